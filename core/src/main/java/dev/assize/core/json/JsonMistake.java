package dev.assize.core.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import dev.assize.text.Characters;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is wrong with a text that should be JSON, in the parser's words but for what only its makers know. */
public final class JsonMistake {

    private static final Pattern SETTING = Pattern.compile(
            " \\((?:start marker|for \\w+ starting) at \\[Source: [^\\]]*\\]\\)|, from `[^`]*`|: enable `[^`]*` to allow"
                    + "|: maybe a \\(non-standard\\) comment\\? \\(not recognized as one since Feature '\\w+' not enabled for parser\\)");
    private static final Pattern TOKEN = Pattern.compile("(?s)Unrecognized token '(.*?)': was expecting .*");
    private static final String EXPECTED =
            "expected a valid value (JSON String, Number, Array, Object or token 'null', 'true' or 'false')";

    private JsonMistake() {}

    /** The same on every Java: which letters make a token is told by {@link Characters}, as Java 17 does. */
    public static String of(JsonProcessingException mistake) {
        String said =
                SETTING.matcher(String.valueOf(mistake.getOriginalMessage())).replaceAll("");
        Matcher token = TOKEN.matcher(said);
        if (!token.matches()) {
            return said;
        }
        String word = token.group(1);
        int end = 0;
        while (end < word.length() && !Characters.isNewer(word.codePointAt(end))) {
            end += Character.charCount(word.codePointAt(end));
        }
        if (end > 0) {
            return said.replace("'" + word + "'", "'" + word.substring(0, end) + "'");
        }
        // The parser looks at one unit of a text at a time.
        int unit = word.charAt(0);
        return "Unexpected character ('" + (char) unit + "' (code " + unit + " / 0x" + Integer.toHexString(unit)
                + ")): " + EXPECTED;
    }
}
