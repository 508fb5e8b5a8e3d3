package dev.assize.judges.coverage.internal;

import java.util.Arrays;
import java.util.List;

/** By what a statement of a reference is taken for a conclusion; {@code conclusions.trees} weighs them. */
enum ConclusionSignal {
    /** Whether its words say that it concludes ({@link Conclusions}). */
    MARKED,
    /** Whether it opens with a marker such as "therefore". */
    OPENED,
    /** How many words advise. */
    ADVICE,
    /** How many verbs say that something follows from what was found. */
    PROVING,
    /** Whether the end of an argument is announced, as by "finally". */
    CLOSING,
    /** Whether the last sentence has it. */
    LAST,
    /** How many sentences follow its own. */
    SENTENCES_AFTER,
    /** How many sentences the reference has. */
    SENTENCES,
    /** Which of the statements it is, from 0 for the first towards 1. */
    PLACE,
    /** How many numbers and dates it has. */
    AMOUNTS,
    /** How many names. */
    NAMES,
    /** How many different words that say something. */
    WORDS,
    ADJECTIVES,
    FINITE_VERBS,
    INFINITIVES,
    /** Whether it leans on words of the statement before. */
    LEANS,
    /** How rare its commonest noun is. */
    RARITY_OF_NOUNS,
    /** Whether its first word is an article or the like. */
    FROM_DETERMINER,
    FROM_PRONOUN,
    FROM_ADVERB,
    FROM_SUBORDINATOR,
    GERMAN,
    FRENCH,
    DUTCH;

    static final List<String> NAMES_OF_ALL =
            Arrays.stream(values()).map(Enum::name).toList();

    /** Whether more of it can only speak for a conclusion. */
    static boolean speaksFor(int number) {
        return NAMES_OF_ALL.get(number).equals(MARKED.name());
    }
}
