package dev.assize.judges.coverage;

import dev.assize.core.question.QuestionId;

/** What a reference is taken apart into. */
enum ItemKind {
    FACT("facts", "states-fact"),
    CONCLUSION("conclusions", "draws-conclusion"),
    TERM("terms", "uses-term");

    private final String plural;
    private final String wording;

    ItemKind(String plural, String wording) {
        this.plural = plural;
        this.wording = wording;
    }

    /** The name of the list, in a checklist and as the id of the question that fills it. */
    String plural() {
        return plural;
    }

    String singular() {
        return plural.substring(0, plural.length() - 1);
    }

    /** The name of the question that looks for one such item in the output. */
    String wording() {
        return wording;
    }

    QuestionId listing() {
        return QuestionId.of(plural);
    }

    /** @param position from 0 */
    QuestionId item(int position) {
        return QuestionId.of(singular() + "-" + (position + 1));
    }
}
