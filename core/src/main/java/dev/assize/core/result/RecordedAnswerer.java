package dev.assize.core.result;

import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Doubt;
import dev.assize.core.flow.Epoch;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Answers one case's questions with the answers it got before, at no cost. A question is known by its id and by its text:
 * what was not asked then, or was asked in other words, is withheld. Quotes are looked for again where they stood. Threads
 * share it: it holds nothing that changes.
 */
public final class RecordedAnswerer implements Answerer {

    /** Who answers what was not recorded. */
    public static final String NAME = "recorded";

    private final AnswererIdentity identity;
    private final Map<String, RecordedAnswer> answers = new HashMap<>();
    private final List<Finding> remarks;
    private final AnswerConfidence threshold;

    private RecordedAnswerer(RecordedResult result) {
        this.identity = identity(result.epoch());
        result.answers().forEach(answer -> answers.putIfAbsent(answer.question(), answer));
        this.remarks = result.remarks();
        // What was not doubtful then is not now.
        this.threshold = result.doubt().map(Doubt::below).orElse(AnswerConfidence.ZERO);
    }

    /** Whoever answers with what was recorded in an epoch. */
    public static AnswererIdentity identity(Epoch recorded) {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("epoch", recorded.hash())));
    }

    public static RecordedAnswerer of(RecordedResult result) {
        return new RecordedAnswerer(result);
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public AnswerConfidence threshold() {
        return threshold;
    }

    @Override
    public Replies answer(List<Question> round) {
        List<Reply> replies = new ArrayList<>(round.size());
        for (Question question : round) {
            RecordedAnswer answer = answers.get(question.id().value());
            replies.add(answer == null ? unasked(question, "was not asked then") : reply(question, answer));
        }
        return new Replies(replies, remarks, Expense.NONE);
    }

    private static Reply reply(Question question, RecordedAnswer answer) {
        if (!answer.wording().equals(question.wording().hash())) {
            return unasked(question, "was asked in other words then (" + answer.wording() + ")");
        }
        if (isOfAnotherItem(question, answer)) {
            return unasked(question, "was asked of something else then");
        }
        List<Answer> ballots = ballots(question, answer);
        if (answer.value().isEmpty()) {
            return new Reply.Declined(question.id(), answer.by(), reason(answer), answer.rationale(), ballots);
        }
        Optional<Value> value = answer.value().flatMap(node -> ValueJson.read(question.form(), node));
        if (value.isEmpty()) {
            return new Reply.Declined(
                    question.id(),
                    answer.by(),
                    WithheldReason.WRONG_FORM,
                    "the recorded answer is no " + question.form().name(),
                    ballots);
        }
        return new Reply.Stated(
                        question.id(),
                        answer.by(),
                        value.get(),
                        Quote.again(answer.evidence()),
                        answer.rationale(),
                        ballots)
                .as(answer.confidence().orElse(null));
    }

    /** Where a list is another one now, the id of an entry may stand for another thing. */
    private static boolean isOfAnotherItem(Question question, RecordedAnswer answer) {
        return answer.item().isPresent()
                && !answer.item().equals(question.item().map(RecordedAnswer::shortened));
    }

    private static Reply unasked(Question question, String how) {
        return new Reply.Declined(
                question.id(),
                NAME,
                WithheldReason.UNANSWERED,
                "the question \"" + question.wording().name() + "\" " + how);
    }

    /** Ballots were checked before they were counted, and are kept as they are. */
    private static List<Answer> ballots(Question question, RecordedAnswer answer) {
        return answer.ballots().stream().map(ballot -> ballot(question, ballot)).toList();
    }

    private static Answer ballot(Question question, RecordedAnswer ballot) {
        QuestionId id = question.id();
        Form form = question.form();
        List<Answer> inner = ballots(question, ballot);
        return ballot.value()
                .flatMap(node -> ValueJson.read(form, node))
                .<Answer>map(value -> new Answer.Given(
                        id, ballot.by(), value, ballot.evidence(), ballot.rationale(), inner, ballot.sure()))
                .orElseGet(() -> new Answer.Withheld(id, ballot.by(), reason(ballot), ballot.rationale(), inner));
    }

    private static WithheldReason reason(RecordedAnswer answer) {
        String written = answer.withheld().orElse("").toUpperCase(Locale.ROOT);
        for (WithheldReason reason : WithheldReason.values()) {
            if (reason.name().equals(written)) {
                return reason;
            }
        }
        return WithheldReason.UNREADABLE;
    }
}
