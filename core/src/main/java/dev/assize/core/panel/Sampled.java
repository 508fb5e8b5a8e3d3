package dev.assize.core.panel;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.function.IntFunction;

/**
 * One answerer asked several times over, each question decided by the majority of what it said (self-consistency: Wang et
 * al., "Self-Consistency Improves Chain of Thought Reasoning in Language Models", 2022). The same votes count as in a
 * {@link Panel}; the ballots show how sure it was. Threads share it: it holds nothing that changes.
 */
public final class Sampled implements Answerer {

    private final AnswererIdentity identity;
    private final Poll poll;

    private Sampled(AnswererIdentity identity, Poll poll) {
        this.identity = identity;
        this.poll = poll;
    }

    /**
     * @param sample the answerer for sample 1, 2 and so on; their identities must differ, be it only in the number, so
     *     that nobody takes the answer of one for that of another
     */
    public static Sampled of(int samples, IntFunction<Answerer> sample, Executor executor) {
        if (samples < 1) {
            throw new IllegalArgumentException("At least one sample is taken, got " + samples);
        }
        List<Answerer> members = new ArrayList<>();
        List<String> names = new ArrayList<>();
        for (int number = 1; number <= samples; number++) {
            Answerer member = sample.apply(number);
            members.add(member);
            names.add(member.identity().name() + " #" + number);
        }
        if (members.stream().map(Answerer::identity).distinct().count() != samples) {
            throw new IllegalArgumentException("Samples need identities of their own, got "
                    + members.stream().map(Answerer::identity).toList());
        }
        String name = members.get(0).identity().name() + " x" + samples;
        return new Sampled(
                new AnswererIdentity(name, Membership.settings(members)), new Poll(members, names, executor));
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public Replies answer(List<Question> round) {
        return poll.decide(round, identity.name());
    }
}
