package dev.assize.judgefiles.judge;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Basis;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Answers what a judge file's own expressions can tell, and declines the rest. Threads share it: it holds nothing that changes. */
final class EmbeddedAnswers implements Answerer {

    private static final String NAME = "embedded";

    private final AnswererIdentity identity;
    private final ConfidenceTable confidence;

    EmbeddedAnswers(String rules, ConfidenceTable confidence) {
        SortedMap<String, String> settings = new TreeMap<>(Map.of("rules", rules));
        settings.put("confidence", confidence.hash());
        this.identity = new AnswererIdentity(NAME, settings);
        this.confidence = confidence;
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public AnswerConfidence threshold() {
        return confidence.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream().map(this::reply).toList());
    }

    private Reply reply(Question question) {
        Question.Known known = question.known();
        Value value = known == null ? null : known.value();
        if (known == null || value == null) {
            String reason = known == null ? "code cannot tell; a model or a person can" : known.rationale();
            return new Reply.Declined(question.id(), NAME, WithheldReason.CANNOT_TELL, reason);
        }
        Reply.Stated reply = new Reply.Stated(question.id(), NAME, value, known.quote(), known.rationale());
        Basis basis = known.basis();
        return basis == null ? reply : confidence.rate(question, reply, basis);
    }
}
