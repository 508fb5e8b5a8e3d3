package dev.assize.models.internal.injection;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A phrase with choices and gaps: {@code ignore|forget ~2 previous|above @orders}. A slot is a choice of words, {@code ~2}
 * stands for up to two words of any kind within the sentence, {@code @orders} for a set of words that has a name.
 */
final class PhraseRule {

    /** @param gap how many words may be passed over before one of {@code words} must come */
    private record Slot(int gap, Set<String> words) {}

    private final List<Slot> slots;

    private PhraseRule(List<Slot> slots) {
        this.slots = slots;
    }

    static PhraseRule parse(String line, Map<String, Set<String>> names) {
        List<Slot> slots = new ArrayList<>();
        int gap = 0;
        for (String part : line.split(" +")) {
            if (part.startsWith("~")) {
                gap = Integer.parseInt(part.substring(1));
            } else {
                slots.add(new Slot(gap, words(part, names)));
                gap = 0;
            }
        }
        if (gap > 0 || slots.size() < 2) {
            throw new IllegalStateException("A phrase has at least two slots and ends with words, got: " + line);
        }
        return new PhraseRule(List.copyOf(slots));
    }

    static Set<String> words(String part, Map<String, Set<String>> names) {
        Set<String> words = new TreeSet<>();
        for (String word : part.split("\\|")) {
            if (!word.startsWith("@")) {
                words.add(word);
            } else if (names.containsKey(word.substring(1))) {
                words.addAll(names.getOrDefault(word.substring(1), Set.of()));
            } else {
                throw new IllegalStateException("No set of words is called " + word);
            }
        }
        return words;
    }

    Set<String> openings() {
        return slots.get(0).words();
    }

    /** The index after the last word of the phrase that starts with word {@code at}; -1 when it is not there. */
    int endAt(FoldedWords words, int at) {
        return endAt(words, at, 0);
    }

    private int endAt(FoldedWords words, int at, int slot) {
        if (slot == slots.size()) {
            return at;
        }
        Slot wanted = slots.get(slot);
        for (int skipped = 0; skipped <= wanted.gap() && at + skipped < words.size(); skipped++) {
            String word = words.word(at + skipped);
            int end = wanted.words().contains(word) ? endAt(words, at + skipped + 1, slot + 1) : -1;
            if (end >= 0) {
                return end;
            }
            if (word.equals(FoldedWords.STOP)) {
                return -1;
            }
        }
        return -1;
    }
}
