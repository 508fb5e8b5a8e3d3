package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The act whose annulment or suspension is asked for: "la loi attaquée", "het bestreden decreet" mean that one, whatever act was named
 * last.
 */
final class AttackedAct {

    private static final Set<String> AFTER_NOUN = WordSet.of("attaque attaquee attaques attaquees querelle querellee");
    private static final Set<String> BEFORE_NOUN = Set.of("bestreden", "aangevochten", "angefochtenen");
    private static final Set<String> REQUESTS =
            WordSet.of("annulation suspension annuler vernietiging schorsing vernietigen nichtigerklarung");

    /** How far the request may be from the act: "demande d'annulation totale ou partielle des articles 4, 5 et 6 de la loi …". */
    private static final int FAR = 30;

    private final Tokens tokens;
    private @Nullable DocumentAct attacked;

    AttackedAct(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Learns of an act; the first whose annulment the sentence speaks of is the attacked one. */
    void note(ActMention mention, @Nullable DocumentAct act) {
        if (attacked != null || act == null || mention.form() == Form.GENERIC) {
            return;
        }
        for (int at = mention.first() - 1; at >= 0 && at > mention.first() - FAR; at--) {
            if (REQUESTS.contains(tokens.form(at))) {
                attacked = act;
                return;
            }
            boolean stop = tokens.is(at, ";")
                    || (tokens.is(at, ".")
                            && tokens.isCapitalised(at + 1)
                            && tokens.form(at - 1).length() > 3);
            if (stop) {
                return;
            }
        }
    }

    /** The same of an article that the text calls attacked: "het bestreden artikel 12 van de wet van …". */
    void noteArticle(Citation citation, @Nullable DocumentAct act) {
        int last = citation.articles().get(citation.articles().size() - 1).last();
        boolean isAttacked = BEFORE_NOUN.contains(tokens.form(citation.first() - 1))
                || AFTER_NOUN.contains(tokens.form(last + 1))
                || AFTER_NOUN.contains(tokens.form(citation.end() + 1));
        if (attacked == null && isAttacked) {
            attacked = act;
        }
    }

    /** Whether a noun stands for the attacked act. */
    boolean isMeant(ActMention noun) {
        return AFTER_NOUN.contains(tokens.form(noun.last() + 1)) || BEFORE_NOUN.contains(tokens.form(noun.first() - 1));
    }

    /** The attacked act, if it is one that the noun can mean. */
    @Nullable
    DocumentAct act(ActMention noun) {
        return attacked != null && attacked.isOf(noun.family()) ? attacked : null;
    }
}
