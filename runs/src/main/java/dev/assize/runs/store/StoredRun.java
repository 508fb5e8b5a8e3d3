package dev.assize.runs.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Epoch;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultOutline;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A run in a store, as it was when it was looked up; its cases are read as they are asked for. Threads may share it. */
public final class StoredRun implements RecordedRun {

    static final String COLUMNS = "id, name, judge, version, epoch, state, started_at, finished_at, plan";

    private static final String CASES =
            "SELECT ordinal, record, line FROM document WHERE run = ? AND ordinal > ? ORDER BY ordinal LIMIT 1000";
    private static final String OUTLINES = "SELECT ordinal, CASE WHEN record IS NULL THEN NULL ELSE '' END, line"
            + " FROM document WHERE run = ? AND ordinal > ? ORDER BY ordinal LIMIT 1000";
    private static final int ROWS_AT_ONCE = 50;
    private static final int PAGE_CHARACTERS = 4_000_000;

    private final Database database;
    private final long key;
    private final String name;
    private final CaseResult.Heading heading;
    private final RunState state;
    private final Instant started;
    private final @Nullable Instant finished;
    private final String plan;

    private StoredRun(Database database, ResultSet row) throws SQLException {
        this.database = database;
        this.key = row.getLong("id");
        this.name = row.getString("name");
        this.heading = new CaseResult.Heading(
                new JudgeId(row.getString("judge")), row.getString("version"), new Epoch(row.getString("epoch")));
        this.state = RunState.read(row.getString("state"));
        this.started = Instant.parse(row.getString("started_at"));
        String end = row.getString("finished_at");
        this.finished = end == null ? null : Instant.parse(end);
        this.plan = row.getString("plan");
    }

    /** @param row one that has the {@link #COLUMNS} */
    static StoredRun read(Database database, ResultSet row) throws SQLException {
        return new StoredRun(database, row);
    }

    /** By which the other tables of the store know it. */
    public long key() {
        return key;
    }

    @Override
    public String name() {
        return name;
    }

    /** The judge, its version and the epoch of every result in it. */
    public CaseResult.Heading heading() {
        return heading;
    }

    public RunState state() {
        return state;
    }

    public Instant started() {
        return started;
    }

    /** When its last case was stored; empty while it is unfinished. */
    public Optional<Instant> finished() {
        return Optional.ofNullable(finished);
    }

    /** What the run was asked to do; empty when that is damaged, and then all else can be read nevertheless. */
    public Optional<RunPlan> findPlan() {
        try {
            return Optional.of(plan());
        } catch (StoreException e) {
            return Optional.empty();
        }
    }

    /** What the user said that passes; empty when nobody did, or when it can no longer be read. */
    public Optional<String> pass() {
        return findPlan().flatMap(readable -> Optional.ofNullable(readable.pass()));
    }

    /** As {@link #findPlan}, for whoever goes on with the run; throws {@link StoreException} when it is damaged. */
    public RunPlan plan() {
        try {
            return RunPlan.parse(plan);
        } catch (RuntimeException e) {
            throw new StoreException(
                    "the plan of the run \"" + name + "\" in " + database.location()
                            + " is damaged, so it cannot go on; its results can still be reported: " + e.getMessage(),
                    e);
        }
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        long last = -1;
        for (List<Document> page = page(CASES, last); !page.isEmpty(); page = page(CASES, last)) {
            for (Document document : page) {
                visitor.visit(document.open());
                last = document.ordinal();
            }
        }
    }

    /** Takes outlines of cases one by one. */
    @FunctionalInterface
    public interface OutlineVisitor {
        /** @param heardAgain whether the record of the case was kept, so that it can be heard again */
        void visit(long ordinal, boolean heardAgain, ResultOutline outline);
    }

    /** As {@link #forEach}, for whoever wants the questions of all cases and the texts of none. */
    public void forEachOutline(OutlineVisitor visitor) {
        long last = -1;
        for (List<Document> page = page(OUTLINES, last); !page.isEmpty(); page = page(OUTLINES, last)) {
            for (Document document : page) {
                visitor.visit(document.ordinal(), document.record() != null, ResultOutline.parse(document.line()));
                last = document.ordinal();
            }
        }
    }

    /** The first case with this id. */
    public Optional<RecordedCase> find(String caseId) {
        return document(
                "SELECT ordinal, record, line FROM document WHERE run = ? AND ordinal ="
                        + " (SELECT MIN(ordinal) FROM result WHERE run = ? AND case_id = ?)",
                key,
                key,
                PlainText.of(caseId));
    }

    /** The case at that place of the run. */
    public Optional<RecordedCase> at(long ordinal) {
        return document("SELECT ordinal, record, line FROM document WHERE run = ? AND ordinal = ?", key, ordinal);
    }

    private Optional<RecordedCase> document(String sql, Object... values) {
        return database.read(connection -> Sql.first(connection, Document::read, sql, values))
                .map(Document::open);
    }

    /** Some of the cases after this one; short transactions leave the store to others while a case is looked at. */
    private List<Document> page(String sql, long after) {
        return database.read(connection -> {
            List<Document> page = new ArrayList<>();
            try (PreparedStatement query = connection.prepareStatement(sql)) {
                query.setFetchSize(ROWS_AT_ONCE);
                query.setLong(1, key);
                query.setLong(2, after);
                try (ResultSet rows = query.executeQuery()) {
                    for (long characters = 0; characters < PAGE_CHARACTERS && rows.next(); ) {
                        Document document = Document.read(rows);
                        page.add(document);
                        characters += document.length();
                    }
                }
            }
            return page;
        });
    }

    private record Document(long ordinal, @Nullable String record, String line) {

        static Document read(ResultSet row) throws SQLException {
            return new Document(row.getLong(1), row.getString(2), row.getString(3));
        }

        int length() {
            return line.length() + (record == null ? 0 : record.length());
        }

        RecordedCase open() {
            try {
                ObjectNode subject = record == null ? null : (ObjectNode) Json.parse(record);
                return new RecordedCase(ordinal, subject, RecordedResult.parse(line));
            } catch (JsonProcessingException | ClassCastException e) {
                throw new IllegalStateException("Only JSON objects are stored as records", e);
            }
        }
    }
}
