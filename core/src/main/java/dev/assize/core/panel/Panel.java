package dev.assize.core.panel;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import java.util.List;
import java.util.concurrent.Executor;

/**
 * Several answerers that decide each question by vote: more than half of those who answered must agree, and more than
 * half of the members must have answered. What has no majority is withheld as a split vote; every ballot is kept. Threads
 * share it: it holds nothing that changes.
 *
 * <p>A member whose provider fails makes the case fail: a verdict must not depend on who happened to be reachable.
 */
public final class Panel implements Answerer {

    private final AnswererIdentity identity;
    private final Poll poll;
    private final List<Answerer> members;
    private final Executor executor;

    private Panel(AnswererIdentity identity, Poll poll, List<Answerer> members, Executor executor) {
        this.identity = identity;
        this.poll = poll;
        this.members = List.copyOf(members);
        this.executor = executor;
    }

    /** @param executor where members answer beside one another; any will do, {@code Runnable::run} asks them in turn */
    public static Panel of(List<Answerer> members, Executor executor) {
        if (members.isEmpty()) {
            throw new IllegalArgumentException("A panel has at least one member");
        }
        List<String> names =
                members.stream().map(member -> member.identity().name()).toList();
        return new Panel(Membership.of("panel", members), new Poll(members, names, executor), members, executor);
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public Answerer forCase(String id) {
        List<Answerer> here = Membership.forCase(members, id);
        return here.equals(members) ? this : of(here, executor);
    }

    @Override
    public Replies answer(List<Question> round) {
        return poll.decide(round, identity.name());
    }
}
