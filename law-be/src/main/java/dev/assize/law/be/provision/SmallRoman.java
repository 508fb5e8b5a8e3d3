package dev.assize.law.be.provision;

import java.util.List;

/** The small Roman figures by which acts of the Union number what lies below a letter: i), ii), iii). */
final class SmallRoman {

    private static final List<String> FIGURES = List.of(
            "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii", "xiii", "xiv", "xv", "xvi");

    private SmallRoman() {}

    /** What a figure stands for; 0 when it is none. */
    static int value(String figure) {
        return FIGURES.indexOf(figure) + 1;
    }

    /** The figures strictly between two. */
    static List<String> between(String from, String to) {
        int low = value(from);
        int high = value(to);
        return low > 0 && high > low ? FIGURES.subList(low, high - 1) : List.of();
    }
}
