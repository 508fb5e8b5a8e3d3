package dev.assize.judges.coverage;

import dev.assize.core.question.QuestionId;

/** What a reference is taken apart into. */
enum ItemKind {
    FACT("facts", "states-fact"),
    CONCLUSION("conclusions", "draws-conclusion"),
    TERM("terms", "uses-term");

    /** The ids of the first items are made once; few references have more. */
    private static final int USUAL_ITEMS = 64;

    private final String plural;
    private final String singular;
    private final String wording;
    private final QuestionId listing;
    private final QuestionId[] items = new QuestionId[USUAL_ITEMS];

    ItemKind(String plural, String wording) {
        this.plural = plural;
        this.wording = wording;
        this.singular = plural.substring(0, plural.length() - 1);
        this.listing = QuestionId.of(plural);
        for (int position = 0; position < items.length; position++) {
            items[position] = made(position);
        }
    }

    /** The name of the list, in a checklist and as the id of the question that fills it. */
    String plural() {
        return plural;
    }

    String singular() {
        return singular;
    }

    /** The name of the question that looks for one such item in the output. */
    String wording() {
        return wording;
    }

    QuestionId listing() {
        return listing;
    }

    /** @param position from 0 */
    QuestionId item(int position) {
        return position < items.length ? items[position] : made(position);
    }

    private QuestionId made(int position) {
        return QuestionId.of(singular + "-" + (position + 1));
    }
}
