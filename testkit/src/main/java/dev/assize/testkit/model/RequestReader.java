package dev.assize.testkit.model;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Cuts the bytes of one connection into HTTP/1.1 requests: bodies by length or in chunks, however the bytes are split
 * up, several requests in a row included.
 */
final class RequestReader {

    private static final int MOST_HEADER = 64 * 1024;
    private static final int MOST_BODY = 64 * 1024 * 1024;

    /** A request nobody could read, with the status that says so. */
    static final class Malformed extends RuntimeException {
        final int status;

        Malformed(int status, String message) {
            super(message);
            this.status = status;
        }
    }

    private byte[] bytes = new byte[8 * 1024];
    private int start;
    private int end;
    private boolean waitsForGo;

    void add(ByteBuffer more) {
        int length = more.remaining();
        if (end + length > bytes.length) {
            byte[] roomier = end - start + length > bytes.length
                    ? new byte[Math.max(bytes.length * 2, end - start + length)]
                    : bytes;
            System.arraycopy(bytes, start, roomier, 0, end - start);
            bytes = roomier;
            end -= start;
            start = 0;
        }
        more.get(bytes, end, length);
        end += length;
    }

    /** Whether the client holds its body back until told to go on; said once per request. */
    boolean takeWaitsForGo() {
        boolean waits = waitsForGo;
        waitsForGo = false;
        return waits;
    }

    /** The next request, once all of it is there. */
    Optional<Incoming> next() {
        int bodyStart = headerEnd();
        if (bodyStart < 0) {
            if (end - start > MOST_HEADER) {
                throw new Malformed(431, "header of more than " + MOST_HEADER + " bytes");
            }
            return Optional.empty();
        }
        String[] lines = new String(bytes, start, bodyStart - 4 - start, StandardCharsets.ISO_8859_1).split("\r\n");
        String[] first = lines[0].split(" ");
        if (first.length != 3 || !first[2].startsWith("HTTP/1.")) {
            throw new Malformed(400, "not a request line: " + lines[0]);
        }
        SortedMap<String, String> headers = headers(lines);
        Optional<Body> body = headers.getOrDefault("transfer-encoding", "").equalsIgnoreCase("chunked")
                ? chunks(bodyStart)
                : plain(bodyStart, headers.getOrDefault("content-length", "0"));
        if (body.isEmpty()) {
            waitsForGo = bodyStart == end && headers.getOrDefault("expect", "").equalsIgnoreCase("100-continue");
            return Optional.empty();
        }
        start = body.get().end;
        if (first[2].equals("HTTP/1.0")) {
            headers.putIfAbsent("connection", "close");
        }
        return Optional.of(new Incoming(first[0], first[1], headers, body.get().bytes));
    }

    private int headerEnd() {
        for (int at = start; at + 3 < end; at++) {
            if (bytes[at] == '\r' && bytes[at + 1] == '\n' && bytes[at + 2] == '\r' && bytes[at + 3] == '\n') {
                return at + 4;
            }
        }
        return -1;
    }

    private static SortedMap<String, String> headers(String[] lines) {
        SortedMap<String, String> headers = new TreeMap<>();
        for (String line : Arrays.asList(lines).subList(1, lines.length)) {
            int colon = line.indexOf(':');
            if (colon <= 0) {
                throw new Malformed(400, "not a header: " + line);
            }
            headers.merge(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip(),
                    (one, other) -> one + ", " + other);
        }
        return headers;
    }

    /** A body, and where the bytes after it begin. */
    @SuppressWarnings("ArrayRecordComponent") // nobody compares two of these
    private record Body(byte[] bytes, int end) {}

    private Optional<Body> plain(int from, String length) {
        int expected = size(length, 10);
        return end - from < expected
                ? Optional.empty()
                : Optional.of(new Body(Arrays.copyOfRange(bytes, from, from + expected), from + expected));
    }

    private Optional<Body> chunks(int from) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int at = from;
        while (true) {
            int line = lineEnd(at);
            if (line < 0) {
                return Optional.empty();
            }
            String head = new String(bytes, at, line - at, StandardCharsets.ISO_8859_1);
            int size = size(head.split(";", 2)[0].strip(), 16);
            int dataStart = line + 2;
            if (size == 0) {
                return trailerEnd(dataStart).map(after -> new Body(body.toByteArray(), after));
            }
            if (end < dataStart + size + 2) {
                return Optional.empty();
            }
            body.write(bytes, dataStart, size);
            if (body.size() > MOST_BODY) {
                throw new Malformed(413, "body of more than " + MOST_BODY + " bytes");
            }
            at = dataStart + size + 2;
        }
    }

    private Optional<Integer> trailerEnd(int from) {
        int at = from;
        for (int line = lineEnd(at); line >= 0; line = lineEnd(at)) {
            if (line == at) {
                return Optional.of(line + 2);
            }
            at = line + 2;
        }
        return Optional.empty();
    }

    private int lineEnd(int from) {
        for (int at = from; at + 1 < end; at++) {
            if (bytes[at] == '\r' && bytes[at + 1] == '\n') {
                return at;
            }
        }
        return -1;
    }

    private static int size(String digits, int radix) {
        int size;
        try {
            size = Integer.parseInt(digits, radix);
        } catch (NumberFormatException e) {
            throw new Malformed(400, "not a length: " + digits);
        }
        if (size < 0 || size > MOST_BODY) {
            throw new Malformed(413, "body of more than " + MOST_BODY + " bytes");
        }
        return size;
    }
}
