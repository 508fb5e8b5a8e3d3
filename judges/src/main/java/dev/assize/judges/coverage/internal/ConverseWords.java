package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Words that tell one thing from two sides: "sell to" and "buy from", "mother of" and "son of". Threads share it: it never changes. */
final class ConverseWords {

    private static final PerLanguage<ConverseWords> BY_LANGUAGE = new PerLanguage<>(ConverseWords::new);

    /**
     * One of the two sides of a thing.
     *
     * @param thing its number, the same for both sides
     * @param left which side it is
     * @param noun whether it is told by a noun, such as those of kinship
     * @param leaders the words that lead to the other one; "-" for an object, "dem" for a dative
     */
    record Side(int thing, boolean left, boolean noun, Set<String> leaders) {

        boolean isOpposite(Side other) {
            return thing == other.thing && left != other.left;
        }
    }

    private final VerbRoots roots;
    private final boolean byRoot;
    private final Map<String, List<Side>> byWord = new HashMap<>();

    private ConverseWords(Language language) {
        WordList words = WordList.beside(ConverseWords.class, language.code() + ".converse");
        this.roots = VerbRoots.of(language);
        this.byRoot = PolarityWords.negatesAfterTheVerb(language);
        Stemmer stemmer = new Stemmer(language);
        int thing = 0;
        for (String line : words.lines("verbs")) {
            read(line, thing++, false, stemmer);
        }
        for (String line : words.lines("nouns")) {
            read(line, thing++, true, stemmer);
        }
    }

    private void read(String line, int thing, boolean noun, Stemmer stemmer) {
        int bar = line.indexOf('|');
        read(line.substring(0, bar), new Side(thing, true, noun, Set.of()), stemmer);
        read(line.substring(bar + 1), new Side(thing, false, noun, Set.of()), stemmer);
    }

    private void read(String words, Side bare, Stemmer stemmer) {
        int colon = words.indexOf(':');
        Set<String> leaders =
                colon < 0 ? Set.of() : Set.of(words.substring(colon + 1).strip().split(" +"));
        Side side = new Side(bare.thing(), bare.left(), bare.noun(), leaders);
        for (String word :
                (colon < 0 ? words : words.substring(0, colon)).strip().split(" +")) {
            Set<String> keys = new HashSet<>(Set.of(roots.key(word, stemmer)));
            if (byRoot && !side.noun() && !VerbRoots.isParted(roots.key(word, stemmer))) {
                keys.add(roots.root(word));
            }
            keys.forEach(key ->
                    byWord.computeIfAbsent(key, any -> new ArrayList<>(2)).add(side));
        }
    }

    static ConverseWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Whether the key is of such a word. */
    boolean hasKey(String key) {
        return byWord.containsKey(key);
    }

    /** Whether the word, as it is written, is a form of such a verb. */
    boolean hasForm(String folded) {
        return byRoot && byWord.containsKey(roots.root(folded));
    }

    /** The sides that the word may tell. */
    List<Side> sides(Token token) {
        List<Side> listed = byWord.get(token.key());
        List<Side> sides = listed == null && byRoot ? byWord.get(roots.root(token.folded())) : listed;
        return sides == null ? List.of() : sides;
    }
}
