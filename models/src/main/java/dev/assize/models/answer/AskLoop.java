package dev.assize.models.answer;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.price.MeteredChat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One round with a model: calls, and calls again for what was refused. Belongs to one thread. */
final class AskLoop {

    private static final String NOTHING_LISTED = "every list came back empty, though there is text";

    private final MeteredChat chat;
    private final AnswerSettings settings;
    private final String name;
    private final Map<QuestionId, List<Reply>> last = new LinkedHashMap<>();
    private final List<Question> lists;
    private List<PendingQuestion> open;
    private boolean insisted;
    private int questionsPerCall;
    private Expense expense = Expense.NONE;

    AskLoop(MeteredChat chat, AnswerSettings settings, String name, List<Question> round) {
        this.chat = chat;
        this.settings = settings;
        this.name = name;
        this.open = round.stream().map(PendingQuestion::first).toList();
        this.questionsPerCall = settings.questionsPerCall();
        round.forEach(question -> last.put(question.id(), List.of()));
        this.lists = round.stream()
                .filter(question -> question.form() instanceof Form.Listing
                        && question.reuse() == Question.Reuse.SAME_PASSAGES
                        && question.passages().stream()
                                .anyMatch(passage -> !passage.text().isBlank()))
                .toList();
    }

    Replies conduct() {
        while (!open.isEmpty()) {
            List<PendingQuestion> again = new ArrayList<>();
            for (List<PendingQuestion> call : Batches.of(open, questionsPerCall, settings.charactersPerCall())) {
                again.addAll(ask(call));
            }
            open = again.stream()
                    .filter(asked -> asked.refusals() <= settings.reasks())
                    .toList();
            if (open.isEmpty() && !insisted && settings.reasks() > 0 && listsNothing()) {
                insisted = true;
                open = lists.stream()
                        .map(question -> PendingQuestion.first(question).refused(WithheldReason.UNANSWERED, ""))
                        .toList();
            }
        }
        if (listsNothing()) {
            lists.forEach(question -> last.put(
                    question.id(),
                    List.of(new Reply.Declined(question.id(), name, WithheldReason.UNANSWERED, NOTHING_LISTED))));
        }
        List<Reply> replies = last.values().stream().flatMap(List::stream).toList();
        return new Replies(replies, List.of(), expense);
    }

    /**
     * Whether each of several lists of what a text holds came back empty, though there is text. One list may well be empty, and
     * so may lists of what is wrong with an output; a model that finds nothing at all in a text has not read it, and its
     * silence must not be scored.
     */
    private boolean listsNothing() {
        return lists.size() > 1 && lists.stream().allMatch(question -> isEmptyList(last.get(question.id())));
    }

    private static boolean isEmptyList(@Nullable List<Reply> replies) {
        return replies != null
                && replies.size() == 1
                && replies.get(0) instanceof Reply.Stated stated
                && stated.value() instanceof Value.Listing listing
                && listing.entries().isEmpty();
    }

    /** What of a call must be asked again. */
    private List<PendingQuestion> ask(List<PendingQuestion> call) {
        MeteredChat.Paid paid = send(BatchPrompt.request(call));
        expense = expense.plus(paid.expense());
        List<List<ModelReplyReader.Read>> read =
                new ModelReplyReader(call, name).read(paid.reply().text());
        List<PendingQuestion> again = new ArrayList<>();
        boolean cut = false;
        for (int i = 0; i < call.size(); i++) {
            PendingQuestion asked = call.get(i);
            List<Reply> replies =
                    read.get(i).stream().map(ModelReplyReader.Read::reply).toList();
            last.put(asked.question().id(), replies);
            WithheldReason objection = objection(asked.question(), replies);
            boolean missing = objection == WithheldReason.UNANSWERED || objection == WithheldReason.UNREADABLE;
            if (missing && paid.reply().cutOff() && call.size() > 1) {
                // The model ran out of room, which is nobody's mistake: fewer questions at a time.
                cut = true;
                again.add(asked);
            } else if (objection != null) {
                again.add(asked.refused(objection, found(read.get(i))));
            }
        }
        if (cut) {
            questionsPerCall = Math.min(questionsPerCall, (call.size() + 1) / 2);
        }
        return again;
    }

    private static @Nullable WithheldReason objection(Question question, List<Reply> replies) {
        Answer answer = AnswerCheck.check(List.of(question), replies, "").get(0).answer();
        return answer instanceof Answer.Withheld held && held.reason() != WithheldReason.CANNOT_TELL
                ? held.reason()
                : null;
    }

    private static String found(List<ModelReplyReader.Read> read) {
        return read.isEmpty() ? "" : read.get(0).found().get();
    }

    private MeteredChat.Paid send(ChatRequest request) {
        try {
            return chat.send(request);
        } catch (ChatFailure e) {
            throw e.forRun(expense);
        } catch (CaseFailure e) {
            throw e.after(expense);
        }
    }
}
