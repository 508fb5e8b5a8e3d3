package dev.assize.core.panel;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Answerers one after the other: the first is asked the whole round, each next one only what is still withheld, so that
 * money is spent only where code is in doubt; {@link ThresholdAnswerer} withholds what is not sure enough. A given answer stands. Where a panel was split and the next one decides, the
 * ballots of the panel are kept with the answer. Threads share it: it holds nothing that changes.
 */
public final class Cascade implements Answerer {

    private final AnswererIdentity identity;
    private final List<Answerer> members;

    private Cascade(List<Answerer> members) {
        this.identity = Membership.of("cascade", members);
        this.members = List.copyOf(members);
    }

    public static Cascade of(List<Answerer> members) {
        if (members.isEmpty()) {
            throw new IllegalArgumentException("A cascade has at least one member");
        }
        return new Cascade(members);
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public AnswerConfidence threshold() {
        return members.get(0).threshold();
    }

    @Override
    public Answerer forCase(String id) {
        List<Answerer> here = Membership.forCase(members, id);
        return here.equals(members) ? this : new Cascade(here);
    }

    @Override
    public Replies answer(List<Question> round) {
        Map<QuestionId, Reply> settled = new LinkedHashMap<>();
        Replies all = Replies.NONE;
        List<Question> open = round;
        for (Answerer member : members) {
            if (open.isEmpty()) {
                break;
            }
            Replies said = ask(member, open, all.expense());
            all = all.and(said);
            open = settle(open, Ballot.of(open, said, member), settled);
        }
        return new Replies(List.copyOf(settled.values()), all.remarks(), all.expense());
    }

    private static Replies ask(Answerer member, List<Question> open, Expense paid) {
        try {
            return member.answer(open);
        } catch (CaseFailure e) {
            throw e.after(paid);
        }
    }

    /** What is still withheld. */
    private static List<Question> settle(List<Question> asked, List<Ballot> ballots, Map<QuestionId, Reply> settled) {
        List<Question> open = new ArrayList<>();
        for (int i = 0; i < asked.size(); i++) {
            QuestionId id = asked.get(i).id();
            List<Answer> earlier = settled.get(id) instanceof Reply.Declined held ? held.ballots() : List.of();
            settled.put(id, ballots.get(i).reply(earlier));
            if (!ballots.get(i).isGiven()) {
                open.add(asked.get(i));
            }
        }
        return open;
    }
}
