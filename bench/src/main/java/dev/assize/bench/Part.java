package dev.assize.bench;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/** Two thirds of the data to make rules on, and one third to keep unread; told apart by a hash, the same everywhere. */
enum Part {
    ALL,
    TUNE,
    UNREAD;

    private static final BigInteger THREE = BigInteger.valueOf(3);

    static Part of(String name) {
        return switch (name) {
            case "all" -> ALL;
            case "tune" -> TUNE;
            case "unread" -> UNREAD;
            default -> throw new IllegalArgumentException("No part \"" + name + "\"; write all, tune or unread");
        };
    }

    boolean has(String key) {
        return this == ALL || (this == UNREAD) == isUnread(key);
    }

    private static boolean isUnread(String key) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(key.getBytes(StandardCharsets.UTF_8));
            return new BigInteger(1, digest).mod(THREE).intValue() == 2;
        } catch (NoSuchAlgorithmException missing) {
            throw new IllegalStateException("Every Java has SHA-256", missing);
        }
    }
}
