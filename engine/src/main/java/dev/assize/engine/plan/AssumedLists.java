package dev.assize.engine.plan;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Rules that make a list where they have none, cut from the text that the question is about: a judge that asks about each entry goes on
 * to its next round, whose questions would otherwise not be counted. Not shared between threads.
 */
final class AssumedLists implements Answerer {

    /** About as many as claims in an answer of a paragraph; nobody knows before the model has read it. */
    static final int ENTRIES = 5;

    private static final int WORDS_OF_AN_ENTRY = 12;

    private final Answerer rules;
    private long assumed;

    AssumedLists(Answerer rules) {
        this.rules = rules;
    }

    @Override
    public AnswererIdentity identity() {
        return rules.identity();
    }

    @Override
    public AnswerConfidence threshold() {
        return rules.threshold();
    }

    /** How many lists were made up so far. */
    long assumed() {
        return assumed;
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies said = rules.answer(round);
        Set<QuestionId> stated = new HashSet<>();
        List<Reply> replies = new ArrayList<>();
        for (Reply reply : said.replies()) {
            if (reply instanceof Reply.Stated) {
                stated.add(reply.question());
                replies.add(reply);
            }
        }
        for (Question question : round) {
            if (!stated.contains(question.id())) {
                Optional<Reply> made = question.form() instanceof Form.Listing form
                        ? Optional.of(list(question, form))
                        : said.replies().stream()
                                .filter(reply -> reply.question().equals(question.id()))
                                .findFirst();
                made.ifPresent(replies::add);
            }
        }
        return Replies.free(replies);
    }

    private Reply list(Question question, Form.Listing form) {
        assumed++;
        String name = question.quoting().source().orElse("");
        String text = question.passages().stream()
                .filter(passage -> name.isEmpty() || passage.name().equals(name))
                .map(Passage::text)
                .findFirst()
                .orElse("");
        List<String> words = Arrays.stream(text.strip().split("\\s+"))
                .filter(word -> !word.isEmpty())
                .toList();
        int most = Math.min(form.most(), ENTRIES);
        int length = Math.min(WORDS_OF_AN_ENTRY, Math.max(1, words.size() / most));
        Set<String> entries = new LinkedHashSet<>();
        for (int i = 0; i + length <= words.size() && entries.size() < most; i += length) {
            entries.add(String.join(" ", words.subList(i, i + length)));
        }
        return new Reply.Stated(
                question.id(), identity().name(), new Value.Listing(List.copyOf(entries)), Quote.NONE, "");
    }
}
