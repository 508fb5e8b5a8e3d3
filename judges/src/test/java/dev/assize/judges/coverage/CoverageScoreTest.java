package dev.assize.judges.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CoverageScoreTest {

    /** facts, conclusions, terms as matched/total; organised; the score line. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2/2 | 0/0 | 1/1 | true | 5 ≈ 5.0 = 5 * (facts_ratio 1.0 * 0.7 + terms_ratio 1.0 * 0.21 + organization_ratio 1.0 * 0.09)",
                "2/3 | 1/2 | 1/3 | true | 3 ≈ 2.8833 = 5 * (facts_ratio 0.6667 * 0.4 + conclusions_ratio 0.5 * 0.3 + terms_ratio 0.3333 * 0.21 + organization_ratio 1.0 * 0.09)",
                "0/3 | 1/2 | 2/4 | true | 1 ≈ 0.525 = 5 * (facts_ratio 0.0 * 0.7 + terms_ratio 0.5 * 0.21)",
                "0/3 | 0/0 | 0/0 | true | 1 ≈ 1.05 = 5 * (facts_ratio 0.0 * 0.7 + terms_ratio 1.0 * 0.21)",
                "0/0 | 1/1 | 0/0 | false | 5 ≈ 4.55 = 5 * (facts_ratio 1.0 * 0.4 + conclusions_ratio 1.0 * 0.3 + terms_ratio 1.0 * 0.21 + organization_ratio 0.0 * 0.09)",
                "0/0 | 0/0 | 1/2 | true | 4 ≈ 4.475 = 5 * (facts_ratio 1.0 * 0.7 + terms_ratio 0.5 * 0.21 + organization_ratio 1.0 * 0.09)",
                "1/10000 | 0/0 | 0/1 | false | 0 ≈ 0.0004 = 5 * (facts_ratio 0.0001 * 0.7 + terms_ratio 0.0 * 0.21 + organization_ratio 0.0 * 0.09)",
            })
    void followsTheFormulaThatApplies(String facts, String conclusions, String terms, boolean organized, String line) {
        assertThat(new CoverageScore(tally(facts), tally(conclusions), tally(terms), organized).printed())
                .isEqualTo(line);
    }

    @Test
    void roundsHalvesUpWhereBinaryArithmeticWouldNot() {
        // 5 * (0.7 * 5/7) = 2.5 exactly; in doubles 0.7 * (5.0 / 7) * 5 is 2.4999999999999996.
        assertThat(new CoverageScore(new ItemCount(5, 7), new ItemCount(0, 0), new ItemCount(0, 9), false).rounded())
                .isEqualTo(3);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void neverFallsWhenMoreIsMatched(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            ItemCount facts = any(random);
            ItemCount conclusions = any(random);
            ItemCount terms = any(random);
            boolean organized = random.nextBoolean();
            Rational before = new CoverageScore(facts, conclusions, terms, organized).exact();
            Rational after = new CoverageScore(more(facts), more(conclusions), more(terms), true).exact();
            assertThat(after.numerator().multiply(before.denominator()))
                    .as("seed %s: %s %s %s", seed, facts, conclusions, terms)
                    .isGreaterThanOrEqualTo(before.numerator().multiply(after.denominator()));
        }
    }

    private static ItemCount any(Random random) {
        int total = random.nextInt(6);
        return new ItemCount(total == 0 ? 0 : random.nextInt(total + 1), total);
    }

    private static ItemCount more(ItemCount tally) {
        return new ItemCount(Math.min(tally.total(), tally.matched() + 1), tally.total());
    }

    private static ItemCount tally(String text) {
        String[] parts = text.strip().split("/");
        return new ItemCount(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]));
    }
}
