package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Set;

/** Whether a sentence names the one who acts after the deed, or not at all: "was sued by", "werd aangeklaagd door". */
final class Voice {

    private static final Set<String> ENGLISH_BE = Set.of("was", "were", "been", "being", "is", "are", "be");

    private Voice() {}

    static boolean isPassive(List<Token> tokens, Language language) {
        Lexicon lexicon = Lexicon.of(language);
        for (int i = 1; i < tokens.size(); i++) {
            String word = tokens.get(i).folded();
            boolean participle = language == Language.ENGLISH
                    && (word.endsWith("ed") || !lexicon.regular(word).equals(word));
            if (lexicon.isAgentPreposition(word)
                    || (participle && ENGLISH_BE.contains(tokens.get(i - 1).folded()))) {
                return true;
            }
        }
        return false;
    }
}
