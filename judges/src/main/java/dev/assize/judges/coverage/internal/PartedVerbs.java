package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads words with one key for a verb and its particle, whether they stand together or apart: "levert … op", "op te leveren",
 * "opgeleverd"; "lehnte … ab", "abzulehnen".
 *
 * <p>A particle ends its clause, or a preposition follows it; its verb is the first word of the clause that has the ending of a
 * verb and no article before it. Other languages than Dutch and German are read as they are.
 */
final class PartedVerbs {

    /** No clause holds more words between a verb and its particle. */
    private static final int FARTHEST = 40;

    private final List<Token> tokens;
    private final String text;
    private final Language language;
    private final VerbRoots roots;
    private final boolean shouted;

    private PartedVerbs(List<Token> tokens, String text, Language language) {
        this.tokens = new ArrayList<>(tokens);
        this.text = text;
        this.language = language;
        this.roots = VerbRoots.of(language);
        this.shouted =
                tokens.stream().filter(token -> token.kind() == Token.Kind.WORD).allMatch(Token::capitalised);
    }

    /** In a text all in capitals they tell no noun from a verb. */
    private boolean hasCapital(Token token) {
        return token.capitalised() && !shouted;
    }

    static List<Token> read(String text, Tokenizer tokenizer) {
        List<Token> tokens = tokenizer.read(text);
        Language language = tokenizer.language();
        boolean parts = language == Language.DUTCH || language == Language.GERMAN;
        return parts ? new PartedVerbs(tokens, text, language).join() : tokens;
    }

    private List<Token> join() {
        int start = 0;
        for (int i = 0; i < tokens.size(); i++) {
            if (i > start && opensClause(i)) {
                start = i;
            }
            Token token = tokens.get(i);
            if (isPartingParticle(i)) {
                joinBack(start, i);
            } else if (token.kind() == Token.Kind.WORD && token.isContent() && !hasCapital(token)) {
                int at = i;
                roots.parted(token.folded()).ifPresent(key -> rekey(at, key, false));
            }
        }
        return tokens;
    }

    private void joinBack(int start, int particle) {
        String folded = tokens.get(particle).folded();
        int infinitive = particle + 2;
        if (isInfinitiveAfter(particle)) {
            rekey(infinitive, roots.join(folded, tokens.get(infinitive).folded()), false);
            silence(particle);
            return;
        }
        for (int i = Math.max(start, particle - FARTHEST); i < particle; i++) {
            if (mayBeVerb(i)) {
                rekey(i, roots.join(folded, tokens.get(i).folded()), false);
                silence(particle);
                return;
            }
        }
    }

    private boolean mayBeVerb(int at) {
        Token token = tokens.get(at);
        boolean led = at > 0 && leadsToNoun(at - 1);
        // In a question or an order the verb opens the sentence.
        boolean first = at == 0 || !between(at).isBlank();
        return token.kind() == Token.Kind.WORD
                && token.isContent()
                && !led
                && (!hasCapital(token) || first)
                && !VerbRoots.isParted(token.key())
                && roots.mayBeFinite(token.folded());
    }

    /** "De", "alle", "drie", "van": what follows is no verb. */
    private boolean leadsToNoun(int at) {
        Token token = tokens.get(at);
        return token.isExact()
                || Lexicon.of(language).isDeterminer(token.folded())
                || DiscourseMarkers.of(language).isPreposition(token)
                || Quantifier.at(tokens, at, language)
                        .filter(share -> !share.ofTime())
                        .isPresent();
    }

    /** "Uit te leggen". */
    private boolean isInfinitiveAfter(int at) {
        return at + 2 < tokens.size()
                && tokens.get(at + 1).folded().equals("te")
                && tokens.get(at + 2).folded().endsWith("en");
    }

    private boolean isPartingParticle(int at) {
        Token token = tokens.get(at);
        if (hasCapital(token) || !roots.isParticle(token.folded())) {
            return false;
        }
        return at + 1 == tokens.size()
                || opensClause(at + 1)
                || isInfinitiveAfter(at)
                || PolarityWords.of(language).isComplementizer(tokens.get(at + 1))
                || DiscourseMarkers.of(language).isPreposition(tokens.get(at + 1));
    }

    private boolean opensClause(int at) {
        String between = between(at);
        return (!between.isBlank() && !between.equals("-"))
                || DiscourseMarkers.of(language).joinsMembers(tokens.get(at));
    }

    /** What stands before a token and behind the one before it: nothing where both are of one place, as the parts of a date are. */
    private String between(int at) {
        int end = tokens.get(at - 1).span().end();
        return text.substring(end, Math.max(end, tokens.get(at).span().start()));
    }

    /** The particle is part of the verb now and no word of its own. */
    private void silence(int particle) {
        rekey(particle, tokens.get(particle).folded(), true);
    }

    private void rekey(int at, String key, boolean stop) {
        Token token = tokens.get(at);
        tokens.set(at, new Token(token.span(), token.kind(), token.folded(), key, token.capitalised(), stop));
    }
}
