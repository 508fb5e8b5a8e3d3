package dev.assize.runs.compare;

import java.util.List;

/**
 * How the cases of two runs met.
 *
 * @param paired how many cases both runs have
 * @param onlyFirst the ids that only the first run has, in its order
 * @param onlySecond the ids that only the second run has, in its order
 * @param repeated how many cases, in the run that has more of them, have an id that came before
 * @param sameContent how many paired cases are known to hold the same record
 * @param otherContent how many are known to hold another one, such as another model's output
 */
public record CasePairing(
        long paired,
        List<String> onlyFirst,
        List<String> onlySecond,
        long repeated,
        long sameContent,
        long otherContent) {

    public CasePairing {
        onlyFirst = List.copyOf(onlyFirst);
        onlySecond = List.copyOf(onlySecond);
    }

    /** The same pairs, where the records do not hold what was judged. */
    CasePairing ofUnknownContent() {
        return new CasePairing(paired, onlyFirst, onlySecond, repeated, 0, 0);
    }

    /** Whether both runs kept the records of all paired cases. */
    public boolean contentIsKnown() {
        return sameContent + otherContent == paired;
    }
}
