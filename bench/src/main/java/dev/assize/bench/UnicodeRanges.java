package dev.assize.bench;

import java.util.Locale;

/** Prints every character that the Java it runs on knows, from U+0870 on, in ranges: the table of the module text. */
public final class UnicodeRanges {

    private static final int FIRST = 0x870;

    private UnicodeRanges() {}

    public static void main(String[] arguments) {
        int start = -1;
        for (int point = FIRST; point <= Character.MAX_CODE_POINT + 1; point++) {
            boolean known = point <= Character.MAX_CODE_POINT
                    && Character.getType(point) != Character.UNASSIGNED
                    && Character.getType(point) != Character.SURROGATE;
            if (known && start < 0) {
                start = point;
            } else if (!known && start >= 0) {
                System.out.println(range(start, point - 1));
                start = -1;
            }
        }
    }

    private static String range(int start, int end) {
        return start == end ? Integer.toHexString(start) : String.format(Locale.ROOT, "%x-%x", start, end);
    }
}
