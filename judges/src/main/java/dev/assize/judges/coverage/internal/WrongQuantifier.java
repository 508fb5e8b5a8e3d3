package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * "Some" for "all", "rarely" for "always": the sentence repeats the statement and says it of another share of the things, or of
 * the times. A statement without a quantifier is not met by a sentence that takes part of it back ("few", "half").
 */
final class WrongQuantifier implements Objection {

    /** How many tokens before a noun its quantifier may stand: "some of the younger". */
    private static final int REACH = 4;

    @Override
    public String kind() {
        return "share";
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        ReadText passage = evidence.match().passage();
        if (!passage.traits().quantifies(evidence.sentence())) {
            return Optional.empty();
        }
        Language language = passage.language();
        boolean repeats = evidence.frame().repeats()
                || evidence.frame().continuesBut(SentenceFrame.NO_PART)
                || repeatsAllElse(evidence, statement.tokens(), language);
        if (!repeats) {
            return Optional.empty();
        }
        for (int part = 0; part < evidence.parts(); part++) {
            int place = evidence.wanted(part).exact() ? -1 : evidence.place(part);
            if (place >= 0) {
                Optional<Quantifier> meant = before(
                        statement.tokens(),
                        statement.text(),
                        evidence.wanted(part).at(),
                        0,
                        language);
                Optional<Quantifier> said = before(passage.tokens(), passage.text(), place, evidence.start(), language);
                if (disagree(meant, said, statement)) {
                    return Optional.of("says it of another share of \""
                            + evidence.wanted(part).token().folded() + "\"");
                }
            }
        }
        return ofTime(evidence, statement.tokens(), passage.tokens(), language);
    }

    /** Whether it repeats the statement but for the word that quantifies, where that is one of its content words ("meisten"). */
    private static boolean repeatsAllElse(SentenceSupport evidence, List<Token> tokens, Language language) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.part(part) == 0
                    && Quantifier.at(tokens, evidence.wanted(part).at(), language)
                            .isPresent()) {
                return evidence.frame().repeatsBut(part);
            }
        }
        return false;
    }

    private static boolean disagree(Optional<Quantifier> meant, Optional<Quantifier> said, Statement statement) {
        if (said.isEmpty()) {
            return false;
        }
        if (meant.isPresent()) {
            return !meant.get().agreesWith(said.get());
        }
        // "Offers no protection" is what does not protect.
        return said.get() == Quantifier.FEW
                || said.get() == Quantifier.HALF
                || (said.get() == Quantifier.NONE && !statement.polarity().negates());
    }

    /** The quantifier of the noun phrase that ends here, with no other content word of its own between. */
    private static Optional<Quantifier> before(
            List<Token> tokens, String text, int noun, int start, Language language) {
        int content = 0;
        for (int i = noun - 1; i >= Math.max(start, noun - REACH); i--) {
            // "It is no legend: the old mill …": another clause has its own.
            if (text.charAt(tokens.get(i).span().end()) == ':') {
                return Optional.empty();
            }
            // "Half-time" names one thing and no share of it.
            boolean joined = text.charAt(tokens.get(i).span().end()) == '-';
            Optional<Quantifier> quantifier = joined ? Optional.empty() : Quantifier.at(tokens, i, language);
            if (quantifier.isPresent() && !quantifier.get().ofTime()) {
                return quantifier;
            }
            content += tokens.get(i).isContent() ? 1 : 0;
            if (content > 1 || tokens.get(i).isExact()) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static Optional<String> ofTime(
            SentenceSupport evidence, List<Token> wanted, List<Token> said, Language language) {
        Optional<Quantifier> meant = firstOfTime(wanted, 0, wanted.size(), language);
        Optional<Quantifier> instead = firstOfTime(said, evidence.start(), evidence.end(), language);
        boolean other = instead.isPresent()
                && (meant.isPresent() ? meant.get() != instead.get() : instead.get() == Quantifier.RARELY);
        return other ? Optional.of("says how often otherwise") : Optional.empty();
    }

    private static Optional<Quantifier> firstOfTime(List<Token> tokens, int from, int to, Language language) {
        for (int i = from; i < to; i++) {
            Optional<Quantifier> quantifier = Quantifier.at(tokens, i, language);
            if (quantifier.isPresent() && quantifier.get().ofTime()) {
                return quantifier;
            }
        }
        return Optional.empty();
    }
}
