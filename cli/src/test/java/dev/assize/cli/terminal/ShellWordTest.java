package dev.assize.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShellWordTest {

    @Test
    void quotesOnlyWhatAShellWouldTakeApart() {
        assertThat(ShellWord.of("reference=gold.text")).isEqualTo("reference=gold.text");
        assertThat(ShellWord.of("réponse")).isEqualTo("réponse");
        assertThat(ShellWord.of("input=User question")).isEqualTo("\"input=User question\"");
        assertThat(ShellWord.of("id=#")).isEqualTo("\"id=#\"");
        assertThat(ShellWord.of("output_text=answer (v1)")).isEqualTo("\"output_text=answer (v1)\"");
        assertThat(ShellWord.of("a$b")).isEqualTo("'a$b'");
        assertThat(ShellWord.of("it's \"$x\"")).isEqualTo("'it'\\''s \"$x\"'");
        assertThat(ShellWord.of("")).isEqualTo("\"\"");
    }
}
