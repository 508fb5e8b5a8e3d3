package dev.assize.runs.dataset;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {

    @Test
    void readsCharactersOfOneToThreeBytesIntoAnArray() {
        assertThat(inArray("{\"cour\":\"arrêt\",\"prix\":\"3 €\",\"\uFFFD\":\"\u07FF\u0800\uFFFF\"}"))
                .isEqualTo("{\"cour\":\"arrêt\",\"prix\":\"3 €\",\"\uFFFD\":\"\u07FF\u0800\uFFFF\"}");
        assertThat(inArray("")).isEmpty();
    }

    @Test
    void leavesPairsAndAllThatIsNoUtf8ToTheSlowerWay() {
        assertThat(length("😀".getBytes(UTF_8))).isEqualTo(-1);
        assertThat(length(0x61, 0xE9)).isEqualTo(-1);
        assertThat(length(0x61, 0xC3)).isEqualTo(-1);
        assertThat(length(0x61, 0xE2, 0x82)).isEqualTo(-1);
        assertThat(length(0xC0, 0xAF)).as("two bytes where one will do").isEqualTo(-1);
        assertThat(length(0xE0, 0x80, 0xAF)).as("three bytes where one will do").isEqualTo(-1);
        assertThat(length(0xED, 0xA0, 0x80)).as("half of a pair").isEqualTo(-1);
        assertThat(length(0x80)).isEqualTo(-1);
        assertThat(length(0xFF, 0x80, 0x80)).isEqualTo(-1);
    }

    @Test
    void neverReadsAnythingElseThanTheTextItself() {
        long seed = 17;
        Random random = new Random(seed);
        for (int i = 0; i < 200_000; i++) {
            byte[] bytes = new byte[random.nextInt(5)];
            random.nextBytes(bytes);
            char[] units = new char[bytes.length];
            int length = Utf8.decode(bytes, units);
            if (length >= 0) {
                assertThat(new String(units, 0, length))
                        .as("seed %d, try %d", seed, i)
                        .isEqualTo(new String(bytes, UTF_8));
                assertThat(new String(units, 0, length).getBytes(UTF_8)).isEqualTo(bytes);
            }
        }
    }

    private static String inArray(String text) {
        byte[] bytes = text.getBytes(UTF_8);
        char[] units = new char[bytes.length];
        return new String(units, 0, Utf8.decode(bytes, units));
    }

    private static int length(int... units) {
        byte[] bytes = new byte[units.length];
        for (int i = 0; i < units.length; i++) {
            bytes[i] = (byte) units[i];
        }
        return length(bytes);
    }

    private static int length(byte[] bytes) {
        return Utf8.decode(bytes, new char[bytes.length]);
    }
}
