package dev.assize.bench;

import dev.assize.core.json.Json;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reviewers and programs at once on a running server: so many people who answer one question after the other with a pause for
 * thought, and so many calls of the API each second. Prints errors and latencies of both.
 */
final class ServeLoad {

    private static final Duration THOUGHT = Duration.ofSeconds(2);
    private static final Pattern FIELD = Pattern.compile("name=\"(form_token|place|key)\" value=\"([^\"]*)\"");
    private static final String JUDGE = "reference-coverage";

    private final String address;
    private final String run;
    private final long end;
    private final Map<String, List<Long>> times = new ConcurrentHashMap<>();
    private final Map<String, Long> errors = new ConcurrentHashMap<>();
    private final AtomicLong late = new AtomicLong();

    private ServeLoad(String address, String run, int seconds) {
        this.address = address;
        this.run = run;
        this.end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
    }

    /** ADDRESS RUN SECONDS REVIEWERS CALLS_PER_SECOND. */
    public static void main(String[] arguments) throws InterruptedException {
        int seconds = Integer.parseInt(arguments[2]);
        ServeLoad load = new ServeLoad(arguments[0], arguments[1], seconds);
        load.go(Integer.parseInt(arguments[3]), Integer.parseInt(arguments[4]));
        load.print(seconds);
    }

    private void go(int reviewers, int callsPerSecond) throws InterruptedException {
        ExecutorService pool = Executors.newCachedThreadPool();
        for (int i = 0; i < reviewers; i++) {
            String name = "reviewer" + i;
            pool.execute(() -> review(name));
        }
        HttpClient http = HttpClient.newHttpClient();
        String body = Json.write(CoverageCases.endless().next());
        long pause = TimeUnit.SECONDS.toNanos(1) / callsPerSecond;
        ExecutorService callers = Executors.newFixedThreadPool(64);
        long next = System.nanoTime();
        for (int i = 0; System.nanoTime() < end; i++) {
            int number = i;
            long due = next;
            callers.execute(() -> call(http, body, number, due));
            next += pause;
            LockSupport.parkNanos(Math.max(0, next - System.nanoTime()));
        }
        pool.shutdown();
        callers.shutdown();
        boolean called = callers.awaitTermination(30, TimeUnit.SECONDS);
        boolean reviewed = pool.awaitTermination(30, TimeUnit.SECONDS);
        if (!called || !reviewed) {
            errors.merge("still waiting after 30 s", 1L, Long::sum);
        }
    }

    private void call(HttpClient http, String body, int number, long due) {
        if (System.nanoTime() - due > TimeUnit.SECONDS.toNanos(1)) {
            late.incrementAndGet();
        }
        if (number % 5 < 3) {
            timed(
                    "api judge",
                    http,
                    HttpRequest.newBuilder(URI.create(address + "/api/judge/" + JUDGE))
                            .header("Content-Type", "application/json")
                            .POST(HttpRequest.BodyPublishers.ofString(body)),
                    200);
        } else {
            String path = number % 5 == 3 ? "/api/runs/" + run : "/api/judges";
            timed("api read", http, HttpRequest.newBuilder(URI.create(address + path)), 200);
        }
    }

    private void review(String name) {
        HttpClient http =
                HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
        Map<String, String> form =
                form(timed("page", http, HttpRequest.newBuilder(URI.create(address + "/name")), 200));
        post(http, "/name", Map.of("form_token", form.getOrDefault("form_token", ""), "name", name), 302, "name");
        // Not all at the same moment.
        LockSupport.parkNanos((long) (Math.random() * THOUGHT.toNanos()));
        while (System.nanoTime() < end) {
            String page = timed(
                    "review page",
                    http,
                    HttpRequest.newBuilder(URI.create(address + "/runs/" + run + "/review?queue=sample")),
                    200);
            LockSupport.parkNanos(THOUGHT.toNanos());
            Map<String, String> fields = form(page);
            if (!fields.containsKey("place")) {
                errors.merge("no question", 1L, Long::sum);
                return;
            }
            fields.put("queue", "sample");
            fields.put(page.contains("<textarea") ? "cannot-tell" : "value", page.contains("<textarea") ? "1" : "no");
            post(http, "/runs/" + run + "/review", fields, 303, "answer");
        }
    }

    private static Map<String, String> form(String page) {
        Map<String, String> fields = new TreeMap<>();
        for (Matcher field = FIELD.matcher(page); field.find(); ) {
            fields.put(field.group(1), field.group(2));
        }
        return fields;
    }

    private void post(HttpClient http, String path, Map<String, String> fields, int expected, String kind) {
        List<String> pairs = new ArrayList<>();
        fields.forEach((name, value) -> pairs.add(name + "=" + URLEncoder.encode(value, StandardCharsets.UTF_8)));
        timed(
                kind,
                http,
                HttpRequest.newBuilder(URI.create(address + path))
                        .header("Content-Type", "application/x-www-form-urlencoded")
                        .POST(HttpRequest.BodyPublishers.ofString(String.join("&", pairs))),
                expected);
    }

    private String timed(String kind, HttpClient http, HttpRequest.Builder request, int expected) {
        long begun = System.nanoTime();
        try {
            HttpResponse<String> answer =
                    http.send(request.timeout(Duration.ofSeconds(30)).build(), HttpResponse.BodyHandlers.ofString());
            times.computeIfAbsent(kind, unseen -> Collections.synchronizedList(new ArrayList<>()))
                    .add(System.nanoTime() - begun);
            if (answer.statusCode() != expected) {
                errors.merge(kind + ": status " + answer.statusCode(), 1L, Long::sum);
            }
            return answer.body();
        } catch (java.io.IOException e) {
            errors.merge(kind + ": " + e.getClass().getSimpleName(), 1L, Long::sum);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return "";
    }

    private void print(int seconds) {
        System.out.printf(
                Locale.ROOT,
                "%-12s %8s %8s %9s %9s %9s %9s%n",
                "",
                "requests",
                "/s",
                "p50 ms",
                "p95 ms",
                "p99 ms",
                "max ms");
        new TreeMap<>(times).forEach((kind, all) -> {
            List<Long> sorted = new ArrayList<>(all);
            Collections.sort(sorted);
            System.out.printf(
                    Locale.ROOT,
                    "%-12s %8d %8.1f %9.1f %9.1f %9.1f %9.1f%n",
                    kind,
                    sorted.size(),
                    sorted.size() / (double) seconds,
                    at(sorted, 0.5),
                    at(sorted, 0.95),
                    at(sorted, 0.99),
                    at(sorted, 1));
        });
        long failed = errors.values().stream().mapToLong(Long::longValue).sum();
        System.out.println("errors: " + failed + (errors.isEmpty() ? "" : " " + new TreeMap<>(errors))
                + ", calls begun more than a second late: " + late.get());
    }

    private static double at(List<Long> sorted, double share) {
        return sorted.get((int) Math.min(sorted.size() - 1L, (long) (share * sorted.size()))) / 1e6;
    }
}
