package dev.assize.stats;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * How often two raters gave each pair of categories to the same item: the first rater's category is the row, the
 * second's the column. Immutable. On an ordinal scale the categories are listed from lowest to highest.
 */
public final class ConfusionTable {

    /** Beyond this nobody reads the table, and its square of counts fills the memory. */
    private static final int MOST_CATEGORIES = 1_000;

    private final List<String> categories;
    private final long[][] counts;

    private ConfusionTable(List<String> categories, long[][] counts) {
        this.categories = List.copyOf(categories);
        this.counts = counts;
    }

    /** Counts paired labels over the categories that occur, in alphabetical order. */
    public static ConfusionTable of(List<String> first, List<String> second) {
        TreeSet<String> occurring = new TreeSet<>(first);
        occurring.addAll(second);
        return of(List.copyOf(occurring), first, second);
    }

    /** Counts paired labels over a given scale; a label outside it is refused. */
    public static ConfusionTable of(List<String> categories, List<String> first, List<String> second) {
        if (first.size() != second.size()) {
            throw new IllegalArgumentException("Two raters must label the same items, got " + first.size() + " and "
                    + second.size() + " labels; leave out the items that only one of them labelled");
        }
        Map<String, Integer> positions = positions(categories);
        long[][] counts = new long[categories.size()][categories.size()];
        for (int i = 0; i < first.size(); i++) {
            counts[position(positions, first.get(i))][position(positions, second.get(i))]++;
        }
        return new ConfusionTable(categories, counts);
    }

    /** A table counted elsewhere: {@code counts[row][column]}. */
    public static ConfusionTable ofCounts(List<String> categories, long[][] counts) {
        int size = positions(categories).size();
        List<long[]> rows = new ArrayList<>();
        for (long[] row : counts) {
            if (row.length != size) {
                throw new IllegalArgumentException("A row of " + row.length + " counts for " + size + " categories");
            }
            for (long count : row) {
                if (count < 0) {
                    throw new IllegalArgumentException("A count cannot be negative, got " + count);
                }
            }
            rows.add(row.clone());
        }
        if (rows.size() != size) {
            throw new IllegalArgumentException("A table of " + rows.size() + " rows for " + size + " categories");
        }
        return new ConfusionTable(categories, rows.toArray(long[][]::new));
    }

    private static Map<String, Integer> positions(List<String> categories) {
        Map<String, Integer> positions = new HashMap<>();
        for (String category : categories) {
            positions.put(category, positions.size());
        }
        if (positions.size() > MOST_CATEGORIES) {
            throw new IllegalArgumentException("A confusion table holds up to " + MOST_CATEGORIES + " categories, got "
                    + positions.size() + "; group them, or use KrippendorffAlpha, which takes any number");
        }
        if (positions.size() != categories.size()) {
            throw new IllegalArgumentException("A category is listed twice: " + categories);
        }
        return positions;
    }

    private static int position(Map<String, Integer> positions, String label) {
        Integer position = positions.get(label);
        if (position == null) {
            throw new IllegalArgumentException(
                    "The label \"" + label + "\" is not one of the categories " + new TreeSet<>(positions.keySet()));
        }
        return position;
    }

    public List<String> categories() {
        return categories;
    }

    /** How many items the first rater put into category {@code row} and the second into {@code column}. */
    public long count(int row, int column) {
        return counts[row][column];
    }

    public long rowTotal(int row) {
        long sum = 0;
        for (long count : counts[row]) {
            sum += count;
        }
        return sum;
    }

    public long columnTotal(int column) {
        long sum = 0;
        for (long[] row : counts) {
            sum += row[column];
        }
        return sum;
    }

    public long total() {
        long sum = 0;
        for (int row = 0; row < counts.length; row++) {
            sum += rowTotal(row);
        }
        return sum;
    }

    /** Raw agreement: the items to which both raters gave the same category. */
    public Rate agreement() {
        long agreed = 0;
        for (int i = 0; i < counts.length; i++) {
            agreed += counts[i][i];
        }
        return new Rate(agreed, total());
    }
}
