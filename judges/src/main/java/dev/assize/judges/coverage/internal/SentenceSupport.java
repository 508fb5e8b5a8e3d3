package dev.assize.judges.coverage.internal;

import dev.assize.text.Span;
import org.jspecify.annotations.Nullable;

/**
 * How one sentence of an output, with the ones around it, speaks for a statement.
 *
 * <p>{@link Signals} makes numbers of it.
 */
final class SentenceSupport {

    private static final int AROUND = 2;

    /** What share of what the question does not say has to be there. */
    private static final double ANSWERING = 0.3;

    /** How many sentences a brief answer has. */
    private static final int BRIEF = 2;

    private final Match match;
    private final int sentence;
    private final StruckSentences struck;
    private final int start;
    private final int end;
    private final Statement statement;
    private final double[] here;

    // Objections ask again and again for these, and for most sentences nobody does.
    private @Nullable Boolean leansOnQuestion;
    private @Nullable SentenceFrame frame;

    /** @param struck the sentences that say the same wrongly; their words do not count */
    SentenceSupport(Match match, int sentence, StruckSentences struck) {
        this.match = match;
        this.sentence = sentence;
        this.struck = struck;
        this.start = match.passage().sentenceStart(sentence);
        this.end = match.passage().sentenceEnd(sentence);
        this.statement = match.statement();
        this.here = new double[statement.parts()];
        for (int part = 0; part < here.length; part++) {
            here[part] = match.inSentence(part, sentence);
        }
    }

    Match match() {
        return match;
    }

    /** Which sentence of the passage it is. */
    int sentence() {
        return sentence;
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
        return here.length;
    }

    Statement.Part wanted(int part) {
        return statement.part(part);
    }

    /** How well the sentence has a part of the statement. */
    double part(int part) {
        return here[part];
    }

    /** How well the sentence, or one at most so many sentences away, has it. */
    double partWithin(int part, int sentences) {
        return best(part, sentence - sentences, sentence + sentences);
    }

    /** How well any sentence has it. */
    double anywhere(int part) {
        return struck.mayBeAny() ? match.outside(part, struck) : match.anywhere(part);
    }

    /** Which of the other words of the statement the sentence has, where one may be said otherwise. */
    SentenceFrame frame() {
        SentenceFrame known = frame;
        if (known == null) {
            known = new SentenceFrame(this);
            frame = known;
        }
        return known;
    }

    /** How the letters of the statement stand in the output. */
    LetterSupport letters() {
        return new LetterSupport(this, struck);
    }

    /** The best of the sentences from {@code first} to {@code last} that are not struck. */
    private double best(int part, int first, int last) {
        int to = Math.min(match.passage().sentences() - 1, last);
        double best = 0;
        for (int i = Math.max(0, first); i <= to; i++) {
            double there = match.inSentence(part, i);
            best = there > best && !struck.has(i) ? there : best;
        }
        return best;
    }

    private double coverage(int first, int last) {
        double covered = 0;
        for (int part = 0; part < parts(); part++) {
            covered += wanted(part).weight() * best(part, first, last);
        }
        return statement.weights().all() == 0
                ? 0
                : covered / statement.weights().all();
    }

    /** Whether the output has nothing of the statement but what the question says or what may be left out. */
    boolean lacksEveryNewWord() {
        boolean any = false;
        for (int part = 0; part < parts(); part++) {
            if (wanted(part).framed()) {
                if (anywhere(part) > 0) {
                    return false;
                }
                any = true;
            }
        }
        return any;
    }

    /**
     * Whether the sentence may lean on the question. A brief answer may always; where more is said, part of what the question does
     * not say has to be there, otherwise another question is answered.
     */
    boolean leansOnQuestion() {
        if (leansOnQuestion == null) {
            boolean brief = match.passage().sentences() <= BRIEF;
            leansOnQuestion = match.takesUpQuestion() && (brief || saysPartOfWhatIsNew());
        }
        return leansOnQuestion;
    }

    private boolean saysPartOfWhatIsNew() {
        double weight = 0;
        double said = 0;
        for (int part = 0; part < parts(); part++) {
            if (wanted(part).framed()) {
                weight += wanted(part).weight();
                said += wanted(part).weight() * partWithin(part, 1);
            }
        }
        return said >= ANSWERING * weight;
    }

    /** Where the sentence has the part; -1 when it does not. */
    int place(int part) {
        return part(part) > 0 ? match.place(part, start, end) : -1;
    }

    int matchedParts() {
        int matched = 0;
        for (int part = 0; part < parts(); part++) {
            matched += part(part) > 0 ? 1 : 0;
        }
        return matched;
    }

    int nameParts() {
        int names = 0;
        for (int part = 0; part < parts(); part++) {
            names += wanted(part).name() ? 1 : 0;
        }
        return names;
    }

    double coverageNearby() {
        return Math.max(coverage(sentence - 1, sentence), coverage(sentence, sentence + 1));
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

    /** Whether the part stands in a clause of the sentence that denies nothing. */
    boolean affirms(int part) {
        return standsIn(part, false);
    }

    /** Whether the part stands in a clause of the sentence that denies something. */
    boolean denies(int part) {
        return standsIn(part, true);
    }

    private boolean standsIn(int part, boolean denied) {
        for (int i = start; i < end && part(part) > 0; i++) {
            if (match.strength(part, i) > 0 && isDenied(i) == denied) {
                return true;
            }
        }
        return false;
    }

    private boolean isDenied(int at) {
        Polarity polarity = match.passage().polarity();
        return polarity.isNegated(at)
                || (polarity.isDenied(at) && !statement.polarity().denies());
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

    /** The whole sentence, which is what a reader needs to see. */
    Span quote() {
        return match.passage().span(start, end - 1);
    }
}
