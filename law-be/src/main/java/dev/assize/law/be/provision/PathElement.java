package dev.assize.law.be.provision;

import dev.assize.text.Characters;

/**
 * One step from an article down to what is cited: "§1", "al.2", "3°", "a)".
 *
 * @param value the figure or letter without its mark; "dernier" for the last one
 */
public record PathElement(Kind kind, String value) implements Comparable<PathElement> {

    /** The kinds of sub-division, from the widest to the narrowest as Belgian acts nest them. */
    public enum Kind {
        PARAGRAPH(1),
        ROMAN(2),
        CAPITAL(3),
        SUBPARAGRAPH(4),
        /** Dutch "lid": a sub-paragraph in Belgian acts, a numbered paragraph in treaties and acts of the Union. */
        MEMBER(4),
        ITEM(5),
        /** A figure without a mark ("article 22, 2"), which the kind of act decides. */
        UNMARKED(5),
        /** A figure in brackets that touches the number ("38(3)"): a paragraph of a treaty, elsewhere the mark of a footnote. */
        BRACKETED(1),
        LETTER(6),
        /** "ii)" below a letter. */
        SMALL_ROMAN(7),
        POINT(7),
        INDENT(8),
        SENTENCE(9);

        private final int depth;

        Kind(int depth) {
            this.depth = depth;
        }

        int depth() {
            return depth;
        }
    }

    public PathElement {
        if (value.isEmpty()) {
            throw new IllegalArgumentException("A " + kind + " needs a value");
        }
    }

    /** The element as it reads in an act that numbers its paragraphs, or in one that does not. */
    PathElement settled(boolean numbersParagraphs) {
        return switch (kind) {
            case MEMBER -> new PathElement(numbersParagraphs ? Kind.PARAGRAPH : Kind.SUBPARAGRAPH, value);
            case UNMARKED -> new PathElement(numbersParagraphs ? Kind.PARAGRAPH : Kind.ITEM, value);
            case BRACKETED -> new PathElement(Kind.PARAGRAPH, value);
            default -> this;
        };
    }

    @Override
    public int compareTo(PathElement other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        return switch (kind) {
            case PARAGRAPH, BRACKETED -> "§" + value;
            case SUBPARAGRAPH, MEMBER -> "al." + value;
            case ITEM, UNMARKED -> item();
            case LETTER, SMALL_ROMAN -> value + ")";
            case POINT -> "pt." + value;
            case INDENT -> "tiret " + value;
            case SENTENCE -> "ph." + value;
            case ROMAN, CAPITAL -> value;
        };
    }

    /** "3°bis", "40°/1": the sign stands behind the figures. */
    private String item() {
        int end = 0;
        while (end < value.length() && Characters.isDigit(value.charAt(end))) {
            end++;
        }
        return value.substring(0, end) + "°" + value.substring(end);
    }
}
