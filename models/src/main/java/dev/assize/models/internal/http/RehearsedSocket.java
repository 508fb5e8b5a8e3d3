package dev.assize.models.internal.http;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.net.SocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.function.UnaryOperator;

/**
 * A socket that leads nowhere: what is written to it as requests of HTTP is answered by a function. For one thread at a time,
 * which writes a whole request before it reads.
 */
final class RehearsedSocket extends Socket {

    private final UnaryOperator<String> replies;
    private final ByteArrayOutputStream written = new ByteArrayOutputStream();
    private ByteArrayInputStream reply = new ByteArrayInputStream(new byte[0]);
    private boolean closed;

    /** @param replies from the body of a request to that of its reply */
    RehearsedSocket(UnaryOperator<String> replies) {
        this.replies = replies;
    }

    @Override
    public void connect(SocketAddress endpoint, int timeout) {
        // There is nobody to connect to.
    }

    @Override
    public OutputStream getOutputStream() {
        return written;
    }

    @Override
    public InputStream getInputStream() {
        return new InputStream() {
            @Override
            public int read() {
                return next().read();
            }

            @Override
            public int read(byte[] bytes, int from, int length) {
                return next().read(bytes, from, length);
            }
        };
    }

    private ByteArrayInputStream next() {
        if (reply.available() == 0 && written.size() > 0) {
            byte[] body = replies.apply(body(written.toString(StandardCharsets.UTF_8)))
                    .getBytes(StandardCharsets.UTF_8);
            written.reset();
            ByteArrayOutputStream whole = new ByteArrayOutputStream();
            whole.writeBytes(
                    ("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + body.length + "\r\n\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            whole.writeBytes(body);
            reply = new ByteArrayInputStream(whole.toByteArray());
        }
        return reply;
    }

    private static String body(String request) {
        int head = request.indexOf("\r\n\r\n");
        return head < 0 ? "" : request.substring(head + 4);
    }

    @Override
    public void setTcpNoDelay(boolean on) {
        // Nothing is sent.
    }

    @Override
    public synchronized void setSoTimeout(int timeout) {
        // Nobody keeps a reader waiting.
    }

    @Override
    public synchronized int getSoTimeout() {
        return 0;
    }

    @Override
    public boolean isClosed() {
        return closed;
    }

    @Override
    public synchronized void close() throws IOException {
        closed = true;
        super.close();
    }
}
