package dev.assize.judges.coverage.internal;

import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Learnt trees, each of which adds its part to a sum: the log of the odds that a statement is stated. Threads share it: it never changes.
 *
 * <p>A line is a tree, from its root: {@code SIGNAL<number} goes on with what follows where the {@linkplain Signals signal} is less, and with
 * what comes after that where it is not; a number alone is what is added.
 */
final class DecisionTrees {

    static final DecisionTrees STANDARD = new DecisionTrees(
            WordList.beside(DecisionTrees.class, "stated.trees").lines());

    private static final int LEAF = -1;

    /** Node after node, all of one tree before the next: what is asked for, or {@link #LEAF}. */
    private final int[] signals;

    /** Below which number it goes on with the next node; of a leaf what it adds. */
    private final double[] numbers;

    /** Where it goes on otherwise; of a leaf where the next tree begins. */
    private final int[] others;

    DecisionTrees(List<String> lines) {
        List<String> nodes = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (String line : lines) {
            StringTokenizer words = new StringTokenizer(line, " ");
            while (words.hasMoreTokens()) {
                nodes.add(words.nextToken());
            }
            ends.add(nodes.size());
        }
        this.signals = new int[nodes.size()];
        this.numbers = new double[nodes.size()];
        this.others = new int[nodes.size()];
        int start = 0;
        for (int end : ends) {
            if (read(nodes, start, end) != end) {
                throw new IllegalArgumentException(
                        "A tree has more nodes than it leads to: " + nodes.subList(start, end));
            }
            start = end;
        }
    }

    /** Reads a node and all that hangs on it; returns the node after them. */
    private int read(List<String> nodes, int at, int end) {
        if (at >= end) {
            throw new IllegalArgumentException("A tree ends before its leaves");
        }
        String node = nodes.get(at);
        int less = node.indexOf('<');
        signals[at] = less < 0 ? LEAF : signal(node.substring(0, less));
        numbers[at] = Double.parseDouble(node.substring(less + 1));
        if (less < 0) {
            others[at] = end;
            return at + 1;
        }
        others[at] = read(nodes, at + 1, end);
        return read(nodes, others[at], end);
    }

    private static int signal(String name) {
        int known = Signals.NAMES.indexOf(name);
        if (known < 0) {
            throw new IllegalArgumentException("No signal is called " + name);
        }
        return known;
    }

    /** Positive when the evidence suffices. */
    double sum(double[] evidence) {
        double sum = 0;
        int at = 0;
        while (at < signals.length) {
            if (signals[at] == LEAF) {
                sum += numbers[at];
                at = others[at];
            } else {
                at = evidence[signals[at]] < numbers[at] ? at + 1 : others[at];
            }
        }
        return sum;
    }
}
