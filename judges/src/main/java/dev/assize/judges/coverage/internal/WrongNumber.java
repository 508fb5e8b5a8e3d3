package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.Optional;

/**
 * A number or date part of the statement is missing, replaced, or said of something else.
 *
 * <p>It may stand elsewhere in the output, but not when the sentence repeats the statement with another one in its place. The
 * only one that the question says need not be repeated by an answer without another.
 */
final class WrongNumber implements Objection {

    /** From this share of the other words on, a sentence that counts the same things otherwise speaks of the same. */
    private static final double HALF_SAID = 0.5;

    @Override
    public String kind() {
        return "number";
    }

    @Override
    public boolean concerns(Statement statement) {
        for (int part = 0; part < statement.parts(); part++) {
            if (statement.part(part).exact()) {
                return true;
            }
        }
        return false;
    }

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

    /** A day of the week beside a date that the output has: the date tells it, whatever the week. */
    private static boolean isToldByDate(Match match, int part) {
        Statement statement = match.statement();
        if (statement.part(part).token().kind() != Token.Kind.WEEKDAY) {
            return false;
        }
        for (int other = 0; other < statement.parts(); other++) {
            Token.Kind kind = statement.part(other).token().kind();
            if (kind == Token.Kind.MONTH && match.anywhere(other) > 0) {
                return true;
            }
        }
        return false;
    }

    /** A number that neither the output nor the question has. */
    @Override
    public boolean isToAll(Match match) {
        for (int part = 0; part < match.statement().parts(); part++) {
            Statement.Part wanted = match.statement().part(part);
            if (wanted.exact()
                    && !wanted.aside()
                    && !wanted.given()
                    && match.anywhere(part) == 0
                    && !isToldByDate(match, part)) {
                return true;
            }
        }
        return false;
    }

    private static Optional<String> missing(SentenceSupport evidence, int part) {
        boolean nowhere = evidence.match().anywhere(part) == 0;
        boolean needed = nowhere && !evidence.wanted(part).aside();
        if (!needed && !evidence.frame().repeatsButNumbers()) {
            return Optional.empty();
        }
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
        boolean known = isToldByDate(evidence.match(), part)
                || evidence.match().statement().takesForGranted(evidence.wanted(part))
                || (evidence.wanted(part).given() && evidence.addsNothing());
        return !nowhere
                        || (known && !hasRival(evidence, part))
                        || evidence.wanted(part).aside()
                ? Optional.empty()
                : Optional.of(written + NOT_THERE);
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

    /** The right number offered beside another one, or counting other things while another number counts these. */
    private static Optional<String> misplaced(SentenceSupport evidence, int part) {
        String written = evidence.wanted(part).token().folded();
        if (hasAlternative(evidence, part)) {
            return Optional.of(written + " is only one of two");
        }
        return (evidence.frame().repeatsButNumbers()
                                && (countsSomethingElse(evidence, part) || hasRivalInPlace(evidence, part)))
                        || (evidence.frame()
                                                .share(other ->
                                                        evidence.wanted(other).exact())
                                        >= HALF_SAID
                                && isCountedOtherwise(evidence, part))
                ? Optional.of(written + " is said of something else")
                : Optional.empty();
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

    /** "4 eggs and 6 lemons" for "6 eggs": what the statement counts by it is counted, and only by another number. */
    private static boolean isCountedOtherwise(SentenceSupport evidence, int part) {
        Statement statement = evidence.match().statement();
        int next = evidence.wanted(part).at() + 1;
        int counted = next < statement.length() ? statement.partAt(next) : -1;
        if (counted < 0
                || statement.part(counted).exact()
                || statement.part(counted).name()) {
            return false;
        }
        ReadText passage = evidence.match().passage();
        boolean rival = false;
        for (int i = evidence.start() + 1; i < evidence.end(); i++) {
            if (evidence.match().strength(counted, i) > 0
                    && passage.token(i - 1).isExact()) {
                if (evidence.match().strength(part, i - 1) > 0) {
                    return false;
                }
                rival |= isRival(evidence, part, i - 1);
            }
        }
        int own = evidence.place(part) + 1;
        return rival
                && own < evidence.end()
                && isWord(passage.token(own))
                && !evidence.match().isMatched(own);
    }

    /** "Rose 15 percent and costs 12 percent" for "rose by 12 percent": another number follows the word before it. */
    private static boolean hasRivalInPlace(SentenceSupport evidence, int part) {
        if (part == 0 || evidence.wanted(part - 1).exact()) {
            return false;
        }
        boolean beside = evidence.wanted(part).at() - evidence.wanted(part - 1).at() <= 2;
        int next = evidence.place(part - 1) + 1;
        if (!beside || next == 0) {
            return false;
        }
        while (next < evidence.end() && evidence.match().passage().token(next).stop()) {
            next++;
        }
        return next < evidence.end()
                && isRival(evidence, part, next)
                && !isOneDate(evidence, next, evidence.place(part));
    }

    /** "On 7 February 1992": the parts of a date are said of one thing. */
    private static boolean isOneDate(SentenceSupport evidence, int one, int other) {
        for (int i = Math.min(one, other); i <= Math.max(one, other); i++) {
            if (!evidence.match().passage().token(i).isExact()) {
                return false;
            }
        }
        return true;
    }

    /** "Two chambers and four valves" for "four chambers": the number counts another thing, and another number this one. */
    private static boolean countsSomethingElse(SentenceSupport evidence, int part) {
        Statement wanted = evidence.match().statement();
        int counted = evidence.wanted(part).at() + 1;
        int instead = evidence.place(part) + 1;
        if (counted >= wanted.length() || instead >= evidence.end()) {
            return false;
        }
        ReadText passage = evidence.match().passage();
        String thing = wanted.token(counted).key();
        boolean anotherThing = isWord(wanted.token(counted))
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
}
