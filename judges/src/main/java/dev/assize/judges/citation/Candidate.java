package dev.assize.judges.citation;

import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.role.CaseNumber;
import dev.assize.law.be.role.NumberMatch;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A decision among which the system had to choose.
 *
 * @param index from 1 on, as people count them
 * @param id as it was given; {@code candidate 2} when none was
 * @param ecli its ECLI as it was written; blank when it has none
 * @param courtCode blank when absent
 * @param courtName blank when absent
 * @param identifier the ECLI as it was understood; null when it has none
 */
record Candidate(
        int index,
        String id,
        String ecli,
        String courtCode,
        String courtName,
        @Nullable LocalDate date,
        CaseNumber number,
        List<String> texts,
        @Nullable Ecli identifier) {

    Candidate {
        texts = List.copyOf(texts);
    }

    // Written out: candidates are looked up by it again and again, and what Java makes of a record is slow at first.
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Candidate that
                        && index == that.index
                        && id.equals(that.id)
                        && ecli.equals(that.ecli)
                        && courtCode.equals(that.courtCode)
                        && courtName.equals(that.courtName)
                        && Objects.equals(date, that.date)
                        && number.equals(that.number)
                        && texts.equals(that.texts)
                        && Objects.equals(identifier, that.identifier));
    }

    @Override
    public int hashCode() {
        return 31 * index + id.hashCode();
    }

    Optional<Ecli> readEcli() {
        return Optional.ofNullable(identifier);
    }

    /** The date as given, else the one inside the ECLI. */
    Optional<LocalDate> knownDate() {
        return date != null ? Optional.of(date) : readEcli().flatMap(Ecli::embeddedDate);
    }

    /** How a cited number stands to this decision, by its role number or by the number that its ECLI is made of. */
    NumberMatch compare(CaseNumber cited) {
        NumberMatch byRole = cited.compare(number);
        String inEcli = readEcli().flatMap(Ecli::decisionNumber).orElse(null);
        NumberMatch byEcli = inEcli == null ? NumberMatch.NOT_COMPARABLE : cited.compare(RecentReadings.number(inEcli));
        return byRole.compareTo(byEcli) <= 0 ? byRole : byEcli;
    }

    boolean isNamedBy(String reference) {
        String wanted = reference.strip();
        if (wanted.equalsIgnoreCase(id) || (!ecli.isBlank() && wanted.equalsIgnoreCase(ecli.strip()))) {
            return true;
        }
        Optional<Ecli> other = RecentReadings.ecli(wanted);
        return other.isPresent() && identifier != null && identifier.sameDecision(other.get());
    }

    /** All that a reader can know of its contents. */
    String contents() {
        return texts.size() == 1 ? texts.get(0) : String.join("\n", texts);
    }

    boolean hasContents() {
        for (String text : texts) {
            if (!text.isBlank()) {
                return true;
            }
        }
        return false;
    }
}
