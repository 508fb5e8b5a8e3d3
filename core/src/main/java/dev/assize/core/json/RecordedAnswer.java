package dev.assize.core.json;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.Evidence;
import dev.assize.core.question.AnswerConfidence;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An answer as a result line keeps it.
 *
 * @param question the id of the question; empty in a ballot
 * @param asks the name of the wording; empty in a ballot
 * @param wording the hash of the wording; empty in a ballot
 * @param about the text of the one thing of many that it is about; null where there is none
 * @param stated the value; null when it was withheld
 * @param withheldFor why there is none, as written; null when there is one
 * @param rationale the reason of a value, or the detail of its absence
 * @param sure how sure the value is; null where nobody knows
 */
public record RecordedAnswer(
        String question,
        String asks,
        String wording,
        @Nullable String about,
        String by,
        @Nullable JsonNode stated,
        @Nullable String withheldFor,
        List<Evidence> evidence,
        String rationale,
        List<RecordedAnswer> ballots,
        @Nullable AnswerConfidence sure) {

    public RecordedAnswer {
        evidence = List.copyOf(evidence);
        ballots = List.copyOf(ballots);
    }

    public Optional<String> item() {
        return Optional.ofNullable(about);
    }

    public Optional<JsonNode> value() {
        return Optional.ofNullable(stated);
    }

    public Optional<String> withheld() {
        return Optional.ofNullable(withheldFor);
    }

    public Optional<AnswerConfidence> confidence() {
        return Optional.ofNullable(sure);
    }
}
