package dev.assize.text;

/** What a word is in its sentence. Of verbs their form is told, not whether they are auxiliaries. */
public enum PartOfSpeech {
    NOUN,
    NAME,
    /** The verb that a clause hangs on ("was", "gehört", "mag"), or a command. */
    FINITE_VERB,
    INFINITIVE,
    /** A participle or a gerund: "opened", "running", "geschlossen". */
    PARTICIPLE,
    ADJECTIVE,
    ADVERB,
    /** An article, or a demonstrative or possessive before a noun. */
    DETERMINER,
    PRONOUN,
    /** A pronoun that opens a relative clause or a question: "which", "dont", "dessen". */
    RELATIVE,
    PREPOSITION,
    /** "And", "ou", "maar". */
    COORDINATOR,
    /** "That", "because", "wenn", "terwijl". */
    SUBORDINATOR,
    /** "Not", the "to" of an infinitive, the particle of a parted verb. */
    PARTICLE,
    NUMBER,
    OTHER;

    private static final PartOfSpeech[] ALL = values();

    static final int COUNT = ALL.length;

    /** Its place in tables of weights, which are made anew when the order changes. */
    @SuppressWarnings("EnumOrdinal")
    int number() {
        return ordinal();
    }

    static PartOfSpeech of(int number) {
        return ALL[number];
    }

    public boolean isVerb() {
        return this == FINITE_VERB || this == INFINITIVE || this == PARTICIPLE;
    }

    /** Whether it names something: a noun or a name. */
    public boolean isNominal() {
        return this == NOUN || this == NAME;
    }
}
