package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;

/**
 * "Tom won gold and Anna silver" against "Anna won gold and Tom silver": what two have is exchanged between them.
 *
 * <p>A coordinator parts a statement into two members, each with one of the two in front and something of its own. A sentence that a
 * coordinator parts too exchanges them when it has each of the two beside nothing but what the other has.
 */
final class SwappedMembers {

    private static final int NONE = -1;

    private SwappedMembers() {}

    /** The first token of the statement that joins a member with its own first noun phrase to another; -1 where there is none. */
    static int coordinator(Statement statement, Language language) {
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        int second = 0;
        for (int i = 1; i + 1 < statement.length(); i++) {
            boolean joins = markers.joinsMembers(statement.token(i));
            if (joins) {
                while (second < statement.parts() && statement.part(second).at() < i) {
                    second++;
                }
                boolean both = second > 1 && second + 1 < statement.parts();
                if (both && opens(statement, 0, language) && opens(statement, second, language)) {
                    return i;
                }
            }
        }
        return NONE;
    }

    private static boolean opens(Statement statement, int part, Language language) {
        return statement.part(part).name() || Roles.isNominal(statement, part, language);
    }

    static boolean areSwapped(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        ReadText passage = evidence.match().passage();
        int coordinator = statement.grammar().coordinator();
        if (coordinator < 0) {
            return false;
        }
        DiscourseMarkers markers = DiscourseMarkers.of(passage.language());
        for (int i = evidence.start() + 1; i + 1 < evidence.end(); i++) {
            if (markers.joinsMembers(passage.tokens().get(i)) && swaps(evidence, coordinator, i)) {
                return true;
            }
        }
        return false;
    }

    private static boolean swaps(SentenceSupport evidence, int coordinator, int joint) {
        Statement statement = evidence.match().statement();
        int second = 0;
        while (statement.part(second).at() < coordinator) {
            second++;
        }
        Side first = side(evidence, 0, joint);
        return first != Side.UNKNOWN
                && side(evidence, second, joint) == first.other()
                && areOn(first.other(), evidence, named(statement, 0) + 1, second, joint)
                && areOn(first, evidence, named(statement, second) + 1, evidence.parts(), joint);
    }

    /** The last word of the name that begins with the part. */
    private static int named(Statement statement, int part) {
        int last = part;
        while (last + 1 < statement.parts()
                && statement.part(last + 1).name()
                && statement.part(last + 1).at() == statement.part(last).at() + 1) {
            last++;
        }
        return last;
    }

    /** Whether the sentence has some of the parts that it has once, and all of these on the side. */
    private static boolean areOn(Side wanted, SentenceSupport evidence, int from, int to, int joint) {
        boolean some = false;
        for (int part = from; part < to; part++) {
            Side side = side(evidence, part, joint);
            if (side != Side.UNKNOWN && side != wanted) {
                return false;
            }
            some |= side == wanted;
        }
        return some;
    }

    private static Side side(SentenceSupport evidence, int part, int joint) {
        int place = SwappedRoles.onlyPlace(evidence, part);
        if (place < 0) {
            return Side.UNKNOWN;
        }
        return place < joint ? Side.LEFT : Side.RIGHT;
    }

    private enum Side {
        LEFT,
        RIGHT,
        UNKNOWN;

        Side other() {
            return this == LEFT ? RIGHT : LEFT;
        }
    }
}
