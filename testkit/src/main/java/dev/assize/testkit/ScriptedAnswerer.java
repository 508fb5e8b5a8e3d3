package dev.assize.testkit;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

/** Answers what it was told to; what it was not told, it leaves to another answerer, or unanswered. */
public final class ScriptedAnswerer implements Answerer {

    private final String name;
    private final Map<QuestionId, Function<Question, Reply>> script;
    private final Function<List<Question>, Replies> otherwise;

    private ScriptedAnswerer(
            String name,
            Map<QuestionId, Function<Question, Reply>> script,
            Function<List<Question>, Replies> otherwise) {
        this.name = name;
        this.script = script;
        this.otherwise = otherwise;
    }

    /** Answers nothing yet. */
    public static ScriptedAnswerer silent() {
        return new ScriptedAnswerer("scripted", Map.of(), round -> Replies.NONE);
    }

    /** Answers as {@code other} does, but for what the script says. */
    public static ScriptedAnswerer over(Answerer other) {
        return new ScriptedAnswerer("scripted", Map.of(), other::answer);
    }

    /** Declines every question. */
    public static ScriptedAnswerer declining() {
        return new ScriptedAnswerer(
                "scripted",
                Map.of(),
                round -> Replies.free(round.stream()
                        .<Reply>map(question -> new Reply.Declined(
                                question.id(), "scripted", WithheldReason.CANNOT_TELL, "told to decline"))
                        .toList()));
    }

    /** Answers a question of a judge whose handle is at hand, so with a value of its kind. */
    public <V extends Value> ScriptedAnswerer says(TypedQuestionId<V> question, V value) {
        return says(question, value, "");
    }

    public <V extends Value> ScriptedAnswerer says(TypedQuestionId<V> question, V value, String quote) {
        return says(question.toString(), value, quote);
    }

    public ScriptedAnswerer yes(TypedQuestionId<Value.YesNo> question, String quote) {
        return says(question, new Value.YesNo(true), quote);
    }

    public ScriptedAnswerer no(TypedQuestionId<Value.YesNo> question) {
        return says(question, new Value.YesNo(false));
    }

    public ScriptedAnswerer lists(TypedQuestionId<Value.Listing> question, String... entries) {
        return says(question, new Value.Listing(List.of(entries)));
    }

    public ScriptedAnswerer declines(TypedQuestionId<?> question) {
        return declines(question.toString());
    }

    public ScriptedAnswerer says(String question, Value value) {
        return says(question, value, "");
    }

    public ScriptedAnswerer says(String question, Value value, String quote) {
        return with(question, asked -> new Reply.Stated(asked.id(), name, value, Quote.of(quote), ""));
    }

    public ScriptedAnswerer yes(String question, String quote) {
        return says(question, new Value.YesNo(true), quote);
    }

    public ScriptedAnswerer no(String question) {
        return says(question, new Value.YesNo(false));
    }

    public ScriptedAnswerer lists(String question, String... entries) {
        return says(question, new Value.Listing(List.of(entries)));
    }

    public ScriptedAnswerer declines(String question) {
        return with(
                question, asked -> new Reply.Declined(asked.id(), name, WithheldReason.CANNOT_TELL, "told to decline"));
    }

    private ScriptedAnswerer with(String question, Function<Question, Reply> reply) {
        Map<QuestionId, Function<Question, Reply>> longer = new LinkedHashMap<>(script);
        longer.put(QuestionId.of(question), reply);
        return new ScriptedAnswerer(name, longer, otherwise);
    }

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(name, new TreeMap<>());
    }

    @Override
    public Replies answer(List<Question> round) {
        List<Reply> replies = new ArrayList<>();
        for (Question question : round) {
            Function<Question, Reply> line = script.get(question.id());
            if (line != null) {
                replies.add(line.apply(question));
            }
        }
        Replies others = otherwise.apply(round);
        others.replies().stream()
                .filter(reply -> !script.containsKey(reply.question()))
                .forEach(replies::add);
        return new Replies(replies, others.remarks(), others.expense());
    }
}
