package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads of each question its form and its list, which give every name its type, so that expressions may name any of them. */
final class OutlinedQuestions {

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

    private final Mistakes mistakes;
    private final NameSource names;
    private final FormReader forms;
    private final Map<String, OutlinedQuestion> outlines = new LinkedHashMap<>();
    private DeclaredNames outer = DeclaredNames.none();

    OutlinedQuestions(Mistakes mistakes, NameSource names) {
        this.mistakes = mistakes;
        this.names = names;
        this.forms = new FormReader(mistakes);
    }

    /** @param known the names before any question */
    void read(Optional<MarkedNode.Mapping> section, DeclaredNames known) {
        outer = known;
        section.ifPresent(node -> node.entries().forEach(entry -> {
            Optional<OutlinedQuestion> outline = outline(entry);
            if (outline.isEmpty()) {
                outer = outer.spoiled(entry.name().replace('-', '_'));
            } else if (outlines.putIfAbsent(outline.get().variable(), outline.get()) != null
                    || known.has(outline.get().variable())) {
                mistakes.add(
                        entry.key(),
                        "the question \"" + entry.name() + "\" has the name of something else in this file");
            }
        }));
        outlines.values().forEach(this::checkEach);
    }

    /** Whether it is a question that is there and could not be read, which was said. */
    boolean isSpoiled(String name) {
        String variable = name.replace('-', '_');
        return !outlines.containsKey(variable)
                && outer.typeOf(variable).filter(PlainType.NEVER::equals).isPresent();
    }

    Collection<OutlinedQuestion> all() {
        return Collections.unmodifiableCollection(outlines.values());
    }

    Set<String> variables() {
        return Collections.unmodifiableSet(outlines.keySet());
    }

    private Optional<OutlinedQuestion> outline(MarkedNode.Mapping.Entry entry) {
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
        return form.map(
                found -> new OutlinedQuestion(name, variable, section, found.form(), found.optionsFrom(), each, field));
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
        OutlinedQuestion question = outlines.get(each.list());
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

    private void checkEach(OutlinedQuestion outline) {
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
    DeclaredNames inside(OutlinedQuestion outline) {
        DeclaredNames known = outer;
        FileQuestion.Each each = outline.each();
        for (OutlinedQuestion other : outlines.values()) {
            if (!other.variable().equals(outline.variable()) && !known.has(other.variable())) {
                boolean single = other.each() == null || (each != null && other.goesOver(each.list()));
                known = known.with(other.variable(), single ? other.type() : new ValueType.ListOf(other.type()));
            }
        }
        if (each != null) {
            ValueType item = itemType(each, outline.section().node(), false);
            known = known.with(each.variable(), item == null ? PlainType.NEVER : item);
        }
        return known;
    }

    /** The names once all is answered: lists that questions went over hold records with the answers; every question has its name. */
    DeclaredNames answered() {
        DeclaredNames known = outer;
        for (OutlinedQuestion question : all()) {
            if (!known.has(question.variable())) {
                known = known.with(
                        question.variable(),
                        question.each() == null ? question.type() : new ValueType.ListOf(question.type()));
            }
            if (question.each() == null) {
                known = known.with(DeclaredNames.rationaleOf(question.variable()), PlainType.TEXT);
            }
        }
        Set<String> lists = new LinkedHashSet<>();
        all().stream().map(OutlinedQuestion::each).filter(Objects::nonNull).forEach(each -> lists.add(each.list()));
        for (String list : lists) {
            known = known.with(list, records(list, known));
        }
        return known;
    }

    private ValueType records(String list, DeclaredNames known) {
        ValueType plain = known.typeOf(list).orElse(PlainType.NEVER);
        if (!(plain.present() instanceof ValueType.ListOf items)) {
            return PlainType.NEVER;
        }
        Map<String, ValueType> fields = new LinkedHashMap<>();
        if (items.items() instanceof ValueType.RecordOf record) {
            fields.putAll(record.fields());
        } else {
            fields.put(JudgeFileReader.ITEM_TEXT, items.items());
        }
        for (OutlinedQuestion question : all()) {
            if (question.goesOver(list) && fields.put(question.field(), question.type()) != null) {
                mistakes.add(
                        question.section().node(),
                        "the entries of \"" + list + "\" already have a \"" + question.field()
                                + "\"; give the question another name there with as");
            }
        }
        ValueType type = new ValueType.ListOf(new ValueType.RecordOf(fields), items.filled());
        return plain.mayBeNone() ? ValueType.maybe(type) : type;
    }
}
