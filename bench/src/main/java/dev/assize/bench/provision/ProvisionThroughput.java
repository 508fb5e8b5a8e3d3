package dev.assize.bench.provision;

import dev.assize.core.flow.Hearing;
import dev.assize.judges.provision.EmbeddedDisputes;
import dev.assize.judges.provision.ProvisionExtraction;
import dev.assize.law.be.provision.ProvisionGrammar;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * How much text the provisions grammar reads, and how much the judge judges (the grammar, the pairing and the proofs), in a second:
 * {@code ProvisionThroughput FOLDER [SECONDS [THREADS]]}. The figure by processor time does not depend on what else runs.
 */
public final class ProvisionThroughput {

    private static final double MEGA = 1e6;
    private static final double NANOS = 1e9;

    private ProvisionThroughput() {}

    private record Work(long units, long nanos) {
        Work plus(Work other) {
            return new Work(units + other.units, nanos + other.nanos);
        }
    }

    public static void main(String[] arguments) throws IOException {
        List<GoldDecision> decisions = GoldDecision.readAll(Path.of(arguments[0]));
        int seconds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 10;
        int threads = arguments.length > 2
                ? Integer.parseInt(arguments[2])
                : Runtime.getRuntime().availableProcessors();
        measure(
                "grammar",
                decisions,
                seconds,
                threads,
                decision -> ProvisionGrammar.standard().read(decision.text()));
        Hearing<?> hearing = new Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes());
        measure("judge", decisions, seconds, threads, decision -> {
            GoldExtraction gold = new GoldExtraction(decision, true);
            hearing.hear(decision.name(), gold.record(gold.items()), null);
        });
    }

    private static void measure(
            String what, List<GoldDecision> decisions, int seconds, int threads, Consumer<GoldDecision> work) {
        run(decisions, seconds, threads, work);
        long start = System.nanoTime();
        Work done = run(decisions, seconds, threads, work);
        System.out.printf(
                Locale.ROOT,
                "%s: %.1f MB per second of processor time, %.1f MB per second on %d threads%n",
                what,
                done.units() / MEGA / (done.nanos() / NANOS),
                done.units() / MEGA / ((System.nanoTime() - start) / NANOS),
                threads);
    }

    private static Work run(List<GoldDecision> decisions, int seconds, int threads, Consumer<GoldDecision> work) {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        return IntStream.range(0, threads)
                .parallel()
                .mapToObj(thread -> runUntil(end, decisions, work))
                .reduce(new Work(0, 0), Work::plus);
    }

    private static Work runUntil(long end, List<GoldDecision> decisions, Consumer<GoldDecision> work) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        long units = 0;
        while (System.nanoTime() < end) {
            for (GoldDecision decision : decisions) {
                work.accept(decision);
                units += decision.text().length();
            }
        }
        return new Work(units, clock.getCurrentThreadCpuTime() - start);
    }
}
