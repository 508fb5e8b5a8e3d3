package dev.assize.judges.internal.trees;

import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.StringTokenizer;

/**
 * Learnt trees, each of which adds its part to a sum: the log of the odds of a yes. Threads share it: it never changes.
 *
 * <p>A line is a tree, from its root: {@code SIGNAL<number} goes on with what follows where the signal of that name is less, and with
 * what comes after that where it is not; a number alone is what is added.
 */
public final class DecisionTrees {

    private static final int LEAF = 0xFF;
    private static final int PLACE_BITS = 24;
    private static final int PLACE = (1 << PLACE_BITS) - 1;

    /**
     * Node after node, all of one tree before the next: in the upper eight bits what is asked for, or {@link #LEAF}; in the others where
     * it goes on unless the signal is less, and of a leaf where the next tree begins.
     */
    private final int[] nodes;

    /** Below which number it goes on with the next node; of a leaf what it adds. */
    private final double[] numbers;

    /** @param signals the names of the signals, in the order of their numbers */
    public DecisionTrees(List<String> signals, List<String> lines) {
        if (signals.size() >= LEAF) {
            throw new IllegalArgumentException("At most " + (LEAF - 1) + " signals, not " + signals.size());
        }
        List<String> words = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (String line : lines) {
            StringTokenizer all = new StringTokenizer(line, " ");
            while (all.hasMoreTokens()) {
                words.add(all.nextToken());
            }
            ends.add(words.size());
        }
        this.nodes = new int[words.size()];
        this.numbers = new double[words.size()];
        int start = 0;
        for (int end : ends) {
            if (read(signals, words, start, end) != end) {
                throw new IllegalArgumentException(
                        "A tree has more nodes than it leads to: " + words.subList(start, end));
            }
            start = end;
        }
    }

    /** Those of a resource beside a class. */
    public static DecisionTrees beside(Class<?> owner, String resource, List<String> signals) {
        return new DecisionTrees(signals, WordList.beside(owner, resource).lines());
    }

    /** Reads a node and all that hangs on it; returns the node after them. */
    private int read(List<String> signals, List<String> words, int at, int end) {
        if (at >= end) {
            throw new IllegalArgumentException("A tree ends before its leaves");
        }
        String node = words.get(at);
        int less = node.indexOf('<');
        numbers[at] = Double.parseDouble(node.substring(less + 1));
        if (less < 0) {
            nodes[at] = LEAF << PLACE_BITS | end;
            return at + 1;
        }
        int other = read(signals, words, at + 1, end);
        nodes[at] = signal(signals, node.substring(0, less)) << PLACE_BITS | other;
        return read(signals, words, other, end);
    }

    private static int signal(List<String> signals, String name) {
        int known = signals.indexOf(name);
        if (known < 0) {
            throw new IllegalArgumentException("No signal is called " + name);
        }
        return known;
    }

    /** Positive when the evidence suffices. */
    public double sum(double[] evidence) {
        double sum = 0;
        int at = 0;
        while (at < nodes.length) {
            int node = nodes[at];
            int signal = node >>> PLACE_BITS;
            if (signal == LEAF) {
                sum += numbers[at];
                at = node & PLACE;
            } else {
                at = evidence[signal] < numbers[at] ? at + 1 : node & PLACE;
            }
        }
        return sum;
    }
}
