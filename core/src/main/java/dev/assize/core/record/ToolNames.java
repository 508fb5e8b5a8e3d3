package dev.assize.core.record;

import java.util.List;

/**
 * The names under which tools and datasets in the wild keep a question, a reference and an output. They hold for a judge that
 * has one text in that role; a judge with several says itself what each is called.
 *
 * <p>Ragas: {@code user_input}, {@code response}; DeepEval: {@code actual_output}, {@code expected_output}; autoevals: {@code
 * expected}; Inspect: {@code target}, {@code output.completion}; promptfoo: {@code __expected}, {@code vars}, {@code
 * response.output}; question answering on Hugging Face: {@code answers.text}, {@code prediction}; LangSmith: {@code inputs},
 * {@code outputs}, {@code reference_outputs}; OpenAI: {@code item}, {@code sample}, {@code ideal}; chat logs: {@code messages}.
 */
final class ToolNames {

    private static final List<String> QUESTION = List.of(
            "user_input",
            "input",
            "question",
            "prompt",
            "query",
            "item.input",
            "item.question",
            "inputs.question",
            "inputs.input",
            "inputs.query",
            "inputs.prompt",
            "inputs",
            "vars.question",
            "vars.input",
            "vars.query",
            "vars.prompt",
            "testCase.vars.question",
            "messages");

    private static final List<String> REFERENCE = List.of(
            "reference",
            "expected_output",
            "expected",
            "target",
            "ideal",
            "gold_answer",
            "ground_truth",
            "reference_answer",
            "correct_answer",
            "references",
            "item.reference",
            "item.reference_answer",
            "item.ideal",
            "answers.text",
            "reference_outputs.answer",
            "reference_outputs.output",
            "reference_outputs",
            "__expected",
            "testCase.assert.0.value",
            "vars.expected");

    private static final List<String> OUTPUT = List.of(
            "output_text",
            "response.output",
            "response",
            "actual_output",
            "output.completion",
            "output.choices.0.message.content",
            "output",
            "prediction",
            "prediction_text",
            "predicted_answer",
            "model_output",
            "model_answer",
            "generated_answer",
            "completion",
            "item.output_text",
            "sample.output_text",
            "outputs.answer",
            "outputs.output",
            "outputs",
            "choices.0.message.content",
            "messages");

    private ToolNames() {}

    static List<String> of(FieldRole role) {
        return switch (role) {
            case QUESTION -> QUESTION;
            case REFERENCE -> REFERENCE;
            case OUTPUT -> OUTPUT;
            case CONTEXT, METADATA -> List.of();
        };
    }
}
