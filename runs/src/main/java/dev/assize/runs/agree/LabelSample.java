package dev.assize.runs.agree;

import dev.assize.core.Headline;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Which cases of a run people are asked to label. The same seed draws the same cases.
 *
 * @param count how many, at most
 */
public record LabelSample(Pick pick, int count, long seed) {

    /** Which cases are drawn. */
    public enum Pick {
        /** Every case is as likely as any other. */
        RANDOM,
        /** Those with the least sure answers first. */
        DOUBTFUL,
        /** As many of each verdict as there are, evenly. */
        STRATIFIED
    }

    /** How sure an answer is that nobody rated: neither sure nor doubtful. */
    private static final double UNRATED = 0.95;

    /** A case that may be drawn, without its texts. */
    private record Drawable(long ordinal, double sure, String stratum) {}

    /** The places of the cases in the run, in their order; none where no case was judged. */
    public List<Long> of(RecordedRun run, Headline headline) throws IOException {
        List<Drawable> all = new ArrayList<>();
        run.forEach(recorded -> {
            Status status = recorded.result().status();
            if (status == Status.JUDGED || status == Status.UNDECIDED) {
                all.add(drawable(recorded, headline));
            }
        });
        Collections.shuffle(all, new Random(seed));
        List<Drawable> chosen = switch (pick) {
            case RANDOM -> all;
            case DOUBTFUL ->
                all.stream().sorted(Comparator.comparingDouble(Drawable::sure)).toList();
            case STRATIFIED -> inTurns(all);
        };
        return chosen.stream().limit(count).map(Drawable::ordinal).sorted().toList();
    }

    private static Drawable drawable(RecordedCase recorded, Headline headline) {
        Status status = recorded.result().status();
        double sure = status == Status.UNDECIDED
                ? 0
                : recorded.result().answers().stream()
                        .mapToDouble(LabelSample::sure)
                        .min()
                        .orElse(1);
        String stratum = recorded.result()
                .verdict()
                .map(verdict -> headline.findLabel(verdict)
                        .or(() -> headline.findScore(verdict).map(BigDecimal::toPlainString))
                        .orElse(""))
                .orElse(status.word());
        return new Drawable(recorded.ordinal(), sure, stratum);
    }

    private static double sure(RecordedAnswer answer) {
        if (answer.withheld().isPresent()) {
            return 0;
        }
        return answer.confidence().map(known -> known.share().doubleValue()).orElse(UNRATED);
    }

    /** One of each stratum, then the next of each, until all are taken. */
    private static List<Drawable> inTurns(List<Drawable> shuffled) {
        Map<String, List<Drawable>> strata = new LinkedHashMap<>();
        shuffled.forEach(each -> strata.computeIfAbsent(each.stratum(), name -> new ArrayList<>())
                .add(each));
        List<Drawable> order = new ArrayList<>();
        for (int turn = 0; order.size() < shuffled.size(); turn++) {
            for (List<Drawable> stratum : strata.values()) {
                if (turn < stratum.size()) {
                    order.add(stratum.get(turn));
                }
            }
        }
        return order;
    }
}
