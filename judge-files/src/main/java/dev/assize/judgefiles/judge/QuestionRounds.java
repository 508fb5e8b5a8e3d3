package dev.assize.judgefiles.judge;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Logic;
import dev.assize.judgefiles.internal.expression.Scope;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.judgefiles.internal.library.WrittenDatum;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Where the questions of one case stand: what may be asked now, and what each has come to. A question waits until all that it
 * names is settled. What it is about may hang on an answer that nobody gave; then it is not asked, and is unknown itself.
 * Belongs to one thread.
 */
final class QuestionRounds implements Scope {

    private static final int MOST_ITEMS = 2_000;

    private final JudgeDefinition definition;
    private final FileCase subject;
    private final Answers answers;
    private final Work work;
    private final Map<String, FileQuestion> byVariable = new HashMap<>();
    private final Map<String, Datum> known = new HashMap<>();

    QuestionRounds(JudgeDefinition definition, FileCase subject, Answers answers, Work work) {
        this.definition = definition;
        this.subject = subject;
        this.answers = answers;
        this.work = work;
        definition.questions().forEach(question -> byVariable.put(question.variable(), question));
    }

    /** All that can be asked now and was not. */
    List<Question> next() {
        List<Question> round = new ArrayList<>();
        Set<String> settled = new HashSet<>();
        for (FileQuestion question : definition.questions()) {
            if (settled.containsAll(question.needs())) {
                int before = round.size();
                ask(question, round);
                if (round.size() == before) {
                    settled.add(question.variable());
                }
            }
        }
        return round;
    }

    private void ask(FileQuestion question, List<Question> round) {
        if (question.each() == null) {
            ask(question, -1, this, round);
            return;
        }
        Datum items = items(question);
        if (items instanceof Datum.Unknown || items.isNone()) {
            return;
        }
        for (int i = 0; i < items.asItems().size(); i++) {
            ask(question, i, item(question, i), round);
        }
    }

    private void ask(FileQuestion question, int item, Scope scope, List<Question> round) {
        QuestionId id = question.id(item);
        if (answers.has(id) || unasked(question, scope) != null) {
            return;
        }
        if (blocked(question, scope) == null) {
            round.add(question(question, id, scope));
        }
    }

    /** What the question comes to without being asked: the answer that the file gives then, or unknown. */
    private @Nullable Datum unasked(FileQuestion question, Scope scope) {
        Expression when = question.when();
        if (when == null) {
            return null;
        }
        Datum holds = when.evaluate(scope, work);
        if (holds instanceof Datum.Unknown) {
            return holds;
        }
        Datum otherwise = question.otherwise();
        return holds.asTruth() || otherwise == null ? null : otherwise;
    }

    /** What is missing so that it could be asked. */
    private Datum.@Nullable Unknown blocked(FileQuestion question, Scope scope) {
        List<Datum> parts = new ArrayList<>();
        question.about().forEach(about -> parts.add(about.text().evaluate(scope, work)));
        Expression options = question.optionsFrom();
        if (options != null) {
            parts.add(options.evaluate(scope, work));
        }
        return Logic.unknowns(parts);
    }

    private Question question(FileQuestion question, QuestionId id, Scope scope) {
        Form form = form(question, scope);
        List<Passage> passages = new ArrayList<>();
        for (FileQuestion.About about : question.about()) {
            Datum text = about.text().evaluate(scope, work);
            String shown = text.isNone() ? "" : WrittenDatum.of(text, about.join());
            passages.add(new Passage(about.name(), shown, isOfTheItem(question, about)));
        }
        return new Question(
                id,
                question.wording(),
                form,
                passages,
                question.quoting(),
                question.reuse(),
                embedded(question, form, scope));
    }

    private static boolean isOfTheItem(FileQuestion question, FileQuestion.About about) {
        FileQuestion.Each each = question.each();
        return each != null && about.text().names().contains(each.variable());
    }

    private Form form(FileQuestion question, Scope scope) {
        Expression from = question.optionsFrom();
        if (from == null) {
            return question.form();
        }
        List<String> options =
                new ArrayList<>(new LinkedHashSet<>(from.evaluate(scope, work).asTexts()));
        if (options.size() < 2) {
            throw new CaseFailure(
                    FailureKind.INPUT,
                    "the question \"" + question.name() + "\" has " + options.size()
                            + " options in this case, expected at least two different ones from " + from.text(),
                    null);
        }
        return new Form.Choice(options);
    }

    private Question.@Nullable Known embedded(FileQuestion question, Form form, Scope scope) {
        Expression embedded = question.embedded();
        return embedded == null
                ? null
                : EmbeddedDatum.known(
                        form,
                        embedded.evaluate(
                                name -> name.equals("unknown") ? new Datum.Unknown(Set.of()) : scope.valueOf(name),
                                work));
    }

    /** The list that the question goes over. */
    private Datum items(FileQuestion question) {
        FileQuestion.Each each = question.each();
        if (each == null) {
            throw new IllegalArgumentException("The question " + question.name() + " is asked once");
        }
        Datum items = valueOf(each.list());
        if (items instanceof Datum.Items list && list.values().size() > MOST_ITEMS) {
            throw new CaseFailure(
                    FailureKind.INPUT,
                    "the list \"" + each.list() + "\" has " + list.values().size() + " entries, expected at most "
                            + MOST_ITEMS + " to ask about",
                    null);
        }
        return items;
    }

    /** The names inside a question about one item: its variable, and what other questions say of the same item. */
    private Scope item(FileQuestion question, int item) {
        FileQuestion.Each each = question.each();
        if (each == null) {
            return this;
        }
        Datum value = items(question).asItems().get(item);
        return name -> {
            if (name.equals(each.variable())) {
                return value;
            }
            FileQuestion other = byVariable.get(name);
            FileQuestion.Each same = other == null ? null : other.each();
            return other != null && same != null && same.list().equals(each.list())
                    ? itemValue(other, item)
                    : valueOf(name);
        };
    }

    @Override
    public Datum valueOf(String name) {
        Datum given = subject.values().get(name);
        if (given != null) {
            return given;
        }
        Datum computed = known.get(name);
        if (computed == null) {
            FileQuestion question = byVariable.get(name);
            computed = question == null ? rationale(name) : value(question);
            known.put(name, computed);
        }
        return computed;
    }

    private Datum value(FileQuestion question) {
        if (question.each() == null) {
            return answered(question, -1, this);
        }
        Datum items = items(question);
        if (items instanceof Datum.Unknown || items.isNone()) {
            return items.isNone() ? new Datum.Items(List.of()) : items;
        }
        List<Datum> values = new ArrayList<>();
        for (int i = 0; i < items.asItems().size(); i++) {
            values.add(itemValue(question, i));
        }
        return new Datum.Items(values);
    }

    /** What the question about that item came to. */
    Datum itemValue(FileQuestion question, int item) {
        return answered(question, item, item(question, item));
    }

    private Datum answered(FileQuestion question, int item, Scope scope) {
        QuestionId id = question.id(item);
        if (answers.has(id)) {
            return answers.require(id)
                    .value()
                    .map(AnswerDatum::of)
                    .map(question::clipped)
                    .orElseGet(() -> Datum.unknown(id));
        }
        Datum instead = unasked(question, scope);
        if (instead != null) {
            return instead;
        }
        Datum.Unknown blocked = blocked(question, scope);
        return blocked == null ? Datum.unknown(id) : blocked;
    }

    /** The questions whose number was forced into its range, with what was said. */
    List<String> clippings() {
        List<String> clippings = new ArrayList<>();
        for (FileQuestion question : definition.questions()) {
            FileQuestion.Clip clip = question.clip();
            QuestionId id = QuestionId.of(question.name());
            if (clip != null && question.each() == null && answers.has(id)) {
                answers.require(id)
                        .value()
                        .map(AnswerDatum::of)
                        .filter(value -> !question.clipped(value).equals(value))
                        .ifPresent(value -> clippings.add("The answer to \"" + question.name() + "\" was "
                                + WrittenDatum.of(value) + " and counts as " + WrittenDatum.of(question.clipped(value))
                                + ": it lies from " + clip.least() + " to " + clip.most() + "."));
            }
        }
        return clippings;
    }

    private Datum rationale(String name) {
        for (FileQuestion question : definition.questions()) {
            if (DeclaredNames.rationaleOf(question.variable()).equals(name)) {
                QuestionId id = question.id(-1);
                if (!answers.has(id)) {
                    return Datum.text("");
                }
                return answers.require(id) instanceof Answer.Given given
                        ? Datum.text(given.rationale())
                        : Datum.unknown(id);
            }
        }
        throw new IllegalArgumentException(
                "Nothing is called \"" + name + "\" in this file, only " + new TreeSet<>(byVariable.keySet()));
    }
}
