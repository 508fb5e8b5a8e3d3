package dev.assize.server.web;

import io.javalin.http.Context;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** What is counted, in the text form of Prometheus. Threads share it. */
public final class Metrics {

    private static final double[] BOUNDS = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10};
    private static final double NANOS = 1e9;

    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();
    private final LongAdder[] buckets = new LongAdder[BOUNDS.length + 1];
    private final LongAdder nanos = new LongAdder();
    private final long started = System.nanoTime();

    public Metrics() {
        for (int i = 0; i < buckets.length; i++) {
            buckets[i] = new LongAdder();
        }
    }

    /** Adds to a counter, such as {@code assize_answers_total}. */
    public void add(String counter, long amount) {
        counts.computeIfAbsent(counter, unseen -> new LongAdder()).add(amount);
    }

    /** One request that has been answered. */
    public void answered(Context context, long tookNanos) {
        String kind = context.path().startsWith("/api/") ? "api" : "page";
        add(
                "assize_requests_total{kind=\"" + kind + "\",method=\""
                        + context.method().name() + "\",status=\"" + context.statusCode() + "\"}",
                1);
        int bucket = 0;
        while (bucket < BOUNDS.length && tookNanos > BOUNDS[bucket] * NANOS) {
            bucket++;
        }
        buckets[bucket].increment();
        nanos.add(tookNanos);
    }

    /** @param running how many runs go on here */
    public String text(int running) {
        StringBuilder text = new StringBuilder();
        String before = "";
        for (Map.Entry<String, LongAdder> count : counts.entrySet()) {
            String name = count.getKey().split("\\{", 2)[0];
            if (!name.equals(before)) {
                text.append("# TYPE ").append(name).append(" counter\n");
                before = name;
            }
            text.append(count.getKey())
                    .append(' ')
                    .append(count.getValue().sum())
                    .append('\n');
        }
        text.append("# TYPE assize_request_seconds histogram\n");
        long all = 0;
        for (int i = 0; i < BOUNDS.length; i++) {
            all += buckets[i].sum();
            text.append(String.format(Locale.ROOT, "assize_request_seconds_bucket{le=\"%s\"} %d%n", BOUNDS[i], all));
        }
        all += buckets[BOUNDS.length].sum();
        text.append("assize_request_seconds_bucket{le=\"+Inf\"} ").append(all).append('\n');
        text.append(String.format(Locale.ROOT, "assize_request_seconds_sum %.6f%n", nanos.sum() / NANOS));
        text.append("assize_request_seconds_count ").append(all).append('\n');
        Runtime runtime = Runtime.getRuntime();
        gauge(text, "assize_running_runs", running);
        gauge(text, "assize_heap_bytes", runtime.totalMemory() - runtime.freeMemory());
        gauge(text, "assize_uptime_seconds", (long) ((System.nanoTime() - started) / NANOS));
        return text.toString().replace("\r\n", "\n");
    }

    private static void gauge(StringBuilder text, String name, long value) {
        text.append("# TYPE ")
                .append(name)
                .append(" gauge\n")
                .append(name)
                .append(' ')
                .append(value)
                .append('\n');
    }
}
