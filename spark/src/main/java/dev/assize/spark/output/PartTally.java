package dev.assize.spark.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.runs.gate.Gate;
import dev.assize.runs.summary.SummaryCounts;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the results of a part, all that a driver is told of them: counts.
 *
 * @param part the number of the part
 * @param segment how often the part was stopped before these results
 * @param complete whether every case of the part has a result now
 * @param seen what the condition that fails the job caught
 * @param problems why the first cases that could not be judged could not
 * @param troubled how many they are
 * @param halt why the part was stopped; null when it was not
 */
public record PartTally(
        int part,
        int segment,
        boolean complete,
        SummaryCounts counts,
        Gate.Seen seen,
        List<String> problems,
        long troubled,
        boolean invalid,
        @Nullable Halt halt) {

    /** Why no more cases can be judged. */
    public record Halt(RunHalt.Reason reason, String message) {
        public static Halt of(RunHalt halt) {
            return new Halt(halt.reason(), String.valueOf(halt.getMessage()));
        }

        ObjectNode toJson() {
            return Json.object().put("reason", reason.name()).put("message", message);
        }

        static Halt read(JsonNode written) {
            return new Halt(
                    RunHalt.Reason.valueOf(written.path("reason").asText()),
                    written.path("message").asText());
        }
    }

    public PartTally {
        problems = List.copyOf(problems);
    }

    public String write() {
        ObjectNode written =
                Json.object().put("part", part).put("segment", segment).put("complete", complete);
        written.set("counts", counts.toJson());
        written.putObject("seen")
                .put("cases", seen.cases())
                .put("first", seen.first())
                .put("problem", seen.problem());
        problems.forEach(written.putArray("problems")::add);
        written.put("troubled", troubled).put("invalid", invalid);
        if (halt != null) {
            written.set("halt", halt.toJson());
        }
        return Json.write(written);
    }

    /** What {@link #write} wrote; throws {@link IllegalArgumentException} for anything else. */
    public static PartTally read(String text) {
        try {
            JsonNode written = Json.parse(text);
            JsonNode seen = written.path("seen");
            List<String> problems = new ArrayList<>();
            written.path("problems").forEach(problem -> problems.add(problem.asText()));
            return new PartTally(
                    written.path("part").asInt(),
                    written.path("segment").asInt(),
                    written.path("complete").asBoolean(),
                    SummaryCounts.read(written.path("counts")),
                    new Gate.Seen(
                            seen.path("cases").asLong(),
                            seen.path("first").asText(),
                            seen.path("problem").asText()),
                    problems,
                    written.path("troubled").asLong(),
                    written.path("invalid").asBoolean(),
                    written.path("halt").isObject() ? Halt.read(written.path("halt")) : null);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no tally of a part: " + JsonMistake.of(e), e);
        }
    }
}
