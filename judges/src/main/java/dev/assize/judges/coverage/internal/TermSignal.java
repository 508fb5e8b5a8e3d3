package dev.assize.judges.coverage.internal;

/** By what a noun phrase of a reference is taken for a term that it turns on; what each weighs is in {@code term-weights.txt}. */
enum TermSignal {
    /** Always 1. */
    BIAS,
    /** Whether there is a name in it. */
    NAME,
    /** Whether it has several words: "spring tide". */
    WORDS,
    /** Whether the question says it too. */
    ASKED,
    /** Whether a preposition leads to it: what a statement is about mostly stands without one. */
    LED,
    /** Whether an amount stands before it: "six cities". */
    COUNTED,
    /** How many letters its longest noun has, in tens: words of a subject are longer than everyday ones. */
    LENGTH,
    /** Whether the first sentence has it. */
    FIRST
}
