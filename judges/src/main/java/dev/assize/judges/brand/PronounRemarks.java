package dev.assize.judges.brand;

import java.util.List;

/** What is said of the brand without naming it again: by a pronoun, or in answer to a question. */
record PronounRemarks(BrandMention brand) {
    /** So many small words may stand between "it is" and what it is. */
    private static final int FEW = 3;

    boolean deny(List<StanceWord> words, int noun) {
        return isDeniedBefore(words, noun) || isDeniedBehind(words, noun);
    }

    /** "Zorvex fits it, so it cannot be the brand": a pronoun for the brand that was named last. */
    private boolean isDeniedBefore(List<StanceWord> words, int noun) {
        int first = firstFiller(words, noun);
        boolean negated = holdsNegation(words, first, noun);
        int at = first - 1;
        while (at >= 0 && !words.get(at).isOn(StanceList.PRONOUNS) && isPlainUpTo(words, at, at + 1)) {
            negated |= words.get(at).isOn(StanceList.NEGATIONS);
            at--;
        }
        boolean pronoun = at >= 0 && words.get(at).isOn(StanceList.PRONOUNS);
        return pronoun && negated && brand.isNamedLast(words, at);
    }

    /** "De fabrikant lijkt me dat niet": the pronoun and the negation stand behind. */
    private boolean isDeniedBehind(List<StanceWord> words, int noun) {
        boolean pronoun = false;
        boolean negated = false;
        for (int at = noun + 1; at < words.size() && !words.get(at).isMark(); at++) {
            StanceWord word = words.get(at);
            pronoun |= word.isOn(StanceList.PRONOUNS);
            negated |= word.isOn(StanceList.NEGATIONS);
            if (!word.isOn(StanceList.SMALL) && !isPlainUpTo(words, at, at + 1)) {
                return false;
            }
        }
        return pronoun && negated && brand.isNamedLast(words, noun);
    }

    /** "Zorvex means thunder, it is a scent": a pronoun for the brand that was named last, and what it is instead. */
    boolean giveAnotherRole(List<StanceWord> words, int pronoun) {
        if (!words.get(pronoun).isOn(StanceList.PRONOUNS)
                || pronoun + 2 >= words.size()
                || !words.get(pronoun + 1).isOn(StanceList.COPULAS)) {
            return false;
        }
        int at = pronoun + 2;
        while (at < words.size()
                && at - pronoun - 2 < FEW
                && !words.get(at).isOn(StanceList.NEGATIONS)
                && (words.get(at).isOn(StanceList.FILLERS) || words.get(at).isOn(StanceList.SMALL))) {
            at++;
        }
        return at < words.size() && OtherRole.isRole(words.get(at)) && brand.isNamedLast(words, pronoun);
    }

    /** The answer to a question about the brand: "No.", "never heard of such a maker", "that is a village". */
    static boolean answersNo(List<StanceWord> words) {
        if (words.isEmpty() || words.get(0).isOn(StanceList.YES)) {
            return false;
        }
        boolean noun = words.stream().anyMatch(word -> word.isOn(StanceList.NOUNS));
        boolean role = words.stream().anyMatch(word -> OtherRole.isRole(word));
        boolean first = words.get(0).isOn(StanceList.NEGATIONS);
        return noun ? holdsNegation(words, 0, words.size()) : role || (first && words.size() < FEW);
    }

    /** French puts its negation behind the verb: "ce n'est pas la marque". */
    static boolean holdsNegation(List<StanceWord> words, int from, int to) {
        return words.subList(from, to).stream().anyMatch(word -> word.isOn(StanceList.NEGATIONS));
    }

    /** Fillers, copulas and negations only: "not the", "n est pas la", "cannot be the". */
    static boolean isPlainUpTo(List<StanceWord> words, int from, int to) {
        for (int at = from; at < to; at++) {
            StanceWord word = words.get(at);
            if (!word.isOn(StanceList.FILLERS) && !word.isOn(StanceList.COPULAS) && !word.isOn(StanceList.NEGATIONS)) {
                return false;
            }
        }
        return true;
    }

    static int firstFiller(List<StanceWord> words, int noun) {
        int first = noun;
        while (first > 0 && words.get(first - 1).isOn(StanceList.FILLERS)) {
            first--;
        }
        return first;
    }
}
