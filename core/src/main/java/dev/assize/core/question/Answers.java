package dev.assize.core.question;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that has been asked about a case so far with its answers, in the order asked. */
public final class Answers {

    /** A question with its answer. */
    public record Answered(Question question, Answer answer) {
        public Answered {
            if (!question.id().equals(answer.question())) {
                throw new IllegalArgumentException(
                        "The answer to " + answer.question() + " is not one to " + question.id());
            }
        }
    }

    private static final Answers NONE = new Answers(Map.of(), Map.of());

    private final Map<QuestionId, Answered> byId;

    /** Those that replace some of them; a search for what hangs on a few answers need not copy all. */
    private final Map<QuestionId, Answered> replaced;

    private Answers(Map<QuestionId, Answered> byId, Map<QuestionId, Answered> replaced) {
        this.byId = byId;
        this.replaced = replaced;
    }

    public static Answers none() {
        return NONE;
    }

    /** These and the answers of one more round; an id that was asked before is a judge's mistake. */
    public Answers and(List<Answered> round) {
        Map<QuestionId, Answered> all = new LinkedHashMap<>(byId);
        all.putAll(replaced);
        for (Answered answered : round) {
            if (all.put(answered.question().id(), answered) != null) {
                throw new IllegalArgumentException(
                        "The question " + answered.question().id() + " was asked twice");
            }
        }
        return new Answers(Collections.unmodifiableMap(all), Map.of());
    }

    public boolean isEmpty() {
        return byId.isEmpty();
    }

    public List<Answered> asked() {
        List<Answered> all = new ArrayList<>(byId.size());
        byId.values().forEach(answered -> all.add(current(answered)));
        return List.copyOf(all);
    }

    /** The one that counts: that which replaces it, if any does. */
    private Answered current(Answered answered) {
        return replaced.isEmpty()
                ? answered
                : replaced.getOrDefault(answered.question().id(), answered);
    }

    public boolean has(QuestionId question) {
        return byId.containsKey(question);
    }

    /** The answer to a question that was asked. */
    public Answer require(QuestionId question) {
        Answered answered = byId.get(question);
        if (answered == null) {
            throw new IllegalArgumentException("The question " + question + " was never asked");
        }
        return current(answered).answer();
    }

    /** The questions among these that have no answer. */
    public List<QuestionId> withheld() {
        List<QuestionId> ids = new ArrayList<>();
        byId.forEach((id, answered) -> {
            if (current(answered).answer() instanceof Answer.Withheld) {
                ids.add(id);
            }
        });
        return List.copyOf(ids);
    }

    /** The given answers among these that are less sure than that; those of which nobody knows are none of them. */
    public List<Answered> doubtful(AnswerConfidence threshold) {
        List<Answered> doubtful = new ArrayList<>();
        for (Answered first : byId.values()) {
            Answered answered = current(first);
            if (answered.answer()
                    .confidence()
                    .filter(confidence -> confidence.isBelow(threshold))
                    .isPresent()) {
                doubtful.add(answered);
            }
        }
        return List.copyOf(doubtful);
    }

    /** These with another answer to one of the questions. */
    public Answers with(Answer other) {
        Answered asked = byId.get(other.question());
        if (asked == null) {
            throw new IllegalArgumentException("The question " + other.question() + " was never asked");
        }
        Map<QuestionId, Answered> others = new HashMap<>(replaced);
        others.put(other.question(), new Answered(asked.question(), other));
        return new Answers(byId, others);
    }

    public boolean has(TypedQuestionId<?> question) {
        return has(question.untyped());
    }

    /** The answer to a question that was asked. */
    public Answer require(TypedQuestionId<?> question) {
        return require(question.untyped());
    }

    /** What was answered to a question that was asked; empty when withheld. */
    public <V extends Value> Optional<V> value(TypedQuestionId<V> question) {
        return require(question.untyped()).value().map(question.handle()::cast);
    }

    /** Whether a question was asked and answered with yes. */
    public boolean says(TypedQuestionId<Value.YesNo> question) {
        Answered answered = byId.get(question.untyped());
        return answered != null
                && current(answered).answer() instanceof Answer.Given given
                && question.handle().cast(given.stated()).yes();
    }

    /** Yes or no; empty when withheld. */
    public Optional<Boolean> yes(TypedQuestionId<Value.YesNo> question) {
        return value(question).map(Value.YesNo::yes);
    }

    public Optional<String> choice(TypedQuestionId<Value.Choice> question) {
        return value(question).map(Value.Choice::option);
    }

    public Optional<Integer> points(TypedQuestionId<Value.Scale> question) {
        return value(question).map(Value.Scale::points);
    }

    public Optional<BigDecimal> number(TypedQuestionId<Value.Number> question) {
        return value(question).map(Value.Number::value);
    }

    public Optional<Map<String, Boolean>> ticks(TypedQuestionId<Value.Checklist> question) {
        return value(question).map(Value.Checklist::ticks);
    }

    public Optional<List<String>> entries(TypedQuestionId<Value.Listing> question) {
        return value(question).map(Value.Listing::entries);
    }
}
