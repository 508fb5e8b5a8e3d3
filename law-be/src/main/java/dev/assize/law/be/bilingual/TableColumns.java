package dev.assize.law.be.bilingual;

import java.util.Arrays;

/** The lines of the resource, column by column. */
final class TableColumns {

    private long[] french = new long[1 << 15];
    private long[] dutch = new long[1 << 15];
    private double[] probability = new double[1 << 15];
    private int[] frenchDocuments = new int[1 << 15];
    private int[] dutchDocuments = new int[1 << 15];
    private int size;

    void add(String line) {
        int first = line.indexOf('\t');
        int second = line.indexOf('\t', first + 1);
        int third = line.indexOf('\t', second + 1);
        int fourth = line.indexOf('\t', third + 1);
        if (first < 0 || second < 0 || third < 0 || fourth < 0 || line.indexOf('\t', fourth + 1) >= 0) {
            throw new IllegalStateException(BilingualTable.RESOURCE + ": \"" + line
                    + "\" has other columns than these five: French, Dutch, probability, abstracts with the one,"
                    + " abstracts with the other");
        }
        if (size == french.length) {
            grow();
        }
        french[size] = WordCode.of(line, 0, first);
        dutch[size] = WordCode.of(line, first + 1, second);
        probability[size] = Double.parseDouble(line.substring(second + 1, third));
        frenchDocuments[size] = Integer.parseInt(line, third + 1, fourth, 10);
        dutchDocuments[size] = Integer.parseInt(line, fourth + 1, line.length(), 10);
        size++;
    }

    private void grow() {
        french = Arrays.copyOf(french, size * 2);
        dutch = Arrays.copyOf(dutch, size * 2);
        probability = Arrays.copyOf(probability, size * 2);
        frenchDocuments = Arrays.copyOf(frenchDocuments, size * 2);
        dutchDocuments = Arrays.copyOf(dutchDocuments, size * 2);
    }

    int size() {
        return size;
    }

    /** The codes of the French words; longer than there are lines, as all columns are. */
    long[] french() {
        return french;
    }

    long[] dutch() {
        return dutch;
    }

    double[] probability() {
        return probability;
    }

    /** How many abstracts have the French word. */
    int[] frenchDocuments() {
        return frenchDocuments;
    }

    int[] dutchDocuments() {
        return dutchDocuments;
    }
}
