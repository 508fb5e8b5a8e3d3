package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.token.Tokens;
import java.util.List;

/**
 * Reads a decision in French or Dutch and lists every statutory provision that it cites, each with its act; immutable
 * and shared freely between threads.
 *
 * <p>Languages are not told apart: decisions quote one another across the border, and the words differ. Time is linear in
 * the length of the text.
 */
public final class ProvisionGrammar {

    private static final ProvisionGrammar STANDARD = new ProvisionGrammar(ActRegistry.standard());

    private final ActRegistry registry;

    private ProvisionGrammar(ActRegistry registry) {
        this.registry = registry;
    }

    /** The grammar with the acts that ship with the library. */
    public static ProvisionGrammar standard() {
        return STANDARD;
    }

    /** The grammar with other acts. */
    public static ProvisionGrammar with(ActRegistry registry) {
        return new ProvisionGrammar(registry);
    }

    public ProvisionReading read(String text) {
        return read(DecisionText.of(text));
    }

    /** As {@link #read(String)}, for one who needs the tokens of the text too. */
    public ProvisionReading read(DecisionText text) {
        Tokens tokens = text.tokens();
        DateMarks dates = text.dates();
        ActMentions mentions = ActMentions.in(tokens, dates, registry, text.year());
        ActPosition position = new ActPosition(tokens, mentions);
        List<Citation> citations = new CitationReader(tokens, dates, position).citations();
        return new ActResolution(tokens, mentions, citations, position, registry, text.year()).resolve();
    }
}
