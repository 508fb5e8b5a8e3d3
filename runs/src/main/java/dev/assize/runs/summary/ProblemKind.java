package dev.assize.runs.summary;

import java.util.regex.Pattern;

/** Tells problems that are one and the same from others, so that a file with a thousand of one kind is told of once. */
public final class ProblemKind {

    /** Positions, lengths, bytes: what differs from case to case where one thing is wrong with all of them. */
    private static final Pattern FIGURES = Pattern.compile("0x[0-9A-F]{2}|\\d+");

    private ProblemKind() {}

    /** What is wrong, without its figures. */
    public static String of(String problem) {
        return FIGURES.matcher(problem).replaceAll("0");
    }
}
