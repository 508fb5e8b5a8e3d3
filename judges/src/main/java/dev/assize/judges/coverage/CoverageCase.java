package dev.assize.judges.coverage;

import dev.assize.text.Characters;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One output to hold against one reference.
 *
 * @param input the question that was put to the model; may be blank
 * @param checklist what the user froze, so that the reference need not be read
 */
record CoverageCase(
        String input,
        String reference,
        String outputText,
        @Nullable Checklist checklist) {

    Optional<Checklist> frozen() {
        return Optional.ofNullable(checklist);
    }

    /** The field without which nothing can be compared; empty when all is there. */
    Optional<String> missing() {
        if (showsNothing(outputText)) {
            return Optional.of(CoverageFields.OUTPUT);
        }
        if (checklist == null) {
            return showsNothing(reference) ? Optional.of(CoverageFields.REFERENCE) : Optional.empty();
        }
        return checklist.isEmpty() ? Optional.of(CoverageFields.CHECKLIST) : Optional.empty();
    }

    /** Whether there is no character to see: hard blanks and marks of no width count as blanks. */
    private static boolean showsNothing(String text) {
        int at = 0;
        while (at < text.length() && showsNothing(text.codePointAt(at))) {
            at += Character.charCount(text.codePointAt(at));
        }
        return at == text.length();
    }

    private static boolean showsNothing(int point) {
        return Character.isWhitespace(point)
                || Character.isSpaceChar(point)
                || Character.isISOControl(point)
                || Characters.category(point) == Character.FORMAT;
    }
}
