package dev.assize.models.internal.http;

import dev.langchain4j.exception.HttpException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A response whose status is no success. */
public final class HttpFailure extends HttpException {

    private final String body;
    private final @Nullable Duration after;

    /** @param status 200 for a failure that came in the form of a success */
    public HttpFailure(int status, String body, @Nullable Duration after) {
        super(status, "status " + status);
        this.body = body;
        this.after = after;
    }

    /** What the response says, however long. */
    public String body() {
        return body;
    }

    /** How long the server asks to wait. */
    public Optional<Duration> retryAfter() {
        return Optional.ofNullable(after);
    }
}
