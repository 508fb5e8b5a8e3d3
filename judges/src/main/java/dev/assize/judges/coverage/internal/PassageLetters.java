package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How the words of a text begin, and which runs of letters they have. Not for several threads at once. */
final class PassageLetters {

    /** So many letters mostly are the stem of a word, in all four languages. */
    private static final int BEGINNING = 5;

    private final ReadText text;

    // Not every reader needs these, so they are made for the first who asks.
    private @Nullable Beginnings beginnings;
    private @Nullable LetterFours runs;
    private @Nullable PlacedRuns placedRuns;

    PassageLetters(ReadText text) {
        this.text = text;
    }

    /** Whether a sentence that is not struck has a word with that {@link #beginning}. */
    boolean beginsOutside(String beginning, StruckSentences struck) {
        if (beginnings == null) {
            beginnings = new Beginnings(text);
        }
        return beginnings.standsOutside(beginning, struck);
    }

    /** Whether any word has that run of {@link LetterFours}. */
    boolean hasRun(long run) {
        if (runs == null) {
            runs = readRuns();
        }
        return runs.count(run) > 0;
    }

    private LetterFours readRuns() {
        LetterFours read = new LetterFours(text.text().length() / 2);
        boolean[] seen = new boolean[text.vocabulary().size()];
        for (int at = 0; at < text.size(); at++) {
            int word = text.word(at);
            if (!seen[word] || !text.written(word).equals(text.token(at).folded())) {
                read.add(text.token(at));
                seen[word] = true;
            }
        }
        return read;
    }

    /** Whether a sentence that is not struck has that run of {@link LetterFours}. */
    boolean hasRunOutside(long run, StruckSentences struck) {
        if (placedRuns == null) {
            placedRuns = new PlacedRuns(text);
        }
        return placedRuns.standsOutside(run, struck);
    }

    /** The first letters of a word; those of a number are the same however it is written. */
    static String beginning(Token token) {
        String word = token.isExact() ? token.key() : token.folded();
        return word.length() <= BEGINNING ? word : word.substring(0, BEGINNING);
    }

    /** The words by their beginnings: each leads to the first token that begins so, and that to the next. */
    private static final class Beginnings {
        private final ReadText text;
        private final Map<String, Integer> first = new HashMap<>();
        private final int[] next;

        Beginnings(ReadText text) {
            this.text = text;
            this.next = new int[text.size()];
            for (int at = next.length - 1; at >= 0; at--) {
                Integer after = first.put(beginning(text.token(at)), at);
                next[at] = after == null ? -1 : after;
            }
        }

        boolean standsOutside(String beginning, StruckSentences struck) {
            int at = first.getOrDefault(beginning, -1);
            while (at >= 0 && struck.has(text.places().sentence(at))) {
                at = next[at];
            }
            return at >= 0;
        }
    }
}
