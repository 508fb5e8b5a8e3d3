package dev.assize.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** Finds the name that somebody probably meant. */
public final class NearestName {

    private NearestName() {}

    /** The known name that differs in the fewest letters, if it is near enough; case makes no difference. Nothing is near to a blank. */
    public static Optional<String> to(String meant, Collection<String> known) {
        if (meant.isBlank()) {
            return Optional.empty();
        }
        String wanted = meant.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(name -> slips(wanted, name) <= Math.max(2, name.length() / 3)
                        || name.toLowerCase(Locale.ROOT).contains(wanted))
                .min(Comparator.comparingInt((String name) -> slips(wanted, name))
                        .thenComparing(name -> name));
    }

    private static int slips(String wanted, String name) {
        return EditDistance.between(wanted, name.toLowerCase(Locale.ROOT));
    }

    /** {@code did you mean "facts"?}, or what is said where no name is near. */
    public static String hint(String meant, Collection<String> known, String otherwise) {
        return to(meant, known).map(near -> "did you mean \"" + near + "\"?").orElse(otherwise);
    }
}
