package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.Name;
import dev.assize.judges.brand.internal.NameList;
import dev.assize.judges.internal.memo.RecentWords;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Expressions that betray one thing, in four languages, kept as a list beside this class. */
enum Phrases {
    REASONS("reason-phrases.txt"),
    STEPS("step-phrases.txt"),
    VARIATIONS("variation-phrases.txt"),
    SOURCES("source-phrases.txt"),
    ABSENCE("absence-phrases.txt"),
    DOUBTS("doubt-phrases.txt"),
    HEDGES("hedge-phrases.txt");

    /** The bits of all lists. */
    static final int ANY = -1;

    private static final List<Phrases> ALL = List.of(values());

    /** The bits of the lists in which a word begins an expression. */
    private static final RecentWords<Integer> BEGINNERS = new RecentWords<>(Phrases::begunBy);

    /** The folded words of each expression, under the first of them. */
    @SuppressWarnings("ImmutableEnumChecker") // Nobody changes it.
    private final Map<String, List<List<String>>> byFirstWord;

    Phrases(String resource) {
        this.byFirstWord = NameList.beside(Phrases.class, resource).names().stream()
                .map(Name::wordsOf)
                .collect(Collectors.collectingAndThen(Collectors.groupingBy(words -> words.get(0)), Map::copyOf));
    }

    @SuppressWarnings("EnumOrdinal") // Nobody keeps the bit.
    private int bit() {
        return 1 << ordinal();
    }

    private static int begunBy(String word) {
        int bits = 0;
        for (Phrases list : ALL) {
            bits |= list.byFirstWord.containsKey(word) ? list.bit() : 0;
        }
        return bits;
    }

    /** The bits of the lists of which one of the folded words begins an expression. */
    static int begunIn(List<String> words) {
        int bits = 0;
        for (String word : words) {
            bits |= BEGINNERS.of(word);
        }
        return bits;
    }

    /** Whether one of the expressions stands in a text. */
    boolean areIn(WordSequence text) {
        return (text.begun() & bit()) != 0 && areIn(text.words());
    }

    /** Whether one of the expressions stands among the folded words. */
    boolean areIn(List<String> words) {
        for (int start = 0; start < words.size(); start++) {
            if (isAt(words, start)) {
                return true;
            }
        }
        return false;
    }

    /** How many places the expressions stand at. */
    int count(WordSequence text) {
        List<String> words = (text.begun() & bit()) == 0 ? List.of() : text.words();
        int count = 0;
        for (int start = 0; start < words.size(); start++) {
            count += isAt(words, start) ? 1 : 0;
        }
        return count;
    }

    private boolean isAt(List<String> words, int start) {
        List<List<String>> phrases = byFirstWord.get(words.get(start));
        if (phrases != null) {
            for (List<String> phrase : phrases) {
                if (isAt(words, start, phrase)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean isAt(List<String> words, int start, List<String> phrase) {
        if (words.size() - start < phrase.size()) {
            return false;
        }
        for (int i = 1; i < phrase.size(); i++) {
            if (!words.get(start + i).equals(phrase.get(i))) {
                return false;
            }
        }
        return true;
    }
}
