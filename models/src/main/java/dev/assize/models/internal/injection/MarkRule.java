package dev.assize.models.internal.injection;

import dev.assize.text.Characters;
import java.util.regex.Pattern;

/**
 * A pattern of marks rather than words, such as a role of a chat format. It begins with a character that ordinary texts
 * seldom hold, so most texts are done with once that is seen to be missing.
 */
record MarkRule(char opening, Pattern pattern) {

    /** @param line a regular expression that begins with a plain or an escaped character, or with one in brackets */
    static MarkRule parse(String line) {
        boolean wrapped = line.startsWith("\\") || (line.startsWith("[") && line.indexOf(']') == 2);
        char opening = line.charAt(wrapped ? 1 : 0);
        if (Characters.isLetterOrDigit(opening) || (!wrapped && "([{.*+?^$|".indexOf(opening) >= 0)) {
            throw new IllegalStateException("A pattern begins with the character of a mark, got: " + line);
        }
        return new MarkRule(opening, Pattern.compile(line));
    }

    boolean mayOccurIn(String text) {
        return text.indexOf(opening) >= 0;
    }
}
