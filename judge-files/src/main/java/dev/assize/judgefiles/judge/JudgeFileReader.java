package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeId;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldRole;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.library.ReadingFunctions;
import dev.assize.judgefiles.internal.library.StandardFunctions;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Reads a judge file from top to bottom. Each section declares the names that the next may use; whatever is wrong is noted and
 * the reading goes on, so that the author sees all of it at once.
 */
final class JudgeFileReader {

    static final String SETTINGS = "settings";
    static final String VERDICT = "verdict";
    static final String APPLIED = "applied";
    static final String UNCAPPED = "uncapped";
    static final String ITEM_TEXT = "text";
    static final String JUDGED = "judged";
    static final String UNDECIDED = "undecided";
    static final String INVALID = "invalid";
    static final String METRIC = "metric.";

    private static final List<String> TOP = List.of(
            "assize",
            "judge",
            "version",
            "title",
            "description",
            "import",
            "settings",
            "case",
            "let",
            "questions",
            "ruling",
            "headline",
            "examples",
            "probes");
    private static final List<String> FIELD = List.of(
            "type",
            "required",
            "aliases",
            "describe",
            "options",
            "separators",
            "join",
            "least",
            "most",
            "range",
            "role",
            "as",
            "of");

    private final Mistakes mistakes;
    private final ExpressionSource expressions;
    private final NameSource names;

    JudgeFileReader(Mistakes mistakes, JudgeFile.Siblings siblings, Set<String> echoes) {
        this.mistakes = mistakes;
        this.expressions = new ExpressionSource(mistakes, siblings, echoes);
        this.names = new NameSource(mistakes);
    }

    Optional<JudgeDefinition> read(MarkedNode.Mapping root) {
        Section top = Section.of(root, "a judge file", TOP, mistakes);
        format(top);
        Optional<String> id = id(top);
        String version = version(top);
        List<CaseField> fields = fields(top);
        names.remember(fields);
        List<FileSetting> settings = settings(top);
        DeclaredNames known = DeclaredNames.none();
        for (CaseField field : fields) {
            known = names.declare(known, field.variable(), field.valueType(), root, "field");
        }
        Map<String, ValueType> chosen = new LinkedHashMap<>();
        settings.forEach(setting -> chosen.put(setting.name(), setting.type()));
        known = names.declare(known, SETTINGS, new ValueType.RecordOf(chosen), root, "section");
        NamedExpressions lets = new NamedExpressions(mistakes, expressions, names);
        known = lets.read(top.mapping("let", "names with expressions"), known, "let");
        QuestionReader questions = new QuestionReader(mistakes, expressions, names);
        questions.read(top.mapping("questions", "names with questions"), known);
        RulingReader ruling = new RulingReader(mistakes, expressions, names);
        top.require("ruling", "how the verdict comes about")
                .flatMap(node -> Section.mapping(node, "tables, values, verdict and output", mistakes))
                .ifPresent(node -> ruling.read(node, questions));
        Optional<Headline> headline = headline(top, ruling);
        List<JudgeDefinition.FileExample> examples = examples(top);
        ProbeReader.Read probes = headline.map(
                        place -> new ProbeReader(mistakes, fields, place).read(top.find("probes")))
                .orElseGet(() -> new ProbeReader.Read(List.of(), Set.of()));
        if (!mistakes.isEmpty() || id.isEmpty() || headline.isEmpty() || ruling.output() == null) {
            return Optional.empty();
        }
        ObjectNode hashed = root.without(List.of("title", "description", "examples", "probes"))
                .toJson();
        return Optional.of(new JudgeDefinition(
                id.get(),
                version + "+" + Hash.of(Json.write(hashed)).substring(0, 8),
                top.find("title").isPresent() ? text(top, "title") : id.get(),
                text(top, "description"),
                fields,
                settings,
                lets.all(),
                questions.inOrder(),
                ruling.tables(),
                ruling.values(),
                ruling.ceilings(),
                ruling.rules(),
                java.util.Objects.requireNonNull(ruling.output()),
                ruling.findings(),
                headline.get(),
                examples,
                probes,
                variants()));
    }

    /** Which of several ways to compute a metric stands behind each name, for the result and the epoch. */
    private SortedMap<String, String> variants() {
        SortedMap<String, String> variants = new TreeMap<>();
        variants.put("functions", StandardFunctions.VERSION);
        StandardFunctions.variants().forEach((name, variant) -> {
            if (expressions.functionsUsed().contains(name)) {
                variants.put(METRIC + name, variant);
            }
        });
        if (expressions.functionsUsed().contains("stated")) {
            variants.put("rules.stated", ReadingFunctions.version());
        }
        expressions.filesUsed().forEach((name, hash) -> variants.put("file." + name, hash));
        return variants;
    }

    private void format(Section top) {
        Optional<MarkedNode> format = top.require("assize", "1, the version of this format");
        if (format.isPresent()
                && !Section.number(format.get()).map(BigDecimal.ONE::equals).orElse(false)) {
            mistakes.add(format.get(), "found " + format.get().describe() + ", expected 1, the version of this format");
        }
    }

    private Optional<String> id(Section top) {
        Optional<MarkedNode.Scalar> name =
                top.require("judge", "its name, such as my-judge").flatMap(node -> Section.text(node, mistakes));
        if (name.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(new JudgeId(name.get().text()).value());
        } catch (IllegalArgumentException e) {
            mistakes.add(
                    name.get(), "found " + name.get().describe() + ", expected lower-case words joined by hyphens");
            return Optional.empty();
        }
    }

    private String version(Section top) {
        Optional<MarkedNode> version = top.require("version", "raised by its author whenever verdicts change: 1");
        if (version.isPresent()
                && version.get() instanceof MarkedNode.Scalar scalar
                && scalar.text().matches("[A-Za-z0-9][A-Za-z0-9._-]{0,40}")) {
            return scalar.text();
        }
        version.ifPresent(
                node -> mistakes.add(node, "found " + node.describe() + ", expected a version such as 1 or 2.1"));
        return "";
    }

    private String text(Section top, String name) {
        return top.text(name).map(MarkedNode.Scalar::text).map(String::strip).orElse("");
    }

    private List<CaseField> fields(Section top) {
        Optional<MarkedNode.Mapping> fields = top.require("case", "the fields of a case")
                .flatMap(node -> Section.mapping(node, "names with fields", mistakes));
        return fields.map(node -> fields(node, 0)).orElse(List.of());
    }

    private List<CaseField> fields(MarkedNode.Mapping node, int depth) {
        if (node.entries().isEmpty()) {
            mistakes.add(node, "expected at least one field");
        }
        if (depth > 5) {
            mistakes.add(node, "fields are nested too deeply");
            return List.of();
        }
        List<CaseField> fields = new ArrayList<>();
        for (MarkedNode.Mapping.Entry entry : node.entries()) {
            Section.mapping(entry.value(), "a field such as {type: text, required: true}", mistakes)
                    .flatMap(field -> field(entry, field, depth))
                    .ifPresent(fields::add);
        }
        return fields;
    }

    private Optional<CaseField> field(MarkedNode.Mapping.Entry entry, MarkedNode.Mapping node, int depth) {
        String name = entry.name();
        Section field = Section.of(node, "the field \"" + name + "\"", FIELD, mistakes);
        Optional<FieldType> type = field.require("type", "one of " + String.join(", ", FieldType.words()))
                .flatMap(this::fieldType);
        String variable = field.text("as").map(MarkedNode.Scalar::text).orElse(name);
        if (depth > 0 || !name.contains(".") || field.find("as").isPresent()) {
            names.check(variable, field.find("as").orElse(entry.key()), "field");
        } else {
            mistakes.add(
                    entry.key(),
                    "the field \"" + name + "\" needs a name for expressions: {…, as: " + name.replace('.', '_') + "}");
        }
        if (type.isEmpty()) {
            return Optional.empty();
        }
        List<String> options = field.texts("options", 2).orElse(List.of());
        if (type.get() == FieldType.CHOICE && options.isEmpty()) {
            field.require("options", "what there is to choose from");
        }
        List<CaseField> of = field.mapping("of", "the fields of each entry")
                .map(inside -> fields(inside, depth + 1))
                .orElse(List.of());
        if ((type.get() == FieldType.LIST || type.get() == FieldType.OBJECT) && of.isEmpty()) {
            field.require("of", "the fields of each entry (a list of plain texts has the type texts)");
        }
        Optional<List<BigDecimal>> range = field.find("range").flatMap(found -> Section.range(found, false, mistakes));
        return Optional.of(new CaseField(
                name,
                variable,
                type.get(),
                field.isTrue("required"),
                field.text("describe").map(MarkedNode.Scalar::text).orElse(""),
                field.texts("aliases", 1).orElse(List.of()),
                options,
                field.find("separators").map(JudgeFileReader::raw).orElse(""),
                field.find("join").map(JudgeFileReader::raw).orElse(null),
                field.count("least").orElse(0),
                field.count("most").orElse(0),
                range.orElse(null),
                role(field),
                of));
    }

    private FieldRole role(Section field) {
        Optional<MarkedNode.Scalar> role = field.text("role");
        Map<String, FieldRole> roles = new LinkedHashMap<>();
        for (FieldRole each : FieldRole.values()) {
            roles.put(each.name().toLowerCase(Locale.ROOT), each);
        }
        FieldRole named = role.map(MarkedNode.Scalar::text).map(roles::get).orElse(null);
        if (role.isPresent() && named == null) {
            mistakes.add(
                    role.get(),
                    "found " + role.get().describe() + ", expected a role"
                            + NameHint.hint(role.get().text(), roles.keySet()));
        }
        return named == null ? FieldRole.CONTEXT : named;
    }

    private static String raw(MarkedNode node) {
        return node instanceof MarkedNode.Scalar scalar ? scalar.text() : "";
    }

    private Optional<FieldType> fieldType(MarkedNode node) {
        String word = node instanceof MarkedNode.Scalar scalar ? scalar.text() : "";
        Optional<FieldType> type = FieldType.find(word);
        if (type.isEmpty()) {
            mistakes.add(
                    node, "found " + node.describe() + ", expected a type" + NameHint.hint(word, FieldType.words()));
        }
        return type;
    }

    private List<FileSetting> settings(Section top) {
        List<FileSetting> settings = new ArrayList<>();
        top.mapping(SETTINGS, "names with settings")
                .ifPresent(node -> node.entries()
                        .forEach(entry -> Section.mapping(
                                        entry.value(), "a setting such as {type: number, default: 0.6}", mistakes)
                                .flatMap(setting -> setting(entry, setting))
                                .ifPresent(settings::add)));
        return settings;
    }

    private Optional<FileSetting> setting(MarkedNode.Mapping.Entry entry, MarkedNode.Mapping node) {
        Section setting = Section.of(
                node,
                "the setting \"" + entry.name() + "\"",
                List.of("type", "default", "options", "describe"),
                mistakes);
        names.check(entry.name(), entry.key(), "setting");
        Map<String, FileSetting.Kind> kinds = new LinkedHashMap<>();
        for (FileSetting.Kind kind : FileSetting.Kind.values()) {
            kinds.put(kind.word(), kind);
        }
        Optional<MarkedNode> type = setting.require("type", "one of " + String.join(", ", kinds.keySet()));
        Optional<MarkedNode> otherwise = setting.require("default", "the value when nobody chooses");
        List<String> options = setting.texts("options", 2).orElse(List.of());
        if (type.isEmpty() || otherwise.isEmpty()) {
            return Optional.empty();
        }
        FileSetting.Kind kind = kinds.get(raw(type.get()));
        if (kind == null) {
            mistakes.add(
                    type.get(),
                    "found " + type.get().describe() + ", expected a type"
                            + NameHint.hint(raw(type.get()), kinds.keySet()));
            return Optional.empty();
        }
        try {
            FileSetting unset = new FileSetting(entry.name(), kind, options, Datum.none(), "");
            return Optional.of(new FileSetting(
                    entry.name(),
                    kind,
                    options,
                    unset.parse(raw(otherwise.get())),
                    setting.text("describe").map(MarkedNode.Scalar::text).orElse("")));
        } catch (IllegalArgumentException e) {
            mistakes.add(otherwise.get(), String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private Optional<Headline> headline(Section top, RulingReader ruling) {
        Optional<MarkedNode.Mapping> node = top.mapping("headline", "label, score, range, passing, middling");
        if (node.isEmpty()) {
            if (ruling.verdictPointer().isEmpty() && ruling.output() != null) {
                mistakes.add(
                        top.node(), "a judge file needs \"headline\": where the verdict keeps its label or its score");
            }
            return ruling.verdictPointer().map(Headline::label);
        }
        return new HeadlineReader(mistakes, ruling).read(node.get());
    }

    private List<JudgeDefinition.FileExample> examples(Section top) {
        List<JudgeDefinition.FileExample> examples = new ArrayList<>();
        Optional<MarkedNode> node = top.find("examples");
        if (node.isPresent() && !(node.get() instanceof MarkedNode.Sequence)) {
            mistakes.add(node.get(), "found " + node.get().describe() + ", expected a list of examples");
        }
        if (node.isPresent() && node.get() instanceof MarkedNode.Sequence list) {
            for (MarkedNode item : list.items()) {
                Section.mapping(item, "an example with case, answers and expect", mistakes)
                        .flatMap(example -> example(example, examples.size() + 1))
                        .ifPresent(examples::add);
            }
        }
        return examples;
    }

    private Optional<JudgeDefinition.FileExample> example(MarkedNode.Mapping node, int number) {
        Section example = Section.of(node, "an example", List.of("name", "case", "answers", "expect"), mistakes);
        Optional<MarkedNode.Mapping> record = example.require("case", "the record of the example")
                .flatMap(found -> Section.mapping(found, "the record of the example", mistakes));
        Optional<MarkedNode> expect = example.require("expect", "a part of the verdict, or undecided, or invalid");
        Map<String, JsonNode> answers = new LinkedHashMap<>();
        example.mapping("answers", "question ids with answers")
                .ifPresent(given -> given.entries()
                        .forEach(
                                entry -> answers.put(entry.name(), entry.value().toJson())));
        if (record.isEmpty() || expect.isEmpty()) {
            return Optional.empty();
        }
        @Nullable ObjectNode expected = null;
        String outcome = JUDGED;
        if (expect.get() instanceof MarkedNode.Mapping part) {
            expected = part.toJson();
        } else {
            outcome = raw(expect.get());
            if (!outcome.equals(UNDECIDED) && !outcome.equals(INVALID)) {
                mistakes.add(
                        expect.get(),
                        "found " + expect.get().describe()
                                + ", expected a part of the verdict, or undecided, or invalid");
            }
        }
        String name = example.find("name").map(JudgeFileReader::raw).orElse("example " + number);
        return Optional.of(
                new JudgeDefinition.FileExample(name, node.place(), record.get().toJson(), answers, expected, outcome));
    }
}
