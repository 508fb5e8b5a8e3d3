package dev.assize.models.answer;

import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.internal.injection.Delimiter;
import dev.assize.models.internal.injection.SpecialTokens;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The questions of one call as a request. The instructions hold our prompt and the judge's question texts, which are the
 * same for every case; whatever comes from the case, or from an earlier reply, stands in the material between fences. A text
 * that several questions are about stands there once. The same questions give the same bytes.
 */
final class BatchPrompt {

    /** The names of passages as JSON: a judge has a handful. */
    private static final Memo<String, String> NAMES = new Memo<>(FormText::quoted);

    private final List<PendingQuestion> questions;
    private final Map<String, String> labels = new LinkedHashMap<>();
    private final Map<Wording, Integer> wordings = new LinkedHashMap<>();
    private final List<String> refused = new ArrayList<>();

    private BatchPrompt(List<PendingQuestion> questions) {
        this.questions = questions;
        label(false);
        label(true);
        for (PendingQuestion asked : questions) {
            wordings.putIfAbsent(asked.question().wording(), wordings.size() + 1);
        }
    }

    /** What all questions share comes first, and the items one by one after it. */
    private void label(boolean items) {
        for (PendingQuestion asked : questions) {
            for (Passage passage : asked.question().passages()) {
                if (passage.item() == items && !passage.text().isBlank()) {
                    labels.computeIfAbsent(passage.text(), text -> "T" + (labels.size() + 1));
                }
            }
        }
    }

    static ChatRequest request(List<PendingQuestion> questions) {
        BatchPrompt sheet = new BatchPrompt(questions);
        String list = sheet.list();
        return new ChatRequest(
                Prompts.instructions(List.copyOf(sheet.wordings.keySet())),
                sheet.material(list),
                PortableSchema.of(questions));
    }

    private String material(String list) {
        Map<String, String> fenced = new LinkedHashMap<>();
        labels.forEach((text, label) -> fenced.put(label, SpecialTokens.escape(text)));
        for (int i = 0; i < refused.size(); i++) {
            fenced.put("R" + (i + 1), SpecialTokens.escape(refused.get(i)));
        }
        Delimiter fence = Delimiter.around(List.copyOf(fenced.values()));
        StringBuilder material = new StringBuilder("mark: " + fence.mark() + "\n");
        fenced.forEach((label, text) -> material.append('\n').append(fence.around(label, text)));
        return material.append("\nquestions:\n").append(list).toString();
    }

    private String list() {
        StringBuilder list = new StringBuilder();
        for (int i = 0; i < questions.size(); i++) {
            Question question = questions.get(i).question();
            list.append(ShortKeys.question(i)).append(": W").append(wordings.get(question.wording()));
            for (Passage passage : question.passages()) {
                list.append("; ")
                        .append(NAMES.get(passage.name()))
                        .append(" is ")
                        .append(label(passage));
            }
            list.append("; value: ").append(FormText.of(question.form()));
            quoting(list, question);
            list.append('\n');
            refusal(list, questions.get(i));
        }
        return SpecialTokens.escape(list.toString());
    }

    private String label(Passage passage) {
        return labels.getOrDefault(passage.text(), "empty");
    }

    private void quoting(StringBuilder list, Question question) {
        question.quoting()
                .source()
                .flatMap(question::find)
                .ifPresent(source ->
                        list.append("; quote: words of ").append(label(source)).append(demand(question.quoting())));
    }

    private static String demand(Quoting quoting) {
        if (quoting.eachEntry()) {
            return "; every entry of the list stands there letter by letter";
        }
        if (!quoting.required()) {
            return ", where there are any";
        }
        return quoting.options().isEmpty()
                ? ", required unless the answer is no"
                : ", required for " + FormText.list(quoting.options());
    }

    private void refusal(StringBuilder list, PendingQuestion asked) {
        WithheldReason reason = asked.reason();
        if (reason == null) {
            return;
        }
        list.append("  refused: ").append(complaint(reason, asked.question()));
        if (!asked.found().isBlank()) {
            refused.add(asked.found());
            list.append("; it was R").append(refused.size());
        }
        list.append('\n');
    }

    private String complaint(WithheldReason reason, Question question) {
        String source = question.quoting()
                .source()
                .flatMap(question::find)
                .map(this::label)
                .orElse("the text");
        return switch (reason) {
            case UNANSWERED -> "the question was left out";
            case ANSWERED_TWICE -> "the question was answered more than once";
            case WRONG_FORM -> "the value was not " + FormText.of(question.form());
            case QUOTE_NOT_FOUND -> "the quote does not stand in " + source + " letter by letter";
            case QUOTE_MISSING -> "this answer needs a quote from " + source;
            case UNREADABLE -> "the reply was not one JSON object with the asked keys";
            case CANNOT_TELL, DOUBTFUL, SPLIT_VOTE -> throw new IllegalStateException(reason + " is never asked again");
        };
    }
}
