package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.role.NumberMatch;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** All candidates with what speaks for and against them. */
final class CandidateStandings {

    private static final List<Ceiling> CEILINGS = List.of(Ceiling.values());

    private static final List<Predicate<CandidateStanding>> IDENTIFIERS = List.of(
            CandidateStanding::ecliMatches,
            standing -> standing.isCompatible() && standing.number() == NumberMatch.EXACT,
            standing -> standing.isCompatible() && standing.number() == NumberMatch.FUZZY);

    private final CitationCase subject;
    private final CourtCheck courts;
    private final List<CandidateStanding> standings;
    private final List<CandidateStanding> valid;
    private final List<CandidateStanding> identified;
    private final List<CandidateStanding> contenders;
    private final boolean anyHasNumber;

    /** Made when the first question needs them. */
    private @Nullable List<Passage> passages;

    CandidateStandings(CitationCase subject, CourtCheck courts, Answers answers) {
        this.subject = subject;
        this.courts = courts;
        this.standings = new ArrayList<>(subject.candidates().size());
        boolean numbered = false;
        for (Candidate candidate : subject.candidates()) {
            CandidateStanding standing = courts.standing(candidate, answers);
            standings.add(standing);
            numbered |= standing.hasNumber();
        }
        this.valid = where(CandidateStanding::isValid);
        this.anyHasNumber = numbered;
        this.identified = identify();
        List<CandidateStanding> left = identified.isEmpty() ? valid : identified;
        this.contenders = left.size() > 1 ? List.copyOf(left) : List.of();
    }

    private List<CandidateStanding> identify() {
        for (Predicate<CandidateStanding> identifier : IDENTIFIERS) {
            List<CandidateStanding> found = where(identifier);
            if (!found.isEmpty()) {
                List<CandidateStanding> onTheDay = new ArrayList<>(found);
                onTheDay.removeIf(CandidateStanding::dateContradicts);
                return onTheDay.isEmpty() ? found : onTheDay;
            }
        }
        return List.of();
    }

    /** Those singled out by the best identifier there is. */
    List<CandidateStanding> identified() {
        return identified;
    }

    /** The candidates about which the context must be asked: more than one is left, and nothing tells them apart. */
    List<CandidateStanding> contenders() {
        return contenders;
    }

    /** Citation and candidates as the questions about reasons give them. */
    List<Passage> passages() {
        List<Passage> known = passages;
        if (known == null) {
            known = ReasoningPassages.aboutCitation(subject, standings);
            passages = known;
        }
        return known;
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

    /** Whether some candidate has the cited number. */
    boolean haveNumber() {
        return anyHasNumber;
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
        for (Ceiling ceiling : CEILINGS) {
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
