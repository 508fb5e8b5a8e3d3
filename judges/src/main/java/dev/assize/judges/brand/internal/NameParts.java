package dev.assize.judges.brand.internal;

import dev.assize.judges.brand.internal.Variation.Kind;
import dev.assize.text.Characters;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** A brand word by word: the same words in another order, parts of its name, and names that contain it. */
record NameParts(Name brand, Name brandCore, BrandLexicon lexicon) {
    private static final int MOST_WORDS_OF_A_BRAND = 4;

    /** Whether the words that matter are the same in any order; of several, each may stand in the plural. */
    boolean haveSameWords(Name one, Name other) {
        if (one.words().size() == 1 && other.words().size() == 1) {
            return false;
        }
        List<String> words = lexicon.content(one.words());
        List<String> others = lexicon.content(other.words());
        if (words.isEmpty() || words.size() != others.size()) {
            return false;
        }
        Collections.sort(words);
        Collections.sort(others);
        return words.equals(others) || (words.size() > 1 && singular(words).equals(singular(others)));
    }

    private static List<String> singular(List<String> words) {
        return words.stream().map(Plural::singular).sorted().toList();
    }

    Optional<Variation> partOfBrand(Name entry) {
        List<String> words = brand.words();
        for (int start = 0; start < words.size(); start++) {
            int end = endOfRun(words, start, entry.joined());
            if (end > start && end - start < words.size() && isTelling(start, words.subList(start, end))) {
                return start == 0
                        ? form(Kind.FIRST_WORD, "first word of the brand")
                        : form(Kind.PART, "part of the brand's name");
            }
        }
        return Optional.empty();
    }

    Optional<Variation> longer(Name entry) {
        List<String> words = entry.words();
        for (int start = 0; start < words.size(); start++) {
            int end = Math.max(endOfRun(words, start, brandCore.joined()), endOfRun(words, start, brandCore.compact()));
            if (end > start) {
                boolean alone = !holdsBrand(words.subList(0, start)) && !holdsBrand(words.subList(end, words.size()));
                return alone ? form(Kind.LONGER, "the brand with more words") : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Whether the entry has the brand's first telling word among everyday ones: "Tesla Motors" for "Tesla Energy". */
    boolean sharesFirstWord(Name entry) {
        String first = lexicon.content(brand.words()).stream().findFirst().orElse("");
        return entry.words().size() > 1
                && first.length() >= 3
                && lexicon.isDistinctive(first)
                && entry.words().contains(first)
                && entry.words().stream().noneMatch(word -> !word.equals(first) && lexicon.isDistinctive(word));
    }

    /** Where the words from {@code start} on, run together, spell {@code wanted}; {@code -1} when they do not. */
    private static int endOfRun(List<String> words, int start, String wanted) {
        int at = 0;
        for (int end = start; end < words.size() && at < wanted.length(); end++) {
            if (!wanted.startsWith(words.get(end), at)) {
                return -1;
            }
            at += words.get(end).length();
            if (at == wanted.length()) {
                return end + 1;
            }
        }
        return -1;
    }

    /** Whether some run of the words is another real brand and not an everyday word. */
    private boolean holdsBrand(List<String> words) {
        for (int start = 0; start < words.size(); start++) {
            int most = Math.min(words.size(), start + MOST_WORDS_OF_A_BRAND);
            for (int end = start + 1; end <= most; end++) {
                List<String> run = words.subList(start, end);
                String joined = String.join("", run);
                if (lexicon.isBrand(joined)
                        && !joined.equals(brandCore.joined())
                        && run.stream().anyMatch(lexicon::isDistinctive)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** "Garden of Life" tells which brand is meant although no word of it does; "Garden" alone does not. */
    private boolean isTelling(int start, List<String> words) {
        return (start == 0 && lexicon.content(words).size() >= 2)
                || words.stream()
                        .anyMatch(word -> word.length() >= 2
                                && word.chars().anyMatch(Characters::isLetter)
                                && lexicon.isDistinctive(word));
    }

    private static Optional<Variation> form(Kind kind, String explanation) {
        return Optional.of(new Variation(kind, explanation));
    }
}
