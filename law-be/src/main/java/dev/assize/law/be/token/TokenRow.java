package dev.assize.law.be.token;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The tokens as columns, which a long text needs to fit into memory. */
final class TokenRow {
    static final byte SMALL = 0;
    static final byte CAPITAL = 1;
    static final byte UPPER = 2;
    private static final int LEAST_CAPACITY = 8;

    /** Characters for each token of a text, blanks included; seldom fewer. */
    private static final int CHARACTERS = 5;

    final List<String> distinct = new ArrayList<>();
    String[] forms;
    int[] numbers;
    TokenKind[] kinds;
    Gap[] gaps;
    byte[] cases;
    int[] starts;
    int[] ends;
    int size;

    TokenRow(int length) {
        int capacity = Math.max(LEAST_CAPACITY, length / CHARACTERS);
        this.forms = new String[capacity];
        this.numbers = new int[capacity];
        this.kinds = new TokenKind[capacity];
        this.gaps = new Gap[capacity];
        this.cases = new byte[capacity];
        this.starts = new int[capacity];
        this.ends = new int[capacity];
    }

    void add(int form, TokenKind kind, Gap gap, byte letters, int start, int end) {
        if (size == numbers.length) {
            grow(size * 2);
        }
        forms[size] = distinct.get(form);
        numbers[size] = form;
        kinds[size] = kind;
        gaps[size] = gap;
        cases[size] = letters;
        starts[size] = start;
        ends[size] = end;
        size++;
    }

    private void grow(int capacity) {
        forms = Arrays.copyOf(forms, capacity);
        numbers = Arrays.copyOf(numbers, capacity);
        kinds = Arrays.copyOf(kinds, capacity);
        gaps = Arrays.copyOf(gaps, capacity);
        cases = Arrays.copyOf(cases, capacity);
        starts = Arrays.copyOf(starts, capacity);
        ends = Arrays.copyOf(ends, capacity);
    }
}
