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
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.RecordFields;
import java.util.List;
import java.util.TreeMap;

/** Passes a case whose text is worth three points or more, and asks whoever answers how many it is worth. */
public final class PointsJudge implements Judge<String> {

    public static final QuestionId POINTS = QuestionId.of("points");

    private static final Wording WORDING = Wording.of("worth", "How many points is the text worth?");
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
                List.of(new QuestionOutline(WORDING, "scale", "always")),
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
        return soFar.has(POINTS)
                ? List.of()
                : List.of(new Question(
                        POINTS,
                        WORDING,
                        new Form.Scale(0, 5),
                        List.of(new Passage("text", text)),
                        Quoting.NONE,
                        Question.Reuse.SAME_PASSAGES));
    }

    @Override
    public Ruling rule(String text, Answers answers) {
        return answers.points(POINTS)
                .map(points -> new Ruling(
                        new Verdict.Decided(Json.object()
                                .put("verdict", points >= 3 ? "PASS" : "FAIL")
                                .put("score", points)),
                        points < 3 ? List.of(Finding.of("few-points", Severity.MAJOR, "Only " + points)) : List.of()))
                .orElseGet(() -> new Ruling(new Verdict.Undecided(List.of(POINTS)), List.of()));
    }
}
