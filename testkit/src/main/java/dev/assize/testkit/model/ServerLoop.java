package dev.assize.testkit.model;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.StandardSocketOptions;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** The one thread that serves all connections: it reads, answers, and sends what is due. */
final class ServerLoop implements Runnable {

    /** What answers requests; called on the loop's thread. */
    interface Desk {
        Outgoing answer(Incoming request);

        /** The last byte of a response has left, or its client has gone. */
        void finished();
    }

    /** Something to do at an instant of {@link System#nanoTime}; in the order of arrival where instants are equal. */
    private record Due(long at, long order, Runnable work) implements Comparable<Due> {
        @Override
        public int compareTo(Due other) {
            int byTime = Long.compare(at - other.at, 0);
            return byTime != 0 ? byTime : Long.compare(order, other.order);
        }
    }

    private static final int BACKLOG = 4096;
    private static final long HALF_A_MILLISECOND = 500_000;

    private final Desk desk;
    private final Selector selector;
    private final ServerSocketChannel door;
    private final ByteBuffer buffer = ByteBuffer.allocateDirect(64 * 1024);
    private final PriorityQueue<Due> schedule = new PriorityQueue<>();
    private final Queue<Runnable> errands = new ConcurrentLinkedQueue<>();
    private final List<Runnable> held = new ArrayList<>();
    private long scheduled;

    /** Whether channels are being served that were ready when the selector woke up, and when that was. */
    private boolean woken;

    private long wokenAt;
    private volatile boolean holding;
    private volatile boolean closing;

    ServerLoop(Desk desk) throws IOException {
        this.desk = desk;
        this.selector = Selector.open();
        this.door = ServerSocketChannel.open();
        door.bind(new InetSocketAddress(InetAddress.getByAddress(new byte[] {127, 0, 0, 1}), 0), BACKLOG);
        door.configureBlocking(false);
        door.register(selector, SelectionKey.OP_ACCEPT);
    }

    int port() {
        return door.socket().getLocalPort();
    }

    void hold() {
        holding = true;
    }

    void release() {
        errands.add(() -> {
            holding = false;
            held.forEach(Runnable::run);
            held.clear();
        });
        selector.wakeup();
    }

    void close() {
        closing = true;
        selector.wakeup();
    }

    @Override
    public void run() {
        try (door;
                selector) {
            while (!closing) {
                selector.select(this::serve, millisToNext());
                woken = false;
                runDue();
            }
            selector.keys().stream()
                    .map(SelectionKey::attachment)
                    .filter(Connection.class::isInstance)
                    .map(Connection.class::cast)
                    .toList()
                    .forEach(Connection::close);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** 0 waits for ever, so what is due now waits a millisecond at most. */
    private long millisToNext() {
        Due next = schedule.peek();
        if (next == null) {
            return 0;
        }
        long nanos = next.at - System.nanoTime();
        return Math.max(1, (nanos + HALF_A_MILLISECOND) / 1_000_000);
    }

    private void runDue() {
        for (Runnable errand = errands.poll(); errand != null; errand = errands.poll()) {
            errand.run();
        }
        for (Due next = schedule.peek(); next != null && isDue(next); next = schedule.peek()) {
            schedule.remove();
            next.work.run();
        }
    }

    /** The selector waits for whole milliseconds; the nearest one is right on average, the next would always be late. */
    private static boolean isDue(Due next) {
        return next.at - System.nanoTime() <= HALF_A_MILLISECOND;
    }

    private void schedule(long at, Runnable work) {
        schedule.add(new Due(at, scheduled++, work));
    }

    private void serve(SelectionKey key) {
        if (!woken) {
            woken = true;
            wokenAt = System.nanoTime();
        }
        if (!key.isValid()) {
            return;
        }
        if (key.isAcceptable()) {
            accept();
            return;
        }
        Connection connection = (Connection) key.attachment();
        try {
            if (key.isWritable()) {
                connection.flush();
            }
            if (connection.isOpen() && key.isReadable()) {
                if (!connection.read(buffer)) {
                    connection.close();
                    return;
                }
                answerNext(connection);
            }
        } catch (IOException e) {
            connection.close();
        }
    }

    private void accept() {
        try {
            for (SocketChannel channel = door.accept(); channel != null; channel = door.accept()) {
                channel.configureBlocking(false);
                channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
                SelectionKey key = channel.register(selector, SelectionKey.OP_READ);
                key.attach(new Connection(channel, key));
            }
        } catch (IOException e) {
            // A client that went before it was let in.
        }
    }

    private void answerNext(Connection connection) throws IOException {
        if (connection.isAnswering()) {
            return;
        }
        try {
            Optional<Incoming> request = connection.reader().next();
            if (request.isPresent()) {
                connection.answering(request.get().closes());
                Outgoing response = desk.answer(request.get());
                if (holding) {
                    held.add(() -> deliver(connection, response));
                } else {
                    deliver(connection, response);
                }
            } else if (connection.reader().takeWaitsForGo()) {
                connection.goOn();
            }
        } catch (RequestReader.Malformed e) {
            byte[] message = String.valueOf(e.getMessage()).getBytes(StandardCharsets.UTF_8);
            connection.answering(true);
            Outgoing sorry = Outgoing.json(e.status, message, Duration.ZERO).ending(Outgoing.Ending.CLOSE);
            connection.send(ByteBuffer.wrap(sorry.bytes()));
            connection.answered(true);
        }
    }

    /** The time counts from when the request was there to be read; what it takes to read others first is not its latency. */
    private void deliver(Connection connection, Outgoing response) {
        long first = (woken ? wokenAt : System.nanoTime()) + response.after().toNanos();
        byte[] bytes = response.bytes();
        int portions = Math.min(response.portions(), bytes.length);
        for (int portion = 0; portion < portions; portion++) {
            int from = (int) ((long) bytes.length * portion / portions);
            int to = (int) ((long) bytes.length * (portion + 1) / portions);
            boolean last = portion == portions - 1;
            schedule(
                    first + portion * response.pause().toNanos(),
                    () -> send(connection, response.ending(), ByteBuffer.wrap(bytes, from, to - from), last));
        }
    }

    private void send(Connection connection, Outgoing.Ending ending, ByteBuffer portion, boolean last) {
        try {
            if (!connection.isOpen()) {
                return;
            }
            if (ending == Outgoing.Ending.RESET) {
                connection.reset();
                return;
            }
            connection.send(portion);
            if (last) {
                connection.answered(ending == Outgoing.Ending.CLOSE);
                if (connection.isOpen()) {
                    answerNext(connection);
                }
            }
        } catch (IOException e) {
            connection.close();
        } finally {
            if (last) {
                desk.finished();
            }
        }
    }
}
