package dev.assize.judges.coverage;

import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;

/** What a reference is taken apart into. */
enum ItemKind {
    FACT("facts", "states-fact"),
    CONCLUSION("conclusions", "draws-conclusion"),
    TERM("terms", "uses-term");

    private static final int MOST_ITEMS = 2_000;

    private final String plural;
    private final String singular;

    @SuppressWarnings("ImmutableEnumChecker") // It holds nothing that changes.
    private final QuestionHandle<Value.Listing> listing;

    @SuppressWarnings("ImmutableEnumChecker") // It holds nothing that changes.
    private final QuestionHandle<Value.YesNo> stating;

    ItemKind(String plural, String stating) {
        this.plural = plural;
        this.singular = plural.substring(0, plural.length() - 1);
        this.listing = QuestionHandle.listing(Wording.beside(ItemKind.class, "list-" + plural), MOST_ITEMS)
                .called(plural)
                .reusable()
                .asked("once per reference, unless the case brings its checklist");
        this.stating = QuestionHandle.yesNo(Wording.beside(ItemKind.class, stating))
                .numbered(singular)
                .quoting(Quoting.required(CoverageFields.OUTPUT))
                .asked("for each such item");
    }

    /** The name of the list, in a checklist and as the id of the question that fills it. */
    String plural() {
        return plural;
    }

    String singular() {
        return singular;
    }

    /** The question that fills the list. */
    QuestionHandle<Value.Listing> listing() {
        return listing;
    }

    /** The question that looks for one such item in the output. */
    QuestionHandle<Value.YesNo> stating() {
        return stating;
    }

    /** @param position from 0 */
    TypedQuestionId<Value.YesNo> item(int position) {
        return stating.id(position + 1);
    }
}
