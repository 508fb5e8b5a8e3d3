package dev.assize.core.lenient;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The names in a text that sets them apart by commas, semicolons, bars or lines, without marks, numbers and quotes. */
public final class ListText {

    /** The semicolon of "&amp;amp;" ends no name. */
    private static final Pattern SEPARATOR = Pattern.compile("[,\n|]|(?<!&#?\\w{1,8});");

    private static final String MARKS = "-*•·–—";
    private static final String OPENING = "\"'“„„«‘`";
    private static final String CLOSING = "\"'”“”»’`";

    private ListText() {}

    /** The names, in order; some may be blank. */
    public static List<String> names(String text) {
        List<String> parts = new ArrayList<>();
        for (String part : SEPARATOR.split(isOneQuote(text) ? unquoted(text) : text)) {
            if (!part.isBlank()) {
                parts.add(part.strip());
            }
        }
        boolean numbered = isNumbered(parts);
        return parts.stream()
                .map(part -> numbered ? part.substring(afterNumber(part)).strip() : unmarked(part))
                .map(ListText::unquoted)
                .toList();
    }

    private static boolean isOneQuote(String text) {
        return text.length() > 1 && text.charAt(0) == '"' && text.indexOf('"', 1) == text.length() - 1;
    }

    /** Whether the parts are counted from 1 on: "1. Nike", "2) nike". A single one may be a name: "1. FC Köln". */
    private static boolean isNumbered(List<String> parts) {
        for (int i = 0; i < parts.size(); i++) {
            String number = String.valueOf(i + 1);
            if (afterNumber(parts.get(i)) != number.length() + 1
                    || !parts.get(i).startsWith(number)) {
                return false;
            }
        }
        return parts.size() > 1;
    }

    /** Where "12. " or "12) " ends at the beginning of the part; 0 when it does not begin so. */
    private static int afterNumber(String part) {
        int at = 0;
        while (at < part.length() && part.charAt(at) >= '0' && part.charAt(at) <= '9') {
            at++;
        }
        boolean number = at > 0
                && at + 1 < part.length()
                && (part.charAt(at) == '.' || part.charAt(at) == ')')
                && Character.isWhitespace(part.charAt(at + 1));
        return number ? at + 1 : 0;
    }

    private static String unmarked(String part) {
        boolean marked =
                part.length() > 2 && MARKS.indexOf(part.charAt(0)) >= 0 && Character.isWhitespace(part.charAt(1));
        return marked ? part.substring(2).strip() : part;
    }

    private static String unquoted(String name) {
        int last = name.length() - 1;
        for (int kind = 0; last > 0 && kind < OPENING.length(); kind++) {
            if (name.charAt(0) == OPENING.charAt(kind) && name.charAt(last) == CLOSING.charAt(kind)) {
                return name.substring(1, last);
            }
        }
        return name;
    }
}
