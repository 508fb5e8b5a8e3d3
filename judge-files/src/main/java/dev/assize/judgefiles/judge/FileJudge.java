package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.EvaluationLimit;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Logic;
import dev.assize.judgefiles.internal.expression.Scope;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;

/** The judge that a file describes. Threads share it: it holds nothing that changes. */
public final class FileJudge implements Judge<FileCase> {

    private final JudgeDefinition definition;
    private final CaseReader reader;
    private final Map<String, Datum> settings;
    private final JudgeInfo info;

    /** @param chosen the settings that a user chose; the others have their defaults */
    FileJudge(JudgeDefinition definition, Map<String, Datum> chosen) {
        this.definition = definition;
        this.reader = new CaseReader(definition.fields());
        Map<String, Datum> all = new LinkedHashMap<>();
        SortedMap<String, String> shown = new TreeMap<>(definition.variants());
        for (FileSetting setting : definition.settings()) {
            Datum value = chosen.getOrDefault(setting.name(), setting.otherwise());
            all.put(setting.name(), value);
            shown.put(setting.name(), setting.shown(value));
        }
        this.settings = all;
        this.info = new JudgeInfo(
                new JudgeId(definition.id()),
                definition.version(),
                definition.title(),
                definition.description(),
                definition.fields().stream().map(CaseField::field).toList(),
                outlines(definition),
                shown,
                definition.headline(),
                definition.caseSchema(),
                definition.verdictSchema(),
                example(definition));
    }

    private static List<QuestionOutline> outlines(JudgeDefinition definition) {
        List<QuestionOutline> outlines = new ArrayList<>();
        for (FileQuestion question : definition.questions()) {
            boolean known =
                    outlines.stream().anyMatch(outline -> outline.wording().equals(question.wording()));
            if (!known) {
                String who = question.embedded() == null ? "for a model or a person" : "by code where it can tell";
                outlines.add(new QuestionOutline(
                        question.wording(), question.form().name(), question.situation() + ", " + who));
            }
        }
        return outlines;
    }

    private static ObjectNode example(JudgeDefinition definition) {
        return definition.examples().stream()
                .filter(example -> !example.outcome().equals(JudgeFileReader.INVALID))
                .map(JudgeDefinition.FileExample::record)
                .findFirst()
                .orElseGet(Json::object);
    }

    @Override
    public JudgeInfo info() {
        return info;
    }

    @Override
    public FileCase read(ObjectNode record) {
        return bounded(() -> {
            Map<String, Datum> values = new LinkedHashMap<>(reader.read(record));
            values.put(JudgeFileReader.SETTINGS, new Datum.Fields(settings));
            Work work = new Work();
            Scope scope = name -> {
                Datum value = values.get(name);
                if (value == null) {
                    throw new IllegalStateException("\"" + name + "\" was checked to be known");
                }
                return value;
            };
            definition.lets().forEach((name, expression) -> values.put(name, expression.evaluate(scope, work)));
            return new FileCase(values);
        });
    }

    @Override
    public List<Question> ask(FileCase subject, Answers soFar) {
        if (definition.questions().isEmpty()) {
            return List.of();
        }
        return bounded(() -> new QuestionRounds(definition, subject, soFar, new Work()).next());
    }

    @Override
    public Ruling rule(FileCase subject, Answers answers) {
        return bounded(() -> {
            Work work = new Work();
            QuestionRounds rounds = new QuestionRounds(definition, subject, answers, work);
            RulingScope scope = new RulingScope(definition, rounds, work);
            Set<QuestionId> missing = new LinkedHashSet<>();
            Datum label = label(scope, work);
            scope.decide(label);
            if (label instanceof Datum.Unknown unknown) {
                missing.addAll(unknown.waitingFor());
            }
            ObjectNode written = definition.output().fill(new OutputTemplate.Filling(scope, work, missing));
            Verdict verdict =
                    missing.isEmpty() ? new Verdict.Decided(written) : new Verdict.Undecided(List.copyOf(missing));
            return new Ruling(verdict, findings(subject, scope, work, rounds), metrics());
        });
    }

    /**
     * The output as far as it is known.
     *
     * @param open the pointers of the parts that hang on something unknown
     */
    record Filled(ObjectNode form, Set<String> open) {
        boolean isOpen(String pointer) {
            return open.contains(pointer);
        }
    }

    /** Fills the output in, part by part, with what is told where something is unknown. */
    Filled fill(FileCase subject, Answers answers, Map<String, Datum> told) {
        return bounded(() -> {
            Work work = new Work();
            RulingScope scope =
                    new RulingScope(definition, new QuestionRounds(definition, subject, answers, work), work, told);
            scope.decide(label(scope, work));
            Set<String> open = new LinkedHashSet<>();
            return new Filled(fill(definition.output(), "", scope, work, open), open);
        });
    }

    private static ObjectNode fill(
            OutputTemplate.Members output, String pointer, Scope scope, Work work, Set<String> open) {
        ObjectNode filled = Json.object();
        output.members().forEach((name, part) -> {
            String at = pointer + "/" + VerdictForm.escaped(name);
            if (part instanceof OutputTemplate.Members inside) {
                filled.set(name, fill(inside, at, scope, work, open));
                return;
            }
            Set<QuestionId> missing = new LinkedHashSet<>();
            filled.set(name, part.fill(new OutputTemplate.Filling(scope, work, missing)));
            if (!missing.isEmpty()) {
                open.add(at);
            }
        });
        return filled;
    }

    /** Whose way of computing a metric stands behind the figures: others have other ways, and other figures. */
    private Map<String, JsonNode> metrics() {
        ObjectNode metrics = Json.object();
        definition.variants().forEach((name, variant) -> {
            if (name.startsWith(JudgeFileReader.METRIC)) {
                metrics.put(name.substring(JudgeFileReader.METRIC.length()), variant);
            }
        });
        return metrics.isEmpty() ? Map.of() : Map.of("metrics", metrics);
    }

    /** A rule that is unknown before one that holds leaves the case undecided. */
    private Datum label(Scope scope, Work work) {
        for (JudgeDefinition.VerdictRule rule : definition.verdict()) {
            Expression when = rule.when();
            Datum holds = when == null ? Datum.truth(true) : when.evaluate(scope, work);
            if (holds instanceof Datum.Unknown) {
                return holds;
            }
            if (holds.asTruth()) {
                return Datum.text(rule.label());
            }
        }
        throw new IllegalStateException("The last verdict rule always holds");
    }

    private List<Finding> findings(FileCase subject, RulingScope scope, Work work, QuestionRounds rounds) {
        List<Finding> findings = new ArrayList<>();
        rounds.clippings().forEach(message -> findings.add(Finding.of("number-clipped", Severity.MINOR, message)));
        for (JudgeDefinition.FindingRule rule : definition.findings()) {
            Expression each = rule.each();
            if (each == null) {
                find(rule, subject, scope, work).ifPresent(findings::add);
                continue;
            }
            Datum items = each.evaluate(scope, work);
            if (items instanceof Datum.Items list) {
                for (Datum item : list.values()) {
                    Scope inside = name -> name.equals(rule.variable()) ? item : scope.valueOf(name);
                    find(rule, subject, inside, work).ifPresent(findings::add);
                }
            }
        }
        return findings;
    }

    /** Nothing is reported on what nobody knows. */
    private static Optional<Finding> find(JudgeDefinition.FindingRule rule, FileCase subject, Scope scope, Work work) {
        Expression when = rule.when();
        Datum holds = when == null ? Datum.truth(true) : when.evaluate(scope, work);
        if (holds instanceof Datum.Unknown || !holds.asTruth()) {
            return Optional.empty();
        }
        Datum severity = rule.severity().fill(scope, work);
        Datum message = rule.message().fill(scope, work);
        if (severity instanceof Datum.Unknown
                || message instanceof Datum.Unknown
                || message.asText().isBlank()) {
            return Optional.empty();
        }
        return Optional.of(new Finding(
                rule.code(),
                rule.severityNamed(severity.asText()),
                message.asText(),
                evidence(rule, subject, scope, work)));
    }

    private static List<Evidence> evidence(JudgeDefinition.FindingRule rule, FileCase subject, Scope scope, Work work) {
        Expression text = rule.evidence();
        Datum field = subject.values().get(rule.evidenceIn());
        if (text == null || !(field instanceof Datum.Text whole)) {
            return List.of();
        }
        Datum wanted = text.evaluate(scope, work);
        if (Logic.unknowns(wanted) != null
                || !(wanted instanceof Datum.Text words)
                || words.value().isEmpty()) {
            return List.of();
        }
        int at = whole.value().indexOf(words.value());
        Optional<Span> span = at >= 0
                ? Optional.of(Span.of(at, at + words.value().length()))
                : FoldedText.of(whole.value()).find(words.value());
        return span.map(found -> List.of(Evidence.in(rule.evidenceIn(), whole.value(), found)))
                .orElse(List.of());
    }

    /** What cannot be computed within bounds, or at all, leaves the case without a verdict, and says why. */
    private <T> T bounded(Supplier<T> work) {
        try {
            return work.get();
        } catch (EvaluationLimit | ArithmeticException e) {
            throw new CaseFailure(
                    FailureKind.INPUT,
                    "the judge \"" + definition.id() + "\" cannot compute this case: " + e.getMessage(),
                    e);
        }
    }

    JudgeDefinition definition() {
        return definition;
    }
}
