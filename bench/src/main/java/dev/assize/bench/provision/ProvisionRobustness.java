package dev.assize.bench.provision;

import dev.assize.core.Ruling;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.judges.provision.MisreadCase;
import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.law.be.provision.ProvisionReading;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;

/**
 * Whether the judge accuses perfect extractions when the source is misread: {@code ProvisionRobustness FOLDER [-v] [TIMES]}. Every
 * decision that may be read is misread in every way of {@link Misreading}, several times, and its gold extraction judged by that
 * reading. Each accusation is a finding that needs no proof, and will be raised wherever the grammar errs like that.
 */
public final class ProvisionRobustness {

    /** How many misreadings of any kind the last row puts into one reading. */
    private static final int SEVERAL = 5;

    private static final List<Misreading> MISREADINGS = List.of(Misreading.values());

    private final PrintStream out;
    private final boolean verbose;
    private final int times;
    private int allTried;
    private int allAccused;

    private ProvisionRobustness(PrintStream out, boolean verbose, int times) {
        this.out = out;
        this.verbose = verbose;
        this.times = times;
    }

    public static void main(String[] arguments) throws IOException {
        List<String> rest = new ArrayList<>(List.of(arguments));
        boolean verbose = rest.remove("-v");
        int times = rest.size() > 1 ? Integer.parseInt(rest.get(1)) : 4;
        List<GoldDecision> decisions = GoldDecision.readAll(Path.of(rest.get(0))).stream()
                .filter(decision -> !DecisionPart.UNREAD.holds(decision.name()))
                .toList();
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        new ProvisionRobustness(out, verbose, times).measure(decisions);
    }

    private interface Spoiling {
        Optional<ProvisionReading> of(ProvisionReading right, String text, Random random);
    }

    private void measure(List<GoldDecision> decisions) {
        Map<String, ProvisionReading> readings = new TreeMap<>();
        decisions.forEach(decision ->
                readings.put(decision.name(), ProvisionGrammar.standard().read(decision.text())));
        for (Misreading misreading : Misreading.values()) {
            measure(misreading.written(), decisions, readings, misreading::of);
        }
        out.printf(
                Locale.ROOT,
                "%-22s accused %4d of %4d (%.3f)%n",
                "all",
                allAccused,
                allTried,
                (double) allAccused / Math.max(1, allTried));
        measure("five of any kind", decisions, readings, ProvisionRobustness::several);
    }

    private static Optional<ProvisionReading> several(ProvisionReading right, String text, Random random) {
        ProvisionReading wrong = right;
        for (int i = 0; i < SEVERAL; i++) {
            Misreading misreading = MISREADINGS.get(random.nextInt(MISREADINGS.size()));
            wrong = misreading.of(wrong, text, random).orElse(wrong);
        }
        return Optional.of(wrong);
    }

    private void measure(
            String name, List<GoldDecision> decisions, Map<String, ProvisionReading> readings, Spoiling spoiling) {
        int tried = 0;
        int accused = 0;
        int refused = 0;
        Map<String, Integer> codes = new TreeMap<>();
        for (GoldDecision decision : decisions) {
            ProvisionReading right = readings.get(decision.name());
            GoldExtraction gold = new GoldExtraction(decision, true);
            for (int i = 0; i < times && right != null; i++) {
                Random random = new Random(decision.name().hashCode() * 31L + name.hashCode() * 1009L + i);
                Optional<ProvisionReading> wrong = spoiling.of(right, decision.text(), random);
                if (wrong.isEmpty()) {
                    continue;
                }
                tried++;
                Ruling ruling = MisreadCase.judged(gold.record(gold.items()), text -> wrong.get());
                List<Finding> grave = grave(ruling);
                boolean passes = ruling.verdict()
                        .form()
                        .map(form -> form.path("verdict").asText().equals("PASS"))
                        .orElse(false);
                refused += passes ? 0 : 1;
                accused += grave.isEmpty() ? 0 : 1;
                grave.stream().map(Finding::code).distinct().forEach(code -> codes.merge(code, 1, Integer::sum));
                if (verbose) {
                    grave.stream()
                            .limit(2)
                            .forEach(finding -> out.println("    " + name + " " + decision.name() + " " + finding.code()
                                    + ": " + finding.message()));
                }
            }
        }
        out.printf(Locale.ROOT, "%-22s accused %4d of %4d, not passed %4d  %s%n", name, accused, tried, refused, codes);
        allTried += tried;
        allAccused += accused;
    }

    private static List<Finding> grave(Ruling ruling) {
        return ruling.findings().stream()
                .filter(finding -> finding.severity() == Severity.CRITICAL || finding.severity() == Severity.MAJOR)
                .toList();
    }
}
