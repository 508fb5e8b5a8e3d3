package dev.assize.bench.model;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The whole command from a cold start, with a model that answers after a given time: {@code ./assize judge}, its start-up
 * included, without and with the cache of answers, and as a run that is kept.
 *
 * <p>Arguments: the path of the start script, cases, milliseconds of latency, concurrency.
 */
public final class ModelCommand {

    private ModelCommand() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Path script = Path.of(arguments[0]).toAbsolutePath();
        int cases = Integer.parseInt(arguments[1]);
        Duration latency = Duration.ofMillis(Long.parseLong(arguments[2]));
        String concurrency = arguments[3];
        Path folder = Files.createTempDirectory("assize-bench");
        try (ServedModel served = ServedModel.start(latency)) {
            BridgeCases.write(cases, folder.resolve("cases.jsonl"));
            List<String> command = List.of(
                    script.toString(),
                    "judge",
                    "reference-coverage",
                    "cases.jsonl",
                    "-o",
                    "results.jsonl",
                    "--answerer",
                    "model:compatible/bench",
                    "--base-url",
                    served.url("/v1"),
                    "--max-concurrency",
                    concurrency);
            System.out.printf(Locale.ROOT, "%d cases, %d ms, concurrency %s%n", cases, latency.toMillis(), concurrency);
            measure("without the cache", command, List.of("--no-cache"), cases, folder);
            measure("with the cache", command, List.of(), cases, folder);
            measure(
                    "with the cache, kept as a run",
                    command,
                    List.of("--run", "bench", "--store", "kept.db"),
                    cases,
                    folder);
        } finally {
            remove(folder);
        }
    }

    private static void measure(String what, List<String> command, List<String> options, int cases, Path folder)
            throws IOException, InterruptedException {
        Path report = folder.resolve("measured");
        List<String> all = new ArrayList<>(List.of(
                "python3",
                Path.of(command.get(0)).resolveSibling("bench/measure.py").toString(),
                report.toString()));
        all.addAll(command);
        all.addAll(options);
        remove(folder.resolve(".assize"));
        int code = new ProcessBuilder(all)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        long judged = judged(folder.resolve("results.jsonl"));
        if (code != 0 || judged != cases) {
            throw new IllegalStateException("Exit code " + code + ", " + judged + " judged, expected " + cases);
        }
        String[] measured = Files.readString(report).split(" ");
        System.out.printf(
                Locale.ROOT,
                "  %s: %s s (%.0f calls per second), %s s of processor time, %s MB%n",
                what,
                measured[0],
                cases / Double.parseDouble(measured[0]),
                measured[1],
                measured[2]);
    }

    private static long judged(Path results) throws IOException {
        try (Stream<String> lines = Files.lines(results)) {
            return lines.filter(line -> line.contains("\"status\":\"judged\"")).count();
        }
    }

    private static void remove(Path folder) throws IOException {
        if (Files.exists(folder)) {
            List<Path> files;
            try (Stream<Path> all = Files.walk(folder)) {
                files = all.sorted(Comparator.reverseOrder()).toList();
            }
            for (Path file : files) {
                Files.delete(file);
            }
        }
    }
}
