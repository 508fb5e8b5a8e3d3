package dev.assize.cli;

import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.judge.JudgeWarmUp;
import dev.assize.engine.setup.Environment;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Does once what users do most, so that the JVM can write the classes it needs for that into an archive, as the start script
 * has it do. A class that is not there has to be read, checked and linked each time, which for a first call of a model takes
 * longer than the call. Nothing leaves this process: its {@link TrainingModel} answers.
 *
 * <p>Argument: the folder of the examples.
 */
final class ArchiveTraining {

    private static final List<String> JUDGES =
            List.of("reference-coverage", "citation-mapping", "brand-extraction", "provision-extraction");

    private final Path folder;

    private ArchiveTraining(Path folder) {
        this.folder = folder;
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory("assize-archive");
        try {
            new ArchiveTraining(folder).train(Path.of(arguments[0]));
        } finally {
            remove(folder);
        }
        System.exit(0);
    }

    private void train(Path examples) throws IOException {
        Main.loadAhead(new String[0]);
        run("judges");
        run("describe", JUDGES.get(0));
        for (String judge : JUDGES) {
            Path cases = examples.resolve(judge + ".jsonl");
            if (Files.exists(cases)) {
                JudgeWarmUp.of(judge);
                run("judge", judge, cases.toString(), "--format", "table");
                run("judge", judge, cases.toString(), "-q", "-o", out(judge));
                if (judge.equals(JUDGES.get(0))) {
                    askModel(judge, cases);
                }
            }
        }
    }

    private void askModel(String judge, Path cases) throws IOException {
        JudgeWarmUp.asking(judge);
        try (TrainingModel model = TrainingModel.start()) {
            List<String> command = List.of(
                    "judge",
                    judge,
                    cases.toString(),
                    "-o",
                    out("model"),
                    "--answerer",
                    "model:compatible/training",
                    "--base-url",
                    model.url(),
                    "--max-concurrency",
                    "2");
            String store = folder.resolve("store.db").toString();
            for (List<String> more : List.of(List.of("--no-cache"), List.of("--store", store, "--run", "training"))) {
                List<String> all = new ArrayList<>(command);
                all.addAll(more);
                run(all.toArray(String[]::new));
            }
        }
    }

    private String out(String name) {
        return folder.resolve(name + ".results.jsonl").toString();
    }

    /** Whatever comes of it: an archive with fewer classes serves too. */
    private static void run(String... arguments) {
        Streams nobody = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8));
        CommandLineApp.run(arguments, new Environment(Map.of()), nobody, Terminal.plain());
    }

    private static void remove(Path folder) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(folder)) {
            files = all.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
    }
}
