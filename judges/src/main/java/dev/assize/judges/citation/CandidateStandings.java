package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtClass;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** All candidates with what speaks for and against them. */
final class CandidateStandings {

    private final CitationCase subject;
    private final CourtCheck courts;
    private final List<CandidateStanding> standings;
    private final List<CandidateStanding> valid;
    private final boolean anyHasNumber;

    CandidateStandings(CitationCase subject, CourtCheck courts, Answers answers) {
        this.subject = subject;
        this.courts = courts;
        this.standings = subject.candidates().stream()
                .map(candidate -> courts.standing(candidate, answers))
                .toList();
        this.valid = where(CandidateStanding::isValid);
        this.anyHasNumber = standings.stream().anyMatch(CandidateStanding::hasNumber);
    }

    List<CandidateStanding> all() {
        return standings;
    }

    List<CandidateStanding> where(Predicate<CandidateStanding> condition) {
        List<CandidateStanding> meeting = new ArrayList<>(standings.size());
        for (CandidateStanding standing : standings) {
            if (condition.test(standing)) {
                meeting.add(standing);
            }
        }
        return meeting;
    }

    List<CandidateStanding> valid() {
        return valid;
    }

    Optional<CandidateStanding> of(Candidate candidate) {
        for (CandidateStanding standing : standings) {
            if (standing.candidate().equals(candidate)) {
                return Optional.of(standing);
            }
        }
        return Optional.empty();
    }

    /** The candidate whose court fits best, for a situation without a right one. */
    Optional<CandidateStanding> nearest() {
        return standings.stream().min(Comparator.comparing(CandidateStandings::distance));
    }

    private static int distance(CandidateStanding standing) {
        return switch (standing.alignment()) {
            case SAME_COURT -> 0;
            case SAME_TYPE -> 1;
            case UNKNOWN -> 2;
            case OTHER_SEAT -> 3;
            case OTHER_TYPE -> 4;
        };
    }

    /** Whether the cited court is tied to a seat and the candidates of its kind all sit elsewhere. */
    boolean hasOnlyOtherSeats() {
        return courts.courtClass() == CourtClass.SPECIFIC
                && standings.stream().noneMatch(CandidateStanding::isCompatible)
                && standings.stream().anyMatch(standing -> standing.alignment() == CourtAlignment.OTHER_SEAT);
    }

    /** The lowest ceiling for a match with this candidate. */
    Optional<Ceiling> ceiling(CandidateStanding standing) {
        for (Ceiling ceiling : Ceiling.values()) {
            if (applies(ceiling, standing)) {
                return Optional.of(ceiling);
            }
        }
        return Optional.empty();
    }

    private boolean applies(Ceiling ceiling, CandidateStanding standing) {
        boolean generic = courts.courtClass() == CourtClass.GENERIC;
        return switch (ceiling) {
            case OTHER_TYPE -> standing.alignment() == CourtAlignment.OTHER_TYPE;
            case OTHER_SEAT -> standing.alignment() == CourtAlignment.OTHER_SEAT;
            case NUMBER_NOT_FOUND -> subject.cited().hasNumber() && !standing.ecliMatches() && !anyHasNumber;
            case NO_NUMBER -> !subject.cited().hasNumber() && !generic && !standing.ecliMatches();
            case GENERIC -> generic;
        };
    }
}
