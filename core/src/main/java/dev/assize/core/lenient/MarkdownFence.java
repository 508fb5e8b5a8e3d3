package dev.assize.core.lenient;

import dev.assize.text.Characters;

/** The three backticks that models put around what they were asked for. */
public final class MarkdownFence {

    private static final String MARK = "```";

    private MarkdownFence() {}

    /** What a fence encloses, without the word that names its language; the text itself when there is none. No blanks around it. */
    public static String inside(String text) {
        String bare = text.strip();
        if (bare.length() < 2 * MARK.length() || !bare.startsWith(MARK) || !bare.endsWith(MARK)) {
            return bare;
        }
        String inside = bare.substring(MARK.length(), bare.length() - MARK.length());
        int at = Characters.endOfWord(inside, 0);
        boolean language = at < inside.length() && (inside.charAt(at) == '\n' || inside.charAt(at) == '\r');
        return inside.substring(language ? at : 0).strip();
    }
}
