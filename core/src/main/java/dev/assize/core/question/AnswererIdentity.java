package dev.assize.core.question;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Who answers, with whatever could change the answers: version, model, settings. Part of the epoch.
 *
 * @param name as shown beside each answer: {@code embedded}
 */
public record AnswererIdentity(String name, SortedMap<String, String> settings) {

    public AnswererIdentity {
        if (name.isBlank()) {
            throw new IllegalArgumentException("An answerer has a name");
        }
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
    }
}
