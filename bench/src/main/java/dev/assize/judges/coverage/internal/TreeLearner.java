package dev.assize.judges.coverage.internal;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;

/**
 * Learns {@link DecisionTrees}: each tree corrects what those before it got wrong (gradient boosting of the logistic loss). A tree
 * grows at the leaf where a cut gains most. The same rows always give the same trees.
 *
 * <p>More of what {@linkplain Signals#speaksFor speaks for} a statement never makes it less likely, whatever the rows say: so an odd case is not
 * judged by a stretch of numbers that few rows have.
 */
final class TreeLearner {

    /** One row: the signals, whether people found the statement stated, and for how many rows it counts. */
    @SuppressWarnings("ArrayRecordComponent") // They are read, and compared with nothing.
    record Row(double[] signals, boolean stated, double weight) {}

    private static final int TREES = 200;
    private static final int LEAVES = 15;
    private static final int FEWEST_ROWS = 25;
    private static final double RATE = 0.06;
    private static final double RIDGE = 5.0;

    /** How many different cuts of a signal are tried at most. */
    private static final int MOST_CUTS = 250;

    private final List<Row> rows;
    private final double[][] cuts;

    /** For each signal and row how many cuts lie at or below its number. */
    private final int[][] bins;

    private final double[] sums;
    private final double[] gradients;
    private final double[] curvatures;

    private TreeLearner(List<Row> rows) {
        this.rows = rows;
        int signals = rows.get(0).signals().length;
        this.cuts = new double[signals][];
        this.bins = new int[signals][rows.size()];
        for (int signal = 0; signal < signals; signal++) {
            cuts[signal] = cuts(signal);
            for (int row = 0; row < rows.size(); row++) {
                int found = Arrays.binarySearch(cuts[signal], rows.get(row).signals()[signal]);
                bins[signal][row] = found >= 0 ? found + 1 : -found - 1;
            }
        }
        this.sums = new double[rows.size()];
        this.gradients = new double[rows.size()];
        this.curvatures = new double[rows.size()];
    }

    /** The lines of the trees. */
    static List<String> learn(List<Row> rows) {
        return new TreeLearner(rows).trees();
    }

    /** Between numbers that differ, about as many rows in each stretch. */
    private double[] cuts(int signal) {
        double[] numbers =
                rows.stream().mapToDouble(row -> row.signals()[signal]).sorted().toArray();
        double[] distinct = Arrays.stream(numbers).distinct().toArray();
        List<Double> cuts = new ArrayList<>();
        boolean few = distinct.length <= MOST_CUTS;
        int steps = few ? distinct.length : MOST_CUTS;
        for (int i = 1; i < steps; i++) {
            double low = few ? distinct[i - 1] : numbers[(int) ((long) i * numbers.length / steps) - 1];
            double high = few ? distinct[i] : numbers[(int) ((long) i * numbers.length / steps)];
            if (low < high) {
                cuts.add(rounded(low, high));
            }
        }
        return cuts.stream()
                .mapToDouble(Double::doubleValue)
                .distinct()
                .sorted()
                .toArray();
    }

    /** A number above the one and at most the other, with as few digits as do. */
    private static double rounded(double low, double high) {
        for (int digits = 0; digits < 12; digits++) {
            double middle = Double.parseDouble(String.format(Locale.ROOT, "%." + digits + "f", (low + high) / 2));
            if (middle > low && middle <= high) {
                return middle;
            }
        }
        return high;
    }

    private List<String> trees() {
        double stated =
                rows.stream().filter(Row::stated).mapToDouble(Row::weight).sum();
        double all = rows.stream().mapToDouble(Row::weight).sum();
        double start = Math.log(stated / (all - stated));
        Arrays.fill(sums, start);
        List<String> lines = new ArrayList<>();
        lines.add(number(start));
        for (int tree = 0; tree < TREES; tree++) {
            for (int row = 0; row < sums.length; row++) {
                double share = 1 / (1 + Math.exp(-sums[row]));
                double weight = rows.get(row).weight();
                gradients[row] = weight * ((rows.get(row).stated() ? 1 : 0) - share);
                curvatures[row] = weight * share * (1 - share);
            }
            lines.add(tree().text());
        }
        return lines;
    }

    private static String number(double number) {
        return String.format(Locale.ROOT, "%.4f", number);
    }

    private Node tree() {
        Node root = new Node(all(), Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        PriorityQueue<Node> open = new PriorityQueue<>(Comparator.comparingDouble(node -> -node.gain));
        open.add(root);
        int leaves = 1;
        while (leaves < LEAVES && !open.isEmpty() && open.peek().gain > 0) {
            Node node = open.remove();
            node.part();
            open.add(node.less());
            open.add(node.rest());
            leaves++;
        }
        root.settle();
        return root;
    }

    private int[] all() {
        int[] all = new int[rows.size()];
        Arrays.setAll(all, row -> row);
        return all;
    }

    private static double worth(double gradient, double curvature) {
        return gradient * gradient / (curvature + RIDGE);
    }

    /** Some rows, and how they are best parted. */
    private final class Node {

        private final int[] members;
        private final double lowest;
        private final double highest;
        private double gradient;
        private double curvature;
        private double gain;
        private int signal = -1;
        private int cut;
        private final List<Node> parts = new ArrayList<>();

        Node(int[] members, double lowest, double highest) {
            this.members = members;
            this.lowest = lowest;
            this.highest = highest;
            for (int row : members) {
                gradient += gradients[row];
                curvature += curvatures[row];
            }
            for (int at = 0; at < cuts.length; at++) {
                search(at);
            }
        }

        Node less() {
            return parts.get(0);
        }

        Node rest() {
            return parts.get(1);
        }

        private void search(int at) {
            double[] gradientIn = new double[cuts[at].length + 1];
            double[] curvatureIn = new double[gradientIn.length];
            int[] rowsIn = new int[gradientIn.length];
            for (int row : members) {
                int bin = bins[at][row];
                gradientIn[bin] += gradients[row];
                curvatureIn[bin] += curvatures[row];
                rowsIn[bin]++;
            }
            double gradientLess = 0;
            double curvatureLess = 0;
            int rowsLess = 0;
            for (int i = 0; i < cuts[at].length; i++) {
                gradientLess += gradientIn[i];
                curvatureLess += curvatureIn[i];
                rowsLess += rowsIn[i];
                if (rowsLess >= FEWEST_ROWS && members.length - rowsLess >= FEWEST_ROWS) {
                    double gained = worth(gradientLess, curvatureLess)
                            + worth(gradient - gradientLess, curvature - curvatureLess)
                            - worth(gradient, curvature);
                    if (gained > gain
                            && isInOrder(
                                    at,
                                    value(gradientLess, curvatureLess),
                                    value(gradient - gradientLess, curvature - curvatureLess))) {
                        gain = gained;
                        signal = at;
                        cut = i;
                    }
                }
            }
        }

        private boolean isInOrder(int at, double less, double rest) {
            return !Signals.speaksFor(at) || rest >= less;
        }

        private double value(double gradient, double curvature) {
            return Math.max(lowest, Math.min(highest, gradient / (curvature + RIDGE)));
        }

        void part() {
            Node less = new Node(select(true), lowest, highest);
            Node rest = new Node(select(false), lowest, highest);
            double middle = (less.value() + rest.value()) / 2;
            boolean rises = Signals.speaksFor(signal);
            parts.add(rises ? new Node(less.members, lowest, middle) : less);
            parts.add(rises ? new Node(rest.members, middle, highest) : rest);
        }

        private int[] select(boolean less) {
            return Arrays.stream(members)
                    .filter(row -> bins[signal][row] <= cut == less)
                    .toArray();
        }

        private double value() {
            return value(gradient, curvature);
        }

        private double addend() {
            return Double.parseDouble(number(RATE * value()));
        }

        /** Adds what the leaves add to the rows in them. */
        void settle() {
            if (parts.isEmpty()) {
                for (int row : members) {
                    sums[row] += addend();
                }
            }
            parts.forEach(Node::settle);
        }

        String text() {
            return parts.isEmpty()
                    ? number(addend())
                    : Signals.NAMES.get(signal) + "<"
                            + new BigDecimal(Double.toString(cuts[signal][cut])).toPlainString() + " "
                            + less().text() + " " + rest().text();
        }
    }
}
