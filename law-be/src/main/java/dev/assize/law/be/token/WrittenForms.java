package dev.assize.law.be.token;

import java.util.Arrays;

/**
 * What is known of each word of a text as it is written, found by its characters where they stand: a text has many words and few
 * different ones, so none is made into a string twice. A hash table with open addresses.
 */
final class WrittenForms {

    private static final int LARGEST_FIRST = 1024;

    private final char[] text;
    private int[] slots;
    private int[] starts;
    private int[] ends;
    private int[] hashes;
    private int[] numbers;
    private TokenKind[] kinds;
    private byte[] letters;
    private int size;

    /** @param length how much of it is text; most texts are the name of an act or of an article */
    WrittenForms(char[] text, int length) {
        int capacity = Math.max(8, Integer.highestOneBit(Math.min(LARGEST_FIRST, length)));
        this.text = text;
        this.slots = new int[capacity];
        this.starts = new int[capacity / 2];
        this.ends = new int[capacity / 2];
        this.hashes = new int[capacity / 2];
        this.numbers = new int[capacity / 2];
        this.kinds = new TokenKind[capacity / 2];
        this.letters = new byte[capacity / 2];
    }

    /** The place of a word that was added before; -1 when it was not. */
    int find(int start, int end) {
        int hash = hash(start, end);
        int mask = slots.length - 1;
        for (int slot = hash & mask; slots[slot] != 0; slot = (slot + 1) & mask) {
            int place = slots[slot] - 1;
            if (hashes[place] == hash && isAt(place, start, end)) {
                return place;
            }
        }
        return -1;
    }

    private boolean isAt(int place, int start, int end) {
        int known = starts[place];
        if (ends[place] - known != end - start) {
            return false;
        }
        for (int at = start; at < end; at++) {
            if (text[at] != text[known]) {
                return false;
            }
            known++;
        }
        return true;
    }

    /** Adds a word that is not there yet; its place. */
    int add(int start, int end, int number, TokenKind kind, byte wordLetters) {
        if (size == starts.length) {
            grow();
        }
        starts[size] = start;
        ends[size] = end;
        hashes[size] = hash(start, end);
        numbers[size] = number;
        kinds[size] = kind;
        letters[size] = wordLetters;
        size++;
        file(size - 1);
        return size - 1;
    }

    private void file(int place) {
        int mask = slots.length - 1;
        int slot = hashes[place] & mask;
        while (slots[slot] != 0) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = place + 1;
    }

    private int hash(int start, int end) {
        int hash = 0;
        for (int at = start; at < end; at++) {
            hash = 31 * hash + text[at];
        }
        return hash ^ (hash >>> 16);
    }

    private void grow() {
        int capacity = size * 2;
        starts = Arrays.copyOf(starts, capacity);
        ends = Arrays.copyOf(ends, capacity);
        hashes = Arrays.copyOf(hashes, capacity);
        numbers = Arrays.copyOf(numbers, capacity);
        kinds = Arrays.copyOf(kinds, capacity);
        letters = Arrays.copyOf(letters, capacity);
        slots = new int[capacity * 2];
        for (int place = 0; place < size; place++) {
            file(place);
        }
    }

    /** The number of the form that the word folds to. */
    int number(int place) {
        return numbers[place];
    }

    TokenKind kind(int place) {
        return kinds[place];
    }

    byte letters(int place) {
        return letters[place];
    }
}
