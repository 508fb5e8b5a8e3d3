package dev.assize.core.panel;

import dev.assize.core.finding.Finding;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;

/** Says the same to every question, or what a function of the question says; remembers what it was asked. */
final class Voter implements Answerer {

    static final Expense ONE_CALL = new Expense(1, 10, 2, new BigDecimal("0.01"), 0, Duration.ofMillis(3));

    private final String name;
    private final Function<Question, Optional<Value>> opinion;
    private final String quote;
    private final List<Finding> remarks;
    final ConcurrentLinkedQueue<List<String>> asked = new ConcurrentLinkedQueue<>();

    private Voter(String name, Function<Question, Optional<Value>> opinion, String quote, List<Finding> remarks) {
        this.name = name;
        this.opinion = opinion;
        this.quote = quote;
        this.remarks = remarks;
    }

    static Voter says(String name, Value value) {
        return new Voter(name, question -> Optional.of(value), "", List.of());
    }

    static Voter declines(String name) {
        return new Voter(name, question -> Optional.empty(), "", List.of());
    }

    static Voter of(String name, Function<Question, Optional<Value>> opinion) {
        return new Voter(name, opinion, "", List.of());
    }

    Voter quoting(String words) {
        return new Voter(name, opinion, words, remarks);
    }

    Voter remarking(Finding remark) {
        return new Voter(name, opinion, quote, List.of(remark));
    }

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(name, new TreeMap<>(Map.of("quote", quote)));
    }

    @Override
    public Replies answer(List<Question> round) {
        asked.add(round.stream().map(question -> question.id().value()).toList());
        List<Reply> replies = new ArrayList<>();
        for (Question question : round) {
            replies.add(opinion.apply(question)
                    .<Reply>map(
                            value -> new Reply.Stated(question.id(), name, value, Quote.of(quote), "because " + name))
                    .orElseGet(() -> new Reply.Declined(
                            question.id(), name, WithheldReason.CANNOT_TELL, name + " cannot tell")));
        }
        return new Replies(replies, remarks, ONE_CALL);
    }
}
