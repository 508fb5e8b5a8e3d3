package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.law.be.role.CaseNumber;
import dev.assize.law.be.role.NumberKind;
import dev.assize.text.FoldedText;
import java.util.List;
import java.util.Optional;
import java.util.stream.StreamSupport;

/** Reads what a case says is right: an id, a word for none, or a sentence that holds one of these. */
final class GroundTruthReader {

    private static final JsonAliases DECISION = JsonAliases.of(
            "decision_id",
            "ecli",
            "id",
            "correct_decision_id",
            "expected_decision_id",
            "correct_decision",
            "match",
            "decision");

    /** What says, anywhere in a text, that no candidate is right. */
    private static final List<String> NOTHING_MATCHES = List.of(
            "no match",
            "nomatch",
            "no valid match",
            "no valid candidate",
            "no correct candidate",
            "no matching decision",
            "no matching candidate",
            "none of the candidates",
            "not among the candidates",
            "not in the candidate",
            "aucun candidat",
            "aucune correspondance",
            "geen kandidaat",
            "geen enkele kandidaat",
            "geen match");

    private static final List<String> NOBODY_KNOWS =
            List.of("not available", "unavailable", "no ground truth", "not known", "unknown", "not provided");

    private GroundTruthReader() {}

    static GroundTruth read(JsonNode value) {
        return value.isObject() ? inObject(value) : inText(JsonAliases.scalar(value, CitationFields.GROUND_TRUTH));
    }

    private static GroundTruth inObject(JsonNode value) {
        boolean none = value.path("no_match").asBoolean(false)
                || value.path("noMatch").asBoolean(false)
                || StreamSupport.stream(value.spliterator(), false)
                        .anyMatch(member ->
                                member.isTextual() && inText(member.textValue()) instanceof GroundTruth.NoMatch);
        return DECISION.find(value)
                .map(GroundTruthReader::read)
                .filter(truth -> truth instanceof GroundTruth.Decision || !none)
                .orElseGet(() -> none ? new GroundTruth.NoMatch() : new GroundTruth.Unknown());
    }

    private static GroundTruth inText(String written) {
        String text = written.strip();
        String plain = text.length() > CandidateReference.LONGEST
                ? ""
                : FoldedText.fold(text).replace('_', ' ').replace('-', ' ');
        boolean none = plain.equals("false") || plain.equals("no candidate");
        if (none || NOTHING_MATCHES.stream().anyMatch(plain::startsWith)) {
            return new GroundTruth.NoMatch();
        }
        Optional<String> named = CandidateReference.of(text);
        if (named.isPresent()) {
            return new GroundTruth.Decision(named.get());
        }
        if (holds(plain, NOTHING_MATCHES)) {
            return new GroundTruth.NoMatch();
        }
        return CaseNumber.read(text).kind() == NumberKind.ABSENT || holds(plain, NOBODY_KNOWS)
                ? new GroundTruth.Unknown()
                : new GroundTruth.Decision(text);
    }

    private static boolean holds(String text, List<String> phrases) {
        return phrases.stream().anyMatch(text::contains);
    }
}
