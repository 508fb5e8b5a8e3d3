package dev.assize.bench;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.Hearing;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.judges.coverage.ReferenceCoverage;
import java.math.BigDecimal;
import java.util.Optional;

/** Hears one row before the reference-coverage judge, as the product does. */
final class JudgedScore {

    /**
     * The verdict's score, and the one before rounding, from the last line of the rationale.
     *
     * @param expected the mean over doubtful answers, or the verdict's score where nothing hangs on them
     */
    record Score(double exact, int rounded, double expected) {}

    private final Hearing<?> hearing = new Hearing<>(new ReferenceCoverage(), new EmbeddedCoverage());

    /** Empty when the judge leaves the case undecided. */
    Optional<Score> score(String question, String reference, String output) {
        ObjectNode row = JsonNodeFactory.instance
                .objectNode()
                .put("input", question)
                .put("reference", reference)
                .put("output_text", output);
        CaseResult result = hearing.hear("row", row, null);
        ObjectNode form = result.verdict().orElse(null);
        if (form == null) {
            return Optional.empty();
        }
        int rounded = form.get("score").asInt();
        String line = form.get("rationale").get(4).asText();
        int from = line.indexOf('≈');
        int to = line.indexOf('=');
        double exact = from < 0 ? rounded : Double.parseDouble(line.substring(from + 1, to));
        double expected = result.doubt()
                .flatMap(Doubt::expectedScore)
                .map(BigDecimal::doubleValue)
                .orElse((double) rounded);
        return Optional.of(new Score(exact, rounded, expected));
    }
}
