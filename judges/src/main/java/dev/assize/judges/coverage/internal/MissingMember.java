package dev.assize.judges.coverage.internal;

import java.util.Optional;

/**
 * The statement says it of two, joined by "and", and the sentence repeats it of one of them alone: "protects against measles" for
 * "protects against measles and mumps". The other must be nowhere in the output.
 */
final class MissingMember implements Objection {

    /** How many words may stand between two members: "and in the". */
    private static final int BETWEEN = 4;

    @Override
    public String kind() {
        return "member";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.parts() > 2 && statement.grammar().joinsMembers();
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        for (int word = 1; word + 1 < statement.length(); word++) {
            if (statement.grammar().joinsMembersAt(word)) {
                int one = statement.partAt(word - 1);
                int other = next(statement, word);
                int lacking = one < 0 || other < 0 ? -1 : lacking(evidence, one, other);
                if (lacking >= 0 && evidence.frame().repeatsExactly(part -> part == lacking)) {
                    return Optional.of("\"" + evidence.wanted(lacking).token().folded() + "\"" + NOT_THERE);
                }
            }
        }
        return Optional.empty();
    }

    private static int next(Statement statement, int word) {
        for (int i = word + 1; i < Math.min(statement.length(), word + BETWEEN); i++) {
            if (statement.partAt(i) >= 0) {
                return statement.partAt(i);
            }
        }
        return -1;
    }

    /** The one of the two that the output does not have, when it has the other; -1 otherwise. */
    private static int lacking(SentenceSupport evidence, int one, int other) {
        PartKinds kinds = evidence.match().statement().kinds();
        boolean nouns = kinds.isChangeable(one) && kinds.isChangeable(other);
        if (!nouns) {
            return -1;
        }
        if (evidence.part(one) > 0 && evidence.match().anywhere(other) == 0) {
            return other;
        }
        return evidence.part(other) > 0 && evidence.match().anywhere(one) == 0 ? one : -1;
    }
}
