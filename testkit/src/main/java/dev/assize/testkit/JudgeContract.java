package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.record.Field;
import dev.assize.core.result.ResultJson;
import dev.assize.core.result.ResultSchema;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every judge. A judge's test has a subclass of this that names the judge and its embedded answerer. */
public abstract class JudgeContract {

    protected abstract Judge<?> judge();

    protected abstract Answerer embedded();

    @Test
    void judgesItsOwnExampleAsItsSchemasSay() {
        JudgeInfo info = judge().info();
        SchemaCheck.valid(info.caseSchema(), info.example());
        CaseResult result = new Hearing<>(judge(), embedded()).hear("example", info.example(), null);
        assertThat(result.status()).as(() -> String.valueOf(result.error())).isEqualTo(Status.JUDGED);
        SchemaCheck.valid(info.verdictSchema(), result.verdict().orElseThrow());
        assertThat(info.headline().findLabel(result.verdict().orElseThrow()).isPresent())
                .isEqualTo(info.headline().hasLabel());
        assertThat(info.headline().findScore(result.verdict().orElseThrow()).isPresent())
                .isEqualTo(info.headline().hasScore());
        assertThat(info.labels())
                .as("the labels of the verdict's schema")
                .containsAll(info.headline().passing())
                .containsAll(info.headline().middling());
    }

    @Test
    void saysLabelAndScoreAloneAsInTheWholeVerdict() {
        ObjectNode example = judge().info().example();
        saysTheSameShortly(judge(), example, new Hearing<>(judge(), embedded()).hear("a", example, null));
    }

    /** What is tried where answers are doubtful must not differ from the verdict itself. */
    private static <C> void saysTheSameShortly(Judge<C> judge, ObjectNode record, CaseResult result) {
        Headline headline = judge.info().headline();
        C subject = judge.read(record);
        Optional<ObjectNode> whole = judge.verdict(subject, result.answers());
        Optional<ObjectNode> shortly = judge.headline(subject, result.answers());
        assertThat(whole).isEqualTo(result.verdict());
        assertThat(shortly.isPresent()).isEqualTo(whole.isPresent());
        assertThat(shortly.flatMap(headline::findLabel)).isEqualTo(whole.flatMap(headline::findLabel));
        assertThat(shortly.flatMap(headline::findScore)).isEqualTo(whole.flatMap(headline::findScore));
    }

    @Test
    void givesTheSameBytesEveryTime() {
        ObjectNode example = judge().info().example();
        String once = Json.write(ResultJson.of(new Hearing<>(judge(), embedded()).hear("a", example.deepCopy(), null)));
        String again =
                Json.write(ResultJson.of(new Hearing<>(judge(), embedded()).hear("a", example.deepCopy(), null)));
        assertThat(again).isEqualTo(once);
    }

    @Test
    void copesWithQuestionsThatNobodyAnswered() {
        for (Answerer nobody : List.of(ScriptedAnswerer.silent(), ScriptedAnswerer.declining())) {
            CaseResult result =
                    new Hearing<>(judge(), nobody).hear("a", judge().info().example(), null);
            // Some questions only sharpen a verdict; a judge that hangs on an answer stays undecided.
            assertThat(result.status()).as(() -> String.valueOf(result.error())).isIn(Status.JUDGED, Status.UNDECIDED);
        }
    }

    @Test
    void takesAnyOtherAnswerToADoubtfulQuestion() {
        CaseResult result = new Hearing<>(judge(), UnsureAnswerer.of(embedded()))
                .hear("a", judge().info().example(), null);
        assertThat(result.status()).as(() -> String.valueOf(result.error())).isEqualTo(Status.JUDGED);
        boolean answered = result.answers().asked().stream()
                .anyMatch(each -> each.answer().value().isPresent());
        assertThat(result.doubt().isPresent())
                .as("doubt of a case with answers")
                .isEqualTo(answered);
        SchemaCheck.valid(ResultSchema.of(judge().info()), ResultJson.of(result));
    }

    @Test
    void tellsEveryKindOfQuestionItAsks() {
        CaseResult result =
                new Hearing<>(judge(), embedded()).hear("a", judge().info().example(), null);
        assertThat(result.answers().asked())
                .extracting(answered -> answered.question().wording())
                .allMatch(wording -> judge().info().questions().stream()
                        .anyMatch(outline -> outline.wording().equals(wording)));
    }

    @Test
    void hasEmbeddedAnswersThatLeaveNoQuestionOut() {
        CaseResult result = new Hearing<>(judge(), new CompleteAnswerer(embedded()))
                .hear("a", judge().info().example(), null);
        assertThat(result.status()).as(() -> String.valueOf(result.error())).isNotEqualTo(Status.FAILED);
    }

    @ParameterizedTest
    @ValueSource(longs = {11, 12, 13})
    void survivesAnyRecord(long seed) {
        RandomData data = new RandomData(seed);
        Hearing<?> hearing = new Hearing<>(judge(), new CompleteAnswerer(embedded()));
        List<String> names = judge().info().fields().stream().map(Field::name).toList();
        for (int i = 0; i < 400; i++) {
            ObjectNode record = data.object(3, names);
            CaseResult result = hearing.hear("random", record, null);
            assertThat(result.status())
                    .as("seed %s, record %s: %s", seed, record, result.error())
                    .isNotEqualTo(Status.FAILED);
            result.verdict()
                    .ifPresent(verdict -> SchemaCheck.valid(judge().info().verdictSchema(), verdict));
            if (result.status() != Status.INVALID) {
                saysTheSameShortly(judge(), record, result);
            }
            assertThat(Json.write(ResultJson.of(result))).doesNotContain("\n");
        }
    }
}
