package dev.assize.judgefiles.internal.expression;

import dev.assize.text.EditDistance;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** The known name that a wrong one was probably meant to be. */
public final class NameHint {

    private NameHint() {}

    /** Empty when none is near: at most one slip in three letters. */
    public static Optional<String> to(String written, Collection<String> known) {
        String wanted = written.toLowerCase(Locale.ROOT);
        String best = "";
        int least = Math.max(1, written.length() / 3) + 1;
        for (String name : known) {
            int slips = EditDistance.between(wanted, name.toLowerCase(Locale.ROOT), least);
            if (slips < least) {
                least = slips;
                best = name;
            }
        }
        return best.isEmpty() ? Optional.empty() : Optional.of(best);
    }

    /** As the end of a sentence: {@code ; did you mean "facts"?}, or which there are. */
    public static String hint(String written, Collection<String> known) {
        return to(written, known)
                .map(name -> "; did you mean \"" + name + "\"?")
                .orElseGet(() -> known.isEmpty() || known.size() > 40 ? "" : "; there are " + String.join(", ", known));
    }
}
