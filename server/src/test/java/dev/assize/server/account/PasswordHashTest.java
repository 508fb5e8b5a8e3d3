package dev.assize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasswordHashTest {

    @Test
    void knowsAPasswordAgainAndNoOther() {
        String kept = PasswordHash.of("correct horse battery".toCharArray());
        assertThat(kept).startsWith("pbkdf2-sha256$600000$").doesNotContain("horse");
        assertThat(PasswordHash.matches("correct horse battery".toCharArray(), kept))
                .isTrue();
        assertThat(PasswordHash.matches("correct horse batterz".toCharArray(), kept))
                .isFalse();
    }

    @Test
    void saltsEachOne() {
        assertThat(PasswordHash.of("same".toCharArray())).isNotEqualTo(PasswordHash.of("same".toCharArray()));
    }

    @Test
    void takesWhatItDidNotWriteForNoPassword() {
        assertThat(PasswordHash.matches("x".toCharArray(), "x")).isFalse();
    }
}
