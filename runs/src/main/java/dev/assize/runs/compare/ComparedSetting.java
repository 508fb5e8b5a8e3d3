package dev.assize.runs.compare;

/** What two runs have in common, and so what a difference between them tells. */
public enum ComparedSetting {
    /** The same epoch, other records, or records that were not kept: a difference lies in what was judged. */
    ONE_JUDGE_TWO_OUTPUTS("same judge, different outputs: a difference comes from the outputs"),
    /** The same epoch and the same records: a difference is noise of whoever answered. */
    SAME_JUDGED_TWICE("the same cases, judged twice in the same way: a difference is noise of whoever answered"),
    /** Other epochs, the same records: a difference lies in the judging. */
    TWO_JUDGINGS_OF_ONE_OUTPUT("the same cases, judged in two ways: a difference comes from the judging"),
    /** Other epochs, records that were not kept. */
    OTHER_EPOCHS(
            "two epochs, and the records were not kept: a difference may come from the judging or from the outputs"),
    /** Other epochs and other records: nobody can tell where a difference comes from. */
    EVERYTHING_DIFFERS(
            "two epochs and other records: nobody can tell whether a difference comes from the judging or from the"
                    + " outputs");

    private final String meaning;

    ComparedSetting(String meaning) {
        this.meaning = meaning;
    }

    static ComparedSetting of(boolean sameEpoch, CasePairing pairing) {
        if (sameEpoch) {
            return pairing.contentIsKnown() && pairing.otherContent() == 0 ? SAME_JUDGED_TWICE : ONE_JUDGE_TWO_OUTPUTS;
        }
        if (pairing.otherContent() > 0) {
            return EVERYTHING_DIFFERS;
        }
        return pairing.contentIsKnown() ? TWO_JUDGINGS_OF_ONE_OUTPUT : OTHER_EPOCHS;
    }

    /** For a reader. */
    public String meaning() {
        return meaning;
    }
}
