package dev.assize.judges.citation.internal;

/**
 * The texts that an argument from the context speaks of.
 *
 * @param snippet the passage around the citation
 * @param chosen the contents of the chosen candidate
 * @param right those of the right one; blank when there is none
 * @param others those of all other candidates; blank when there are none
 */
public record ArguedTexts(String snippet, String chosen, String right, String others) {

    /** All of them, for what may stand in any. */
    String all() {
        return String.join("\n", snippet, chosen, right, others);
    }
}
