package dev.assize.bench.provision;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Measures the provisions grammar and the judge on annotated decisions. Run {@code bench/provision-accuracy.sh FOLDER [-v]
 * [--part tuned|second|unread|all] [--times N] [--defect NAME]… [NAME…]}; {@code -v} lists what is wrong, except for the
 * decisions that are kept unread.
 */
public final class ProvisionAccuracy {

    private static final String USAGE =
            "Usage: provision-accuracy.sh FOLDER [-v] [--part tuned|second|unread|all] [--times N] [--defect NAME]... [NAME...]:"
                    + " a folder with .txt and .gold.json files; -v lists what is wrong; --times damages each decision N times"
                    + " in each way (4); --defect takes some ways only (drop, wrong-act); NAME takes the decisions whose name"
                    + " holds it";

    private final PrintStream out;
    private final DecisionPart part;
    private final boolean verbose;
    private final JudgeScore judge;

    private ProvisionAccuracy(PrintStream out, DecisionPart part, boolean verbose, JudgeScore judge) {
        this.out = out;
        this.part = part;
        this.verbose = verbose;
        this.judge = judge;
    }

    public static void main(String[] arguments) throws IOException {
        List<String> rest = new ArrayList<>(List.of(arguments));
        boolean verbose = rest.remove("-v");
        DecisionPart part = taken(rest, "--part").map(DecisionPart::parse).orElse(DecisionPart.ALL);
        int times = taken(rest, "--times").map(Integer::valueOf).orElse(JudgeScore.TIMES);
        Set<Defect> defects = EnumSet.noneOf(Defect.class);
        for (Optional<String> name = taken(rest, "--defect"); name.isPresent(); name = taken(rest, "--defect")) {
            defects.add(Defect.valueOf(name.get().toUpperCase(Locale.ROOT).replace('-', '_')));
        }
        if (rest.isEmpty() || rest.get(0).startsWith("-")) {
            System.err.println(USAGE);
            System.exit(2);
        }
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        JudgeScore judge = new JudgeScore(defects.isEmpty() ? Defect.USUAL : defects, times);
        new ProvisionAccuracy(out, part, verbose && part.mayBeRead(), judge)
                .measure(Path.of(rest.get(0)), rest.subList(1, rest.size()));
    }

    /** The value of an option, which is taken out of the arguments with it. */
    private static Optional<String> taken(List<String> arguments, String option) {
        int at = arguments.indexOf(option);
        if (at < 0 || at + 1 >= arguments.size()) {
            return Optional.empty();
        }
        arguments.remove(at);
        return Optional.of(arguments.remove(at));
    }

    private void measure(Path folder, List<String> names) throws IOException {
        F1 articles = F1.NONE;
        F1 full = F1.NONE;
        double articlesOfEach = 0;
        double fullOfEach = 0;
        int places = 0;
        int decisions = 0;
        for (GoldDecision decision : GoldDecision.readAll(folder)) {
            boolean named = names.isEmpty() || names.stream().anyMatch(decision.name()::contains);
            if (!named || !part.holds(decision.name())) {
                continue;
            }
            GrammarScore score = GrammarScore.of(decision);
            judge.measure(decision);
            print(decision.name(), score.articles(), score.full(), score.places());
            if (verbose) {
                score.differences().forEach(difference -> out.println("  " + difference));
            }
            articles = articles.plus(score.articles());
            full = full.plus(score.full());
            articlesOfEach += score.articles().value();
            fullOfEach += score.full().value();
            places += score.places();
            decisions++;
        }
        if (decisions == 0) {
            out.println("No decision of this name in the part " + part.written() + ".");
            return;
        }
        print("all " + decisions, articles, full, places);
        out.printf(
                Locale.ROOT, "macro F1: article %.3f, full %.3f%n", articlesOfEach / decisions, fullOfEach / decisions);
        judge.printed().forEach(out::println);
        if (verbose) {
            judge.remarks().forEach(out::println);
        }
    }

    private void print(String name, F1 articles, F1 full, int places) {
        out.printf(
                Locale.ROOT,
                "%-42s article P %.3f R %.3f F1 %.3f  full P %.3f R %.3f F1 %.3f  places with errors %d%n",
                name,
                articles.precision(),
                articles.recall(),
                articles.value(),
                full.precision(),
                full.recall(),
                full.value(),
                places);
    }
}
