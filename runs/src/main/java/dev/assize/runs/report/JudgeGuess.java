package dev.assize.runs.report;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What can be told of a judge that is not known here, from a result of its own. */
final class JudgeGuess {

    private static final List<String> LABELS = List.of("verdict", "label", "result", "outcome", "grade");
    private static final List<String> SCORES = List.of("score", "total_score", "totalScore", "points", "rating");

    private JudgeGuess() {}

    /** The run's first result with a verdict, or just the first; empty when there are no results. */
    static Optional<RecordedResult> sample(RecordedRun run) throws IOException {
        Looking looking = new Looking();
        try {
            run.forEach(recorded -> looking.at(recorded.result()));
        } catch (Found enough) {
            return Optional.of(enough.result);
        }
        return Optional.ofNullable(looking.first);
    }

    static JudgeInfo of(RecordedResult result) {
        ObjectNode verdict = result.verdict().orElseGet(Json::object);
        String label = "/" + find(verdict, LABELS, JsonNode::isTextual).orElse(LABELS.get(0));
        Optional<String> score = find(verdict, SCORES, JsonNode::isNumber);
        return new JudgeInfo(
                result.judge(),
                result.version(),
                result.judge().value(),
                "",
                List.of(),
                List.of(),
                new TreeMap<>(),
                score.map(name -> Headline.of(label, "/" + name, 0)).orElseGet(() -> Headline.label(label)),
                Json.object(),
                Json.object(),
                Json.object());
    }

    private static Optional<String> find(ObjectNode verdict, List<String> names, Predicate<JsonNode> fits) {
        return names.stream().filter(name -> fits.test(verdict.path(name))).findFirst();
    }

    /** Remembers the first result and stops at the first verdict. */
    private static final class Looking {
        private @Nullable RecordedResult first;

        void at(RecordedResult result) {
            if (result.verdict().isPresent()) {
                throw new Found(result);
            }
            first = first == null ? result : first;
        }
    }

    /** Ends the reading of a run early; nothing went wrong, so it carries no trace. */
    private static final class Found extends RuntimeException {
        private final transient RecordedResult result;

        Found(RecordedResult result) {
            super("enough was read", null, false, false);
            this.result = result;
        }
    }
}
