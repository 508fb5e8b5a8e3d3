package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds where the members of an enumeration part: "enqueue and dequeue" names two things, "paper, card and cloth" three, "Paris,
 * France" one.
 */
final class Enumeration {

    private static final int LONGEST_MEMBER = 5;
    private static final int FEWEST_MEMBERS = 3;

    private final ReadText text;
    private final DiscourseMarkers discourse;

    Enumeration(ReadText text, DiscourseMarkers discourse) {
        this.text = text;
        this.discourse = discourse;
    }

    /** The tokens at which a new member starts; empty when the stretch, which has no verb, enumerates nothing. */
    List<Integer> cuts(int start, int end) {
        List<Integer> cuts = new ArrayList<>();
        boolean joined = false;
        for (int i = start + 1; i < end; i++) {
            boolean joiner = discourse.joinsMembers(text.token(i));
            boolean comma = text.between(i).indexOf(',') >= 0;
            if ((joiner && !isEmptyMember(cuts, i)) || comma) {
                cuts.add(i);
                joined |= joiner;
            }
        }
        boolean list = joined || cuts.size() + 1 >= FEWEST_MEMBERS;
        return list && areMembers(start, cuts, end) ? cuts : List.of();
    }

    /** ", and" is one joint, not two. */
    private static boolean isEmptyMember(List<Integer> cuts, int at) {
        return !cuts.isEmpty() && cuts.get(cuts.size() - 1) == at;
    }

    private boolean areMembers(int start, List<Integer> cuts, int end) {
        for (int i = 0; i <= cuts.size(); i++) {
            int from = i == 0 ? start : cuts.get(i - 1);
            int to = i == cuts.size() ? end : cuts.get(i);
            if (!hasWord(from, to) || to - from > LONGEST_MEMBER) {
                return false;
            }
        }
        return true;
    }

    private boolean hasWord(int start, int end) {
        for (int i = start; i < end; i++) {
            Token token = text.token(i);
            if (token.isContent() && !token.isExact()) {
                return true;
            }
        }
        return false;
    }
}
