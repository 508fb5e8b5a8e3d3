package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.List;
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
    public Optional<String> to(SentenceSupport evidence) {
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

    private static Optional<String> missing(SentenceSupport evidence, int part) {
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
    private static boolean hasRival(SentenceSupport evidence, int part) {
        for (int i = 0; i < evidence.match().passage().size(); i++) {
            if (isRival(evidence, part, i)) {
                return true;
            }
        }
        return false;
    }

    /** The right number beside other words, and another number beside the words of the statement. */
    private static Optional<String> misplaced(SentenceSupport evidence, int part) {
        String written = evidence.wanted(part).token().folded();
        if (hasAlternative(evidence, part)) {
            return Optional.of(written + " is only one of two");
        }
        if (countsSomethingElse(evidence, part)) {
            return Optional.of(written + " is said of something else");
        }
        if (hasWordsAround(evidence, evidence.place(part))) {
            return Optional.empty();
        }
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (isRival(evidence, part, i) && hasWordsAround(evidence, i)) {
                return Optional.of(written + " is said of something else");
            }
        }
        return Optional.empty();
    }

    /** "In 2005 or 2006" leaves open which. */
    private static boolean hasAlternative(SentenceSupport evidence, int part) {
        int place = evidence.place(part);
        ReadText passage = evidence.match().passage();
        DiscourseMarkers discourse = DiscourseMarkers.of(passage.language());
        return (place + 2 < evidence.end()
                        && discourse.offersAnother(passage.token(place + 1))
                        && isRival(evidence, part, place + 2))
                || (place - 2 >= evidence.start()
                        && discourse.offersAnother(passage.token(place - 1))
                        && isRival(evidence, part, place - 2));
    }

    /** "Two chambers and four valves" for "four chambers": the number counts another thing, and another number this one. */
    private static boolean countsSomethingElse(SentenceSupport evidence, int part) {
        List<Token> wanted = evidence.match().statement().tokens();
        int counted = evidence.wanted(part).at() + 1;
        int instead = evidence.place(part) + 1;
        if (counted >= wanted.size() || instead >= evidence.end()) {
            return false;
        }
        ReadText passage = evidence.match().passage();
        String thing = wanted.get(counted).key();
        boolean anotherThing = isWord(wanted.get(counted))
                && isWord(passage.token(instead))
                && !evidence.match().isMatched(instead);
        for (int i = evidence.start(); anotherThing && i + 1 < evidence.end(); i++) {
            if (isRival(evidence, part, i)
                    && evidence.match().areKin(thing, passage.token(i + 1).key())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWord(Token token) {
        return token.isContent() && !token.isExact();
    }

    /** Whether the token is of the same kind and not in the statement. */
    private static boolean isRival(SentenceSupport evidence, int part, int at) {
        Token token = evidence.match().passage().token(at);
        return token.kind() == evidence.wanted(part).token().kind()
                && !evidence.match().isMatched(at);
    }

    /** The parts of a date ("on 7 February 1992") are said of one thing. */
    private static boolean hasWordsAround(SentenceSupport evidence, int place) {
        ReadText passage = evidence.match().passage();
        int first = place;
        while (first > evidence.start() && passage.token(first - 1).isExact()) {
            first--;
        }
        int last = place;
        while (last + 1 < evidence.end() && passage.token(last + 1).isExact()) {
            last++;
        }
        int to = Math.min(evidence.end(), last + REACH + 1);
        for (int i = Math.max(evidence.start(), first - REACH); i < to; i++) {
            Token token = passage.token(i);
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
