package dev.assize.models.internal.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RetryAfterTest {

    private static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z"));

    @Test
    void readsSecondsMillisecondsDatesAndTheBody() {
        assertThat(read(Map.of("retry-after", "12"), "")).contains(Duration.ofSeconds(12));
        assertThat(read(Map.of("retry-after", " 0.25 "), "")).contains(Duration.ofMillis(250));
        assertThat(read(Map.of("retry-after", "12", "retry-after-ms", "800"), ""))
                .contains(Duration.ofMillis(800));
        assertThat(read(Map.of("retry-after", "Thu, 01 Jan 2026 00:02:00 GMT"), ""))
                .contains(Duration.ofMinutes(2));
        assertThat(read(Map.of("retry-after", "Wed, 31 Dec 2025 00:00:00 GMT"), ""))
                .contains(Duration.ZERO);
        assertThat(read(Map.of(), "{\"details\": [{\"retryDelay\": \"34.5s\"}]}"))
                .contains(Duration.ofMillis(34_500));
    }

    @Test
    void ignoresWhatItCannotRead() {
        for (String wrong : new String[] {"", "soon", "-3", "1e400", "99999999999", "NaN", "2026-01-01"}) {
            assertThat(read(Map.of("retry-after", wrong), "")).as(wrong).isEmpty();
        }
        assertThat(read(Map.of(), "<html>")).isEmpty();
        for (String never : new String[] {"Fri, 31 Dec 9999 23:59:59 GMT", "Fri, 01 Jan 2027 00:00:00 GMT"}) {
            assertThat(read(Map.of("retry-after", never), "")).as(never).isEmpty();
        }
    }

    private static Optional<Duration> read(Map<String, String> headers, String body) {
        return RetryAfter.read(headers::get, body, CLOCK);
    }
}
