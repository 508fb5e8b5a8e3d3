package dev.assize.judges.coverage.internal;

import java.util.Arrays;

/** In which sentences of a text each of its {@link LetterFours} stands. */
final class PlacedRuns {

    private static final int SMALLEST = 256;

    /** For each run the last of its sentences in the lists, counted from 1. */
    private final LetterFours last;

    private int[] sentences = new int[SMALLEST];
    private int[] before = new int[SMALLEST];
    private int size;

    PlacedRuns(ReadText text) {
        this.last = new LetterFours(text.text().length() / 2);
        for (int sentence = 0; sentence < text.sentences(); sentence++) {
            for (int i = text.sentenceStart(sentence); i < text.sentenceEnd(sentence); i++) {
                for (long run : LetterFours.runs(text.token(i))) {
                    add(run, sentence);
                }
            }
        }
    }

    private void add(long run, int sentence) {
        int known = last.count(run);
        if (known > 0 && sentences[known - 1] == sentence) {
            return;
        }
        if (size == sentences.length) {
            sentences = Arrays.copyOf(sentences, size * 2);
            before = Arrays.copyOf(before, size * 2);
        }
        sentences[size] = sentence;
        before[size] = known;
        size++;
        last.set(run, size);
    }

    /** Whether the run stands in a sentence that is not struck. */
    boolean standsOutside(long run, StruckSentences struck) {
        int at = last.count(run);
        while (at > 0 && struck.has(sentences[at - 1])) {
            at = before[at - 1];
        }
        return at > 0;
    }
}
