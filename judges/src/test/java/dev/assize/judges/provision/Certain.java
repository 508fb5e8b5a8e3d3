package dev.assize.judges.provision;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import java.util.List;
import java.util.TreeMap;

/**
 * Answers every question alike, but for those about something.
 *
 * @param not the words of what is answered the other way; empty for nothing
 */
record Certain(boolean yes, String not) implements Answerer {

    Certain(boolean yes) {
        this(yes, "");
    }

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity("certain", new TreeMap<>());
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream()
                .<Reply>map(question -> new Reply.Stated(
                        question.id(), "certain", new Value.YesNo(yes != isAbout(question)), Quote.NONE, ""))
                .toList());
    }

    private boolean isAbout(Question question) {
        return !not.isEmpty()
                && question.find(DisputedProvisions.PROVISION)
                        .filter(provision -> provision.text().contains(not))
                        .isPresent();
    }
}
