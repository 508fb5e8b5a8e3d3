package dev.assize.models.whole;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.finding.Finding;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import dev.assize.core.whole.PromptTemplate;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.internal.injection.Delimiter;
import dev.assize.models.internal.injection.InstructionFinder;
import dev.assize.models.price.MeteredChat;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A language model that replies to a complete prompt with a whole verdict. The prompt goes out as its author wrote it, filled
 * in, and no schema goes with it: what is audited is that prompt. A reply without a JSON object is asked for again, a bounded
 * number of times; then it is withheld. Threads share it: it holds nothing that changes.
 *
 * <p>A prompt with placeholders mixes instructions with texts of the case by its nature, so it is sent as material, under a few
 * instructions of ours. A prompt without is sent as instructions, and the case follows inside fences.
 */
public final class WholePromptAnswerer implements Answerer {

    private static final Wording INSTRUCTIONS = Wording.beside(WholePromptAnswerer.class, "instructions");
    private static final Wording AGAIN = Wording.beside(WholePromptAnswerer.class, "again");
    private static final int MOST_SHOWN = 200;

    private final MeteredChat chat;
    private final int reasks;
    private final AnswererIdentity identity;

    /** @param reasks how often a prompt is sent again when the reply holds no JSON object */
    public WholePromptAnswerer(MeteredChat chat, int reasks) {
        this.chat = chat;
        this.reasks = reasks;
        SortedMap<String, String> settings = new TreeMap<>(chat.settings());
        settings.put("reasks", Integer.toString(reasks));
        settings.put("whole-prompt", INSTRUCTIONS.hash() + " " + AGAIN.hash());
        this.identity = new AnswererIdentity("model:" + chat.name(), settings);
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    /**
     * Throws {@link dev.assize.core.failure.CaseFailure} when the provider does not answer, and {@link dev.assize.core.failure.RunHalt}
     * when it will answer nobody until the set-up changes or when the budget is spent.
     */
    @Override
    public Replies answer(List<Question> round) {
        Replies all = Replies.NONE;
        for (Question question : round) {
            try {
                all = all.and(answer(question));
            } catch (CaseFailure e) {
                throw e.after(all.expense());
            }
        }
        return all;
    }

    private Replies answer(Question question) {
        if (!(question.form() instanceof Form.Document document)) {
            return Replies.free(
                    List.of(declined(question, WithheldReason.CANNOT_TELL, "only whole verdicts are asked here")));
        }
        List<Finding> remarks = new ArrayList<>();
        for (Passage passage : question.passages()) {
            InstructionFinder.remark(passage, InstructionFinder.standard().find(passage.text()))
                    .ifPresent(remarks::add);
        }
        ChatRequest request = request(question);
        Expense expense = Expense.NONE;
        String last = "";
        for (int asked = 0; asked <= reasks; asked++) {
            MeteredChat.Paid paid = send(asked == 0 ? request : again(request), expense);
            expense = expense.plus(paid.expense());
            Optional<ObjectNode> verdict = WholeReply.find(paid.reply().text(), document.schema());
            if (verdict.isPresent()) {
                Reply stated = new Reply.Stated(
                        question.id(), identity.name(), new Value.Document(verdict.get()), Quote.NONE, "");
                return new Replies(List.of(stated), remarks, expense);
            }
            last = problem(paid);
        }
        return new Replies(List.of(declined(question, WithheldReason.UNREADABLE, last)), remarks, expense);
    }

    private static String problem(MeteredChat.Paid paid) {
        String text = paid.reply().text().strip();
        if (text.isEmpty()) {
            return "the reply is empty";
        }
        String shown = text.length() > MOST_SHOWN ? text.substring(0, MOST_SHOWN) + "…" : text;
        return (paid.reply().cutOff() ? "cut off at the limit of length: " : "no JSON object in: ") + shown;
    }

    private Reply declined(Question question, WithheldReason reason, String detail) {
        return new Reply.Declined(question.id(), identity.name(), reason, detail);
    }

    /** What is sent for a question. */
    static ChatRequest request(Question question) {
        List<String> names =
                question.passages().stream().map(Passage::name).distinct().toList();
        PromptTemplate template = PromptTemplate.over(question.wording().text(), names);
        List<Passage> rest = question.passages().stream()
                .filter(passage -> !template.names().contains(passage.name()))
                .toList();
        if (template.isWithoutPlaceholders()) {
            return new ChatRequest(question.wording().text() + "\n\n" + INSTRUCTIONS.text() + "\n", fenced(rest), null);
        }
        Map<String, String> values = new LinkedHashMap<>();
        question.passages().forEach(passage -> values.put(passage.name(), passage.text()));
        String filled = template.render(values);
        return new ChatRequest(
                INSTRUCTIONS.text() + "\n", rest.isEmpty() ? filled : filled + "\n\n" + fenced(rest), null);
    }

    private static String fenced(List<Passage> passages) {
        Delimiter fence = Delimiter.around(passages.stream().map(Passage::text).toList());
        StringBuilder text = new StringBuilder();
        passages.forEach(passage -> text.append(fence.around(passage.name(), passage.text())));
        return text.toString();
    }

    private static ChatRequest again(ChatRequest request) {
        return new ChatRequest(request.instructions() + "\n" + AGAIN.text() + "\n", request.material(), null);
    }

    /** @param paid what earlier calls for the same question cost */
    private MeteredChat.Paid send(ChatRequest request, Expense paid) {
        try {
            return chat.send(request);
        } catch (ChatFailure e) {
            throw e.forRun(paid);
        } catch (CaseFailure e) {
            throw e.after(paid);
        }
    }
}
