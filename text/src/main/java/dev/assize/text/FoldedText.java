package dev.assize.text;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A text in the form in which two spellings of the same words compare equal, with the way back to the original.
 *
 * <p>Folding lower-cases, takes accents off, opens ligatures (œ, æ, ß, ﬁ), turns every dash into {@code -}, every
 * quotation mark and apostrophe into {@code '}, drops soft hyphens and zero-width marks, and makes one space of any
 * run of white space (and none at either end). Punctuation stays: what is noise for one reader is meaning for another.
 *
 * <p>Each folded character knows the original characters it stands for, so that whatever is found in
 * {@link #folded()} can be shown in {@link #original()}. Folding a folded text changes nothing.
 */
public final class FoldedText {

    private final String original;
    private final String folded;

    /** As long as the folded text, or longer; null when each character stands where it stood. */
    private final int @Nullable [] starts;

    private final int @Nullable [] ends;

    FoldedText(String original, String folded, int @Nullable [] starts, int @Nullable [] ends) {
        this.original = original;
        this.folded = folded;
        this.starts = starts;
        this.ends = ends;
    }

    public static FoldedText of(String original) {
        String plain = foldPlain(original);
        return plain != null ? new FoldedText(original, plain, null, null) : new Folder(original, true).fold();
    }

    /** The folded form of a text of which each character folds to one; null for any other text. */
    private static @Nullable String foldPlain(String text) {
        int length = text.length();
        while (length > 0
                && text.charAt(length - 1) < Folder.ASCII.length
                && Folder.ASCII[text.charAt(length - 1)] == ' ') {
            length--;
        }
        byte[] folded = new byte[length];
        char before = ' ';
        for (int i = 0; i < folded.length; i++) {
            char unit = text.charAt(i);
            char own = unit < Folder.ASCII.length ? Folder.ASCII[unit] : ' ';
            if (own == ' ' && (before == ' ' || unit >= Folder.ASCII.length)) {
                return null;
            }
            folded[i] = (byte) own;
            before = own;
        }
        return new String(folded, StandardCharsets.ISO_8859_1);
    }

    /** The folded form alone, for a caller who needs no way back. */
    public static String fold(String text) {
        if (isFolded(text)) {
            return text;
        }
        String plain = foldPlain(text);
        return plain != null ? plain : new Folder(text, false).foldText();
    }

    /** Whether every character is one that folding leaves alone; most words of most texts are such. */
    private static boolean isFolded(String text) {
        char before = ' ';
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            boolean plain = unit > ' ' && unit < 0x7F && !(unit >= 'A' && unit <= 'Z') && unit != '`' && unit != '"';
            if (!plain && (unit != ' ' || before == ' ')) {
                return false;
            }
            before = unit;
        }
        return text.isEmpty() || before != ' ';
    }

    public String original() {
        return original;
    }

    public String folded() {
        return folded;
    }

    /** The original characters behind the folded ones from {@code start} to {@code end}. */
    public Span originalSpan(int start, int end) {
        if (start < 0 || end < start || end > folded.length()) {
            throw new IllegalArgumentException(
                    "No folded characters " + start + ".." + end + " in a text of " + folded.length());
        }
        if (start == end && start == folded.length()) {
            return Span.of(original.length(), original.length());
        }
        if (starts == null || ends == null) {
            return Span.of(start, end);
        }
        if (start == end) {
            int at = start < folded.length() ? starts[start] : original.length();
            return Span.of(at, at);
        }
        return Span.of(starts[start], ends[end - 1]);
    }

    /** Where {@code passage} first occurs, both folded; empty when it does not, or when it folds to nothing. */
    public Optional<Span> find(String passage) {
        String needle = fold(passage);
        if (needle.isEmpty()) {
            return Optional.empty();
        }
        int at = folded.indexOf(needle);
        return at < 0 ? Optional.empty() : Optional.of(originalSpan(at, at + needle.length()));
    }

    @Override
    public String toString() {
        return folded;
    }
}
