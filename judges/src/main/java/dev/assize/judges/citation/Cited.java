package dev.assize.judges.citation;

import dev.assize.law.be.role.CaseNumber;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * The decision that a text cites, as far as the citation tells.
 *
 * @param courtName blank when absent
 * @param ecli blank when absent
 */
record Cited(String courtName, @Nullable LocalDate date, CaseNumber number, String ecli) {

    /** Whether the citation gives a number that can be compared; a page in a law report is none. */
    boolean hasNumber() {
        return number.isComparable();
    }
}
