package dev.assize.judges.citation;

import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.law.be.date.WrittenDate;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.role.CaseNumber;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * What was made of the names, numbers and dates that were met last: the candidates of a citation share their court and their date, and
 * the cases of a file many of their decisions. Threads share it, as they share {@link RecentWords}.
 */
final class RecentReadings {

    private static final Courts COURTS = Courts.belgian();

    private static final RecentWords<CourtReading> COURT_NAMES = new RecentWords<>(COURTS::read);
    private static final RecentWords<Boolean> CHANGED_NAMES = new RecentWords<>(COURTS::dependsOnContext);
    private static final RecentWords<List<CourtReading>> COURT_CODES = new RecentWords<>(RecentReadings::ofCode);
    private static final RecentWords<Optional<LocalDate>> DATES = new RecentWords<>(WrittenDate::parse);
    private static final RecentWords<CaseNumber> NUMBERS = new RecentWords<>(CaseNumber::read);
    private static final RecentWords<Boolean> ABSENT = new RecentWords<>(CaseNumber::isAbsent);
    private static final RecentWords<Optional<Ecli>> ECLIS = new RecentWords<>(Ecli::read);

    private RecentReadings() {}

    private static List<CourtReading> ofCode(String code) {
        return COURTS.withCode(code).stream()
                .map(court -> COURTS.ofCode(code, court))
                .toList();
    }

    /** As {@link Courts#read(String)}. */
    static CourtReading court(String name) {
        return COURT_NAMES.of(name);
    }

    /** As {@link Courts#dependsOnContext}. */
    static boolean dependsOnContext(String courtName) {
        return CHANGED_NAMES.of(courtName);
    }

    /** The readings of an ECLI code, one for each court that has it. */
    static List<CourtReading> courts(String ecliCode) {
        return COURT_CODES.of(ecliCode);
    }

    /** As {@link WrittenDate#parse}. */
    static Optional<LocalDate> date(String written) {
        return DATES.of(written);
    }

    /** As {@link CaseNumber#read}. */
    static CaseNumber number(String written) {
        return NUMBERS.of(written);
    }

    /** As {@link CaseNumber#isAbsent}. */
    static boolean isAbsent(String written) {
        return ABSENT.of(written);
    }

    /** As {@link Ecli#read}. */
    static Optional<Ecli> ecli(String written) {
        return ECLIS.of(written);
    }
}
