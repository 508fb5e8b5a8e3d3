package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.Optional;

/**
 * A number or date part of the statement is missing, replaced, or said of something else.
 *
 * <p>It may stand in the sentence before or after, but not when the sentence itself has another one in its place. The only
 * one that the question says need not be repeated by an answer without another.
 */
final class WrongNumber implements Objection {

    /** How many tokens on either side tell what a number is said of. */
    private static final int REACH = 3;

    @Override
    public Optional<String> to(Support evidence) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).exact()) {
                Optional<String> objection =
                        evidence.part(part) > 0 ? misplaced(evidence, part) : missing(evidence, part);
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> missing(Support evidence, int part) {
        String written = evidence.wanted(part).token().folded();
        Optional<Token> instead = Optional.empty();
        for (int i = evidence.start(); i < evidence.end() && instead.isEmpty(); i++) {
            instead = isRival(evidence, part, i)
                    ? Optional.of(evidence.match().passage().token(i))
                    : instead;
        }
        if (instead.isPresent()) {
            return Optional.of(written + " is not there but " + instead.get().folded());
        }
        boolean known = evidence.match().statement().takesForGranted(evidence.wanted(part))
                || (evidence.wanted(part).given() && evidence.addsNothing());
        return (known && !hasRival(evidence, part)) || evidence.wanted(part).aside() || evidence.partWithin(part, 1) > 0
                ? Optional.empty()
                : Optional.of(written + " is not there");
    }

    /** Whether the whole output has another one. */
    private static boolean hasRival(Support evidence, int part) {
        for (int i = 0; i < evidence.match().passage().size(); i++) {
            if (isRival(evidence, part, i)) {
                return true;
            }
        }
        return false;
    }

    /** The right number beside other words, and another number beside the words of the statement. */
    private static Optional<String> misplaced(Support evidence, int part) {
        if (hasWordsAround(evidence, evidence.place(part))) {
            return Optional.empty();
        }
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (isRival(evidence, part, i) && hasWordsAround(evidence, i)) {
                return Optional.of(evidence.wanted(part).token().folded() + " is said of something else");
            }
        }
        return Optional.empty();
    }

    /** Whether the token is of the same kind and not in the statement. */
    private static boolean isRival(Support evidence, int part, int at) {
        Token token = evidence.match().passage().token(at);
        return token.kind() == evidence.wanted(part).token().kind()
                && !evidence.match().isMatched(at);
    }

    private static boolean hasWordsAround(Support evidence, int place) {
        int to = Math.min(evidence.end(), place + REACH + 1);
        for (int i = Math.max(evidence.start(), place - REACH); i < to; i++) {
            Token token = evidence.match().passage().token(i);
            boolean unit = token.key().length() == 1;
            if (token.isContent()
                    && !token.isExact()
                    && !unit
                    && evidence.match().isMatched(i)) {
                return true;
            }
        }
        return false;
    }
}
