package dev.assize.server.review;

import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.ReviewQueue;
import dev.assize.runs.store.Database;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Visitor;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What somebody sent as an answer to a question.
 *
 * @param context the form
 * @param settles whether it ends a dispute
 */
record SentAnswer(ReviewDesk.Shown shown, Context context, Visitor visitor, ReviewQueue queue, boolean settles) {

    private static final int LONGEST_NOTE = 2_000;

    /** What the person remarked, cut where it is too long. */
    String note() {
        String note = ReviewPages.given(context.formParam("note")).strip();
        return note.length() <= LONGEST_NOTE ? note : note.substring(0, LONGEST_NOTE);
    }

    /** Checks it under the contract and keeps it; returns why it cannot be kept. */
    Optional<String> keep(Workspace workspace, ReviewDesk desk) {
        Question question = shown.asked().question();
        Instant now = workspace.context().clock().instant();
        String person = visitor.person();
        Database.Change logged = workspace
                .guard()
                .recording(
                        context, settles ? "settled" : "answered", shown.run().name(), PlaceText.plain(shown.place()));
        if (context.formParam(AnswerForm.CANNOT_TELL) != null) {
            desk.keep(
                    shown,
                    HumanAnswer.cannotTell(shown.place(), question, person, note(), settles, queue, now),
                    logged);
            return Optional.empty();
        }
        Optional<Value> value = AnswerForm.read(
                question.form(),
                ReviewPages.given(context.formParam(AnswerForm.VALUE)),
                context.formParams(AnswerForm.TICK));
        if (value.isEmpty()) {
            return Optional.of("This is no answer to a question of the form "
                    + question.form().name() + ".");
        }
        Reply.Stated reply = new Reply.Stated(question.id(), HumanAnswer.by(person), value.get(), quote(), note());
        Answer checked = AnswerCheck.check(List.of(question), List.of(reply), reply.by())
                .get(0)
                .answer();
        if (checked instanceof Answer.Withheld withheld) {
            return Optional.of(objection(withheld));
        }
        desk.keep(shown, HumanAnswer.stated(shown.place(), question, person, reply, settles, queue, now), logged);
        return Optional.empty();
    }

    private Quote quote() {
        String text = ReviewPages.given(context.formParam("quote"));
        String from = ReviewPages.given(context.formParam("from"));
        return text.isBlank() ? Quote.NONE : new Quote(text, from.matches("\\d{1,9}") ? Integer.parseInt(from) : 0);
    }

    private static String objection(Answer.Withheld withheld) {
        if (withheld.reason() == WithheldReason.QUOTE_MISSING) {
            return "Select the words that say so: " + withheld.detail() + ".";
        }
        return withheld.reason() == WithheldReason.QUOTE_NOT_FOUND
                ? "The quote cannot be found: " + withheld.detail() + "."
                : "This answer cannot be taken: " + withheld.detail() + ".";
    }
}
