package dev.assize.bench.model;

import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedResult;
import dev.assize.judges.StandardJudges;
import dev.assize.models.answer.AnswerSettings;
import dev.assize.models.answer.ModelAnswerer;
import dev.assize.models.chat.Chat;
import dev.assize.models.limits.Limits;
import dev.assize.models.limits.RateLimiter;
import dev.assize.models.limits.RetryPolicy;
import dev.assize.models.limits.RetryingChat;
import dev.assize.models.limits.Ticker;
import dev.assize.models.price.Budget;
import dev.assize.models.price.MeteredChat;
import dev.assize.models.price.PriceList;
import dev.assize.models.provider.ModelName;
import dev.assize.models.provider.ModelSettings;
import dev.assize.models.provider.Providers;
import dev.assize.models.provider.Secret;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.ResultSink;
import dev.assize.runs.runner.Runner;
import dev.assize.runs.runner.Workers;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Judges cases with a model that answers after a given time, through everything a real run goes through but the
 * network, and compares the time with the ideal: cases × latency / concurrency. Each case has a checklist of its own, so it
 * costs one call. The same cases are judged three times, with new connections each time: once from a cold start, then twice
 * in the same process.
 *
 * <p>Arguments: cases, milliseconds of latency, concurrency, and the protocol's provider ({@code openai}).
 */
public final class ModelThroughput {

    /** A fresh JVM spends most of its processor time on compiling; what a long run is like shows from the second on. */
    private static final List<String> ROUNDS = List.of("cold", "second", "third");

    /** What {@link Workers#waiting} makes of this Java. */
    private static final String THREADS = Runtime.version().feature() >= 21 ? "virtual" : "platform";

    private ModelThroughput() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int cases = Integer.parseInt(arguments[0]);
        Duration latency = Duration.ofMillis(Long.parseLong(arguments[1]));
        int concurrency = Integer.parseInt(arguments[2]);
        String provider = arguments.length > 3 ? arguments[3] : "openai";
        Path data = Files.createTempFile("assize-bench", ".jsonl");
        try (ServedModel served = ServedModel.start(latency)) {
            BridgeCases.write(cases, data);
            System.out.printf(
                    Locale.ROOT,
                    "%d cases, %d ms, concurrency %d, Java %s%n",
                    cases,
                    latency.toMillis(),
                    concurrency,
                    Runtime.version());
            for (String round : ROUNDS) {
                measure(round, cases, latency, concurrency, provider, data, served);
            }
            ServedModel.Account account = served.end();
            long expected = (long) ROUNDS.size() * cases;
            if (account.requests() != expected) {
                throw new IllegalStateException(account.requests() + " calls, expected " + expected);
            }
            System.out.printf(
                    Locale.ROOT,
                    "  all rounds: %d in flight at most, the server took %.1f s of processor; our peak memory %d MB%n",
                    account.mostConcurrent(),
                    account.processorSeconds(),
                    Load.peakMegabytes());
        } finally {
            Files.delete(data);
        }
    }

    private static void measure(
            String round, int cases, Duration latency, int concurrency, String provider, Path data, ServedModel served)
            throws IOException, InterruptedException {
        Counting sink = new Counting();
        double processorBefore = Load.processorSeconds();
        long start = System.nanoTime();
        Hearing<?> hearing = new Hearing<>(
                StandardJudges.find("reference-coverage").orElseThrow().judge(),
                new ModelAnswerer(
                        new MeteredChat(
                                chat(provider, served, concurrency),
                                PriceList.empty(),
                                Budget.unlimited(),
                                InstantSource.system()),
                        AnswerSettings.STANDARD));
        try (Dataset dataset = new Dataset(
                List.of(DataSource.of(data.toString())), null, Dataset.DEFAULT_LIMIT, InputStream.nullInputStream())) {
            new Runner(hearing, FieldMap.NONE, CaseSelection.ALL, Workers.waiting(concurrency)).run(dataset, sink);
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        double processor = Load.processorSeconds() - processorBefore;
        if (sink.judged != cases) {
            throw new IllegalStateException(sink.judged + " judged, expected " + cases);
        }
        double ideal = cases * (latency.toNanos() / 1e9) / concurrency;
        System.out.printf(
                Locale.ROOT,
                "  %s: %.2f s, ideal %.2f s (%+.1f %%), %.0f calls per second on %s threads; processor %.1f s"
                        + " (%.3f ms per call)%n",
                round,
                seconds,
                ideal,
                100 * (seconds / ideal - 1),
                cases / seconds,
                THREADS,
                processor,
                1000 * processor / cases);
    }

    private static Chat chat(String provider, ServedModel served, int concurrency) {
        ModelName name = new ModelName(provider, "bench");
        String url = served.url(provider.equals("ollama") ? "" : "/v1");
        Chat chat =
                Providers.open(name, ModelSettings.DEFAULT.baseUrl(url), Secret.of("bench"), InstantSource.system());
        RateLimiter rateLimiter = new RateLimiter(Limits.ofConcurrency(concurrency), Ticker.system());
        return new RetryingChat(chat, rateLimiter, RetryPolicy.USUAL, new SplittableRandom(1));
    }

    /** Renders results, as a run does, and counts them. */
    private static final class Counting implements ResultSink {
        private int judged;

        @Override
        public byte[] render(RecordedResult result) {
            return result.lineBytes();
        }

        @Override
        public void accept(RecordedResult result, byte[] rendered) {
            if (result.status() == Status.JUDGED) {
                judged++;
            }
        }
    }
}
