package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The sentence says that somebody was what the statement says that they are: "the former mayor", "the ex-mayor" for "the mayor". The
 * words for it stand for one another.
 */
final class FormerRole implements Objection {

    private static final Map<Language, Set<String>> FORMER = Map.of(
            Language.ENGLISH, Set.of("former", "ex", "erstwhile", "onetime"),
            Language.FRENCH, Set.of("ancien", "ancienne", "anciens", "anciennes", "ex"),
            Language.DUTCH, Set.of("voormalig", "voormalige", "gewezen", "ex", "oud"),
            Language.GERMAN,
                    Set.of(
                            "ehemalige",
                            "ehemaliger",
                            "ehemaligen",
                            "ehemaliges",
                            "ehemaligem",
                            "fruhere",
                            "fruherer",
                            "fruheren",
                            "fruherem",
                            "einstige",
                            "einstiger",
                            "einstigen",
                            "vormalige",
                            "vormaliger",
                            "vormaligen",
                            "ex"));

    private final Language language;

    FormerRole(Language language) {
        this.language = language;
    }

    @Override
    public String kind() {
        return "word";
    }

    @Override
    public boolean concerns(Statement statement) {
        if (!statement.has(WordTraits.FORMER)) {
            return true;
        }
        for (int i = 0; i + 1 < statement.length(); i++) {
            if (isFormer(statement.token(i), statement.token(i + 1), statement.text(), language)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        ReadText passage = evidence.match().passage();
        if (!passage.traits().tellsOfFormer(evidence.sentence())
                || !evidence.frame().repeats()) {
            return Optional.empty();
        }
        for (int i = evidence.start(); i + 1 < evidence.end(); i++) {
            if (isFormer(passage.token(i), passage.token(i + 1), passage.text(), language)
                    && !evidence.match().isMatched(i)
                    && evidence.match().isCloselyMatched(i + 1)
                    && !passage.isName(i + 1)
                    && isOnlyPlace(evidence, i + 1)) {
                return Optional.of("only \"" + passage.token(i).folded() + "\" there");
            }
        }
        return Optional.empty();
    }

    /** Whether what stands there stands nowhere else in the sentence: "the current chairman praised the former chairman". */
    private static boolean isOnlyPlace(SentenceSupport evidence, int place) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.match().strength(part, place) > Thesaurus.NEAR
                    && SwappedRoles.onlyPlace(evidence, part) != place) {
                return false;
            }
        }
        return true;
    }

    /** Whether the word may say so of the next one. */
    static boolean mayBeFormer(String folded, Language language) {
        return FORMER.getOrDefault(language, Set.of()).contains(folded);
    }

    /** Whether the word says so of the next one; Dutch "oud", which is "old" too, only where a hyphen joins them. */
    private static boolean isFormer(Token token, Token next, String text, Language language) {
        return mayBeFormer(token.folded(), language)
                && (!token.folded().equals("oud")
                        || (text.charAt(token.span().end()) == '-'
                                && token.span().end() + 1 == next.span().start()));
    }

    /** Where the passage has a word for what the statement says by this one; -1 where it has none. */
    static int place(Match match, int part) {
        Statement statement = match.statement();
        Language language = match.passage().language();
        if (!mayBeFormer(statement.part(part).token().folded(), language)) {
            return -1;
        }
        ReadText passage = match.passage();
        for (int i = 0; i + 1 < passage.size(); i++) {
            if (isFormer(passage.token(i), passage.token(i + 1), passage.text(), language) && match.isMatched(i + 1)) {
                return i;
            }
        }
        return -1;
    }
}
