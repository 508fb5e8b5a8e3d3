package dev.assize.models.answer;

import dev.assize.core.finding.Finding;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.models.internal.injection.InstructionFinder;
import dev.assize.models.price.MeteredChat;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A language model that answers under a JSON Schema. The questions of a round go out together, in as few calls as their size
 * allows; a reply that is missing, given twice, of the wrong form or with a quote that is not in the text is asked again, that
 * question alone, with what was wrong, a bounded number of times; then it stands as it is and is withheld. Threads share it:
 * it holds nothing that changes.
 */
public final class ModelAnswerer implements Answerer {

    private final MeteredChat chat;
    private final AnswerSettings settings;
    private final AnswererIdentity identity;

    public ModelAnswerer(MeteredChat chat, AnswerSettings settings) {
        this.chat = chat;
        this.settings = settings;
        SortedMap<String, String> all = new TreeMap<>(chat.settings());
        all.putAll(settings.toMap());
        all.put("prompt", Prompts.version());
        this.identity = new AnswererIdentity("model:" + chat.name(), all);
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
        if (round.isEmpty()) {
            return Replies.NONE;
        }
        Map<Passage, List<Span>> addressed = new LinkedHashMap<>();
        for (Question question : round) {
            question.passages()
                    .forEach(passage -> addressed.computeIfAbsent(
                            passage, fresh -> InstructionFinder.standard().find(fresh.text())));
        }
        List<Finding> remarks = new ArrayList<>();
        addressed.forEach(
                (passage, places) -> InstructionFinder.remark(passage, places).ifPresent(remarks::add));
        Replies said = new AskLoop(chat, settings, identity.name(), round).conduct();
        return new Replies(said.replies(), remarks, said.expense());
    }
}
