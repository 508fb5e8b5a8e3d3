package dev.assize.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PasswordHashTest {

    private static final int FEW_ROUNDS = 1_000;

    @Test
    void isMadeSlowly() {
        String kept = PasswordHash.of("correct horse battery".toCharArray());
        assertThat(kept).startsWith("pbkdf2-sha256$600000$").doesNotContain("horse");
        assertThat(PasswordHash.ofNobody()).startsWith("pbkdf2-sha256$600000$").hasSameSizeAs(kept);
    }

    @Test
    void knowsAPasswordAgainAndNoOther() {
        String kept = PasswordHash.of("correct horse battery".toCharArray(), FEW_ROUNDS);
        assertThat(PasswordHash.matches("correct horse battery".toCharArray(), kept))
                .isTrue();
        assertThat(PasswordHash.matches("correct horse batterz".toCharArray(), kept))
                .isFalse();
    }

    @Test
    void saltsEachOne() {
        assertThat(PasswordHash.of("same".toCharArray(), FEW_ROUNDS))
                .isNotEqualTo(PasswordHash.of("same".toCharArray(), FEW_ROUNDS));
    }

    @Test
    void takesWhatItDidNotWriteForNoPassword() {
        assertThat(PasswordHash.matches("x".toCharArray(), "x")).isFalse();
    }
}
