package dev.assize.core.question;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A question of a judge, declared once: its wording, the kind of value that answers it, and when it is asked. The judge asks by
 * it, rules answer by it ({@link QuestionRules}), rulings and tests read by it. So a name that no question has, or an answer
 * read as another kind than it is, does not compile.
 *
 * <p>A question may be asked several times in a case, such as once for each fact. Each time it has an id of its own, which
 * {@link #id(int)} and {@link #named} make; {@link #id()} is for what is asked once.
 *
 * @param <V> the kind of value that answers it
 */
public final class QuestionHandle<V extends Value> {

    /** The ids of the first questions are made once; few cases ask one thing more often. */
    private static final int USUAL = 64;

    /** @param form null where it differs from case to case, as the options of a choice may */
    private record Shape<V extends Value>(
            Class<V> kind, String name, @Nullable Form form) {
        static <V extends Value> Shape<V> of(Class<V> kind, Form form) {
            return new Shape<>(kind, form.name(), form);
        }
    }

    private final Wording wording;
    private final Shape<V> shape;
    private final String when;
    private final String stem;
    private final Quoting quoting;
    private final Question.Reuse reuse;
    private final TypedQuestionId<V> only;
    private final List<TypedQuestionId<V>> first;

    private QuestionHandle(
            Wording wording,
            Shape<V> shape,
            String when,
            String stem,
            int prepared,
            Quoting quoting,
            Question.Reuse reuse) {
        this.wording = wording;
        this.shape = shape;
        this.when = when;
        this.stem = stem;
        this.quoting = quoting;
        this.reuse = reuse;
        this.only = named(stem);
        this.first = IntStream.range(0, prepared)
                .mapToObj(number -> named(stem + "-" + number))
                .toList();
    }

    private static <V extends Value> QuestionHandle<V> of(Wording wording, Shape<V> shape) {
        return new QuestionHandle<>(
                wording, shape, "once per case", wording.name(), 0, Quoting.NONE, Question.Reuse.THIS_CASE);
    }

    public static QuestionHandle<Value.YesNo> yesNo(Wording wording) {
        return of(wording, Shape.of(Value.YesNo.class, new Form.YesNo()));
    }

    public static QuestionHandle<Value.Choice> choice(Wording wording, List<String> options) {
        return of(wording, Shape.of(Value.Choice.class, new Form.Choice(options)));
    }

    /** A choice whose options differ from case to case: {@link TypedQuestionId#question(Form, List)} brings them. */
    public static QuestionHandle<Value.Choice> choice(Wording wording) {
        return of(wording, new Shape<>(Value.Choice.class, "choice", null));
    }

    public static QuestionHandle<Value.Scale> scale(Wording wording, int min, int max) {
        return of(wording, Shape.of(Value.Scale.class, new Form.Scale(min, max)));
    }

    public static QuestionHandle<Value.Number> number(Wording wording, BigDecimal min, BigDecimal max) {
        return of(wording, Shape.of(Value.Number.class, new Form.Number(min, max)));
    }

    public static QuestionHandle<Value.Checklist> checklist(Wording wording, List<String> items) {
        return of(wording, Shape.of(Value.Checklist.class, new Form.Checklist(items)));
    }

    public static QuestionHandle<Value.Listing> listing(Wording wording, int most) {
        return of(wording, Shape.of(Value.Listing.class, new Form.Listing(most)));
    }

    public static QuestionHandle<Value.Document> document(Wording wording, ObjectNode schema) {
        return of(wording, Shape.of(Value.Document.class, new Form.Document(schema)));
    }

    /** @param when in which situation it is asked, for whoever reads the description of the judge */
    public QuestionHandle<V> asked(String when) {
        return new QuestionHandle<>(wording, shape, when, stem, first.size(), quoting, reuse);
    }

    /** @param id under which it stands in a result, where that is not the name of its wording */
    public QuestionHandle<V> called(String id) {
        return new QuestionHandle<>(wording, shape, when, id, first.size(), quoting, reuse);
    }

    /** @param id what the ids begin with: {@code fact} for {@code fact-1}, {@code fact-2} */
    public QuestionHandle<V> numbered(String id) {
        return new QuestionHandle<>(wording, shape, when, id, USUAL, quoting, reuse);
    }

    /** Whether and where an answer shows its place; it need not unless this is said. */
    public QuestionHandle<V> quoting(Quoting quoting) {
        return new QuestionHandle<>(wording, shape, when, stem, first.size(), quoting, reuse);
    }

    /** Other cases with the same passages may use the same answer. */
    public QuestionHandle<V> reusable() {
        return new QuestionHandle<>(wording, shape, when, stem, first.size(), quoting, Question.Reuse.SAME_PASSAGES);
    }

    /** The name of its wording, under which reports and confidence tables know it. */
    public String name() {
        return wording.name();
    }

    public Wording wording() {
        return wording;
    }

    public QuestionOutline outline() {
        return new QuestionOutline(wording, shape.name(), when);
    }

    /** What the description of a judge tells of its questions. */
    public static List<QuestionOutline> outlines(Collection<? extends QuestionHandle<?>> questions) {
        List<QuestionOutline> outlines = new ArrayList<>(questions.size());
        questions.forEach(question -> outlines.add(question.outline()));
        return outlines;
    }

    /** Whether this is what a question asks. */
    public boolean asks(Question question) {
        return question.wording().name().equals(wording.name());
    }

    /** The id where it is asked once. */
    public TypedQuestionId<V> id() {
        return only;
    }

    public TypedQuestionId<V> id(int number) {
        return number >= 0 && number < first.size() ? first.get(number) : named(stem + "-" + number);
    }

    /** An id that no number makes. */
    public TypedQuestionId<V> named(String id) {
        return new TypedQuestionId<>(this, QuestionId.of(id));
    }

    V cast(Value value) {
        return shape.kind().cast(value);
    }

    Question question(QuestionId id, List<Passage> passages) {
        Form form = shape.form();
        if (form == null) {
            throw new IllegalArgumentException("The question " + id + " comes with its own " + shape.name());
        }
        return new Question(id, wording, form, passages, quoting, reuse);
    }

    Question question(QuestionId id, Form form, List<Passage> passages) {
        if (!form.name().equals(shape.name())) {
            throw new IllegalArgumentException(
                    "The question " + id + " is answered by a " + shape.name() + ", not by a " + form.name());
        }
        return new Question(id, wording, form, passages, quoting, reuse);
    }

    @Override
    public String toString() {
        return name();
    }
}
