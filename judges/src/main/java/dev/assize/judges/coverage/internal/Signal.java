package dev.assize.judges.coverage.internal;

/**
 * The numbers by which evidence is weighed, beside those for each {@link WordKind}; what they are worth is in {@code stated.trees}.
 *
 * <p>Shares are between 0 and 1 and go by the weight of the words, where common words count less.
 */
enum Signal {
    /** The share of the statement in the sentence. */
    COVERED,
    /** The share of the statement in one clause of the sentence. */
    COVERED_IN_CLAUSE,
    /** The share of the statement in the sentence and the one before or after it. */
    NEARBY,
    /** The share, two sentences around, of the words that are no names: names are repeated, what is said of them is not. */
    WORDS_AROUND,
    /** How well the sentence has the first content word: of whom or what it speaks. */
    FIRST_WORD,
    /** How well the sentence has the last content word that the question does not say: it mostly is what is new. */
    LAST_WORD,
    /** The longest sequence of words that sentence and statement have in the same order, as a share of the statement. */
    SEQUENCE,
    /** The share of neighbouring content words of the statement that are neighbours in the sentence too. */
    NEIGHBOURS,
    /** How many of the content words are of the statement, from the first that is to the last. */
    COMPACT,
    /** How many content words of the statement are names, as a logarithm. */
    NAMES,
    /** How many words the output has, as a logarithm between those of 20 and of 70: who writes more states more. */
    LENGTH,
    /** How many sentences the output has, as a logarithm. */
    SENTENCES,
    /** The share, in letters, of all its words of which the output has the first letters: other forms and kin of a word too. */
    BEGINNINGS,
    /**
     * The share, in the whole output, of the runs of four letters, by how much each tells this item of the list from the others;
     * times {@link #LENGTH}, since in a short output a few common words already make a large share.
     */
    LETTERS,
    /**
     * Whether statement or output takes up a content word of the question: then the output answers it, and who
     * answers is brief. An instruction such as "Summarise the article" is taken up by neither; and who says much has to say part of
     * what is new.
     */
    TAKEN_UP,
    /** How many content words of the sentence stand for none of the statement. */
    STRANGERS,
    /** How many they are of its content words. */
    STRANGE_SHARE,
    /** Whether the statement denies something. */
    DENYING,
    /** Whether the sentence denies something. */
    DENIED,
    /** The share of the statement that stands in clauses which deny it and not in others, where the statement affirms it. */
    DENIED_SHARE,
    /** The share of the statement that stands in clauses which affirm it and not in others, where the statement denies it. */
    AFFIRMED_SHARE;

    static final int COUNT = values().length;
}
