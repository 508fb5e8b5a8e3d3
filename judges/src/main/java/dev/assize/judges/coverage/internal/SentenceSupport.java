package dev.assize.judges.coverage.internal;

import dev.assize.text.Span;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * How one sentence of an output, with the ones around it, speaks for a statement.
 *
 * <p>{@link Signal} makes numbers of it; none of them can overrule an {@link Objections objection}.
 */
final class SentenceSupport {

    private static final int AROUND = 2;

    /** From this share of the other words on, a sentence repeats the frame of a statement. */
    private static final double FRAME = 0.8;

    private static final double EXACT = 0.95;

    /** With more words of its own among those of the statement, a sentence says something else as well. */
    private static final int MOST_STRANGERS = 3;

    /** What share of what the question does not say has to be there. */
    private static final double ANSWERING = 0.3;

    /** How many sentences a brief answer has. */
    private static final int BRIEF = 2;

    private static final int UNKNOWN = -1;

    /** More than adding up in another order can change. */
    private static final double ROUNDING = 1e-9;

    /** What a small word counts beside a content word in a sequence. */
    private static final double SMALL_WORD = 0.3;

    private final Match match;
    private final int sentence;
    private final StruckSentences struck;
    private final int start;
    private final int end;
    private final Statement statement;
    private final double[] here;

    // Objections ask again and again for these, and for most sentences nobody does.
    private int strangers = UNKNOWN;
    private double lacking = UNKNOWN;
    private @Nullable Boolean leansOnQuestion;
    private @Nullable Boolean repeatsFrame;
    private @Nullable Boolean repeatsFrameButNumbers;

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
        return statement.weight() == 0 ? 0 : covered / statement.weight();
    }

    /** Whether the output has nothing of the statement but what the question says or what may be left out. */
    boolean lacksEveryNewWord() {
        boolean any = false;
        for (int part = 0; part < parts(); part++) {
            if (isFramed(wanted(part))) {
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
            if (isFramed(wanted(part))) {
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

    /**
     * The share of the words of the statement that the sentence has, leaving out the parts that are excepted and those that
     * the question says. 1 when nothing else is left: then whatever stands there stands in their place.
     */
    double frame(IntPredicate excepted) {
        double weight = 0;
        double covered = 0;
        for (int part = 0; part < parts(); part++) {
            if (isFramed(wanted(part)) && !excepted.test(part)) {
                weight += wanted(part).weight();
                covered += wanted(part).weight() * (part(part) > 0 ? 1 : 0);
            }
        }
        return weight == 0 ? 1 : covered / weight;
    }

    /** Whether the sentence says what the statement says: it has most of its words, and hardly any of its own among them. */
    boolean repeatsFrame() {
        if (repeatsFrame == null) {
            repeatsFrame = mayRepeatFrame() && repeatsFrame(part -> false);
        }
        return repeatsFrame;
    }

    /** Whether it has most of the words of the statement; cheap to ask. */
    boolean mayRepeatFrame() {
        return lacking() <= (1 - FRAME) * statement.frameWeight() + ROUNDING;
    }

    /** Whether it says the same but for the numbers and dates. */
    boolean repeatsFrameButNumbers() {
        if (repeatsFrameButNumbers == null) {
            repeatsFrameButNumbers = repeatsFrame(part -> wanted(part).exact());
        }
        return repeatsFrameButNumbers;
    }

    /** Whether it says the same but for one part that it lacks. */
    boolean repeatsFrameBut(int excepted) {
        Statement.Part wanted = wanted(excepted);
        double own = isFramed(wanted) ? wanted.weight() : 0;
        double frame = statement.frameWeight();
        // Most sentences lack far more than that; adding up exactly is for those on the edge.
        boolean may = lacking() - own <= (1 - FRAME) * (frame - own) + ROUNDING;
        return may && repeatsFrame(part -> part == excepted);
    }

    /** What those of the parts weigh that the sentence lacks, as far as they belong to the frame of the statement. */
    private double lacking() {
        if (lacking < 0) {
            double sum = 0;
            for (int part = 0; part < here.length; part++) {
                sum += here[part] == 0 && isFramed(wanted(part)) ? wanted(part).weight() : 0;
            }
            lacking = sum;
        }
        return lacking;
    }

    private static boolean isFramed(Statement.Part part) {
        return !part.given() && !part.aside();
    }

    /**
     * Whether the sentence says what the statement says but for the excepted parts, so that it says something else of them: it has
     * most of the other words, and hardly any of its own among them.
     */
    boolean repeatsFrame(IntPredicate excepted) {
        return frame(excepted) >= FRAME && hasEnough(excepted) && strangers() <= MOST_STRANGERS;
    }

    /** Whether it has every other word of the statement, so that what is left was changed. */
    boolean repeatsExactly(IntPredicate excepted) {
        return frame(excepted) >= EXACT && hasEnough(excepted) && strangers() <= MOST_STRANGERS;
    }

    /** Whether it can have every other word if the heaviest so many of those that it lacks are excepted; cheap to ask. */
    boolean mayRepeatExactlyBut(int count) {
        double[] heaviest = new double[count];
        for (int part = 0; part < parts(); part++) {
            if (here[part] == 0 && isFramed(wanted(part))) {
                putHeaviest(heaviest, wanted(part).weight());
            }
        }
        double left = statement.frameWeight();
        double missing = lacking();
        for (double weight : heaviest) {
            left -= weight;
            missing -= weight;
        }
        return missing <= (1 - EXACT) * left + ROUNDING && strangers() <= MOST_STRANGERS;
    }

    private static void putHeaviest(double[] heaviest, double weight) {
        double left = weight;
        for (int i = 0; i < heaviest.length; i++) {
            double heavier = Math.max(heaviest[i], left);
            left = Math.min(heaviest[i], left);
            heaviest[i] = heavier;
        }
    }

    /** One word alone makes no frame, unless the statement has no other. */
    private boolean hasEnough(IntPredicate excepted) {
        int others = 0;
        int there = 0;
        for (int part = 0; part < parts(); part++) {
            if (!excepted.test(part) && !wanted(part).given()) {
                others++;
                there += part(part) > 0 ? 1 : 0;
            }
        }
        return there >= Math.min(2, others);
    }

    /** How many content words that are not of the statement stand among those that are. */
    private int strangers() {
        if (strangers == UNKNOWN) {
            strangers = readStrangers();
        }
        return strangers;
    }

    private int readStrangers() {
        int found = 0;
        int pending = 0;
        boolean inside = false;
        for (int i = start; i < end; i++) {
            if (match.isMatched(i) && match.passage().token(i).isContent()) {
                found += inside ? pending : 0;
                pending = 0;
                inside = true;
            } else if (match.passage().token(i).isContent()) {
                pending++;
            }
        }
        return found;
    }

    /** The longest common subsequence of all words, small ones counting less, as a share of the statement. */
    double sequence() {
        double[] best = new double[end - start + 1];
        double total = 0;
        for (int word = 0; word < statement.length(); word++) {
            int part = statement.partAt(word);
            double own = part >= 0 ? 1 : SMALL_WORD;
            total += own;
            if (part < 0) {
                lengthenBySmall(best, match.word(statement.word(word)).number(), own);
            } else if (here[part] > 0) {
                match.lengthen(best, part, start, end, own);
            } else {
                lengthen(best);
            }
        }
        return total == 0 ? 0 : best[end - start] / total;
    }

    /** The best sequences up to each place of the sentence once one more word of the statement is read, which is this small one. */
    private void lengthenBySmall(double[] best, int small, double own) {
        if (small < 0) {
            lengthen(best);
            return;
        }
        ReadText passage = match.passage();
        double before = best[0];
        for (int i = start; i < end; i++) {
            int at = i - start + 1;
            double longest = passage.word(i) == small ? before + own : Math.max(best[at], best[at - 1]);
            before = best[at];
            best[at] = longest;
        }
    }

    /** The same where the sentence does not have it. */
    private static void lengthen(double[] best) {
        for (int at = 1; at < best.length; at++) {
            best[at] = Math.max(best[at], best[at - 1]);
        }
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
        return polarity.isNegated(at) || (polarity.isDenied(at) && !statement.denying());
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
