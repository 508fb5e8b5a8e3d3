package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.terminal.Streams;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class LostThreadTest {

    @Test
    void printsNoTraceWhereMemoryRanOut() {
        assertThat(saidOf(new OutOfMemoryError("Java heap space"))).isEmpty();
    }

    @Test
    void asksForAReportOfWhatNobodyExpected() {
        assertThat(saidOf(new IllegalStateException("no such bar")))
                .startsWith("assize: internal error in the thread assize-progress: no such bar\n")
                .contains("Please report it with what follows.", "LostThreadTest");
    }

    private static String saidOf(Throwable thrown) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(said, true, StandardCharsets.UTF_8));
        new LostThread(streams).uncaughtException(new Thread("assize-progress"), thrown);
        return said.toString(StandardCharsets.UTF_8);
    }
}
