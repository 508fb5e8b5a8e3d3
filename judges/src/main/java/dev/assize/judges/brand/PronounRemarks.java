package dev.assize.judges.brand;

import java.util.List;

/** What is said of the brand without naming it again: by a pronoun, or in answer to a question. */
final class PronounRemarks {

    /** So many small words may stand between "it is" and what it is. */
    private static final int FEW = 3;

    private final BrandMention brand;

    PronounRemarks(BrandMention brand) {
        this.brand = brand;
    }

    boolean deny(List<StanceWord> words, int noun) {
        return isDeniedBefore(words, noun) || isDeniedBehind(words, noun);
    }

    /** "Zorvex fits it, so it cannot be the brand": a pronoun for the brand that was named last. */
    private boolean isDeniedBefore(List<StanceWord> words, int noun) {
        int first = firstFiller(words, noun);
        boolean negated = holdsNegation(words, first, noun);
        int at = first - 1;
        while (at >= 0 && !StanceWords.PRONOUNS.contains(words.get(at).folded()) && isPlainUpTo(words, at, at + 1)) {
            negated |= StanceWords.NEGATIONS.contains(words.get(at).folded());
            at--;
        }
        boolean pronoun = at >= 0 && StanceWords.PRONOUNS.contains(words.get(at).folded());
        return pronoun && negated && brand.isNamedLast(words, at);
    }

    /** "De fabrikant lijkt me dat niet": the pronoun and the negation stand behind. */
    private boolean isDeniedBehind(List<StanceWord> words, int noun) {
        boolean pronoun = false;
        boolean negated = false;
        for (int at = noun + 1; at < words.size() && !words.get(at).isMark(); at++) {
            String word = words.get(at).folded();
            pronoun |= StanceWords.PRONOUNS.contains(word);
            negated |= StanceWords.NEGATIONS.contains(word);
            if (!StanceWords.SMALL.contains(word) && !isPlainUpTo(words, at, at + 1)) {
                return false;
            }
        }
        return pronoun && negated && brand.isNamedLast(words, noun);
    }

    /** "Zorvex means thunder, it is a scent": a pronoun for the brand that was named last, and what it is instead. */
    boolean giveAnotherRole(List<StanceWord> words, int pronoun) {
        if (!StanceWords.PRONOUNS.contains(words.get(pronoun).folded())
                || pronoun + 2 >= words.size()
                || !StanceWords.COPULAS.contains(words.get(pronoun + 1).folded())) {
            return false;
        }
        int at = pronoun + 2;
        while (at < words.size()
                && at - pronoun - 2 < FEW
                && !StanceWords.NEGATIONS.contains(words.get(at).folded())
                && (StanceWords.FILLERS.contains(words.get(at).folded())
                        || StanceWords.SMALL.contains(words.get(at).folded()))) {
            at++;
        }
        return at < words.size() && OtherRole.isRole(words.get(at).folded()) && brand.isNamedLast(words, pronoun);
    }

    /** The answer to a question about the brand: "No.", "never heard of such a maker", "that is a village". */
    static boolean answersNo(List<StanceWord> words) {
        if (words.isEmpty() || StanceWords.YES.contains(words.get(0).folded())) {
            return false;
        }
        boolean noun = words.stream().anyMatch(word -> StanceWords.NOUNS.contains(word.folded()));
        boolean role = words.stream().anyMatch(word -> OtherRole.isRole(word.folded()));
        boolean first = StanceWords.NEGATIONS.contains(words.get(0).folded());
        return noun ? holdsNegation(words, 0, words.size()) : role || (first && words.size() < FEW);
    }

    /** French puts its negation behind the verb: "ce n'est pas la marque". */
    static boolean holdsNegation(List<StanceWord> words, int from, int to) {
        return words.subList(from, to).stream().anyMatch(word -> StanceWords.NEGATIONS.contains(word.folded()));
    }

    /** Fillers, copulas and negations only: "not the", "n est pas la", "cannot be the". */
    static boolean isPlainUpTo(List<StanceWord> words, int from, int to) {
        for (int at = from; at < to; at++) {
            String word = words.get(at).folded();
            if (!StanceWords.FILLERS.contains(word)
                    && !StanceWords.COPULAS.contains(word)
                    && !StanceWords.NEGATIONS.contains(word)) {
                return false;
            }
        }
        return true;
    }

    static int firstFiller(List<StanceWord> words, int noun) {
        int first = noun;
        while (first > 0 && StanceWords.FILLERS.contains(words.get(first - 1).folded())) {
            first--;
        }
        return first;
    }
}
