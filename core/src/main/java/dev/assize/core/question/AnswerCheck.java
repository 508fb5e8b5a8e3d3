package dev.assize.core.question;

import dev.assize.core.finding.Evidence;
import dev.assize.text.Span;
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
        Map<QuestionId, List<Reply>> byQuestion = new HashMap<>();
        for (Reply reply : replies) {
            byQuestion
                    .computeIfAbsent(reply.question(), id -> new ArrayList<>(1))
                    .add(reply);
        }
        List<Answers.Answered> checked = new ArrayList<>(round.size());
        for (Question question : round) {
            List<Reply> given = byQuestion.getOrDefault(question.id(), List.of());
            checked.add(new Answers.Answered(question, only(question, given, answerer)));
        }
        return List.copyOf(checked);
    }

    private static Answer only(Question question, List<Reply> given, String answerer) {
        if (given.isEmpty()) {
            return new Answer.Withheld(question.id(), answerer, WithheldReason.UNANSWERED, "");
        }
        if (given.size() > 1) {
            return new Answer.Withheld(
                    question.id(), answerer, WithheldReason.ANSWERED_TWICE, given.size() + " replies to one question");
        }
        Reply reply = given.get(0);
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
        List<Span> spans = QuoteLocator.locate(reply.quote(), text);
        if (spans.isEmpty()) {
            return withheld(
                    reply,
                    WithheldReason.QUOTE_NOT_FOUND,
                    "\"" + reply.quote().text() + "\" is not in \"" + source + "\"");
        }
        List<Evidence> evidence = new ArrayList<>(spans.size());
        for (Span span : spans) {
            evidence.add(Evidence.in(source, text, span));
        }
        return given(reply, evidence);
    }

    private static Answer entries(Question question, Reply.Stated reply, Value.Listing listing, String source) {
        String text = question.require(source);
        List<Evidence> evidence = new ArrayList<>();
        for (String entry : listing.entries()) {
            List<Span> spans = QuoteLocator.locate(Quote.of(entry), text);
            if (spans.isEmpty()) {
                return withheld(
                        reply, WithheldReason.QUOTE_NOT_FOUND, "\"" + entry + "\" is not in \"" + source + "\"");
            }
            spans.forEach(span -> evidence.add(Evidence.in(source, text, span)));
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
