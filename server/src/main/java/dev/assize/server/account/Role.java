package dev.assize.server.account;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What an account may do; each may do what those before it may. */
public enum Role {
    /** Looks at everything. */
    VIEWER,
    /** Answers questions. */
    REVIEWER,
    /** Starts and stops runs, chooses how they are reviewed, reads the log. */
    ADMIN;

    public boolean may(Role needed) {
        return compareTo(needed) >= 0;
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Somebody who has it: {@code an admin}. */
    public String someone() {
        return (this == ADMIN ? "an " : "a ") + word();
    }

    public static Optional<Role> find(String word) {
        return Arrays.stream(values()).filter(role -> role.word().equals(word)).findFirst();
    }

    public static List<String> words() {
        return Arrays.stream(values()).map(Role::word).toList();
    }
}
