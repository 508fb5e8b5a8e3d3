package dev.assize.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
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

    /** The even or the odd bytes of eight, each in two bytes: so many weights can be added before one runs over. */
    private static final long EVERY_OTHER = 0x00FF00FF00FF00FFL;

    /** Makes a signed byte an unsigned one that is larger by {@link #BIAS}. */
    private static final long SIGNS = 0x8080808080808080L;

    private static final int BIAS = 128;
    private static final int LANES = 4;
    private static final int LANE_BITS = 16;
    private static final int LANE = 0xFFFF;

    /** The weights of a place are two numbers of eight bytes, the first part of speech in the lowest. */
    private final long[] weights;

    /** @param table with its first line */
    TaggerWeights(byte[] table) {
        int start = lineEnd(table) + 1;
        String line = new String(table, 0, start, StandardCharsets.UTF_8);
        if (!line.startsWith(FORM) || Integer.bitCount((table.length - start) / PartOfSpeech.COUNT) != 1) {
            throw new IllegalStateException("\"" + RESOURCE + "\" is no table of this form (\"" + FORM
                    + "…\", then bytes for a power of two of places): it starts with \"" + line.strip() + "\"");
        }
        LongBuffer numbers = ByteBuffer.wrap(table, start, table.length - start)
                .order(ByteOrder.LITTLE_ENDIAN)
                .asLongBuffer();
        this.weights = new long[numbers.remaining()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = numbers.get(i) ^ SIGNS;
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
        return weights.length * Long.BYTES / PartOfSpeech.COUNT;
    }

    /** Sets {@code sums} to those of the weights of the places, by part of speech: eight weights are added at once. */
    void sum(int[] featurePlaces, int[] sums) {
        long even = 0;
        long odd = 0;
        long laterEven = 0;
        long laterOdd = 0;
        for (int place : featurePlaces) {
            long first = weights[2 * place];
            long second = weights[2 * place + 1];
            even += first & EVERY_OTHER;
            odd += (first >>> Byte.SIZE) & EVERY_OTHER;
            laterEven += second & EVERY_OTHER;
            laterOdd += (second >>> Byte.SIZE) & EVERY_OTHER;
        }
        int bias = BIAS * featurePlaces.length;
        for (int lane = 0; lane < LANES; lane++) {
            int shift = lane * LANE_BITS;
            sums[2 * lane] = (int) (even >>> shift & LANE) - bias;
            sums[2 * lane + 1] = (int) (odd >>> shift & LANE) - bias;
            sums[2 * (LANES + lane)] = (int) (laterEven >>> shift & LANE) - bias;
            sums[2 * (LANES + lane) + 1] = (int) (laterOdd >>> shift & LANE) - bias;
        }
    }
}
