package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeId;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.library.ReadingFunctions;
import dev.assize.judgefiles.internal.library.StandardFunctions;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

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
        List<CaseField> fields = new CaseFieldReader(mistakes, names).read(top);
        names.remember(fields);
        List<FileSetting> settings = new SettingReader(mistakes, names).read(top);
        DeclaredNames known = DeclaredNames.none();
        for (CaseField field : fields) {
            known = names.declare(known, field.variable(), field.valueType(), root, "field");
        }
        Map<String, ValueType> chosen = new LinkedHashMap<>();
        settings.forEach(setting -> chosen.put(setting.name(), setting.type()));
        written(top, SETTINGS).forEach(name -> chosen.putIfAbsent(name, PlainType.NEVER));
        for (String name : written(top, "case")) {
            boolean read = fields.stream().anyMatch(field -> field.name().equals(name));
            known = read ? known : known.spoiled(name);
        }
        known = names.declare(known, SETTINGS, new ValueType.RecordOf(chosen), root, "section");
        NamedExpressions lets = new NamedExpressions(mistakes, expressions, names);
        known = lets.read(top.mapping("let", "names with expressions"), known, "let");
        QuestionReader questions = new QuestionReader(mistakes, expressions, names);
        questions.read(top.mapping("questions", "names with questions"), known);
        RulingReader ruling = new RulingReader(mistakes, expressions, names);
        top.require("ruling", "how the verdict comes about")
                .flatMap(node -> Section.mapping(node, "tables, values, verdict and output", mistakes))
                .ifPresent(node -> ruling.read(node, questions.outlines()));
        Optional<Headline> headline = headline(top, ruling);
        List<JudgeDefinition.FileExample> examples = new ExampleReader(mistakes).read(top);
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

    /** The names in a section, those whose declaration is wrong too. */
    private static List<String> written(Section top, String section) {
        return top.find(section)
                .filter(MarkedNode.Mapping.class::isInstance)
                .map(MarkedNode.Mapping.class::cast)
                .map(node -> node.entries().stream()
                        .map(MarkedNode.Mapping.Entry::name)
                        .toList())
                .orElse(List.of());
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
}
