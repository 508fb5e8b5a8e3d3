package dev.assize.models.internal.injection;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The words of a text, folded; a colon is a word too, and whatever ends a sentence is {@link #STOP}. */
final class FoldedWords {

    static final String STOP = ".";

    private final FoldedText text;
    private final List<String> words = new ArrayList<>();
    private int[] starts = new int[64];

    private FoldedWords(FoldedText text) {
        this.text = text;
    }

    static FoldedWords of(FoldedText text) {
        FoldedWords words = new FoldedWords(text);
        words.read();
        return words;
    }

    private void read() {
        String folded = text.folded();
        int at = 0;
        while (at < folded.length()) {
            int end = Characters.endOfWord(folded, at);
            if (end > at) {
                add(folded.substring(at, end), at);
                at = end;
                continue;
            }
            switch (folded.charAt(at)) {
                case '.', '!', '?' -> add(STOP, at);
                case ':' -> add(":", at);
                default -> {}
            }
            at++;
        }
    }

    private void add(String word, int start) {
        if (words.size() == starts.length) {
            starts = Arrays.copyOf(starts, 2 * starts.length);
        }
        starts[words.size()] = start;
        words.add(word);
    }

    int size() {
        return words.size();
    }

    String word(int at) {
        return words.get(at);
    }

    /** The original characters from word {@code first} up to, not including, word {@code end}. */
    Span original(int first, int end) {
        return text.originalSpan(
                starts[first], starts[end - 1] + words.get(end - 1).length());
    }
}
