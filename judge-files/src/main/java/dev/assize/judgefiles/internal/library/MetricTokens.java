package dev.assize.judgefiles.internal.library;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;

/** The words of a text as the usual metrics of translations and summaries cut them. */
final class MetricTokens {

    private MetricTokens() {}

    /** Runs of letters, digits and underscores, and every other visible character alone; case is kept. */
    static List<String> wordsAndMarks(String text) {
        List<String> tokens = new ArrayList<>();
        int at = 0;
        while (at < text.length()) {
            int point = text.codePointAt(at);
            int end = at + Character.charCount(point);
            if (isWord(point)) {
                while (end < text.length() && isWord(text.codePointAt(end))) {
                    end += Character.charCount(text.codePointAt(end));
                }
                tokens.add(text.substring(at, end));
            } else if (!isSpace(point)) {
                tokens.add(text.substring(at, end));
            }
            at = end;
        }
        return tokens;
    }

    /** Lower case, runs of a to z and digits; all else only separates (rouge-score 0.1.2). */
    static List<String> latin(String text) {
        List<String> tokens = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        String lower = Characters.lower(text);
        for (int i = 0; i <= lower.length(); i++) {
            char unit = i < lower.length() ? lower.charAt(i) : ' ';
            if ((unit >= 'a' && unit <= 'z') || (unit >= '0' && unit <= '9')) {
                word.append(unit);
            } else if (word.length() > 0) {
                tokens.add(word.toString());
                word.setLength(0);
            }
        }
        return tokens;
    }

    /** Lower case, letters and digits of any script. */
    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        for (String token : wordsAndMarks(Characters.lower(text))) {
            if (isWord(token.codePointAt(0))) {
                words.add(token);
            }
        }
        return words;
    }

    static boolean isWord(int point) {
        return Characters.isLetterOrDigit(point)
                || point == '_'
                || Characters.category(point) == Character.LETTER_NUMBER
                || Characters.category(point) == Character.OTHER_NUMBER;
    }

    static boolean isSpace(int point) {
        return Character.isWhitespace(point) || Character.isSpaceChar(point);
    }
}
