package dev.assize.testkit.model;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A response as it will leave: what, when, in which portions, and what becomes of the connection.
 *
 * @param claimed the length its header promises
 * @param after how long after the request it starts
 * @param portions how many pieces it is sent in
 * @param pause the time between two pieces
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of these
record Outgoing(
        int status,
        SortedMap<String, String> headers,
        byte[] body,
        int claimed,
        Duration after,
        int portions,
        Duration pause,
        Ending ending) {

    /** What becomes of the connection. */
    enum Ending {
        KEEP,
        CLOSE,
        /** Closed at once with a TCP reset; nothing is sent. */
        RESET
    }

    Outgoing {
        headers = Collections.unmodifiableSortedMap(new TreeMap<>(headers));
    }

    static Outgoing json(int status, byte[] body, Duration after) {
        return new Outgoing(
                status,
                new TreeMap<>(Map.of("content-type", "application/json")),
                body,
                body.length,
                after,
                1,
                Duration.ZERO,
                Ending.KEEP);
    }

    Outgoing with(String header, String value) {
        SortedMap<String, String> more = new TreeMap<>(headers);
        more.put(header, value);
        return new Outgoing(status, more, body, claimed, after, portions, pause, ending);
    }

    Outgoing saying(byte[] other) {
        return new Outgoing(status, headers, other, other.length, after, portions, pause, ending);
    }

    /** Half of the body; the header promises all of it only if the connection is {@code promised} to break off. */
    Outgoing half(boolean promised) {
        byte[] part = Arrays.copyOf(body, body.length / 2);
        return promised
                ? new Outgoing(status, headers, part, claimed, after, portions, pause, Ending.CLOSE)
                : saying(part);
    }

    Outgoing later(Duration more) {
        return new Outgoing(status, headers, body, claimed, after.plus(more), portions, pause, ending);
    }

    Outgoing dripping(int pieces, Duration between) {
        return new Outgoing(status, headers, body, claimed, after, pieces, between, ending);
    }

    Outgoing ending(Ending other) {
        return new Outgoing(status, headers, body, claimed, after, portions, pause, other);
    }

    byte[] bytes() {
        StringBuilder head = new StringBuilder("HTTP/1.1 ").append(status).append(" Scripted\r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        head.append("content-length: ").append(claimed).append("\r\n");
        if (ending == Ending.CLOSE) {
            head.append("connection: close\r\n");
        }
        byte[] start = head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
        byte[] all = Arrays.copyOf(start, start.length + body.length);
        System.arraycopy(body, 0, all, start.length, body.length);
        return all;
    }
}
