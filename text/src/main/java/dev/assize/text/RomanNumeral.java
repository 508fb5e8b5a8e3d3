package dev.assize.text;

import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numerals of kings, popes and wars: I to XXXIX, in capitals. */
final class RomanNumeral {

    private static final Pattern FORM = Pattern.compile("(X{0,3})(IX|IV|V?I{0,3})");

    private RomanNumeral() {}

    static OptionalInt parse(String text) {
        if (text.isEmpty() || text.length() > 7 || "XVI".indexOf(text.charAt(0)) < 0) {
            return OptionalInt.empty();
        }
        Matcher form = FORM.matcher(text);
        if (!form.matches()) {
            return OptionalInt.empty();
        }
        String ones = form.group(2);
        int value = 10 * form.group(1).length()
                + switch (ones) {
                    case "IX" -> 9;
                    case "IV" -> 4;
                    default -> ones.startsWith("V") ? 4 + ones.length() : ones.length();
                };
        return OptionalInt.of(value);
    }
}
