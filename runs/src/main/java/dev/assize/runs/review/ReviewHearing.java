package dev.assize.runs.review;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Epoch;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Answers;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import java.util.List;
import java.util.Optional;

/** Hears cases of a run again with what people said of them. Threads share it: it holds nothing that changes. */
public final class ReviewHearing {

    private final Judge<?> judge;
    private final AnswererIdentity identity;

    /** @param recorded the epoch of the run */
    public ReviewHearing(Judge<?> judge, Epoch recorded) {
        this(judge, PeopleAnswerer.identity(recorded));
    }

    ReviewHearing(Judge<?> judge, AnswererIdentity identity) {
        this.judge = judge;
        this.identity = identity;
    }

    /** Throws {@link IllegalArgumentException} for a case that was kept without its record. */
    public CaseResult hear(RecordedCase recorded, List<HumanAnswer> people) {
        ObjectNode record = recorded.record();
        if (record == null) {
            throw new IllegalArgumentException(
                    "the case \"" + recorded.result().id() + "\" was kept without its record");
        }
        return new Hearing<>(judge, new PeopleAnswerer(recorded.result(), identity, people))
                .hear(recorded.result().id(), record, null);
    }

    /** The result as a line; the one there is where a case cannot be heard again. */
    RecordedResult rule(RecordedCase recorded, List<HumanAnswer> people) {
        return recorded.record() == null ? relabelled(recorded.result()) : RecordedResult.of(hear(recorded, people));
    }

    private RecordedResult relabelled(RecordedResult before) {
        CaseResult.Heading heading = heading();
        ObjectNode line = before.line().deepCopy();
        line.put("version", heading.version()).put("epoch", heading.epoch().hash());
        return RecordedResult.read(line);
    }

    CaseResult.Heading heading() {
        return new CaseResult.Heading(judge.info().id(), judge.info().version(), Epoch.of(judge.info(), identity));
    }

    /** A question of the case with what is answered to it now. */
    public Optional<Answers.Answered> find(CaseResult heard, String question) {
        return heard.answers().asked().stream()
                .filter(answered -> answered.question().id().value().equals(question))
                .findFirst();
    }
}
