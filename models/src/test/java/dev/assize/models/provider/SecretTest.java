package dev.assize.models.provider;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SecretTest {

    @Test
    void isHiddenWhereverItOccurs() {
        Secret key = Secret.of(" sk-$1.secret+\n");
        assertThat(key.hideIn("key sk-$1.secret+, sent asxsk-$1.secret+y")).isEqualTo("key (key), sent asx(key)y");
        assertThat(key).hasToString("(secret)");
    }

    @Test
    void isHiddenAsAWordWhereItIsTooShortToBeOne() {
        assertThat(Secret.of("x").hideIn("Bearer x: an example for openai/x-2, (x)"))
                .isEqualTo("Bearer (key): an example for openai/(key)-2, ((key))");
        assertThat(Secret.NONE.hideIn("no key")).isEqualTo("no key");
    }
}
