package dev.assize.law.be.act;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A place in a {@link NameTrie}. Few letters follow most places; near the root, where many do, the plain ones have a table. */
final class NameNode<T> {
    private static final int ASCII = 0x80;
    private static final int FEW = 4;

    private String letters = "";
    private final List<NameNode<T>> next = new ArrayList<>(1);

    /** The first letter that follows, which at most places is the only one. */
    private char firstLetter;

    private @Nullable NameNode<T> firstNext;
    private byte[] table = new byte[0];
    private final List<T> values = new ArrayList<>(1);
    private boolean endsWord;

    @Nullable
    NameNode<T> after(char letter) {
        if (letter == firstLetter) {
            return firstNext;
        }
        if (next.size() < 2) {
            return null;
        }
        if (table.length > 0 && letter < ASCII) {
            return table[letter] == 0 ? null : next.get(table[letter] - 1);
        }
        int at = letters.indexOf(letter);
        return at < 0 ? null : next.get(at);
    }

    /** The place behind all letters of a word; null when no name goes on so. */
    @Nullable
    NameNode<T> after(String form) {
        NameNode<T> node = this;
        for (int i = 0; i < form.length() && node != null; i++) {
            node = node.after(form.charAt(i));
        }
        return node;
    }

    /** The places that one letter leads to. */
    List<NameNode<T>> next() {
        return next;
    }

    /** The place behind a word, made where no name went on so. */
    NameNode<T> grownBy(String form) {
        NameNode<T> node = this;
        for (int i = 0; i < form.length(); i++) {
            node = node.grownBy(form.charAt(i));
        }
        node.endsWord = true;
        return node;
    }

    private NameNode<T> grownBy(char letter) {
        NameNode<T> known = after(letter);
        if (known != null) {
            return known;
        }
        NameNode<T> grown = new NameNode<>();
        if (next.isEmpty()) {
            firstLetter = letter;
            firstNext = grown;
        }
        letters += letter;
        next.add(grown);
        if (next.size() > FEW && next.size() < Byte.MAX_VALUE) {
            table = new byte[ASCII];
            for (int i = 0; i < letters.length(); i++) {
                if (letters.charAt(i) < ASCII) {
                    table[letters.charAt(i)] = (byte) (i + 1);
                }
            }
        }
        return grown;
    }

    void hold(T value) {
        if (!values.contains(value)) {
            values.add(value);
        }
    }

    /** What the name that ends here stands for; empty when none does. */
    List<T> values() {
        return values;
    }

    boolean endsName() {
        return !values.isEmpty();
    }

    /** Whether a word of some name ends here. */
    boolean endsWord() {
        return endsWord;
    }
}
