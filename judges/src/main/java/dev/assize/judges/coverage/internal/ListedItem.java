package dev.assize.judges.coverage.internal;

import org.jspecify.annotations.Nullable;

/**
 * A fact or conclusion of a list, read, with what else is asked of an output that states it. Threads share it: what it remembers is the
 * same whoever read it.
 */
final class ListedItem {

    private final StatementDraft draft;
    private final @Nullable String whole;
    private final @Nullable String bareText;
    private volatile @Nullable StatementDraft bare;

    /** @param whole the statement that it was taken from together with others; null where it stands by itself */
    ListedItem(String text, StatementDraft draft, @Nullable String whole) {
        this.draft = draft;
        this.whole = whole;
        this.bareText = text.contains(Propositions.OMITTED) ? text.replace(Propositions.OMITTED, " ") : null;
    }

    StatementDraft draft() {
        return draft;
    }

    @Nullable
    String whole() {
        return whole;
    }

    /** Its text as if nothing were omitted, so that what stands before the omission weighs as much as the rest; null where nothing is. */
    @Nullable
    String bareText() {
        return bareText;
    }

    /** The draft of that text; null until somebody remembers it. */
    @Nullable
    StatementDraft bare() {
        return bare;
    }

    void rememberBare(StatementDraft read) {
        bare = read;
    }
}
