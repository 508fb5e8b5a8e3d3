package dev.assize.core.question;

import dev.assize.core.finding.Evidence;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps the contracts of totality and evidence: out come exactly the questions that went in, each answered in its form
 * with quotes that are really in the text, or withheld with the reason.
 */
public final class AnswerCheck {

    private AnswerCheck() {}

    /** One answer for each question of the round, in the round's order. Replies to other questions are dropped. */
    public static List<Answers.Answered> check(List<Question> round, List<Reply> replies, String answerer) {
        boolean inOrder = areInOrder(round, replies);
        Map<QuestionId, List<Reply>> byQuestion = inOrder ? Map.of() : byQuestion(replies);
        List<Answers.Answered> checked = new ArrayList<>(round.size());
        for (int i = 0; i < round.size(); i++) {
            Question question = round.get(i);
            Answer answer = inOrder
                    ? checked(question, replies.get(i))
                    : only(question, byQuestion.getOrDefault(question.id(), List.of()), answerer);
            checked.add(new Answers.Answered(question, answer));
        }
        return List.copyOf(checked);
    }

    /** Rules answer one question after the other; then nothing is missing, and no question is answered twice. */
    private static boolean areInOrder(List<Question> round, List<Reply> replies) {
        if (round.size() != replies.size()) {
            return false;
        }
        for (int i = 0; i < round.size(); i++) {
            if (!round.get(i).id().equals(replies.get(i).question())) {
                return false;
            }
        }
        return true;
    }

    private static Map<QuestionId, List<Reply>> byQuestion(List<Reply> replies) {
        Map<QuestionId, List<Reply>> byQuestion = new HashMap<>();
        for (Reply reply : replies) {
            byQuestion
                    .computeIfAbsent(reply.question(), id -> new ArrayList<>(1))
                    .add(reply);
        }
        return byQuestion;
    }

    private static Answer only(Question question, List<Reply> given, String answerer) {
        if (given.isEmpty()) {
            return new Answer.Withheld(question.id(), answerer, WithheldReason.UNANSWERED, "");
        }
        if (given.size() > 1) {
            return new Answer.Withheld(
                    question.id(), answerer, WithheldReason.ANSWERED_TWICE, given.size() + " replies to one question");
        }
        return checked(question, given.get(0));
    }

    private static Answer checked(Question question, Reply reply) {
        return reply instanceof Reply.Stated stated ? stated(question, stated) : declined((Reply.Declined) reply);
    }

    private static Answer declined(Reply.Declined reply) {
        return new Answer.Withheld(reply.question(), reply.by(), reply.reason(), reply.detail(), reply.ballots());
    }

    private static Answer stated(Question question, Reply.Stated reply) {
        Optional<String> objection = question.form().objection(reply.value());
        if (objection.isPresent()) {
            return withheld(reply, WithheldReason.WRONG_FORM, objection.get());
        }
        String source = question.quoting().source().orElse("");
        if (source.isEmpty()) {
            return given(reply, List.of());
        }
        if (question.quoting().eachEntry() && reply.value() instanceof Value.Listing listing) {
            return entries(question, reply, listing, source);
        }
        if (reply.quote().isEmpty()) {
            return question.quoting().isRequiredFor(reply.value())
                    ? withheld(reply, WithheldReason.QUOTE_MISSING, "a quote from \"" + source + "\" is required")
                    : given(reply, List.of());
        }
        String text = question.require(source);
        List<Evidence> evidence = QuoteLocator.locate(reply.quote(), source, text);
        return evidence.isEmpty()
                ? withheld(
                        reply,
                        WithheldReason.QUOTE_NOT_FOUND,
                        "\"" + reply.quote().text() + "\" is not in \"" + source + "\"")
                : given(reply, evidence);
    }

    private static Answer entries(Question question, Reply.Stated reply, Value.Listing listing, String source) {
        String text = question.require(source);
        List<Evidence> evidence = new ArrayList<>();
        for (String entry : listing.entries()) {
            List<Evidence> found = QuoteLocator.locate(Quote.of(entry), source, text);
            if (found.isEmpty()) {
                return withheld(
                        reply, WithheldReason.QUOTE_NOT_FOUND, "\"" + entry + "\" is not in \"" + source + "\"");
            }
            evidence.addAll(found);
        }
        return given(reply, evidence);
    }

    private static Answer given(Reply.Stated reply, List<Evidence> evidence) {
        return new Answer.Given(
                reply.question(),
                reply.by(),
                reply.value(),
                evidence,
                reply.rationale(),
                reply.ballots(),
                reply.sure());
    }

    private static Answer withheld(Reply.Stated reply, WithheldReason reason, String detail) {
        return new Answer.Withheld(reply.question(), reply.by(), reason, detail, reply.ballots());
    }
}
