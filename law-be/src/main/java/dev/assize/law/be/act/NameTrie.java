package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
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

    /** "instr.", "crim.", "succ.": what is shorter may be a word of any sentence. */
    private static final int SHORTEST_CUT = 4;

    /** A shorter name with another letter may be another name. */
    private static final int SHORTEST_NAME = 12;

    private static final int LONGEST_CUT = 20;
    private static final int LONGEST_BEFORE_DOT = 4;

    private final NameNode<T> root = new NameNode<>();
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
        NameNode<T> node = root;
        Tokens tokens = Tokens.of(name);
        for (int i = 0; i < tokens.size(); i++) {
            if (!tokens.isMark(i)) {
                node = node.grownBy(tokens.form(i));
            }
        }
        if (node != root) {
            node.hold(value);
        }
    }

    /** The longest name that begins at a token; null when none does. */
    @Nullable
    Match<T> longest(Tokens tokens, int first) {
        return longest(tokens, first, first, first);
    }

    /** As {@link #longest(Tokens, int)}, without the tokens from one on and before another: "loi de 1978 relative aux contrats". */
    @Nullable
    Match<T> longest(Tokens tokens, int first, int from, int to) {
        NameNode<T> node = root;
        Match<T> found = null;
        boolean cut = false;
        boolean opened = false;
        for (int i = first; i < tokens.size(); i++) {
            if (i >= from && i < to) {
                continue;
            }
            if (tokens.is(i, ")") && !opened) {
                break;
            }
            opened |= tokens.is(i, "(");
            if (isJoint(tokens, i, first) || (cut && tokens.is(i, "."))) {
                continue;
            }
            NameNode<T> written = node.after(tokens.form(i));
            if (written == null) {
                break;
            }
            node = isAbbreviated(tokens, i, first) ? wholeWord(written) : written;
            cut = node != written;
            if (node.endsName() && !isCutShort(tokens, i)) {
                found = new Match<>(List.copyOf(node.values()), cut ? i + 1 : i);
            }
        }
        return found;
    }

    /**
     * The longest name that begins at a token where one word has one slip of the pen: a letter too many or too few, another one, or two that
     * changed places; null when none does, or more than one word may be meant.
     */
    @Nullable
    Match<T> longestWithSlip(Tokens tokens, int first) {
        NameNode<T> node = root;
        Match<T> found = null;
        boolean slipped = false;
        int letters = 0;
        for (int i = first; i < tokens.size(); i++) {
            if (isJoint(tokens, i, first) && !tokens.is(i, ")")) {
                continue;
            }
            String form = tokens.form(i);
            NameNode<T> written = node.after(form);
            if (written == null || !written.endsWord()) {
                NameNode<T> meant = slipped || !tokens.isWord(i) ? null : NameSlips.of(node, form);
                slipped |= meant != null;
                written = meant == null ? written : meant;
            }
            if (written == null) {
                break;
            }
            node = written;
            letters += form.length();
            if (slipped && node.endsName() && letters >= SHORTEST_NAME && !isCutShort(tokens, i)) {
                found = new Match<>(List.copyOf(node.values()), i);
            }
        }
        return found;
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
    private static <T> NameNode<T> wholeWord(NameNode<T> from) {
        NameNode<T> node = from;
        for (int i = 0; i < LONGEST_CUT && !node.endsWord() && !node.endsName(); i++) {
            if (node.next().size() != 1) {
                return from;
            }
            node = node.next().get(0);
        }
        return node;
    }

    /** Whether some name begins with a word of this form. */
    boolean mayBegin(String form) {
        return root.after(form) != null;
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
