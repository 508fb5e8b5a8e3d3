package dev.assize.judges.internal.audit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Epoch;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.Value;
import dev.assize.core.whole.PromptTemplate;
import dev.assize.core.whole.WholeCase;
import dev.assize.core.whole.WholeJudging;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.judges.StandardJudges;
import dev.assize.testkit.ScriptedAnswerer;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The built-in judges with a whole prompt, heard as any judge is. */
class WholeJudgesTest {

    static Stream<String> judges() {
        return StandardJudges.ids().stream().map(JudgeId::value);
    }

    private static WholeJudging<?> judging(String judge) {
        return StandardJudges.findWhole(judge, JudgeSettings.NONE).orElseThrow();
    }

    private static <C> Question question(WholePromptJudge<C> judge, ObjectNode record) {
        WholeCase<C> whole = judge.read(record);
        List<Question> round = judge.ask(whole, Answers.none());
        assertThat(round).hasSize(1);
        return round.get(0);
    }

    private static String rendered(Question question) {
        Map<String, String> values = question.passages().stream()
                .collect(Collectors.toMap(passage -> passage.name(), passage -> passage.text()));
        return PromptTemplate.over(
                        question.wording().text(),
                        question.passages().stream()
                                .map(passage -> passage.name())
                                .toList())
                .render(values);
    }

    @ParameterizedTest
    @MethodSource("judges")
    void putsTheWholeCaseIntoItsOwnPrompt(String id) {
        WholePromptJudge<?> judge = judging(id).withOwnPrompt();
        assertThat(judge.template().notices()).isEmpty();
        Question question = question(judge, judge.info().example());
        assertThat(question.form()).isInstanceOf(Form.Document.class);
        String prompt = rendered(question);
        judge.info().example().properties().forEach(field -> {
            if (field.getValue().isTextual() && !field.getKey().equals("id")) {
                assertThat(prompt).contains(field.getValue().textValue());
            }
        });
        assertThat(prompt).doesNotContain("{{");
    }

    @ParameterizedTest
    @MethodSource("judges")
    void rulesAVerdictThatIsRightAsItStands(String id) {
        RunnableJudge own = StandardJudges.find(id).orElseThrow();
        ObjectNode example = own.judge().info().example();
        ObjectNode verdict = new Hearing<>(own.judge(), own.embedded())
                .hear("own", example, null)
                .verdict()
                .orElseThrow();
        ScriptedAnswerer model = ScriptedAnswerer.silent().says("verdict", new Value.Document(verdict));
        CaseResult result = new Hearing<>(judging(id).withOwnPrompt(), model).hear("whole", example, null);
        assertThat(result.status()).isEqualTo(Status.JUDGED);
        assertThat(result.verdict()).contains(verdict);
        assertThat(result.findings()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("judges")
    void staysUndecidedWithoutAReply(String id) {
        WholePromptJudge<?> judge = judging(id).withOwnPrompt();
        CaseResult result = new Hearing<>(judge, ScriptedAnswerer.declining())
                .hear("a", judge.info().example(), null);
        assertThat(result.status()).isEqualTo(Status.UNDECIDED);
        assertThat(result.answers().asked().get(0).answer()).isInstanceOf(Answer.Withheld.class);
    }

    @ParameterizedTest
    @MethodSource("judges")
    void countsThePromptAmongWhatCanChangeAVerdict(String id) {
        WholeJudging<?> judging = judging(id);
        Epoch own = Epoch.of(
                judging.withOwnPrompt().info(), ScriptedAnswerer.silent().identity());
        Epoch other = Epoch.of(
                judging.withPrompt("Judge it.").info(),
                ScriptedAnswerer.silent().identity());
        Epoch small = Epoch.of(judging.judge().info(), ScriptedAnswerer.silent().identity());
        assertThat(List.of(own, other, small)).doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @MethodSource("judges")
    void sendsTheCaseAfterAPromptThatShowsNothingOfIt(String id) {
        WholePromptJudge<?> judge = judging(id).withPrompt("Judge it, and reply {\"verdict\": \"PASS\"}.");
        Question question = question(judge, judge.info().example());
        assertThat(question.passages()).hasSizeGreaterThan(2);
        assertThat(rendered(question)).isEqualTo(question.wording().text());
    }

    @Test
    void asksNobodyWhereNothingCanBeCompared() {
        ObjectNode record =
                Json.object().put("reference", "The tower is in Paris.").put("output_text", " ");
        CaseResult result = new Hearing<>(judging("reference-coverage").withOwnPrompt(), ScriptedAnswerer.silent())
                .hear("a", record, null);
        assertThat(result.answers().asked()).isEmpty();
        assertThat(result.verdict().orElseThrow().path("score").asInt()).isZero();
    }

    @Test
    void understandsThePlaceholdersOfTheDocuments() {
        assertThat(judging("citation-mapping")
                        .withPrompt("`{citedCourtName}` {citedDate} {citedCaseNumber} {citedEcli} {citationSnippet}"
                                + " {snippetMatchType} {candidateCount} {candidatesList} {modelOutput} {groundTruth}")
                        .template()
                        .names())
                .hasSize(10);
        assertThat(judging("brand-extraction")
                        .withPrompt("{{keyword}} {{title}} {{taxonomy}} {{expected_entities}} {{predicted_entities}}"
                                + " {{predicted_reasoning}} {{predicted_confidence}}")
                        .template()
                        .names())
                .hasSize(7);
        assertThat(judging("reference-coverage")
                        .withPrompt("{{ item.input }} {{ item.reference }} {{ item.output_text }}")
                        .template()
                        .names())
                .hasSize(3);
        assertThat(judging("provision-extraction")
                        .withPrompt("ids equal `ART-{decisionId}-{seq}`")
                        .template()
                        .notices())
                .hasSize(1);
    }
}
