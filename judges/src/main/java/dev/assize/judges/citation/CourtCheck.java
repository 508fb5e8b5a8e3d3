package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.core.question.QuestionId;
import dev.assize.law.be.court.Court;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.law.be.court.NameContext;
import dev.assize.law.be.ecli.Ecli;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** The cited court held against the court of each candidate. */
final class CourtCheck {

    private static final Courts COURTS = Courts.belgian();

    private final CourtReading cited;

    CourtCheck(CitationCase subject) {
        this.cited = readCited(subject);
    }

    CourtReading cited() {
        return cited;
    }

    CourtClass courtClass() {
        return cited.courtClass();
    }

    /** What code can tell; {@code UNKNOWN} is a question. */
    CourtAlignment alignment(Candidate candidate) {
        return cited.alignmentWith(courtOf(candidate));
    }

    /** As {@link #alignment(Candidate)}, with what was answered where code could not tell. */
    CourtAlignment alignment(Candidate candidate, Answers answers) {
        CourtAlignment seen = alignment(candidate);
        QuestionId question = CitationQuestions.court(candidate);
        if (seen != CourtAlignment.UNKNOWN || !answers.has(question)) {
            return seen;
        }
        return answers.choice(question)
                .flatMap(CourtOption::find)
                .map(CourtOption::alignment)
                .orElse(CourtAlignment.UNKNOWN);
    }

    /** The court by ECLI, by code, by name, whichever is there first: an identifier is no matter of spelling. */
    CourtReading courtOf(Candidate candidate) {
        return byIdentifier(candidate).orElseGet(() -> COURTS.read(candidate.courtName()));
    }

    /** The candidate's name for its court contradicts its ECLI, which then wins. */
    boolean contradictsItself(Candidate candidate) {
        CourtReading named = COURTS.read(candidate.courtName());
        return byIdentifier(candidate)
                .map(identified -> switch (identified.alignmentWith(named)) {
                    case OTHER_SEAT, OTHER_TYPE -> true;
                    case SAME_COURT, SAME_TYPE, UNKNOWN -> false;
                })
                .orElse(false);
    }

    /** What the candidate's court is called in the candidate itself. */
    CourtReading named(Candidate candidate) {
        return COURTS.read(candidate.courtName());
    }

    private Optional<CourtReading> byIdentifier(Candidate candidate) {
        Optional<Ecli> ecli = candidate.readEcli();
        if (ecli.isPresent() && !ecli.get().isBelgian()) {
            return Optional.of(ForeignEcli.court(ecli.get()));
        }
        return ecli.map(Ecli::courtCode)
                .filter(code -> !COURTS.withCode(code).isEmpty())
                .or(() -> Optional.of(candidate.courtCode()))
                .flatMap(code -> byCode(code, candidate));
    }

    /** A code that several courts share stands for the one that is meant, if any is. */
    private Optional<CourtReading> byCode(String code, Candidate candidate) {
        List<Court> courts = COURTS.withCode(code);
        CourtReading wanted = candidate.courtName().isBlank() ? cited : COURTS.read(candidate.courtName());
        return courts.stream()
                .map(court -> COURTS.ofCode(code, court))
                .min(Comparator.comparing(reading -> reading.alignmentWith(wanted)));
    }

    private static CourtReading readCited(CitationCase subject) {
        Cited cited = subject.cited();
        CourtReading plain = COURTS.read(cited.courtName());
        CourtReading inTime = COURTS.read(
                cited.courtName(), new NameContext(cited.date(), cited.number().looksLikeConstitutionalNumber()));
        CourtReading named = suits(plain, subject) && !suits(inTime, subject) ? plain : inTime;
        return named.isKnown()
                ? named
                : Ecli.read(cited.ecli())
                        .flatMap(ecli -> ecli.isBelgian()
                                ? COURTS.readCode(ecli.courtCode())
                                : Optional.of(ForeignEcli.court(ecli)))
                        .orElse(named);
    }

    private static boolean suits(CourtReading reading, CitationCase subject) {
        return subject.candidates().stream()
                .map(candidate -> candidate
                        .readEcli()
                        .map(Ecli::courtCode)
                        .flatMap(COURTS::readCode)
                        .orElseGet(() -> COURTS.read(candidate.courtName())))
                .anyMatch(court -> reading.type().isPresent() && reading.type().equals(court.type()));
    }
}
