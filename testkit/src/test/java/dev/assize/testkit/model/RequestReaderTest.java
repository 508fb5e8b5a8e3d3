package dev.assize.testkit.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.testkit.RandomData;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RequestReaderTest {

    private static final String PLAIN = "POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello";
    private static final String CHUNKED = """
            POST /b HTTP/1.1\r
            Transfer-Encoding: chunked\r
            \r
            3\r
            abc\r
            A;ext=1\r
            0123456789\r
            0\r
            Trailer: t\r
            \r
            """;
    private static final String EMPTY = "GET /c?q=1 HTTP/1.1\r\n\r\n";

    @Test
    void readsRequestsInARowHoweverTheyAreSplit() {
        for (int seed = 0; seed < 200; seed++) {
            assertThat(read(PLAIN + CHUNKED + EMPTY + PLAIN, seed))
                    .as("seed %d", seed)
                    .containsExactly("POST /a hello", "POST /b abc0123456789", "GET /c?q=1 ", "POST /a hello");
        }
    }

    @Test
    void tellsWhenTheClientWaitsForTheGoAhead() {
        RequestReader reader = new RequestReader();
        reader.add(bytes("POST / HTTP/1.1\r\nExpect: 100-continue\r\nContent-Length: 2\r\n\r\n"));

        assertThat(reader.next()).isEmpty();
        assertThat(reader.takeWaitsForGo()).isTrue();
        assertThat(reader.takeWaitsForGo()).isFalse();
        reader.add(bytes("ok"));
        assertThat(reader.next()).map(Incoming::body).contains("ok".getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void refusesWhatIsNotHttp() {
        for (String wrong : List.of(
                "hello\r\n\r\n",
                "POST / HTTP/1.1\r\nno colon\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: -4\r\n\r\n",
                "POST / HTTP/1.1\r\nContent-Length: many\r\n\r\n",
                "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n")) {
            RequestReader reader = new RequestReader();
            reader.add(bytes(wrong));
            assertThatThrownBy(reader::next).as(wrong).isInstanceOf(RequestReader.Malformed.class);
        }
    }

    private static List<String> read(String stream, int seed) {
        RandomData random = new RandomData(seed);
        RequestReader reader = new RequestReader();
        List<String> requests = new ArrayList<>();
        ByteBuffer bytes = bytes(stream);
        while (bytes.hasRemaining()) {
            int count = Math.min(bytes.remaining(), 1 + random.below(60));
            reader.add(bytes.slice(bytes.position(), count));
            bytes.position(bytes.position() + count);
            for (Optional<Incoming> next = reader.next(); next.isPresent(); next = reader.next()) {
                Incoming request = next.get();
                requests.add(request.method() + " " + request.path() + " "
                        + new String(request.body(), StandardCharsets.UTF_8));
            }
        }
        return requests;
    }

    private static ByteBuffer bytes(String text) {
        return ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
    }
}
