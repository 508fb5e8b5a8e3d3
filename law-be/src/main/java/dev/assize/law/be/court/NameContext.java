package dev.assize.law.be.court;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a decision besides its court's name.
 *
 * @param date when it was given
 * @param looksLikeConstitutionalNumber whether its number has the form {@code 22/99} of the Constitutional Court
 */
public record NameContext(@Nullable LocalDate date, boolean looksLikeConstitutionalNumber) {

    public static final NameContext NONE = new NameContext(null, false);
}
