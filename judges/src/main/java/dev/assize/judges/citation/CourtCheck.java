package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.law.be.court.NameContext;
import dev.assize.law.be.ecli.Ecli;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The cited court, number, date and ECLI held against those of each candidate; read once, then only looked up. */
final class CourtCheck {

    private static final Courts COURTS = Courts.belgian();

    /** A candidate's court by identifier or name, and by name alone. */
    private record Seen(CandidateStanding standing, CourtReading named, boolean contradictsItself) {}

    private final Cited citation;
    private final CourtReading cited;
    /** In the order of the candidates. */
    private final List<Seen> seen;

    private final boolean hasUnknown;
    private @Nullable CandidateStandings known;

    CourtCheck(Cited cited, List<Candidate> candidates) {
        this.citation = cited;
        this.cited = readCited(cited, candidates);
        this.seen = new ArrayList<>(candidates.size());
        boolean unknown = false;
        for (Candidate candidate : candidates) {
            Seen each = see(candidate);
            seen.add(each);
            unknown |= each.standing().alignment() == CourtAlignment.UNKNOWN;
        }
        this.hasUnknown = unknown;
    }

    private Seen see(Candidate candidate) {
        CourtReading named = RecentReadings.court(candidate.courtName());
        CourtReading court = byIdentifier(candidate, named).orElse(named);
        CandidateStanding standing = new CandidateStanding(
                candidate,
                cited.alignmentWith(court),
                candidate.compare(citation.number()),
                ecliMatches(candidate),
                dateContradicts(candidate));
        return new Seen(standing, named, isOther(court.alignmentWith(named)));
    }

    private static boolean isOther(CourtAlignment alignment) {
        return alignment == CourtAlignment.OTHER_SEAT || alignment == CourtAlignment.OTHER_TYPE;
    }

    private boolean ecliMatches(Candidate candidate) {
        return !citation.ecli().isBlank() && candidate.readEcli().isPresent() && candidate.isNamedBy(citation.ecli());
    }

    private boolean dateContradicts(Candidate candidate) {
        LocalDate date = citation.date();
        return date != null
                && candidate.knownDate().filter(known -> !known.equals(date)).isPresent();
    }

    private Seen seen(Candidate candidate) {
        return seen.get(candidate.index() - 1);
    }

    CourtReading cited() {
        return cited;
    }

    CourtClass courtClass() {
        return cited.courtClass();
    }

    /** Whether code cannot tell of some candidate how its court stands to the cited one. */
    boolean hasUnknown() {
        return hasUnknown;
    }

    /** All candidates with what speaks for and against them. Where code can tell all of it, answers change nothing. */
    CandidateStandings standings(CitationCase subject, Answers answers) {
        if (hasUnknown) {
            return new CandidateStandings(subject, this, answers);
        }
        CandidateStandings standings = known;
        if (standings == null) {
            standings = new CandidateStandings(subject, this, answers);
            known = standings;
        }
        return standings;
    }

    /** What code can tell; {@code UNKNOWN} is a question. */
    CourtAlignment alignment(Candidate candidate) {
        return seen(candidate).standing().alignment();
    }

    /** What speaks for and against a candidate, with what was answered where code could not tell. */
    CandidateStanding standing(Candidate candidate, Answers answers) {
        CandidateStanding standing = seen(candidate).standing();
        CourtAlignment answered = alignment(candidate, answers);
        return answered == standing.alignment() ? standing : standing.with(answered);
    }

    /** As {@link #alignment(Candidate)}, with what was answered where code could not tell. */
    CourtAlignment alignment(Candidate candidate, Answers answers) {
        CourtAlignment seen = alignment(candidate);
        if (seen != CourtAlignment.UNKNOWN) {
            return seen;
        }
        TypedQuestionId<Value.Choice> question = CitationQuestions.court(candidate);
        if (!answers.has(question)) {
            return seen;
        }
        return answers.choice(question)
                .flatMap(CourtOption::find)
                .map(CourtOption::alignment)
                .orElse(CourtAlignment.UNKNOWN);
    }

    /** The candidate's name for its court contradicts its ECLI, which then wins. */
    boolean contradictsItself(Candidate candidate) {
        return seen(candidate).contradictsItself();
    }

    /** What the candidate's court is called in the candidate itself. */
    CourtReading named(Candidate candidate) {
        return seen(candidate).named();
    }

    /** The court by ECLI, else by code: an identifier is no matter of spelling, so it goes before the name. */
    private Optional<CourtReading> byIdentifier(Candidate candidate, CourtReading named) {
        Ecli ecli = candidate.identifier();
        if (ecli != null && !ecli.isBelgian()) {
            return Optional.of(ForeignEcli.court(ecli));
        }
        CourtReading wanted = named.isKnown() ? named : cited;
        Optional<CourtReading> byEcli = ecli == null ? Optional.empty() : byCode(ecli.courtCode(), wanted);
        return byEcli.isPresent() ? byEcli : byCode(candidate.courtCode(), wanted);
    }

    /** A code that several courts share stands for the one that is meant, if any is. */
    private static Optional<CourtReading> byCode(String code, CourtReading wanted) {
        List<CourtReading> readings = RecentReadings.courts(code);
        return readings.size() == 1
                ? Optional.of(readings.get(0))
                : readings.stream().min(Comparator.comparing(reading -> reading.alignmentWith(wanted)));
    }

    private static CourtReading readCited(Cited cited, List<Candidate> candidates) {
        CourtReading plain = RecentReadings.court(cited.courtName());
        CourtReading inTime = RecentReadings.dependsOnContext(cited.courtName())
                ? COURTS.read(
                        cited.courtName(),
                        new NameContext(cited.date(), cited.number().looksLikeConstitutionalNumber()))
                : plain;
        // "C.A." of 2003 may be the Court of Arbitration or a court of appeal; the candidates tell.
        boolean meantPlainly = !plain.equals(inTime) && suits(plain, candidates) && !suits(inTime, candidates);
        CourtReading named = meantPlainly ? plain : inTime;
        return named.isKnown()
                ? named
                : RecentReadings.ecli(cited.ecli())
                        .flatMap(ecli -> ecli.isBelgian()
                                ? COURTS.readCode(ecli.courtCode())
                                : Optional.of(ForeignEcli.court(ecli)))
                        .orElse(named);
    }

    private static boolean suits(CourtReading reading, List<Candidate> candidates) {
        return candidates.stream()
                .map(candidate -> candidate
                        .readEcli()
                        .map(Ecli::courtCode)
                        .flatMap(COURTS::readCode)
                        .orElseGet(() -> RecentReadings.court(candidate.courtName())))
                .anyMatch(court -> reading.type().isPresent() && reading.type().equals(court.type()));
    }
}
