package dev.assize.bench.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.provision.ActName;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionGrammar;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.zip.GZIPInputStream;

/**
 * Whether the provisions grammar reads the same in two languages: {@code ProvisionParallel FILE [-v] [--part tuned|other]}. The
 * file has abstracts that exist in French and in Dutch. What they cite is the same but for the freedom of their authors, so a
 * difference is often a mistake of the grammar, and nobody has to annotate anything. One half, by a hash of the decision, may be
 * looked at; the other is only counted.
 */
public final class ProvisionParallel {

    private ProvisionParallel() {}

    /** What one text cites: the articles, and for each its acts. */
    private record Reading(Map<String, TreeSet<String>> acts) {}

    public static void main(String[] arguments) throws IOException {
        List<String> rest = new ArrayList<>(List.of(arguments));
        boolean verbose = rest.remove("-v");
        int option = rest.indexOf("--part");
        boolean other = option >= 0 && rest.get(option + 1).equals("other");
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        ObjectMapper json = new ObjectMapper();
        int pairs = 0;
        int citing = 0;
        int agreeing = 0;
        F1 articles = F1.NONE;
        F1 acts = F1.NONE;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(Path.of(rest.get(0)))), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode pair = json.readTree(line);
                boolean second = Math.floorMod(pair.path("ecli").asText().hashCode() * 0x9E3779B9, 2) == 1;
                if (second != other || !pair.path("made").asText().equals("single")) {
                    continue;
                }
                pairs++;
                OptionalInt year = Ecli.read(pair.path("ecli").asText())
                        .map(ecli -> OptionalInt.of(ecli.year()))
                        .orElse(OptionalInt.empty());
                Reading french = read(pair.path("fr").asText(), year);
                Reading dutch = read(pair.path("nl").asText(), year);
                if (french.acts().isEmpty() && dutch.acts().isEmpty()) {
                    continue;
                }
                citing++;
                F1 number = agreement(french.acts().keySet(), dutch.acts().keySet());
                F1 full = agreement(withActs(french), withActs(dutch));
                articles = articles.plus(number);
                acts = acts.plus(full);
                boolean same = full.value() == 1.0;
                agreeing += same ? 1 : 0;
                if (verbose && !other && !same) {
                    out.println((number.value() == 1.0 ? "ACT " : "NUMBER ")
                            + pair.path("ecli").asText());
                    out.println("   fr " + french.acts() + " " + pair.path("fr").asText());
                    out.println("   nl " + dutch.acts() + " " + pair.path("nl").asText());
                }
            }
        }
        out.printf(
                Locale.ROOT,
                "%s half: %d pairs, %d cite something, %d (%.3f) read the same; agreement on numbers %.3f, on acts and numbers %.3f%n",
                other ? "other" : "tuned",
                pairs,
                citing,
                agreeing,
                (double) agreeing / Math.max(1, citing),
                articles.value(),
                acts.value());
    }

    private static F1 agreement(Set<String> one, Set<String> other) {
        long both = one.stream().filter(other::contains).count();
        return new F1((int) both, (int) (one.size() - both), (int) (other.size() - both));
    }

    private static Set<String> withActs(Reading reading) {
        Set<String> all = new TreeSet<>();
        reading.acts().forEach((key, acts) -> acts.forEach(act -> all.add(key + " " + act)));
        return all;
    }

    private static Reading read(String text, OptionalInt year) {
        Map<String, TreeSet<String>> acts = new TreeMap<>();
        for (Provision provision :
                ProvisionGrammar.standard().read(DecisionText.of(text, year)).provisions()) {
            acts.computeIfAbsent(provision.key().toLowerCase(Locale.ROOT), key -> new TreeSet<>())
                    .add(label(provision.act()));
        }
        return new Reading(acts);
    }

    /** The same in both languages for an act that is registered, dated or numbered; of another only the kind can be compared. */
    private static String label(CitedAct act) {
        String number = ActName.read(act.name()).number();
        String date = act.date()
                .or(() -> act.registered().map(RegisteredAct::date))
                .map(Object::toString)
                .orElse("");
        return number.isEmpty() || !date.isEmpty() ? act.type() + date : number;
    }
}
