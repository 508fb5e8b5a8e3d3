package dev.assize.judgefiles.internal.expression;

import dev.assize.text.NearestName;
import java.util.Collection;

/** The end of a sentence about a name that is not known: which one was probably meant, or which there are. */
public final class NameHint {

    private static final int MOST = 40;

    private NameHint() {}

    /** {@code ; did you mean "facts"?} */
    public static String hint(String written, Collection<String> known) {
        String all = known.isEmpty() || known.size() > MOST ? "" : "there are " + String.join(", ", known);
        String hint = NearestName.hint(written, known, all);
        return hint.isEmpty() ? "" : "; " + hint;
    }
}
