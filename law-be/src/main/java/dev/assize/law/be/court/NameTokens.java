package dev.assize.law.be.court;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The words of a court's name: folded runs of letters and figures, cut at dots, dashes and apostrophes. */
final class NameTokens {

    /**
     * One word.
     *
     * @param text folded
     * @param breakBefore whether a comma, semicolon, bracket or other strong mark stands before it
     */
    record Token(String text, boolean breakBefore) {

        boolean isFunctionWord() {
            return FUNCTION_WORDS.contains(text);
        }

        /** A letter that stands for a name that was taken out, as in "hof van beroep te X". */
        boolean isBlank() {
            return text.length() <= 1 || text.chars().allMatch(unit -> unit == 'x');
        }

        boolean hasDigit() {
            return text.chars().anyMatch(unit -> unit >= '0' && unit <= '9');
        }
    }

    private static final Set<String> FUNCTION_WORDS = Set.of(
            "de d du des la le les l het van der den dem te ter tot in a au aux the of and und fur et en zu von ce s"
                    .split(" "));

    private static final String STRONG_MARKS = ",;:()[]/|\n";

    private NameTokens() {}

    static List<Token> of(String name) {
        String folded = FoldedText.fold(name);
        List<Token> tokens = new ArrayList<>();
        boolean broken = false;
        int at = 0;
        while (at < folded.length()) {
            int end = Characters.endOfWord(folded, at);
            if (end > at) {
                tokens.add(new Token(folded.substring(at, end), broken));
                broken = false;
                at = end;
            } else {
                broken |= STRONG_MARKS.indexOf(folded.charAt(at)) >= 0 || isFreeDash(folded, at);
                at++;
            }
        }
        return tokens;
    }

    private static boolean isFreeDash(String folded, int at) {
        return folded.charAt(at) == '-' && at > 0 && folded.charAt(at - 1) == ' ';
    }
}
