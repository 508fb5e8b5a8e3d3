package dev.assize.core.question;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
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

    private static final Answers NONE = new Answers(Map.of(), new Answered[0]);
    private static final Optional<Boolean> YES = Optional.of(true);
    private static final Optional<Boolean> NO = Optional.of(false);

    /** The place of each question; a search for what hangs on a few answers only copies the others beside it. */
    private final Map<QuestionId, Integer> places;

    private final Answered[] all;

    private Answers(Map<QuestionId, Integer> places, Answered[] all) {
        this.places = places;
        this.all = all;
    }

    public static Answers none() {
        return NONE;
    }

    /** These and the answers of one more round; an id that was asked before is a judge's mistake. */
    public Answers and(List<Answered> round) {
        Answered[] more = Arrays.copyOf(all, all.length + round.size());
        Map<QuestionId, Integer> morePlaces = new HashMap<>(2 * more.length);
        morePlaces.putAll(places);
        for (int i = all.length; i < more.length; i++) {
            more[i] = round.get(i - all.length);
            if (morePlaces.put(more[i].question().id(), i) != null) {
                throw new IllegalArgumentException(
                        "The question " + more[i].question().id() + " was asked twice");
            }
        }
        return new Answers(morePlaces, more);
    }

    public boolean isEmpty() {
        return all.length == 0;
    }

    public List<Answered> asked() {
        return List.of(all);
    }

    public boolean has(QuestionId question) {
        return places.containsKey(question);
    }

    /** The answer to a question that was asked. */
    public Answer require(QuestionId question) {
        return all[place(question)].answer();
    }

    private int place(QuestionId question) {
        Integer place = places.get(question);
        if (place == null) {
            throw new IllegalArgumentException("The question " + question + " was never asked");
        }
        return place;
    }

    /** The questions among these that have no answer. */
    public List<QuestionId> withheld() {
        List<QuestionId> ids = new ArrayList<>(0);
        for (Answered answered : all) {
            if (answered.answer() instanceof Answer.Withheld) {
                ids.add(answered.question().id());
            }
        }
        return List.copyOf(ids);
    }

    /** The given answers among these that are less sure than that; those of which nobody knows are none of them. */
    public List<Answered> doubtful(AnswerConfidence threshold) {
        List<Answered> doubtful = new ArrayList<>();
        for (Answered answered : all) {
            AnswerConfidence sure = answered.answer() instanceof Answer.Given given ? given.sure() : null;
            if (sure != null && sure.isBelow(threshold)) {
                doubtful.add(answered);
            }
        }
        return List.copyOf(doubtful);
    }

    /** These with another answer to one of the questions. */
    public Answers with(Answer other) {
        return with(List.of(other));
    }

    /** As {@link #with(Answer)}, for many at once. */
    public Answers with(List<Answer> others) {
        Answered[] changed = all.clone();
        for (Answer other : others) {
            int place = place(other.question());
            changed[place] = new Answered(all[place].question(), other);
        }
        return new Answers(places, changed);
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
        return require(question.untyped()) instanceof Answer.Given given
                ? Optional.of(question.handle().cast(given.stated()))
                : Optional.empty();
    }

    /** Whether a question was asked and answered with yes. */
    public boolean says(TypedQuestionId<Value.YesNo> question) {
        Integer place = places.get(question.untyped());
        return place != null
                && all[place].answer() instanceof Answer.Given given
                && question.handle().cast(given.stated()).yes();
    }

    /** Yes or no; empty when withheld. */
    public Optional<Boolean> yes(TypedQuestionId<Value.YesNo> question) {
        // Asked for every item of every list, for each answer that is tried as well.
        return require(question.untyped()) instanceof Answer.Given given
                ? question.handle().cast(given.stated()).yes() ? YES : NO
                : Optional.empty();
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
