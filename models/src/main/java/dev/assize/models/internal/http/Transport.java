package dev.assize.models.internal.http;

import dev.langchain4j.http.client.HttpClient;
import dev.langchain4j.http.client.HttpClientBuilder;
import dev.langchain4j.http.client.HttpRequest;
import dev.langchain4j.http.client.SuccessfulHttpResponse;
import dev.langchain4j.http.client.sse.ServerSentEventListener;
import dev.langchain4j.http.client.sse.ServerSentEventParser;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import okhttp3.Call;
import okhttp3.ConnectionPool;
import okhttp3.ConnectionSpec;
import okhttp3.HttpUrl;
import okhttp3.MediaType;
import okhttp3.OkHttpClient;
import okhttp3.Protocol;
import okhttp3.Request;
import okhttp3.RequestBody;
import okhttp3.Response;
import okio.BufferedSink;
import okio.BufferedSource;

/**
 * Sends requests of the model library over OkHttp. One object serves all threads, which OkHttp's client allows; a call
 * blocks its own.
 *
 * <p>HTTP/1.1, one connection per call in flight: a connection that breaks takes one call with it, not a hundred. The
 * time limit is that of the whole call, so a response that drips in does not hold a thread for ever. Nothing is sent
 * twice, as a second sending might be charged; patience is the affair of {@code traffic}.
 */
public final class Transport implements HttpClientBuilder, HttpClient {

    private static final MediaType JSON = MediaType.get("application/json; charset=utf-8");
    private static final Pattern ADDRESS = Pattern.compile("[0-9.]+|.*:.*");
    private static final int IDLE_CONNECTIONS = 1024;
    private static final long MOST_REPLY = 64L * 1024 * 1024;
    private static final long MOST_SAID = 256L * 1024;

    private final OkHttpClient client;
    private final Duration limit;
    private final InstantSource clock;

    /** Addresses already taken apart: a model has one or two, and every call names one. */
    private final Map<String, HttpUrl> urls = new ConcurrentHashMap<>();

    /**
     * @param limit for a whole call, from the connection to the last byte
     * @param baseUrl of what will be called
     */
    public Transport(Duration limit, InstantSource clock, String baseUrl) {
        this.limit = limit;
        this.clock = clock;
        this.client = new OkHttpClient.Builder()
                .protocols(List.of(Protocol.HTTP_1_1))
                .connectionPool(new ConnectionPool(IDLE_CONNECTIONS, 1, TimeUnit.MINUTES))
                .socketFactory(new NoDelaySocketFactory())
                .followRedirects(false)
                .fastFallback(hasSeveralAddresses(baseUrl))
                .connectionSpecs(specs(baseUrl))
                .connectTimeout(limit.compareTo(Duration.ofSeconds(15)) < 0 ? limit : Duration.ofSeconds(15))
                .readTimeout(Duration.ZERO)
                .writeTimeout(Duration.ZERO)
                .callTimeout(limit)
                .build();
    }

    /**
     * Makes a call that an interceptor answers. The first call of a process makes the client look through all that Java knows of
     * security, also for a server without encryption, and two hundred that begin together would all wait for that.
     */
    public static void rehearse() {
        OkHttpClient nowhere = new OkHttpClient.Builder()
                .connectionSpecs(List.of(ConnectionSpec.CLEARTEXT))
                .addInterceptor(chain -> new Response.Builder()
                        .request(chain.request())
                        .protocol(Protocol.HTTP_1_1)
                        .code(200)
                        .message("")
                        .build())
                .build();
        try {
            nowhere.newCall(new Request.Builder().url("http://localhost/").build())
                    .execute()
                    .close();
        } catch (IOException e) {
            throw new UncheckedIOException("A call that goes nowhere cannot fail", e);
        }
    }

    /**
     * A name may stand for several addresses, of which some may not answer; those are tried side by side, on a thread for each
     * new connection. For a server on this machine that would only be a detour.
     */
    private static boolean hasSeveralAddresses(String baseUrl) {
        HttpUrl url = HttpUrl.parse(baseUrl);
        return url == null
                || !(url.host().equals("localhost")
                        || ADDRESS.matcher(url.host()).matches());
    }

    /** For a server without encryption no certificates are read, which takes a while. */
    private static List<ConnectionSpec> specs(String baseUrl) {
        HttpUrl url = HttpUrl.parse(baseUrl);
        return url != null && !url.isHttps()
                ? List.of(ConnectionSpec.CLEARTEXT)
                : List.of(ConnectionSpec.MODERN_TLS, ConnectionSpec.CLEARTEXT);
    }

    /**
     * Throws {@link HttpFailure} on any status but 2xx, {@link UnreadableBody} on a success that is none, and
     * {@link UncheckedIOException} when there is no response.
     */
    @Override
    public SuccessfulHttpResponse execute(HttpRequest request) {
        Call call = client.newCall(prepare(request));
        try (Response response = call.execute()) {
            if (!response.isSuccessful()) {
                throw failure(response);
            }
            byte[] body = read(response.body().source());
            // Nobody asks for the headers of a success, and JSON is UTF-8 whatever they say.
            return SuccessfulHttpResponse.builder()
                    .statusCode(response.code())
                    .headers(Map.of())
                    .body(UnreadableBody.check(body))
                    .build();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Of what a failure says only the beginning is of use. */
    private HttpFailure failure(Response response) throws IOException {
        BufferedSource source = response.body().source();
        source.request(MOST_SAID);
        String said = source.readUtf8(Math.min(MOST_SAID, source.getBuffer().size()));
        String location = response.isRedirect() ? response.header("location") : null;
        String body = location == null ? said : "it points to " + location;
        return new HttpFailure(
                response.code(),
                body,
                RetryAfter.read(response::header, body, clock).orElse(null));
    }

    private static byte[] read(BufferedSource source) throws IOException {
        if (source.request(MOST_REPLY + 1)) {
            throw UnreadableBody.tooLong(MOST_REPLY);
        }
        return source.readByteArray();
    }

    private Request prepare(HttpRequest request) {
        Request.Builder prepared = new Request.Builder().url(urls.computeIfAbsent(request.url(), HttpUrl::get));
        request.headers().forEach((name, values) -> values.forEach(value -> prepared.addHeader(name, value)));
        String body = request.body();
        return prepared.method(request.method().name(), body == null ? null : new SentOnce(body))
                .build();
    }

    /** A body that OkHttp does not send a second time over another connection once it began to send it. */
    private static final class SentOnce extends RequestBody {
        private final byte[] body;

        SentOnce(String text) {
            this.body = text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public MediaType contentType() {
            return JSON;
        }

        @Override
        public long contentLength() {
            return body.length;
        }

        @Override
        public void writeTo(BufferedSink sink) throws IOException {
            sink.write(body);
        }

        @Override
        public boolean isOneShot() {
            return true;
        }
    }

    /** Nobody here reads replies word by word. */
    @Override
    public void execute(HttpRequest request, ServerSentEventParser parser, ServerSentEventListener listener) {
        throw new UnsupportedOperationException("Replies are read whole");
    }

    @Override
    public HttpClient build() {
        return this;
    }

    @Override
    public Duration connectTimeout() {
        return limit;
    }

    /** The limit is set once, for all calls; what the library would set by default is not wanted. */
    @Override
    public HttpClientBuilder connectTimeout(Duration ignored) {
        return this;
    }

    @Override
    public Duration readTimeout() {
        return limit;
    }

    /** See {@link #connectTimeout(Duration)}. */
    @Override
    public HttpClientBuilder readTimeout(Duration ignored) {
        return this;
    }
}
