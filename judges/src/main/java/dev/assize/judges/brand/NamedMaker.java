package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.BrandLexicon;
import dev.assize.judges.brand.internal.Name;
import java.util.List;
import java.util.Optional;

/** The name that a sentence gives to a brand or a maker, around the word for it. */
final class NamedMaker {

    private static final int LONGEST_NAME = 4;

    private NamedMaker() {}

    /** "the brand is Bravix", "brand: Bravix", "la marque Bravix". */
    static Optional<String> nameAfter(List<StanceWord> words, int noun) {
        boolean definite = noun > 0 && words.get(noun - 1).isOn(StanceList.DEFINITE);
        int at = noun + 1;
        boolean copula = false;
        while (at < words.size()
                && (words.get(at).isOn(StanceList.COPULAS)
                        || words.get(at).isOn(StanceList.FILLERS)
                        || (at == noun + 1 && words.get(at).isColon()))) {
            copula |= words.get(at).isOn(StanceList.COPULAS) || words.get(at).isColon();
            at++;
        }
        if (!definite && !copula) {
            return Optional.empty();
        }
        return nameAt(words, at).or(() -> knownBrand(words, noun + 1));
    }

    /** "The maker, according to the title, is Thermos": an everyday word that is also a brand is one in that place. */
    private static Optional<String> knownBrand(List<StanceWord> words, int from) {
        boolean copula = false;
        for (int at = from; at < words.size() && at - from <= StanceList.LONGEST_GAP; at++) {
            StanceWord word = words.get(at);
            copula |= word.isOn(StanceList.COPULAS) || word.isColon();
            if (copula && word.capital() && BrandLexicon.standard().isBrand(Name.of(word.folded()))) {
                return Optional.of(word.folded());
            }
            if (word.isOn(StanceList.NEGATIONS) || word.isOn(StanceList.NOUNS)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** "Bravix is the brand": with the definite article, since "Bravix is a brand" may be said of any. */
    static Optional<String> nameBefore(List<StanceWord> words, int noun) {
        int at = noun - 1;
        if (at > 0
                && words.get(at).isOn(StanceList.AS)
                && isNameWord(words.get(at - 1))
                && (at < 2 || !words.get(at - 2).isOn(StanceList.NEGATIONS))) {
            return Optional.of(words.get(at - 1).folded());
        }
        if (at < 0 || !words.get(at).isOn(StanceList.DEFINITE)) {
            return Optional.empty();
        }
        at--;
        while (at >= 0 && words.get(at).isOn(StanceList.FILLERS)) {
            at--;
        }
        if (at < 1 || !words.get(at).isOn(StanceList.COPULAS)) {
            return Optional.empty();
        }
        int start = at;
        while (start > 0 && at - start < LONGEST_NAME && isNameWord(words.get(start - 1))) {
            start--;
        }
        return start < at ? nameAt(words.subList(0, at), start) : subject(words, at);
    }

    /** "Electric is the brand": the only word before the copula is taken for a name, whatever it means elsewhere. */
    private static Optional<String> subject(List<StanceWord> words, int copula) {
        StanceWord first = words.get(0);
        boolean named = copula == 1
                && first.capital()
                && !first.isOn(StanceList.SMALL)
                && !first.isOn(StanceList.NONE)
                && !Phrases.SOURCES.areIn(List.of(first.folded()));
        return named ? Optional.of(first.folded()) : Optional.empty();
    }

    /** "The wallet comes from Fossil": from a country as well, so only a name that is known for a brand counts. */
    static Optional<String> originAfter(List<StanceWord> words, int comes) {
        for (int at = comes + 1; at + 1 < words.size() && at - comes <= 2; at++) {
            StanceWord name = words.get(at + 1);
            if (words.get(at).isOn(StanceList.FROM)
                    && name.capital()
                    && BrandLexicon.standard().isBrand(Name.of(name.folded()))) {
                return Optional.of(name.folded());
            }
        }
        return Optional.empty();
    }

    /** "made by Bravix", "von Bravix hergestellt". */
    static Optional<String> makerAround(List<StanceWord> words, int made) {
        for (int at = Math.max(1, made - StanceList.LONGEST_GAP); at <= Math.min(words.size() - 1, made + 3); at++) {
            if (words.get(at - 1).isOn(StanceList.BY)) {
                Optional<String> name = nameAt(words, at);
                if (name.isPresent()) {
                    return name;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> nameAt(List<StanceWord> words, int start) {
        StringBuilder name = new StringBuilder();
        for (int at = start; at < words.size() && at - start < LONGEST_NAME && isNameWord(words.get(at)); at++) {
            name.append(name.isEmpty() ? "" : " ").append(words.get(at).folded());
        }
        return name.isEmpty() ? Optional.empty() : Optional.of(name.toString());
    }

    /** A word with a capital that is no everyday word of any language: what opens a sentence often has one. */
    static boolean isNameWord(StanceWord word) {
        return word.capital()
                && !word.isMark()
                && word.folded().length() > 1
                && BrandLexicon.standard().isDistinctive(word.folded())
                && !word.isOn(StanceList.NOUNS)
                && !word.isOn(StanceList.FILLERS)
                && !word.isOn(StanceList.COPULAS)
                && !word.isOn(StanceList.NEGATIONS)
                && !word.isOn(StanceList.SMALL);
    }
}
