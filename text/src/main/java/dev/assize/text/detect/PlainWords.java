package dev.assize.text.detect;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Words of plain letters in open addressing, so that looking one up in a text makes no string. Threads share it: nothing in it changes. */
final class PlainWords {

    /** The bit that makes a letter from A to Z a small one. */
    private static final int SMALL = 0x20;

    private final @Nullable Word[] table;

    /** A word with the languages that have it among their stop words, and those that are told by it. */
    @SuppressWarnings("ArrayRecordComponent") // It is looked up for every word, and compared with nothing.
    record Word(String folded, char[] letters, int hash, int[] voters, int[] speakers) {}

    /** @param words folded; those of other than plain letters are left out */
    PlainWords(Set<String> words, TellingWords telling) {
        List<String> plain = words.stream()
                .filter(word -> word.chars().allMatch(unit -> unit >= 'a' && unit <= 'z'))
                .toList();
        table = new Word[Integer.highestOneBit(plain.size() + 1) * 4];
        for (String word : plain) {
            int slot = slot(word.hashCode());
            while (table[slot] != null) {
                slot = (slot + 1) & (table.length - 1);
            }
            table[slot] = new Word(
                    word, word.toCharArray(), word.hashCode(), telling.voters(word), telling.speakers(word, word));
        }
    }

    private int slot(int hash) {
        return (hash ^ (hash >>> 15)) & (table.length - 1);
    }

    /** The hash of a word of plain letters, in whatever case, with one letter more. */
    static int hash(int hash, char letter) {
        return 31 * hash + (letter | SMALL);
    }

    /** What is known of a word of plain letters, in whatever case, where it stands in a text; null when nothing is. */
    @Nullable
    Word find(char[] text, int at, int end, int hash) {
        int slot = slot(hash);
        for (Word word = table[slot]; word != null; word = table[slot]) {
            if (word.hash() == hash && isAt(word.letters(), text, at, end)) {
                return word;
            }
            slot = (slot + 1) & (table.length - 1);
        }
        return null;
    }

    private static boolean isAt(char[] letters, char[] text, int at, int end) {
        if (letters.length != end - at) {
            return false;
        }
        for (int i = 0; i < letters.length; i++) {
            if (letters[i] != (text[at + i] | SMALL)) {
                return false;
            }
        }
        return true;
    }
}
