package dev.assize.core.panel;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RejectedExecutionException;
import org.jspecify.annotations.Nullable;

/**
 * Asks several answerers the same round at the same time and lets them vote. Threads share it: it holds nothing that
 * changes. Whoever polls takes part in the work, so an executor that is full, or that runs the poll itself, delays but
 * never blocks it.
 */
final class Poll {

    private final List<Answerer> members;
    private final List<String> names;
    private final int quorum;
    private final Executor executor;

    /** @param names under which the ballots of the members are kept */
    Poll(List<Answerer> members, List<String> names, Executor executor) {
        this.members = List.copyOf(members);
        this.names = List.copyOf(names);
        this.quorum = members.size() / 2 + 1;
        this.executor = executor;
    }

    Replies decide(List<Question> round, String by) {
        if (round.isEmpty()) {
            return Replies.NONE;
        }
        List<Replies> said = ask(round);
        List<List<Ballot>> papers = new ArrayList<>();
        Replies all = Replies.NONE;
        for (int i = 0; i < members.size(); i++) {
            String name = names.get(i);
            papers.add(Ballot.of(round, said.get(i), members.get(i)).stream()
                    .map(ballot -> ballot.by(name))
                    .toList());
            all = all.and(said.get(i));
        }
        List<Reply> replies = new ArrayList<>(round.size());
        for (int q = 0; q < round.size(); q++) {
            int at = q;
            List<Ballot> ballots = papers.stream().map(paper -> paper.get(at)).toList();
            replies.add(new Vote(round.get(q), ballots, quorum, by).reply());
        }
        return new Replies(replies, all.remarks(), all.expense());
    }

    private List<Replies> ask(List<Question> round) {
        List<FutureTask<Replies>> tasks = new ArrayList<>(members.size());
        for (Answerer member : members) {
            tasks.add(new FutureTask<>(() -> member.answer(round)));
        }
        try {
            tasks.stream().skip(1).forEach(executor::execute);
        } catch (RejectedExecutionException e) {
            // Nobody else has time; what was not taken is done below.
        }
        tasks.forEach(FutureTask::run);
        return results(tasks);
    }

    /** Waits for all, so that no call of this case is under way once it has failed. */
    private static List<Replies> results(List<FutureTask<Replies>> tasks) {
        List<Replies> results = new ArrayList<>(tasks.size());
        @Nullable Throwable failure = null;
        Expense paid = Expense.NONE;
        for (FutureTask<Replies> task : tasks) {
            try {
                Replies replies = task.get();
                results.add(replies);
                paid = paid.plus(replies.expense());
            } catch (ExecutionException e) {
                failure = failure instanceof RunHalt ? failure : worse(failure, e.getCause());
                paid = e.getCause() instanceof CaseFailure failed ? paid.plus(failed.paid()) : paid;
            } catch (InterruptedException e) {
                tasks.forEach(other -> other.cancel(true));
                Thread.currentThread().interrupt();
                throw new CaseFailure(FailureKind.INTERNAL, "interrupted while others were answering", e);
            }
        }
        if (failure instanceof CaseFailure failed) {
            throw failed.costing(paid);
        }
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure != null) {
            throw (RuntimeException) failure;
        }
        return results;
    }

    private static @Nullable Throwable worse(@Nullable Throwable first, @Nullable Throwable next) {
        return first == null || next instanceof RunHalt ? next : first;
    }
}
