package dev.assize.server.account;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Somebody who may use the server.
 *
 * @param password as {@link PasswordHash} writes it; null for one that only has a token
 * @param hasToken whether there is a token for the API
 */
public record Account(String name, Role role, @Nullable String password, boolean hasToken) {

    private static final Pattern FIT = Pattern.compile("[\\p{L}\\p{N}](?:[\\p{L}\\p{N}._-]{0,38}[\\p{L}\\p{N}])?");

    /** Throws {@link IllegalArgumentException} for what is no name of a person. */
    public static String requireName(String name) {
        if (!FIT.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "a name has up to 40 letters, digits and . _ - between them, such as ann; got \"" + name + "\"");
        }
        return name;
    }
}
