package dev.assize.judges.citation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpacedWordsTest {

    @Test
    void setsTheWordsOfATextApart() {
        assertThat(new String(SpacedWords.of("« L’Œuvre d'été », 2e éd."))).isEqualTo(" l oeuvre d ete 2e ed ");
        assertThat(new String(SpacedWords.of("…"))).isEqualTo(" ");
        assertThat(new String(SpacedWords.of(""))).isEqualTo(" ");
    }

    /** Common characters are looked up in a table; that must make no difference. */
    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void readsCommonCharactersAsAnyOther(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(12); length > 0; length--) {
                text.append((char)
                        switch (random.nextInt(4)) {
                            case 0 -> ' ' + random.nextInt(0x60);
                            case 1 -> random.nextInt(0x260);
                            case 2 -> 0x2000 + random.nextInt(0x80);
                            default -> 'a' + random.nextInt(26);
                        });
            }
            assertThat(SpacedWords.of(text.toString()))
                    .as("seed %s, text <%s>", seed, text)
                    .isEqualTo(SpacedWords.ofAny(text.toString()));
        }
    }
}
