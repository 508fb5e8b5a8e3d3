package dev.assize.core.question;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What an answerer says to one question, before anything was checked. */
public sealed interface Reply {

    QuestionId question();

    /** Who says it; within a panel or a cascade not everyone is the same. */
    String by();

    /** The same said to another question that asks the same. */
    Reply to(QuestionId other);

    /**
     * An answer.
     *
     * @param quote where it was read; {@link Quote#NONE} when nothing is quoted
     * @param rationale a short reason, possibly empty
     * @param ballots what each of several answerers, or each of several samples, said when it came to a vote; empty
     *     when nobody voted
     * @param basis the kind of evidence by which rules decided; null where the answerer does not tell
     * @param sure how sure it is; null where nobody knows
     */
    record Stated(
            QuestionId question,
            String by,
            Value value,
            Quote quote,
            String rationale,
            List<Answer> ballots,
            @Nullable Basis basis,
            @Nullable AnswerConfidence sure)
            implements Reply {
        public Stated {
            ballots = List.copyOf(ballots);
        }

        public Stated(QuestionId question, String by, Value value, Quote quote, String rationale) {
            this(question, by, value, quote, rationale, List.of());
        }

        public Stated(
                QuestionId question, String by, Value value, Quote quote, String rationale, List<Answer> ballots) {
            this(question, by, value, quote, rationale, ballots, null, null);
        }

        /** How sure it is; empty where nobody knows. */
        public Optional<AnswerConfidence> confidence() {
            return Optional.ofNullable(sure);
        }

        /** The same, resting on that, and so sure; null where nobody knows how sure. */
        public Stated on(Basis basis, @Nullable AnswerConfidence sure) {
            return new Stated(question, by, value, quote, rationale, ballots, basis, sure);
        }

        /** The same, so sure; null where nobody knows. */
        public Stated as(@Nullable AnswerConfidence sure) {
            return new Stated(question, by, value, quote, rationale, ballots, basis, sure);
        }

        @Override
        public Reply to(QuestionId other) {
            return new Stated(other, by, value, quote, rationale, Answer.allTo(other, ballots), basis, sure);
        }
    }

    /**
     * No answer, and why.
     *
     * @param ballots as of {@link Stated}
     */
    record Declined(QuestionId question, String by, WithheldReason reason, String detail, List<Answer> ballots)
            implements Reply {
        public Declined {
            ballots = List.copyOf(ballots);
        }

        public Declined(QuestionId question, String by, WithheldReason reason, String detail) {
            this(question, by, reason, detail, List.of());
        }

        @Override
        public Reply to(QuestionId other) {
            return new Declined(other, by, reason, detail, Answer.allTo(other, ballots));
        }
    }
}
