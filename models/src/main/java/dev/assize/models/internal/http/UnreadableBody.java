package dev.assize.models.internal.http;

import java.nio.charset.StandardCharsets;

/** A response that claims success and holds no JSON that anybody could read: mostly the page of a proxy, or a wrong address. */
public final class UnreadableBody extends RuntimeException {

    private static final int SHOWN = 120;

    private final String found;

    private UnreadableBody(String found) {
        super(found);
        this.found = found;
    }

    /** One that is longer than anybody should keep. */
    static UnreadableBody tooLong(long most) {
        return new UnreadableBody("it has more than " + most / (1024 * 1024) + " MB");
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
        String beginning = text.replaceAll("\\s+", " ").strip();
        throw new UnreadableBody(
                beginning.isEmpty() ? "it is empty" : "it is no JSON and begins \"" + beginning + "\"");
    }

    /** What is wrong with it, as the end of a sentence. */
    public String found() {
        return found;
    }
}
