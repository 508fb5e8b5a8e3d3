package dev.assize.core.panel;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * An answerer with another threshold of doubt. Answers that are less sure stand and are called doubtful, or are withheld, so
 * that the next one in a cascade is asked, or nobody. An answer of which nobody knows how sure it is stands either way.
 * Threads share it: it holds nothing that changes.
 */
public final class ThresholdAnswerer implements Answerer {

    private final Answerer answerer;
    private final AnswerConfidence threshold;
    private final boolean withholds;
    private final AnswererIdentity identity;

    private ThresholdAnswerer(
            Answerer answerer, AnswerConfidence threshold, boolean withholds, AnswererIdentity identity) {
        this.answerer = answerer;
        this.threshold = threshold;
        this.withholds = withholds;
        this.identity = identity;
    }

    /** Doubtful answers stand. The identity stays: no verdict changes. */
    public static ThresholdAnswerer deciding(Answerer answerer, AnswerConfidence threshold) {
        return new ThresholdAnswerer(answerer, threshold, false, answerer.identity());
    }

    /** Doubtful answers are withheld. */
    public static ThresholdAnswerer withholding(Answerer answerer, AnswerConfidence threshold) {
        AnswererIdentity known = answerer.identity();
        SortedMap<String, String> settings = new TreeMap<>(known.settings());
        settings.put("withholds-below", threshold.toString());
        return new ThresholdAnswerer(answerer, threshold, true, new AnswererIdentity(known.name(), settings));
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public AnswerConfidence threshold() {
        return threshold;
    }

    @Override
    public Answerer forCase(String id) {
        return new ThresholdAnswerer(answerer.forCase(id), threshold, withholds, identity);
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies said = answerer.answer(round);
        if (!withholds) {
            return said;
        }
        return new Replies(said.replies().stream().map(this::sure).toList(), said.remarks(), said.expense());
    }

    private Reply sure(Reply reply) {
        return reply instanceof Reply.Stated stated
                ? stated.confidence()
                        .filter(confidence -> confidence.isBelow(threshold))
                        .map(confidence -> declined(stated, confidence))
                        .orElse(reply)
                : reply;
    }

    private Reply declined(Reply.Stated stated, AnswerConfidence confidence) {
        String why = stated.rationale().isBlank() ? "" : " (" + stated.rationale() + ")";
        return new Reply.Declined(
                stated.question(),
                stated.by(),
                WithheldReason.DOUBTFUL,
                "less sure than " + threshold + ": " + confidence + " for " + stated.value() + why,
                stated.ballots());
    }
}
