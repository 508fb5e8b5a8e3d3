package dev.assize.judges.citation.internal;

import dev.assize.law.be.bilingual.SharedSpelling;
import dev.assize.text.Characters;
import java.util.Arrays;

/**
 * The words and numbers of a folded text as places in it, so that a long text is read without cutting it into strings.
 * A number keeps its points and suffixes: 6.1, 1675/2, 47sexies.
 */
final class TextTokens {

    private final String text;
    private int[] starts = new int[64];
    private int[] ends = new int[64];
    private int size;

    private TextTokens(String text) {
        this.text = text;
    }

    static TextTokens of(String folded) {
        TextTokens tokens = new TextTokens(folded);
        int at = 0;
        while (at < folded.length()) {
            if (!Characters.isLetterOrDigit(folded.charAt(at))) {
                at++;
                continue;
            }
            int end = at + 1;
            while (end < folded.length()
                    && (Characters.isLetterOrDigit(folded.charAt(end)) || joinsNumber(folded, end, at))) {
                end++;
            }
            tokens.add(at, end);
            at = end;
        }
        return tokens;
    }

    private static boolean joinsNumber(String text, int at, int start) {
        char unit = text.charAt(at);
        return (unit == '.' || unit == '/' || unit == ':')
                && isDigit(text.charAt(start))
                && at + 1 < text.length()
                && isDigit(text.charAt(at + 1));
    }

    private void add(int start, int end) {
        if (size == starts.length) {
            starts = Arrays.copyOf(starts, size * 2);
            ends = Arrays.copyOf(ends, size * 2);
        }
        starts[size] = start;
        ends[size] = end;
        size++;
    }

    /** These tokens without the ones whose hash is in the set. */
    TextTokens without(FeatureSet unwanted) {
        TextTokens rest = new TextTokens(text);
        for (int token = 0; token < size; token++) {
            if (unwanted.get(hash(token, Integer.MAX_VALUE)) == 0) {
                rest.add(starts[token], ends[token]);
            }
        }
        return rest;
    }

    /** All tokens as a set of hashes. */
    FeatureSet hashes() {
        FeatureSet hashes = new FeatureSet();
        for (int token = 0; token < size; token++) {
            hashes.put(hash(token, Integer.MAX_VALUE), 1);
        }
        return hashes;
    }

    int size() {
        return size;
    }

    int length(int token) {
        return ends[token] - starts[token];
    }

    /** A number for the spelling of a word that French and Dutch would share; 0 for a word too short to tell anything. */
    long sharedSpelling(int token) {
        return SharedSpelling.of(text, starts[token], ends[token]);
    }

    char charAt(int token, int index) {
        return text.charAt(starts[token] + index);
    }

    boolean isNumber(int token) {
        return isDigit(charAt(token, 0));
    }

    boolean startsWith(int token, String beginning) {
        return length(token) >= beginning.length() && text.startsWith(beginning, starts[token]);
    }

    boolean equals(int token, String word) {
        return length(token) == word.length() && text.startsWith(word, starts[token]);
    }

    /** A number that stands for the first {@code letters} characters of a token. */
    long hash(int token, int letters) {
        int end = starts[token] + Math.min(letters, length(token));
        long hash = FeatureSet.SEED;
        for (int i = starts[token]; i < end; i++) {
            hash = FeatureSet.hash(hash, text.charAt(i));
        }
        return hash;
    }

    static boolean isDigit(char unit) {
        return unit >= '0' && unit <= '9';
    }
}
