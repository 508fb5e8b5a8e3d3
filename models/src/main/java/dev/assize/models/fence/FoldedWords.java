package dev.assize.models.fence;

import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;

/** The words of a text, folded; a colon is a word too, and whatever ends a sentence is {@link #STOP}. */
final class FoldedWords {

    static final String STOP = ".";

    private final FoldedText text;
    private final List<String> words = new ArrayList<>();
    private final List<Span> places = new ArrayList<>();

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
            int end = at;
            while (end < folded.length() && Character.isLetterOrDigit(folded.charAt(end))) {
                end++;
            }
            if (end > at) {
                add(folded.substring(at, end), at, end);
                at = end;
                continue;
            }
            switch (folded.charAt(at)) {
                case '.', '!', '?' -> add(STOP, at, at + 1);
                case ':' -> add(":", at, at + 1);
                default -> {}
            }
            at++;
        }
    }

    private void add(String word, int start, int end) {
        words.add(word);
        places.add(Span.of(start, end));
    }

    int size() {
        return words.size();
    }

    String word(int at) {
        return words.get(at);
    }

    /** The original characters from word {@code first} up to, not including, word {@code end}. */
    Span original(int first, int end) {
        return text.originalSpan(places.get(first).start(), places.get(end - 1).end());
    }
}
