package dev.assize.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What each feature weighs for each part of speech: a line that tells where the weights come from, then a byte for each part of
 * speech of each place.
 */
final class TaggerWeights {

    static final String RESOURCE = "tagger.weights";

    /** Begins the line of a table that these features fit; another number when they change. */
    static final String FORM = "part-of-speech weights, form 1, ";

    private final byte[] weights;
    private final int start;

    /** @param weights with their first line */
    TaggerWeights(byte[] weights) {
        this.weights = weights;
        this.start = lineEnd(weights) + 1;
        String line = new String(weights, 0, start, StandardCharsets.UTF_8);
        if (!line.startsWith(FORM) || Integer.bitCount(places()) != 1) {
            throw new IllegalStateException("\"" + RESOURCE + "\" is no table of this form (\"" + FORM
                    + "…\", then bytes for a power of two of places): it starts with \"" + line.strip() + "\"");
        }
    }

    static Optional<TaggerWeights> find(Language language) {
        LanguagePack pack = LanguagePacks.of(language);
        try (InputStream in = pack.getClass().getResourceAsStream(RESOURCE)) {
            return in == null ? Optional.empty() : Optional.of(new TaggerWeights(in.readAllBytes()));
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "Cannot read \"" + RESOURCE + "\" beside " + pack.getClass().getName(), e);
        }
    }

    private static int lineEnd(byte[] bytes) {
        int end = 0;
        while (end < bytes.length && bytes[end] != '\n') {
            end++;
        }
        return Math.min(end, bytes.length - 1);
    }

    /** How many places features may have: a power of two. */
    int places() {
        return (weights.length - start) / PartOfSpeech.COUNT;
    }

    /** Adds the weights of the places to {@code sums}, by part of speech. */
    void add(int[] featurePlaces, int[] sums) {
        for (int place : featurePlaces) {
            int at = start + place * PartOfSpeech.COUNT;
            for (int part = 0; part < PartOfSpeech.COUNT; part++) {
                sums[part] += weights[at + part];
            }
        }
    }
}
