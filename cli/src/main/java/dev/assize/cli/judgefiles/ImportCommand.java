package dev.assize.cli.judgefiles;

import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.engine.setup.SetupException;
import dev.assize.judgefiles.imports.ImportedJudge;
import dev.assize.judgefiles.imports.JudgeImport;
import dev.assize.judgefiles.judge.JudgeFile;
import dev.assize.judgefiles.yaml.UnusableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Turns the judge of another tool into a judge file. */
@Command(
        name = "import",
        description = {
            "Turn the judge of another tool into a judge file.",
            "Reads an OpenAI grader or eval, a promptfoo configuration, a Prometheus rubric, a model-graded eval of openai/evals,"
                    + " or a template of autoevals. What cannot be carried over is named, each with the reason."
        })
public final class ImportCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "The other tool's file, JSON or YAML.")
    private Path file = Path.of("");

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where to write the judge file. Default: standard output.")
    private @Nullable String output;

    private final Streams streams;

    public ImportCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Destination.require(output, List.of(file));
        ImportedJudge imported = read();
        imported.left().forEach(what -> streams.note("not imported: " + what));
        imported.notes().forEach(what -> streams.note("note: " + what));
        Destination.write(imported.yaml(), output, List.of(file), streams);
        return ExitCode.OK;
    }

    /** A prompt is what newcomers have at hand. */
    private String hint() {
        String name = file.toString().toLowerCase(Locale.ROOT);
        return Stream.of(".yaml", ".yml", ".json", ".jsonl").anyMatch(name::endsWith)
                ? ""
                : "\n" + file + " was read as YAML of another tool; how a long prompt becomes a judge file stands in"
                        + " docs/own-judges.md";
    }

    private ImportedJudge read() {
        try {
            ImportedJudge imported = JudgeImport.read(file.toString(), Files.readString(file));
            JudgeFile.parse("the imported judge", imported.yaml(), JudgeFile.Siblings.none());
            return imported;
        } catch (UnusableFile e) {
            throw new SetupException(String.join("\n", e.mistakes()) + hint());
        } catch (NoSuchFileException e) {
            throw new SetupException("there is no file " + file);
        } catch (IOException e) {
            throw new SetupException(file + " cannot be read: " + e.getMessage());
        }
    }
}
