package dev.assize.judgefiles.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Value;
import dev.assize.judgefiles.yaml.UnusableFile;
import dev.assize.testkit.ScriptedAnswerer;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JudgeFileTest {

    private static final String GATE = """
            assize: 1
            judge: gate
            version: 1
            settings:
              least: {type: number, default: 3}
            case:
              answer: {type: text, required: true, aliases: [output]}
              note: {type: text}
            questions:
              clarity: &five
                ask: How clear is it, from 1 to 5?
                about: [answer]
                form: {scale: [1, 5]}
              depth: *five
              noted:
                when: "or(note, '') != ''"
                otherwise: false
                ask: Is the note fair?
                about: {note: "or(note, '')"}
                form: yes/no
            ruling:
              values:
                scores: "[clarity, depth]"
                mean: "sum(scores) / 2"
                capped: "mean"
              ceilings:
                - {of: capped, when: "noted", most: 2, name: unfair}
              verdict:
                - {label: PASS, when: "mean >= 4 && min(clarity, depth) >= settings.least"}
                - {label: FAIL}
              output:
                verdict: "${verdict}"
                mean: "${mean}"
                capped: "${capped}"
                why:
                  - {when: "min(clarity, depth) < settings.least", text: "One score is below ${settings.least}."}
                  - {when: "applied.unfair", text: "The note counts."}
              findings:
                - {code: low, severity: minor, when: "clarity < 3", message: "Clarity is ${clarity}.", evidence: {in: answer, text: "answer"}}
            headline: {label: /verdict, score: /mean, range: [1, 5], passing: [PASS]}
            """;

    private static JudgeFile parse(String text) {
        return JudgeFile.parse("judge.yaml", text, JudgeFile.Siblings.none());
    }

    private static List<String> mistakes(String text) {
        UnusableFile thrown = catchThrowableOfType(UnusableFile.class, () -> parse(text));
        assertThat(thrown).isNotNull();
        return thrown.mistakes();
    }

    private static CaseResult hear(FileJudge judge, String record, Answerer answerer) {
        try {
            return new Hearing<>(judge, answerer).hear("c", (ObjectNode) Json.parse(record), null);
        } catch (JsonProcessingException e) {
            throw new AssertionError(record, e);
        }
    }

    private static ScriptedAnswerer scores(int clarity, int depth) {
        return ScriptedAnswerer.silent()
                .says("clarity", new Value.Scale(clarity))
                .says("depth", new Value.Scale(depth));
    }

    @Test
    void rulesByItsExpressions() {
        FileJudge judge = parse(GATE).judge(Map.of());
        CaseResult result = hear(judge, "{\"answer\": \"Yes.\"}", scores(5, 4));
        assertThat(result.verdict().orElseThrow())
                .hasToString("{\"verdict\":\"PASS\",\"mean\":4.5,\"capped\":4.5,\"why\":[]}");
        CaseResult low = hear(judge, "{\"output\": \"Yes.\"}", scores(2, 5));
        assertThat(low.verdict().orElseThrow().path("why").get(0).asText()).isEqualTo("One score is below 3.");
        assertThat(low.findings().get(0).message()).isEqualTo("Clarity is 2.");
        assertThat(low.findings().get(0).evidence().get(0).quote()).isEqualTo("Yes.");
    }

    @Test
    void holdsAValueUnderTheCeilingThatApplies() {
        FileJudge judge = parse(GATE).judge(Map.of());
        CaseResult result =
                hear(judge, "{\"answer\": \"a\", \"note\": \"n\"}", scores(5, 5).says("noted", new Value.YesNo(true)));
        assertThat(result.verdict().orElseThrow())
                .hasToString("{\"verdict\":\"PASS\",\"mean\":5,\"capped\":2,\"why\":[\"The note counts.\"]}");
    }

    @Test
    void asksOnlyWhenItsConditionHolds() {
        FileJudge judge = parse(GATE).judge(Map.of());
        assertThat(hear(judge, "{\"answer\": \"a\"}", scores(5, 5)).answers().has(QuestionId.of("noted")))
                .isFalse();
    }

    @Test
    void staysUndecidedAndNamesWhatIsMissing() {
        FileJudge judge = parse(GATE).judge(Map.of());
        CaseResult result =
                hear(judge, "{\"answer\": \"a\"}", ScriptedAnswerer.silent().says("clarity", new Value.Scale(5)));
        assertThat(result.status()).isEqualTo(Status.UNDECIDED);
        assertThat(result.answers().withheld()).containsExactly(QuestionId.of("depth"));
    }

    @Test
    void takesSettings() {
        JudgeFile file = parse(GATE);
        CaseResult strict = hear(file.judge(Map.of("least", "5")), "{\"answer\": \"a\"}", scores(4, 5));
        assertThat(strict.verdict().orElseThrow().path("verdict").asText()).isEqualTo("FAIL");
        assertThatThrownBy(() -> file.judge(Map.of("lest", "5"))).hasMessageContaining("did you mean \"least\"");
        assertThatThrownBy(() -> file.judge(Map.of("least", "x"))).hasMessageContaining("is a number");
    }

    @Test
    void hasAnotherVersionWhenTheFileChanges() {
        String version = parse(GATE).judge(Map.of()).info().version();
        assertThat(version).startsWith("1+");
        assertThat(parse(GATE.replace("mean >= 4", "mean >= 4.5"))
                        .judge(Map.of())
                        .info()
                        .version())
                .isNotEqualTo(version);
        assertThat(parse(GATE + "title: another title\n").judge(Map.of()).info().version())
                .isEqualTo(version);
    }

    @Test
    void tellsAllMistakesAtOnceWithTheirPlaces() {
        String broken = GATE.replace("min(clarity, depth) >= settings.least", "min(clarty, depth) >= settings.lest")
                .replace("sum(scores) / 2", "sum(scores) / size(scores)")
                .replace("passing: [PASS]", "passing: [PAS]")
                .replace("otherwise: false", "otherwise: 3");
        assertThat(mistakes(broken))
                .anyMatch(line -> line.startsWith("judge.yaml:29:45: ") && line.contains("did you mean \"clarity\""))
                .anyMatch(line -> line.contains("did you mean \"least\""))
                .anyMatch(line ->
                        line.startsWith("judge.yaml:24:") && line.contains("ratio(sum(scores), size(scores), none)"))
                .anyMatch(line -> line.contains("did you mean \"PASS\""))
                .anyMatch(line -> line.contains("expected an answer: true or false"))
                .hasSize(5);
    }

    /** What uses the name of something that is declared wrongly is not wrong itself. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            value = {
                "form: yes/no~form: yesno~yes/no or one of",
                "form: {scale: [1, 5]}~form: scale 1 to 5~yes/no or one of",
                "answer: {type: text, required~answer: {type: string, required~expected a type",
                "type: number, default: 3~type: number, default: three~is a number"
            })
    void saysOnceWhatIsDeclaredWrongly(String from, String to, String message) {
        assertThat(GATE).contains(from);
        assertThat(mistakes(GATE.replace(from, to)))
                .as(to)
                .singleElement()
                .satisfies(line -> assertThat(line).contains(message));
    }

    /** What is changed in the file, into what, and what the message says. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '~',
            quoteCharacter = '`',
            value = {
                "    - {label: FAIL}~    - {label: FAIL, when: \"mean < 4\"}~the last verdict rule has no when",
                "otherwise: false~~needs otherwise",
                "type: text, required~type: txt, required~did you mean \"text\"",
                "judge: gate~judge: My Gate~lower-case words",
                "assize: 1~assize: 2~expected 1",
                "form: yes/no~form: {choice: [yes, no]}~quote it to mean the word",
                "[answer]~[anser]~did you mean \"answer\"",
                "{scale: [1, 5]}~{scale: [5, 1]}~the smaller first",
                "score: /mean~score: /meen~did you mean \"mean\"",
                "score: /mean~score: /verdict~holds no number",
                "verdict: \"${verdict}\"~verdict: \"done\"~never says ${verdict}",
                "capped: \"${capped}\"~capped: \"${verdict}\"~more than once",
                "severity: minor~severity: minr~did you mean \"minor\"",
                "of: capped, when~of: caped, when~did you mean \"capped\"",
                "when: \"noted\", most~when: \"capped > 3\", most~which it holds down itself",
                "mean: \"sum~mean: \"capped + sum~uses itself",
                "settings:~setings:~did you mean \"settings\"",
                "about: {note: \"or(note, '')\"}~about: {note: \"size(note)\"}~may be none",
                "ask: Is the note fair?~ask: \"Is ${note} fair?\"~found ${note}, but the wording of a question is the same for every case",
                "ask: Is the note fair?~ask: \"Is {{ note }} fair?\"~say \"the note\" and add about: [note]",
                "  note: {type: text}~  answer: {type: text}~stands twice",
                "  note: {type: text}~  clarity: {type: text}~has the name of something else",
                "  note: {type: text}~  in: {type: text}~has a meaning of its own",
                "range: [1, 5], ~~needs \"range\"",
                "most: 2~most: high~nothing is called \"high\""
            })
    void refusesWhatCannotWork(String from, String to, String message) {
        assertThat(GATE).contains(from);
        String broken = to == null
                ? GATE.replaceFirst(
                        " *" + java.util.regex.Pattern.quote(from) + "\n?", from.startsWith("range") ? " " : "")
                : GATE.replace(from, to);
        assertThat(mistakes(broken)).anyMatch(line -> line.contains(message));
    }

    @Test
    void waitsInRoundsAndRefusesACircle() {
        String circle = GATE.replace("when: \"or(note, '') != ''\"", "when: \"clarity > 1\"")
                .replace("about: [answer]\n", "about: {answer: answer, noted: \"noted ? 'x' : 'y'\"}\n");
        assertThat(mistakes(circle)).anyMatch(line -> line.contains("in a circle"));
    }

    @Test
    void refusesHostileFilesInAMoment() {
        String laughs = "a: &a [x, x, x, x, x, x, x, x, x]\n";
        StringBuilder bomb = new StringBuilder(laughs);
        for (char letter = 'b'; letter < 'k'; letter++) {
            char before = (char) (letter - 1);
            bomb.append(letter)
                    .append(": &")
                    .append(letter)
                    .append(" [")
                    .append(("*" + before + ", ").repeat(8))
                    .append("*")
                    .append(before)
                    .append("]\n");
        }
        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(20), () -> {
            assertThat(mistakes(bomb.toString())).isNotEmpty();
            assertThat(mistakes("a: " + "[".repeat(50_000))).isNotEmpty();
            assertThat(mistakes("a: " + "{a: ".repeat(20_000))).isNotEmpty();
            assertThat(mistakes("x".repeat(2_000_000))).isNotEmpty();
            assertThat(mistakes("&a [*a]")).isNotEmpty();
            assertThat(mistakes("a: !!java.net.URL [\"http://localhost\"]")).isNotEmpty();
            assertThat(mistakes(GATE.replace("mean >= 4", "(".repeat(3000) + "1")))
                    .isNotEmpty();
            assertThat(mistakes("")).isNotEmpty();
            assertThat(mistakes("- a")).isNotEmpty();
            assertThat(mistakes("\u0000")).isNotEmpty();
        });
    }

    @Test
    void neverHangsOnAPatternOrALoop() {
        String file = """
                assize: 1
                judge: hostile
                version: 1
                case:
                  answer: {type: text, required: true}
                let:
                  l: "words(answer)"
                ruling:
                  values:
                    hits: "size(l.filter(a, l.exists(b, l.exists(c, matches(a + b + c, '(x+x+)+y')))))"
                  verdict: [{label: none}]
                  output: {hits: "${hits}"}
                headline: {score: /hits, range: [0, 1]}
                """;
        CaseResult result = Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> hear(
                        parse(file).judge(Map.of()),
                        "{\"answer\": \"" + "xx ".repeat(4000) + "\"}",
                        ScriptedAnswerer.silent()));
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().message()).contains("take too long");
    }

    @Test
    void looksUpSchemasBesideTheFile() {
        String file = """
                assize: 1
                judge: conforming
                version: 1
                case:
                  answer: {type: text, required: true}
                ruling:
                  verdict: [{label: PASS, when: "conforms(answer, 'person.json')"}, {label: FAIL}]
                  output: {verdict: "${verdict}"}
                """;
        JudgeFile.Siblings siblings = name -> name.equals("person.json")
                ? Optional.of("{\"type\": \"object\", \"required\": [\"name\"]}")
                : Optional.empty();
        FileJudge judge = JudgeFile.parse("j.yaml", file, siblings).judge(Map.of());
        assertThat(hear(judge, "{\"answer\": \"{\\\"name\\\": 1}\"}", ScriptedAnswerer.silent())
                        .verdict()
                        .orElseThrow())
                .hasToString("{\"verdict\":\"PASS\"}");
        assertThat(hear(judge, "{\"answer\": \"no\"}", ScriptedAnswerer.silent())
                        .verdict()
                        .orElseThrow())
                .hasToString("{\"verdict\":\"FAIL\"}");
        assertThat(judge.info().settings()).containsKey("file.person.json");
        assertThat(mistakes(file)).anyMatch(line -> line.contains("there is no file \"person.json\""));
    }

    @Test
    void answersByItsOwnExpressionsWhereCodeCanTell() {
        String file = """
                assize: 1
                judge: known
                version: 1
                case:
                  answer: {type: text, required: true}
                questions:
                  polite:
                    ask: Is it polite?
                    about: [answer]
                    form: yes/no
                    embedded: "icontains(answer, 'please') ? true : unknown"
                ruling:
                  verdict: [{label: PASS, when: polite}, {label: FAIL}]
                  output: {verdict: "${verdict}"}
                """;
        JudgeFile known = parse(file);
        assertThat(hear(known.judge(Map.of()), "{\"answer\": \"Please.\"}", known.embedded())
                        .status())
                .isEqualTo(Status.JUDGED);
        assertThat(hear(known.judge(Map.of()), "{\"answer\": \"Go.\"}", known.embedded())
                        .status())
                .isEqualTo(Status.UNDECIDED);
    }

    @Test
    void knowsThatAListWithEntriesHasAMean() {
        String file = """
                assize: 1
                judge: means
                version: 1
                case:
                  answer: {type: text, required: true}
                  marks: {type: list, required: true, least: 1, of: {mark: {type: number, required: true}}}
                ruling:
                  values:
                    scores: "[1, 2, size(answer)]"
                    low: "min(scores)"
                  verdict:
                    - {label: PASS, when: "mean(scores) >= 2 && low >= 1 && mean(marks.map(m, m.mark)) > 0"}
                    - {label: FAIL}
                  output: {mean: "${mean(scores)}", verdict: "${verdict}"}
                """;
        assertThat(parse(file).id()).isEqualTo("means");
        assertThat(mistakes(file.replace("least: 1, ", "")))
                .singleElement()
                .asString()
                .contains("may be none");
        assertThat(mistakes(file.replace("mean(scores) >=", "mean(scores.filter(s, s > 1)) >=")))
                .singleElement()
                .asString()
                .contains("may be none");
    }

    @ParameterizedTest
    @ValueSource(strings = {"t + t + t + t", "join([t, t, t, t], t)"})
    void neverGrowsATextWithoutEnd(String doubled) {
        StringBuilder lets = new StringBuilder("  t0: \"answer\"\n");
        for (int i = 1; i < 40; i++) {
            lets.append("  t%d: \"%s\"\n".formatted(i, doubled.replaceAll("\\bt\\b", "t" + (i - 1))));
        }
        String file = """
                assize: 1
                judge: growing
                version: 1
                case:
                  answer: {type: text, required: true}
                let:
                %sruling:
                  verdict: [{label: PASS}]
                  output: {verdict: "${verdict}", length: "${size(t39)}"}
                """.formatted(lets);
        CaseResult result = hear(parse(file).judge(Map.of()), "{\"answer\": \"abc\"}", ScriptedAnswerer.silent());
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().message()).contains("a text would grow beyond");
    }

    @Test
    void tellsANameThatStandsTwiceBesideAllOtherMistakes() {
        assertThat(mistakes("""
                assize: 1
                judge: twice
                version: 1
                version: 2
                case:
                  answer: {type: txt, required: true}
                ruling:
                  verdict: [{label: PASS}]
                  output: {verdict: "${verdict}", n: "${sze(answer)}"}
                """))
                .hasSize(3)
                .anyMatch(mistake -> mistake.contains("\"version\" stands twice"))
                .anyMatch(mistake -> mistake.contains("txt"))
                .anyMatch(mistake -> mistake.contains("sze"));
    }

    /** The library speaks of blocks and tokens. */
    @Test
    void saysInPlainWordsWhatIsWrongWithTheIndenting() {
        assertThatThrownBy(() ->
                        JudgeFile.parse("j.yaml", "assize: 1\njudge: tone\n\tversion: 1\n", JudgeFile.Siblings.none()))
                .hasMessageContaining("j.yaml:3:1: no readable YAML: a tab stands here")
                .message()
                .doesNotContain("token");
        assertThatThrownBy(() -> JudgeFile.parse(
                        "j.yaml", "assize: 1\nverdict:\n  - {label: PASS}\n  output: x\n", JudgeFile.Siblings.none()))
                .hasMessageContaining("j.yaml:4:3: no readable YAML: this line is indented otherwise")
                .message()
                .doesNotContain("block end");
    }
}
