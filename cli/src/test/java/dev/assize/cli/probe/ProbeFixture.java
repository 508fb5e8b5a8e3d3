package dev.assize.cli.probe;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.testkit.model.ModelServer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Makes report cards of models that a {@link ModelServer} plays: {@code weak}, {@code firm} and {@code strict}.
 *
 * @param folder where files and the store lie
 */
record ProbeFixture(Path folder) {

    static final String TONE = """
            assize: 1
            judge: tone
            version: 1
            case:
              output_text: {type: text, required: true, role: output}
            questions:
              tone:
                ask: What is the tone?
                about: [output_text]
                form: {choice: [polite, neutral, rude]}
            ruling:
              verdict:
                - {label: GOOD, when: "tone == 'polite'"}
                - {label: BAD}
              output: {verdict: "${verdict}"}
            headline: {label: /verdict, passing: [GOOD]}
            """;

    static final Map<String, String> KEY = Map.of("OPENAI_API_KEY", "sk-test");

    Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    Path store() {
        return folder.resolve("store.db");
    }

    /** The start of a command line. */
    List<String> command(ModelServer server, String judge, String cases, String answerer) throws IOException {
        Path config = file("assize.yaml", """
                answerers:
                  weak: {model: openai/gpt-5-mini, base-url: "%1$s"}
                  firm: {model: openai/gpt-5, base-url: "%1$s"}
                  strict: {model: openai/gpt-4o, base-url: "%1$s"}
                """.formatted(server.url("/v1")));
        return List.of(
                "probe",
                judge,
                file("cases.jsonl", cases).toString(),
                "--answerer",
                answerer,
                "--config",
                config.toString());
    }

    Session probe(ModelServer server, String judge, String cases, String answerer, String... more) throws IOException {
        List<String> all = new ArrayList<>(command(server, judge, cases, answerer));
        all.addAll(List.of("--format", "json"));
        all.addAll(List.of(more));
        if (!all.contains("--store")) {
            all.addAll(List.of("--store", store().toString()));
        }
        return Session.run(KEY, "", Terminal.plain(), all.toArray(String[]::new));
    }

    static JsonNode card(Session session) throws IOException {
        return Json.parse(session.out());
    }
}
