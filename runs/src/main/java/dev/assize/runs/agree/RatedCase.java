package dev.assize.runs.agree;

import dev.assize.core.Headline;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.digest.PassRule;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What one rater says of one case.
 *
 * @param rated whether the rater was to say what the case comes to; a person may have labelled only some questions
 * @param label, score, passed the verdict; null where there is none
 * @param answers by question, in the order asked
 */
record RatedCase(
        boolean rated,
        @Nullable String label,
        @Nullable BigDecimal score,
        @Nullable Boolean passed,
        Map<String, RatedAnswer> answers) {

    RatedCase {
        answers = Collections.unmodifiableMap(new LinkedHashMap<>(answers));
    }

    static RatedCase of(RecordedResult result, Headline headline, @Nullable PassRule pass) {
        Optional<String> label = result.verdict().flatMap(headline::findLabel);
        Optional<BigDecimal> score = result.verdict().flatMap(headline::findScore);
        boolean judged = result.status() == Status.JUDGED;
        Map<String, RatedAnswer> answers = new LinkedHashMap<>();
        result.answers()
                .forEach(answer -> answers.put(
                        answer.question(),
                        new RatedAnswer(
                                answer.asks(),
                                answer.wording(),
                                answer.value().orElse(null),
                                answer.confidence()
                                        .map(sure -> sure.share().doubleValue())
                                        .orElse(null))));
        return new RatedCase(
                true,
                label.orElse(null),
                score.orElse(null),
                (judged && pass != null) ? (Boolean) pass.passes(result, headline) : null,
                answers);
    }
}
