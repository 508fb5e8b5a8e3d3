package dev.assize.judges.coverage.reading;

import dev.assize.text.Span;
import java.util.BitSet;

/**
 * How one sentence of an output, with the ones around it, speaks for a statement.
 *
 * <p>{@link Signal} makes numbers of it; none of them can overrule an {@link Objections objection}.
 */
final class SentenceSupport {

    private static final int AROUND = 2;

    /** As far as this, sentences of one text still speak of one thing. */
    private static final int WIDELY = 5;

    private final Match match;
    private final int sentence;
    private final BitSet struck;
    private final int start;
    private final int end;

    /** @param struck the sentences that say the same wrongly; their words do not count */
    SentenceSupport(Match match, int sentence, BitSet struck) {
        this.match = match;
        this.sentence = sentence;
        this.struck = struck;
        this.start = match.passage().sentenceStart(sentence);
        this.end = match.passage().sentenceEnd(sentence);
    }

    Match match() {
        return match;
    }

    /** The first token of the sentence. */
    int start() {
        return start;
    }

    /** The token after the last one. */
    int end() {
        return end;
    }

    int parts() {
        return match.statement().parts().size();
    }

    Statement.Part wanted(int part) {
        return match.statement().parts().get(part);
    }

    /** How well the sentence has a part of the statement. */
    double part(int part) {
        return match.inSentence(part, sentence);
    }

    /** How well the sentence, or one at most so many sentences away, has it. */
    double partWithin(int part, int sentences) {
        return best(part, sentence - sentences, sentence + sentences);
    }

    /** The best of the sentences from {@code first} to {@code last} that are not struck. */
    private double best(int part, int first, int last) {
        double best = 0;
        int to = Math.min(match.passage().sentences() - 1, last);
        for (int i = Math.max(0, first); i <= to; i++) {
            best = struck.get(i) ? best : Math.max(best, match.inSentence(part, i));
        }
        return best;
    }

    private double coverage(int first, int last) {
        double covered = 0;
        for (int part = 0; part < parts(); part++) {
            covered += wanted(part).weight() * best(part, first, last);
        }
        return match.statement().weight() == 0 ? 0 : covered / match.statement().weight();
    }

    /** Where the sentence has the part; -1 when it does not. */
    int place(int part) {
        return match.place(part, start, end);
    }

    int matchedParts() {
        int matched = 0;
        for (int part = 0; part < parts(); part++) {
            matched += part(part) > 0 ? 1 : 0;
        }
        return matched;
    }

    int nameParts() {
        return (int)
                match.statement().parts().stream().filter(Statement.Part::name).count();
    }

    /** How well the sentence alone covers the statement: what the best sentence is chosen by. */
    double coverage() {
        return coverage(sentence, sentence);
    }

    double coverageNearby() {
        return Math.max(coverage(sentence - 1, sentence), coverage(sentence, sentence + 1));
    }

    double coverageWidely() {
        return coverage(sentence - WIDELY, sentence + WIDELY);
    }

    /** The share of the words that are no names in the sentence and the ones around it; 1 when there are none. */
    double wordCoverageAround() {
        double weight = 0;
        double covered = 0;
        for (int part = 0; part < parts(); part++) {
            if (!wanted(part).name()) {
                weight += wanted(part).weight();
                covered += wanted(part).weight() * partWithin(part, AROUND);
            }
        }
        return weight == 0 ? 1 : covered / weight;
    }

    /** The share of the words that are no names in the sentence itself; 0 when there are none. */
    double wordCoverage() {
        double weight = 0;
        double covered = 0;
        for (int part = 0; part < parts(); part++) {
            if (!wanted(part).name()) {
                weight += wanted(part).weight();
                covered += wanted(part).weight() * part(part);
            }
        }
        return weight == 0 ? 0 : covered / weight;
    }

    /** The share of neighbouring parts that stand in the sentence in the same order, at most four tokens apart. */
    double order() {
        int kept = 0;
        for (int part = 1; part < parts(); part++) {
            int before = place(part - 1);
            int at = place(part);
            kept += before >= 0 && at > before && at - before <= 4 ? 1 : 0;
        }
        return parts() < 2 ? 0 : (double) kept / (parts() - 1);
    }

    /** Whether the part stands in a clause of the sentence that denies nothing. */
    boolean affirms(int part) {
        return standsIn(part, false);
    }

    /** Whether the part stands in a clause of the sentence that denies something. */
    boolean denies(int part) {
        return standsIn(part, true);
    }

    private boolean standsIn(int part, boolean denied) {
        for (int i = start; i < end; i++) {
            if (match.strength(part, i) > 0 && isDenied(i) == denied) {
                return true;
            }
        }
        return false;
    }

    private boolean isDenied(int at) {
        Polarity polarity = match.passage().polarity();
        return polarity.isNegated(at)
                || (polarity.isDenied(at) && !match.statement().denying());
    }

    /** Whether every content word of the sentence stands for a part of the statement: then it can have replaced none. */
    boolean addsNothing() {
        for (int i = start; i < end; i++) {
            if (match.passage().token(i).isContent() && !match.isMatched(i)) {
                return false;
            }
        }
        return true;
    }

    boolean hasPronoun() {
        for (int i = start; i < end; i++) {
            if (match.passage().lexicon().isPronoun(match.passage().token(i).folded())) {
                return true;
            }
        }
        return false;
    }

    /** The whole sentence, which is what a reader needs to see. */
    Span quote() {
        return match.passage().span(start, end - 1);
    }
}
