package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * The sentence repeats the statement as something that may be so ("perhaps", "angeblich", "pourrait"), where the statement says
 * that it is so. The other way round is no objection: who says that it is so says more.
 */
final class OnlySupposed implements Objection {

    /** How many words may stand between a verb and the clause it opens: "s'attendent à ce que". */
    private static final int TO_CLAUSE = 4;

    @Override
    public String kind() {
        return "supposed";
    }

    private final PolarityWords words;

    OnlySupposed(Language language) {
        this.words = PolarityWords.of(language);
    }

    /** What supposes something itself is met by a supposition. */
    @Override
    public boolean concerns(Statement statement) {
        boolean may = statement.has(WordTraits.SUPPOSES) || statement.text().indexOf('-') >= 0;
        return !may || hedge(statement.tokens(), statement.text(), words).isEmpty();
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (!evidence.frame().mayContinue()) {
            return Optional.empty();
        }
        Optional<Token> hedge = evidence.match().passage().traits().hedge(evidence.sentence());
        if (hedge.isEmpty()) {
            return Optional.empty();
        }
        boolean repeats = evidence.frame().repeats() || evidence.frame().continuesBut(SentenceFrame.NO_PART);
        return repeats && reaches(hedge.get(), evidence)
                ? Optional.of("only supposed there (\"" + hedge.get().folded() + "\")")
                : Optional.empty();
    }

    /** "Is said to have painted": what others say is the deed after it, and nothing that is only named there. */
    private boolean reaches(Token hedge, SentenceSupport evidence) {
        boolean reaches = !words.isHearsayPassive(hedge) && !words.supposes(hedge);
        for (int i = evidence.start(); i < evidence.end(); i++) {
            // "Accused" is what the statement itself says.
            if (evidence.match().passage().token(i).equals(hedge)
                    && evidence.match().isMatched(i)) {
                return false;
            }
        }
        for (int part = 0; part < evidence.parts() && !reaches; part++) {
            int place = evidence.match().statement().isDeed(part) ? evidence.place(part) : -1;
            reaches = place >= 0 && isGoverned(hedge, place, evidence);
        }
        return reaches;
    }

    /** Whether the deed comes after the word; and where that opens a clause, inside this one: "lost hope that … after he was". */
    private boolean isGoverned(Token hedge, int place, SentenceSupport evidence) {
        ReadText passage = evidence.match().passage();
        int at = evidence.start();
        while (!passage.token(at).equals(hedge)) {
            at++;
        }
        int from = at;
        while (words.supposes(hedge) && from < place && !words.isComplementizer(passage.token(from))) {
            from++;
        }
        for (int i = from + 1; i <= place && words.supposes(hedge); i++) {
            if (passage.opensClause(i)) {
                return false;
            }
        }
        return place > at;
    }

    /** The first word by which a sentence only supposes what it says. */
    static Optional<Token> hedge(List<Token> tokens, String text, PolarityWords words) {
        Optional<Token> modal = Optional.empty();
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean joined = i + 1 < tokens.size()
                    && isHyphened(token, tokens.get(i + 1), text)
                    && words.hedges(token, tokens.get(i + 1));
            // "Theresa May", "in May": a name or a month inside the sentence.
            boolean name = token.isExact() || (i > 0 && token.capitalised() && !words.capitalisesNouns());
            boolean hearsay = i + 1 < tokens.size() && words.isHearsay(token, tokens.get(i + 1));
            boolean opens = words.supposes(token) && opensClause(tokens, i, words);
            if (joined || hearsay || opens || (!name && words.hedges(token))) {
                return Optional.of(token);
            }
            if (modal.isPresent() && words.isHearsayInfinitive(token)) {
                return modal;
            }
            modal = words.isHearsayModal(token) ? Optional.of(token) : modal;
        }
        return Optional.empty();
    }

    /** "Fear that", "rechnen damit, dass": a clause opens after the word, with no matter between. */
    private static boolean opensClause(List<Token> tokens, int at, PolarityWords words) {
        for (int i = at + 1; i < tokens.size() && i <= at + TO_CLAUSE; i++) {
            if (words.isComplementizer(tokens.get(i))) {
                return true;
            }
            if (tokens.get(i).isContent() && !words.supposes(tokens.get(i))) {
                return false;
            }
        }
        return false;
    }

    private static boolean isHyphened(Token first, Token second, String text) {
        int from = first.span().end();
        return text.startsWith("-", from) && from + 1 == second.span().start();
    }
}
