package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * The sentence repeats the statement with "before" where it says "after". It is told by the word that leads to the same noun or verb in
 * both; "B before A" for "A after B" leads to another and is the same order.
 */
final class WrongOrder implements Objection {

    /** How many words may stand between the small word and what it governs: "after the first long". */
    private static final int BETWEEN = 2;

    private final Thesaurus thesaurus;

    WrongOrder(Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
    }

    @Override
    public String kind() {
        return "order";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.has(WordTraits.ORDERS);
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (!evidence.frame().repeats()) {
            return Optional.empty();
        }
        List<Token> wanted = evidence.match().statement().tokens();
        for (int part = 0; part < evidence.parts(); part++) {
            Optional<String> meant = leading(wanted, evidence.wanted(part).at(), 0);
            if (meant.isPresent() && evidence.part(part) > 0) {
                Optional<String> said =
                        leading(evidence.match().passage().tokens(), evidence.place(part), evidence.start());
                if (said.isPresent() && thesaurus.areOppositeOrders(meant.get(), said.get())) {
                    return Optional.of("says \"" + said.get() + "\" where \"" + meant.get() + "\" was expected");
                }
            }
        }
        return Optional.empty();
    }

    /** The word that tells the order of what stands at this place, where it is the first content word after it. */
    private Optional<String> leading(List<Token> tokens, int at, int start) {
        for (int i = at - 1; i >= Math.max(start, at - 1 - BETWEEN); i--) {
            Token token = tokens.get(i);
            if (thesaurus.tellsOrder(token.folded())) {
                return Optional.of(token.folded());
            }
            if (token.isContent() || token.isExact()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
