package dev.assize.models.internal.http;

import java.nio.charset.StandardCharsets;

/** A response that claims success and holds something else than JSON: mostly the page of a proxy, or a wrong address. */
public final class NotJson extends RuntimeException {

    private static final int SHOWN = 120;

    private final String beginning;

    private NotJson(String beginning) {
        super("a response that is no JSON");
        this.beginning = beginning;
    }

    /** Throws when the body does not begin as a JSON object or list does. */
    static byte[] check(byte[] body) {
        int at = 0;
        while (at < body.length && body[at] <= ' ' && body[at] >= 0) {
            at++;
        }
        if (at < body.length && (body[at] == '{' || body[at] == '[')) {
            return body;
        }
        String text = new String(body, at, Math.min(body.length - at, SHOWN), StandardCharsets.UTF_8);
        throw new NotJson(text.replaceAll("\\s+", " ").strip());
    }

    /** How the response begins; empty when it is empty. */
    public String beginning() {
        return beginning;
    }
}
