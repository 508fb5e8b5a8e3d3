package dev.assize.cli.terminal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.Session;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TerminalTest {

    @Test
    void welcomesColoursUnlessToldOtherwise() {
        assertThat(Terminal.of(Map.of(), "out,err", "80").style()).isEqualTo(AnsiStyle.COLOURED);
        assertThat(Terminal.of(Map.of("NO_COLOR", "1"), "out", "80").style()).isEqualTo(AnsiStyle.PLAIN);
        assertThat(Terminal.of(Map.of("NO_COLOR", ""), "out", "80").style()).isEqualTo(AnsiStyle.COLOURED);
        assertThat(Terminal.of(Map.of("TERM", "dumb"), "out", "80").style()).isEqualTo(AnsiStyle.PLAIN);
        assertThat(Terminal.of(Map.of(), ",err", "80").style()).isEqualTo(AnsiStyle.PLAIN);
    }

    @Test
    void goesByTheConsoleOfJavaWhereNoScriptCouldFindOut() {
        assertThat(Terminal.of(Map.of("TERM", "xterm"), true).style()).isEqualTo(AnsiStyle.COLOURED);
        assertThat(Terminal.of(Map.of("WT_SESSION", "1"), true).style()).isEqualTo(AnsiStyle.COLOURED);
        assertThat(Terminal.of(Map.of(), true)).as("an old console of Windows").satisfies(old -> {
            assertThat(old.out()).isTrue();
            assertThat(old.err()).isTrue();
            assertThat(old.style()).isEqualTo(AnsiStyle.PLAIN);
        });
        assertThat(Terminal.of(Map.of("TERM", "xterm"), false).out()).isFalse();
        assertThat(Terminal.isAtHand(null)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "1", "39", "80", "9999", "12345678", "-3", "x"})
    void worksAtAnyWidth(String width) {
        Session session = Session.run("", Terminal.of(Map.of(), "out", width), "--help");
        assertThat(session.exit()).isZero();
        assertThat(session.out()).contains("Usage");
    }

    @Test
    void cutsCellsToTheirWidth() {
        assertThat(Cells.fit("abc", 5)).isEqualTo("abc  ");
        assertThat(Cells.fit("abcdef", 5)).isEqualTo("abcd…");
        assertThat(Cells.cut("😀😀😀", 2)).isEqualTo("😀…");
        assertThat(Cells.line("a\nb\u001B[31m")).isEqualTo("a b [31m");
    }

    @Test
    void tellsHowFarAndHowFastAndWhenDone() {
        AtomicLong read = new AtomicLong();
        AtomicLong now = new AtomicLong();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        ProgressBar bar =
                new ProgressBar(new PrintStream(err, true, UTF_8), OptionalLong.of(1000), read::get, now::get);
        assertThat(bar.line()).isEqualTo("░".repeat(24) + "   0 % · 0 cases · 0/s");
        bar.step();
        bar.step();
        read.set(250);
        now.set(30_000_000_000L);
        assertThat(bar.line()).isEqualTo("█".repeat(6) + "░".repeat(18) + "  25 % · 2 cases · 0/s · 1:30 left");
        read.set(1);
        assertThat(bar.line()).endsWith("8:19:30 left");
    }

    @Test
    void tellsOnlyTheRateWhenNobodyKnowsTheSize() {
        AtomicLong now = new AtomicLong();
        ProgressBar bar = new ProgressBar(
                new PrintStream(new ByteArrayOutputStream(), true, UTF_8), OptionalLong.empty(), () -> 5, now::get);
        bar.step();
        now.set(500_000_000L);
        assertThat(bar.line()).isEqualTo("1 cases · 2/s");
    }
}
