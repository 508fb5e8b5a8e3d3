package dev.assize.models.provider;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.core.failure.FailureKind;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.internal.http.HttpFailure;
import dev.assize.models.internal.http.UnreadableBody;
import dev.langchain4j.exception.AuthenticationException;
import dev.langchain4j.exception.ContentFilteredException;
import dev.langchain4j.exception.HttpException;
import dev.langchain4j.exception.InvalidRequestException;
import dev.langchain4j.exception.ModelNotFoundException;
import dev.langchain4j.exception.RateLimitException;
import dev.langchain4j.exception.UnsupportedFeatureException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.net.UnknownServiceException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import javax.net.ssl.SSLException;
import org.jspecify.annotations.Nullable;

/**
 * Says what a failed call means: worth another try, about this request, or about the set-up. Its messages name the
 * model, the status and what the provider said, never the key.
 */
record Diagnosis(ModelName model, Provider provider, String baseUrl, Secret key, Duration timeout) {
    private static final int MOST_SAID = 300;

    /** About one request: too long, or against a policy on content. The words are those of the providers' errors. */
    private static final Pattern THIS_REQUEST = Pattern.compile(
            "context.?length|context.?window|context.?size|maximum context|prompt is too long|too many tokens|"
                    + "input (is )?too long|token count.{0,40}exceeds|request.{0,20}too large|string_above_max_length|"
                    + "content.?filter|content.?policy|content management policy|safety|moderation|flagged|"
                    + "prohibited_content",
            Pattern.CASE_INSENSITIVE);

    /** About the account, whatever the status. */
    private static final Pattern ACCOUNT = Pattern.compile(
            "insufficient.?quota|credit balance|billing|payment required|insufficient (balance|funds|credit)|"
                    + "api.?key.{0,4}(not valid|invalid)|api_key_invalid",
            Pattern.CASE_INSENSITIVE);

    /** Too many requests, service unavailable, and the number that Anthropic uses for being overloaded. */
    private static final Set<Integer> OVERLOAD = Set.of(429, 503, 529);

    private static final List<Class<? extends IOException>> NOBODY_THERE = List.of(
            UnknownHostException.class,
            ConnectException.class,
            NoRouteToHostException.class,
            UnknownServiceException.class,
            SSLException.class);

    /** The failure, and whether it is doubtful: set-up or request, which only other calls can tell. */
    record Finding(ChatFailure failure, boolean doubtful) {}

    /** @param proven whether a call with the same set-up has succeeded before */
    Finding of(RuntimeException thrown, boolean proven) {
        if (thrown instanceof ChatFailure known) {
            return sure(known);
        }
        Optional<HttpFailure> http = cause(thrown, HttpFailure.class);
        if (http.isPresent()) {
            Duration after = http.get().retryAfter().orElse(null);
            return ofStatus(http.get().statusCode(), said(http.get().body()), after, http.get(), proven);
        }
        Optional<Integer> status = statusOf(thrown);
        if (status.isPresent()) {
            return ofStatus(status.get(), shortened(String.valueOf(thrown.getMessage())), null, thrown, proven);
        }
        Optional<IOException> io = cause(thrown, IOException.class);
        if (io.isPresent() && !(io.get() instanceof JsonProcessingException)) {
            return sure(ofConnection(io.get(), proven));
        }
        if (cause(thrown, ContentFilteredException.class).isPresent()) {
            return sure(failure(FailureKind.PROVIDER_REFUSED, "declined to answer", "", null, thrown));
        }
        if (cause(thrown, UnsupportedFeatureException.class).isPresent()) {
            return sure(failure(FailureKind.SETUP, "cannot be called like this", thrown.getMessage(), null, thrown));
        }
        String found = cause(thrown, UnreadableBody.class)
                .map(body -> ": " + body.found())
                .orElse("");
        return sure(ChatFailure.unreadable(
                key.hideIn(model + " sent a response that cannot be read" + found + "; check that " + baseUrl
                        + " is the address of the model"),
                null));
    }

    private Finding ofStatus(int status, String said, @Nullable Duration after, Throwable thrown, boolean proven) {
        String told = " (status " + status + ")";
        if (status == 200) {
            return sure(overload(false, "sent an error in place of a reply", said, after, thrown));
        }
        if (status == 401) {
            return sure(failure(FailureKind.SETUP, refusedKey() + told, "", null, thrown));
        }
        if (status == 402 || (status < 500 && ACCOUNT.matcher(said).find())) {
            return sure(failure(FailureKind.SETUP, "refuses the account" + told, said, null, thrown));
        }
        if (status == 403) {
            return sure(failure(
                    FailureKind.SETUP,
                    "refuses access" + told + "; check " + provider.keyVariable(),
                    said,
                    null,
                    thrown));
        }
        if (status == 408 || status == 409 || status == 425 || status == 429 || status >= 500) {
            return sure(overload(OVERLOAD.contains(status), "is busy or broken" + told, said, after, thrown));
        }
        if (status == 413
                || ((status == 400 || status == 422)
                        && THIS_REQUEST.matcher(said).find())) {
            return sure(failure(FailureKind.PROVIDER_REFUSED, "refuses this request" + told, said, null, thrown));
        }
        if (status == 400 || status == 422) {
            return proven
                    ? sure(failure(FailureKind.PROVIDER_REFUSED, "refuses this request" + told, said, null, thrown))
                    : new Finding(
                            failure(FailureKind.SETUP, "refuses requests like this" + told, said, null, thrown), true);
        }
        if (status == 404) {
            String advice = "knows no such model, or not at " + baseUrl + told;
            return sure(failure(FailureKind.SETUP, advice, said, null, thrown));
        }
        return sure(failure(FailureKind.SETUP, "is not served at " + baseUrl + told, said, null, thrown));
    }

    /** What a doubtful failure is once the set-up is known to work. */
    ChatFailure ofThisRequest(ChatFailure doubtful) {
        return new ChatFailure(
                FailureKind.PROVIDER_REFUSED, String.valueOf(doubtful.getMessage()), null, doubtful.getCause());
    }

    private String refusedKey() {
        return key.isMissing()
                ? "wants a key; put it into the environment variable " + provider.keyVariable()
                : "refuses the key; check the environment variable " + provider.keyVariable();
    }

    private ChatFailure ofConnection(IOException thrown, boolean proven) {
        if (thrown instanceof InterruptedIOException) {
            return overload(true, "sent no complete response within " + timeout.toMillis() + " ms", "", null, thrown);
        }
        boolean nobody = NOBODY_THERE.stream().anyMatch(kind -> kind.isInstance(thrown));
        if (nobody && !proven) {
            return failure(
                    FailureKind.SETUP,
                    "cannot be reached at " + baseUrl + "; check the base URL, and that the server runs",
                    reason(thrown),
                    null,
                    thrown);
        }
        return failure(FailureKind.PROVIDER_BUSY, "broke the connection", reason(thrown), null, thrown);
    }

    /** @param tooMany whether fewer calls at once would help */
    private ChatFailure overload(
            boolean tooMany, String what, @Nullable String said, @Nullable Duration after, Throwable cause) {
        ChatFailure busy = failure(FailureKind.PROVIDER_BUSY, what, said, after, cause);
        return new ChatFailure(busy.kind(), tooMany, String.valueOf(busy.getMessage()), after, busy.getCause());
    }

    private ChatFailure failure(
            FailureKind kind, String what, @Nullable String said, @Nullable Duration after, Throwable cause) {
        String detail = said == null || said.isBlank() ? "" : ": " + shortened(said);
        return new ChatFailure(kind, key.hideIn(model + " " + what + detail), after, safe(cause));
    }

    /** A cause is kept only where its messages cannot hold what the provider echoed. */
    private static @Nullable Throwable safe(Throwable cause) {
        return cause instanceof HttpFailure || cause instanceof IOException ? cause : null;
    }

    private static Finding sure(ChatFailure failure) {
        return new Finding(failure, false);
    }

    /** For parts that do not use our transport: what the library made of the status. */
    private static Optional<Integer> statusOf(Throwable thrown) {
        Optional<HttpException> http = cause(thrown, HttpException.class);
        if (http.isPresent()) {
            return Optional.of(http.get().statusCode());
        }
        if (thrown instanceof RateLimitException) {
            return Optional.of(429);
        }
        if (thrown instanceof AuthenticationException) {
            return Optional.of(401);
        }
        if (thrown instanceof ModelNotFoundException) {
            return Optional.of(404);
        }
        return thrown instanceof InvalidRequestException && !(thrown instanceof ContentFilteredException)
                ? Optional.of(400)
                : Optional.empty();
    }

    /** The message inside an error in any of the providers' forms; else the body itself. */
    private static String said(String body) {
        try {
            JsonNode tree = Bodies.JSON.readTree(body);
            JsonNode first = tree.isArray() ? tree.path(0) : tree;
            JsonNode error = first.has("error") ? first.path("error") : first;
            if (error.isTextual()) {
                return error.asText();
            }
            String code = error.path("code").asText("");
            String message = error.path("message").asText("");
            return message.isEmpty() ? body : code.isEmpty() ? message : message + " [" + code + "]";
        } catch (JsonProcessingException e) {
            return body;
        }
    }

    /** What the platform says of it; where that is only a name, such as a host's, what is wrong with it. */
    private static String reason(IOException thrown) {
        String said = thrown.getMessage() == null ? "" : thrown.getMessage();
        if (thrown instanceof UnknownHostException) {
            return "no such host: " + said;
        }
        return said;
    }

    private static String shortened(String said) {
        String line = said.replaceAll("\\s+", " ").strip();
        return line.length() <= MOST_SAID ? line : line.substring(0, MOST_SAID) + "…";
    }

    private static <T extends Throwable> Optional<T> cause(Throwable thrown, Class<T> kind) {
        Throwable at = thrown;
        for (int depth = 0; at != null && depth < 10; depth++) {
            if (kind.isInstance(at)) {
                return Optional.of(kind.cast(at));
            }
            at = at.getCause();
        }
        return Optional.empty();
    }

    /** Made when the first error is read, and not before the first call: a mapper takes as long to load as a tenth of all else. */
    private static final class Bodies {
        static final ObjectMapper JSON = new ObjectMapper();
    }
}
