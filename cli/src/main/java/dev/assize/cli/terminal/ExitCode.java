package dev.assize.cli.terminal;

/** What the command tells the program that called it. */
public final class ExitCode {

    /** Every case was judged. */
    public static final int OK = 0;
    /** The condition of {@code --fail-on} was met. */
    public static final int GATE_FAILED = 1;
    /** The command could not be understood or started. */
    public static final int USAGE = 2;
    /** Some cases are undecided, invalid or failed. */
    public static final int SOME_NOT_JUDGED = 3;
    /** A mistake of ours. */
    public static final int INTERNAL = 70;
    /** Whoever read the output went away, as the shell reports a broken pipe. */
    public static final int READER_GONE = 141;

    private ExitCode() {}
}
