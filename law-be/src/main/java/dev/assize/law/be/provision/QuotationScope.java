package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.token.Tokens;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The quotation that an article has opened last, and the act whose text it is. */
final class QuotationScope {

    private static final Set<String> INDEFINITE = Set.of("un", "een", "nouvel", "nieuw");

    private static final Set<String> AGENTS = Set.of("par", "bij", "door", "durch");
    private static final Set<String> DETERMINERS = Set.of("l", "les", "de");

    private final Tokens tokens;
    private final ActMentions mentions;
    private final Quotations quotations;
    private @Nullable DocumentAct act;
    private int from = -1;
    private int until = -1;
    private boolean ofAgent;

    QuotationScope(Tokens tokens, ActMentions mentions) {
        this.tokens = tokens;
        this.mentions = mentions;
        this.quotations = new Quotations(tokens);
    }

    /**
     * Gives an act the quotation that begins soon after one of its articles. The first article before it has it, unless a later one is
     * new: "voegt in het decreet … een artikel 10/5 in, dat luidt : «".
     */
    void claim(Citation citation, DocumentAct claimant) {
        boolean claimed = citation.first() < until;
        boolean made = citation.first() < from
                && (INDEFINITE.contains(tokens.form(citation.first() - 1)) || (ofAgent && !isAgent(citation)));
        int open = claimed && !made ? -1 : quotations.openAfter(citation.end(), mentions);
        if (open > 0) {
            act = claimant;
            from = open;
            until = quotations.closing(open);
            ofAgent = isAgent(citation);
        }
    }

    /** "vóór de opheffing bij artikel 272 van de wet van 2 oktober 2017 bepaalde artikel 1": what did something to a text does not say it. */
    private boolean isAgent(Citation citation) {
        int before = citation.first() - 1;
        return AGENTS.contains(tokens.form(DETERMINERS.contains(tokens.form(before)) ? before - 1 : before));
    }

    /** The act whose text a token stands in; null when it stands in none. */
    @Nullable
    DocumentAct actAt(int token) {
        return token > from && token < until ? act : null;
    }
}
