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
        List<String> all = new ArrayList<>(command);
        all.addAll(options);
        remove(folder.resolve(".assize"));
        long start = System.nanoTime();
        int code = new ProcessBuilder(all)
                .directory(folder.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
        double seconds = (System.nanoTime() - start) / 1e9;
        long judged = judged(folder.resolve("results.jsonl"));
        if (code != 0 || judged != cases) {
            throw new IllegalStateException("Exit code " + code + ", " + judged + " judged, expected " + cases);
        }
        System.out.printf(Locale.ROOT, "  %s: %.2f s (%.0f calls per second)%n", what, seconds, cases / seconds);
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
