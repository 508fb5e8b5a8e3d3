package dev.assize.judges.coverage.internal;

/**
 * "Not valid" is "invalid": a word with a prefix that denies it says what the word denied says. Where a statement denies the one and a
 * sentence says the other, or the other way round, the two say the same.
 */
final class TurnedNegation {

    private TurnedNegation() {}

    /** Where the sentence says the part so; -1 where it does not. */
    static int place(Match match, int part, int start, int end) {
        Statement statement = match.statement();
        Statement.Part wanted = statement.part(part);
        if (wanted.exact() || wanted.name()) {
            return -1;
        }
        boolean denied = statement.polarity().negates() && statement.polarity().isInNegatedClause(part);
        Thesaurus.Kin kin = match.word(wanted.word()).kin();
        ReadText passage = match.passage();
        Thesaurus thesaurus = Thesaurus.of(passage.language());
        for (int i = start; i < end; i++) {
            boolean negated = kin.isNegated(passage.token(i).key())
                    || thesaurus.areNegated(
                            wanted.token().folded(), passage.token(i).folded());
            if (negated && denied != passage.polarity().isNegated(i)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the sentence says some part of the statement so. */
    static boolean isIn(SentenceSupport evidence) {
        if (!mayBe(evidence.match())) {
            return false;
        }
        for (int part = 0; part < evidence.parts(); part++) {
            if (place(evidence.match(), part, evidence.start(), evidence.end()) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of the two denies anything; cheap to ask. */
    static boolean mayBe(Match match) {
        return match.statement().has(WordTraits.NEGATES)
                || match.passage().traits().negatesAnything();
    }
}
