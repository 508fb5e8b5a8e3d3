package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import org.jspecify.annotations.Nullable;

/**
 * What one rater said to one question.
 *
 * @param asks the name of the question's text; empty when the rater does not tell
 * @param wording the hash of the question's text; empty when the rater does not tell
 * @param value null when it was withheld
 * @param confidence how sure the rater is, from 0 to 1; null when nobody knows
 */
record RatedAnswer(
        String asks,
        String wording,
        @Nullable JsonNode value,
        @Nullable Double confidence) {

    RatedAnswer(String asks, String wording, @Nullable JsonNode value) {
        this(asks, wording, value, null);
    }
}
