package dev.assize.judges.citation.internal;

/**
 * What the candidates are about.
 *
 * @param chosen the contents of the chosen one; blank when none was chosen, or it has none
 * @param others those of all others; blank when there are none
 */
public record CandidateContents(String chosen, String others) {

    public static final CandidateContents NONE = new CandidateContents("", "");
}
