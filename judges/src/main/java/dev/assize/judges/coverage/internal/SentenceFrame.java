package dev.assize.judges.coverage.internal;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Whether a sentence repeats a statement but for some of its words, so that what it says in their place is said of the same thing. What
 * the question says, and what may be left out, does not belong to the frame. Not for several threads at once.
 */
final class SentenceFrame {

    /** From this share of the other words on, a sentence repeats the frame of a statement. */
    private static final double FRAME = 0.8;

    /** No part is excepted. */
    static final int NO_PART = -1;

    private static final double EXACT = 0.95;

    /** How much of a statement a sentence may leave to the one before it. */
    private static final double LEFT_TO_THE_SENTENCE_BEFORE = 0.6;

    /** With more words of its own among those of the statement, a sentence says something else as well. */
    private static final int MOST_STRANGERS = 3;

    private static final int UNKNOWN = -1;

    /** More than adding up in another order can change. */
    private static final double ROUNDING = 1e-9;

    private final SentenceSupport evidence;
    private final Statement statement;
    private final double whole;

    // Objections ask again and again for these, and for most sentences nobody does.
    private int strangers = UNKNOWN;
    private double lacking = UNKNOWN;
    private @Nullable Boolean repeats;
    private @Nullable Boolean repeatsButNumbers;

    SentenceFrame(SentenceSupport evidence) {
        this.evidence = evidence;
        this.statement = evidence.match().statement();
        this.whole = statement.weights().frame();
    }

    /**
     * The share of the words of the statement that the sentence has, leaving out the parts that are excepted and those that
     * the question says. 1 when nothing else is left: then whatever stands there stands in their place.
     */
    double share(IntPredicate excepted) {
        double weight = 0;
        double covered = 0;
        for (int part = 0; part < statement.parts(); part++) {
            double own = framed(part);
            if (own != 0 && !excepted.test(part)) {
                weight += own;
                covered += evidence.part(part) > 0 ? own : 0;
            }
        }
        return weight == 0 ? 1 : covered / weight;
    }

    /** What the part weighs in the frame; 0 where it does not belong to it. */
    private double framed(int part) {
        Statement.Part wanted = statement.part(part);
        return wanted.framed() ? wanted.weight() : 0;
    }

    /** Whether the sentence says what the statement says: it has most of its words, and hardly any of its own among them. */
    boolean repeats() {
        if (repeats == null) {
            repeats = mayRepeat() && repeats(part -> false);
        }
        return repeats;
    }

    /** Whether it has most of the words of the statement; cheap to ask. */
    boolean mayRepeat() {
        return lacking() <= (1 - FRAME) * whole + ROUNDING;
    }

    /** Whether it says the same but for the numbers and dates. */
    boolean repeatsButNumbers() {
        if (repeatsButNumbers == null) {
            repeatsButNumbers = repeats(part -> statement.part(part).exact());
        }
        return repeatsButNumbers;
    }

    /** Whether it says the same but for one part that it lacks. */
    boolean repeatsBut(int excepted) {
        double own = framed(excepted);
        // Most sentences lack far more than that; adding up exactly is for those on the edge.
        boolean may = lacking() - own <= (1 - FRAME) * (whole - own) + ROUNDING;
        return may && repeats(part -> part == excepted);
    }

    /** Whether it has so much of the statement that it may say the same together with the sentence before it; cheap to ask. */
    boolean mayContinue() {
        return lacking() <= LEFT_TO_THE_SENTENCE_BEFORE * whole;
    }

    /**
     * Whether it says the same but for that part together with the sentence before it, which it need not repeat: "… the Velo 9 … .
     * Waterproof the phone is not."
     */
    boolean continuesBut(int excepted) {
        double own = excepted == NO_PART ? 0 : framed(excepted);
        int before = evidence.sentence() - 1;
        return before >= 0
                && lacking() - own <= LEFT_TO_THE_SENTENCE_BEFORE * (whole - own)
                && strangers() <= (excepted == NO_PART ? 0 : 1)
                && hasTwo()
                && repeatsExactly(part -> part == excepted
                        || (evidence.part(part) == 0 && evidence.match().inSentence(part, before) > 0));
    }

    private boolean hasTwo() {
        int there = 0;
        for (int part = 0; part < statement.parts(); part++) {
            there += evidence.part(part) > 0 && framed(part) != 0 ? 1 : 0;
        }
        return there > 1;
    }

    /** What those of the parts weigh that the sentence lacks, as far as they belong to the frame of the statement. */
    private double lacking() {
        if (lacking < 0) {
            double sum = 0;
            for (int part = 0; part < statement.parts(); part++) {
                sum += evidence.part(part) == 0 ? framed(part) : 0;
            }
            lacking = sum;
        }
        return lacking;
    }

    /**
     * Whether the sentence says what the statement says but for the excepted parts, so that it says something else of them: it has
     * most of the other words, and hardly any of its own among them.
     */
    boolean repeats(IntPredicate excepted) {
        return share(excepted) >= FRAME && hasEnough(excepted) && strangers() <= MOST_STRANGERS;
    }

    /** Whether it has every other word of the statement, so that what is left was changed. */
    boolean repeatsExactly(IntPredicate excepted) {
        return share(excepted) >= EXACT && hasEnough(excepted) && strangers() <= MOST_STRANGERS;
    }

    /** Whether it can have every other word if the heaviest so many of those that it lacks are excepted; cheap to ask. */
    boolean mayRepeatExactlyBut(int count) {
        double[] heaviest = new double[count];
        for (int part = 0; part < statement.parts(); part++) {
            if (evidence.part(part) == 0) {
                putHeaviest(heaviest, framed(part));
            }
        }
        double left = whole;
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
        for (int part = 0; part < statement.parts(); part++) {
            if (!statement.part(part).given() && !excepted.test(part)) {
                others++;
                there += evidence.part(part) > 0 ? 1 : 0;
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
        Match match = evidence.match();
        int found = 0;
        int pending = 0;
        boolean inside = false;
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (!match.passage().token(i).isContent()) {
                continue;
            }
            if (match.isMatched(i)) {
                found += inside ? pending : 0;
                pending = 0;
                inside = true;
            } else {
                pending++;
            }
        }
        return found;
    }
}
