package dev.assize.mcp;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.json.Json;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.SequenceInputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class AssistantServerTest {

    private static final String ARGUMENTS =
            "{\"type\": \"object\", \"properties\": {\"text\": {\"type\": \"string\"}, \"times\": {\"type\": \"integer\"},"
                    + " \"settings\": {\"type\": \"object\"}}}";
    private static final String PING = "{\"jsonrpc\":\"2.0\",\"id\":\"still there\",\"method\":\"ping\"}";

    private final StringBuilder log = new StringBuilder();
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private static Tool echo() {
        return Tool.of("echo", "Says it again.", ARGUMENTS, given -> given);
    }

    private List<JsonNode> serve(List<Tool> tools, InputStream in) throws IOException, InterruptedException {
        new AssistantServer("1", tools, out, log).serve(in, Duration.ofSeconds(30));
        List<JsonNode> said = new ArrayList<>();
        for (String line : out.toString(UTF_8).split("\n")) {
            said.add(line.isEmpty() ? Json.object() : Json.parse(line));
        }
        return said;
    }

    private List<JsonNode> serve(String... lines) throws IOException, InterruptedException {
        return serve(List.of(echo()), new ByteArrayInputStream((String.join("\n", lines) + "\n").getBytes(UTF_8)));
    }

    private static String call(Object id, String parameters) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":" + parameters + "}";
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "hello                                             | -32700 | a message is JSON on one line",
                "{\"jsonrpc\":\"2.0\",\"id\":1,                    | -32700 | a message is JSON on one line",
                "null                                              | -32600 | one JSON object on one line",
                "[]                                                | -32600 | lists of them are not taken",
                "[{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}] | -32600 | lists of them are not taken",
                "{\"id\":1,\"method\":\"ping\"}                    | -32600 | \"jsonrpc\": \"2.0\"",
                "{\"jsonrpc\":\"2.0\",\"id\":1}                    | -32600 | and a method",
                "{\"jsonrpc\":\"2.0\",\"id\":{},\"method\":\"ping\"} | -32600 | text or a whole number",
                "{\"jsonrpc\":\"2.0\",\"id\":null,\"method\":\"ping\"} | -32600 | text or a whole number",
                "{\"jsonrpc\":\"2.0\",\"id\":1.5,\"method\":\"ping\"} | -32600 | text or a whole number",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":5}       | -32600 | and a method",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"nothing\"} | -32601 | there is no method \"nothing\" here",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\",\"params\":[1]} | -32602 | \"params\" is an object",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\"} | -32602 | there are echo",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":5}} | -32602 | there are echo",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\",\"arguments\":\"x\"}} | -32602 | \"arguments\" is an object"
            })
    void refusesALineThatIsNoRequestAndReadsTheNext(String line, int code, String why) throws Exception {
        List<JsonNode> said = serve(line, "", PING);
        assertThat(said).hasSize(2);
        assertThat(said.get(0).at("/error/code").asInt()).isEqualTo(code);
        assertThat(said.get(0).at("/error/message").asText()).contains(why).doesNotContain("java", "jackson", "Stream");
        assertThat(said.get(1).path("id").asText()).isEqualTo("still there");
    }

    @Test
    void refusesWhatIsNestedTooDeeplyAndWhatIsTooLong() throws Exception {
        assertThat(serve("[".repeat(100_000), PING))
                .extracting(said -> said.at("/error/code").asInt())
                .containsExactly(-32700, 0);
        out.reset();
        byte[] longest = new byte[MessageLines.LONGEST + 10];
        Arrays.fill(longest, (byte) 'x');
        InputStream tooLong = new ByteArrayInputStream(longest);
        List<JsonNode> said = serve(
                List.of(echo()),
                new SequenceInputStream(tooLong, new ByteArrayInputStream(("\n" + PING).getBytes(UTF_8))));
        assertThat(said.get(0).at("/error/message").asText()).isEqualTo("a message has 64 MB at most");
        assertThat(said.get(1).path("id").asText()).isEqualTo("still there");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/odd\"}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"tools/call\",\"params\":{\"name\":\"echo\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":4,\"result\":{}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":99}}"
            })
    void saysNothingToWhatAsksNothing(String line) throws Exception {
        assertThat(serve(line, PING)).hasSize(1);
    }

    @Test
    void answersWhatWasAskedBeforeTheStreamWasClosed() throws Exception {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 1_000; i++) {
            lines.append(call(i, "{\"name\":\"echo\",\"arguments\":{\"text\":\"a" + i + "\"}}"))
                    .append('\n');
        }
        Set<String> answered = new HashSet<>();
        for (JsonNode said :
                serve(List.of(echo()), new ByteArrayInputStream(lines.toString().getBytes(UTF_8)))) {
            assertThat(said.at("/result/content/0/text").asText())
                    .contains("a" + said.path("id").asInt() + "\"");
            answered.add(said.path("id").asText());
        }
        assertThat(answered).hasSize(1_000);
    }

    @Test
    void greetsInTheVersionThatWasAskedForOrTheNewest() throws Exception {
        String greeting =
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"initialize\",\"params\":{\"protocolVersion\":%s}}";
        assertThat(serve(
                        greeting.formatted("\"2024-11-05\""),
                        greeting.formatted("\"1999-01-01\""),
                        greeting.formatted("5")))
                .extracting(said -> said.at("/result/protocolVersion").asText())
                .containsExactly("2024-11-05", "2025-11-25", "2025-11-25");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"texts\": \"x\"}       | echo has no argument \"texts\"; did you mean \"text\"?",
                "{\"settings\": \"a=b\"}  | \"settings\": found the text \"a=b\", expected an object, not written as text",
                "{\"times\": \"ten\"}     | \"times\": found the text \"ten\", expected a whole number"
            })
    void refusesArgumentsThatWouldBePassedOver(String arguments, String why) throws Exception {
        JsonNode said = serve(call(1, "{\"name\":\"echo\",\"arguments\":" + arguments + "}"))
                .get(0);
        assertThat(said.at("/result/isError").asBoolean()).isTrue();
        assertThat(said.at("/result/content/0/text").asText()).isEqualTo(why);
    }

    @Test
    void keepsMistakesOfOursToTheLogAndTellsThoseOfTheSetUp() throws Exception {
        Tool broken = Tool.of("broken", "", ARGUMENTS, given -> {
            throw new IllegalStateException("secret of com.example.Inner");
        });
        Tool refused = Tool.of("refused", "", ARGUMENTS, given -> {
            throw new RunHalt(RunHalt.Reason.SETUP, "the key is refused (" + FailureKind.SETUP + ")", null);
        });
        String lines = call(1, "{\"name\":\"broken\"}") + "\n" + call(2, "{\"name\":\"refused\"}") + "\n";
        List<JsonNode> said = serve(List.of(broken, refused), new ByteArrayInputStream(lines.getBytes(UTF_8)));
        assertThat(said.toString())
                .contains("internal error in broken; the standard error of the server tells more")
                .contains("the key is refused")
                .doesNotContain("Inner", "Exception");
        assertThat(log).contains("secret of com.example.Inner");
    }

    @Test
    void interruptsACallThatIsTakenBackAndDoesNotAnswerIt() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Tool slow = Tool.of("slow", "", ARGUMENTS, given -> {
            begun.countDown();
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                interrupted.countDown();
            }
            return given;
        });
        PipedOutputStream asking = new PipedOutputStream();
        PipedInputStream asked = new PipedInputStream(asking);
        Thread assistant = new Thread(() -> {
            try (asking) {
                asking.write((call(1, "{\"name\":\"slow\"}") + "\n").getBytes(UTF_8));
                asking.flush();
                begun.await();
                asking.write(
                        ("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":1}}\n"
                                        + PING + "\n")
                                .getBytes(UTF_8));
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        assistant.start();
        assertThat(serve(List.of(slow), asked))
                .extracting(said -> said.path("id").asText())
                .containsExactly("still there");
        assertThat(interrupted.await(10, TimeUnit.SECONDS)).isTrue();
        assistant.join();
    }

    @Test
    void endsWhenNobodyReadsAnyMore() throws Exception {
        OutputStream gone = new OutputStream() {
            @Override
            public void write(int unit) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        InputStream endless = new InputStream() {
            private int at;

            @Override
            public int read() {
                byte[] line = (PING + "\n").getBytes(UTF_8);
                return line[at++ % line.length];
            }

            @Override
            public int read(byte[] bytes, int offset, int length) {
                bytes[offset] = (byte) read();
                return 1;
            }
        };
        new AssistantServer("1", List.of(echo()), gone, log).serve(endless, Duration.ofSeconds(1));
        assertThat(log).isEmpty();
    }
}
