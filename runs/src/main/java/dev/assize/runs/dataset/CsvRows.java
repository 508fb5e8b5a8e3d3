package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;

/**
 * A table whose first row names the fields; a dotted name is a field inside an object ({@link FieldPath#ofColumn} tells
 * which dots join names). Every value is text, as a table knows nothing else.
 */
final class CsvRows implements RowReader {

    private static final String QUOTED = "cells in double quotes, with quotes inside them doubled";

    private final String file;
    private final int limit;
    private final @Nullable Character given;
    private final CellQuotes quotes;
    private final RecordSplitter records;
    private @Nullable List<String> header;
    private CSVFormat format = CSVFormat.RFC4180;
    private boolean ended;

    /** @param delimiter null to go by the first line */
    CsvRows(String file, InputStream in, @Nullable Character delimiter, int limit) {
        this.file = file;
        this.limit = limit;
        this.given = delimiter;
        this.quotes = new CellQuotes(delimiter);
        this.records = new RecordSplitter(in, quotes, limit);
    }

    @Override
    public Optional<Row> next() throws IOException {
        Optional<RecordBytes> record = nextWritten();
        if (record.isEmpty()) {
            return Optional.empty();
        }
        SourcePlace place = new SourcePlace(file, record.get().line());
        OutOfMemoryError unaffordable = record.get().unaffordable();
        if (unaffordable != null) {
            return Optional.of(Row.unaffordable(place, unaffordable));
        }
        if (record.get().tooLong()) {
            return Optional.of(Row.broken(place, TooLong.of(record.get().length(), limit)));
        }
        List<String> names = header;
        if (names == null) {
            return readHeader(record.get(), place);
        }
        byte[] bytes = record.get().bytes();
        CSVFormat known = format;
        return Optional.of(new Row(place, bytes.length, () -> object(names, cells(bytes, known))));
    }

    private Optional<RecordBytes> nextWritten() throws IOException {
        if (ended) {
            return Optional.empty();
        }
        Optional<RecordBytes> record = records.next();
        while (record.isPresent() && record.get().isBlank()) {
            record = records.next();
        }
        return record;
    }

    /** Without names no row can be read, so a broken first row is the only one. */
    private Optional<Row> readHeader(RecordBytes record, SourcePlace place) throws IOException {
        try {
            char delimiter = given == null ? CellSeparator.of(Utf8.decode(record.bytes())) : given;
            quotes.separatedBy(delimiter);
            format = CSVFormat.RFC4180.builder().setDelimiter(delimiter).get();
            List<String> names =
                    cells(record.bytes(), format).stream().map(String::strip).toList();
            if (new HashSet<>(names).size() < names.size()) {
                throw new InvalidCase(
                        "", "a first row in which a name stands twice: " + names, "one name for each column");
            }
            requireApart(names);
            header = names;
            return next();
        } catch (InvalidCase e) {
            ended = true;
            return Optional.of(Row.broken(place, e));
        }
    }

    /** A column cannot be a text and an object at once. */
    private static void requireApart(List<String> names) {
        Set<String> known = new HashSet<>(names);
        for (String name : names) {
            List<String> steps = FieldPath.ofColumn(name);
            for (int i = 1; i < steps.size(); i++) {
                String outer = String.join(".", steps.subList(0, i));
                if (known.contains(outer)) {
                    throw new InvalidCase(
                            "",
                            "the columns \"" + outer + "\" and \"" + name + "\" together",
                            "one or the other, as \"" + name + "\" stands for a field inside \"" + outer + "\"");
                }
            }
        }
    }

    private static List<String> cells(byte[] bytes, CSVFormat format) {
        String text = Utf8.decode(bytes);
        try (CSVParser parser = CSVParser.parse(text, format)) {
            List<CSVRecord> rows = parser.getRecords();
            if (rows.size() > 1) {
                throw new InvalidCase("", "a row that ends before its line does", "one row in each line");
            }
            return rows.isEmpty() ? List.of() : rows.get(0).toList();
        } catch (IOException | UncheckedIOException e) {
            throw new InvalidCase("", mistake(String.valueOf(e.getMessage())), QUOTED);
        }
    }

    /** In words of ours: those of the parser name its classes, and count lines within the row. */
    private static String mistake(String said) {
        if (said.contains("EOF reached")) {
            return "a cell that begins with a quotation mark which is closed nowhere; what follows it is not read";
        }
        return said.contains("encapsulated token")
                ? "text behind the closing quotation mark of a cell"
                : "a broken row";
    }

    private static ObjectNode object(List<String> names, List<String> cells) {
        if (names.size() != cells.size()) {
            throw new InvalidCase(
                    "",
                    "a row of " + counted(cells.size()),
                    counted(names.size()) + ", as the first row has" + other(names));
        }
        ObjectNode object = Json.object();
        for (int i = 0; i < names.size(); i++) {
            put(object, names.get(i), cells.get(i));
        }
        return object;
    }

    private static String counted(int cells) {
        return cells == 1 ? "1 cell" : cells + " cells";
    }

    private static String other(List<String> names) {
        return names.size() == 1 ? "; if another character separates the cells, name the delimiter" : "";
    }

    private static void put(ObjectNode target, String name, String cell) {
        List<String> steps = FieldPath.ofColumn(name);
        ObjectNode inner = target;
        for (String step : steps.subList(0, steps.size() - 1)) {
            JsonNode there = inner.get(step);
            inner = there instanceof ObjectNode known ? known : inner.putObject(step);
        }
        inner.put(steps.get(steps.size() - 1), cell);
    }

    @Override
    public void close() throws IOException {
        records.close();
    }
}
