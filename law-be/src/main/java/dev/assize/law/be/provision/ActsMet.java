package dev.assize.law.be.provision;

import org.jspecify.annotations.Nullable;

/** The acts that a text cited and named up to here: the first, and the last of either. */
final class ActsMet {

    private @Nullable DocumentAct firstCited;
    private int firstCitedAt;
    private @Nullable DocumentAct lastCited;
    private int lastCitedAt = -1;
    private @Nullable DocumentAct lastNamed;
    private int lastNamedAt = -1;
    private boolean aside;
    private @Nullable DocumentAct lastPaper;
    private @Nullable DocumentAct lastInBrackets;
    private int lastInBracketsAt = -1;

    /** What was met up to some place. */
    record State(
            @Nullable DocumentAct lastCited,
            int lastCitedAt,
            @Nullable DocumentAct lastNamed,
            int lastNamedAt) {}

    State state() {
        return new State(lastCited, lastCitedAt, lastNamed, lastNamedAt);
    }

    /** Comes back to what had been met before an aside. */
    void comeBackTo(State state) {
        lastInBrackets = lastCited;
        lastInBracketsAt = lastCitedAt;
        lastCited = state.lastCited;
        lastCitedAt = state.lastCitedAt;
        lastNamed = state.lastNamed;
        lastNamedAt = state.lastNamedAt;
    }

    void name(@Nullable DocumentAct act, int last) {
        lastNamed = act;
        lastNamedAt = last;
    }

    void cite(Citation citation, AssignedAct assigned) {
        lastCited = assigned.act();
        lastPaper = assigned.disputed() ? lastPaper : null;
        aside = false;
        passed(citation);
    }

    /** The citation only says who amended the act: what follows is still about the act cited before. */
    void citeAside(Citation citation) {
        aside = true;
        passed(citation);
    }

    /** A contract or another paper is cited as a fact: the text goes on about the law. */
    void citePaper(Citation citation, DocumentAct paper) {
        lastPaper = paper;
        passed(citation);
    }

    /** The paper whose article was cited since the last law that the words name; null when none was. */
    @Nullable
    DocumentAct lastPaper() {
        return lastPaper;
    }

    private void passed(Citation citation) {
        lastCitedAt = citation.end();
        if (firstCited == null) {
            firstCited = lastCited;
            firstCitedAt = citation.first();
        }
    }

    @Nullable
    DocumentAct lastCited() {
        return lastCited;
    }

    int lastCitedAt() {
        return lastCitedAt;
    }

    /** Whether the last citation stood in an aside. */
    boolean isAside() {
        return aside;
    }

    /** The act that was named after the last citation; null when none was. */
    @Nullable
    DocumentAct namedSinceCited() {
        return lastNamedAt > lastCitedAt ? lastNamed : null;
    }

    /** The act that was cited last in brackets that are closed, and nothing behind them; null when none was. */
    @Nullable
    DocumentAct lastInBrackets() {
        return lastInBracketsAt > lastCitedAt && lastInBracketsAt > lastNamedAt ? lastInBrackets : null;
    }

    int lastInBracketsAt() {
        return lastInBracketsAt;
    }

    int lastNamedAt() {
        return lastNamedAt;
    }

    /** The act named or cited last, if that was not long before this token. */
    @Nullable
    DocumentAct last(int first) {
        boolean named = lastNamedAt > lastCitedAt;
        int place = named ? lastNamedAt : lastCitedAt;
        DocumentAct cited = lastPaper == null ? lastCited : lastPaper;
        return first - place > 2 * SentenceBounds.LONG_SENTENCE ? null : named ? lastNamed : cited;
    }

    /** The first act that was cited, if that was not long after this token. */
    @Nullable
    DocumentAct firstCited(int last) {
        return firstCitedAt - last < SentenceBounds.LONG_SENTENCE ? firstCited : null;
    }
}
