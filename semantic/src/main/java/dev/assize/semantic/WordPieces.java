package dev.assize.semantic;

import dev.assize.text.Characters;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts a text into the pieces that the model knows, as BERT's uncased tokenizer does: lower case, no accents, punctuation
 * and ideographs apart, then the longest known piece from the left. Marks such as {@code [SEP]} in a text are words like any
 * other: a text cannot pretend to end.
 */
final class WordPieces {

    static final int UNKNOWN = 100;
    static final int START = 101;
    static final int SEPARATOR = 102;

    private static final String RESOURCE = "vocabulary.txt";
    private static final String INSIDE = "##";
    private static final int LONGEST_WORD = 100;

    private final Map<String, Integer> vocabulary;

    private WordPieces(Map<String, Integer> vocabulary) {
        this.vocabulary = vocabulary;
    }

    /** With the vocabulary that ships with the model. */
    static WordPieces load() {
        Map<String, Integer> vocabulary = new HashMap<>(65_536);
        try (InputStream in = WordPieces.class.getResourceAsStream(RESOURCE)) {
            if (in == null) {
                throw new IllegalStateException("No " + RESOURCE + " beside " + WordPieces.class.getName());
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                vocabulary.put(line, vocabulary.size());
            }
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read " + RESOURCE, e);
        }
        return new WordPieces(vocabulary);
    }

    /** At most {@code most} pieces, from the front. */
    List<Integer> of(String text, int most) {
        List<Integer> pieces = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        String plain = plain(text);
        for (int at = 0; at < plain.length() && pieces.size() < most; ) {
            int c = plain.codePointAt(at);
            at += Character.charCount(c);
            if (isBlank(c)) {
                flush(word, pieces);
            } else if (standsAlone(c)) {
                flush(word, pieces);
                word.appendCodePoint(c);
                flush(word, pieces);
            } else {
                word.appendCodePoint(c);
            }
        }
        flush(word, pieces);
        return pieces.size() <= most ? pieces : pieces.subList(0, most);
    }

    private static String plain(String text) {
        StringBuilder kept = new StringBuilder(text.length());
        text.codePoints().forEach(c -> {
            if (isBlank(c)) {
                kept.append(' ');
            } else if (!isInvisible(c)) {
                kept.appendCodePoint(c);
            }
        });
        StringBuilder bare = new StringBuilder(kept.length());
        Characters.normalize(kept.toString(), Normalizer.Form.NFD)
                .codePoints()
                .filter(c -> Characters.category(c) != Character.NON_SPACING_MARK)
                .forEach(bare::appendCodePoint);
        return Characters.lower(bare.toString());
    }

    private void flush(StringBuilder word, List<Integer> pieces) {
        if (word.isEmpty()) {
            return;
        }
        String whole = word.toString();
        word.setLength(0);
        if (whole.codePointCount(0, whole.length()) > LONGEST_WORD) {
            pieces.add(UNKNOWN);
            return;
        }
        List<Integer> found = new ArrayList<>();
        for (int from = 0; from < whole.length(); ) {
            int to = whole.length();
            Integer piece = null;
            while (to > from && piece == null) {
                piece = vocabulary.get((from == 0 ? "" : INSIDE) + whole.substring(from, to));
                to = piece == null ? to - 1 : to;
            }
            if (piece == null) {
                pieces.add(UNKNOWN);
                return;
            }
            found.add(piece);
            from = to;
        }
        pieces.addAll(found);
    }

    private static boolean isBlank(int c) {
        return c == '\t' || c == '\n' || c == '\r' || Characters.category(c) == Character.SPACE_SEPARATOR;
    }

    private static boolean isInvisible(int c) {
        int type = Characters.category(c);
        return c == 0
                || c == 0xFFFD
                || type == Character.CONTROL
                || type == Character.FORMAT
                || type == Character.PRIVATE_USE
                || type == Character.SURROGATE
                || type == Character.UNASSIGNED;
    }

    private static boolean standsAlone(int c) {
        return isPunctuation(c) || (Character.isIdeographic(c) && !Characters.isNewer(c));
    }

    private static boolean isPunctuation(int c) {
        if (c < 128) {
            return c > ' ' && c < 127 && !Character.isLetterOrDigit(c);
        }
        return switch (Characters.category(c)) {
            case Character.CONNECTOR_PUNCTUATION,
                    Character.DASH_PUNCTUATION,
                    Character.START_PUNCTUATION,
                    Character.END_PUNCTUATION,
                    Character.INITIAL_QUOTE_PUNCTUATION,
                    Character.FINAL_QUOTE_PUNCTUATION,
                    Character.OTHER_PUNCTUATION -> true;
            default -> false;
        };
    }
}
