package dev.assize.spark.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.spark.sql.Row;
import org.jspecify.annotations.Nullable;

/**
 * The results of one part while a task writes them: into a folder of the attempt, and from there into place all at once, so that
 * two attempts at the same part never meet in one file. One thread writes it.
 */
public final class PartOutput implements AutoCloseable {

    private static final String NONE = "__HIVE_DEFAULT_PARTITION__";

    private final ResultStorage storage;
    private final Path attempt;
    private final String name;
    private final OutputForm form;
    private final Map<String, ResultFile> files = new LinkedHashMap<>();

    PartOutput(ResultStorage storage, Path attempt, String name, OutputForm form) {
        this.storage = storage;
        this.attempt = attempt;
        this.name = name;
        this.form = form;
    }

    /** @param row the columns of a result */
    public void write(Row row) throws IOException {
        String folder = folder(row);
        ResultFile file = files.get(folder);
        if (file == null) {
            file = open(folder);
            files.put(folder, file);
        }
        file.write(row);
    }

    /** Whether lines are all that is written, so that nobody need make columns. */
    public boolean takesLines() {
        return form.format() == OutputForm.Format.JSONL && form.by().isEmpty();
    }

    /** A result line with its line break, where {@link #takesLines}. */
    public void writeLine(byte[] line) throws IOException {
        ResultFile file = files.get("");
        if (file == null) {
            file = open("");
            files.put("", file);
        }
        file.writeLine(line);
    }

    private ResultFile open(String folder) throws IOException {
        Path path = new Path(attempt, folder + name + form.format().ending());
        return switch (form.format()) {
            case JSONL -> new LinesFile(storage.create(path));
            case PARQUET -> new ParquetFile(path, storage.hadoop());
        };
    }

    /** {@code status=judged/label=PASS/}; empty for one flat folder. */
    private String folder(Row row) {
        StringBuilder folder = new StringBuilder();
        for (String column : form.by()) {
            Object value = row.get(ResultColumns.SCHEMA.fieldIndex(column));
            folder.append(column).append('=').append(escaped(value)).append('/');
        }
        return folder.toString();
    }

    /** As Hive writes values that become folders, which whoever reads partitioned tables turns back. */
    private static String escaped(@Nullable Object value) {
        if (value == null || value.toString().isEmpty()) {
            return NONE;
        }
        StringBuilder text = new StringBuilder();
        for (byte unit : value.toString().getBytes(StandardCharsets.UTF_8)) {
            char letter = (char) (unit & 0xff);
            boolean plain = letter < 0x80 && (Character.isLetterOrDigit(letter) || "-_. ".indexOf(letter) >= 0);
            if (plain) {
                text.append(letter);
            } else {
                text.append(String.format("%%%02X", (int) letter));
            }
        }
        return text.toString();
    }

    /** Moves what was written into place. An empty part leaves no file. */
    void commit() throws IOException {
        List<String> folders = new ArrayList<>(files.keySet());
        finish();
        for (String folder : folders) {
            String file = folder + name + form.format().ending();
            // An earlier attempt may have come as far as this, and was not counted.
            storage.move(new Path(attempt, file), new Path(storage.root(), file));
        }
        storage.delete(attempt);
    }

    private void finish() throws IOException {
        IOException failure = null;
        for (ResultFile file : files.values()) {
            try {
                file.close();
            } catch (IOException e) {
                failure = e;
            }
        }
        files.clear();
        if (failure != null) {
            throw failure;
        }
    }

    /** Drops what was not committed. */
    @Override
    public void close() throws IOException {
        if (!files.isEmpty()) {
            finish();
        }
        storage.delete(attempt);
    }
}
