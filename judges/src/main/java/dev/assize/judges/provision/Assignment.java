package dev.assize.judges.provision;

import java.util.Arrays;

/**
 * The one-to-one assignment of rows to columns with the greatest total value.
 *
 * <p>Kuhn's Hungarian method with potentials (Munkres 1957; the O(n²m) form of Jonker and Volgenant), on costs that are
 * the negative of the values. A pair of value 0 is no pair: it only fills up the matrix.
 */
final class Assignment {

    private static final int NONE = -1;

    private Assignment() {}

    /** For each row its column, or -1. */
    static int[] best(long[][] values, int columns) {
        int rows = values.length;
        if (rows > columns) {
            return inverse(best(transposed(values, columns), rows), rows);
        }
        long[] rowPotential = new long[rows + 1];
        long[] columnPotential = new long[columns + 1];
        int[] rowOf = new int[columns + 1];
        int[] way = new int[columns + 1];
        for (int row = 1; row <= rows; row++) {
            augment(row, values, rowPotential, columnPotential, rowOf, way);
        }
        int[] columnOf = new int[rows];
        Arrays.fill(columnOf, NONE);
        for (int column = 1; column <= columns; column++) {
            int row = rowOf[column];
            if (row > 0 && values[row - 1][column - 1] > 0) {
                columnOf[row - 1] = column - 1;
            }
        }
        return columnOf;
    }

    /** Finds the cheapest way to give one more row a column, moving others where that pays. */
    private static void augment(
            int row, long[][] values, long[] rowPotential, long[] columnPotential, int[] rowOf, int[] way) {
        int columns = rowOf.length - 1;
        long[] least = new long[columns + 1];
        boolean[] used = new boolean[columns + 1];
        Arrays.fill(least, Long.MAX_VALUE);
        rowOf[0] = row;
        int column = 0;
        while (rowOf[column] != 0) {
            used[column] = true;
            int current = rowOf[column];
            long delta = Long.MAX_VALUE;
            int next = 0;
            for (int j = 1; j <= columns; j++) {
                if (used[j]) {
                    continue;
                }
                long reduced = -values[current - 1][j - 1] - rowPotential[current] - columnPotential[j];
                if (reduced < least[j]) {
                    least[j] = reduced;
                    way[j] = column;
                }
                if (least[j] < delta) {
                    delta = least[j];
                    next = j;
                }
            }
            for (int j = 0; j <= columns; j++) {
                if (used[j]) {
                    rowPotential[rowOf[j]] += delta;
                    columnPotential[j] -= delta;
                } else {
                    least[j] -= delta;
                }
            }
            column = next;
        }
        while (column != 0) {
            int previous = way[column];
            rowOf[column] = rowOf[previous];
            column = previous;
        }
    }

    private static long[][] transposed(long[][] values, int columns) {
        long[][] turned = new long[columns][values.length];
        for (int row = 0; row < values.length; row++) {
            for (int column = 0; column < columns; column++) {
                turned[column][row] = values[row][column];
            }
        }
        return turned;
    }

    private static int[] inverse(int[] rowOfColumn, int rows) {
        int[] columnOfRow = new int[rows];
        Arrays.fill(columnOfRow, NONE);
        for (int column = 0; column < rowOfColumn.length; column++) {
            if (rowOfColumn[column] != NONE) {
                columnOfRow[rowOfColumn[column]] = column;
            }
        }
        return columnOfRow;
    }
}
