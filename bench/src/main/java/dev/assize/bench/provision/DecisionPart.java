package dev.assize.bench.provision;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** Which annotated decisions are measured: those that may be tuned on, those that are kept unread, or all. */
enum DecisionPart {
    TUNED,
    UNREAD,
    ALL;

    private static final List<String> UNREAD_NAMES = names("unread-decisions.txt");

    static DecisionPart parse(String written) {
        for (DecisionPart part : values()) {
            if (part.written().equals(written)) {
                return part;
            }
        }
        throw new IllegalArgumentException("No part is called \"" + written + "\"; expected tuned, unread or all");
    }

    String written() {
        return name().toLowerCase(Locale.ROOT);
    }

    boolean holds(String decision) {
        return this == ALL || UNREAD_NAMES.contains(decision) == (this == UNREAD);
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
