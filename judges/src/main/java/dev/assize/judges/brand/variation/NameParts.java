package dev.assize.judges.brand.variation;

import dev.assize.judges.brand.variation.Variation.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** A brand word by word: its core without the company's form, its initials, its parts, and names that contain it. */
final class NameParts {

    private static final int MOST_INITIALS = 8;
    private static final int MOST_WORDS_OF_A_BRAND = 4;

    private final Name brand;
    private final BrandLexicon lexicon;
    private final Name brandCore;
    private final boolean hasInitials;

    NameParts(Name brand, BrandLexicon lexicon) {
        this.brand = brand;
        this.lexicon = lexicon;
        this.brandCore = core(brand);
        this.hasInitials = brand.words().size() > 1 || brand.humps().length() > 1;
    }

    /** The name without the words that tell a company's form, at its end; the name itself if nothing telling remains. */
    Name core(Name name) {
        if (name.isEmpty() || (!isForm(lastWord(name)) && name.original().indexOf('(') < 0)) {
            return name;
        }
        Name plain = withoutRemark(name);
        List<String> words = plain.words();
        int end = words.size();
        while (end > 0 && isForm(words.get(end - 1))) {
            end--;
        }
        boolean telling = words.subList(0, end).stream().anyMatch(word -> !lexicon.isLittle(word));
        return end < words.size() && telling ? Name.ofWords(words.subList(0, end)) : plain;
    }

    private static String lastWord(Name name) {
        return name.words().get(name.words().size() - 1);
    }

    /** "Staples (USA)" and "Post-it(R)" without what stands between parentheses. */
    private static Name withoutRemark(Name name) {
        int open = name.original().indexOf('(');
        int close = name.original().indexOf(')', open + 1);
        if (open < 0 || close < 0) {
            return name;
        }
        Name rest = Name.of(name.original().substring(0, open) + name.original().substring(close + 1));
        return rest.isEmpty() ? name : rest;
    }

    /** Whether the words that matter are the same in any order; of several, each may stand in the plural. */
    boolean haveSameWords(Name one, Name other) {
        if (one.words().size() == 1 && other.words().size() == 1) {
            return false;
        }
        List<String> words = lexicon.content(one.words()).stream().sorted().toList();
        List<String> others = lexicon.content(other.words()).stream().sorted().toList();
        if (words.isEmpty() || words.size() != others.size()) {
            return false;
        }
        return words.equals(others) || (words.size() > 1 && singular(words).equals(singular(others)));
    }

    private static List<String> singular(List<String> words) {
        return words.stream().map(Plural::singular).sorted().toList();
    }

    Optional<Variation> initials(Name entry) {
        String letters = entry.compact();
        boolean asShort = letters.length() >= 2 && letters.length() <= MOST_INITIALS;
        if (hasInitials && asShort && initialsOf(brand).contains(letters)) {
            return form(Kind.INITIALS, "initials of the brand");
        }
        // Two letters are the initials of too many names; a listed alias says more.
        boolean longEnough = brand.compact().length() >= 3 && brand.compact().length() <= MOST_INITIALS;
        return longEnough
                        && entry.words().size() >= 2
                        && !lexicon.isBrand(entry)
                        && initialsOf(entry).contains(brand.compact())
                ? form(Kind.INITIALS, "the name whose initials the brand is")
                : Optional.empty();
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
            if (end > start && !holdsBrand(words.subList(0, start)) && !holdsBrand(words.subList(end, words.size()))) {
                return form(Kind.LONGER, "the brand with more words");
            }
        }
        return Optional.empty();
    }

    /** Whether the entry begins with the brand's first word, when that says something, and goes on with everyday words. */
    boolean sharesFirstWord(Name entry) {
        String first = brand.isEmpty() ? "" : brand.words().get(0);
        return entry.words().size() > 1
                && first.length() >= 3
                && lexicon.isDistinctive(first)
                && entry.words().get(0).equals(first)
                && entry.words().stream().skip(1).noneMatch(lexicon::isDistinctive);
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

    /** Whether some run of the words is a real brand and not an everyday word. */
    boolean holdsBrand(List<String> words) {
        for (int start = 0; start < words.size(); start++) {
            int most = Math.min(words.size(), start + MOST_WORDS_OF_A_BRAND);
            for (int end = start + 1; end <= most; end++) {
                List<String> run = words.subList(start, end);
                if (lexicon.isBrand(String.join("", run)) && run.stream().anyMatch(lexicon::isDistinctive)) {
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
                                && word.chars().anyMatch(Character::isLetter)
                                && lexicon.isDistinctive(word));
    }

    private boolean isForm(String word) {
        return lexicon.isCompanyWord(word) || word.equals("and");
    }

    private Set<String> initialsOf(Name name) {
        if (name.words().size() > MOST_INITIALS) {
            return Set.of();
        }
        Set<String> all = new TreeSet<>();
        all.add(name.humps());
        all.add(firstLetters(name.words()));
        all.add(firstLetters(lexicon.content(name.words())));
        all.add(firstLetters(lexicon.content(core(name).words())));
        all.add(firstLetters(firstOfEachWrittenWord(name.original())));
        all.removeIf(letters -> letters.length() < 2);
        return all;
    }

    /** "Hewlett-Packard Compaq" is two words to whoever writes HC. */
    private static List<String> firstOfEachWrittenWord(String original) {
        List<String> first = new ArrayList<>();
        for (String written : original.split("\\s+")) {
            Name.wordsOf(written).stream().limit(1).forEach(first::add);
        }
        return first;
    }

    private static String firstLetters(List<String> words) {
        StringBuilder letters = new StringBuilder();
        words.forEach(word -> letters.append(word.charAt(0)));
        return letters.toString();
    }

    private static Optional<Variation> form(Kind kind, String explanation) {
        return Optional.of(new Variation(kind, explanation));
    }
}
