package dev.assize.testkit.model;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.UnaryOperator;

/** A way in which a provider fails one request, or answers it badly. */
public final class Fault {

    /** The request is answered as it should be. */
    public static final Fault NONE = speaking("none", UnaryOperator.identity());

    private interface Failing {
        Outgoing fail(WireFormat protocol, Outgoing normal);
    }

    private final String name;
    private final UnaryOperator<Spoken> speech;
    private final Failing sending;

    private Fault(String name, UnaryOperator<Spoken> speech, Failing sending) {
        this.name = name;
        this.speech = speech;
        this.sending = sending;
    }

    private static Fault speaking(String name, UnaryOperator<Spoken> speech) {
        return new Fault(name, speech, (protocol, normal) -> normal);
    }

    private static Fault sending(String name, UnaryOperator<Outgoing> sending) {
        return new Fault(name, UnaryOperator.identity(), (protocol, normal) -> sending.apply(normal));
    }

    /** An error in the protocol's own form. */
    public static Fault status(int status) {
        return status(status, "scripted failure");
    }

    public static Fault status(int status, String message) {
        return new Fault(
                "status " + status,
                UnaryOperator.identity(),
                (protocol, normal) -> Outgoing.json(
                        status,
                        protocol.error(status, message).toString().getBytes(StandardCharsets.UTF_8),
                        normal.after()));
    }

    /** An error with a body of any kind. */
    public static Fault status(int status, String contentType, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        return sending(
                "status " + status,
                normal -> Outgoing.json(status, bytes, normal.after()).with("content-type", contentType));
    }

    /** 429, with the seconds to wait in {@code Retry-After}. */
    public static Fault tooManyRequests(Duration retryAfter) {
        return status(429, "rate limit reached").with("retry-after", Long.toString(retryAfter.toSeconds()));
    }

    /** The connection is reset instead of a response. */
    public static Fault reset() {
        return sending("reset", normal -> normal.ending(Outgoing.Ending.RESET));
    }

    /** A response of 200 that is not JSON at all, as a proxy in between may send it. */
    public static Fault garbageBody() {
        byte[] page = "<html><body>Bad gateway</body></html>".getBytes(StandardCharsets.UTF_8);
        return sending("garbage body", normal -> normal.saying(page));
    }

    /** A complete response whose JSON ends half way. */
    public static Fault truncatedJson() {
        return sending("truncated JSON", normal -> normal.half(false));
    }

    /** The connection closes half way through the body. */
    public static Fault truncatedBody() {
        return sending("truncated body", normal -> normal.half(true));
    }

    /** The response comes in {@code pieces}, with a pause between two. */
    public static Fault drip(int pieces, Duration pause) {
        return sending("drip", normal -> normal.dripping(pieces, pause));
    }

    /** The response comes later than others. */
    public static Fault late(Duration by) {
        return sending("late", normal -> normal.later(by));
    }

    /** The protocol is kept, but the model says half of its text and claims to have run out of room. */
    public static Fault cutOff() {
        return speaking(
                "cut off",
                said -> new Spoken(said.text().substring(0, said.text().length() / 2), true));
    }

    /** The protocol is kept, but the model says something else. */
    public static Fault saying(UnaryOperator<String> instead) {
        return speaking("other text", said -> new Spoken(instead.apply(said.text()), said.cutOff()));
    }

    /** This fault with one more response header. */
    public Fault with(String header, String value) {
        return new Fault(
                name,
                speech,
                (protocol, normal) -> sending.fail(protocol, normal).with(header, value));
    }

    Spoken speak(Spoken normal) {
        return speech.apply(normal);
    }

    Outgoing send(WireFormat protocol, Outgoing normal) {
        return sending.fail(protocol, normal);
    }

    @Override
    public String toString() {
        return name;
    }
}
