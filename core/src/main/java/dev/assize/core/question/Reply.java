package dev.assize.core.question;

import java.util.List;

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
     */
    record Stated(QuestionId question, String by, Value value, Quote quote, String rationale, List<Answer> ballots)
            implements Reply {
        public Stated {
            ballots = List.copyOf(ballots);
        }

        public Stated(QuestionId question, String by, Value value, Quote quote, String rationale) {
            this(question, by, value, quote, rationale, List.of());
        }

        @Override
        public Reply to(QuestionId other) {
            return new Stated(other, by, value, quote, rationale, Answer.allTo(other, ballots));
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
