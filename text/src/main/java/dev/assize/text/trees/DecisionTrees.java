package dev.assize.text.trees;

import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Learnt trees, each of which adds its part to a sum: the log of the odds of a yes. Threads share it: it never changes.
 *
 * <p>A line is a tree, from its root: {@code SIGNAL<number} goes on with what follows where the signal of that name is less, and with
 * what comes after that where it is not; a number alone is what is added.
 *
 * <p>The trees are not followed one by one, which a processor cannot foresee. All of them are asked for one signal after the other: a
 * fork whose signal is not less strikes the leaves that it would have led to otherwise. Each tree ends at its first leaf that is left.
 */
public final class DecisionTrees {

    private static final int MOST_LEAVES = Integer.SIZE;

    /**
     * @param tree which of the trees it is in
     * @param strikes a bit for each leaf where it goes on if the signal is less than the number
     */
    private record Fork(int signal, double number, int tree, int strikes) {}

    /** The forks by their signals, those with smaller numbers first, and where those of each signal begin. */
    private final double[] numbers;

    private final int[] trees;
    private final int[] strikes;
    private final int[] begins;

    /** What each leaf adds, those of one tree before those of the next, and where those of each tree begin. */
    private final double[] leaves;

    private final int[] firstLeaves;

    /** @param signals the names of the signals, in the order of their numbers */
    public DecisionTrees(List<String> signals, List<String> lines) {
        List<Fork> forks = new ArrayList<>();
        List<Double> added = new ArrayList<>();
        this.firstLeaves = new int[lines.size()];
        for (int tree = 0; tree < firstLeaves.length; tree++) {
            firstLeaves[tree] = added.size();
            new Line(signals, lines.get(tree), tree, forks, added).read();
        }
        this.leaves = added.stream().mapToDouble(Double::doubleValue).toArray();
        forks.sort(Comparator.comparingInt(Fork::signal).thenComparingDouble(Fork::number));
        this.numbers = forks.stream().mapToDouble(Fork::number).toArray();
        this.trees = forks.stream().mapToInt(Fork::tree).toArray();
        this.strikes = forks.stream().mapToInt(Fork::strikes).toArray();
        this.begins = new int[signals.size() + 1];
        forks.forEach(fork -> begins[fork.signal() + 1]++);
        for (int signal = 1; signal < begins.length; signal++) {
            begins[signal] += begins[signal - 1];
        }
    }

    /** Those of a resource beside a class. */
    public static DecisionTrees beside(Class<?> owner, String resource, List<String> signals) {
        return new DecisionTrees(signals, WordList.beside(owner, resource).lines());
    }

    /** Whether no signal counts, because nothing was learnt. */
    public boolean isEmpty() {
        return numbers.length == 0;
    }

    /** Positive when the evidence suffices. */
    public double sum(double[] evidence) {
        int[] struck = new int[firstLeaves.length];
        for (int signal = 0; signal < evidence.length; signal++) {
            strike(evidence[signal], begins[signal], begins[signal + 1], struck);
        }
        double sum = 0;
        for (int tree = 0; tree < struck.length; tree++) {
            sum += leaves[firstLeaves[tree] + Integer.numberOfTrailingZeros(~struck[tree])];
        }
        return sum;
    }

    /** Strikes what the forks from {@code begin} to {@code end} do not lead to, all of one signal. */
    private void strike(double number, int begin, int end, int[] struck) {
        for (int fork = begin; fork < end && number >= numbers[fork]; fork++) {
            struck[trees[fork]] |= strikes[fork];
        }
    }

    /** One line, read from its root. */
    private static final class Line {
        private final List<String> signals;
        private final StringTokenizer words;
        private final String line;
        private final int tree;
        private final List<Fork> forks;
        private final List<Double> leaves;
        private final int firstLeaf;

        Line(List<String> signals, String line, int tree, List<Fork> forks, List<Double> leaves) {
            this.signals = signals;
            this.words = new StringTokenizer(line, " ");
            this.line = line;
            this.tree = tree;
            this.forks = forks;
            this.leaves = leaves;
            this.firstLeaf = leaves.size();
        }

        void read() {
            readNode();
            if (words.hasMoreTokens()) {
                throw new IllegalArgumentException("A tree has more nodes than it leads to: " + line);
            }
            if (leaves.size() - firstLeaf > MOST_LEAVES) {
                throw new IllegalArgumentException("A tree has more than " + MOST_LEAVES + " leaves: " + line);
            }
        }

        /** Reads a node and all that hangs on it. */
        private void readNode() {
            if (!words.hasMoreTokens()) {
                throw new IllegalArgumentException("A tree ends before its leaves: " + line);
            }
            String node = words.nextToken();
            int less = node.indexOf('<');
            double number = Double.parseDouble(node.substring(less + 1));
            if (less < 0) {
                leaves.add(number);
                return;
            }
            int before = leaves.size() - firstLeaf;
            readNode();
            int after = leaves.size() - firstLeaf;
            forks.add(new Fork(signal(node.substring(0, less)), number, tree, bits(before, after)));
            readNode();
        }

        private static int bits(int from, int to) {
            return (int) ((1L << to) - (1L << from));
        }

        private int signal(String name) {
            int known = signals.indexOf(name);
            if (known < 0) {
                throw new IllegalArgumentException("No signal is called " + name);
            }
            return known;
        }
    }
}
