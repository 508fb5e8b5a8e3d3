package dev.assize.judges.citation.internal;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The cues of a clause, each with the positions of the words at which its phrases begin. Whoever fills it hands it on and changes it no more. */
final class FoundCues {

    private static final long EVERYDAY =
            bits(Cue.ONE, Cue.COUNTRY, Cue.SAID, Cue.WITH, Cue.OPEN, Cue.ANY, Cue.BOUND, Cue.TIE, Cue.KIND);

    private final Map<Cue, List<Integer>> positions = new EnumMap<>(Cue.class);

    /** The words of names, but for the first; null where there are none. */
    private @Nullable BitSet covered;

    private @Nullable BitSet everywhere;

    /** One bit for each cue that is there; most questions are whether one is. */
    private long present;

    /** The bits of some cues, for {@link #hasAny(long)}. */
    static long bits(Cue... cues) {
        long bits = 0;
        for (Cue cue : cues) {
            bits |= bit(cue);
        }
        return bits;
    }

    @SuppressWarnings("EnumOrdinal") // Nobody keeps the bit.
    private static long bit(Cue cue) {
        return 1L << cue.ordinal();
    }

    /** The words behind the first one of a phrase belong to it too. */
    void cover(int start, int end) {
        BitSet words = covered == null ? new BitSet() : covered;
        words.set(start, end);
        covered = words;
    }

    void note(Cue cue, int position) {
        if (has(cue)) {
            positions(cue).add(position);
        } else {
            List<Integer> first = new ArrayList<>(2);
            first.add(position);
            positions.put(cue, first);
            present |= bit(cue);
        }
    }

    boolean has(Cue cue) {
        return (present & bit(cue)) != 0;
    }

    boolean hasAny(long bits) {
        return (present & bits) != 0;
    }

    List<Integer> positions(Cue cue) {
        return has(cue) ? positions.getOrDefault(cue, List.of()) : List.of();
    }

    /** All positions at which some cue is, but for everyday words that may be what a case is about. Nobody changes them. */
    BitSet everywhere() {
        BitSet known = everywhere;
        if (known == null) {
            known = findAll();
            everywhere = known;
        }
        return known;
    }

    private BitSet findAll() {
        BitSet names = covered;
        BitSet all = new BitSet();
        if (names != null) {
            all.or(names);
        }
        for (Map.Entry<Cue, List<Integer>> each : positions.entrySet()) {
            if ((bit(each.getKey()) & EVERYDAY) == 0) {
                for (int position : each.getValue()) {
                    all.set(position);
                }
            }
        }
        return all;
    }
}
