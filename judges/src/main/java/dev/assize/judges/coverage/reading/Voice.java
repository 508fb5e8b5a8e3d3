package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;

/** Whether a sentence names the one who acts after the deed: "was sued by", "werd aangeklaagd door". */
final class Voice {

    private Voice() {}

    static boolean isPassive(List<Token> tokens, Language language) {
        Lexicon lexicon = Lexicon.of(language);
        return tokens.stream().skip(1).anyMatch(token -> lexicon.isAgentPreposition(token.folded()));
    }
}
