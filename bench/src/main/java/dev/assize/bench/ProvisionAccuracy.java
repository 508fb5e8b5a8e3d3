package dev.assize.bench;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.act.TitleWords;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.text.FoldedText;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Measures the provisions grammar against annotated decisions: precision, recall and F1 by article (act and key) and in
 * full (act, key and path). What an annotator marked as disputed counts neither way, and neither does what the grammar
 * marks so. Run {@code bench/provision-accuracy.sh FOLDER [-v] [NAME…]}; {@code -v} lists the differences.
 */
public final class ProvisionAccuracy {

    private static final double SAME_TITLE = 0.5;

    private final ActRegistry registry = ActRegistry.standard();
    private final PrintStream out;
    private final boolean verbose;

    private ProvisionAccuracy(PrintStream out, boolean verbose) {
        this.out = out;
        this.verbose = verbose;
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length == 0) {
            System.err.println(
                    "Usage: provision-accuracy.sh FOLDER [-v] [NAME...]: a folder with .txt and .gold.json files");
            System.exit(2);
        }
        List<String> rest = new ArrayList<>(List.of(arguments).subList(1, arguments.length));
        boolean verbose = rest.remove("-v");
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        new ProvisionAccuracy(out, verbose).measure(Path.of(arguments[0]), rest);
    }

    private void measure(Path folder, List<String> names) throws IOException {
        FindingTally articles = FindingTally.NONE;
        FindingTally full = FindingTally.NONE;
        for (GoldDecision decision : GoldDecision.readAll(folder)) {
            if (!names.isEmpty() && names.stream().noneMatch(decision.name()::contains)) {
                continue;
            }
            List<Provision> read =
                    ProvisionGrammar.standard().read(decision.text()).provisions();
            FindingTally byArticle = compare(decision, read, false);
            FindingTally inFull = compare(decision, read, true);
            print(decision.name(), byArticle, inFull);
            perfect(decision);
            articles = articles.plus(byArticle);
            full = full.plus(inFull);
        }
        print("all", articles, full);
    }

    private void perfect(GoldDecision decision) {
        CaseResult result = PerfectExtraction.judged(decision);
        ObjectNode verdict = result.verdict().orElseThrow();
        out.println("  a perfect extraction: " + verdict.path("verdict").asText() + " with "
                + verdict.path("score").asText() + ", confidence "
                + verdict.path("confidence").asText());
        if (verbose) {
            result.findings().forEach(finding -> out.println("    " + finding.code() + ": " + finding.message()));
        }
    }

    private void print(String name, FindingTally articles, FindingTally full) {
        out.printf(
                Locale.ROOT,
                "%-45s article P %.3f R %.3f F1 %.3f   full P %.3f R %.3f F1 %.3f%n",
                name,
                articles.precision(),
                articles.recall(),
                articles.f1(),
                full.precision(),
                full.recall(),
                full.f1());
    }

    private FindingTally compare(GoldDecision decision, List<Provision> read, boolean withPath) {
        Map<String, Boolean> expected = new LinkedHashMap<>();
        for (GoldDecision.Entry entry : decision.entries()) {
            String path = withPath ? String.join(" ", entry.path()) : "";
            expected.merge(label(entry.act(), entry.key(), path), entry.disputed(), Boolean::logicalAnd);
        }
        Map<String, Boolean> found = new LinkedHashMap<>();
        Map<String, Provision> sources = new LinkedHashMap<>();
        for (Provision provision : read) {
            String act = actOf(decision, provision.act());
            String path = withPath
                    ? String.join(
                            " ",
                            provision.path().stream().map(PathElement::toString).toList())
                    : "";
            String label = label(act, provision.key(), path);
            found.merge(label, provision.disputed(), Boolean::logicalAnd);
            sources.putIfAbsent(label, provision);
        }
        return tally(decision, expected, found, sources, withPath);
    }

    private FindingTally tally(
            GoldDecision decision,
            Map<String, Boolean> expected,
            Map<String, Boolean> found,
            Map<String, Provision> sources,
            boolean withPath) {
        Set<String> superfluous = new TreeSet<>(found.keySet());
        superfluous.removeAll(expected.keySet());
        superfluous.removeIf(label -> Boolean.TRUE.equals(found.get(label)));
        Set<String> missed = new TreeSet<>(expected.keySet());
        missed.removeIf(label -> Boolean.TRUE.equals(expected.get(label)));
        int certain = missed.size();
        missed.removeAll(found.keySet());
        if (verbose && withPath) {
            superfluous.forEach(label -> out.println("  + " + label + "   " + place(decision, sources.get(label))));
            missed.forEach(label ->
                    out.println("  - " + label + " " + decision.acts().get(label.substring(0, label.indexOf(' ')))));
        }
        return new FindingTally(certain - missed.size(), superfluous.size(), missed.size());
    }

    private static String place(GoldDecision decision, @Nullable Provision provision) {
        if (provision == null) {
            return "";
        }
        int start = Math.max(0, provision.span().start() - 40);
        int end = Math.min(decision.text().length(), provision.span().end() + 90);
        return provision.act().name() + " (" + provision.attribution().reason() + ") «"
                + decision.text().substring(start, end).replace('\n', ' ') + "»";
    }

    private static String label(String act, String key, String path) {
        return act + " " + key.toLowerCase(Locale.ROOT) + " " + path;
    }

    /** The annotator's name for an act that the grammar found; the grammar's own when the annotator has none. */
    private String actOf(GoldDecision decision, CitedAct act) {
        for (Sameness sameness : List.<Sameness>of(this::sameName, this::sameDate, this::sameTitle)) {
            for (Map.Entry<String, GoldDecision.Act> entry : decision.acts().entrySet()) {
                if (sameness.holds(entry.getValue(), act)) {
                    return entry.getKey();
                }
            }
        }
        return "?" + act.name();
    }

    /** A way to recognise an act, the surest one tried first. */
    private interface Sameness {
        boolean holds(GoldDecision.Act gold, CitedAct act);
    }

    private boolean sameName(GoldDecision.Act gold, CitedAct act) {
        List<String> goldNames = new ArrayList<>(gold.names());
        goldNames.add(gold.name());
        Set<String> names = new TreeSet<>();
        act.names().forEach(name -> names.add(FoldedText.fold(name)));
        for (String name : goldNames) {
            boolean registered =
                    act.registered().filter(registry.named(name)::contains).isPresent();
            if (names.contains(FoldedText.fold(name))
                    || (registered && isOnly(name, act.registered().get()))) {
                return true;
            }
        }
        return false;
    }

    private boolean sameDate(GoldDecision.Act gold, CitedAct act) {
        boolean sameType =
                act.type().french().equals(gold.type()) || act.type().dutch().equals(gold.type());
        boolean sameDay =
                act.date().filter(date -> date.toString().equals(gold.date())).isPresent();
        return sameDay && (sameType || shares(TitleWords.of(gold.name()), act));
    }

    private boolean sameTitle(GoldDecision.Act gold, CitedAct act) {
        Set<String> words = TitleWords.of(gold.name());
        boolean dated = !gold.date().isEmpty() && act.date().isPresent();
        return !dated && !words.isEmpty() && shares(words, act);
    }

    /** "Burgerlijk Wetboek" is two acts; what else the annotator wrote must decide. */
    private boolean isOnly(String name, RegisteredAct act) {
        return registry.named(name).size() == 1
                || registry.named(name).get(0).equals(act)
                || act.numbering().name().startsWith("DEC");
    }

    private static boolean shares(Set<String> words, CitedAct act) {
        Set<String> others = TitleWords.of(String.join(" ", act.names()));
        long shared = words.stream().filter(others::contains).count();
        return shared >= Math.max(1, Math.round(SAME_TITLE * Math.min(words.size(), Math.max(1, others.size()))));
    }
}
