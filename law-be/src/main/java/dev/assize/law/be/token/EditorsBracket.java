package dev.assize.law.be.token;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.WordSet;
import java.util.Set;

/**
 * Tells brackets in which an editor completed the number of an article ("[10]", "43[bis]", "[§ 1er]", "[alinéa 2,]") from footnote
 * marks and omissions.
 *
 * <p>What they hold is numbering and nothing else. A bare figure that touches a word or another figure is the mark of a footnote.
 */
final class EditorsBracket {

    private static final int LONGEST = 24;
    private static final Set<String> WORDS = WordSet.of(
            "bis ter quater quinquies sexies septies octies novies decies er re ste de e eme alinea alineas al paragraphe "
                    + "paragraphes paragraaf lid leden eerste tweede derde premier deuxieme troisieme art article artikel et en");
    private static final Set<String> BEFORE =
            WordSet.of("article articles artikel artikelen art artt et en ou of a tot lid leden alinea alineas al par");

    private EditorsBracket() {}

    /** The closing bracket of such a completion that opens at a place; -1 when it is something else. */
    static int end(String text, int open) {
        int end = open + 1;
        boolean figure = false;
        boolean numbering = false;
        boolean bare = true;
        while (end < text.length() && end - open <= LONGEST && text.charAt(end) != ']') {
            char unit = text.charAt(end);
            if (Characters.isLetter(unit)) {
                int from = end;
                while (end < text.length() && Characters.isLetter(text.charAt(end))) {
                    end++;
                }
                String word = text.substring(from, end);
                boolean roman = word.chars().allMatch(letter -> "IVXLC".indexOf(letter) >= 0);
                if (!roman && !WORDS.contains(FoldedText.fold(word))) {
                    return -1;
                }
                numbering = true;
                bare = false;
                continue;
            }
            if (" .,/°-".indexOf(unit) < 0 && unit != '§' && !Characters.isDigit(unit)) {
                return -1;
            }
            figure |= Characters.isDigit(unit);
            bare &= Characters.isDigit(unit);
            end++;
        }
        boolean closed = end < text.length() && text.charAt(end) == ']';
        boolean isNumbering = bare ? figure && isExpected(text, open) : figure || numbering;
        return closed && isNumbering ? end : -1;
    }

    /** Whether a number is due where a bare figure in brackets stands: behind "articles", "et", "§" or a slash. */
    private static boolean isExpected(String text, int open) {
        int at = open - 1;
        if (at >= 0 && text.charAt(at) == '/') {
            return true;
        }
        while (at >= 0 && (text.charAt(at) == ' ' || text.charAt(at) == '.')) {
            at--;
        }
        if (at == open - 1 || at < 0) {
            return false;
        }
        if (text.charAt(at) == '§') {
            return true;
        }
        int end = at + 1;
        while (at >= 0 && Characters.isLetter(text.charAt(at))) {
            at--;
        }
        return BEFORE.contains(FoldedText.fold(text.substring(at + 1, end)));
    }
}
