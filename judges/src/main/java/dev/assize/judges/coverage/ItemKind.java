package dev.assize.judges.coverage;

import dev.assize.core.question.QuestionId;
import java.util.List;
import java.util.stream.IntStream;

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

    @SuppressWarnings("ImmutableEnumChecker") // A record of one text.
    private final QuestionId listing;

    @SuppressWarnings("ImmutableEnumChecker") // A list of such that nobody can change.
    private final List<QuestionId> items;

    ItemKind(String plural, String wording) {
        this.plural = plural;
        this.wording = wording;
        this.singular = plural.substring(0, plural.length() - 1);
        this.listing = QuestionId.of(plural);
        this.items = IntStream.range(0, USUAL_ITEMS).mapToObj(this::made).toList();
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
        return position < items.size() ? items.get(position) : made(position);
    }

    private QuestionId made(int position) {
        return QuestionId.of(singular + "-" + (position + 1));
    }
}
