package dev.assize.runs;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicInteger;

/** Gives as many points as the text begins with; declines a text that begins with no digit. Counts how often it is asked. */
public final class PointsAnswerer implements Answerer {

    public final AtomicInteger asked = new AtomicInteger();

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity("points", new TreeMap<>());
    }

    @Override
    public Replies answer(List<Question> round) {
        asked.incrementAndGet();
        return Replies.free(round.stream().map(PointsAnswerer::reply).toList());
    }

    private static Reply reply(Question question) {
        String text = question.require("text");
        if (text.isEmpty() || !Character.isDigit(text.charAt(0))) {
            return new Reply.Declined(question.id(), "points", WithheldReason.CANNOT_TELL, "no digit");
        }
        return new Reply.Stated(
                question.id(), "points", new Value.Scale(Character.digit(text.charAt(0), 10)), Quote.NONE, "");
    }
}
