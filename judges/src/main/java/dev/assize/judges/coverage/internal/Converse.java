package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a statement says of two by a word that has another side: "A sold it to B" is told by "B bought it from A", and "B is the son of
 * A" by "A is the father of B".
 *
 * <p>The first of the two opens the statement; the other is led to by the word that goes with the verb, is its object, or owns the noun.
 * Where a sentence has both, grammar shows which of them acts: the one that no preposition governs, or that the word for "by" leads to.
 * Where it does not, nothing is said. Never changes.
 *
 * @param word the part that tells it
 * @param first who acts, or of whom the noun is said
 * @param second the other one
 */
record Converse(int word, int first, int second, ConverseWords.Side side) {

    private static final Set<String> OF = Set.of("of", "de", "du", "des", "d", "van", "von", "vom");
    private static final Set<String> GERMAN_GENITIVE =
            Set.of("des", "der", "eines", "einer", "seines", "seiner", "ihres", "ihrer");
    private static final Set<String> GERMAN_DATIVE = Set.of("dem", "einem", "seinem", "ihrem", "der", "einer", "ihrer");
    private static final String OBJECT = "-";
    private static final String DATIVE = "dem";

    /** How many tokens may stand between a noun and the one that it belongs to: "son of the famous". */
    private static final int TO_OWNER = 5;

    /** How the sentence says it. */
    enum Said {
        SAME,
        EXCHANGED,
        UNKNOWN
    }

    /** What a sentence says, and the word that says it. */
    record Reading(Said said, int place) {}

    /** The first that the statement tells so; empty when it does not. */
    static Optional<Converse> of(Statement statement, Language language) {
        int first = statement.parts() < 2 ? -1 : opening(statement, language);
        Place text = new Place(statement.tokens(), statement.text(), 0, language);
        for (int part = first + 1; first >= 0 && part < statement.parts(); part++) {
            if (!statement.part(part).exact() && !statement.part(part).name()) {
                for (ConverseWords.Side side :
                        ConverseWords.of(language).sides(statement.part(part).token())) {
                    int second = second(statement, text, part, first, side);
                    if (second >= 0) {
                        return Optional.of(new Converse(part, first, second, side));
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** The noun or name that opens the statement and that nothing governs; -1 when there is none. */
    private static int opening(Statement statement, Language language) {
        Statement.Part part = statement.part(0);
        boolean opens = part.at() <= 1
                && !part.exact()
                && Characters.isLetter(part.key().charAt(0));
        boolean passive = statement.has(WordTraits.PASSIVE)
                && ConverseWords.of(language).sides(part.token()).isEmpty()
                && isPassive(statement, language);
        return opens && !passive && !statement.grammar().isGoverned(0) ? 0 : -1;
    }

    private static boolean isPassive(Statement statement, Language language) {
        for (Token token : statement.tokens()) {
            if (Lexicon.of(language).isAgentPreposition(token.folded()) && language != Language.GERMAN) {
                return true;
            }
        }
        return language == Language.GERMAN
                && statement.tokens().stream().anyMatch(token -> token.folded().startsWith("wurde"));
    }

    private static int second(Statement statement, Place text, int word, int first, ConverseWords.Side side) {
        int at = statement.part(word).at();
        for (int part = first + 1; part < statement.parts(); part++) {
            Statement.Part other = statement.part(part);
            boolean may = part != word && !other.exact() && other.at() != at;
            if (may && (side.noun() ? text.isOwner(other.at(), at) : text.isLedTo(other.at(), at, side))) {
                return part;
            }
        }
        return -1;
    }

    /** How a sentence says it, with a word of the other side or of this one. */
    Reading read(Match match, int sentence) {
        ReadText passage = match.passage();
        int start = passage.sentenceStart(sentence);
        int end = passage.sentenceEnd(sentence);
        int one = place(match, first, start, end);
        int other = place(match, second, start, end);
        if (one < 0 || other < 0) {
            return new Reading(Said.UNKNOWN, -1);
        }
        Place text = new Place(passage.tokens(), passage.text(), start, passage.language());
        ConverseWords words = ConverseWords.of(passage.language());
        for (int i = start; i < end; i++) {
            if (i != one && i != other) {
                for (ConverseWords.Side said : words.sides(passage.token(i))) {
                    Boolean kept = said.thing() == side.thing() ? keepsOrder(text, i, one, other, said) : null;
                    if (kept != null) {
                        // What is told from the other side is the same where the two have changed places.
                        boolean same = kept == (said.left() == side.left());
                        return new Reading(same ? Said.SAME : Said.EXCHANGED, i);
                    }
                }
            }
        }
        return new Reading(Said.UNKNOWN, -1);
    }

    /** Whether the first of the two acts, or has the noun said of it; null when grammar does not show it. */
    private static @Nullable Boolean keepsOrder(Place text, int word, int one, int other, ConverseWords.Side said) {
        boolean toOne = said.noun() ? text.isOwner(one, word) : text.isLedTo(one, word, said);
        boolean toOther = said.noun() ? text.isOwner(other, word) : text.isLedTo(other, word, said);
        if (toOne == toOther) {
            return null;
        }
        int acting = toOne ? other : one;
        return (said.noun() || text.acts(acting, word, said)) ? toOther : null;
    }

    /** Where the sentence has the part; -1 when it does not, or has it twice. */
    private static int place(Match match, int part, int start, int end) {
        int place = -1;
        for (int i = start; i < end; i++) {
            if (match.strength(part, i) > Thesaurus.NEAR) {
                if (place >= 0) {
                    return -1;
                }
                place = i;
            }
        }
        return place;
    }

    /** A text in which the places of nouns are told. */
    private record Place(List<Token> tokens, String text, int start, Language language) {

        /** Whether the word leads to the noun: by one of its prepositions, as its object or as a dative. */
        boolean isLedTo(int noun, int word, ConverseWords.Side side) {
            String preposition = Roles.preposition(tokens, text, start, noun, language);
            if (!preposition.isEmpty()) {
                return side.leaders().contains(preposition);
            }
            if (side.leaders().contains(DATIVE)) {
                return GERMAN_DATIVE.contains(article(noun))
                        && !(noun < word && article(noun).equals("der"));
            }
            boolean cut =
                    ClauseBoundaries.areParted(tokens, text, Math.min(noun, word), Math.max(noun, word), language);
            return side.leaders().contains(OBJECT) && noun > word && !cut;
        }

        /** Whether the noun acts: nothing governs it and it stands before an object, or the word for "by" leads to it. */
        boolean acts(int noun, int word, ConverseWords.Side side) {
            if (Roles.preposition(tokens, text, start, noun, language).isEmpty()) {
                return noun < word || !side.leaders().contains(OBJECT);
            }
            return PASSIVE_AGENT.contains(Roles.preposition(tokens, text, start, noun, language));
        }

        /** "The son of Anna", "Anna's son", "der Sohn des Malers": whether the noun at the one place belongs to the other. */
        boolean isOwner(int owner, int noun) {
            if (owner < noun) {
                int end = tokens.get(owner).span().end();
                boolean genitive = text.startsWith("'s", end)
                        || text.startsWith("’s", end)
                        || (language != Language.ENGLISH
                                && noun == owner + 1
                                && tokens.get(owner).capitalised()
                                && tokens.get(owner).folded().endsWith("s"));
                return genitive && noun - owner <= TO_OWNER;
            }
            if (owner - noun > TO_OWNER || ClauseBoundaries.areParted(tokens, text, noun, owner, language)) {
                return false;
            }
            return OF.contains(Roles.preposition(tokens, text, start, owner, language))
                    || (language == Language.GERMAN && GERMAN_GENITIVE.contains(article(owner)) && owner - noun <= 3);
        }

        private String article(int noun) {
            int at = noun - 1;
            while (at >= start && tokens.get(at).isContent() && !tokens.get(at).capitalised()) {
                at--;
            }
            return at < start ? "" : tokens.get(at).folded();
        }

        private static final Set<String> PASSIVE_AGENT = Set.of("by", "par", "door", "von", "vom");
    }
}
