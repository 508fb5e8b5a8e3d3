package dev.assize.runs.review;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.digest.PassRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What people said of a run as rows of a labels file: a row for each answer, and one for each case of the random sample of which
 * people answered every question. Only cases of the sample tell how often the judge errs, so only they get a verdict of their own.
 */
public final class ReviewLabels {

    private final List<ObjectNode> rows;
    private final int sampled;
    private final int complete;

    private ReviewLabels(List<ObjectNode> rows, int sampled, int complete) {
        this.rows = List.copyOf(rows);
        this.sampled = sampled;
        this.complete = complete;
    }

    /**
     * @param before the results of the cases that people answered, as they were recorded
     * @param now the same cases as they are ruled now
     * @param sample the cases of the random sample, in the order drawn
     * @param pass which verdicts pass; null where nobody says
     */
    public static ReviewLabels of(
            List<HumanAnswer> answers,
            Map<Long, RecordedResult> before,
            Map<Long, RecordedResult> now,
            List<Long> sample,
            JudgeInfo judge,
            @Nullable PassRule pass) {
        List<ObjectNode> rows = new ArrayList<>();
        for (HumanAnswer answer : standing(answers)) {
            RecordedResult recorded = before.get(answer.place().ordinal());
            if (recorded != null && wasAsked(recorded, answer)) {
                ObjectNode row = Json.object()
                        .put("id", recorded.id())
                        .put("question", answer.place().question());
                answer.value().ifPresent(value -> row.set("answer", value));
                if (row.has("answer")) {
                    row.put("by", answer.person());
                    row.put("note", answer.note()).put("quote", answer.quote());
                    rows.add(row.put("at", answer.given().toString()));
                }
            }
        }
        List<Long> drawn = drawn(answers, sample);
        int complete = 0;
        for (long ordinal : drawn) {
            RecordedResult ruled = now.get(ordinal);
            if (ruled != null && ruled.status() == Status.JUDGED && isComplete(ruled)) {
                complete++;
                rows.add(verdict(ruled, judge, pass));
            }
        }
        return new ReviewLabels(rows, drawn.size(), complete);
    }

    /** Where a disagreement was settled, only that counts. */
    static List<HumanAnswer> standing(List<HumanAnswer> answers) {
        Set<QuestionPlace> settled = new HashSet<>();
        answers.stream().filter(HumanAnswer::settles).forEach(answer -> settled.add(answer.place()));
        Map<QuestionPlace, HumanAnswer> last = new LinkedHashMap<>();
        List<HumanAnswer> standing = new ArrayList<>();
        for (HumanAnswer answer : answers) {
            if (!settled.contains(answer.place())) {
                standing.add(answer);
            } else if (answer.settles()) {
                last.put(answer.place(), answer);
            }
        }
        standing.addAll(last.values());
        return standing;
    }

    private static boolean wasAsked(RecordedResult recorded, HumanAnswer answer) {
        return recorded.answers().stream()
                .anyMatch(asked -> asked.question().equals(answer.place().question()));
    }

    /** The sample up to the last case that somebody answered from it: what was passed over counts as drawn. */
    private static List<Long> drawn(List<HumanAnswer> answers, List<Long> sample) {
        Map<Long, Integer> ranks = new HashMap<>();
        for (int i = 0; i < sample.size(); i++) {
            ranks.put(sample.get(i), i);
        }
        int last = answers.stream()
                .filter(answer -> answer.queue() == ReviewQueue.SAMPLE)
                .mapToInt(answer -> ranks.getOrDefault(answer.place().ordinal(), -1))
                .max()
                .orElse(-1);
        return sample.subList(0, last + 1);
    }

    private static boolean isComplete(RecordedResult ruled) {
        return ruled.answers().stream().map(RecordedAnswer::by).allMatch(by -> by.startsWith(HumanAnswer.by("")));
    }

    private static ObjectNode verdict(RecordedResult ruled, JudgeInfo judge, @Nullable PassRule pass) {
        ObjectNode row = Json.object().put("id", ruled.id());
        var label = ruled.verdict().flatMap(judge.headline()::findLabel);
        var score = ruled.verdict().flatMap(judge.headline()::findScore);
        label.filter(judge.labels()::contains).ifPresent(text -> row.put("label", text));
        score.ifPresent(points -> row.put("score", points));
        if (pass != null) {
            row.put("pass", pass.passes(label, score));
        }
        return row;
    }

    /** One row of a labels file each. */
    public List<ObjectNode> rows() {
        return rows;
    }

    /** How many cases of the sample were looked at so far. */
    public int sampled() {
        return sampled;
    }

    /** Of how many of these people answered every question. */
    public int complete() {
        return complete;
    }

    public String lines() {
        StringBuilder lines = new StringBuilder();
        rows.forEach(row -> lines.append(Json.write(row)).append('\n'));
        return lines.toString();
    }
}
