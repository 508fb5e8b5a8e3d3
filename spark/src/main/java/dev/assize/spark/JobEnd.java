package dev.assize.spark;

/** How a job ends, with the exit codes of the command line. */
enum JobEnd {
    /** Every case has a verdict. */
    ALL_JUDGED(0),
    /** The condition that fails it was met. */
    CONDITION_MET(1),
    /** It could not be begun as it was asked for, or a key was refused. */
    WRONG_SETUP(2),
    /** Some cases have no verdict, or there were none. */
    SOME_NOT_JUDGED(3),
    /** Something of Assize, or of this Java, is broken. */
    INTERNAL_ERROR(70);

    private final int code;

    JobEnd(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }
}
