package dev.assize.runs.agree;

import dev.assize.runs.summary.Figure;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.Interval;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far two raters agree on one topic: a kind of question, the verdict's label, whether it passes, or the score.
 *
 * @param items what both gave a value for
 * @param cases how many cases these come from; intervals draw cases
 * @param withheld what at least one of them withheld, by whom
 * @param bounds the share of agreement if all that was withheld differed, and if all of it agreed; null when nothing was
 * @param same how often both said the same
 * @param chanceFree Cohen's kappa; null where it is not defined
 * @param reliability Krippendorff's alpha; null where it is not defined
 * @param overlap of lists: what both have of what either has, on average; null for anything else
 * @param bias of numbers: the second less the first, on average; null for anything else
 * @param table who said what; null when there are too many values to look at
 * @param sureness how often they agree by how sure the first is, or the second where only that one tells; empty where none does
 * @param left what could not be held against one another, and why
 */
public record AgreementOn(
        String topic,
        TopicKind kind,
        long items,
        long cases,
        Withheld withheld,
        @Nullable Interval bounds,
        @Nullable Figure same,
        @Nullable Figure chanceFree,
        @Nullable Figure reliability,
        @Nullable Figure overlap,
        @Nullable Figure bias,
        @Nullable ConfusionTable table,
        List<ConfidenceBin> sureness,
        LeftOut left) {

    public AgreementOn {
        sureness = List.copyOf(sureness);
    }

    /** How many items the first, the second or both of the raters withheld. */
    public record Withheld(long first, long second, long both) {
        public long any() {
            return first + second + both;
        }
    }

    /**
     * Items that did not meet.
     *
     * @param onlyFirst, onlySecond asked of one of them only
     * @param reworded asked in different words
     * @param elsewhere asked after lists that differ, so that the same id may mean another thing
     */
    public record LeftOut(long onlyFirst, long onlySecond, long reworded, long elsewhere) {
        public long any() {
            return onlyFirst + onlySecond + reworded + elsewhere;
        }
    }

    public Optional<Figure> agreement() {
        return Optional.ofNullable(same);
    }

    public Optional<Figure> kappa() {
        return Optional.ofNullable(chanceFree);
    }

    public Optional<Figure> alpha() {
        return Optional.ofNullable(reliability);
    }

    public Optional<ConfusionTable> confusion() {
        return Optional.ofNullable(table);
    }
}
