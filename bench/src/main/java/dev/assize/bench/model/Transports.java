package dev.assize.bench.model;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.chat.ReplySchema;
import dev.assize.models.provider.ModelName;
import dev.assize.models.provider.ModelSettings;
import dev.assize.models.provider.Providers;
import dev.assize.models.provider.Secret;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import okhttp3.ConnectionPool;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import org.apache.hc.client5.http.classic.methods.HttpPost;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClients;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.core5.http.ContentType;
import org.apache.hc.core5.http.io.entity.StringEntity;
import org.eclipse.jetty.client.StringRequestContent;

/**
 * What a call costs over each HTTP client that could stand under the model library, and over the library with ours. Each
 * is measured twice; the second time the just-in-time compiler has done its work.
 *
 * <p>Arguments: calls (20000), milliseconds of latency (50), concurrency (200).
 */
public final class Transports {

    private static final String INSTRUCTIONS = "You answer closed questions about a text. ".repeat(20);
    private static final String MATERIAL = "The court orders the company to pay 5,000 euros. ".repeat(30);
    private static final ChatRequest REQUEST = new ChatRequest(INSTRUCTIONS, MATERIAL, new ReplySchema(schema()));

    private Transports() {}

    public static void main(String[] arguments) throws Exception {
        int calls = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 20_000;
        int latency = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 50;
        int concurrency = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 200;
        System.out.printf("%d calls, %d ms, concurrency %d, Java %s%n", calls, latency, concurrency, Runtime.version());
        System.out.printf("%-34s %22s %22s%n", "", "cold: calls/s, ms CPU", "warm: calls/s, ms CPU");
        try (ServedModel served = ServedModel.start(Duration.ofMillis(latency))) {
            for (Map.Entry<String, Callable<?>> client : clients(served).entrySet()) {
                String cold = measure(client.getValue(), calls, concurrency);
                String warm = measure(client.getValue(), calls, concurrency);
                System.out.printf("%-34s %22s %22s%n", client.getKey(), cold, warm);
            }
        }
        System.exit(0);
    }

    private static Map<String, Callable<?>> clients(ServedModel served) throws Exception {
        URI url = URI.create(served.url("/v1/chat/completions"));
        Map<String, Callable<?>> clients = new LinkedHashMap<>();
        clients.put("JDK HttpClient", jdk(url));
        clients.put("Apache HttpClient 5, classic", apache(url));
        clients.put("Jetty client", jetty(url));
        clients.put("OkHttp", okhttp(url));
        Chat chat = Providers.open(
                new ModelName("openai", "bench"),
                ModelSettings.DEFAULT.baseUrl(served.url("/v1")),
                Secret.of("bench"),
                InstantSource.system());
        clients.put("LangChain4j over OkHttp (in use)", () -> chat.send(REQUEST));
        return clients;
    }

    private static String measure(Callable<?> call, int calls, int concurrency)
            throws InterruptedException, ExecutionException {
        ExecutorService threads = Executors.newFixedThreadPool(concurrency);
        AtomicInteger left = new AtomicInteger(calls);
        double processor = Load.processorSeconds();
        long start = System.nanoTime();
        List<Future<?>> workers = new ArrayList<>();
        for (int i = 0; i < concurrency; i++) {
            workers.add(threads.submit(() -> {
                while (left.getAndDecrement() > 0) {
                    call.call();
                }
                return null;
            }));
        }
        for (Future<?> worker : workers) {
            worker.get();
        }
        double seconds = (System.nanoTime() - start) / 1e9;
        double used = Load.processorSeconds() - processor;
        threads.shutdown();
        return String.format(Locale.ROOT, "%.0f, %.3f", calls / seconds, 1000 * used / calls);
    }

    private static Callable<?> jdk(URI url) {
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        HttpRequest request = HttpRequest.newBuilder(url)
                .header("Content-Type", "application/json")
                .timeout(Duration.ofMinutes(1))
                .POST(HttpRequest.BodyPublishers.ofString(body()))
                .build();
        return () -> client.send(request, HttpResponse.BodyHandlers.ofString()).body();
    }

    private static Callable<?> apache(URI url) {
        CloseableHttpClient client = HttpClients.custom()
                .setConnectionManager(PoolingHttpClientConnectionManagerBuilder.create()
                        .setMaxConnPerRoute(1000)
                        .setMaxConnTotal(1000)
                        .build())
                .disableAutomaticRetries()
                .disableCookieManagement()
                .disableRedirectHandling()
                .build();
        String body = body();
        return () -> {
            HttpPost post = new HttpPost(url);
            post.setEntity(new StringEntity(body, ContentType.APPLICATION_JSON));
            return client.execute(
                    post,
                    response -> new String(response.getEntity().getContent().readAllBytes(), StandardCharsets.UTF_8));
        };
    }

    private static Callable<?> jetty(URI url) throws Exception {
        org.eclipse.jetty.client.HttpClient client = new org.eclipse.jetty.client.HttpClient();
        client.setMaxConnectionsPerDestination(1000);
        client.start();
        String body = body();
        return () -> client.POST(url)
                .body(new StringRequestContent("application/json", body))
                .send()
                .getContentAsString();
    }

    private static Callable<?> okhttp(URI url) throws IOException {
        OkHttpClient client = new OkHttpClient.Builder()
                .connectionPool(new ConnectionPool(1000, 1, TimeUnit.MINUTES))
                .callTimeout(Duration.ofMinutes(1))
                .build();
        RequestBody body = RequestBody.create(body(), MediaType.get("application/json"));
        Request request = new Request.Builder().url(url.toURL()).post(body).build();
        return () -> {
            try (Response response = client.newCall(request).execute()) {
                return response.body().string();
            }
        };
    }

    /** What the library sends for {@link #REQUEST}. */
    private static String body() {
        ObjectNode body = Json.object().put("model", "bench");
        body.putArray("messages")
                .add(Json.object().put("role", "system").put("content", INSTRUCTIONS))
                .add(Json.object().put("role", "user").put("content", MATERIAL));
        ObjectNode format = body.putObject("response_format").put("type", "json_schema");
        format.putObject("json_schema").put("name", "reply").put("strict", true).set("schema", schema());
        return body.toString();
    }

    private static ObjectNode schema() {
        ObjectNode schema = closed();
        for (int question = 1; question <= 6; question++) {
            ObjectNode entry = closed();
            add(entry, "rationale", Json.object().put("type", "string"));
            add(entry, "can_tell", Json.object().put("type", "boolean"));
            add(entry, "value", Json.object().put("type", "boolean"));
            add(schema, "q" + question, entry);
        }
        return schema;
    }

    private static ObjectNode closed() {
        ObjectNode object = Json.object().put("type", "object").put("additionalProperties", false);
        object.putObject("properties");
        object.putArray("required");
        return object;
    }

    private static void add(ObjectNode object, String name, ObjectNode property) {
        object.withObject("/properties").set(name, property);
        object.withArray("/required").add(name);
    }
}
