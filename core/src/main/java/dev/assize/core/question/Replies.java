package dev.assize.core.question;

import dev.assize.core.finding.Finding;
import java.util.ArrayList;
import java.util.List;

/**
 * What an answerer says to a round.
 *
 * @param replies one to each question, unless the answerer left something out
 * @param remarks what the answerer noticed about the texts, such as an instruction addressed to it
 * @param expense what it cost
 */
public record Replies(List<Reply> replies, List<Finding> remarks, Expense expense) {

    public static final Replies NONE = free(List.of());

    public Replies {
        replies = List.copyOf(replies);
        remarks = List.copyOf(remarks);
    }

    /** Replies that cost nothing and come without remarks. */
    public static Replies free(List<Reply> replies) {
        return new Replies(replies, List.of(), Expense.NONE);
    }

    /** Both, these first. */
    public Replies and(Replies more) {
        List<Reply> all = new ArrayList<>(replies);
        all.addAll(more.replies);
        List<Finding> noticed = new ArrayList<>(remarks);
        more.remarks.stream().filter(remark -> !remarks.contains(remark)).forEach(noticed::add);
        return new Replies(all, noticed, expense.plus(more.expense));
    }
}
