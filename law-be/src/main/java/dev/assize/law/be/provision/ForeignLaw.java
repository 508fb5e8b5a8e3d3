package dev.assize.law.be.provision;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/** Adjectives that make an act a foreign one: "Code civil français", "Nederlands Burgerlijk Wetboek". */
final class ForeignLaw {

    private static final Set<String> ADJECTIVES =
            WordSet.of("francais francaise neerlandais neerlandaise allemand allemande luxembourgeois luxembourgeoise "
                    + "suisse italien italienne espagnol espagnole anglais anglaise marocain marocaine congolais congolaise turc turque "
                    + "zairois portugais polonais roumain algerien tunisien");

    private ForeignLaw() {}

    static boolean follows(Tokens tokens, int last) {
        return ADJECTIVES.contains(tokens.form(last + 1));
    }
}
