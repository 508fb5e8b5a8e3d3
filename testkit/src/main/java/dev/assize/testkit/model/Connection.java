package dev.assize.testkit.model;

import java.io.IOException;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * One client. Its requests are answered one after the other, in the order they came in; used by the server's own thread
 * only.
 */
final class Connection {

    private static final byte[] GO_ON = "HTTP/1.1 100 Continue\r\n\r\n".getBytes(StandardCharsets.US_ASCII);

    private final SocketChannel channel;
    private final SelectionKey key;
    private final RequestReader reader = new RequestReader();
    private final Deque<ByteBuffer> unsent = new ArrayDeque<>();
    private boolean answering;
    private boolean closesAfterwards;

    Connection(SocketChannel channel, SelectionKey key) {
        this.channel = channel;
        this.key = key;
    }

    RequestReader reader() {
        return reader;
    }

    boolean isOpen() {
        return channel.isOpen();
    }

    boolean isAnswering() {
        return answering;
    }

    void answering(boolean closesAfterwards) {
        this.answering = true;
        this.closesAfterwards = closesAfterwards;
    }

    /** The answer is complete: the next request may be read. */
    void answered(boolean closes) throws IOException {
        answering = false;
        closesAfterwards |= closes;
        flush();
    }

    void goOn() throws IOException {
        send(ByteBuffer.wrap(GO_ON));
    }

    void send(ByteBuffer bytes) throws IOException {
        unsent.add(bytes);
        flush();
    }

    /** False when the client has gone. */
    boolean read(ByteBuffer buffer) throws IOException {
        buffer.clear();
        int count = channel.read(buffer);
        reader.add(buffer.flip());
        return count >= 0;
    }

    void flush() throws IOException {
        while (!unsent.isEmpty()) {
            channel.write(unsent.element());
            if (unsent.element().hasRemaining()) {
                key.interestOps(SelectionKey.OP_READ | SelectionKey.OP_WRITE);
                return;
            }
            unsent.remove();
        }
        if (key.isValid()) {
            key.interestOps(SelectionKey.OP_READ);
        }
        if (closesAfterwards && !answering) {
            close();
        }
    }

    void reset() throws IOException {
        channel.setOption(StandardSocketOptions.SO_LINGER, 0);
        close();
    }

    void close() {
        key.cancel();
        try {
            channel.close();
        } catch (IOException e) {
            // The client has gone already.
        }
    }
}
