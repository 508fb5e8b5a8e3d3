package dev.assize.judges.citation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Answers.Answered;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Value;
import dev.assize.testkit.ScriptedAnswerer;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CitationMappingTest {

    private static final String GOOD =
            "Court: SPECIFIC, same court. Case number: exact match. Context: the snippet and the summary agree. Max applies.";

    private static final String A = "ECLI:BE:CTBRL:2015:ARR.20150312.1";
    private static final String B = "ECLI:BE:CTBRL:2015:ARR.20150312.2";
    private static final String LIEGE = "ECLI:BE:CTLIE:2015:ARR.20150312.4";
    private static final String CASS = "ECLI:BE:CASS:2015:ARR.20150312.9";

    private static CaseWriter labourCase(String court, String number) {
        return CaseWriter.cites(court, "12 mars 2015", number)
                .with("citationSnippet", "Le travailleur licencié pour motif grave perd son préavis.");
    }

    private static CaseWriter twoOfBrussels(String court, String number) {
        return labourCase(court, number)
                .candidate(
                        A,
                        "Cour du travail de Bruxelles",
                        "2015-03-12",
                        "2013/AB/100",
                        "Het ontslag om dringende reden ontneemt de werknemer zijn opzeggingstermijn.")
                .candidate(
                        B,
                        "Arbeidshof Brussel",
                        "2015-03-12",
                        "2013/AB/200",
                        "De werkgever betaalt bijdragen voor de sociale zekerheid.");
    }

    private static List<String> errors(ObjectNode verdict) {
        return StreamSupport.stream(verdict.path("errors").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    private static String text(ObjectNode verdict, String field) {
        return verdict.path(field).asText();
    }

    @Nested
    class Correctness {

        @Test
        void theNumberTellsTheRightDecision() {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "2013/AB/200")
                    .match(B, 0.97, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
            assertThat(text(verdict, "correct_decision_id")).isEqualTo(B);
            assertThat(errors(verdict)).containsExactly("NONE");
        }

        @Test
        void theEcliGoesBeforeTheNumber() {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "2013/AB/200")
                    .with("citedEcli", A)
                    .match(A, 0.97, "Same court. ECLI equal.")
                    .verdict();
            assertThat(text(verdict, "correct_decision_id")).isEqualTo(A);
            assertThat(verdict.path("applicable_ceiling").isNull()).isTrue();
        }

        @Test
        void theContextTellsAcrossLanguages() {
            ObjectNode verdict = twoOfBrussels("Cour du travail de Bruxelles", "")
                    .match(A, 0.85, GOOD)
                    .verdict();
            assertThat(text(verdict, "correct_decision_id")).isEqualTo(A);
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
        }

        @Test
        void theRightOneInSecondPlaceIsPartiallyCorrect() {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "2013/AB/200")
                    .match(A, 0.6, GOOD)
                    .match(B, 0.3, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("PARTIALLY_CORRECT");
            assertThat(errors(verdict)).contains("CASE_NUMBER_IGNORED", "CASE_NUMBER_FALSE_MATCH");
        }

        @Test
        void aDecisionThatIsNotListedIsIncorrect() {
            CaseWriter writer =
                    twoOfBrussels("C. trav. Bruxelles", "2013/AB/200").match("ECLI:BE:CTBRL:2001:ARR.1", 0.9, GOOD);
            assertThat(text(writer.verdict(), "match_correctness")).isEqualTo("INCORRECT");
            assertThat(CaseWriter.result(writer.record()).findings())
                    .extracting("code")
                    .contains("match-not-listed");
        }

        @Test
        void anotherDateIsNoValidCandidate() {
            ObjectNode verdict = labourCase("C. trav. Bruxelles", "")
                    .candidate(A, "Arbh. Brussel", "2015-03-13", "", "")
                    .match(A, 0.9, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("FALSE_POSITIVE");
        }

        @Test
        void theNumberExcusesAnotherDate() {
            ObjectNode verdict = labourCase("C. trav. Bruxelles", "2013/AB/100")
                    .candidate(A, "Arbh. Brussel", "2015-03-13", "2013/AB/100", "")
                    .match(A, 0.96, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
            assertThat(text(verdict, "evaluation_notes")).contains("not the cited date");
        }

        @Test
        void anotherSeatAtFiftyFiveOrLessOnTheNumberIsTheMostReasonableChoice() {
            CaseWriter writer = labourCase("C. trav. Bruxelles", "2013/AL/7")
                    .candidate(LIEGE, "Cour du travail de Liège", "2015-03-12", "2013/AL/7", "");
            ObjectNode verdict = writer.match(LIEGE, 0.5, GOOD).verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
            assertThat(verdict.path("correct_decision_id").isNull()).isTrue();
            assertThat(text(verdict, "confidence_calibration")).isEqualTo("WELL_CALIBRATED");
        }

        @Test
        void refusingOtherSeatsIsRight() {
            ObjectNode verdict = labourCase("C. trav. Bruxelles", "")
                    .candidate(LIEGE, "Cour du travail de Liège", "2015-03-12", "", "")
                    .noMatch("Other jurisdiction: Liège, not Brussels.")
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT_NO_MATCH");
            assertThat(text(verdict, "confidence_calibration")).isEqualTo("WELL_CALIBRATED");
            assertThat(verdict.path("expected_confidence_range").toString()).isEqualTo("[40,55]");
        }

        @Test
        void anOpenTruthLeavesTheMostReasonableChoice() {
            ObjectNode verdict = CaseWriter.cites("Cour du travail de Bruxelles", "2015-03-12", "")
                    .with("citationSnippet", "Voir la décision précitée.")
                    .with("snippetMatchType", "COURT_ONLY")
                    .candidate(A, "Cour du travail de Bruxelles", "2015-03-12", "2013/AB/100", "Pension de survie.")
                    .candidate(B, "Arbeidshof Brussel", "2015-03-12", "2013/AB/200", "Sociale zekerheid.")
                    .match(A, 0.45, GOOD.replace("exact match", "none given"))
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
            assertThat(verdict.path("correct_decision_id").isNull()).isTrue();
            assertThat(verdict.path("expected_confidence_range").toString()).isEqualTo("[30,50]");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "no match",
                    "NO_MATCH",
                    "no-match",
                    "No valid candidate (right answer: no_match)",
                    "CORRECT_NO_MATCH",
                    "No match: Candidate 1 is about something else",
                    "Aucun candidat ne convient"
                })
        void theGroundTruthMaySayThatNothingMatches(String truth) {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "")
                    .with("groundTruth", truth)
                    .match(A, 0.85, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("FALSE_POSITIVE");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"match\":null,\"type\":\"no_match\"}",
                    "{\"no_match\":true}",
                    "{\"decision_id\":\"no match\"}"
                })
        void anObjectMaySayThatNothingMatches(String truth) throws JsonProcessingException {
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "").match(A, 0.85, GOOD).record();
            record.set("groundTruth", Json.parse(truth));
            ObjectNode verdict = CaseWriter.verdict(record);
            assertThat(text(verdict, "match_correctness")).isEqualTo("FALSE_POSITIVE");
            assertThat(verdict.path("correct_decision_id").isNull()).isTrue();
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "Right decision: " + B,
                    B + " (Candidate 2)",
                    "Candidate 2 (Arbeidshof Brussel)",
                    "The right one is candidate 2."
                })
        void theGroundTruthMayBeASentenceThatNamesADecision(String truth) {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "")
                    .with("groundTruth", truth)
                    .match(B, 0.85, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
            assertThat(text(verdict, "correct_decision_id")).isEqualTo(B);
        }

        @ParameterizedTest
        @ValueSource(strings = {"Not available", "No ground truth available", "Ground truth unavailable.", "unknown"})
        void aGroundTruthThatNobodyKnowsIsNone(String truth) {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "2013/AB/200")
                    .with("groundTruth", truth)
                    .match(B, 0.97, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
        }

        @Test
        void noMatchAsGroundTruthMakesAnyMatchAFalsePositiveAlsoAmongOtherSeats() {
            ObjectNode verdict = labourCase("C. trav. Bruxelles", "2013/AL/7")
                    .candidate(LIEGE, "Cour du travail de Liège", "2015-03-12", "2013/AL/7", "")
                    .with("groundTruth", "no match")
                    .match(LIEGE, 0.5, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("FALSE_POSITIVE");
            assertThat(verdict.path("expected_confidence_range").toString()).isEqualTo("[40,55]");
        }

        @Test
        void theGroundTruthGoesBeforeEverything() {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "2013/AB/200")
                    .with("groundTruth", A)
                    .match(A, 0.85, "Same court.")
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
        }
    }

    @Nested
    class CourtHandling {

        @Test
        void anotherKindOfCourtIsAccepted() {
            ObjectNode verdict = labourCase("Cass.", "")
                    .candidate(A, "Cour du travail de Bruxelles", "2015-03-12", "", "")
                    .match(A, 0.6, "Context of the snippet fits.")
                    .verdict();
            assertThat(text(verdict, "court_alignment_handling")).isEqualTo("WRONG_COURT_ACCEPTED");
            assertThat(errors(verdict))
                    .contains("COURT_TYPE_MISMATCH_IGNORED", "CEILING_VIOLATED", "COURT_CHECK_SKIPPED");
            assertThat(text(verdict, "match_correctness")).isEqualTo("FALSE_POSITIVE");
        }

        @Test
        void anotherKindOfCourtAtTwentyIsTolerated() {
            ObjectNode verdict = labourCase("Cass.", "")
                    .candidate(A, "Cour du travail de Bruxelles", "2015-03-12", "", "")
                    .match(A, 0.2, "Other court, low score.")
                    .verdict();
            assertThat(text(verdict, "confidence_calibration")).isEqualTo("WELL_CALIBRATED");
            assertThat(text(verdict, "court_alignment_handling")).isEqualTo("CORRECT_ALIGNMENT");
            assertThat(errors(verdict)).containsExactly("NONE");
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                The labour court is the cited court.                          | 1
                A labour court is not the Court of Cassation, but it is near. | 3
                """)
        void anotherKindThatIsCalledTheCitedCourtIsAFalseStatement(String reasoning, String grade) {
            ObjectNode verdict = labourCase("Cass.", "")
                    .candidate(A, "Cour du travail de Bruxelles", "2015-03-12", "", "")
                    .match(A, 0.6, reasoning)
                    .verdict();
            assertThat(text(verdict, "reasoning_quality")).isEqualTo(grade);
        }

        @Test
        void anAbbreviationIsMissed() {
            ObjectNode verdict = labourCase("Cass.", "")
                    .candidate(CASS, "Cour de cassation", "2015-03-12", "", "")
                    .noMatch("The cited court Cass. is a different court.")
                    .verdict();
            assertThat(text(verdict, "court_alignment_handling")).isEqualTo("MISSED_COURT_MATCH");
            assertThat(errors(verdict)).containsExactly("ABBREVIATION_MISSED");
            assertThat(text(verdict, "reasoning_quality")).isEqualTo("1");
        }

        @Test
        void aNumberAloneSkipsTheCourt() {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "2013/AB/200")
                    .match(B, 0.97, "Le numéro de rôle est identique.")
                    .verdict();
            assertThat(text(verdict, "court_alignment_handling")).isEqualTo("SKIPPED_COURT_CHECK");
            assertThat(errors(verdict)).containsExactly("COURT_CHECK_SKIPPED");
        }

        @Test
        void theEcliWinsOverTheName() {
            ObjectNode verdict = labourCase("Cour du travail de Bruxelles", "")
                    .candidate(LIEGE, "Cour du travail de Bruxelles", "2015-03-12", "", "")
                    .match(LIEGE, 0.85, GOOD)
                    .verdict();
            assertThat(text(verdict, "court_alignment_handling")).isEqualTo("WRONG_JURISDICTION_UNDERPUNISHED");
            assertThat(errors(verdict)).contains("ECLI_MISMATCH_IGNORED");
            assertThat(text(verdict, "evaluation_notes")).contains("its ECLI contradicts");
        }

        @Test
        void anUnknownCourtIsNoMismatch() {
            ObjectNode verdict = labourCase("Comité de conciliation", "")
                    .candidate(A, "Cour du travail de Bruxelles", "2015-03-12", "", "")
                    .match(A, 0.85, GOOD)
                    .verdict();
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
            assertThat(text(verdict, "evaluation_notes")).contains("could not be read");
        }
    }

    @Nested
    class Mistakes {

        @Test
        void aPageInALawReportIsNoNumber() {
            ObjectNode verdict = labourCase("C. trav. Bruxelles", "J.T.T. 2004, 34")
                    .candidate(A, "Arbh. Brussel", "2015-03-12", "2013/AB/100", "")
                    .match(A, 0.85, GOOD)
                    .verdict();
            assertThat(text(verdict, "applicable_ceiling")).isEqualTo("No case number in citation: max 90%");
            assertThat(text(verdict, "evaluation_notes")).contains("J.T.T. 2004, 34");
        }

        @Test
        void theYearOfTheEcliIsIgnored() {
            ObjectNode verdict = labourCase("C. trav. Bruxelles", "2013/AB/100")
                    .candidate("ECLI:BE:CTBRL:2014:ARR.20140312.1", "Arbh. Brussel", "2015-03-12", "2013/AB/100", "")
                    .match("ECLI:BE:CTBRL:2014:ARR.20140312.1", 0.97, GOOD)
                    .verdict();
            assertThat(errors(verdict)).containsExactly("ECLI_MISMATCH_IGNORED");
        }

        @Test
        void wordsThatNobodyWroteAreMisread() {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "2013/AB/200")
                    .match(A, 0.8, "Same court. The summary mentions 'accident de chasse', as does the snippet.")
                    .verdict();
            assertThat(errors(verdict)).contains("CONTEXT_MISREAD", "CASE_NUMBER_IGNORED");
        }

        @Test
        void wordsInCommonAreOverfitted() {
            ObjectNode verdict = twoOfBrussels("C. trav. Bruxelles", "")
                    .match(B, 0.8, "Same court. The keywords of the summary overlap with the snippet.")
                    .verdict();
            assertThat(errors(verdict)).contains("OVERFIT_TO_KEYWORDS");
        }
    }

    @Nested
    class Reading {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"matches\":[{\"decision_id\":\"ID\",\"score\":97,\"confidence\":0.97,\"reasoning\":\"R\"}],\"no_match_reason\":null}",
                    "{\"match\":{\"decisionId\":\"ID\",\"confidence\":\"97%\",\"reason\":\"R\"}}",
                    "{\"matches\":[{\"candidate\":1,\"confidence\":97,\"explanation\":\"R\"}]}",
                    "{\"matches\":[{\"candidate\":\"Candidate 1\",\"confidence\":\"0.97\",\"reasoning\":\"R\"}]}",
                    "{\"decision_id\":\"ID\",\"confidence\":0.97,\"reasoning\":\"R\"}",
                    "[{\"ecli\":\"ID\",\"confidence\":0.97,\"reasoning\":\"R\"}]",
                    "{\"matches\":[\"ID\"],\"confidence\":0.97,\"reasoning\":\"R\"}",
                    "{\"matches\":[{\"decision_id\":\"ID\",\"confidence\":0.97,\"reasoning\":[\"R\"]}]}",
                    "{\"top_match\":{\"decision_id\":\"ID\",\"confidence\":\"97 percent\",\"reasoning\":\"R\"}}",
                    "{\"best_match\":\"ID\",\"confidence\":\"97\u00a0%\",\"reasoning\":\"R\"}",
                    "{\"matches\":[{\"decision_id\":\"ID (Candidate 1)\",\"score\":\"97/100\",\"reasoning\":\"R\"}]}",
                    "```json\n{\"matches\":[{\"decision_id\":\"ID\",\"confidence\":0.97,\"reasoning\":\"R\"}]}\n```",
                    "{\"matches\":[{\"decision_id\":\"ID\",\"confidence\":0.97,\"reasoning\":\"R\",},],}",
                    "{'matches': [{'decision_id': 'ID', 'confidence': 0.97, 'reasoning': \"R\"}], 'no_match': False}",
                    "Sure: {matches: [{decision_id: 'ID', confidence: 0.97, /* sure */ reasoning: \"R\"}]}. Done."
                })
        void everyFormOfAnOutputIsRead(String output) {
            String written = output.replace("ID", A).replace("\"R\"", "\"" + GOOD + "\"");
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "2013/AB/100").record();
            record.put("modelOutput", written);
            ObjectNode verdict = CaseWriter.verdict(record);
            assertThat(text(verdict, "match_correctness")).isEqualTo("CORRECT");
            assertThat(text(verdict, "confidence_calibration")).isEqualTo("WELL_CALIBRATED");
            assertThat(text(verdict, "evaluation_notes")).contains("at 97%");
            assertThat(verdict.path("reasoning_quality").asInt()).isEqualTo(5);
        }

        @Test
        void anOutputWrittenAsAJsonStringIsRead() {
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "2013/AB/100").record();
            record.put("modelOutput", "\"{\\\"matches\\\":[]}\"");
            assertThat(text(CaseWriter.verdict(record), "match_correctness")).isEqualTo("FALSE_NEGATIVE");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"matches\":[]}",
                    "{\"no_match_reason\":\"none fits\"}",
                    "{\"match\":null,\"reason\":\"none\"}",
                    "{\"match\":\"none\"}",
                    "{\"decision_id\":null,\"reason\":\"x\"}",
                    "{\"no_match\":true}",
                    "{\"matches\":[{\"decision_id\":null,\"confidence\":0,\"reasoning\":\"x\"}]}"
                })
        void everyWayToSayNothingMatchesIsRead(String output) {
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "2013/AB/100").record();
            record.put("modelOutput", output);
            assertThat(text(CaseWriter.verdict(record), "match_correctness")).isEqualTo("FALSE_NEGATIVE");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "nothing",
                    "{\"foo\":1}",
                    "{\"matches\":[{\"decision_id\":\"x\"}]}",
                    "{\"matches\":[{\"decision_id\":\"x\",\"confidence\":\"high\"}]}",
                    "{\"matches\":[{\"decision_id\":\"x\",\"confidence\":170}]}",
                    "{\"matches\":[{\"confidence\":0.5}]}",
                    "{\"matches\":[5]}"
                })
        void whatCannotBeReadNamesItsField(String output) {
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "2013/AB/100").record();
            record.put("modelOutput", output);
            CaseResult result = CaseWriter.result(record);
            assertThat(result.status()).isEqualTo(Status.INVALID);
            assertThat(String.valueOf(result.error())).contains("modelOutput");
        }

        /** Each is given the rest of the output, which must not be copied for each. */
        @Test
        void manyMatchesMayBeBareIds() {
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "2013/AB/100").record();
            ObjectNode output = record.putObject("modelOutput");
            ArrayNode matches = output.putArray("matches").add(A);
            for (int i = 0; i < 20_000; i++) {
                matches.add("ECLI:BE:CTBRL:2013:ARR." + i);
            }
            output.put("confidence", 0.97).put("reasoning", GOOD);
            assertThat(text(CaseWriter.verdict(record), "match_correctness")).isEqualTo("CORRECT");
        }

        @Test
        void candidatesInAMarkdownFenceAreRead() {
            ObjectNode record = twoOfBrussels("C. trav. Bruxelles", "2013/AB/100")
                    .match(A, 0.97, GOOD)
                    .record();
            record.put("candidates", "```json\n" + record.path("candidates") + "\n```");
            assertThat(text(CaseWriter.verdict(record), "match_correctness")).isEqualTo("CORRECT");
        }

        @Test
        void theHigherOfScoreAndConfidenceCounts() {
            ObjectNode record = labourCase("Cour du travail", "")
                    .candidate(A, "Arbh. Brussel", "2015-03-12", "", "")
                    .record();
            record.set(
                    "modelOutput",
                    Json.object()
                            .set(
                                    "matches",
                                    Json.object()
                                            .putArray("m")
                                            .addObject()
                                            .put("decision_id", A)
                                            .put("score", 98)
                                            .put("confidence", 0.9)
                                            .put("reasoning", GOOD)));
            ObjectNode verdict = CaseWriter.verdict(record);
            assertThat(errors(verdict)).contains("CEILING_VIOLATED");
            assertThat(text(verdict, "evaluation_notes")).contains("disagree");
        }

        @Test
        void snakeCaseAndShortNamesAreRead() {
            ObjectNode record = Json.object()
                    .put("cited_court_name", "Cass.")
                    .put("cited_date", "2015-03-12")
                    .put("snippet", "x")
                    .put("model_output", "{\"matches\":[]}")
                    .put("ground_truth", CASS);
            record.putArray("candidates")
                    .addObject()
                    .put("id", CASS)
                    .put("court", "Hof van Cassatie")
                    .put("date", "2015-03-12")
                    .put("summary", "x");
            assertThat(text(CaseWriter.verdict(record), "correct_decision_id")).isEqualTo(CASS);
        }
    }

    @Nested
    class Questions {

        private ScriptedAnswerer bothContexts(String support) {
            return ScriptedAnswerer.silent()
                    .says(CitationQuestions.CONTEXT_SUPPORTS.id(1), new Value.Choice(support))
                    .says(CitationQuestions.CONTEXT_SUPPORTS.id(2), new Value.Choice(support));
        }

        private List<String> asked(ScriptedAnswerer answerer, ObjectNode record) {
            return new Hearing<>(new CitationMapping(), answerer)
                    .hear("case", record, null).answers().asked().stream()
                            .map(answered -> answered.question().id().toString())
                            .toList();
        }

        @Test
        void severalStrongCandidatesLeaveOneChoice() {
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "").match(B, 0.85, "").record();
            ScriptedAnswerer answerer = bothContexts("strong")
                    .says(CitationQuestions.WHICH_CANDIDATE.id(), new Value.Choice("candidate_2"));
            assertThat(asked(answerer, record)).contains("which-candidate");
            ObjectNode verdict = new Hearing<>(new CitationMapping(), answerer)
                    .hear("case", record, null)
                    .verdict()
                    .orElseThrow();
            assertThat(text(verdict, "correct_decision_id")).isEqualTo(B);
            assertThat(verdict.path("expected_confidence_range").toString()).isEqualTo("[80,90]");
        }

        @Test
        void someSupportForSeveralLeavesItOpen() {
            ObjectNode record =
                    twoOfBrussels("C. trav. Bruxelles", "").match(B, 0.55, "").record();
            assertThat(asked(bothContexts("some"), record)).doesNotContain("which-candidate");
        }
    }

    @Nested
    class Evidence {

        @Test
        void aMistakeShowsTheWordsItWasReadIn() {
            CaseResult result = CaseWriter.result(labourCase("Cour de cassation", "")
                    .candidate(CASS, "Hof van Cassatie", "2015-03-12", "", "")
                    .noMatch("Same date. The only candidate was handed down by the Hof van Cassatie.")
                    .record());
            assertThat(result.findings())
                    .filteredOn(finding -> finding.code().equals("fr-nl-confusion"))
                    .singleElement()
                    .satisfies(finding -> assertThat(finding.evidence().get(0).quote())
                            .isEqualTo("The only candidate was handed down by the Hof van Cassatie"));
        }

        @Test
        void answersSayWhatTheyRestOn() {
            CaseResult result = CaseWriter.result(
                    twoOfBrussels("C. trav. Bruxelles", "").match(A, 0.85, GOOD).record());
            assertThat(result.answers().asked())
                    .filteredOn(answered -> !CitationQuestions.NAMED_CLASS.asks(answered.question()))
                    .allSatisfy(answered -> assertThat(((Answer.Given) answered.answer()).rationale())
                            .isNotBlank());
        }
    }

    @Test
    void aGermanTextBesideAnotherLanguageIsNotCompared() {
        ObjectNode record = twoOfBrussels("C. trav. Bruxelles", "")
                .with(
                        "citationSnippet",
                        "Der Arbeitnehmer, der aus einem schwerwiegenden Grund entlassen wird, hat keine Frist und ist nicht mehr zu bezahlen.")
                .match(A, 0.85, GOOD)
                .record();
        assertThat(CaseWriter.result(record).status()).isEqualTo(Status.UNDECIDED);
    }

    @Test
    void nothingIsAskedOfWhatIsNotThere() {
        CitationMapping judge = new CitationMapping();
        ObjectNode nameless = labourCase("C. trav. Bruxelles", "")
                .candidate("first", "", "2015-03-12", "", "Le préavis du travailleur.")
                .candidate("second", "Ombudsman", "2015-03-12", "", "")
                .record();
        ObjectNode silent = labourCase("C. trav. Bruxelles", "")
                .candidate(A, "", "2015-03-12", "2013/AB/1", "Le préavis du travailleur.")
                .candidate(B, "", "2015-03-12", "2013/AB/2", "")
                .record();

        assertThat(judge.ask(judge.read(nameless), Answers.none()))
                .extracting(question -> question.id().value())
                .containsExactly("court-2");
        assertThat(judge.ask(judge.read(silent), Answers.none()))
                .extracting(question -> question.id().value())
                .containsExactly("context-1");
    }

    /** Who answers as a model sees nothing but these texts. */
    @Test
    void aQuestionBringsTheTextsThatItSpeaksOf() {
        ObjectNode record =
                twoOfBrussels("C. trav. Bruxelles", "").match(B, 0.85, GOOD).record();
        CaseResult result = CaseWriter.result(record);

        assertThat(text(result, Indicator.USES_CONTEXT.question(), "summaries"))
                .isEqualTo("1. Het ontslag om dringende reden ontneemt de werknemer zijn opzeggingstermijn.\n"
                        + "2. De werkgever betaalt bijdragen voor de sociale zekerheid.");
        assertThat(text(result, CitationQuestions.MISREADS_CONTEXT, "outcome")).startsWith("candidate 2 was chosen");
        assertThat(text(result, CitationQuestions.OVERFITS_KEYWORDS, "outcome")).startsWith("candidate 2 was chosen");
    }

    private static String text(CaseResult result, QuestionHandle<?> handle, String passage) {
        return result.answers().asked().stream()
                .map(Answered::question)
                .filter(handle::asks)
                .map(question -> question.require(passage))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void staysUndecidedWhenNobodyAnswers() {
        ObjectNode record =
                twoOfBrussels("C. trav. Bruxelles", "").match(A, 0.85, GOOD).record();
        CaseResult result = new Hearing<>(new CitationMapping(), ScriptedAnswerer.silent()).hear("case", record, null);
        assertThat(result.status()).isEqualTo(Status.UNDECIDED);
    }
}
