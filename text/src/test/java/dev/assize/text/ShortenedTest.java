package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ShortenedTest {

    @Test
    void leavesWhatFits() {
        assertThat(Shortened.to(5, "apple")).isEqualTo("apple");
        assertThat(Shortened.after(5, "apple")).isEqualTo("apple");
    }

    @Test
    void cutsBeforeTheEllipsis() {
        assertThat(Shortened.to(5, "apples")).isEqualTo("appl…");
        assertThat(Shortened.after(5, "apples")).isEqualTo("apple…");
    }

    @Test
    void breaksNoCharacter() {
        assertThat(Shortened.after(2, "a😀b")).isEqualTo("a…");
        assertThat(Shortened.after(3, "a😀b")).isEqualTo("a😀…");
        assertThat(Shortened.to(3, "a😀bc")).isEqualTo("a…");
    }
}
