package dev.assize.runs.sheet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetCellTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "=1+1",
                "+2*3",
                "-x",
                "@SUM(A1)",
                "\tx",
                "\r=1",
                "\n=1",
                "＝1",
                "－1+2",
                "'=1",
                "-1.",
                "--1",
                "-1e5",
                "+2"
            })
    void guardsWhatASpreadsheetWouldCompute(String text) {
        assertThat(SheetCell.guarded(text)).isEqualTo("'" + text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "a=1", "-5", "-0.25", "17", "'quoted'", "''", " =1", "’=1"})
    void leavesAloneWhatItWouldNot(String text) {
        assertThat(SheetCell.guarded(text)).isEqualTo(text);
        assertThat(SheetCell.unguarded(text)).isEqualTo(text);
    }

    @Test
    void givesBackWhatWasGuarded() {
        Random random = new Random(7);
        String letters = "=+-@'\t\n1a.";
        for (int i = 0; i < 10_000; i++) {
            String text = random.ints(random.nextInt(5), 0, letters.length())
                    .collect(StringBuilder::new, (built, at) -> built.append(letters.charAt(at)), StringBuilder::append)
                    .toString();
            assertThat(SheetCell.unguarded(SheetCell.guarded(text))).isEqualTo(text);
        }
    }

    @Test
    void cutsNoMoreThanACellCannotHold() {
        String longest = "x".repeat(32_000);
        assertThat(SheetCell.isTooLong(longest)).isFalse();
        assertThat(SheetCell.readable(longest)).isEqualTo(longest);
        assertThat(SheetCell.isTooLong(longest + "x")).isTrue();
        assertThat(SheetCell.readable("=" + longest))
                .hasSize(32_001)
                .startsWith("'=x")
                .endsWith("x…");
    }
}
