package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What people say of one case; where several labelled it, what most of them say.
 *
 * @param label, score, passed null where nobody says, or where they are evenly divided
 * @param answers what they say to single questions, by question id
 * @param divided how many of these they are evenly divided on
 */
record HumanLabel(
        @Nullable String label,
        @Nullable BigDecimal score,
        @Nullable Boolean passed,
        Map<String, JsonNode> answers,
        int divided) {

    HumanLabel {
        answers = Collections.unmodifiableMap(new LinkedHashMap<>(answers));
    }
}
