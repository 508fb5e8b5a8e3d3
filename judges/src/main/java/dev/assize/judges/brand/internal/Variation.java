package dev.assize.judges.brand.internal;

import java.util.Locale;

/**
 * How one name is a form of another.
 *
 * @param explanation for a reader, to stand after the quoted entry: "swap of d and r"
 */
public record Variation(Kind kind, String explanation) {

    /** The ways to write a brand, from the nearest to the loosest. */
    public enum Kind {
        /** Case, accents, punctuation, spacing, "&" for "and". */
        SAME(true),
        PLURAL(true),
        /** The same words in another order, or without the little ones. */
        WORD_ORDER(true),
        /** With or without "Inc.", "GmbH", "& Co.". */
        LEGAL_FORM(true),
        SLIP(true),
        /** One slip in a name too short for a slip to be sure. */
        SHORT_SLIP(false),
        ALIAS(false),
        /** A number in digits or in words, a title short or in full: "7th" for "Seventh". */
        SPELLED_OUT(false),
        INITIALS(false),
        FIRST_WORD(false),
        PART(false),
        SHORTENED(false),
        /** The whole brand with more words around it: "Ritz Hotel". */
        LONGER(false);

        private final boolean captures;
        private final String rule = name().toLowerCase(Locale.ROOT).replace('_', '-');

        Kind(boolean captures) {
            this.captures = captures;
        }

        /** Its name among the kinds of evidence. */
        public String rule() {
            return rule;
        }

        /** Whether a list with this form holds the name itself, and not only something that points at it. */
        public boolean captures() {
            return captures;
        }
    }
}
