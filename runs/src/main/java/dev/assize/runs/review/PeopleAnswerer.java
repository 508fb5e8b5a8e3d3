package dev.assize.runs.review;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.flow.Epoch;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.result.RecordedAnswerer;
import dev.assize.core.result.RecordedResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Answers one case's questions with what people said, and where they said nothing, or cannot tell, with what was recorded. Where
 * people differ and no majority decides, the answer is withheld until it is settled. Threads share it: it holds nothing that
 * changes.
 */
public final class PeopleAnswerer implements Answerer {

    private static final String NAME = "reviewed";

    private final AnswererIdentity identity;
    private final RecordedAnswerer recorded;
    private final List<HumanAnswer> people;

    /** @param people what was said to questions of this one case */
    public PeopleAnswerer(RecordedResult before, AnswererIdentity identity, List<HumanAnswer> people) {
        this.identity = identity;
        this.recorded = RecordedAnswerer.of(before);
        this.people = List.copyOf(people);
    }

    /** Whoever answers for people on top of what was recorded in an epoch. */
    public static AnswererIdentity identity(Epoch recorded) {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("epoch", recorded.hash())));
    }

    /** The same, of people who said exactly this and nothing more. */
    static AnswererIdentity identity(Epoch recorded, String answers) {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("epoch", recorded.hash(), "answers", answers)));
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public AnswerConfidence threshold() {
        return recorded.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies before = recorded.answer(round);
        List<Reply> replies = new ArrayList<>(round.size());
        for (int i = 0; i < round.size(); i++) {
            replies.add(reply(round.get(i), before.replies().get(i)));
        }
        return new Replies(replies, before.remarks(), before.expense());
    }

    private Reply reply(Question question, Reply before) {
        List<HumanAnswer> said =
                people.stream().filter(answer -> answer.answers(question)).toList();
        for (HumanAnswer answer : said) {
            if (answer.settles() && answer.value().isPresent()) {
                return voted(question, List.of(answer), said);
            }
        }
        Map<JsonNode, List<HumanAnswer>> camps = new LinkedHashMap<>();
        said.stream()
                .filter(answer -> !answer.settles())
                .forEach(answer -> answer.value()
                        .ifPresent(value -> camps.computeIfAbsent(value, unseen -> new ArrayList<>())
                                .add(answer)));
        int voters = camps.values().stream().mapToInt(List::size).sum();
        for (List<HumanAnswer> camp : camps.values()) {
            if (2 * camp.size() > voters) {
                return voted(question, camp, said);
            }
        }
        return voters == 0 ? before : split(question, said);
    }

    /** What one camp says; who else voted stands beside it. */
    private static Reply voted(Question question, List<HumanAnswer> camp, List<HumanAnswer> all) {
        HumanAnswer first = camp.get(0);
        Reply reply = first.to(question);
        if (!(reply instanceof Reply.Stated stated)) {
            return reply;
        }
        return new Reply.Stated(
                question.id(),
                by(camp),
                stated.value(),
                stated.quote(),
                stated.rationale(),
                all.size() == 1 ? List.of() : ballots(question, all));
    }

    private static Reply split(Question question, List<HumanAnswer> all) {
        return new Reply.Declined(
                question.id(), by(all), WithheldReason.SPLIT_VOTE, "people differ", ballots(question, all));
    }

    private static String by(List<HumanAnswer> camp) {
        return HumanAnswer.by(
                String.join("+", camp.stream().map(HumanAnswer::person).toList()));
    }

    private static List<Answer> ballots(Question question, List<HumanAnswer> all) {
        return all.stream()
                .map(answer -> AnswerCheck.check(List.of(question), List.of(answer.to(question)), answer.by())
                        .get(0)
                        .answer())
                .toList();
    }
}
