package dev.assize.cli.help;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Terminal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HelpTextTest {

    @Test
    void showsOptionsInGroups() {
        String help = Session.run("judge", "--help").out();
        assertThat(help.lines().filter(line -> line.matches("[A-Z][a-z]+:")))
                .containsExactly("Input:", "Judging:", "Models:", "Output:", "Runs:", "General:", "Examples:");
        assertThat(help.indexOf("--delimiter")).isBetween(help.indexOf("Input:"), help.indexOf("Judging:"));
        assertThat(help.indexOf("--temperature")).isBetween(help.indexOf("Models:"), help.indexOf("Output:"));
    }

    /** What is left over is about the command itself, not about what goes in, is done and comes out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "judge", "resume", "report", "show", "sample", "compare", "agree", "rerule", "plan", "audit", "inspect",
                "probe"
            })
    void putsEveryOptionOfACommandWithGroupsIntoOne(String command) {
        String help = Session.run(command, "--help").out();
        String general = help.substring(help.indexOf("General:"), help.indexOf("Examples:"));
        assertThat(general.lines().filter(line -> line.matches(" {2,6}-.*")))
                .hasSize(2)
                .allMatch(line -> line.contains("--help") || line.contains("--version"));
    }

    @Test
    void endsNoSentenceOfTheListOfCommandsInTheMiddle() {
        String help = Session.run("--help").out();
        String commands = help.substring(help.indexOf("Commands:"), help.indexOf("Start here:"));
        assertThat(commands.split("(?m)^  (?=[a-z])"))
                .hasSizeGreaterThan(20)
                .allSatisfy(entry -> assertThat(entry.strip()).matches("(?s)(Commands:|.*\\.)"));
    }

    @ParameterizedTest
    @ValueSource(ints = {60, 80, 110})
    void neverBreaksALineInsideAToken(int width) {
        Terminal narrow = new Terminal(false, false, false, width);
        for (String command : List.of("judge", "report", "compare", "plan", "audit", "sample", "inspect")) {
            String help = Session.run("", narrow, command, "--help").out();
            String wide = Session.run("", new Terminal(false, false, false, 110), command, "--help")
                    .out();
            assertThat(help.strip().split("\\s+"))
                    .as(command)
                    .isEqualTo(wide.strip().split("\\s+"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "judge reference-coverage --formt table",
                "judge reference-coverage cases.jsonl --format tabel",
                "judge reference-coverage cases.jsonl --jobs many",
                "jugde",
                "judge",
                "compare onlyone"
            })
    void saysInTwoLinesWhatIsWrong(String arguments) {
        Session session = Session.run(arguments.split(" "));
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.err().lines()).hasSize(2).last().asString().contains("--help");
        assertThat(session.out()).isEmpty();
    }

    @Test
    void suggestsWhatWasMeant() {
        assertThat(Session.run("judge", "reference-coverage", "--formt", "table")
                        .err())
                .contains("there is no option --formt; did you mean --format?");
        assertThat(Session.run("jugde").err()).contains("did you mean judge?");
        assertThat(Session.run("judge", "reference-coverage", "x", "--format", "tabel")
                        .err())
                .contains("--format takes table, jsonl, json")
                .contains("did you mean table?");
        assertThat(Session.run("judge", "reference-coverge", "x").err()).contains("reference-coverage");
        assertThat(Session.run("judge", "reference-coverage", "x", "--set", "y").err())
                .startsWith("assize: --set: found \"y\", expected NAME=VALUE\n");
    }

    @Test
    void saysWhatWasForgotten() {
        String cases = "../examples/reference-coverage.jsonl";
        assertThat(Session.run("judge", cases).err())
                .contains("is a file of cases; name the judge before it: assize judge JUDGE " + cases);
        assertThat(Session.run("judge", "reference-coverage", cases, "--map", "output_tekst=answer")
                        .err())
                .endsWith("the judge has no field \"output_tekst\"; did you mean \"output_text\"?\n");
    }

    @Test
    void writesValuesInLowerCase() {
        for (String command :
                List.of("judge", "report", "compare", "agree", "rerule", "sample", "plan", "audit", "schema")) {
            assertThat(Session.run(command, "--help").out())
                    .as(command)
                    .doesNotContainPattern("(TABLE|JSONL\\b.*(MD|TABLE)|RANDOM|STRATIFIED|DOUBTFUL|VERDICT)");
        }
        assertThat(Session.run(
                                "judge",
                                "reference-coverage",
                                "../examples/reference-coverage.jsonl",
                                "--fail-on",
                                "nonsense")
                        .err())
                .contains("judged, undecided, invalid, failed");
    }
}
