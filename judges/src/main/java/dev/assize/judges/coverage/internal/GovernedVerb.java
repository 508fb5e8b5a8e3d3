package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.OptionalInt;
import java.util.function.IntPredicate;

/**
 * What governs a verb of a sentence, as grammar shows it: English and French put it before the mark of the infinitive ("plans to
 * build", "refuse de payer"); Dutch and German put the infinitive at the end of the clause, or into one of its own after a comma.
 */
final class GovernedVerb {

    /** How far before the mark of an infinitive its governor may stand: "wants the council to". */
    static final int REACH = 4;

    private static final String MARKS = ",;:.!?()–—\n";

    private final ReadText passage;
    private final int start;
    private final int end;
    private final Language language;
    private final PlanWords words;

    GovernedVerb(SentenceSupport evidence) {
        this.passage = evidence.match().passage();
        this.start = evidence.start();
        this.end = evidence.end();
        this.language = passage.language();
        this.words = PlanWords.of(language);
    }

    private Token token(int at) {
        return passage.token(at);
    }

    /** Whether the infinitive ends its clause. */
    boolean comesLast() {
        return PolarityWords.negatesAfterTheVerb(language);
    }

    /**
     * The token before the verb that may mark it as an infinitive or govern it, over small words such as "be" and "not"; empty where
     * the verb cannot be governed, or a mark parts the two.
     */
    OptionalInt before(int at) {
        if (token(at).capitalised() || (language == Language.FRENCH && !isFrenchInfinitive(token(at)))) {
            return OptionalInt.empty();
        }
        int before = at - 1;
        while (before >= start && !isCut(before + 1) && words.mayStandBetween(token(before))) {
            before--;
        }
        return before < start || isCut(before + 1) ? OptionalInt.empty() : OptionalInt.of(before);
    }

    private static boolean isFrenchInfinitive(Token token) {
        String word = token.folded();
        return word.length() > 3 && (word.endsWith("er") || word.endsWith("ir") || word.endsWith("re"));
    }

    /** The nearest governor within reach before the mark of an infinitive. */
    OptionalInt beforeMark(int mark, int reach, IntPredicate governs) {
        for (int i = mark - 1; i >= Math.max(start, mark - reach) && !isCut(i + 1); i--) {
            if (governs.test(i)) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }

    /** Whether a Dutch or German infinitive ends its clause here. */
    boolean isLast(int at) {
        return token(at).folded().endsWith("n") && !token(at).capitalised() && closesClause(at);
    }

    /** Whether only verbs follow in the clause. */
    private boolean closesClause(int at) {
        for (int i = at + 1; i < end && !isCut(i); i++) {
            Token token = token(i);
            if (!words.isInfinitiveMark(token)
                    && (token.capitalised() || !token.folded().endsWith("en"))) {
                return false;
            }
        }
        return true;
    }

    /** Whether it is an infinitive with "te" or "zu", perhaps that of the verb after it: "abreissen zu lassen". */
    boolean isMarked(int at) {
        return (at > start && words.isInfinitiveMark(token(at - 1)))
                || token(at).folded().indexOf("zu", 1) > 0
                || (at + 1 < end && words.isInfinitiveMark(token(at + 1)));
    }

    /** Whether a mark parts the token from the one before it. */
    boolean isCut(int at) {
        return at > start && passage.between(at).chars().anyMatch(c -> MARKS.indexOf(c) >= 0);
    }
}
