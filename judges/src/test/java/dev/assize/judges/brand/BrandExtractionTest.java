package dev.assize.judges.brand;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Value;
import dev.assize.testkit.Golden;
import dev.assize.testkit.JudgeContract;
import dev.assize.testkit.JudgeTester;
import dev.assize.testkit.ScriptedAnswerer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BrandExtractionTest {

    private static final BrandExtraction JUDGE = new BrandExtraction();
    private static final String GOOD_REASONING =
            "The title starts with Zorvex, followed by the words for a kettle, so Zorvex is the brand."
                    + " I then added lowercase and misspelled variations.";

    @Nested
    class Contract extends JudgeContract {
        @Override
        protected Judge<?> judge() {
            return JUDGE;
        }

        @Override
        protected Answerer embedded() {
            return new EmbeddedBrand();
        }
    }

    @Nested
    class Correct {

        @ParameterizedTest(name = "{0} of {1} others give {2}")
        @CsvSource({
            "0,1,25",
            "1,1,40",
            "0,4,25",
            "1,4,30",
            "2,4,35",
            "3,4,38",
            "4,4,40",
            "1,2,35",
            "1,3,32",
            "2,3,37",
            "1,5,29",
            "2,5,33",
            "3,5,36",
            "1,8,28",
            "1,20,26",
            "1,40,26",
            "19,40,35",
            "20,40,35",
            "21,40,35"
        })
        void scoresThePrimaryAndEachBandOfTheOthers(int captured, int expected, int score) {
            assertThat(verdict("Zorvex", names(expected), with(names(captured), "Zorvex"))
                            .at("/evaluation/correctness/score")
                            .intValue())
                    .isEqualTo(score);
        }

        @Test
        void scoresThePrimaryAloneInFullWhenNothingElseIsExpected() {
            assertThat(verdict("Zorvex", List.of("Zorvex"), List.of("zorvex"))
                            .at("/evaluation/correctness/score")
                            .intValue())
                    .isEqualTo(40);
        }

        @ParameterizedTest
        @ValueSource(strings = {"ZORVEX", "Zor-vex", "Zorvéx", "Zorvexs", "Zorvx", "Zorrvex", "Zovrex", "Zorvex GmbH"})
        void takesACloseVariationForThePrimary(String entry) {
            JsonNode verdict = verdict("Zorvex", List.of(), List.of(entry));
            assertThat(verdict.at("/evaluation/correctness/score").intValue()).isEqualTo(40);
            assertThat(verdict.at("/evaluation/correctness/match").booleanValue())
                    .isTrue();
        }

        @ParameterizedTest
        @CsvSource({"Hydro Flask,Hydro", "Hydro Flask,HF", "Hewlett-Packard,HP", "Nike,Nkie", "Nike,Mike"})
        void takesNothingLooserForThePrimary(String brand, String entry) {
            JsonNode verdict = verdict(brand, List.of(brand), List.of(entry, "x", "y"));
            assertThat(verdict.at("/evaluation/correctness/score").intValue()).isZero();
            assertThat(verdict.at("/verdict").textValue()).isEqualTo("FAIL");
        }

        @Test
        void failsWithoutThePrimaryWhateverTheTotal() {
            JsonNode verdict = tester(
                            "Hydro Flask", List.of("Hydro Flask", "HF", "Hydro"), List.of("HF", "Hydro", "hydro's"))
                    .with(BrandFields.REASONING, "The title says Hydro Flask, so the brand is Hydro. Variations added.")
                    .with(BrandFields.CONFIDENCE, "low")
                    .verdict();
            assertThat(verdict.at("/evaluation/correctness/score").intValue()).isEqualTo(15);
            assertThat(verdict.at("/total_score").intValue()).isGreaterThanOrEqualTo(55);
            assertThat(verdict.at("/verdict").textValue()).isEqualTo("FAIL");
        }

        @ParameterizedTest
        @CsvSource({"1,2,true", "1,3,false", "2,4,true", "0,1,false", "0,0,true"})
        void matchesFromHalfOfTheOthersOn(int captured, int expected, boolean match) {
            assertThat(verdict("Zorvex", names(expected), with(names(captured), "Zorvex"))
                            .at("/evaluation/correctness/match")
                            .booleanValue())
                    .isEqualTo(match);
        }

        @Test
        void findsThePrimaryInTheTitleWhenTheInputNamesNone() {
            JsonNode verdict = tester("", List.of("Zor", "Zorvex", "zvx"), List.of("Zorvex"))
                    .with(BrandFields.TITLE, "Zorvex Kettle by Zor")
                    .verdict();
            assertThat(verdict.at("/summary").textValue()).contains("\"Zorvex\" is captured");
        }

        @Test
        void takesTheFirstExpectedNameWhenTheTitleShowsNone() {
            assertThat(verdict("", List.of("Zorvex", "Bravix"), List.of("Bravix"))
                            .at("/verdict")
                            .textValue())
                    .isEqualTo("FAIL");
        }
    }

    @Nested
    class WithoutABrand {

        @Test
        void wantsNothing() {
            JsonNode verdict = verdict("", List.of(), List.of());
            assertThat(verdict.at("/evaluation/correctness/score").intValue()).isEqualTo(40);
            assertThat(verdict.at("/evaluation/correctness/match").booleanValue())
                    .isTrue();
            assertThat(verdict.at("/evaluation/rule_compliance/score").intValue())
                    .isEqualTo(40);
            assertThat(verdict.at("/verdict").textValue()).isEqualTo("PASS");
        }

        @ParameterizedTest
        @ValueSource(strings = {"N/A", "none", "null", "-", " ", "Unbranded", "No brand", "unknown"})
        void takesAWordForNothingAsNoBrand(String brand) {
            assertThat(verdict(brand, List.of(), List.of()).at("/verdict").textValue())
                    .isEqualTo("PASS");
        }

        @Test
        void failsWhateverIsListed() {
            JsonNode verdict = verdict("", List.of(), List.of("Kettle", "Nike", "Zorvex"));
            assertThat(verdict.at("/evaluation/correctness/score").intValue()).isZero();
            assertThat(rules(verdict)).containsExactly(false, false, false, true);
            assertThat(verdict.at("/verdict").textValue()).isEqualTo("FAIL");
        }
    }

    @Nested
    class Rules {

        @ParameterizedTest(name = "{0} in {1}: {2} {3} {4} {5}")
        @CsvSource({
            "Hydro Flask,Hydro Flask|hydroflask|Hydro,true,true,true,true",
            "Hydro Flask,HYDRO FLASK|hydroflask|Hydro,true,true,true,true",
            "Hydro Flask,hydroflask|Hydro-Flask|Hydro,false,true,true,true",
            "Hydro Flask,Hydro Flask|hydro flask|HYDRO FLASK,true,true,true,false",
            "Hydro Flask,Hydro Flask,true,false,true,false",
            "Hydro Flask,Hydro Flask|Stanley|Yeti,true,false,false,true",
            "Hydro Flask,Hydro Flask|hydroflask|bottle,true,true,false,true",
            "Hydro Flask,Hydro Flask|hydroflask|Flask,true,true,false,true",
            "Hydro Flask,Hydro Flask|hydroflask|Kettles,true,true,false,true",
            "Hydro Flask,Hydro Flask|hydroflask|WX-4000B,true,true,false,true",
            "Hydro Flask,Hydro Flask|hydroflask|Hydro Flask Lids,true,true,true,true",
            "Hydro Flask,Hydro Flask|hydroflask,true,true,true,false",
            "Samsung,Samsung|Samsungs|Galaxy,true,true,true,true",
            "Apple,Apple|Apples|Galaxy,true,true,false,true",
            "Canon,Canon|Canons|Cannon,true,true,false,true",
            "Nike,Nike|Nikes|Mike,true,true,false,true"
        })
        void areCheckedOneByOne(
                String brand, String entries, boolean original, boolean variation, boolean related, boolean count) {
            JsonNode verdict = verdict(brand, List.of(brand), List.of(entries.split("\\|")));
            assertThat(rules(verdict)).containsExactly(original, variation, related, count);
        }

        @ParameterizedTest(name = "{1} for {0}: {2}")
        @CsvSource({
            "Levi's,Levi’s,true",
            "Levi’s,LEVI'S,true",
            "Coca-Cola,coca\u2011cola,true",
            "Hydro Flask,Hydro\u00a0Flask,true",
            "Hydro Flask,\u00a0hydro  flask\u00a0,true",
            "Nestlé,Nestle\u0301,true",
            "Zorvex,Zor\u200bvex,true",
            "Nestlé,Nestle,false",
            "Coca-Cola,Coca Cola,false",
            "Levi's,Levis,false"
        })
        void takeTypographyForNoOtherName(String brand, String entry, boolean original) {
            assertThat(rules(verdict(brand, List.of(brand), List.of(entry))).get(0))
                    .isEqualTo(original);
        }

        @Test
        void countWhatLooksTheSameOnce() {
            List<String> listed = List.of("Hydro Flask", "Hydro\u00a0Flask", "hydro flask", "Hydro");
            assertThat(rules(verdict("Hydro Flask", List.of(), listed))).containsExactly(true, true, true, false);
        }

        @ParameterizedTest(name = "{0}: {1}")
        @CsvSource({"Zorvex,Blue-Harbour Goods", "Panasonic,Pannasonik", "Zorvex,Zorrvex Kettle"})
        void takeForAVariationWhateverIsNotUnrelated(String brand, String entry) {
            List<String> expected = List.of(brand, "Blue Harbour Goods");
            assertThat(rules(verdict(brand, expected, List.of(brand, entry)))).containsExactly(true, true, true, false);
        }

        @ParameterizedTest
        @CsvSource({"2,false", "3,true", "10,true", "11,false"})
        void wantThreeToTenEntries(int count, boolean reasonable) {
            List<String> forms = List.of(
                    "Zorvex",
                    "Zorvex's",
                    "Zorvex Inc.",
                    "Zorvexs",
                    "Zorvx",
                    "Zorrvex",
                    "Zovrex",
                    "Zor-vex",
                    "Zorveks",
                    "Zorwex",
                    "Zor vex");
            assertThat(rules(verdict("Zorvex", List.of("Zorvex"), forms.subList(0, count))))
                    .containsExactly(true, true, true, reasonable);
        }

        @Test
        void countARepeatInAnotherCaseOnce() {
            List<String> cases = List.of("Zorvex", "Zorvex", "zorvex", "ZORVEX", "Zor vex");
            assertThat(rules(verdict("Zorvex", List.of("Zorvex"), cases))).containsExactly(true, true, true, false);
        }

        @Test
        void takeAnExpectedNameForARelatedOne() {
            List<String> listed = List.of("Zorvex", "Zor vex", "Bravix");
            assertThat(rules(verdict("Zorvex", List.of("Zorvex", "Bravix"), listed)))
                    .containsExactly(true, true, true, true);
            assertThat(rules(verdict("Zorvex", List.of("Zorvex"), listed))).containsExactly(true, true, false, true);
        }

        @Test
        void nameTheEntryThatDecided() {
            JsonNode rules = verdict("Hydro Flask", List.of(), List.of("Hydro Flask", "HdroFlask", "Stanley"))
                    .at("/evaluation/rule_compliance/rules");
            assertThat(rules.at("/0/evidence").textValue()).contains("\"Hydro Flask\"");
            assertThat(rules.at("/1/evidence").textValue()).contains("\"HdroFlask\"", "drop of y");
            assertThat(rules.at("/2/evidence").textValue()).contains("\"Stanley\"", "known brand");
            assertThat(rules.at("/3/evidence").textValue()).contains("3 distinct entries");
        }

        @Test
        void leaveTheVerdictOpenWhenNobodyCanTellAnEntry() {
            CaseResult result = tester("Zorvex", List.of("Zorvex"), List.of("Zorvex", "Zor vex", "ゾルベ"))
                    .result();
            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(result.answers().withheld())
                    .containsExactly(BrandQuestions.RELATION.id(3).untyped());
            assertThat(result.extras().get("score_bounds")).hasToString("[70,80]");
        }

        @Test
        void areSettledByOneUnrelatedEntryWhateverTheOthersAre() {
            assertThat(rules(verdict("Zorvex", List.of("Zorvex"), List.of("Zorvex", "bottle", "ゾルベ"))))
                    .containsExactly(true, false, false, true);
        }

        @Test
        void followTheAnswerOfWhoeverAnswers() {
            Answerer model = ScriptedAnswerer.over(new EmbeddedBrand())
                    .says(BrandQuestions.RELATION.id(3), new Value.Choice("product line"));
            assertThat(rules(new JudgeCase("Zorvex", List.of("Zorvex"), List.of("Zorvex", "Zor vex", "Bravix"))
                            .tester(model)
                            .verdict()))
                    .containsExactly(true, true, true, true);
        }
    }

    @Nested
    class Reasoning {

        @Test
        void earnsAllItCan() {
            JsonNode verdict = tester("Zorvex", List.of("Zorvex"), List.of("Zorvex", "Zor vex", "Zorvx"))
                    .with(BrandFields.REASONING, GOOD_REASONING)
                    .with(BrandFields.CONFIDENCE, "0.95")
                    .verdict();
            assertThat(verdict.at("/total_score").intValue()).isEqualTo(100);
            assertThat(verdict.at("/improvement_suggestions")).isEmpty();
        }

        @Test
        void earnsNothingOnTwoScalesWhenItIsMissing() {
            JsonNode quality = tester("Zorvex", List.of("Zorvex"), List.of("Zorvex", "Zor vex", "Zorvx"))
                    .with(BrandFields.CONFIDENCE, "0.95")
                    .verdict()
                    .at("/evaluation/reasoning_quality");
            assertThat(quality.at("/chain_of_thought").intValue()).isZero();
            assertThat(quality.at("/evidence_usage").intValue()).isZero();
            assertThat(quality.at("/confidence_calibration").intValue()).isEqualTo(4);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "0.95",
                    "95",
                    "95%",
                    "95 %",
                    "0,95",
                    "9.5/10",
                    "high",
                    "Very High",
                    "élevée",
                    "hoog",
                    "hoch",
                    "1",
                    ".95",
                    "0.95.",
                    "95 percent",
                    "~95%",
                    "95% sure",
                    "Confidence: 0.95",
                    "0.95 (high)",
                    "low (0.95)",
                    "high, 0.95",
                    "High confidence",
                    "VERY_HIGH",
                    "very-high",
                    "extremely high",
                    "très élevé",
                    "9 out of 10"
                })
        void readsAConfidenceOnAnyScale(String confidence) {
            assertThat(calibration(confidence)).isEqualTo(4);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    " ",
                    "banana",
                    "-1",
                    "101",
                    "1e999",
                    "NaN",
                    "11/10",
                    "5/0",
                    "high (-1)",
                    "0.9 banana",
                    "."
                })
        void earnsNothingForAConfidenceOnNoScale(String confidence) {
            assertThat(calibration(confidence)).isZero();
        }

        @Test
        void fitsConfidenceToTheOutcome() {
            assertThat(calibration("0.5")).isEqualTo(2);
            assertThat(calibration("low")).isEqualTo(1);
            assertThat(calibration("0")).isZero();
        }

        @Test
        void staysOpenWhenWithheld() {
            CaseResult result = new JudgeCase("Zorvex", List.of("Zorvex"), List.of("Zorvex", "Zor vex", "Zorvx"))
                    .tester(ScriptedAnswerer.over(new EmbeddedBrand()).declines(BrandQuestions.CHAIN.id()))
                    .with(BrandFields.REASONING, GOOD_REASONING)
                    .result();
            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(result.extras().get("score_bounds")).hasToString("[88,96]");
        }

        @Test
        void needsNoAnswerAboutDoubtWhereDoubtChangesNothing() {
            CaseResult result = new JudgeCase("Zorvex", List.of("Zorvex"), List.of("Zorvex", "Zor vex", "Zorvx"))
                    .tester(ScriptedAnswerer.over(new EmbeddedBrand()).declines(BrandQuestions.DOUBT.id()))
                    .with(BrandFields.REASONING, GOOD_REASONING)
                    .with(BrandFields.CONFIDENCE, "0.9")
                    .result();
            assertThat(result.status()).isEqualTo(Status.JUDGED);
        }

        private int calibration(String confidence) {
            return tester("Zorvex", List.of("Zorvex"), List.of("Zorvex", "Zor vex", "Zorvx"))
                    .with(BrandFields.CONFIDENCE, confidence)
                    .verdict()
                    .at("/evaluation/reasoning_quality/confidence_calibration")
                    .intValue();
        }
    }

    @Nested
    class Input {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "[\"Zorvex\", \"Zor vex\", \"Zorvx\"]",
                    "Zorvex, Zor vex, Zorvx",
                    "Zorvex\nZor vex\nZorvx",
                    "['Zorvex', 'Zor vex', 'Zorvx']",
                    "\"Zorvex\", \"Zor vex\", \"Zorvx\"",
                    " Zorvex ,, Zor vex , Zorvx ,",
                    "Zorvex; Zor vex; Zorvx",
                    "Zorvex | Zor vex | Zorvx",
                    "\"Zorvex, Zor vex, Zorvx\"",
                    "“Zorvex”, „Zor vex“, «Zorvx»",
                    "- Zorvex\n- Zor vex\n- Zorvx",
                    "• Zorvex\r\n• Zor vex\r\n• Zorvx",
                    "1. Zorvex\n2. Zor vex\n3. Zorvx",
                    "1) \"Zorvex\", 2) \"Zor vex\", 3) \"Zorvx\"",
                    "```json\n[\"Zorvex\", \"Zor vex\", \"Zorvx\"]\n```",
                    "```\nZorvex\nZor vex\nZorvx\n```",
                    "```Zorvex, Zor vex, Zorvx```",
                    "{\"entities\": [\"Zorvex\", \"Zor vex\", \"Zorvx\"], \"note\": \"three\"}"
                })
        void readsAListInAnyForm(String list) {
            JsonNode verdict = tester("Zorvex", List.of("Zorvex"), List.of())
                    .with(BrandFields.PREDICTED, list)
                    .verdict();
            assertThat(verdict.at("/evaluation/correctness/output_value").textValue())
                    .isEqualTo("Zorvex, Zor vex, Zorvx");
        }

        @ParameterizedTest(name = "{0} is {1}")
        @CsvSource(
                delimiter = '=',
                value = {"1. FC Zorvex=1. FC Zorvex", "Zor &amp; Vex=Zor &amp; Vex", "2. Zor|3. Vex=2. Zor, 3. Vex"})
        void takesNothingFromAName(String list, String names) {
            assertThat(tester("Zorvex", List.of("Zorvex"), List.of())
                            .with(BrandFields.PREDICTED, list)
                            .verdict()
                            .at("/evaluation/correctness/output_value")
                            .textValue())
                    .isEqualTo(names);
        }

        @Test
        void readsTheOnlyListOfAnObject() {
            ObjectNode object = Json.object().put("count", 1);
            object.putArray("brands").add("Zorvex");
            assertThat(tester("Zorvex", List.of("Zorvex"), List.of())
                            .with(BrandFields.PREDICTED, object)
                            .verdict()
                            .at("/evaluation/correctness/output_value")
                            .textValue())
                    .isEqualTo("Zorvex");
            object.putArray("others").add("Bravix");
            assertThat(tester("Zorvex", List.of("Zorvex"), List.of())
                            .with(BrandFields.PREDICTED, object)
                            .result()
                            .status())
                    .isEqualTo(Status.INVALID);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "[]",
                    "",
                    "null",
                    "None",
                    "\"\"",
                    "[\"\", null]",
                    "[\"None\"]",
                    "[\"n/a\", \"-\"]",
                    "```\n```"
                })
        void readsAnEmptyListInAnyForm(String list) {
            JsonNode verdict = tester("", List.of(), List.of())
                    .with(BrandFields.PREDICTED, list)
                    .verdict();
            assertThat(verdict.at("/verdict").textValue()).isEqualTo("PASS");
        }

        @Test
        void takesAWordForNothingInAListForAnEntryWhereThereIsABrand() {
            assertThat(rules(verdict("Zorvex", List.of("Zorvex"), List.of("None"))))
                    .containsExactly(false, false, false, false);
            assertThat(verdict("", List.of("N/A"), List.of("None"))
                            .at("/verdict")
                            .textValue())
                    .isEqualTo("PASS");
        }

        @Test
        void takesAWrittenNullForAnEmptyOutput() {
            assertThat(tester("Zorvex", List.of("Zorvex"), List.of())
                            .with(BrandFields.PREDICTED, Json.object().nullNode())
                            .verdict()
                            .at("/total_score")
                            .intValue())
                    .isEqualTo(10);
        }

        @Test
        void takesANullUnderAnotherNameForAnEmptyOutput() {
            ObjectNode record = Json.object().put("brand", "Zorvex");
            record.putObject("model_output").putNull("output");
            CaseResult result = new Hearing<>(JUDGE, new EmbeddedBrand()).hear("a", record, null);
            assertThat(result.verdict().orElseThrow().at("/total_score").intValue())
                    .isEqualTo(10);
        }

        @Test
        void readsABrandThatIsANumberAndSeveralKeywords() {
            ObjectNode record = Json.object().put("brand_name", 4711).put("predicted_entities", "4711");
            record.putArray("keyword").add("cologne").add("eau de cologne");
            CaseResult result = new Hearing<>(JUDGE, new EmbeddedBrand()).hear("a", record, null);
            assertThat(result.verdict()
                            .orElseThrow()
                            .at("/evaluation/correctness/score")
                            .intValue())
                    .isEqualTo(40);
        }

        @Test
        void refusesWhatIsNoListAndSaysWhere() {
            CaseResult object = tester("Zorvex", List.of(), List.of())
                    .with(BrandFields.PREDICTED, Json.object())
                    .result();
            assertThat(object.status()).isEqualTo(Status.INVALID);
            assertThat(object.error().orElseThrow().message()).contains("predicted_entities", "separated by commas");
            CaseResult confidence = tester("Zorvex", List.of(), List.of())
                    .with(BrandFields.CONFIDENCE, Json.object())
                    .result();
            assertThat(confidence.error().orElseThrow().field()).isEqualTo("predicted_confidence");
        }

        @Test
        void refusesARecordWithoutOutputOrWithoutAnythingToHoldItAgainst() {
            Hearing<?> hearing = new Hearing<>(JUDGE, new EmbeddedBrand());
            assertThat(hearing.hear("a", Json.object().put("title", "Zorvex Kettle"), null)
                            .status())
                    .isEqualTo(Status.INVALID);
            assertThat(hearing.hear("a", Json.object().put("predicted_entities", "Zorvex"), null)
                            .status())
                    .isEqualTo(Status.INVALID);
        }

        @Test
        void findsFieldsUnderOtherNames() {
            ObjectNode record = Json.object().put("brand", "Zorvex");
            record.putObject("modelOutput")
                    .put("output", "Zorvex, Zor vex, Zorvx")
                    .put("confidence", 0.9);
            CaseResult result = new Hearing<>(JUDGE, new EmbeddedBrand()).hear("a", record, null);
            assertThat(result.verdict().orElseThrow().at("/total_score").intValue())
                    .isEqualTo(84);
        }

        @Test
        void acceptsNumbersAndTaxonomiesAsLists() {
            assertThat(tester("4711", List.of("4711"), List.of("Zorvex"))
                            .with(
                                    BrandFields.PREDICTED,
                                    Json.object().putArray("x").add(4711))
                            .with(
                                    BrandFields.TAXONOMY,
                                    Json.object().putArray("x").add("Beauty").add("Cologne"))
                            .with(BrandFields.CONFIDENCE, IntNode.valueOf(90))
                            .verdict()
                            .at("/evaluation/correctness/score")
                            .intValue())
                    .isEqualTo(40);
        }
    }

    @Nested
    class Laws {

        private final List<String> pool = List.of(
                "Zorvex",
                "zorvex",
                "ZORVEX",
                "Zorvx",
                "Zor-vex",
                "Zorvex Inc.",
                "Zorvexs",
                "bottle",
                "Stanley",
                "Kettle",
                "Zorvex Kettle",
                "WX-200",
                "Mike",
                "Bravix",
                "ZQ",
                "Z",
                "",
                "Zorwex",
                "Zovrex",
                "Zorrvex");

        @Test
        void partsAddUpAndTheVerdictFollows() {
            forRandomCases((expected, predicted, seed) -> {
                JsonNode verdict = judged(expected, predicted);
                int correctness = verdict.at("/evaluation/correctness/score").intValue();
                int rulePoints = verdict.at("/evaluation/rule_compliance/score").intValue();
                int reasoning =
                        verdict.at("/evaluation/reasoning_quality/score").intValue();
                int total = verdict.at("/total_score").intValue();
                assertThat(total).as("seed %s", seed).isEqualTo(correctness + rulePoints + reasoning);
                assertThat(rules(verdict).stream().filter(is -> is).count() * 10)
                        .isEqualTo(rulePoints);
                boolean primary = correctness >= 25;
                assertThat(verdict.at("/verdict").textValue())
                        .as("seed %s", seed)
                        .isEqualTo(primary && total >= 55 ? "PASS" : "FAIL");
            });
        }

        @Test
        void oneMoreExpectedElementNeverLowersCorrectness() {
            forRandomCases((expected, predicted, seed) -> {
                int before = judged(expected, predicted)
                        .at("/evaluation/correctness/score")
                        .intValue();
                for (String element : expected) {
                    int after = judged(expected, with(predicted, element))
                            .at("/evaluation/correctness/score")
                            .intValue();
                    assertThat(after).as("seed %s, adding %s", seed, element).isGreaterThanOrEqualTo(before);
                }
            });
        }

        @Test
        void theOrderOfEntriesIsIrrelevant() {
            forRandomCases((expected, predicted, seed) -> {
                List<String> shuffled = new ArrayList<>(predicted);
                Collections.shuffle(shuffled, new Random(seed));
                JsonNode one = judged(expected, predicted);
                JsonNode other = judged(expected, shuffled);
                assertThat(other.at("/total_score")).as("seed %s", seed).isEqualTo(one.at("/total_score"));
                assertThat(rules(other)).as("seed %s", seed).isEqualTo(rules(one));
                assertThat(other.at("/verdict")).isEqualTo(one.at("/verdict"));
            });
        }

        private JsonNode judged(List<String> expected, List<String> predicted) {
            return tester("Zorvex", expected, predicted)
                    .with(BrandFields.REASONING, GOOD_REASONING)
                    .with(BrandFields.CONFIDENCE, "0.8")
                    .verdict();
        }

        private void forRandomCases(Law law) {
            for (long seed = 1; seed <= 120; seed++) {
                Random random = new Random(seed);
                law.holds(some(random, 5), some(random, 8), seed);
            }
        }

        private List<String> some(Random random, int most) {
            List<String> some = new ArrayList<>();
            int count = random.nextInt(most + 1);
            for (int i = 0; i < count; i++) {
                some.add(pool.get(random.nextInt(pool.size())));
            }
            return some;
        }
    }

    private interface Law {
        void holds(List<String> expected, List<String> predicted, long seed);
    }

    @Test
    void marksTheUnrelatedEntryAsEvidence() {
        CaseResult result = tester(
                        "Hydro Flask", List.of("Hydro Flask"), List.of("Hydro Flask", "hydroflask", "Stanley"))
                .result();
        assertThat(result.findings())
                .filteredOn(finding -> finding.code().equals("unrelated-term"))
                .flatExtracting(finding -> finding.evidence())
                .extracting(evidence -> evidence.passage() + ": " + evidence.quote())
                .containsExactly("predicted_entities.3: Stanley");
    }

    @Test
    void suggestsConcreteSteps() {
        JsonNode suggestions = verdict("Hydro Flask", List.of("Hydro Flask", "Bravix"), List.of("hydroflask", "bottle"))
                .at("/improvement_suggestions");
        assertThat(suggestions)
                .extracting(JsonNode::textValue)
                .contains(
                        "Add the brand as the input writes it: \"Hydro Flask\".",
                        "Add the expected \"Bravix\".",
                        "Remove \"bottle\".",
                        "List at least 1 more.",
                        "Explain how the brand was found.",
                        "State a confidence between 0 and 1.");
    }

    @Test
    void writesTheExactForm() {
        ObjectNode example = JUDGE.info().example();
        CaseResult result = new Hearing<>(JUDGE, new EmbeddedBrand()).hear("flask", example, null);
        Golden.compare(
                BrandExtractionTest.class,
                "flask.expected.json",
                Json.pretty(result.verdict().orElseThrow()) + "\n");
    }

    private record JudgeCase(String brand, List<String> expected, List<String> predicted) {

        JudgeTester tester(Answerer answerer) {
            JudgeTester tester = JudgeTester.of(JUDGE, answerer)
                    .with(BrandFields.TITLE, "Electric Kettle 2 l")
                    .with(BrandFields.EXPECTED, array(expected))
                    .with(BrandFields.PREDICTED, array(predicted));
            return brand.isEmpty() ? tester : tester.with(BrandFields.BRAND, brand);
        }
    }

    private static JudgeTester tester(String brand, List<String> expected, List<String> predicted) {
        return new JudgeCase(brand, expected, predicted).tester(new EmbeddedBrand());
    }

    private static JsonNode verdict(String brand, List<String> expected, List<String> predicted) {
        return tester(brand, expected, predicted).verdict();
    }

    private static List<Boolean> rules(JsonNode verdict) {
        List<Boolean> compliant = new ArrayList<>();
        verdict.at("/evaluation/rule_compliance/rules")
                .forEach(rule -> compliant.add(rule.get("compliant").booleanValue()));
        return compliant;
    }

    /** As many names as wanted, none close to another. */
    private static List<String> names(int count) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String letter = String.valueOf((char) ('a' + i % 26));
            String other = String.valueOf((char) ('a' + (i + 1 + i / 26) % 26));
            names.add(letter.repeat(5) + other.repeat(4 + i / 26));
        }
        return names;
    }

    private static List<String> with(List<String> names, String more) {
        List<String> longer = new ArrayList<>(names);
        longer.add(more);
        return longer;
    }

    private static ArrayNode array(List<String> texts) {
        ArrayNode array = Json.object().putArray("texts");
        texts.forEach(array::add);
        return array;
    }
}
