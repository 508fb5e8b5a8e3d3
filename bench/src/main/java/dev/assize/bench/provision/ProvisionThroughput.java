package dev.assize.bench.provision;

import dev.assize.law.be.provision.ProvisionGrammar;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * How many megabytes of decisions the provisions grammar reads in a second. Arguments: the folder of annotated decisions,
 * seconds to measure (10), threads (all processors).
 */
public final class ProvisionThroughput {

    private static final double MEGA = 1e6;
    private static final double NANOS = 1e9;

    private ProvisionThroughput() {}

    public static void main(String[] arguments) throws IOException {
        List<String> texts = GoldDecision.readAll(Path.of(arguments[0])).stream()
                .map(GoldDecision::text)
                .toList();
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
        int threads = arguments.length > 2
                ? Integer.parseInt(arguments[2])
                : Runtime.getRuntime().availableProcessors();
        measure(texts, seconds, threads);
        System.out.printf(Locale.ROOT, "%.1f MB per second on %d threads%n", measure(texts, seconds, threads), threads);
    }

    private static double measure(List<String> texts, int seconds, int threads) {
        long start = System.nanoTime();
        long end = start + seconds * 1_000_000_000L;
        long read = IntStream.range(0, threads)
                .parallel()
                .mapToLong(thread -> readUntil(end, texts))
                .sum();
        return read / MEGA / ((System.nanoTime() - start) / NANOS);
    }

    private static long readUntil(long end, List<String> texts) {
        long read = 0;
        while (System.nanoTime() < end) {
            for (String text : texts) {
                ProvisionGrammar.standard().read(text);
                read += text.length();
            }
        }
        return read;
    }
}
