package dev.assize.bench.model;

import dev.assize.testkit.model.ModelServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** A model in a process of its own, so that its processor time is not mistaken for ours. */
final class ServedModel implements AutoCloseable {

    /** What the server did: requests, most in flight at once, processor time. */
    record Account(int requests, int mostConcurrent, double processorSeconds) {}

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
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
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
    public static void main(String[] arguments) throws IOException {
        Duration latency = Duration.ofMillis(Long.parseLong(arguments[0]));
        try (ModelServer server = ModelServer.saying(asked ->
                        asked.schema().map(SchemaReply::to).orElseThrow().toString())
                .latency(latency)
                .start()) {
            System.out.println(server.port());
            while (System.in.read() >= 0) {
                // Nothing is said to it but that it is over.
            }
            System.out.println(server.requests() + " " + server.mostConcurrent() + " " + Load.processorSeconds());
        }
    }
}
