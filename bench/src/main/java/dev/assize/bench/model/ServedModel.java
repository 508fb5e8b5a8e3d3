package dev.assize.bench.model;

import dev.assize.testkit.model.ModelServer;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A model in a process of its own, so that its processor time is not mistaken for ours. */
final class ServedModel implements AutoCloseable {

    /** What the server did: requests, most in flight at once, processor time. */
    record Account(int requests, int mostConcurrent, double processorSeconds) {}

    private static final int WARM_UPS = 8_000;
    private static final String WARM_UP =
            """
            {"model": "bench", "messages": [
              {"role": "system", "content": "%s"},
              {"role": "user", "content": "%s"}],
             "response_format": {"type": "json_schema", "json_schema": {"name": "reply", "strict": true, "schema": %s}}}
            """.formatted("What to do. ".repeat(150), "A bridge is old. ".repeat(40), schema());

    private static String schema() {
        String entry = """
                {"type": "object", "additionalProperties": false, "required": ["rationale", "can_tell", "value"],
                 "properties": {"rationale": {"type": "string"}, "can_tell": {"type": "boolean"}, "value": {"type": "boolean"}}}""";
        return "{\"type\": \"object\", \"additionalProperties\": false, \"required\": [\"q1\", \"q2\"], \"properties\": "
                + "{\"q1\": " + entry + ", \"q2\": " + entry + "}}";
    }

    private final Process process;
    private final BufferedReader output;
    private final int port;

    private ServedModel(Process process, BufferedReader output, int port) {
        this.process = process;
        this.output = output;
        this.port = port;
    }

    static ServedModel start(Duration latency) throws IOException {
        Process process = new ProcessBuilder(List.of(
                        "nice",
                        "-n",
                        "-10",
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx512m",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServedModel.class.getName(),
                        Long.toString(latency.toMillis())))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader output =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        return new ServedModel(process, output, Integer.parseInt(output.readLine()));
    }

    String url(String prefix) {
        return "http://127.0.0.1:" + port + prefix;
    }

    /** Ends the server and tells what it did. */
    Account end() throws IOException {
        process.getOutputStream().close();
        String[] account = output.readLine().split(" ");
        return new Account(Integer.parseInt(account[0]), Integer.parseInt(account[1]), Double.parseDouble(account[2]));
    }

    @Override
    public void close() {
        process.destroy();
    }

    /** Argument: milliseconds until each reply. Serves until its standard input ends. */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        Duration latency = Duration.ofMillis(Long.parseLong(arguments[0]));
        ModelServer.Setup model = ModelServer.saying(asked ->
                        asked.schema().map(SchemaReply::to).orElseThrow().toString())
                .remembering(0);
        warmUp(model);
        try (ModelServer server = model.latency(latency).start()) {
            double before = Load.processorSeconds();
            System.out.println(server.port());
            while (System.in.read() >= 0) {
                // Nothing is said to it but that it is over.
            }
            double processor = Load.processorSeconds() - before;
            System.out.println(server.requests() + " " + server.mostConcurrent() + " " + processor);
        }
    }

    /** A provider is never cold, and its compiler does not take our processors: the server gets that over with first. */
    private static void warmUp(ModelServer.Setup model) throws IOException, InterruptedException {
        byte[] body = WARM_UP.getBytes(StandardCharsets.UTF_8);
        String head = "POST /v1/chat/completions HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Content-Length: " + body.length + "\r\nConnection: keep-alive\r\n\r\n";
        ByteArrayOutputStream request = new ByteArrayOutputStream();
        request.write(head.getBytes(StandardCharsets.UTF_8));
        request.write(body);
        try (ModelServer server = model.start();
                Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
            byte[] reply = new byte[64 * 1024];
            for (int i = 0; i < WARM_UPS; i++) {
                request.writeTo(socket.getOutputStream());
                // A reply is short, and the server writes it in one go.
                if (socket.getInputStream().read(reply) < 0) {
                    throw new EOFException("The server hung up while it was warmed up");
                }
            }
        }
        // What was found worth compiling is compiled in the background.
        Thread.sleep(2000);
    }
}
