package dev.assize.judges.coverage.internal;

import java.util.Optional;

/**
 * A name of the statement is nowhere in the output, or the sentence has another word in it ("Jane Smith" for "John Smith").
 *
 * <p>One word of a name is enough ("Obama"), and the output may say it elsewhere; a wholly other name in its place is a {@link
 * ChangedWord}. A name that the question says need not be repeated by an answer that adds no word of its own ("in 1889"); one that begins with another
 * name speaks of that ("The Louvre is in Paris" to "Where is the Eiffel Tower?").
 */
final class WrongName implements Objection {

    static final String KIND = "name";

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public boolean concerns(Statement statement) {
        for (int part = 0; part < statement.parts(); part++) {
            if (statement.part(part).name() && !statement.part(part).aside()) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        int before = -1;
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            if (wanted.name() && !wanted.aside() && wanted.run() != before) {
                before = wanted.run();
                Optional<String> objection = toName(evidence, wanted.run());
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return Optional.empty();
    }

    /** A name of which the output has no word, nor the question every one. */
    @Override
    public boolean isToAll(Match match) {
        for (int part = 0; part < match.statement().parts(); part++) {
            Statement.Part wanted = match.statement().part(part);
            if (wanted.name() && !wanted.aside() && isNowhere(match, wanted.run())) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNowhere(Match match, int run) {
        boolean given = true;
        for (int part = 0; part < match.statement().parts(); part++) {
            Statement.Part wanted = match.statement().part(part);
            if (wanted.run() == run) {
                if (match.anywhere(part) > 0) {
                    return false;
                }
                given &= wanted.given();
            }
        }
        return !given;
    }

    private static Optional<String> toName(SentenceSupport evidence, int run) {
        boolean here = false;
        boolean whole = true;
        boolean anywhere = false;
        boolean given = true;
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).run() == run) {
                here |= evidence.part(part) > 0;
                whole &= evidence.part(part) > 0;
                anywhere |= evidence.match().anywhere(part) > 0;
                given &= evidence.wanted(part).given();
            }
        }
        if (!anywhere && given && isSubject(evidence, run) && OtherSubject.isAnotherName(evidence)) {
            return Optional.of("another name where \"" + name(evidence, run) + "\" was expected");
        }
        if (!anywhere && !(given && evidence.addsNothing())) {
            return Optional.of("name \"" + name(evidence, run) + "\"" + NOT_THERE);
        }
        return here
                        && !whole
                        && isOtherwiseNamed(evidence, run)
                        && evidence.frame()
                                .repeats(part -> evidence.wanted(part).run() == run)
                ? Optional.of("another name where \"" + name(evidence, run) + "\" was expected")
                : Optional.empty();
    }

    private static boolean isSubject(SentenceSupport evidence, int run) {
        Statement.Part first = evidence.wanted(0);
        return first.run() == run
                && first.at() < evidence.match().statement().grammar().subjectEnd();
    }

    private static String name(SentenceSupport evidence, int run) {
        StringBuilder name = new StringBuilder();
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).run() == run) {
                name.append(name.length() == 0 ? "" : " ")
                        .append(evidence.wanted(part).token().folded());
            }
        }
        return name.toString();
    }

    /** Jane Smith for John Smith, Manchester City for Manchester United: another word of a name in the place of ours. */
    private static boolean isOtherwiseNamed(SentenceSupport evidence, int run) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).run() == run && evidence.part(part) == 0) {
                boolean before = part + 1 < evidence.parts() && isReplacedBeside(evidence, part, part + 1);
                boolean after = part > 0 && isReplacedBeside(evidence, part, part - 1);
                if (before || after) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the sentence has {@code neighbour}, and on our side of it a word of another name. */
    private static boolean isReplacedBeside(SentenceSupport evidence, int part, int neighbour) {
        Statement.Part ours = evidence.wanted(part);
        Statement.Part theirs = evidence.wanted(neighbour);
        int place = evidence.place(neighbour);
        if (place < 0 || theirs.run() != ours.run() || Math.abs(theirs.at() - ours.at()) != 1) {
            return false;
        }
        int beside = place + (ours.at() - theirs.at());
        ReadText passage = evidence.match().passage();
        return beside >= evidence.start()
                && beside < evidence.end()
                && passage.isName(beside)
                && passage.isName(place)
                && passage.between(Math.max(beside, place)).equals(" ")
                && !evidence.match().isMatched(beside);
    }
}
