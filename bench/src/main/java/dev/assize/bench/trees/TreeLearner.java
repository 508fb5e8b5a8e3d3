package dev.assize.bench.trees;

import dev.assize.text.trees.DecisionTrees;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.PriorityQueue;
import java.util.function.IntPredicate;

/**
 * Learns {@link DecisionTrees}: each tree corrects what those before it got wrong (gradient boosting of the logistic loss). A tree
 * grows at the leaf where a cut gains most. The same rows always give the same trees.
 *
 * <p>More of a signal that {@link Shape#rising rises} never makes a yes less likely, whatever the rows say: so an odd case is not
 * judged by a stretch of numbers that few rows have.
 */
public final class TreeLearner {

    /** One row: the signals, the answer that people gave, and for how many rows it counts. */
    @SuppressWarnings("ArrayRecordComponent") // They are read, and compared with nothing.
    public record Row(double[] signals, boolean yes, double weight) {}

    /**
     * How many trees are grown, and how large.
     *
     * @param fewestRows how many rows each leaf has at least
     * @param rate how much of what is left to correct a tree corrects
     * @param rising the signals of which more can only speak for a yes
     */
    public record Shape(int trees, int leaves, int fewestRows, double rate, IntPredicate rising) {}

    private static final double RIDGE = 5.0;

    /** How many different cuts of a signal are tried at most. */
    private static final int MOST_CUTS = 250;

    private final List<String> names;
    private final Shape shape;
    private final List<Row> rows;
    private final double[][] cuts;

    /** For each signal and row how many cuts lie at or below its number. */
    private final int[][] bins;

    private final double[] sums;
    private final double[] gradients;
    private final double[] curvatures;

    private TreeLearner(List<String> names, Shape shape, List<Row> rows) {
        this.names = names;
        this.shape = shape;
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

    /**
     * The lines of the trees.
     *
     * @param names of the signals, in the order of their numbers
     */
    public static List<String> learn(List<String> names, Shape shape, List<Row> rows) {
        return new TreeLearner(names, shape, rows).trees();
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
        double yes = rows.stream().filter(Row::yes).mapToDouble(Row::weight).sum();
        double all = rows.stream().mapToDouble(Row::weight).sum();
        double start = Math.log(yes / (all - yes));
        Arrays.fill(sums, start);
        List<String> lines = new ArrayList<>();
        lines.add(number(start));
        for (int tree = 0; tree < shape.trees(); tree++) {
            for (int row = 0; row < sums.length; row++) {
                double share = 1 / (1 + Math.exp(-sums[row]));
                double weight = rows.get(row).weight();
                gradients[row] = weight * ((rows.get(row).yes() ? 1 : 0) - share);
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
        while (leaves < shape.leaves() && !open.isEmpty() && open.peek().gain > 0) {
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
                if (rowsLess >= shape.fewestRows() && members.length - rowsLess >= shape.fewestRows()) {
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
            return !shape.rising().test(at) || rest >= less;
        }

        private double value(double gradient, double curvature) {
            return Math.max(lowest, Math.min(highest, gradient / (curvature + RIDGE)));
        }

        void part() {
            Node less = new Node(select(true), lowest, highest);
            Node rest = new Node(select(false), lowest, highest);
            double middle = (less.value() + rest.value()) / 2;
            boolean rises = shape.rising().test(signal);
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
            return Double.parseDouble(number(shape.rate() * value()));
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
                    : names.get(signal) + "<"
                            + new BigDecimal(Double.toString(cuts[signal][cut])).toPlainString() + " "
                            + less().text() + " " + rest().text();
        }
    }
}
