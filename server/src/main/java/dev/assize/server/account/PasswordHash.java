package dev.assize.server.account;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * Passwords as they are kept: salted, and hashed so slowly that a stolen store does not give them away. PBKDF2 with HMAC-SHA-256
 * and 600,000 rounds, as OWASP's Password Storage Cheat Sheet advises; every Java has it.
 */
public final class PasswordHash {

    private static final int ROUNDS = 600_000;
    private static final int SALT_BYTES = 16;
    private static final int KEY_BITS = 256;
    private static final String KIND = "pbkdf2-sha256";
    private static final SecureRandom RANDOM = new SecureRandom();

    private PasswordHash() {}

    public static String of(char[] password) {
        return of(password, ROUNDS);
    }

    static String of(char[] password, int rounds) {
        byte[] salt = new byte[SALT_BYTES];
        RANDOM.nextBytes(salt);
        return String.join("$", KIND, Integer.toString(rounds), text(salt), text(hash(password, salt, rounds)));
    }

    /** What no password matches, as slowly as any other: whether there is an account must not be told by the time. */
    public static String ofNobody() {
        return String.join(
                "$", KIND, Integer.toString(ROUNDS), text(new byte[SALT_BYTES]), text(new byte[KEY_BITS / Byte.SIZE]));
    }

    /** Takes the same time whether or not the password is right. */
    public static boolean matches(char[] password, String kept) {
        String[] parts = kept.split("\\$", -1);
        if (parts.length != 4 || !parts[0].equals(KIND)) {
            return false;
        }
        byte[] salt = Base64.getDecoder().decode(parts[2]);
        byte[] expected = Base64.getDecoder().decode(parts[3]);
        return MessageDigest.isEqual(expected, hash(password, salt, Integer.parseInt(parts[1])));
    }

    private static String text(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static byte[] hash(char[] password, byte[] salt, int rounds) {
        PBEKeySpec spec = new PBEKeySpec(password, salt, rounds, KEY_BITS);
        try {
            return SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(spec)
                    .getEncoded();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("Every Java platform has PBKDF2 with HMAC-SHA-256", e);
        } finally {
            spec.clearPassword();
        }
    }
}
