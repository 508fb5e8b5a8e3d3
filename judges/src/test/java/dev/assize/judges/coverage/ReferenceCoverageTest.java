package dev.assize.judges.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Value;
import dev.assize.core.result.ResultJson;
import dev.assize.testkit.Golden;
import dev.assize.testkit.JudgeTester;
import dev.assize.testkit.ScriptedAnswerer;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceCoverageTest {

    private static final ReferenceCoverage JUDGE = new ReferenceCoverage();

    @Test
    void givesTheWorkedExampleOfItsDocumentExactly() {
        Golden.compare(
                ReferenceCoverageTest.class,
                "tower.expected.json",
                Json.pretty(JudgeTester.of(JUDGE, new EmbeddedCoverage())
                                .with("reference", "The Eiffel Tower is in Paris. It was completed in 1889.")
                                .with("output_text", "The Eiffel Tower, built in 1889, is located in Paris, France.")
                                .verdict())
                        + "\n");
    }

    @Test
    void pinsTheWholeResultLine() {
        CaseResult result = new Hearing<>(
                        JUDGE, script().lists(ItemKind.CONCLUSION.listing().id(), "So it pays."))
                .hear(
                        "pinned",
                        record("{'reference':'A is B. So it pays.','output_text':'I say A is B, and nothing else.'}"),
                        null);
        Golden.compare(ReferenceCoverageTest.class, "result.expected.json", Json.pretty(ResultJson.of(result)) + "\n");
    }

    /** What hangs on doubtful answers is tried with the score alone. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'reference':'A is B. So it pays.','output_text':'I say A is B.'}",
                "{'reference':'A is B.','output_text':'A is B.','checklist':{'facts':['A is B'],'terms':['A']}}",
                "{'reference':'','output_text':'A is B.'}",
                "{'reference':'El gato come pescado en la casa.','output_text':'El perro come carne en la calle.'}"
            })
    void saysTheScoreAloneAsItRules(String json) {
        CoverageCase subject = JUDGE.read(record(json));
        Answers answers = hear(new EmbeddedCoverage(), json).answers();
        assertThat(JUDGE.headline(subject, answers).map(verdict -> verdict.get("score")))
                .isEqualTo(JUDGE.rule(subject, answers).verdict().form().map(verdict -> verdict.get("score")));
    }

    @Test
    void findsADutchVerbWhoseParticleStandsApart() {
        assertThat(JudgeTester.of(JUDGE, new EmbeddedCoverage())
                        .with("input", "Wanneer moet de waarborg worden terugbetaald?")
                        .with(
                                "reference",
                                "De verhuurder betaalt de waarborg terug binnen drie maanden. De huurder moet de woning eerst"
                                        + " leeg opleveren.")
                        .with(
                                "output_text",
                                "De huurder levert de woning leeg op. Daarna betaalt de verhuurder de waarborg binnen drie"
                                        + " maanden terug.")
                        .verdict()
                        .get("score")
                        .asInt())
                .isEqualTo(5);
    }

    @Test
    void saysOnlyWhatHoldsInEveryLanguageWhereNoneIsTold() {
        Hearing<?> hearing = new Hearing<>(JUDGE, new EmbeddedCoverage());
        // One number in Dutch and German, two in English.
        CaseResult number =
                hearing.hear("number", record("{'reference':'Budget: 1.200','output_text':'Budget: 1200'}"), null);
        assertThat(number.status()).isEqualTo(Status.UNDECIDED);
        CaseResult same = hearing.hear("same", record("{'reference':'Andy Warhol','output_text':'Andy Warhol'}"), null);
        assertThat(same.status()).isEqualTo(Status.JUDGED);
    }

    @Nested
    class Fallback {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{'input':'q','reference':'A is B.','output_text':' \\n'}",
                    "{'input':'q','reference':'A is B.'}",
                    "{'input':'q','reference':'A is B.','output_text':null}",
                    "{'input':'q','reference':'','output_text':'x'}",
                    "{'input':'q','reference':' \u00a0\u200b','output_text':'x'}",
                    "{'input':'q','reference':'A is B.','output_text':'\ufeff\u3000'}",
                    "{'input':'q','output_text':'x'}",
                    "{'reference':'A is B.','output_text':'x','checklist':{}}",
                    "{'output_text':'x','checklist':{'facts':[],'terms':null}}",
                    "{'output_text':'','checklist':{'facts':['A is B']}}"
                })
        void isGivenWhenThereIsNothingToCompare(String json) throws JsonProcessingException {
            CaseResult result = hear(new EmbeddedCoverage(), json);
            assertThat(result.status()).isEqualTo(Status.JUDGED);
            assertThat(result.verdict().orElseThrow()).isEqualTo(Json.parse("""
                            {"score": 0, "rationale": [
                              "Fact: Evaluation not possible due to missing input.",
                              "Conclusion: N/A", "Terminology: N/A", "Organization: N/A",
                              "Score: 0 = forced due to missing context"]}
                            """));
            assertThat(result.findings()).extracting("code").containsExactly("missing-input");
            assertThat(result.answers().asked()).isEmpty();
        }

        @Test
        void isGivenWhenTheReferenceStatesNothing() {
            CaseResult result = hear(
                    ScriptedAnswerer.silent()
                            .lists(ItemKind.FACT.listing().id())
                            .lists(ItemKind.CONCLUSION.listing().id())
                            .lists(ItemKind.TERM.listing().id(), "1889", "7"),
                    "{'reference':'1889 7','output_text':'x'}");
            assertThat(result.verdict().orElseThrow().path("score").intValue()).isZero();
            assertThat(result.findings()).extracting("code").containsExactly("missing-input");
        }

        @Test
        void isNotGivenForABlankInputAlone() {
            CaseResult result = hear(
                    new EmbeddedCoverage(),
                    "{'input':'','reference':'A was born in 1900.','output_text':'A was born in 1900.'}");
            assertThat(result.verdict().orElseThrow().path("score").intValue()).isEqualTo(5);
        }

        @Test
        void isNotGivenForABlankReferenceWithAChecklist() {
            CaseResult result = hear(
                    new EmbeddedCoverage(), "{'output_text':'Paul met Mary.','checklist':{'facts':['Paul met Mary']}}");
            assertThat(result.verdict().orElseThrow().path("score").intValue()).isEqualTo(5);
        }
    }

    @Nested
    class Input {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{'item':{'input':'q','reference':'A is B.','output_text':'A is B.'}}",
                    "{'item':{'input':'q','reference':'A is B.'},'sample':{'output_text':'A is B.'}}",
                    "{'question':'q','referenceAnswer':'A is B.','model_output':'A is B.'}",
                    "{'Input':'q','Reference':'A is B.','outputText':'A is B.'}"
                })
        void isReadUnderItsAliases(String json) {
            CoverageCase read = JUDGE.read(record(json));
            assertThat(read).isEqualTo(new CoverageCase("q", "A is B.", "A is B.", null));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{'reference':5,'output_text':'x'}",
                    "{'reference':'x','output_text':['x']}",
                    "{'reference':'x','output_text':'x','checklist':'nonsense'}",
                    "{'reference':'x','output_text':'x','checklist':[]}",
                    "{'reference':'x','output_text':'x','checklist':{'fact':['x']}}",
                    "{'reference':'x','output_text':'x','checklist':{'facts':'x'}}",
                    "{'reference':'x','output_text':'x','checklist':{'facts':['x',3]}}",
                    "{'reference':'x','output_text':'x','checklist':{'terms':['']}}",
                    "{'something':'else'}",
                    "{}"
                })
        void isRefusedWhenItIsOfAnotherKind(String json) {
            CaseResult result = hear(new EmbeddedCoverage(), json);
            assertThat(result.status()).isEqualTo(Status.INVALID);
            assertThat(result.error().orElseThrow().expected()).isNotBlank();
        }

        @Test
        void namesTheEntryOfAChecklistThatIsWrong() {
            CaseResult result =
                    hear(new EmbeddedCoverage(), "{'output_text':'x','checklist':{'facts':['a','b',{'no':1}]}}");
            assertThat(result.error().orElseThrow().field()).isEqualTo("checklist.facts.2");
        }

        @Test
        void takesAFrozenChecklistAsItIsButForRepeats() {
            CoverageCase read = JUDGE.read(record(
                    "{'output_text':'x','checklist':{'facts':['A','A','a'],'conclusions':['A'],'terms':['7']}}"));
            assertThat(read.frozen()).contains(new Checklist(List.of("A", "a"), List.of("A"), List.of("7")));
        }

        @Test
        void readsAChecklistThatWasCopiedFromAResultOrAsText() {
            CoverageCase copied =
                    JUDGE.read(record("{'output_text':'x','checklist':{'facts':[{'item':'A','found':true}]}}"));
            CoverageCase text =
                    JUDGE.read(Json.object().put("output_text", "x").put("checklist", "{\"facts\":[\"A\"]}"));
            assertThat(copied).isEqualTo(text);
        }
    }

    @Nested
    class Rounds {

        @Test
        void askAboutTheReferenceFirstAndNotAboutTheOutput() {
            CaseResult result = hear(ScriptedAnswerer.silent(), "{'reference':'A is B.','output_text':'A is B.'}");
            assertThat(result.answers().asked())
                    .extracting(answered -> answered.question().id().value())
                    .containsExactly("facts", "conclusions", "terms");
            assertThat(result.answers().asked())
                    .allMatch(
                            answered -> answered.question().find("output_text").isEmpty());
            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
        }

        @Test
        void skipTheReferenceWhenTheCaseBringsAChecklist() {
            CaseResult result = hear(
                    new EmbeddedCoverage(),
                    "{'reference':'A is B.','output_text':'x','checklist':{'facts':['A is B']}}");
            assertThat(result.answers().asked())
                    .extracting(answered -> answered.question().id().value())
                    .containsExactly("fact-1", "organization");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "It was completed in 1889",
                    "Elle date de 1889",
                    "C’est la plus haute",
                    "Deze toren is hoog",
                    "Sie wurde 1889 fertig"
                })
        void giveTheReferenceWithAnItemThatLeansOnIt(String leaning) {
            CaseResult result = hear(
                    ScriptedAnswerer.silent(),
                    "{'reference':'The Eiffel Tower is in Paris.','output_text':'x','checklist':{'facts':['" + leaning
                            + "','The tower is tall','Italy is far'],'terms':['it']}}");
            assertThat(result.answers().asked())
                    .filteredOn(answered -> answered.question().find("item").isPresent())
                    .extracting(
                            answered -> answered.question().find("reference").isPresent())
                    .containsExactly(true, false, false, false);
        }

        @Test
        void mergeRepeatsAndKeepNothingAsBothFactAndConclusion() {
            CaseResult result = hear(
                    ScriptedAnswerer.silent()
                            .lists(ItemKind.FACT.listing().id(), "A is B.", "a is b")
                            .lists(ItemKind.CONCLUSION.listing().id(), "A is B", "So C.")
                            .lists(ItemKind.TERM.listing().id(), "Élan", "elan", "1889", "C3"),
                    "{'reference':'A is B. So C.','output_text':'x'}");
            assertThat(result.answers().asked())
                    .extracting(answered -> answered.question().id().value())
                    .containsExactly(
                            "facts",
                            "conclusions",
                            "terms",
                            "fact-1",
                            "conclusion-1",
                            "term-1",
                            "term-2",
                            "organization");
        }
    }

    @Nested
    class Withheld {

        @Test
        void answersLeaveTheCaseUndecidedBetweenBounds() {
            CaseResult result = hear(
                    script().declines(ItemKind.FACT.item(1)),
                    "{'reference':'A is B. C is D.','output_text':'I say A is B, and nothing else.'}");
            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            JsonNode line = ResultJson.of(result);
            assertThat(Json.write(line.path("score_bounds"))).isEqualTo("[3,5]");
            assertThat(Json.write(line.at("/checklist/facts/1")))
                    .isEqualTo("{\"item\":\"C is D\",\"found\":null,\"withheld\":\"cannot_tell\",\"by\":\"scripted\"}");
        }

        @Test
        void isWhatAQuoteMakesThatIsNotInTheOutput() {
            CaseResult result = hear(
                    script().yes(ItemKind.FACT.item(1), "C is D"),
                    "{'reference':'A is B. C is D.','output_text':'I say A is B, and nothing else.'}");
            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(result.answers().withheld())
                    .containsExactly(ItemKind.FACT.item(1).untyped());
        }
    }

    @Nested
    class Findings {

        @Test
        void nameEachMissingItemAndItsPlaceInTheReference() {
            JudgeTester.of(JUDGE, script())
                    .with("reference", "A is B. ⟦C is D⟧.")
                    .with("output_text", "I say A is B, and nothing else.")
                    .finds("fact-missing")
                    .findsNo("term-missing")
                    .findsNo("organization-mismatch");
        }

        @Test
        void speakOfAnotherOrganisation() {
            JudgeTester.of(JUDGE, script().no(CoverageQuestions.ORGANIZATION.id()))
                    .with("reference", "A is B. C is D.")
                    .with("output_text", "I say A is B, and nothing else.")
                    .finds("organization-mismatch");
        }
    }

    /** One fact matched of two, one term matched of one, organised alike. */
    private static ScriptedAnswerer script() {
        return ScriptedAnswerer.silent()
                .lists(ItemKind.FACT.listing().id(), "A is B", "C is D")
                .lists(ItemKind.CONCLUSION.listing().id())
                .lists(ItemKind.TERM.listing().id(), "A")
                .yes(ItemKind.FACT.item(0), "A is B")
                .no(ItemKind.FACT.item(1))
                .no(ItemKind.CONCLUSION.item(0))
                .yes(ItemKind.TERM.item(0), "A")
                .says("organization", new Value.YesNo(true));
    }

    private static CaseResult hear(Answerer answerer, String json) {
        return new Hearing<>(JUDGE, answerer).hear("a", record(json), null);
    }

    private static ObjectNode record(String json) {
        try {
            return (ObjectNode) Json.parse(json.replace('\'', '"'));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(json, e);
        }
    }
}
