package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseError;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import dev.assize.judgefiles.internal.expression.JsonEquality;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs a judge file's own examples, and random answers against it. */
public final class JudgeTest {

    private final JudgeFile file;
    private final FileJudge judge;

    public JudgeTest(JudgeFile file) {
        this.file = file;
        this.judge = file.judge(Map.of());
    }

    /**
     * What came of the examples.
     *
     * @param passed how many came out as expected
     * @param problems what did not, one sentence or more each
     */
    public record Outcome(int passed, List<String> problems) {
        public Outcome {
            problems = List.copyOf(problems);
        }
    }

    public int examples() {
        return judge.definition().examples().size();
    }

    public Outcome run() {
        List<String> problems = new ArrayList<>();
        int passed = 0;
        for (JudgeDefinition.FileExample example : judge.definition().examples()) {
            Optional<String> problem = run(example);
            problem.ifPresent(what ->
                    problems.add(example.name() + " (line " + example.place().line() + "): " + what));
            passed += problem.isEmpty() ? 1 : 0;
        }
        return new Outcome(passed, problems);
    }

    private Optional<String> run(JudgeDefinition.FileExample example) {
        GivenAnswers answers = new GivenAnswers(example.answers());
        CaseResult result = new Hearing<>(judge, answers).hear(example.name(), example.record(), null);
        String status = result.status().word();
        if (!status.equals(example.outcome())) {
            return Optional.of("expected " + example.outcome() + ", got " + status + why(result));
        }
        ObjectNode expected = example.expected();
        Optional<String> difference = expected == null
                ? Optional.empty()
                : difference(expected, result.verdict().orElseGet(Json::object), "");
        if (difference.isPresent()) {
            return difference;
        }
        return answers.unused().isEmpty() || result.status() == Status.INVALID
                ? Optional.empty()
                : Optional.of("nobody asked for the answers " + String.join(", ", answers.unused())
                        + asked(result.answers()));
    }

    private static String asked(Answers answers) {
        List<String> ids = answers.asked().stream()
                .map(answered -> answered.question().id().value())
                .toList();
        return ids.isEmpty() ? "; nothing was asked" : "; asked were " + String.join(", ", ids);
    }

    private static String why(CaseResult result) {
        String error = result.error()
                .map(CaseError::message)
                .map(message -> ": " + message)
                .orElse("");
        List<String> withheld = new ArrayList<>();
        for (Answers.Answered answered : result.answers().asked()) {
            if (answered.answer() instanceof Answer.Withheld none) {
                withheld.add(answered.question().id() + " (" + none.reason().word()
                        + (none.detail().isEmpty() ? "" : ": " + none.detail()) + ")");
            }
        }
        String verdict = result.verdict().map(form -> ": " + Json.write(form)).orElse("");
        return error + verdict + (withheld.isEmpty() ? "" : "; without an answer: " + String.join(", ", withheld));
    }

    /** The first place at which the verdict is not as expected; fields that nobody expects may be anything. */
    static Optional<String> difference(JsonNode expected, JsonNode found, String place) {
        if (expected.isObject() && found.isObject()) {
            for (Map.Entry<String, JsonNode> field : expected.properties()) {
                String at = place + "/" + field.getKey();
                JsonNode there = found.get(field.getKey());
                Optional<String> difference = there == null
                        ? Optional.of(
                                at + ": expected " + Json.write(field.getValue()) + ", the verdict has no such field")
                        : difference(field.getValue(), there, at);
                if (difference.isPresent()) {
                    return difference;
                }
            }
            return Optional.empty();
        }
        if (expected.isArray() && found.isArray() && expected.size() == found.size()) {
            for (int i = 0; i < expected.size(); i++) {
                Optional<String> difference = difference(expected.get(i), found.get(i), place + "/" + i);
                if (difference.isPresent()) {
                    return difference;
                }
            }
            return Optional.empty();
        }
        return JsonEquality.equal(expected, found)
                ? Optional.empty()
                : Optional.of(place + ": expected " + Json.write(expected) + ", got " + Json.write(found));
    }

    /**
     * Draws random answers, withheld ones among them, and holds each verdict against the schema derived from the file.
     *
     * @return the first that breaks it, with how to see it again; empty when all are right
     */
    public Optional<String> fuzz(int draws, long seed) {
        return new AnswerFuzzing(judge, seed).run(draws);
    }

    @Override
    public String toString() {
        return "the tests of " + file.id();
    }
}
