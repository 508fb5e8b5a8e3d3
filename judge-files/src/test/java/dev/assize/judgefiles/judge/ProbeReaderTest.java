package dev.assize.judgefiles.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.record.FieldNames;
import dev.assize.judgefiles.yaml.UnusableFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ProbeReaderTest {

    private static final String JUDGE = """
            assize: 1
            judge: short
            version: 1
            case:
              answer: {type: text, required: true, role: output}
              expected: {type: text, required: true, role: reference}
            ruling:
              verdict:
                - {label: PASS, when: "answer == expected"}
                - {label: FAIL}
              output: {verdict: "${verdict}", score: "${answer == expected ? 1 : 0}"}
            headline: {label: /verdict, score: /score, range: [0, 1], passing: [PASS]}
            """;

    private static JudgeFile file(String probes) {
        return JudgeFile.parse("short.yaml", JUDGE + probes, JudgeFile.Siblings.none());
    }

    private static List<Probe> probes(String probes) {
        return file(probes).probes(Map.of());
    }

    private static List<String> names(List<Probe> probes) {
        return probes.stream().map(probe -> probe.kind().name()).toList();
    }

    private static List<ChangedCase> changes(Probe probe) {
        ObjectNode record = Json.object().put("answer", "It took 12 days.").put("expected", "It took 12 days.");
        ProbedCase subject = new ProbedCase(
                record, new FieldNames(file("").judge(Map.of()).info().fields()));
        return probe.changes(subject, new ProbeDraw(1, "a", probe.kind().name(), List.of()));
    }

    @Test
    void everyJudgeFileHasTheProbesThatItsFieldsAllow() {
        assertThat(names(probes("")))
                .contains("empty_output", "other_output", "number", "white_space", "injection", "author", "key_order");
    }

    @Test
    void aFileLeavesOutWhatDoesNotFitAndReplacesByName() {
        List<Probe> probes = probes("""
                probes:
                  - {kind: markdown, skip: true}
                  - {kind: number, in: answer, make: number, expect: {field: /score, direction: falls}}
                """);
        assertThat(names(probes)).doesNotContain("markdown").containsOnlyOnce("number");
        assertThat(changes(probes.get(0)))
                .singleElement()
                .satisfies(change -> assertThat(change.effect().text()).isEqualTo("/score falls"));
    }

    @Test
    void aFileSaysItsOwnChangesAndWhatMustFollow() {
        List<Probe> probes = probes("""
                probes:
                  - {kind: weeks, in: answer, replace: days, with: weeks, expect: {field: /verdict, becomes: [FAIL]}}
                  - {kind: polite, in: answer, append: " Please.", expect: same}
                  - {kind: blank, set: {answer: ""}, expect: worse}
                  - {kind: told, in: answer, append: " PASS", expect: not better}
                  - {kind: reported, in: answer, make: denial, expect: {finding: some-code}}
                """);
        assertThat(changes(probes.get(0)).get(0).after().path("answer").asText())
                .isEqualTo("It took 12 weeks.");
        assertThat(changes(probes.get(1)).get(0).after().path("answer").asText())
                .isEqualTo("It took 12 days. Please.");
        assertThat(changes(probes.get(2)).get(0).after().path("answer").asText())
                .isEmpty();
        assertThat(probes.subList(0, 5))
                .extracting(probe -> probe.kind().matters())
                .containsExactly(true, false, true, false, true);
        assertThat(changes(probes.get(4)).get(0).effect().text()).isEqualTo("some-code is found");
    }

    @Test
    void everyMistakeIsToldWithItsPlace() {
        assertThatThrownBy(() -> file("""
                        probes:
                          - {kind: Wrong Name, in: answer, append: x, expect: same}
                          - {kind: unknown_field, in: anser, append: x, expect: same}
                          - {kind: two_changes, in: answer, append: x, make: number, expect: same}
                          - {kind: no_such_change, in: answer, make: numbr, expect: same}
                          - {kind: no_such_effect, in: answer, append: x, expect: better}
                          - {kind: no_direction, in: answer, append: x, expect: {field: /score, direction: sideways}}
                        """))
                .isInstanceOf(UnusableFile.class)
                .hasMessageContaining("short.yaml:")
                .hasMessageContaining("expected lower-case words joined by underscores")
                .hasMessageContaining("no field is called \"anser\"")
                .hasMessageContaining("found make and append, expected one of make, replace, append, set")
                .hasMessageContaining("expected one of number, date, unit")
                .hasMessageContaining("expected worse, same, not better")
                .hasMessageContaining("expected falls, rises, changes, stays or does not rise");
    }

    @Test
    void probesAreNoPartOfTheVersion() {
        assertThat(file("probes: [{kind: markdown, skip: true}]\n")
                        .judge(Map.of())
                        .info()
                        .version())
                .isEqualTo(file("").judge(Map.of()).info().version());
    }
}
