package dev.assize.judges.coverage.internal;

import java.util.Arrays;
import java.util.List;

/** By what a noun, a name or a phrase of a reference is taken for a term that it turns on; {@code terms.trees} weighs them. */
enum TermSignal {
    /** How many words it has that say something. */
    WORDS,
    /** How many words its noun phrase has beside it: "crème" alone, out of "crème fraîche", has one. */
    LEFT_OUT,
    /** How many of its words are names. */
    NAMES,
    /** How many of its words are adjectives or participles. */
    ADJECTIVES,
    /** Whether the noun is in it that the phrase is about: the first one in French, the last one elsewhere. */
    HEAD,
    /** Whether it is the last of several names in a row, as surnames are. */
    SURNAME,
    /** How many letters its longest noun has: words of a subject are longer than everyday ones. */
    LETTERS,
    /** How often the reference has the word of it that it has least. */
    TIMES,
    /** How often it has the one that it has most. */
    TIMES_AT_MOST,
    /** How many of its words the question has. */
    ASKED,
    /** Whether the question has all of them. */
    ALL_ASKED,
    /** Whether a preposition leads to it: what a statement is about mostly stands without one. */
    LED,
    /** Whether an amount stands before it: "six cities". */
    COUNTED,
    /** Whether an article or a demonstrative stands before it or its phrase. */
    DETERMINED,
    /** Which sentence first has it, counted from 0. */
    SENTENCE,
    /** How many words of its sentence stand before it. */
    PLACE,
    /** Whether it stands before the verb of its sentence. */
    BEFORE_VERB,
    /** Whether it begins with a capital letter although no sentence begins there. */
    CAPITAL,
    /** How many sentences the reference has. */
    SENTENCES,
    /** How rare its rarest word is in the language. */
    RARITY,
    /** How rare its commonest noun is. */
    RARITY_OF_NOUNS,
    /** Whether the reference is German, in which every noun has a capital letter and compounds are one word. */
    GERMAN,
    /** Whether it is French. */
    FRENCH;

    static final List<String> NAMES_OF_ALL =
            Arrays.stream(values()).map(Enum::name).toList();
}
