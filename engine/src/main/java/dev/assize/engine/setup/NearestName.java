package dev.assize.engine.setup;

import dev.assize.text.EditDistance;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
public final class NearestName {

    private NearestName() {}

    /** The known name that differs in the fewest letters, if it is near enough. */
    public static Optional<String> to(String meant, List<String> known) {
        return known.stream()
                .filter(name ->
                        EditDistance.between(meant, name) <= Math.max(2, name.length() / 3) || name.contains(meant))
                .min(Comparator.comparingInt((String name) -> EditDistance.between(meant, name))
                        .thenComparing(name -> name));
    }
}
