package dev.assize.bench.provision;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/**
 * Which annotated decisions are measured: those that the grammar was made on, those that were opened after it had been measured on
 * them, those that are kept unread, or all.
 */
enum DecisionPart {
    TUNED,
    SECOND,
    UNREAD,
    ALL;

    private static final List<String> SECOND_NAMES = names("second-decisions.txt");
    private static final List<String> UNREAD_NAMES = names("unread-decisions.txt");

    static DecisionPart parse(String written) {
        for (DecisionPart part : values()) {
            if (part.written().equals(written)) {
                return part;
            }
        }
        throw new IllegalArgumentException(
                "No part is called \"" + written + "\"; expected tuned, second, unread or all");
    }

    String written() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean holds(String decision) {
        boolean second = SECOND_NAMES.contains(decision);
        boolean unread = UNREAD_NAMES.contains(decision);
        return switch (this) {
            case TUNED -> !second && !unread;
            case SECOND -> second;
            case UNREAD -> unread;
            case ALL -> true;
        };
    }

    /** Whether its decisions may be shown to whoever works on the grammar. */
    boolean mayBeRead() {
        return this == TUNED || this == SECOND;
    }

    private static List<String> names(String resource) {
        try (InputStream in = DecisionPart.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("The resource " + resource + " is not in the class path");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException unreadable) {
            throw new IllegalStateException("Cannot read the resource " + resource, unreadable);
        }
    }
}
