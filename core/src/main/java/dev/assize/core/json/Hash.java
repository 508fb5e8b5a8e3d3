package dev.assize.core.json;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Short names for contents: the first hexadecimal digits of a SHA-256. */
public final class Hash {

    private static final int BYTES = 8;
    private static final int WIDE_BYTES = 16;

    /** Never fed with anything, so threads may copy it at once. */
    private static final MessageDigest SHA_256 = newSha256();

    private Hash() {}

    /** Sixteen digits. The parts are told apart, so moving a character from one to the next gives another hash. */
    public static String of(String... parts) {
        return HexFormat.of().formatHex(digest(parts), 0, BYTES);
    }

    /** Thirty-two digits, for where two contents under one name would do harm and there may be millions of them. */
    public static String wide(String... parts) {
        return HexFormat.of().formatHex(digest(parts), 0, WIDE_BYTES);
    }

    /** The first parts of many contents, which are hashed once for all of them. Threads share it: nothing changes it. */
    public static final class Beginning {
        private final MessageDigest digest = copy(SHA_256);

        public Beginning(String... parts) {
            tell(digest, parts);
        }

        /** What {@link Hash#wide} is of these parts and the others together. */
        public String wide(String... others) {
            MessageDigest whole = copy(digest);
            tell(whole, others);
            return HexFormat.of().formatHex(whole.digest(), 0, WIDE_BYTES);
        }
    }

    private static byte[] digest(String... parts) {
        MessageDigest digest = copy(SHA_256);
        tell(digest, parts);
        return digest.digest();
    }

    /** The parts one after the other, each behind its length. */
    private static void tell(MessageDigest digest, String... parts) {
        for (String part : parts) {
            byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII));
            digest.update(bytes);
        }
    }

    /** Looking for who makes a new one takes longer than hashing a short text. */
    private static MessageDigest copy(MessageDigest digest) {
        try {
            return (MessageDigest) digest.clone();
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("The SHA-256 of every Java platform can be copied", e);
        }
    }

    private static MessageDigest newSha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
