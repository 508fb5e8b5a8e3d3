package dev.assize.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.RecordFields;
import java.util.List;
import java.util.TreeMap;

/** Passes a case whose text is worth three points or more, and asks whoever answers how many it is worth. */
public final class PointsJudge implements Judge<String> {

    private static final QuestionHandle<Value.Scale> POINTS = QuestionHandle.scale(
                    Wording.of("worth", "How many points is the text worth?"), 0, 5)
            .called("points")
            .reusable()
            .asked("always");

    private static final List<Field> FIELDS = List.of(Field.required("text", "text", "what is judged"));
    private static final FieldNames NAMES = new FieldNames(FIELDS);

    @Override
    public JudgeInfo info() {
        ObjectNode schema = Json.object();
        schema.putObject("properties")
                .putObject("verdict")
                .putArray("enum")
                .add("PASS")
                .add("FAIL");
        return new JudgeInfo(
                new JudgeId("points"),
                "1",
                "points",
                "Counts points.",
                FIELDS,
                List.of(POINTS.outline()),
                new TreeMap<>(),
                Headline.of("/verdict", "/score", 5).passing("PASS"),
                Json.object(),
                schema,
                Json.object());
    }

    @Override
    public String read(ObjectNode record) {
        return RecordFields.of(record, NAMES).requireText("text");
    }

    @Override
    public List<Question> ask(String text, Answers soFar) {
        return soFar.has(POINTS.id()) ? List.of() : List.of(POINTS.id().question(List.of(new Passage("text", text))));
    }

    @Override
    public Ruling rule(String text, Answers answers) {
        return answers.points(POINTS.id())
                .map(points -> new Ruling(
                        new Verdict.Decided(Json.object()
                                .put("verdict", points >= 3 ? "PASS" : "FAIL")
                                .put("score", points)),
                        points < 3 ? List.of(Finding.of("few-points", Severity.MAJOR, "Only " + points)) : List.of()))
                .orElseGet(() ->
                        new Ruling(new Verdict.Undecided(List.of(POINTS.id().untyped())), List.of()));
    }
}
