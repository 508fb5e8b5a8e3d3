package dev.assize.judges.coverage.internal;

import java.util.List;

/** Logistic regression with a small ridge, by Newton's method; exact enough after a dozen steps. */
final class LogisticRegression {

    /** One row: the signals, and whether a person found the fact stated. */
    record Row(List<Double> signals, boolean stated) {}

    private static final double RIDGE = 1.0;
    private static final int STEPS = 15;

    private LogisticRegression() {}

    static double[] fit(List<Row> rows) {
        int n = rows.get(0).signals().size();
        double[] weights = new double[n];
        for (int step = 0; step < STEPS; step++) {
            double[] gradient = new double[n];
            double[][] curvature = new double[n][n];
            for (int i = 0; i < n; i++) {
                gradient[i] = -RIDGE * weights[i];
                curvature[i][i] = RIDGE;
            }
            for (Row row : rows) {
                accumulate(row, weights, gradient, curvature);
            }
            double[] change = solve(curvature, gradient);
            for (int i = 0; i < n; i++) {
                weights[i] += change[i];
            }
        }
        return weights;
    }

    private static void accumulate(Row row, double[] weights, double[] gradient, double[][] curvature) {
        double[] x = row.signals().stream().mapToDouble(Double::doubleValue).toArray();
        double p = 1 / (1 + Math.exp(-dot(weights, x)));
        double error = (row.stated() ? 1 : 0) - p;
        double spread = p * (1 - p);
        for (int i = 0; i < x.length; i++) {
            gradient[i] += error * x[i];
            for (int j = 0; j < x.length; j++) {
                curvature[i][j] += spread * x[i] * x[j];
            }
        }
    }

    private static double dot(double[] a, double[] b) {
        double sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] * b[i];
        }
        return sum;
    }

    /** Gaussian elimination; the ridge keeps the matrix regular. */
    private static double[] solve(double[][] matrix, double[] right) {
        int n = right.length;
        double[] solution = right.clone();
        for (int pivot = 0; pivot < n; pivot++) {
            for (int row = pivot + 1; row < n; row++) {
                double factor = matrix[row][pivot] / matrix[pivot][pivot];
                for (int column = pivot; column < n; column++) {
                    matrix[row][column] -= factor * matrix[pivot][column];
                }
                solution[row] -= factor * solution[pivot];
            }
        }
        for (int row = n - 1; row >= 0; row--) {
            for (int column = row + 1; column < n; column++) {
                solution[row] -= matrix[row][column] * solution[column];
            }
            solution[row] /= matrix[row][row];
        }
        return solution;
    }
}
