package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Set;

/** Whether a sentence names the one who acts after the deed, or not at all: "was sued by", "werd aangeklaagd door". */
final class PassiveVoice {

    private static final Set<String> ENGLISH_BE = Set.of("was", "were", "been", "being", "is", "are", "be");

    private static final Set<String> PASSIVE = Set.of(
            "was", "were", "been", "being", "is", "are", "be", "est", "sont", "fut", "furent", "etait", "etaient",
            "ete", "werd", "werden", "wordt", "worden", "wurde", "wurden", "wird");

    private PassiveVoice() {}

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

    /** The place after the word for "by" in a passive stretch, where the one who acts is named; -1 when there is none. */
    static int agent(List<Token> tokens, int start, int end, Language language) {
        boolean passive = false;
        for (int i = start; i < end; i++) {
            String word = tokens.get(i).folded();
            passive |= PASSIVE.contains(word);
            if (passive && Lexicon.of(language).isAgentPreposition(word)) {
                return i + 1;
            }
        }
        return -1;
    }
}
