package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.json.Json;
import dev.assize.core.probe.ProbedCase;
import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.law.be.role.NumberMatch;
import java.util.List;
import java.util.Optional;

/** A right answer to a case, and the case with it. */
record AnsweredCitation(ProbedCase given, CitationCase read, Candidate right, int score, String reasons) {

    private static final int EXACT = 97;

    private static final int WRITTEN_DIFFERENTLY = 93;

    static final int NO_NUMBER = 85;

    ProbedCase base() {
        return choosing(right.id(), score, reasons);
    }

    ProbedCase choosing(String id, int confidence, String why) {
        return choosing(given, id, confidence, why);
    }

    ProbedCase choosing(ProbedCase subject, String id, int confidence, String why) {
        ObjectNode output = Json.object();
        output.putArray("matches")
                .addObject()
                .put("decision_id", id)
                .put("score", confidence)
                .put("confidence", confidence / 100.0)
                .put("reasoning", why);
        output.putNull("no_match_reason");
        return subject.with(CitationFields.MODEL_OUTPUT, output).with(CitationFields.GROUND_TRUTH, right.id());
    }

    /** Empty where no candidate alone has the cited number. */
    static Optional<AnsweredCitation> of(ProbedCase subject) {
        CitationCase read;
        try {
            read = CitationFields.read(subject.record());
        } catch (CaseFailure e) {
            return Optional.empty();
        }
        List<Candidate> same = read.candidates().stream()
                .filter(candidate -> match(candidate, read).compareTo(NumberMatch.FUZZY) <= 0)
                .filter(candidate -> isSameCourt(candidate, read))
                .toList();
        if (same.size() != 1
                || !read.cited().hasNumber()
                || read.cited().courtName().isBlank()) {
            return Optional.empty();
        }
        Candidate right = same.get(0);
        boolean exact = match(right, read) == NumberMatch.EXACT;
        CourtReading cited = Courts.belgian().read(read.cited().courtName());
        int score = exact && cited.courtClass() != CourtClass.GENERIC ? EXACT : WRITTEN_DIFFERENTLY;
        String reasons = "Court: " + cited.courtClass() + ", " + read.cited().courtName() + " is the court of "
                + right.id() + " (" + right.courtName() + "), so the court is aligned. Case number: "
                + read.cited().number().written()
                + (exact ? " matches exactly." : " is the same number written differently.")
                + (cited.courtClass() == CourtClass.GENERIC ? " The confidence stays below the ceiling of 95." : "");
        return Optional.of(new AnsweredCitation(subject, read, right, score, reasons));
    }

    private static NumberMatch match(Candidate candidate, CitationCase read) {
        return candidate.compare(read.cited().number());
    }

    private static boolean isSameCourt(Candidate candidate, CitationCase read) {
        CourtReading cited = Courts.belgian().read(read.cited().courtName());
        CourtReading theirs = Courts.belgian().read(candidate.courtName());
        return switch (cited.alignmentWith(theirs)) {
            case SAME_COURT, SAME_TYPE -> true;
            default -> false;
        };
    }
}
