package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import org.jspecify.annotations.Nullable;

/** What a statement denies. Threads share it: what it remembers is the same whoever read it. */
final class StatementPolarity {

    private final Statement statement;
    private final Language language;
    private volatile @Nullable Polarity clauses;

    StatementPolarity(Statement statement, Language language) {
        this.statement = statement;
        this.language = language;
    }

    /** Whether it has a negation. Most have no word that may negate, and need not be cut into clauses. */
    boolean negates() {
        return statement.has(WordTraits.NEGATES) && clauses().negatesAnything();
    }

    /** Whether the clause of the part has a negation. */
    boolean isInNegatedClause(int part) {
        return clauses().isInNegatedClause(statement.part(part).at());
    }

    /** Whether the part stands in a clause that says of something that it fails or is refused. */
    boolean isFailing(int part) {
        return clauses().isFailing(statement.part(part).at());
    }

    /** Whether it has a word of denial, which the output may put in other words. */
    boolean denies() {
        return clauses().deniesAnything();
    }

    private Polarity clauses() {
        Polarity known = clauses;
        if (known == null) {
            known = Polarity.of(statement.tokens(), statement.text(), language, statement::speech);
            clauses = known;
        }
        return known;
    }
}
