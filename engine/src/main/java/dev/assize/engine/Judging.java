package dev.assize.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.flow.CaseResult;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.judge.WholePrompt;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.TextFormat;
import dev.assize.runs.runner.CaseSelection;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * What is to be judged and how, put together step by step. Nothing is opened before a case is judged. Not shared between
 * threads.
 */
public final class Judging {

    private final String judge;
    private final SortedMap<String, String> settings = new TreeMap<>();
    private final List<String> fields = new ArrayList<>();
    private EngineContext context;
    private AnswererRequest answerer = Answerers.embedded();
    private @Nullable WholePrompt prompt;
    private int threads = Runtime.getRuntime().availableProcessors();
    private long limit = Long.MAX_VALUE;
    private @Nullable String failOn;
    private @Nullable String pass;
    private RunRequest.@Nullable Keep keep;
    private @Nullable String store;

    Judging(String judge, EngineContext context) {
        this.judge = judge;
        this.context = context;
    }

    /** Takes keys of models and the time from elsewhere than from the process: from a vault, for example. */
    public Judging in(EngineContext other) {
        this.context = other;
        return this;
    }

    /** A setting of the judge. */
    public Judging set(String name, String value) {
        settings.put(name, value);
        return this;
    }

    /** Who answers its questions; the embedded rules when nobody is named. */
    public Judging answeredBy(AnswererRequest who) {
        this.answerer = who;
        return this;
    }

    /** The same in one word, as on the command line: {@code cascade:embedded,model:openai/gpt-5-mini}. */
    public Judging answeredBy(String who) {
        return answeredBy(AnswererRequest.of(who));
    }

    /** Judges each case with the complete prompt of the judge, and corrects what comes back. */
    public Judging withWholePrompt() {
        this.prompt = WholePrompt.OWN;
        return this;
    }

    /** Likewise with a prompt of the user's own, in which {@code {field}} is filled in. */
    public Judging withWholePrompt(String text) {
        this.prompt = new WholePrompt(text, "prompt");
        return this;
    }

    /** Reads a field of the judge from another place of the record: {@code choices.0.text}. */
    public Judging reading(String field, String path) {
        fields.add(field + "=" + path);
        return this;
    }

    /** Threads that judge a run; those that wait for a model are more. */
    public Judging onThreads(int count) {
        this.threads = count;
        return this;
    }

    /** Judges at most so many cases of a run. */
    public Judging atMost(long cases) {
        this.limit = cases;
        return this;
    }

    /** What a case or the run must not be: {@code score < 3}, {@code mean < 4}, {@code undecided,invalid}. */
    public Judging failingOn(String condition) {
        this.failOn = condition;
        return this;
    }

    /** Which verdicts pass: labels, or an expression over a case such as {@code score >= 3}. */
    public Judging passing(String rule) {
        this.pass = rule;
        return this;
    }

    /** Keeps the run under this name, so that it can be resumed, reported and compared. */
    public Judging keptAs(String name) {
        this.keep = new RunRequest.Keep(name, false);
        return this;
    }

    /** The store for runs that are kept and for what models answered: an SQLite file, or a JDBC address of PostgreSQL. */
    public Judging inStore(String location) {
        this.store = location;
        return this;
    }

    /**
     * The judge and whoever answers, ready for one case after the other. Close it. Throws {@link SetupException} for what cannot be had,
     * and for what is said of a whole run.
     */
    public OpenJudge open() {
        requireNoRun("run", keep != null);
        requireNoRun("limit", limit != Long.MAX_VALUE);
        requireNoRun("fail-on", failOn != null);
        requireNoRun("pass", pass != null);
        ChosenJudge chosen = chosen();
        return OpenJudge.of(chosen, mapping(chosen), answerer.plan(), choice(), context);
    }

    private static void requireNoRun(String setting, boolean said) {
        if (said) {
            throw SetupException.of(setting, "is for runs, and this judges single cases; say it of cases in over(…)");
        }
    }

    /** Judges one case, called by its {@code id}. For many, {@link #open} once or go {@link #over(Iterable) over} them. */
    public CaseResult on(ObjectNode record) {
        Objects.requireNonNull(record, "record");
        try (OpenJudge open = open()) {
            return open.judge(record);
        }
    }

    /** The cases of some files: JSONL, a JSON list, CSV, TSV, YAML, also compressed. */
    public PreparedRun over(Path... files) {
        if (files.length == 0) {
            throw new IllegalArgumentException("No file to judge; name at least one");
        }
        List<DataSource> sources =
                Arrays.stream(files).map(file -> DataSource.of(file.toString())).toList();
        return prepared(sources, null, InputStream::nullInputStream);
    }

    /** Cases that are in memory, or wherever the iterator of each run takes them from. One without an id is called {@code cases:1}. */
    public PreparedRun over(Iterable<ObjectNode> records) {
        return prepared(() -> new RecordLines(StreamSupport.stream(records.spliterator(), false)));
    }

    /**
     * Cases that come one after the other, as many as there may be: each is taken when it is to be judged, by one thread at a time. The
     * stream is closed at the end, and can be judged once.
     */
    public PreparedRun over(Stream<ObjectNode> records) {
        return prepared(() -> new RecordLines(records));
    }

    private PreparedRun prepared(Supplier<InputStream> records) {
        return prepared(List.of(new DataSource("cases", null)), TextFormat.JSONL, records);
    }

    private PreparedRun prepared(List<DataSource> sources, @Nullable DataFormat format, Supplier<InputStream> in) {
        ChosenJudge chosen = chosen();
        CaseSource cases = new CaseSource(
                sources, format, Dataset.DEFAULT_LIMIT, mapping(chosen), CaseSelection.of(List.of(), limit));
        RunRequest request = new RunRequest(chosen, answerer.plan(), cases, threads, failOn, pass, keep, choice());
        return new PreparedRun(request, context, in);
    }

    private FieldMap mapping(ChosenJudge chosen) {
        return FieldMapping.parse(fields, chosen.info().fields());
    }

    private ChosenJudge chosen() {
        JudgeSettings plain = new JudgeSettings(settings);
        JudgeSettings all = prompt == null ? plain : prompt.among(judge, plain, notice -> {});
        return ChosenJudge.named(judge, all);
    }

    private StoreChoice choice() {
        return new StoreChoice(store, context);
    }
}
