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
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the questions: all of each that is an expression, once their outlines gave every name its type. */
final class QuestionReader {

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final OutlinedQuestions outlines;
    private final PassageReader passages;
    private final QuotingReader quotes;
    private final List<FileQuestion> questions = new ArrayList<>();

    QuestionReader(Mistakes mistakes, ExpressionSource expressions, NameSource names) {
        this.mistakes = mistakes;
        this.expressions = expressions;
        this.outlines = new OutlinedQuestions(mistakes, names);
        this.passages = new PassageReader(mistakes, expressions, names);
        this.quotes = new QuotingReader(mistakes);
    }

    void read(Optional<MarkedNode.Mapping> section, DeclaredNames known) {
        outlines.read(section, known);
        outlines.all().forEach(outline -> question(outline).ifPresent(questions::add));
        circle();
    }

    OutlinedQuestions outlines() {
        return outlines;
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
        if (questions.size() == outlines.all().size()
                && !questions.isEmpty()
                && inOrder().isEmpty()) {
            mistakes.add(
                    outlines.all().iterator().next().section().node(),
                    "the questions wait for one another in a circle: "
                            + String.join(
                                    ", ",
                                    questions.stream().map(FileQuestion::name).toList()));
        }
    }

    private Optional<FileQuestion> question(OutlinedQuestion outline) {
        Section section = outline.section();
        DeclaredNames inside = outlines.inside(outline);
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
            OutlinedQuestion outline,
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
        used.retainAll(outlines.variables());
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

    private @Nullable Datum otherwise(OutlinedQuestion outline) {
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

    private Optional<Expression> embedded(MarkedNode.Scalar scalar, DeclaredNames inside, OutlinedQuestion outline) {
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

    private FileQuestion.@Nullable Clip clip(OutlinedQuestion outline) {
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
