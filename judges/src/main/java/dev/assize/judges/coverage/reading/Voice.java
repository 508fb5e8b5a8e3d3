package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Set;

/** Whether a sentence names the one who acts after the deed, or not at all: "was sued by", "werd aangeklaagd door". */
final class Voice {

    private static final Set<String> ENGLISH_BE = Set.of("was", "were", "been", "being", "is", "are", "be");

    private static final Set<String> PASSIVE = Set.of(
            "was", "were", "been", "being", "is", "are", "be", "est", "sont", "fut", "furent", "etait", "etaient",
            "ete", "werd", "werden", "wordt", "worden", "wurde", "wurden", "wird");

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

    /** Whether the deed is done to what precedes it by what follows it: a form of "to be", the deed, "by", the one who acts. */
    static boolean namesAgent(List<Token> tokens, int deed, int agent, Language language) {
        boolean passive = false;
        for (int i = Math.max(0, deed - 3); i < deed; i++) {
            passive |= PASSIVE.contains(tokens.get(i).folded());
        }
        boolean by = false;
        for (int i = Math.max(0, agent - 3); i < agent; i++) {
            by |= Lexicon.of(language).isAgentPreposition(tokens.get(i).folded());
        }
        return passive && by;
    }
}
