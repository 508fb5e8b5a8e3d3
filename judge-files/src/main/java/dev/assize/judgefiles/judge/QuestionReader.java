package dev.assize.judgefiles.judge;

import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.core.result.ValueJson;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Facts;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the questions: first their forms and lists, which give every name its type, then everything that is an expression. */
final class QuestionReader {

    private static final List<String> QUESTION = List.of(
            "ask",
            "name",
            "as",
            "prompt",
            "model",
            "each",
            "when",
            "otherwise",
            "embedded",
            "about",
            "reuse",
            "form",
            "quote");
    static final Pattern ID = Pattern.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*");
    private static final Pattern EACH = Pattern.compile("\\s*([a-zA-Z_][a-zA-Z0-9_]*)\\s+in\\s+(.+?)\\s*");

    /** A question whose form and list are known. */
    record Outline(
            String name,
            String variable,
            Section section,
            Form form,
            MarkedNode.@Nullable Scalar optionsFrom,
            FileQuestion.@Nullable Each each,
            String field) {
        ValueType type() {
            return AnswerDatum.type(form, optionsFrom != null);
        }
    }

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final NameSource names;
    private final FormReader forms;
    private final PassageReader passages;
    private final QuotingReader quotes;
    private final Map<String, Outline> outlines = new LinkedHashMap<>();
    private final List<FileQuestion> questions = new ArrayList<>();
    private DeclaredNames outer = DeclaredNames.none();

    QuestionReader(Mistakes mistakes, ExpressionSource expressions, NameSource names) {
        this.mistakes = mistakes;
        this.expressions = expressions;
        this.names = names;
        this.forms = new FormReader(mistakes);
        this.passages = new PassageReader(mistakes, expressions, names);
        this.quotes = new QuotingReader(mistakes);
    }

    void read(Optional<MarkedNode.Mapping> section, DeclaredNames known) {
        outer = known;
        section.ifPresent(node -> node.entries()
                .forEach(entry -> outline(entry).ifPresent(outline -> {
                    if (outlines.putIfAbsent(outline.variable(), outline) != null || known.has(outline.variable())) {
                        mistakes.add(
                                entry.key(),
                                "the question \"" + entry.name() + "\" has the name of something else in this file");
                    }
                })));
        outlines.values().forEach(this::checkEach);
        outlines.values().forEach(outline -> question(outline).ifPresent(questions::add));
        circle();
    }

    Map<String, Outline> outlines() {
        return outlines;
    }

    /** The names before any question. */
    DeclaredNames outer() {
        return outer;
    }

    /** Each after those that it needs. */
    List<FileQuestion> inOrder() {
        List<FileQuestion> ordered = new ArrayList<>();
        Set<String> done = new LinkedHashSet<>();
        while (ordered.size() < questions.size()) {
            Optional<FileQuestion> next = questions.stream()
                    .filter(question -> !done.contains(question.variable()))
                    .filter(question -> done.containsAll(question.needs()))
                    .findFirst();
            if (next.isEmpty()) {
                return List.of();
            }
            ordered.add(next.get());
            done.add(next.get().variable());
        }
        return ordered;
    }

    private void circle() {
        if (questions.size() == outlines.size()
                && !questions.isEmpty()
                && inOrder().isEmpty()) {
            mistakes.add(
                    outlines.values().iterator().next().section().node(),
                    "the questions wait for one another in a circle: "
                            + String.join(
                                    ", ",
                                    questions.stream().map(FileQuestion::name).toList()));
        }
    }

    private Optional<Outline> outline(MarkedNode.Mapping.Entry entry) {
        String name = entry.name();
        Optional<MarkedNode.Mapping> node =
                Section.mapping(entry.value(), "a question with ask, about and form", mistakes);
        if (!ID.matcher(name).matches()) {
            mistakes.add(
                    entry.key(),
                    "found the question name \"" + name + "\", expected lower-case words joined by hyphens");
            return Optional.empty();
        }
        if (node.isEmpty()) {
            return Optional.empty();
        }
        String variable = name.replace('-', '_');
        names.check(variable, entry.key(), "question");
        Section section = Section.of(node.get(), "the question \"" + name + "\"", QUESTION, mistakes);
        Optional<FormReader.Chosen> form = section.require(
                        "form",
                        "yes/no, or {choice: […]}, {scale: [1, 5]}, {number: [0, 1]}, {checklist: […]}, {listing: 20}")
                .flatMap(found -> forms.read(found, section.find("prompt").isPresent()));
        FileQuestion.Each each = section.text("each").flatMap(this::each).orElse(null);
        String field = section.text("as").map(MarkedNode.Scalar::text).orElse(variable);
        names.check(field, section.find("as").orElse(entry.key()), "question");
        return form.map(found -> new Outline(name, variable, section, found.form(), found.optionsFrom(), each, field));
    }

    private Optional<FileQuestion.Each> each(MarkedNode.Scalar scalar) {
        Matcher matcher = EACH.matcher(scalar.text());
        if (!matcher.matches()) {
            mistakes.add(scalar, "found " + scalar.describe() + ", expected a name and a list: claim in claims");
            return Optional.empty();
        }
        names.check(matcher.group(1), scalar, "variable");
        String list = matcher.group(2).replace('-', '_');
        if (!list.matches("[a-zA-Z_][a-zA-Z0-9_]*")) {
            mistakes.add(
                    scalar,
                    "the list behind \"in\" is the name of a field, a let or a question; give this one a name under let: "
                            + matcher.group(2));
            return Optional.empty();
        }
        return Optional.of(new FileQuestion.Each(matcher.group(1), list));
    }

    /** The type of the items of a list that questions go over; null, with a mistake, when it is none. */
    private @Nullable ValueType itemType(FileQuestion.Each each, MarkedNode at, boolean noting) {
        Outline question = outlines.get(each.list());
        ValueType type = question != null
                ? (question.each() == null ? question.type() : PlainType.NEVER)
                : outer.typeOf(each.list()).orElse(null);
        if (type instanceof ValueType.Maybe maybe) {
            type = maybe.type();
        }
        if (type == PlainType.NEVER && question == null) {
            return PlainType.NEVER;
        }
        if (type instanceof ValueType.ListOf list
                && (list.items().isText()
                        || list.items() instanceof ValueType.RecordOf
                        || list.items() == PlainType.NEVER)) {
            return list.items();
        }
        if (noting) {
            Set<String> known = new LinkedHashSet<>(outer.known());
            known.addAll(outlines.keySet());
            mistakes.add(
                    at,
                    type == null
                            ? "nothing is called \"" + each.list() + "\"" + NameHint.hint(each.list(), known)
                            : "\"" + each.list() + "\" is no list of texts or objects to go over, but a " + type);
        }
        return null;
    }

    private void checkEach(Outline outline) {
        FileQuestion.Each each = outline.each();
        if (each == null) {
            return;
        }
        MarkedNode at = outline.section().find("each").orElse(outline.section().node());
        itemType(each, at, true);
        if (outer.has(each.variable()) || outlines.containsKey(each.variable())) {
            mistakes.add(at, "\"" + each.variable() + "\" already stands for something else; take another name");
        }
    }

    /** The names inside a question: those of the case, its item, and the other questions. */
    private DeclaredNames inside(Outline outline) {
        DeclaredNames known = outer;
        FileQuestion.Each each = outline.each();
        for (Outline other : outlines.values()) {
            if (!other.variable().equals(outline.variable()) && !known.has(other.variable())) {
                FileQuestion.Each same = other.each();
                boolean ofTheItem = each != null && same != null && same.list().equals(each.list());
                known = known.with(
                        other.variable(),
                        same == null || ofTheItem ? other.type() : new ValueType.ListOf(other.type()));
            }
        }
        if (each != null) {
            ValueType item = itemType(each, outline.section().node(), false);
            known = known.with(each.variable(), item == null ? PlainType.NEVER : item);
        }
        return known;
    }

    private Optional<FileQuestion> question(Outline outline) {
        Section section = outline.section();
        DeclaredNames inside = inside(outline);
        Optional<Wording> wording = passages.wording(outline);
        List<FileQuestion.About> about = section.find("prompt").isPresent()
                ? passages.placeholders(outline, inside)
                : passages.about(section, inside);
        Expression when = condition(section, inside);
        Datum otherwise = otherwise(outline);
        Expression embedded = section.expression("embedded")
                .flatMap(scalar -> embedded(scalar, inside, outline))
                .orElse(null);
        MarkedNode.Scalar from = outline.optionsFrom();
        Expression options = from == null
                ? null
                : expressions
                        .read(from, inside, Facts.NONE, new ValueType.ListOf(PlainType.TEXT), "a list of texts")
                        .orElse(null);
        if (wording.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new FileQuestion(
                outline.name(),
                outline.variable(),
                wording.get(),
                outline.form(),
                options,
                outline.each(),
                when,
                otherwise,
                about,
                quotes.read(outline, about),
                reuse(section),
                embedded,
                outline.field(),
                clip(outline),
                needs(outline, about, when, embedded, options)));
    }

    private static Set<String> namesIn(@Nullable Expression expression) {
        return expression == null ? Set.of() : expression.names();
    }

    private Set<String> needs(
            Outline outline,
            List<FileQuestion.About> about,
            @Nullable Expression when,
            @Nullable Expression embedded,
            @Nullable Expression options) {
        Set<String> used = new LinkedHashSet<>();
        about.forEach(passage -> used.addAll(passage.text().names()));
        used.addAll(namesIn(when));
        used.addAll(namesIn(embedded));
        used.addAll(namesIn(options));
        FileQuestion.Each each = outline.each();
        if (each != null) {
            used.remove(each.variable());
            used.add(each.list());
        }
        used.retainAll(outlines.keySet());
        return used;
    }

    private @Nullable Expression condition(Section section, DeclaredNames inside) {
        Optional<MarkedNode.Scalar> when = section.expression("when");
        if (when.isPresent() && section.find("otherwise").isEmpty()) {
            mistakes.add(when.get(), "a question with when needs otherwise: the answer where it is not asked");
        }
        if (when.isEmpty() && section.find("otherwise").isPresent()) {
            mistakes.add(section.node(), "otherwise belongs to a question with when");
        }
        return when.flatMap(scalar -> expressions.read(scalar, inside, Facts.NONE, PlainType.TRUTH, "true or false"))
                .orElse(null);
    }

    private @Nullable Datum otherwise(Outline outline) {
        Optional<MarkedNode> node = outline.section().find("otherwise");
        if (node.isEmpty()) {
            return null;
        }
        if (node.get() instanceof MarkedNode.Scalar scalar && scalar.kind() == MarkedNode.Kind.NULL) {
            mistakes.add(scalar, "otherwise is an answer of the question's form");
            return null;
        }
        Optional<Value> value =
                ValueJson.read(outline.form(), ValueJson.whole(node.get().toJson()));
        boolean right = value.isPresent()
                && (outline.optionsFrom() != null
                        || outline.form().objection(value.get()).isEmpty());
        if (!right) {
            mistakes.add(
                    node.get(),
                    "found " + node.get().describe() + ", expected an answer: " + ValueJson.expected(outline.form()));
            return null;
        }
        return AnswerDatum.of(value.get());
    }

    private Optional<Expression> embedded(MarkedNode.Scalar scalar, DeclaredNames inside, Outline outline) {
        Optional<Expression> expression =
                expressions.read(scalar, 0, scalar.text(), inside.with("unknown", PlainType.NEVER), Facts.NONE);
        if (expression.isEmpty()) {
            return expression;
        }
        ValueType type = expression.get().type();
        if (type instanceof ValueType.RecordOf record && record.fields().containsKey("value")) {
            type = record.fields().getOrDefault("value", PlainType.NEVER);
        }
        if (!type.fits(ValueType.maybe(outline.type()))) {
            String options = type.present() instanceof ValueType.OneOf said && outline.type() instanceof ValueType.OneOf
                    ? "; it says " + String.join(", ", said.options())
                    : "";
            mistakes.add(
                    scalar.placeOf(0),
                    "embedded gives a " + type + ", expected " + ValueJson.expected(outline.form()) + ", or unknown"
                            + options);
            return Optional.empty();
        }
        return expression;
    }

    private static Question.Reuse reuse(Section section) {
        return section.text("reuse")
                        .map(MarkedNode.Scalar::text)
                        .filter("same-passages"::equals)
                        .isPresent()
                ? Question.Reuse.SAME_PASSAGES
                : Question.Reuse.THIS_CASE;
    }

    private FileQuestion.@Nullable Clip clip(Outline outline) {
        if (outline.section().find("prompt").isEmpty() || !(outline.form() instanceof Form.Number)) {
            return null;
        }
        return outline.section()
                .mapping("form", "a form")
                .flatMap(form -> form.find("number"))
                .flatMap(range -> Section.range(range, false, mistakes))
                .map(ends -> new FileQuestion.Clip(Fraction.of(ends.get(0)), Fraction.of(ends.get(1))))
                .orElse(null);
    }
}
