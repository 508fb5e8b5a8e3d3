package dev.assize.server.api;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.OpenJudge;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.run.RunEvents;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.run.RunSession;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.TextFormat;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.ResultSink;
import dev.assize.server.account.Role;
import dev.assize.server.run.BoundedCopy;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Refusal;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Judges one case, or many as they come in. Single cases wait for a thread of their own kind: however many programs call at once, the
 * pages keep theirs.
 */
public final class JudgeApi implements AutoCloseable {

    private static final int MOST_OPEN = 16;
    private static final int MOST_BATCHES = 4;
    private static final int MOST_WAITING = 2_000;
    private static final int MOST_ASKING = 64;
    private static final long FLUSH_NANOS = 200_000_000L;

    private record Key(String judge, SortedMap<String, String> settings, boolean configured) {}

    private final Workspace workspace;
    private final ClosingCache<Key, OpenJudge> open = new ClosingCache<>(MOST_OPEN, OpenJudge::close);
    private final Semaphore batches = new Semaphore(MOST_BATCHES);
    /** Rules need a processor, and more threads than processors only make everybody wait. */
    private final ExecutorService ruling =
            threads("assize-judge", Runtime.getRuntime().availableProcessors());
    /** Who asks others mostly waits for them. */
    private final ExecutorService asking = threads("assize-ask", MOST_ASKING);

    public JudgeApi(Workspace workspace) {
        this.workspace = workspace;
    }

    private static ExecutorService threads(String name, int count) {
        AtomicInteger made = new AtomicInteger();
        ThreadPoolExecutor pool = new ThreadPoolExecutor(
                count, count, 30, TimeUnit.SECONDS, new ArrayBlockingQueue<>(MOST_WAITING), work -> {
                    Thread thread = new Thread(work, name + "-" + made.incrementAndGet());
                    thread.setDaemon(true);
                    return thread;
                });
        pool.allowCoreThreadTimeOut(true);
        return pool;
    }

    /** One case in, one result line out. */
    public void one(Context context) throws IOException {
        Guard.require(context, Role.REVIEWER);
        Key key = key(context);
        FieldMap fields = fields(context, key);
        ObjectNode record = record(context);
        context.future(() -> {
            try {
                return CompletableFuture.supplyAsync(
                                () -> judged(key, fields, record), key.configured ? asking : ruling)
                        .thenAccept(line -> context.contentType("application/json; charset=utf-8")
                                .result(line));
            } catch (RejectedExecutionException e) {
                throw new Refusal(Refusal.TOO_MANY, MOST_WAITING + " cases wait to be judged already; try again later");
            }
        });
    }

    private String judged(Key key, FieldMap fields, ObjectNode record) {
        SourcePlace place =
                new SourcePlace(DataSource.of(DataSource.STANDARD_INPUT).name(), 1);
        RecordedResult result = open.with(
                key,
                this::opened,
                judge -> judge.cases(fields)
                        .result(new Row(place, 0, () -> record))
                        .orElseThrow());
        workspace.metrics().add("assize_judged_cases_total", 1);
        return result.lineText() + "\n";
    }

    private OpenJudge opened(Key key) {
        return OpenJudge.of(
                workspace.listed(key.judge, key.settings),
                plan(key.configured),
                workspace.settings().store(),
                workspace.context());
    }

    /** Where the cases of a call keep the fields of the judge. */
    private FieldMap fields(Context context, Key key) {
        return FieldMapping.parse(
                context.queryParams("map"),
                workspace.listed(key.judge, key.settings).info().fields());
    }

    private AnswererPlan plan(boolean configured) {
        AnswererPlan plan = workspace.settings().answerer();
        if (!configured) {
            return AnswererPlan.EMBEDDED;
        }
        if (plan == null) {
            throw new Refusal(
                    Refusal.UNPROCESSABLE, "this server was started with nobody to answer but the embedded rules");
        }
        return plan;
    }

    private Key key(Context context) {
        Known.requireParameters(context, "set", "answerer", "map");
        SortedMap<String, String> settings = new TreeMap<>();
        for (String setting : context.queryParams("set")) {
            int equals = setting.indexOf('=');
            if (equals < 1) {
                throw new Refusal(Refusal.UNPROCESSABLE, "set takes NAME=VALUE, got \"" + setting + "\"");
            }
            settings.put(setting.substring(0, equals), setting.substring(equals + 1));
        }
        String answerer = context.queryParam("answerer");
        boolean configured = "configured".equals(answerer);
        if (answerer != null && !configured && !answerer.equals("embedded")) {
            throw new Refusal(Refusal.UNPROCESSABLE, "answerer is embedded or configured, got \"" + answerer + "\"");
        }
        Key key = new Key(context.pathParam("judge"), settings, configured);
        // Says at once what is wrong with the name or the settings.
        workspace.listed(key.judge, key.settings);
        plan(configured);
        return key;
    }

    private ObjectNode record(Context context) throws IOException {
        long most = Math.min(Dataset.DEFAULT_LIMIT, workspace.settings().mostBytes());
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        BoundedCopy.copy(context.bodyInputStream(), body, most);
        try {
            if (Json.parse(body.toString(StandardCharsets.UTF_8)) instanceof ObjectNode record) {
                return record;
            }
        } catch (JsonProcessingException e) {
            throw new Refusal(Refusal.BAD_REQUEST, "the case is no JSON: " + JsonMistake.of(e));
        }
        throw new Refusal(Refusal.BAD_REQUEST, "a case is a JSON object");
    }

    /**
     * Cases in, result lines out, each as soon as it is there. The cases are taken whole before the first is judged: a client that
     * does not read while it sends would otherwise wait for us as we wait for it.
     */
    public void batch(Context context) throws IOException, InterruptedException {
        Guard.require(context, Role.REVIEWER);
        Key key = key(context);
        FieldMap fields = fields(context, key);
        DataFormat format = format(context);
        if (!batches.tryAcquire()) {
            throw new Refusal(Refusal.TOO_MANY, MOST_BATCHES + " batches are being judged already; try again later");
        }
        Path cases = Files.createTempFile("assize-batch", ".cases");
        try {
            try (OutputStream out = Files.newOutputStream(cases)) {
                BoundedCopy.copy(
                        context.bodyInputStream(), out, workspace.settings().mostBytes());
            }
            judge(context, key, fields, format, cases);
        } finally {
            batches.release();
            Files.deleteIfExists(cases);
        }
    }

    private void judge(Context context, Key key, FieldMap fields, DataFormat format, Path cases)
            throws IOException, InterruptedException {
        ChosenJudge judge = workspace.listed(key.judge, key.settings);
        RunRequest request = new RunRequest(
                judge,
                plan(key.configured),
                new CaseSource(
                        List.of(DataSource.of(DataSource.STANDARD_INPUT)),
                        format,
                        Dataset.DEFAULT_LIMIT,
                        fields,
                        CaseSelection.of(List.of(), Long.MAX_VALUE)),
                workspace.settings().jobs(),
                null,
                null,
                workspace.settings().store());
        try (RunSession session = RunSession.begin(request, workspace.context(), RunEvents.NONE);
                InputStream in = Files.newInputStream(cases);
                Dataset dataset = session.open(in)) {
            context.contentType("application/x-ndjson; charset=utf-8");
            Lines lines = new Lines(context.outputStream());
            session.run(dataset, lines);
            lines.end();
            workspace.metrics().add("assize_judged_cases_total", lines.count);
        }
    }

    private static DataFormat format(Context context) {
        String type = context.contentType();
        String plain = type == null ? "" : type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        return switch (plain) {
            case "application/x-ndjson", "application/jsonl", "application/ndjson" -> TextFormat.JSONL;
            case "application/json" -> TextFormat.JSON;
            case "text/csv" -> TextFormat.CSV;
            default ->
                throw new Refusal(
                        Refusal.UNPROCESSABLE,
                        "a batch is application/x-ndjson, application/json (a list) or text/csv, got \"" + plain
                                + "\"");
        };
    }

    /** Result lines as they go out; whoever reads them slowly gets them some at a time. */
    private static final class Lines implements ResultSink {
        private final OutputStream out;
        private long flushed = System.nanoTime();
        private long count;

        Lines(OutputStream out) {
            this.out = out;
        }

        @Override
        public byte[] render(RecordedResult result) {
            return result.lineBytes();
        }

        @Override
        public void accept(RecordedResult result, byte[] rendered) throws IOException {
            out.write(rendered);
            count++;
            long now = System.nanoTime();
            if (now - flushed > FLUSH_NANOS) {
                out.flush();
                flushed = now;
            }
        }

        void end() throws IOException {
            out.flush();
        }
    }

    @Override
    public void close() {
        ruling.shutdownNow();
        asking.shutdownNow();
        open.close();
    }
}
