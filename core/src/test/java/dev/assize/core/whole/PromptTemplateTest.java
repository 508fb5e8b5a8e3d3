package dev.assize.core.whole;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PromptTemplateTest {

    private static final List<PromptField> FIELDS = List.of(
            field("citedCourtName"),
            field("keyword"),
            field("input", "item.input"),
            field("output_text", "sample.output_text"),
            field("decisionId"));

    private static PromptField field(String name, String... others) {
        return new PromptField(name, List.of(others), true, record -> name);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Court: `{citedCourtName}`. | citedCourtName",
                "Court: ${citedCourtName}. | citedCourtName",
                "**Keyword**: {{keyword}} | keyword",
                "<input>{{ item.input }}</input> | item.input",
                "{{sample.output_text}} | sample.output_text",
                "{{ item.keyword }} | item.keyword",
                "{{{ keyword }}} | keyword",
                "{CITED_COURT_NAME} | CITED_COURT_NAME",
                "ART-{decisionId}-{seq} | decisionId"
            })
    void findsPlaceholdersAsUsersWriteThem(String prompt, String name) {
        PromptTemplate template = PromptTemplate.parse(prompt, FIELDS);
        assertThat(template.names()).containsExactly(name);
        assertThat(template.render(Map.of(name, "VALUE"))).contains("VALUE").doesNotContain(name + "}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"score\": 1, \"rules\": [{\"name\": \"x\"}]}",
                "{ \"score\": <0-5>,\n  \"rationale\": [] }",
                "{{\"verdict\": \"PASS\"}}",
                "a set {1, 2} and {} and { keyword } and }{",
                "\\frac{1}{2}",
                "ART-{seq}"
            })
    void leavesOtherBracesAlone(String prompt) {
        PromptTemplate template = PromptTemplate.parse(prompt, List.of());
        assertThat(template.isWithoutPlaceholders()).isTrue();
        assertThat(template.render(Map.of())).isEqualTo(prompt);
    }

    @Test
    void namesTheUnknownPlaceholderItsLineAndWhatIsKnown() {
        assertThatThrownBy(() -> PromptTemplate.parse("First line\n\nCourt: {citedCourt}\n", FIELDS))
                .isInstanceOfSatisfying(PromptMistake.class, mistake -> {
                    assertThat(mistake.line()).isEqualTo(3);
                    assertThat(mistake.written()).isEqualTo("{citedCourt}");
                    assertThat(mistake.known()).contains("citedCourtName", "item.input");
                })
                .hasMessageContaining("line 3: {citedCourt} names no field of the case")
                .hasMessageContaining("citedCourtName, keyword");
    }

    @ParameterizedTest
    @ValueSource(strings = {"{{ item.inptu }}", "{{unknown}} {keyword}", "{unknown}"})
    void refusesUnknownNames(String prompt) {
        assertThatThrownBy(() -> PromptTemplate.parse(prompt, FIELDS)).isInstanceOf(PromptMistake.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"{{#each items}}", "{{ item.input | tojson }}", "{% if keyword %}", "{{/each}}"})
    void refusesTemplateLogic(String prompt) {
        assertThatThrownBy(() -> PromptTemplate.parse("Hello\n" + prompt, FIELDS))
                .isInstanceOf(PromptMistake.class)
                .hasMessageContaining("line 2")
                .hasMessageContaining("never evaluated");
    }

    @Test
    void leavesSingleBracesToTextWherePlaceholdersHaveTwo() {
        PromptTemplate template = PromptTemplate.parse("{{keyword}} in the form {word}", FIELDS);
        assertThat(template.render(Map.of("keyword", "shoes"))).isEqualTo("shoes in the form {word}");
        assertThat(template.notices()).containsExactly("line 1: {word} names no field and is left as it stands");
    }

    @Test
    void takesABackslashAsPlainText() {
        PromptTemplate template = PromptTemplate.parse("\\{{unknown}} and \\{keyword} and {keyword}", FIELDS);
        assertThat(template.names()).containsExactly("keyword");
        assertThat(template.render(Map.of("keyword", "shoes"))).isEqualTo("{{unknown}} and {keyword} and shoes");
    }

    @Test
    void neverLooksForPlaceholdersInTheTextOfACase() {
        PromptTemplate template = PromptTemplate.parse("{{input}}|{{keyword}}|{{input}}", FIELDS);
        Map<String, String> values = new LinkedHashMap<>();
        values.put("input", "{{keyword}} $1 \\ {{#each}} {% x %} ${input}");
        values.put("keyword", "{{input}}");
        assertThat(template.render(values))
                .isEqualTo("{{keyword}} $1 \\ {{#each}} {% x %} ${input}|{{input}}|"
                        + "{{keyword}} $1 \\ {{#each}} {% x %} ${input}");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void rendersWhatStandsBetweenPlaceholdersToTheLetter(long seed) {
        Random random = new Random(seed);
        String pieces = "{}$\\\n ab\":[]é";
        for (int i = 0; i < 300; i++) {
            StringBuilder noise = new StringBuilder();
            for (int j = random.nextInt(12); j > 0; j--) {
                noise.append(pieces.charAt(random.nextInt(pieces.length())));
            }
            String prompt = noise + " {{keyword}} " + noise;
            try {
                String rendered = PromptTemplate.parse(prompt, FIELDS).render(Map.of("keyword", "\u0000"));
                assertThat(rendered).as("seed %s, prompt %s", seed, prompt).isEqualTo(noise + " \u0000 " + noise);
            } catch (PromptMistake e) {
                assertThat(e.line()).isPositive();
            }
        }
    }

    @Test
    void readsAHugePromptInLinearTime() {
        String prompt = "{".repeat(400_000) + " {{keyword}} " + "{a".repeat(100_000);
        assertThat(PromptTemplate.parse(prompt, FIELDS).names()).containsExactly("keyword");
    }
}
