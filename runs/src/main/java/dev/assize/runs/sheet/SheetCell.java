package dev.assize.runs.sheet;

import dev.assize.text.Shortened;
import java.util.regex.Pattern;

/**
 * A text as a cell of a spreadsheet. A spreadsheet takes what begins with certain signs for a formula and computes it; an apostrophe in
 * front keeps it a text. Who reads a table takes that apostrophe away again, so a text that looks guarded already gets one more.
 */
public final class SheetCell {

    /** A spreadsheet takes no more characters in a cell (Excel: 32,767). */
    private static final int LONGEST = 32_000;

    /**
     * Tab, carriage return and line feed count too: spreadsheets drop them and then see what follows. Some take the wide forms of East
     * Asian keyboards for the narrow ones.
     */
    private static final String SIGNS = "=+\\-@\t\r\n＝＋－＠";

    private static final Pattern FORMULA = Pattern.compile("'*[" + SIGNS + "].*", Pattern.DOTALL);
    private static final Pattern GUARDED = Pattern.compile("'+[" + SIGNS + "].*", Pattern.DOTALL);
    private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");

    private SheetCell() {}

    /** The text, with an apostrophe in front where a spreadsheet would compute it; numbers stay numbers. */
    public static String guarded(String text) {
        return FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches() ? "'" + text : text;
    }

    /** The text that {@link #guarded} made this cell of. */
    public static String unguarded(String cell) {
        return GUARDED.matcher(cell).matches() ? cell.substring(1) : cell;
    }

    /** For people to read: guarded, and no longer than a cell may be. */
    public static String readable(String text) {
        return guarded(Shortened.to(LONGEST, text));
    }

    /** Whether {@link #readable} leaves out the end of it. */
    public static boolean isTooLong(String text) {
        return text.length() > LONGEST;
    }
}
