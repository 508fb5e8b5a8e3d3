package dev.assize.core.panel;

import dev.assize.core.question.Answer;
import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.text.Shortened;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Makes one reply of several ballots, whatever their order.
 *
 * <p>A quorum of those who were asked must have answered, and more than half of those who answered must say the same.
 * That holds for the value as a whole in every form; a scale knows no mean, since the middle of two opinions is a third
 * one that nobody holds. Where no whole value wins, the parts of a checklist and of a listing are voted on one by one: a
 * checklist needs a majority for every item, a listing keeps the entries that a majority lists. Anything else is a split
 * vote, which is no answer.
 */
final class Vote {

    private static final Comparator<Ballot> CLEAREST = Comparator.<Ballot, Boolean>comparing(
                    ballot -> ballot.quote().isEmpty())
            .thenComparing(ballot -> ballot.answer().by())
            .thenComparing(Ballot::rationale)
            .thenComparing(ballot -> ballot.quote().text())
            .thenComparing(ballot -> ballot.quote().from());

    private final Question question;
    private final List<Ballot> ballots;
    private final List<Ballot> given;
    private final int quorum;
    private final String by;

    Vote(Question question, List<Ballot> ballots, int quorum, String by) {
        this.question = question;
        this.ballots = ballots;
        this.given = ballots.stream().filter(Ballot::isGiven).toList();
        this.quorum = quorum;
        this.by = by;
    }

    Reply reply() {
        if (given.isEmpty()) {
            return nobody();
        }
        if (given.size() < quorum) {
            return split(given.size() + " of " + ballots.size() + " answered, at least " + quorum + " must");
        }
        Optional<Value> winner = whole().or(this::inParts);
        return winner.isPresent() ? won(winner.get()) : split(tally());
    }

    private Optional<Value> whole() {
        return counts().entrySet().stream()
                .filter(count -> isMajority(count.getValue()))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    private Map<Value, Integer> counts() {
        Map<Value, Integer> counts = new LinkedHashMap<>();
        given.forEach(ballot -> counts.merge(value(ballot), 1, Integer::sum));
        return counts;
    }

    private boolean isMajority(int votes) {
        return 2 * votes > given.size();
    }

    private Optional<Value> inParts() {
        List<Value> values = given.stream().map(Vote::value).toList();
        if (values.stream().allMatch(Value.Listing.class::isInstance)) {
            return ListingVote.of(values.stream().map(Value.Listing.class::cast).toList());
        }
        return values.stream().allMatch(Value.Checklist.class::isInstance)
                ? byItem(values.stream().map(Value.Checklist.class::cast).toList())
                : Optional.empty();
    }

    /** AnswerCheck has seen to it that all of them tick the same items. */
    private Optional<Value> byItem(List<Value.Checklist> lists) {
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        for (String item : lists.get(0).ticks().keySet()) {
            int yes = (int) lists.stream()
                    .filter(list -> list.ticks().getOrDefault(item, false))
                    .count();
            if (2 * yes == lists.size()) {
                return Optional.empty();
            }
            ticks.put(item, isMajority(yes));
        }
        return Optional.of(new Value.Checklist(ticks));
    }

    /** The evidence and the reason come from whoever agrees most with what won. */
    private Reply won(Value winner) {
        Comparator<Ballot> agreeing = Comparator.comparing(ballot -> -agreement(value(ballot), winner));
        Ballot spokesman = given.stream().min(agreeing.thenComparing(CLEAREST)).orElseThrow();
        return new Reply.Stated(question.id(), by, winner, spokesman.quote(), spokesman.rationale(), answers());
    }

    private static int agreement(Value one, Value winner) {
        if (one.equals(winner)) {
            return Integer.MAX_VALUE;
        }
        if (one instanceof Value.Checklist list && winner instanceof Value.Checklist won) {
            return (int) won.ticks().entrySet().stream()
                    .filter(tick -> tick.getValue().equals(list.ticks().get(tick.getKey())))
                    .count();
        }
        return one instanceof Value.Listing list && winner instanceof Value.Listing won
                ? ListingVote.shared(list, won)
                : 0;
    }

    private Reply split(String detail) {
        return new Reply.Declined(question.id(), by, WithheldReason.SPLIT_VOTE, detail, answers());
    }

    private String tally() {
        Map<String, Integer> sorted = new TreeMap<>();
        counts().forEach((value, count) -> sorted.merge(value.toString(), count, Integer::sum));
        StringBuilder text = new StringBuilder("no majority:");
        sorted.forEach((value, count) -> text.append(text.charAt(text.length() - 1) == ':' ? " " : ", ")
                .append(count + " for " + Shortened.to(80, value)));
        return text.toString();
    }

    /** Nobody answered: for the reason that most of them had. */
    private Reply nobody() {
        Map<WithheldReason, Integer> reasons = new TreeMap<>();
        ballots.forEach(ballot -> reasons.merge(reason(ballot), 1, Integer::sum));
        WithheldReason reason = reasons.entrySet().stream()
                .max(Map.Entry.<WithheldReason, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .orElseThrow()
                .getKey();
        String detail = ballots.stream()
                .filter(ballot -> reason(ballot) == reason)
                .map(Ballot::rationale)
                .min(Comparator.naturalOrder())
                .orElseThrow();
        return new Reply.Declined(question.id(), by, reason, detail, answers());
    }

    private static WithheldReason reason(Ballot ballot) {
        return ((Answer.Withheld) ballot.answer()).reason();
    }

    private static Value value(Ballot ballot) {
        return ballot.answer().value().orElseThrow();
    }

    private List<Answer> answers() {
        return ballots.stream().map(Ballot::answer).toList();
    }
}
