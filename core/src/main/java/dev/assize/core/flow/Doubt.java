package dev.assize.core.flow;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.QuestionId;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The answers to a judged case that are less sure than a threshold, and what the verdict would be if they were wrong: with
 * each of them answered in any other way and all other answers as they are.
 *
 * @param below the threshold
 * @param answers the doubtful ones, at least one
 * @param hangs whether another answer to one or more of them gives another label or score, or leaves none
 * @param undecided whether other answers may leave the case undecided, because they lead to questions that nobody was asked,
 *     or cannot be listed
 * @param labels every label that other answers lead to, with the verdict's own; empty where verdicts have none
 * @param lowest the lowest score that they lead to; null where verdicts have none
 * @param highest the highest one; null where verdicts have none
 * @param expected the mean of the scores that the doubtful answers lead to, each counted by how likely these answers are; null
 *     where no score moves, or where a case may be undecided
 */
public record Doubt(
        AnswerConfidence below,
        List<QuestionId> answers,
        boolean hangs,
        boolean undecided,
        List<String> labels,
        @Nullable BigDecimal lowest,
        @Nullable BigDecimal highest,
        @Nullable BigDecimal expected) {

    public Doubt {
        answers = List.copyOf(answers);
        labels = List.copyOf(labels);
        if (answers.isEmpty()) {
            throw new IllegalArgumentException("Doubt is about one answer at least");
        }
    }

    /** The score to expect, where other answers lead to other scores; empty where it cannot be told. */
    public Optional<BigDecimal> expectedScore() {
        return Optional.ofNullable(expected);
    }

    /** Both ends included. */
    public record Scores(BigDecimal lowest, BigDecimal highest) {}

    /** From the lowest to the highest score that other answers lead to; empty where verdicts have none. */
    public Optional<Scores> scores() {
        return lowest == null || highest == null ? Optional.empty() : Optional.of(new Scores(lowest, highest));
    }
}
