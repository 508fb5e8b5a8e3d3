package dev.assize.judges.brand;

import dev.assize.text.Characters;
import java.text.Normalizer;
import java.util.Locale;

/** A name as it is written, without what makes no difference to whoever reads it; accents and punctuation do. */
final class Writing {

    private Writing() {}

    /** Without regard to case, to how wide its gaps are, and to what nobody sees: how an accent is stored, zero-width marks. */
    static String caseless(String name) {
        if (isPlain(name)) {
            return name.toLowerCase(Locale.ROOT);
        }
        String composed = Characters.lower(Characters.normalize(name, Normalizer.Form.NFC));
        StringBuilder seen = new StringBuilder(composed.length());
        boolean gap = false;
        for (int at = 0; at < composed.length(); at++) {
            char unit = composed.charAt(at);
            if (Character.isWhitespace(unit) || Character.isSpaceChar(unit)) {
                gap = seen.length() > 0;
            } else if (Characters.category(unit) != Character.FORMAT) {
                seen.append(gap ? " " : "").append(unit);
                gap = false;
            }
        }
        return seen.toString();
    }

    /** Whether it has signs of ASCII alone, and single blanks between them. */
    private static boolean isPlain(String name) {
        char before = ' ';
        for (int at = 0; at < name.length(); at++) {
            char unit = name.charAt(at);
            if (unit < ' ' || unit > '~' || (unit == ' ' && before == ' ')) {
                return false;
            }
            before = unit;
        }
        return name.isEmpty() || before != ' ';
    }

    /** Besides, with the apostrophe and the hyphen of a keyboard for those of a typesetter: "Levi’s", "Coca‑Cola". */
    static String typed(String name) {
        String seen = caseless(name);
        if (isPlain(seen) && seen.indexOf('`') < 0) {
            return seen;
        }
        StringBuilder typed = new StringBuilder(seen.length());
        for (int at = 0; at < seen.length(); at++) {
            char unit = seen.charAt(at);
            typed.append(
                    switch (Characters.category(unit)) {
                        case Character.DASH_PUNCTUATION -> '-';
                        case Character.INITIAL_QUOTE_PUNCTUATION, Character.FINAL_QUOTE_PUNCTUATION -> '\'';
                        default -> unit == '´' || unit == '`' || unit == 'ʼ' ? '\'' : unit;
                    });
        }
        return typed.toString();
    }
}
