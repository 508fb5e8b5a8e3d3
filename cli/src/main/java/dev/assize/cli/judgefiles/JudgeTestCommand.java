package dev.assize.cli.judgefiles;

import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.engine.setup.SetupException;
import dev.assize.judgefiles.judge.JudgeFile;
import dev.assize.judgefiles.judge.JudgeTest;
import dev.assize.judgefiles.yaml.UnusableFile;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs the examples of a judge file. */
@Command(
        name = "judge-test",
        description = "Run the examples of a judge file, and random answers against it.",
        footer = {"", "Exit codes: 0 all examples came out as expected · 1 some did not · 2 the file cannot be used"})
public final class JudgeTestCommand implements Callable<Integer> {

    @Parameters(paramLabel = "JUDGE", description = "A judge file, or a folder with a judge.yaml.")
    private Path judge = Path.of("");

    @Option(
            names = "--fuzz",
            paramLabel = "N",
            description = "Also draw N sets of random answers, and hold every verdict against the form it must have.")
    private int draws;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Where the random answers begin. Default: ${DEFAULT-VALUE}.")
    private long seed = 1;

    private final Streams streams;

    public JudgeTestCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (draws < 0) {
            throw new SetupException(
                    "--fuzz: found " + draws + ", expected how many sets of answers to draw, such as 500");
        }
        JudgeTest test = new JudgeTest(read(judge));
        JudgeTest.Outcome outcome = test.run();
        outcome.problems().forEach(problem -> streams.print("✗ " + problem + "\n"));
        streams.print(outcome.passed() + " of " + test.examples() + " examples came out as expected\n");
        if (test.examples() == 0) {
            streams.print("the file has no examples; add some under \"examples\" to see what it does\n");
        }
        if (draws == 0) {
            return outcome.problems().isEmpty() ? ExitCode.OK : ExitCode.GATE_FAILED;
        }
        Optional<String> broken = test.fuzz(draws, seed);
        streams.print(
                broken.map(what -> "✗ random answers: " + what + "\n")
                        .orElse(
                                draws
                                        + " sets of random answers gave verdicts of the right form, or none where an answer was missing\n"));
        return outcome.problems().isEmpty() && broken.isEmpty() ? ExitCode.OK : ExitCode.GATE_FAILED;
    }

    static JudgeFile read(Path path) {
        try {
            return JudgeFile.read(path);
        } catch (UnusableFile e) {
            throw new SetupException(String.join("\n", e.mistakes()));
        }
    }
}
