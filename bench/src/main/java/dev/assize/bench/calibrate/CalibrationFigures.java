package dev.assize.bench.calibrate;

import dev.assize.stats.ConfusionTable;
import dev.assize.stats.KappaAgreement;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * How far the confidences of one kind of question can be believed: whether answers of a confidence are right as often as it
 * says (reliability), how often the surest answers are right (risk against coverage), and what is left to a better answerer.
 */
final class CalibrationFigures {

    /** @param confidence as a table of the other folds gives it; NaN where that knows nothing */
    record Rated(Observation answer, double confidence) {
        boolean isKnown() {
            return !Double.isNaN(confidence);
        }
    }

    private static final double[] EDGES = {0, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98, 1.0001};
    private static final double[] THRESHOLDS = {0.7, 0.8, 0.85, 0.9, 0.95};

    private final String title;
    private final List<Observation> asked;
    private final List<Rated> given;
    private final List<Rated> known;

    CalibrationFigures(String title, List<Observation> asked, List<Rated> given) {
        this.title = title;
        this.asked = asked;
        this.given = given;
        this.known = given.stream().filter(Rated::isKnown).toList();
    }

    void print(PrintStream out) {
        out.printf(
                Locale.ROOT,
                "%n%s%n  %,d asked in %,d documents, %,d withheld, %,d answered, of %,d nobody knows how sure they are%n",
                title,
                asked.size(),
                asked.stream().map(Observation::document).distinct().count(),
                asked.size() - given.size(),
                given.size(),
                given.size() - known.size());
        if (known.isEmpty()) {
            return;
        }
        reliability(out);
        riskAndCoverage(out);
        handedOn(out);
    }

    private void reliability(PrintStream out) {
        out.printf(Locale.ROOT, "  expected calibration error %.3f%n", calibrationError());
        out.println("    confidence     answers   said   right");
        for (int i = 0; i + 1 < EDGES.length; i++) {
            double from = EDGES[i];
            double to = EDGES[i + 1];
            List<Rated> bin = known.stream()
                    .filter(rated -> rated.confidence() >= from && rated.confidence() < to)
                    .toList();
            if (!bin.isEmpty()) {
                out.printf(
                        Locale.ROOT,
                        "    %.2f to %.2f  %,8d  %.3f   %.3f%n",
                        from,
                        Math.min(1, to),
                        bin.size(),
                        bin.stream().mapToDouble(Rated::confidence).average().orElse(0),
                        right(bin));
            }
        }
    }

    /** By bins of equal width, as usual (Guo et al., "On Calibration of Modern Neural Networks", 2017), of 0.05. */
    private double calibrationError() {
        double error = 0;
        for (int bin = 0; bin < 20; bin++) {
            int number = bin;
            List<Rated> in = known.stream()
                    .filter(rated -> Math.min(19, (int) (rated.confidence() * 20)) == number)
                    .toList();
            double said = in.stream().mapToDouble(Rated::confidence).average().orElse(0);
            error += in.isEmpty() ? 0 : Math.abs(said - right(in)) * in.size() / known.size();
        }
        return error;
    }

    private static double right(List<Rated> answers) {
        return (double) answers.stream()
                        .filter(rated -> rated.answer().isRight())
                        .count()
                / answers.size();
    }

    private void riskAndCoverage(PrintStream out) {
        List<Rated> surest = new ArrayList<>(known);
        surest.sort(Comparator.comparingDouble(Rated::confidence).reversed());
        StringBuilder line = new StringBuilder("  right among the surest (coverage: right)");
        for (int tenth = 1; tenth <= 10; tenth++) {
            int count = Math.max(1, surest.size() * tenth / 10);
            line.append(String.format(Locale.ROOT, "  %d %%: %.3f", 10 * tenth, right(surest.subList(0, count))));
        }
        out.println(line);
        double sum = 0;
        int wrong = 0;
        for (int i = 0; i < surest.size(); i++) {
            wrong += surest.get(i).answer().isRight() ? 0 : 1;
            sum += (double) wrong / (i + 1);
        }
        out.printf(Locale.ROOT, "  area under the risk–coverage curve %.4f%n", sum / surest.size());
    }

    private void handedOn(PrintStream out) {
        out.println("  with what is less sure handed to a perfect answerer");
        out.println("    threshold  handed on   right of the rest   kappa of all");
        handedOn(out, "none", 0);
        for (double threshold : THRESHOLDS) {
            handedOn(out, String.format(Locale.ROOT, "%.2f", threshold), threshold);
        }
    }

    /** What the rules withhold is handed on too; of what nobody knows how sure it is, nothing. */
    private void handedOn(PrintStream out, String name, double threshold) {
        List<String> truth = new ArrayList<>();
        List<String> said = new ArrayList<>();
        List<Rated> kept = new ArrayList<>();
        for (Rated rated : given) {
            boolean stands = !(rated.isKnown() && rated.confidence() < threshold);
            truth.add(rated.answer().truth());
            said.add(stands ? rated.answer().said() : rated.answer().truth());
            if (stands) {
                kept.add(rated);
            }
        }
        for (Observation answer : asked) {
            if (!answer.isGiven()) {
                truth.add(answer.truth());
                said.add(answer.truth());
            }
        }
        double kappa = KappaAgreement.of(ConfusionTable.of(truth, said), KappaAgreement.Weighting.UNWEIGHTED)
                .map(KappaAgreement::value)
                .orElse(Double.NaN);
        out.printf(
                Locale.ROOT,
                "    %-9s  %6.1f %%   %.3f               %.3f%n",
                name,
                100.0 * (asked.size() - kept.size()) / asked.size(),
                kept.isEmpty() ? Double.NaN : right(kept),
                kappa);
    }
}
