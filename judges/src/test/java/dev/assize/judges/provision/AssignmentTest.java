package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class AssignmentTest {

    @Test
    void isAsGoodAsTheBestOfAllAssignments() {
        long seed = Long.getLong("test.seed", 20261115L);
        Random random = new Random(seed);
        for (int round = 0; round < 500; round++) {
            int rows = 1 + random.nextInt(5);
            int columns = 1 + random.nextInt(5);
            long[][] values = new long[rows][columns];
            for (long[] row : values) {
                for (int column = 0; column < columns; column++) {
                    row[column] = random.nextInt(3) == 0 ? 0 : random.nextInt(20);
                }
            }
            assertThat(total(values, Assignment.best(values, columns)))
                    .as("seed %d, round %d", seed, round)
                    .isEqualTo(best(values, 0, new boolean[columns]));
        }
    }

    @Test
    void pairsNothingOfNoValue() {
        assertThat(Assignment.best(new long[][] {{0, 0}, {0, 0}}, 2)).containsExactly(-1, -1);
    }

    @Test
    void isNotFirstCome() {
        assertThat(Assignment.best(new long[][] {{5, 4}, {5, 0}}, 2)).containsExactly(1, 0);
    }

    private static long total(long[][] values, int[] columnOf) {
        long total = 0;
        boolean[] used = new boolean[values[0].length];
        for (int row = 0; row < columnOf.length; row++) {
            if (columnOf[row] >= 0) {
                assertThat(used[columnOf[row]]).isFalse();
                used[columnOf[row]] = true;
                total += values[row][columnOf[row]];
            }
        }
        return total;
    }

    private static long best(long[][] values, int row, boolean[] used) {
        if (row == values.length) {
            return 0;
        }
        long most = best(values, row + 1, used);
        for (int column = 0; column < used.length; column++) {
            if (!used[column]) {
                used[column] = true;
                most = Math.max(most, values[row][column] + best(values, row + 1, used));
                used[column] = false;
            }
        }
        return most;
    }
}
