package dev.assize.engine.internal.answerer;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.engine.setup.Interviewer;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.locks.ReentrantLock;

/** A person who is asked one question after the other. Threads share it: they take turns. */
final class HumanAnswerer implements Answerer {

    private final AnswererIdentity identity;
    private final Interviewer interviewer;
    private final ReentrantLock turn = new ReentrantLock(true);

    HumanAnswerer(String name, Interviewer interviewer) {
        this.identity = new AnswererIdentity("human:" + name, new TreeMap<>());
        this.interviewer = interviewer;
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public Replies answer(List<Question> round) {
        turn.lock();
        try {
            List<Reply> replies = new ArrayList<>(round.size());
            round.forEach(question -> replies.add(interviewer.ask(question, identity.name())));
            return Replies.free(replies);
        } finally {
            turn.unlock();
        }
    }
}
