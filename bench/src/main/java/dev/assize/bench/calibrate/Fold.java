package dev.assize.bench.calibrate;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/**
 * One of several parts of the documents, by a hash of their names: a document is in the same part in every data set, on every
 * machine, and where weights are learnt.
 *
 * @param number from 1
 */
record Fold(int number, int of) {

    Fold {
        if (number < 1 || number > of) {
            throw new IllegalArgumentException("Found the fold " + number + " of " + of + ", expected 1 to " + of);
        }
    }

    /** As in {@code 2/5}. */
    static Fold parse(String text) {
        String[] parts = text.split("/", -1);
        if (parts.length != 2) {
            throw new IllegalArgumentException("Found the fold \"" + text + "\", expected one such as 2/5");
        }
        return new Fold(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }

    /** The number of the document's fold, from 1. */
    static int of(String document, int folds) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(("fold " + document).getBytes(StandardCharsets.UTF_8));
            return 1 + new BigInteger(1, digest).mod(BigInteger.valueOf(folds)).intValue();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    boolean has(String document) {
        return of(document, of) == number;
    }
}
