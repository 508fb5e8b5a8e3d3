package dev.assize.judges.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Records as other tools write them are read without a map. */
class ToolShapesTest {

    private static final String Q = "\"Where is the tower?\"";
    private static final String R = "\"The tower is in Paris.\"";
    private static final String O = "\"It is in Paris, the tower.\"";

    @ParameterizedTest
    @ValueSource(
            strings = {
                // Ragas
                "{'user_input': Q, 'response': O, 'reference': R}",
                // DeepEval
                "{'input': Q, 'actual_output': O, 'expected_output': R}",
                // autoevals
                "{'input': Q, 'output': O, 'expected': R}",
                // Inspect
                "{'input': Q, 'target': R, 'output': {'model': 'm', 'completion': O, 'choices': []}}",
                "{'input': [{'role': 'user', 'content': Q}], 'target': [R], 'output': {'choices': [{'message':"
                        + " {'role': 'assistant', 'content': O}}], 'completion': O}}",
                // promptfoo: a table, and a line of its results
                "{'question': Q, '__expected': R, 'output': O}",
                "{'vars': {'question': Q}, 'response': {'output': O, 'tokenUsage': {'total': 3}}, 'testCase': {'assert':"
                        + " [{'type': 'factuality', 'value': R}]}}",
                // Hugging Face
                "{'question': Q, 'answers': {'text': [R], 'answer_start': [4]}, 'prediction': O}",
                // a chat log
                "{'messages': [{'role': 'system', 'content': 'Be kind.'}, {'role': 'user', 'content': Q}, {'role':"
                        + " 'assistant', 'content': O}], 'ideal': R}",
                "{'messages': [{'role': 'user', 'content': [{'type': 'text', 'text': Q}]}, {'role': 'assistant',"
                        + " 'content': O}], 'ideal': R}",
                // LangSmith
                "{'inputs': {'question': Q}, 'outputs': {'answer': O}, 'reference_outputs': {'answer': R}}",
                "{'inputs': {'topic': Q}, 'outputs': {'text': O}, 'reference_outputs': {'gold': R}}",
                // OpenAI evals
                "{'input': [{'role': 'system', 'content': 'x'}, {'role': 'user', 'content': Q}], 'ideal': R, 'sample':"
                        + " {'output_text': O}}",
                "{'item': {'id': 7, 'input': Q, 'reference': R}, 'sample': {'output_text': O}}",
                // a table of question answering
                "{'question': Q, 'gold_answer': R, 'predicted_answer': O}"
            })
    void readsTheRecordsOfOtherTools(String shape) throws Exception {
        CoverageCase read = new ReferenceCoverage().read(record(shape));
        assertThat(read.input()).isEqualTo("Where is the tower?");
        assertThat(read.reference()).isEqualTo("The tower is in Paris.");
        assertThat(read.outputText()).isEqualTo("It is in Paris, the tower.");
    }

    @Test
    void takesTheBestOfSeveralReferencesAndSaysWhich() throws Exception {
        Hearing<CoverageCase> hearing = new Hearing<>(new ReferenceCoverage(), new EmbeddedCoverage());
        CaseResult result = hearing.hear(
                "c",
                record("{'question': Q, 'expected': ['The bridge is in Rome.', R, 'A car is red.'], 'output': O}"),
                null);
        assertThat(result.status()).isEqualTo(Status.JUDGED);
        assertThat(result.verdict().orElseThrow().path("score").asInt()).isEqualTo(5);
        assertThat(result.extras().get("reference_chosen")).hasToString("{\"number\":2,\"of\":3}");
    }

    @Test
    void doesNotTakeOneToolsOutputForTheReference() throws Exception {
        CoverageCase read = new ReferenceCoverage().read(record("{'question': Q, 'output': O}"));
        assertThat(read.reference()).isEmpty();
    }

    private static ObjectNode record(String shape) throws Exception {
        String json = shape.replace('\'', '"')
                .replaceAll("(?<=[ \\[])Q(?=[,}\\]])", Q)
                .replaceAll("(?<=[ \\[])R(?=[,}\\]])", R)
                .replaceAll("(?<=[ \\[])O(?=[,}\\]])", O);
        return (ObjectNode) Json.parse(json);
    }
}
