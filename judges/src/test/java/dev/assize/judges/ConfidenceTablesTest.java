package dev.assize.judges;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.judges.brand.BrandExtraction;
import dev.assize.judges.brand.EmbeddedBrand;
import dev.assize.judges.citation.EmbeddedCitation;
import dev.assize.judges.coverage.EmbeddedCoverage;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The tables beside the rules tell how sure the rules of today are, and nothing that nobody counted. */
class ConfidenceTablesTest {

    private static final ConfidenceTable BRAND = ConfidenceTable.beside(EmbeddedBrand.class);

    /** @param asks a kind of question that it knows */
    private record Beside(Answerer rules, String asks) {}

    private static final List<Beside> ALL = List.of(
            new Beside(new EmbeddedBrand(), "relation-of-entry"),
            new Beside(new EmbeddedCitation(), "context-supports"),
            new Beside(new EmbeddedCoverage(), "states-fact"));

    @Test
    void wereMadeWithTheRulesOfToday() {
        for (Beside beside : ALL) {
            ConfidenceTable table = ConfidenceTable.beside(beside.rules().getClass());
            assertThat(table.rules())
                    .as("bench/calibrate.sh JUDGE DATA_DIR --write makes the table of %s anew", beside.asks())
                    .isEqualTo(beside.rules().identity().settings().get("rules"));
        }
    }

    @Test
    void areAPartOfTheEpoch() {
        for (Beside beside : ALL) {
            ConfidenceTable table = ConfidenceTable.beside(beside.rules().getClass());
            assertThat(beside.rules().identity().settings()).containsEntry("confidence", table.hash());
            assertThat(beside.rules().threshold()).isEqualTo(table.threshold());
        }
    }

    @Test
    void tellWhenAndFromWhatTheyWereMade() {
        for (Beside beside : ALL) {
            ConfidenceTable table = ConfidenceTable.beside(beside.rules().getClass());
            assertThat(table.made()).matches("20\\d\\d-\\d\\d-\\d\\d");
            assertThat(table.origin()).contains("bench/calibrate.sh");
            assertThat(table.questions()).containsKey(beside.asks());
        }
    }

    @Test
    void knowOnlyQuestionsThatAreAsked() {
        for (JudgeId id : StandardJudges.ids()) {
            RunnableJudge judge = StandardJudges.find(id.value()).orElseThrow();
            Class<?> rules = judge.embedded().getClass();
            if (rules.getResource("confidence.json") != null) {
                assertThat(judge.judge().info().questions())
                        .extracting(question -> question.wording().name())
                        .containsAll(ConfidenceTable.beside(rules).questions().keySet());
            }
        }
    }

    @Test
    void makeABrandWithoutATraceDoubtfulAndASpellingSure() {
        CaseResult result = brand("Fenwick Tools", "Fenwick Tool", "Quorvane");
        assertThat(result.answers()
                        .asked()
                        .get(0)
                        .answer()
                        .confidence()
                        .orElseThrow()
                        .isBelow(BRAND.threshold()))
                .isFalse();
        assertThat(result.doubt().orElseThrow().answers())
                .containsExactly(result.answers().asked().get(1).question().id());
        assertThat(result.doubt().orElseThrow().scores()).isPresent();
    }

    @Test
    void tellHowSureAnswersAboutAReasoningAre() {
        CaseResult result = reasoned("The title starts with Fenwick Tools, so that is the brand.");
        assertThat(result.answers().doubtful(BRAND.threshold()))
                .extracting(answered -> answered.question().wording().name())
                .containsExactly("chain-of-thought", "evidence-usage");
        assertThat(confidence(result, "admits-doubt").orElseThrow().isBelow(BRAND.threshold()))
                .isFalse();
    }

    @Test
    void sayNothingOfReasoningOfWhichTooLittleIsLabelled() {
        CaseResult result =
                reasoned("The title starts with Fenwick Tools, followed by cordless drill, so that is perhaps the"
                        + " brand. The singular was added as a variation.");
        for (String asks : List.of("chain-of-thought", "evidence-usage", "admits-doubt")) {
            assertThat(confidence(result, asks)).as(asks).isEmpty();
        }
    }

    private static Optional<AnswerConfidence> confidence(CaseResult result, String asks) {
        return result.answers().asked().stream()
                .filter(answered -> answered.question().wording().name().equals(asks))
                .findFirst()
                .orElseThrow()
                .answer()
                .confidence();
    }

    private static CaseResult reasoned(String reasoning) {
        return hear(record("Fenwick Tools", "Fenwick Tool")
                .put("predicted_reasoning", reasoning)
                .put("predicted_confidence", 0.9));
    }

    private static CaseResult brand(String brand, String... more) {
        return hear(record(brand, more));
    }

    private static CaseResult hear(ObjectNode record) {
        return new Hearing<>(new BrandExtraction(), new EmbeddedBrand()).hear("a", record, null);
    }

    private static ObjectNode record(String brand, String... more) {
        ObjectNode record = Json.object()
                .put("title", brand + " cordless drill")
                .put("taxonomy", "Drills")
                .put("brand_name", brand);
        record.putArray("expected_entities").add(brand);
        record.putArray("predicted_entities").add(brand);
        for (String entry : more) {
            record.withArray("predicted_entities").add(entry);
        }
        return record;
    }
}
