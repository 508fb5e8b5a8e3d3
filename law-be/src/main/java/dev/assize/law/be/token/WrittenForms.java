package dev.assize.law.be.token;

import java.util.Arrays;

/**
 * What is known of each word of a text as it is written, found by its characters where they stand: a text has many words and few
 * different ones, so none is made into a string twice. A hash table with open addresses.
 */
final class WrittenForms {

    private static final int LARGEST_FIRST = 1024;

    private int[] slots;
    private String[] words;
    private int[] numbers;
    private TokenKind[] kinds;
    private byte[] letters;
    private int size;

    /** @param length how long the text is; most texts are the name of an act or of an article */
    WrittenForms(int length) {
        int capacity = Math.max(8, Integer.highestOneBit(Math.min(LARGEST_FIRST, length)));
        this.slots = new int[capacity];
        this.words = new String[capacity / 2];
        this.numbers = new int[capacity / 2];
        this.kinds = new TokenKind[capacity / 2];
        this.letters = new byte[capacity / 2];
    }

    /** The place of the word that stands in a text; -1 when it was not added. */
    int find(char[] text, int start, int end) {
        int hash = 0;
        for (int at = start; at < end; at++) {
            hash = 31 * hash + text[at];
        }
        int mask = slots.length - 1;
        for (int slot = spread(hash) & mask; slots[slot] != 0; slot = (slot + 1) & mask) {
            if (isAt(words[slots[slot] - 1], text, start, end)) {
                return slots[slot] - 1;
            }
        }
        return -1;
    }

    private static boolean isAt(String word, char[] text, int start, int end) {
        if (word.length() != end - start) {
            return false;
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) != text[start + i]) {
                return false;
            }
        }
        return true;
    }

    /** Adds a word that is not there yet; its place. */
    int add(String word, int number, TokenKind kind, byte wordLetters) {
        if (size == words.length) {
            grow();
        }
        words[size] = word;
        numbers[size] = number;
        kinds[size] = kind;
        letters[size] = wordLetters;
        size++;
        file(size - 1);
        return size - 1;
    }

    private void file(int place) {
        int mask = slots.length - 1;
        int slot = spread(words[place].hashCode()) & mask;
        while (slots[slot] != 0) {
            slot = (slot + 1) & mask;
        }
        slots[slot] = place + 1;
    }

    private static int spread(int hash) {
        return hash ^ (hash >>> 16);
    }

    private void grow() {
        int capacity = size * 2;
        words = Arrays.copyOf(words, capacity);
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
