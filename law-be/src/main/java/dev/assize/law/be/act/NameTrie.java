package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Names of acts by their letters and figures, whatever blanks, dots and hyphens stand between them.
 *
 * <p>"Ger.W.", "Ger. W." and "GerW" are the same path. A look-up starts and ends at token borders and walks no further
 * than the longest name, so scanning a text stays linear.
 */
final class NameTrie<T> {

    /** What was found, and the last token of it; with the stop that cuts its last word short. */
    record Match<T>(List<T> values, int last) {}

    /** A place in the trie. Few letters follow most places; near the root, where many do, the plain ones have a table. */
    private static final class Node<T> {
        private static final int ASCII = 0x80;
        private static final int FEW = 4;

        private String letters = "";
        private final List<Node<T>> next = new ArrayList<>(1);

        /** The first letter that follows, which at most places is the only one. */
        private char firstLetter;

        private @Nullable Node<T> firstNext;
        private byte[] table = new byte[0];
        private final List<T> values = new ArrayList<>(1);

        /** Whether a word of some name ends here. */
        private boolean endsWord;

        @Nullable
        Node<T> after(char letter) {
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

        Node<T> grownBy(char letter) {
            Node<T> known = after(letter);
            if (known != null) {
                return known;
            }
            Node<T> grown = new Node<>();
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
    }

    /** "instr.", "crim.", "succ.": what is shorter may be a word of any sentence. */
    private static final int SHORTEST_CUT = 4;

    private static final int LONGEST_CUT = 20;
    private static final int LONGEST_BEFORE_DOT = 4;

    private final Node<T> root = new Node<>();
    private final int longestBeforeDot;
    private final boolean unabridged;

    /** @param longestBeforeDot how long a word may be before a dot that does not end the name: "nr.", "Arbeidsong." */
    NameTrie(int longestBeforeDot) {
        this(longestBeforeDot, false);
    }

    private NameTrie(int longestBeforeDot, boolean unabridged) {
        this.longestBeforeDot = longestBeforeDot;
        this.unabridged = unabridged;
    }

    /** For names in full, whose words a text may cut short with a stop. */
    static <T> NameTrie<T> ofFullNames() {
        return new NameTrie<>(LONGEST_BEFORE_DOT, true);
    }

    void add(String name, T value) {
        Node<T> node = root;
        Tokens tokens = Tokens.of(name);
        for (int i = 0; i < tokens.size(); i++) {
            if (!tokens.isMark(i)) {
                node = descend(node, tokens.form(i));
            }
        }
        if (node != root && !node.values.contains(value)) {
            node.values.add(value);
        }
    }

    private static <T> Node<T> descend(Node<T> from, String form) {
        Node<T> node = from;
        for (int i = 0; i < form.length(); i++) {
            node = node.grownBy(form.charAt(i));
        }
        node.endsWord = true;
        return node;
    }

    /** The longest name that begins at a token; null when none does. */
    @Nullable
    Match<T> longest(Tokens tokens, int first) {
        Node<T> node = root;
        Match<T> found = null;
        boolean cut = false;
        for (int i = first; i < tokens.size(); i++) {
            if (isJoint(tokens, i, first) || (cut && tokens.is(i, "."))) {
                continue;
            }
            Node<T> written = follow(node, tokens.form(i));
            if (written == null) {
                break;
            }
            node = isAbbreviated(tokens, i, first) ? wholeWord(written) : written;
            cut = node != written;
            if (!node.values.isEmpty() && !isCutShort(tokens, i)) {
                found = new Match<>(List.copyOf(node.values), cut ? i + 1 : i);
            }
        }
        return found;
    }

    private static <T> @Nullable Node<T> follow(Node<T> from, String form) {
        Node<T> node = from;
        for (int i = 0; i < form.length() && node != null; i++) {
            node = node.after(form.charAt(i));
        }
        return node;
    }

    /**
     * "Code d'instr. crim.", "Wetb. van strafv.": a word that a stop cuts short. The first word of a name needs a capital, for any
     * sentence may end in the beginning of a name ("op deze grond.").
     */
    private boolean isAbbreviated(Tokens tokens, int index, int first) {
        return unabridged
                && tokens.is(index + 1, ".")
                && tokens.touches(index + 1)
                && tokens.form(index).length() >= SHORTEST_CUT
                && (index > first || tokens.isCapitalised(index));
    }

    /** The end of the only word that goes on here, or of the shortest if it begins the others; the place itself for a whole word. */
    private static <T> Node<T> wholeWord(Node<T> from) {
        Node<T> node = from;
        for (int i = 0; i < LONGEST_CUT && !node.endsWord && node.values.isEmpty(); i++) {
            if (node.next.size() != 1) {
                return from;
            }
            node = node.next.get(0);
        }
        return node;
    }

    /** Whether some name begins with a word of this form. */
    boolean mayBegin(String form) {
        return follow(root, form) != null;
    }

    /** A comma may stand in a name in full; between letters it parts them: "18, B et C, de l'arrêté" cites no CDE. */
    private boolean isJoint(Tokens tokens, int index, int first) {
        boolean comma = tokens.is(index, ",");
        return index > first
                && tokens.isMark(index)
                && (isDot(tokens, index) || (isTouchingMark(tokens, index) && (unabridged || !comma)));
    }

    private boolean isDot(Tokens tokens, int index) {
        return tokens.is(index, ".")
                && tokens.touches(index)
                && tokens.form(index - 1).length() <= longestBeforeDot;
    }

    private static boolean isTouchingMark(Tokens tokens, int index) {
        String form = tokens.form(index);
        return (form.equals("-") && (tokens.touches(index) || tokens.touches(index + 1)))
                || form.equals("&")
                || (form.equals("/") && tokens.touches(index))
                || form.equals(",")
                || form.equals("(")
                || form.equals(")")
                || form.equals("°");
    }

    /** "C.C." is no code in "C.C.T.", nor "BW" in "BWRO": a letter goes on without a blank. */
    private static boolean isCutShort(Tokens tokens, int last) {
        boolean dotted = tokens.is(last + 1, ".") && tokens.touches(last + 1);
        int next = dotted ? last + 2 : last + 1;
        boolean letterTouches = tokens.isWord(next) && tokens.touches(next);
        return letterTouches && (dotted ? tokens.form(next).length() == 1 : !isApart(tokens, last));
    }

    /** An apostrophe is no token: "Code d'instruction" has words that touch and still are two. */
    private static boolean isApart(Tokens tokens, int last) {
        return tokens.end(last) < tokens.start(last + 1);
    }
}
