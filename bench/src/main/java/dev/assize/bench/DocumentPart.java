package dev.assize.bench;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which documents of a data set are read, by a hash of the document: rows of one document (or question, or reference, where
 * there is none) always stay together, and every machine cuts alike.
 *
 * <p>{@code tune} are two thirds, to look at and to learn from; {@code unread} is the third that nobody looks at. {@code
 * fold:2/5} leaves out the second of five folds, and {@code only:2/5} is that fold.
 */
public final class DocumentPart {

    private static final int PARTS = 3;
    private static final int UNREAD = 2;
    private static final Pattern FOLD = Pattern.compile("(fold|only):(\\d+)/(\\d+)");
    private static final List<String> KEYS = List.of("doc_id", "question_id", "question", "reference");

    private final String name;

    private DocumentPart(String name) {
        this.name = name;
    }

    /** @param name all, tune, unread, fold:K/N or only:K/N */
    public static DocumentPart of(String name) {
        if (!List.of("all", "tune", "unread").contains(name)
                && !FOLD.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "No part \"" + name + "\"; write all, tune, unread, fold:K/N or only:K/N");
        }
        return new DocumentPart(name);
    }

    /** Whether the row's document belongs to this part. */
    public boolean has(JsonNode row) {
        return has(document(row));
    }

    /** The same for a case that says itself whether it may be looked into: it is left out of folds alone. */
    public boolean hasLabelled(JsonNode row) {
        return !FOLD.matcher(name).matches() || has(row);
    }

    /** Whether a document, or what stands for one, belongs to this part. */
    boolean has(String document) {
        return switch (name) {
            case "all" -> true;
            case "tune" -> hash(document, PARTS) != UNREAD;
            case "unread" -> hash(document, PARTS) == UNREAD;
            default -> isOfFold(document);
        };
    }

    private boolean isOfFold(String document) {
        Matcher fold = FOLD.matcher(name);
        if (!fold.matches()) {
            throw new IllegalStateException("checked before: " + name);
        }
        boolean inside =
                hash("fold " + document, Integer.parseInt(fold.group(3))) == Integer.parseInt(fold.group(2)) - 1;
        return fold.group(1).equals("only") == inside;
    }

    private static String document(JsonNode row) {
        for (String key : KEYS) {
            if (!row.path(key).asText().isEmpty()) {
                return row.get(key).asText();
            }
        }
        throw new IllegalArgumentException("A row needs one of " + String.join(", ", KEYS));
    }

    private static int hash(String document, int parts) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(document.getBytes(StandardCharsets.UTF_8));
            return new BigInteger(1, digest).mod(BigInteger.valueOf(parts)).intValue();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    @Override
    public String toString() {
        return name.toLowerCase(Locale.ROOT);
    }
}
