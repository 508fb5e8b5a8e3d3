package dev.assize.judges.citation;

import dev.assize.core.question.Answers;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.law.be.role.NumberMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Finds the right decision, by the first of these that tells: what the case says is right, the ECLI, the case number at
 * a compatible court, a lone valid candidate, the context.
 */
final class TruthFinder {

    private final CitationCase subject;
    private final CandidateStandings candidates;

    TruthFinder(CitationCase subject, CandidateStandings candidates) {
        this.subject = subject;
        this.candidates = candidates;
    }

    Truth find(Answers answers) {
        List<CandidateStanding> contenders = candidates.contenders();
        if (subject.groundTruth() instanceof GroundTruth.Decision given) {
            return given(given.reference(), contenders);
        }
        if (subject.groundTruth() instanceof GroundTruth.NoMatch) {
            String basis = "The ground truth says that no candidate is right.";
            return none(Truth.Kind.NO_MATCH, basis);
        }
        List<CandidateStanding> identified = candidates.identified();
        if (identified.size() == 1) {
            return decision(identified.get(0), basis(identified.get(0)), List.of());
        }
        List<CandidateStanding> valid = candidates.valid();
        if (valid.isEmpty()) {
            return candidates.hasOnlyOtherSeats()
                    ? none(
                            Truth.Kind.OTHER_SEATS,
                            "No candidate is of the cited court; some are of its kind at another seat.")
                    : none(Truth.Kind.NO_MATCH, "No candidate is of the cited court and date.");
        }
        if (valid.size() == 1) {
            return decision(
                    valid.get(0),
                    name(valid.get(0)) + " is the only candidate of a compatible court and date.",
                    List.of());
        }
        return byContext(contenders, answers);
    }

    private Truth given(String reference, List<CandidateStanding> contenders) {
        Optional<CandidateStanding> listed =
                CitationCase.named(reference, subject.candidates()).flatMap(candidates::of);
        return listed.map(standing -> decision(standing, "The ground truth is " + name(standing) + ".", contenders))
                .orElseGet(() -> new Truth(
                        Truth.Kind.NO_MATCH,
                        null,
                        reference,
                        "The ground truth is " + reference + ", which is not among the candidates.",
                        List.of()));
    }

    private Truth byContext(List<CandidateStanding> contenders, Answers answers) {
        CandidateStanding best = favourite(contenders, answers);
        return best == null
                ? new Truth(
                        Truth.Kind.OPEN,
                        null,
                        "",
                        contenders.size() + " candidates remain and the context singles out none of them.",
                        contenders)
                : decision(
                        best,
                        "Of " + contenders.size() + " candidates of a compatible court the context supports "
                                + name(best) + ".",
                        contenders);
    }

    /** The one candidate that the context supports more than all others, or that was chosen among equals. */
    private static @Nullable CandidateStanding favourite(List<CandidateStanding> contenders, Answers answers) {
        List<CandidateStanding> best = best(contenders, answers);
        if (best.size() == 1) {
            return best.get(0);
        }
        String chosen = Optional.of(CitationQuestions.WHICH_CANDIDATE.id())
                .filter(answers::has)
                .flatMap(answers::choice)
                .orElse(CitationQuestions.NO_CANDIDATE);
        return best.stream()
                .filter(standing -> CitationQuestions.name(standing.candidate()).equals(chosen))
                .findFirst()
                .orElse(null);
    }

    /** Those with the most support, where there is any. */
    private static List<CandidateStanding> best(List<CandidateStanding> contenders, Answers answers) {
        ContextSupport most = ContextSupport.NONE;
        List<CandidateStanding> best = new ArrayList<>();
        for (CandidateStanding standing : contenders) {
            ContextSupport support = support(standing, answers);
            if (support.compareTo(most) > 0) {
                most = support;
                best.clear();
            }
            if (support == most && most != ContextSupport.NONE) {
                best.add(standing);
            }
        }
        return best;
    }

    /** The candidates that the context strongly supports, where they are more than one. */
    List<Candidate> equallySupported(Answers answers) {
        List<CandidateStanding> best = best(candidates.contenders(), answers);
        boolean strong = best.size() > 1 && support(best.get(0), answers) == ContextSupport.STRONG;
        return strong ? best.stream().map(CandidateStanding::candidate).toList() : List.of();
    }

    static ContextSupport support(CandidateStanding standing, Answers answers) {
        TypedQuestionId<Value.Choice> question = CitationQuestions.context(standing.candidate());
        return answers.has(question)
                ? answers.choice(question).flatMap(ContextSupport::find).orElse(ContextSupport.NONE)
                : ContextSupport.NONE;
    }

    private String basis(CandidateStanding standing) {
        if (standing.ecliMatches()) {
            return "The cited ECLI is that of " + name(standing) + ".";
        }
        String how = standing.number() == NumberMatch.EXACT ? "is" : "is, written differently,";
        return "The cited number " + subject.cited().number().bare() + " " + how + " that of " + name(standing)
                + ", and the court is compatible.";
    }

    private static Truth decision(CandidateStanding right, String basis, List<CandidateStanding> contenders) {
        return new Truth(Truth.Kind.DECISION, right, "", basis, contenders);
    }

    private static Truth none(Truth.Kind kind, String basis) {
        return new Truth(kind, null, "", basis, List.of());
    }

    static String name(CandidateStanding standing) {
        return standing.candidate().id();
    }
}
