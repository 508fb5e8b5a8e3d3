package dev.assize.judges.brand;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * A word of a sentence, or a mark that parts clauses.
 *
 * @param lists the bits of the lists that it is on
 */
record StanceWord(String folded, boolean capital, long lists) {

    private static final StanceWord COMMA = of(",", false);
    private static final StanceWord SEMICOLON = of(";", false);
    private static final StanceWord COLON = of(":", false);
    private static final StanceWord AND = of("and", false);
    private static final StanceWord NOT = of("not", false);

    private static StanceWord of(String folded, boolean capital) {
        return new StanceWord(folded, capital, StanceList.bits(folded));
    }

    boolean isOn(StanceList list) {
        return (lists & list.bit()) != 0;
    }

    boolean isMark() {
        return folded.equals(",") || folded.equals(";") || isColon();
    }

    boolean isColon() {
        return folded.equals(":");
    }

    static List<StanceWord> in(String sentence) {
        FoldedText text = FoldedText.of(sentence);
        String folded = text.folded();
        List<StanceWord> words = new ArrayList<>();
        int at = 0;
        while (at < folded.length()) {
            char unit = folded.charAt(at);
            if (Characters.isLetterOrDigit(unit)) {
                at = addWord(text, at, words);
            } else {
                if (unit == ',' || unit == '(' || unit == ')') {
                    words.add(COMMA);
                } else if (unit == '&') {
                    words.add(AND);
                } else if (unit == ';' || unit == ':') {
                    words.add(unit == ';' ? SEMICOLON : COLON);
                }
                at++;
            }
        }
        return words;
    }

    /** "isn't" is "is" and "not"; any other apostrophe parts two words. */
    private static int addWord(FoldedText text, int start, List<StanceWord> words) {
        String folded = text.folded();
        int end = start;
        while (end < folded.length() && Characters.isLetterOrDigit(folded.charAt(end))) {
            end++;
        }
        boolean contracted = folded.startsWith("'t", end) && folded.charAt(end - 1) == 'n' && end - start > 2;
        int stem = contracted ? end - 1 : end;
        Span span = text.originalSpan(start, stem);
        boolean capital = Characters.isUpperCase(text.original().codePointAt(span.start()));
        words.add(of(folded.substring(start, stem), capital));
        if (contracted) {
            words.add(NOT);
            return end + 2;
        }
        return end;
    }
}
