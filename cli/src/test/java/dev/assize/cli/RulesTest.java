package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.JudgeInfo;
import dev.assize.judges.StandardJudges;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every judge tells its rules in full. */
class RulesTest {

    static List<String> ids() {
        return StandardJudges.ids().stream().map(id -> id.value()).toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reference-coverage | 0.4 facts + 0.3 conclusions + 0.21 terms + 0.09 organisation",
                "reference-coverage | 0.7 facts + 0.21 terms + 0.09 organisation",
                "reference-coverage | Evaluation not possible due to missing input.",
                "reference-coverage | halves up",
                "brand-extraction | Correctness, 40 points",
                "brand-extraction | PASS needs the primary name and 55 points",
                "brand-extraction | 3 to 10 different entries",
                "citation-mapping | another kind of court",
                "citation-mapping | GENERIC with good context 80–95",
                "citation-mapping | CASE_NUMBER_FALSE_MATCH",
                "provision-extraction | ART-{decisionId}-{three digits}",
                "provision-extraction | −12 for each major (at most −36)",
                "provision-extraction | BESLUIT_VAN_DE_REGERING",
                "provision-extraction | three minors"
            })
    void tellsTheNumbersThatBind(String judge, String rule) {
        Session session = Session.run("describe", judge, "--rules");
        assertThat(session.exit()).isZero();
        assertThat(session.out().replaceAll("\\s+", " ")).contains(rule);
    }

    @ParameterizedTest
    @MethodSource("ids")
    void namesEveryValueThatAVerdictCanHave(String judge) {
        String rules = Session.run("describe", judge, "--rules").out();
        assertThat(rules)
                .as("no link that a terminal cannot follow")
                .doesNotContain(".md)")
                .doesNotContain(".md#");
        JudgeInfo info = StandardJudges.find(judge).orElseThrow().judge().info();
        for (JsonNode values : info.verdictSchema().findValues("enum")) {
            for (JsonNode value : values) {
                if (value.isTextual() && value.textValue().matches("[A-Z_]{4,}")) {
                    assertThat(rules).contains(value.textValue());
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"exact", "faithfulness", "pairwise", "rubric", "similarity"})
    void printsTheFileOfAJudgeThatIsOne(String judge) {
        assertThat(Session.run("describe", judge, "--rules").out()).contains("judge: " + judge);
    }

    @Test
    void leadsThere() {
        assertThat(Session.run("describe", "exact").out()).contains("assize describe exact --rules");
    }
}
