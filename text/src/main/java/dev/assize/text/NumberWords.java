package dev.assize.text;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The words of one language that stand for a whole number, alone or grown together ("zweihundertfünfzig"). */
final class NumberWords {

    private static final long NONE = -1;
    private static final PerLanguage<NumberWords> BY_LANGUAGE = new PerLanguage<>(NumberWords::new);

    private final Map<String, Long> values = new HashMap<>();
    private final Map<String, Long> multipliers = new HashMap<>();
    private final Map<String, Long> pluralMultipliers = new HashMap<>();
    private final Map<String, Long> articles = new HashMap<>();
    private final String joiner;
    private final String hundred;
    private final String thousand;

    static NumberWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    private NumberWords(Language language) {
        WordList words = LanguagePacks.of(language).numbers();
        read(words.lines("values"), values);
        read(words.lines("one"), articles);
        read(words.lines("multipliers"), multipliers);
        read(words.lines("plural multipliers"), pluralMultipliers);
        joiner = words.lines("joiner").get(0);
        Map<String, Long> grown = new HashMap<>();
        read(words.lines("grown together"), grown);
        hundred = wordFor(100, grown);
        thousand = wordFor(1_000, grown);
    }

    /** Lines of a number and the words for it. */
    private static void read(List<String> lines, Map<String, Long> numbers) {
        for (String line : lines) {
            String[] parts = line.split(" +");
            for (int i = 1; i < parts.length; i++) {
                numbers.put(parts[i], Long.valueOf(parts[0]));
            }
        }
    }

    private static String wordFor(long number, Map<String, Long> words) {
        return words.entrySet().stream()
                .filter(word -> word.getValue() == number)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse("");
    }

    /** Every word below a hundred. */
    Set<String> words() {
        return Collections.unmodifiableSet(values.keySet());
    }

    /** The number below 100 (or grown together, below a million) that the word is; -1 when it is none. */
    long value(String folded) {
        Long value = values.get(folded);
        return value != null ? value : grownTogether(folded);
    }

    /** What the word multiplies the number before it by, 1 for "one" itself standing before it; -1 for none. */
    long multiplier(String folded) {
        Long value = multipliers.get(folded);
        if (value == null) {
            value = pluralMultipliers.get(folded);
        }
        return value == null ? NONE : value;
    }

    /** Whether the multiplier may stand alone: "hundred" is a number, "thousands" is not. */
    boolean standsAlone(String folded) {
        return multipliers.containsKey(folded);
    }

    /** Whether the word is "one", which is a number only beside another number word. */
    boolean isOne(String folded) {
        return articles.containsKey(folded);
    }

    boolean isJoiner(String folded) {
        return folded.equals(joiner);
    }

    private long grownTogether(String folded) {
        if (thousand.isEmpty() || folded.length() > 60) {
            return NONE;
        }
        int at = folded.indexOf(thousand);
        if (at >= 0) {
            return product(folded, at, thousand, 1000);
        }
        at = folded.indexOf(hundred);
        return at >= 0 ? product(folded, at, hundred, 100) : NONE;
    }

    private long product(String folded, int at, String word, long factor) {
        String left = folded.substring(0, at);
        String right = folded.substring(at + word.length());
        if (right.startsWith(joiner)) {
            right = right.substring(joiner.length());
        }
        long times = left.isEmpty() || articles.containsKey(left) ? 1 : value(left);
        long rest = right.isEmpty() ? 0 : articles.containsKey(right) ? 1 : value(right);
        return times < 0 || rest < 0 ? NONE : times * factor + rest;
    }
}
