package dev.assize.runs.report;

import dev.assize.core.JudgeInfo;
import dev.assize.core.ScoreRange;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Status;
import dev.assize.core.record.FieldPath;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.runs.summary.Figure;
import dev.assize.runs.summary.Summary;
import dev.assize.stats.Interval;
import dev.assize.stats.Outcomes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The figures of a run, counted while its cases go by: a few dozen bytes are kept of each. Not shared between threads. */
public final class RunFigures {

    private static final int MOST_PROBLEMS = 100;
    private static final int MOST_GROUPS = 1_000;

    private final JudgeInfo judge;
    private final Criterion criterion;
    private final @Nullable FieldPath cluster;
    private final @Nullable FieldPath by;
    private final Summary summary;
    private boolean texts;
    private final Map<CaseStatus, Long> statuses = new EnumMap<>(CaseStatus.class);
    private final Map<String, FindingKind> findings = new LinkedHashMap<>();
    private final Map<String, QuestionKind> questions = new LinkedHashMap<>();
    private final SortedMap<String, Long> answerers = new TreeMap<>();
    private final SortedMap<String, Long> epochs = new TreeMap<>();
    private final SortedMap<String, Long> versions = new TreeMap<>();
    private final Map<String, Long> problems = new LinkedHashMap<>();
    private final Map<String, GroupFigures> groups = new LinkedHashMap<>();
    private final Spending spending = new Spending();
    private final Sample scores;
    private final Sample passes;

    /**
     * @param cluster where the record keeps what makes cases belong together; null when they do not
     * @param by where the record keeps what its figures are shown apart by; null when they are not
     */
    RunFigures(JudgeInfo judge, Criterion criterion, @Nullable FieldPath cluster, @Nullable FieldPath by) {
        this.judge = judge;
        this.criterion = criterion;
        this.cluster = cluster;
        this.by = by;
        this.summary = new Summary(judge, criterion.words().isEmpty() ? null : criterion);
        this.scores = new Sample(cluster != null);
        this.passes = new Sample(cluster != null);
    }

    void add(ReportedCase reported) {
        texts |= reported.record() != null;
        summary.add(reported.result());
        statuses.merge(reported.status(), 1L, Long::sum);
        epochs.merge(reported.result().epoch().hash(), 1L, Long::sum);
        versions.merge(reported.result().version(), 1L, Long::sum);
        String key = cluster == null ? "" : key(cluster, reported);
        reported.score().ifPresent(score -> scores.add(score.doubleValue(), key));
        if (reported.status() == CaseStatus.PASSED || reported.status() == CaseStatus.NOT_PASSED) {
            passes.add(reported.status() == CaseStatus.PASSED ? 1 : 0, key);
        }
        for (Finding finding : reported.result().findings()) {
            findings.computeIfAbsent(finding.code(), FindingKind::new).add(reported, finding);
        }
        for (RecordedAnswer answer : reported.result().answers()) {
            questions.computeIfAbsent(answer.asks(), QuestionKind::new).add(answer, reported.isDoubtful(answer));
            answerers.merge(answer.by(), 1L, Long::sum);
        }
        spending.add(reported.result().expense());
        reported.result().error().ifPresent(problem -> {
            if (problems.containsKey(problem) || problems.size() < MOST_PROBLEMS) {
                problems.merge(problem, 1L, Long::sum);
            }
        });
        if (by != null) {
            group(by, reported).add(reported);
        }
    }

    private GroupFigures group(FieldPath field, ReportedCase reported) {
        String key = value(field, reported).filter(text -> !text.isBlank()).orElse(GroupFigures.WITHOUT);
        boolean known = groups.containsKey(key) || groups.size() < MOST_GROUPS;
        return groups.computeIfAbsent(known ? key : GroupFigures.OTHERS, GroupFigures::new);
    }

    private static Optional<String> value(FieldPath field, ReportedCase reported) {
        return reported.subject()
                .flatMap(field::find)
                .filter(value -> !value.isNull())
                .map(value -> value.isValueNode() ? value.asText() : value.toString());
    }

    private static String key(FieldPath cluster, ReportedCase reported) {
        return value(cluster, reported)
                .orElseThrow(() ->
                        new ReportException("the case \"" + reported.result().id() + "\" has no \""
                                + cluster + "\" to cluster by"
                                + (reported.record() == null ? ": only its result is at hand, not its texts" : "")));
    }

    void close() {
        spending.close();
    }

    /** Statuses, labels and what a gate looks at. */
    public Summary summary() {
        return summary;
    }

    public long count(CaseStatus status) {
        return statuses.getOrDefault(status, 0L);
    }

    /** Whether the records of the cases are at hand. */
    boolean hasTexts() {
        return texts;
    }

    /** What passes, in words; empty when nobody said. */
    public Optional<String> criterion() {
        return criterion.words();
    }

    /** The share of judged cases that pass; empty when nobody said what passes, or nothing was judged. */
    public Optional<Figure> passRate() {
        return passes.share(summary.count(Status.UNDECIDED));
    }

    /** The mean score; empty where verdicts have none. */
    public Optional<Figure> meanScore() {
        return scores.mean(scale(), summary.count(Status.UNDECIDED));
    }

    /** From the least to the best score: those of the judge, or those seen where the judge is not known. */
    public Interval scale() {
        Optional<ScoreRange> known = judge.scores();
        if (known.isPresent()) {
            return new Interval(
                    known.get().least().doubleValue(), known.get().most().doubleValue());
        }
        double least = Math.min(0, Arrays.stream(scores.values()).min().orElse(0));
        return new Interval(
                least, Math.max(least, Arrays.stream(scores.values()).max().orElse(0)));
    }

    public Histogram scores() {
        return Histogram.of(scores.values(), scale());
    }

    /** The labels with the share of the judged cases that have them, in the order of the judge. */
    public List<LabelShare> labels() {
        List<String> order = new ArrayList<>(judge.labels());
        summary.labels().keySet().stream()
                .filter(label -> !order.contains(label))
                .forEach(order::add);
        return order.stream().map(this::share).toList();
    }

    private LabelShare share(String label) {
        long cases = summary.labels().getOrDefault(label, 0L);
        Outcomes outcomes = new Outcomes(cases, summary.count(Status.JUDGED) - cases, summary.count(Status.UNDECIDED));
        return new LabelShare(
                label,
                cases,
                Sample.share(outcomes).orElse(null),
                criterion.passes(label).orElse(null));
    }

    /** The kinds of findings, the gravest first, then those that most cases have. */
    public List<FindingKind> findings() {
        return findings.values().stream()
                .sorted(Comparator.comparing(FindingKind::severity)
                        .thenComparing(
                                Comparator.comparingLong(FindingKind::cases).reversed())
                        .thenComparing(FindingKind::code))
                .toList();
    }

    /** The share of the cases with findings or a verdict (judged and undecided ones) that have a kind of finding. */
    public Optional<Figure> share(FindingKind kind) {
        long heard = Math.max(kind.cases(), summary.count(Status.JUDGED) + summary.count(Status.UNDECIDED));
        return Sample.share(new Outcomes(kind.cases(), heard - kind.cases(), 0));
    }

    /** The kinds of questions, in the order in which they were first asked. */
    public List<QuestionKind> questions() {
        return List.copyOf(questions.values());
    }

    /** Who answered, and how many questions each. */
    public SortedMap<String, Long> answerers() {
        return Collections.unmodifiableSortedMap(answerers);
    }

    public SortedMap<String, Long> epochs() {
        return Collections.unmodifiableSortedMap(epochs);
    }

    public SortedMap<String, Long> versions() {
        return Collections.unmodifiableSortedMap(versions);
    }

    /** Why cases could not be judged, in full, each once, with how many cases have it; the first hundred kinds. */
    public Map<String, Long> problems() {
        return Collections.unmodifiableMap(problems);
    }

    /** The figures of each group, in the order in which the groups first occur; empty unless asked for. */
    public List<GroupFigures> groups() {
        return List.copyOf(groups.values());
    }

    public Spending spending() {
        return spending;
    }

    /**
     * How many cases have a label.
     *
     * @param share among judged cases; null when none was judged
     * @param passes whether it is a passing label; null when labels do not decide that
     */
    public record LabelShare(
            String label,
            long cases,
            @Nullable Figure share,
            @Nullable Boolean passes) {}
}
