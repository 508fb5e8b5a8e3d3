package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.Found;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Whether a system counts to 1 or to 100; decided once for all its matches, so that 1 beside 85 is one percent.
 *
 * @param confidenceFactor what makes percent of a {@code confidence}
 * @param scoreFactor what makes percent of a {@code score}
 */
record ConfidenceScale(BigDecimal confidenceFactor, BigDecimal scoreFactor) {

    private static final JsonAliases CONFIDENCE =
            JsonAliases.of("confidence", "confidence_score", "probability", "certainty", "confidence_percentage");
    private static final JsonAliases SCORE = JsonAliases.of("score", "match_score");
    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);

    /** A longer text is prose. */
    private static final int LONGEST = 24;

    /** A number, with any kind of blank around it, and what says that it counts to 100. */
    private static final Pattern WRITTEN = Pattern.compile(
            "[\\s\\h]*([+-]?(?:\\d+\\.?\\d*|\\.\\d+))[\\s\\h]*(%|/[\\s\\h]*100|percent|per cent|pct|procent|pour[ -]?cent)?[\\s\\h]*",
            Pattern.CASE_INSENSITIVE);

    private static final String EXPECTED = "a confidence from 0 to 1, from 0 to 100, or such as \"98%\"";

    /** A number, and whether it says itself that it is a percentage. */
    private record Stated(BigDecimal number, boolean percent) {}

    static ConfidenceScale of(List<JsonNode> proposals) {
        List<BigDecimal> confidences = numbers(proposals, CONFIDENCE);
        List<BigDecimal> scores = numbers(proposals, SCORE);
        BigDecimal confidenceFactor = factor(confidences);
        boolean beside = !scores.isEmpty() && !confidences.isEmpty();
        // A score of 1 beside a confidence of 0.01 counts to 100; alone, or beside 1.0, it counts to 1.
        boolean small = beside
                && factor(scores).compareTo(HUNDRED) == 0
                && confidences
                                .get(0)
                                .multiply(confidenceFactor)
                                .subtract(scores.get(0))
                                .abs()
                                .compareTo(BigDecimal.ONE)
                        < 0;
        return new ConfidenceScale(confidenceFactor, small ? BigDecimal.ONE : factor(scores));
    }

    private static BigDecimal factor(List<BigDecimal> numbers) {
        return numbers.stream().allMatch(number -> number.compareTo(BigDecimal.ONE) <= 0) ? HUNDRED : BigDecimal.ONE;
    }

    private static List<BigDecimal> numbers(List<JsonNode> proposals, JsonAliases aliases) {
        List<BigDecimal> numbers = new ArrayList<>();
        for (JsonNode proposal : proposals) {
            aliases.find(proposal)
                    .flatMap(ConfidenceScale::stated)
                    .filter(stated -> !stated.percent())
                    .ifPresent(stated -> numbers.add(stated.number()));
        }
        return numbers;
    }

    /** The higher of confidence and score; where they disagree, a remark says so. */
    CitedConfidence read(JsonNode proposal, String field, List<String> remarks) {
        BigDecimal confidence = percent(proposal, CONFIDENCE, confidenceFactor, field + ".confidence");
        BigDecimal score = percent(proposal, SCORE, scoreFactor, field + ".score");
        if (confidence == null && score == null) {
            throw new InvalidCase(field + ".confidence", "nothing", EXPECTED);
        }
        if (confidence == null || score == null) {
            return new CitedConfidence(confidence == null ? require(score) : confidence);
        }
        if (confidence.subtract(score).abs().compareTo(BigDecimal.ONE) >= 0) {
            remarks.add("The score " + new CitedConfidence(score) + " and the confidence "
                    + new CitedConfidence(confidence) + " of one match disagree; the higher one counts.");
        }
        return new CitedConfidence(confidence.max(score));
    }

    private static BigDecimal require(@Nullable BigDecimal value) {
        if (value == null) {
            throw new IllegalStateException("One of confidence and score was just seen");
        }
        return value;
    }

    private static @Nullable BigDecimal percent(
            JsonNode proposal, JsonAliases aliases, BigDecimal factor, String field) {
        JsonNode value = aliases.find(proposal).orElse(null);
        if (value == null) {
            return null;
        }
        Stated stated = stated(value).orElseThrow(() -> new InvalidCase(field, Found.describe(value), EXPECTED));
        BigDecimal percent =
                stated.percent() ? stated.number() : stated.number().multiply(factor);
        if (percent.signum() < 0 || percent.compareTo(HUNDRED) > 0) {
            throw new InvalidCase(field, Found.describe(value), EXPECTED);
        }
        return percent;
    }

    private static Optional<Stated> stated(JsonNode value) {
        if (value.isNumber()) {
            return Optional.of(new Stated(value.decimalValue(), false));
        }
        if (!value.isTextual() || value.textValue().length() > LONGEST) {
            return Optional.empty();
        }
        Matcher written = WRITTEN.matcher(value.textValue().replace(',', '.'));
        return written.matches()
                ? Optional.of(new Stated(new BigDecimal(written.group(1)), written.group(2) != null))
                : Optional.empty();
    }
}
