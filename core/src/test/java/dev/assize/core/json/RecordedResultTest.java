package dev.assize.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.Ruling;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.CaseError;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.Epoch;
import dev.assize.core.flow.Status;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultJson;
import dev.assize.core.result.ResultOutline;
import dev.assize.core.result.ValueJson;
import dev.assize.text.Span;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecordedResultTest {

    private static final QuestionId FIRST = QuestionId.of("first");
    private static final CaseResult.Heading HEADING =
            new CaseResult.Heading(new JudgeId("some-judge"), "1", new Epoch("0123456789abcdef"));
    private static final Evidence EVIDENCE = new Evidence("text", new Span(2, 5), "abc");

    @Test
    void readsBackWhatWasWritten() throws Exception {
        Expense expense = new Expense(2, 300, 40, new BigDecimal("0.00125"), 1, Duration.ofMillis(812));
        Finding finding = new Finding("fact-missing", Severity.MAJOR, "A fact is missing", List.of(EVIDENCE));
        ObjectNode verdict = Json.object().put("score", 4);

        RecordedResult read = RecordedResult.read((ObjectNode)
                Json.parse(Json.write(ResultJson.of(judged(verdict, List.of(finding), split(), expense)))));

        assertThat(read.id()).isEqualTo("case-1");
        assertThat(read.judge()).isEqualTo(new JudgeId("some-judge"));
        assertThat(read.status()).isEqualTo(Status.JUDGED);
        assertThat(read.verdict()).contains(verdict);
        assertThat(read.findings()).containsExactly(finding);
        assertThat(read.expense()).isEqualTo(expense);
        assertThat(read.error()).isEmpty();
        RecordedAnswer answer = read.answers().get(0);
        assertThat(answer.by()).isEqualTo("panel");
        assertThat(answer.evidence()).containsExactly(EVIDENCE);
        assertThat(answer.value().flatMap(value -> ValueJson.read(new Form.YesNo(), value)))
                .contains(new Value.YesNo(true));
        assertThat(answer.ballots()).extracting(RecordedAnswer::by).containsExactly("a", "b");
        assertThat(answer.ballots().get(1).withheld()).contains("cannot_tell");
        assertThat(ResultOutline.parse(Json.write(read.line())).answers())
                .containsExactly(new ResultOutline.AnswerOutline(answer.question(), false, 2, 0.9));
    }

    @Test
    void writesNoExpenseWhereThereWasNone() {
        ObjectNode line = ResultJson.of(judged(Json.object(), List.of(), Answers.none(), Expense.NONE));

        assertThat(line.has("expense")).isFalse();
        assertThat(RecordedResult.read(line).expense()).isEqualTo(Expense.NONE);
    }

    @Test
    void tellsOfAFreshResultWhatItsLineTells() throws Exception {
        Finding finding = new Finding("fact-missing", Severity.MAJOR, "A fact is missing", List.of(EVIDENCE));
        CaseError error = new CaseError(FailureKind.INPUT, "no text", null, "text", "none", "a text");
        Expense expense = new Expense(2, 300, 40, new BigDecimal("0.00125"), 1, Duration.ofMillis(812));
        Doubt doubt = new Doubt(
                AnswerConfidence.USUAL_THRESHOLD,
                List.of(FIRST),
                true,
                true,
                List.of("good", "bad"),
                new BigDecimal("0.50"),
                BigDecimal.TEN,
                new BigDecimal("7.25"));
        List<CaseResult> results = List.of(
                new CaseResult.Judged(
                        "j",
                        HEADING,
                        Json.object().put("score", 4),
                        List.of(finding),
                        split(),
                        Map.of(),
                        expense,
                        doubt),
                new CaseResult.Undecided("u", HEADING, List.of(FIRST), List.of(), split(), Map.of(), Expense.NONE),
                new CaseResult.Invalid("i", HEADING, error, Map.of(), Expense.NONE),
                new CaseResult.Failed("f", HEADING, error, Map.of(), expense));

        for (CaseResult result : results) {
            RecordedResult fresh = RecordedResult.of(result);
            assertThat(RecordedResult.parse(Json.write(fresh.line()))).hasToString(fresh.toString());
            assertThat(Ruling.RESERVED).as("no judge may show more under these").containsAll(names(fresh.line()));
            assertThat(fresh.lineBytes()).isEqualTo(Json.writeLine(fresh.line()));
            assertThat(fresh.lineText()).isEqualTo(Json.write(fresh.line()));
        }
        assertThat(results).extracting(CaseResult::status).containsExactly(Status.values());
    }

    @Test
    void writesWhatAJudgeShowsBesidesAsItsTreeIsWritten() {
        Map<String, JsonNode> extras = Map.of(
                "odd \"name\"",
                Json.array()
                        .add("é\ud83d")
                        .add(1.5)
                        .addNull()
                        .add("a long text")
                        .add("a long text"));
        RecordedResult fresh = RecordedResult.of(
                new CaseResult.Judged("j", HEADING, Json.object(), List.of(), split(), extras, Expense.NONE, null));

        assertThat(fresh.lineBytes()).isEqualTo(Json.writeLine(fresh.line()));
        assertThat(fresh.lineText()).isEqualTo(Json.write(fresh.line()));
    }

    @Test
    void namesTheFieldThatIsMissing() {
        assertThatThrownBy(() -> RecordedResult.read(Json.object().put("id", "x")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("\"judge\"");
    }

    private static List<String> names(ObjectNode line) {
        List<String> names = new ArrayList<>();
        line.fieldNames().forEachRemaining(names::add);
        return names;
    }

    private static Answers split() {
        Question question = new Question(
                FIRST,
                Wording.of("states-fact", "Does it?"),
                new Form.YesNo(),
                List.of(new Passage("text", "a abc")),
                Quoting.NONE,
                Question.Reuse.THIS_CASE);
        Answer one = new Answer.Given(FIRST, "a", new Value.YesNo(true), List.of(), "", List.of());
        Answer other = new Answer.Withheld(FIRST, "b", WithheldReason.CANNOT_TELL, "too short");
        Answer panel = new Answer.Given(
                FIRST,
                "panel",
                new Value.YesNo(true),
                List.of(EVIDENCE),
                "as a said",
                List.of(one, other),
                AnswerConfidence.USUAL_THRESHOLD);
        return Answers.none().and(List.of(new Answers.Answered(question, panel)));
    }

    private static CaseResult judged(ObjectNode verdict, List<Finding> findings, Answers answers, Expense expense) {
        return new CaseResult.Judged("case-1", HEADING, verdict, findings, answers, Map.of(), expense, null);
    }
}
