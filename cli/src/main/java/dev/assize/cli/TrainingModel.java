package dev.assize.cli;

import dev.assize.models.provider.Rehearsal;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * Plays a model for {@link ArchiveTraining}, on a port of this machine that nobody else can reach: every reply follows the
 * schema that was sent and says nothing. Its threads end with the process, or when it is closed.
 */
final class TrainingModel implements AutoCloseable {

    private static final String LENGTH = "content-length:";

    private final ServerSocket server;

    private TrainingModel(ServerSocket server) {
        this.server = server;
    }

    static TrainingModel start() throws IOException {
        TrainingModel model = new TrainingModel(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()));
        begin(model::accept);
        return model;
    }

    private static void begin(Runnable work) {
        Thread thread = new Thread(work, "assize-training");
        thread.setDaemon(true);
        thread.start();
    }

    String url() {
        return "http://127.0.0.1:" + server.getLocalPort() + "/v1";
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket caller = server.accept();
                begin(() -> serve(caller));
            } catch (IOException closed) {
                return;
            }
        }
    }

    private static void serve(Socket caller) {
        try (caller) {
            InputStream in = new BufferedInputStream(caller.getInputStream());
            for (int length = bodyLength(in); length >= 0; length = bodyLength(in)) {
                byte[] body = Rehearsal.reply(new String(in.readNBytes(length), StandardCharsets.UTF_8))
                        .getBytes(StandardCharsets.UTF_8);
                String head = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: " + body.length
                        + "\r\n\r\n";
                caller.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
                caller.getOutputStream().write(body);
            }
        } catch (IOException gone) {
            // Whoever called has hung up.
            return;
        }
    }

    /** Reads the head of a request; -1 when there is none. */
    private static int bodyLength(InputStream in) throws IOException {
        int length = 0;
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            if (line.equals("\0")) {
                return -1;
            }
            if (line.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
                length = Integer.parseInt(line.substring(LENGTH.length()).strip());
            }
        }
        return length;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                return "\0";
            }
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        server.close();
    }
}
