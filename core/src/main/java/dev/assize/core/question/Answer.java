package dev.assize.core.question;

import dev.assize.core.finding.Evidence;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A checked answer, or the explicit absence of one. */
public sealed interface Answer {

    QuestionId question();

    String by();

    /** What each of several answerers said when it came to a vote; empty when nobody voted. */
    List<Answer> ballots();

    /** The value, if one was given. */
    Optional<Value> value();

    /** How sure a given value is; empty where nobody knows. */
    Optional<AnswerConfidence> confidence();

    /** The same answer to another question that asks the same. */
    Answer to(QuestionId other);

    static List<Answer> allTo(QuestionId other, List<Answer> answers) {
        return answers.stream().map(answer -> answer.to(other)).toList();
    }

    /**
     * @param evidence where in the passages it was read, as found by code
     * @param sure how sure it is; null where nobody knows
     */
    record Given(
            QuestionId question,
            String by,
            Value stated,
            List<Evidence> evidence,
            String rationale,
            List<Answer> ballots,
            @Nullable AnswerConfidence sure)
            implements Answer {
        public Given {
            evidence = List.copyOf(evidence);
            ballots = List.copyOf(ballots);
        }

        public Given(
                QuestionId question,
                String by,
                Value stated,
                List<Evidence> evidence,
                String rationale,
                List<Answer> ballots) {
            this(question, by, stated, evidence, rationale, ballots, null);
        }

        /** The same place and reason with another value, of which nobody knows how sure it is. */
        public Given saying(Value other) {
            return new Given(question, by, other, evidence, rationale, ballots, null);
        }

        @Override
        public Optional<Value> value() {
            return Optional.of(stated);
        }

        @Override
        public Optional<AnswerConfidence> confidence() {
            return Optional.ofNullable(sure);
        }

        @Override
        public Answer to(QuestionId other) {
            return new Given(other, by, stated, evidence, rationale, allTo(other, ballots), sure);
        }
    }

    /** @param detail what exactly was wrong, possibly empty */
    record Withheld(QuestionId question, String by, WithheldReason reason, String detail, List<Answer> ballots)
            implements Answer {
        public Withheld {
            ballots = List.copyOf(ballots);
        }

        public Withheld(QuestionId question, String by, WithheldReason reason, String detail) {
            this(question, by, reason, detail, List.of());
        }

        @Override
        public Optional<Value> value() {
            return Optional.empty();
        }

        @Override
        public Optional<AnswerConfidence> confidence() {
            return Optional.empty();
        }

        @Override
        public Answer to(QuestionId other) {
            return new Withheld(other, by, reason, detail, allTo(other, ballots));
        }
    }
}
