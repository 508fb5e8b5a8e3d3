package dev.assize.runs.dataset;

import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.record.FieldPath;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
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
    private byte[] separator = new byte[0];
    private @Nullable Columns header;
    private CSVFormat format = CSVFormat.RFC4180;
    private boolean toldBefore;
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
        Columns columns = header;
        if (columns == null) {
            return readHeader(record.get(), place);
        }
        byte[] bytes = record.get().bytes();
        CSVFormat known = format;
        return Optional.of(new Row(place, bytes.length, () -> columns.object(cells(bytes, known)), true));
    }

    private Optional<RecordBytes> nextWritten() throws IOException {
        if (ended) {
            return Optional.empty();
        }
        Optional<RecordBytes> record = records.next();
        while (record.isPresent() && record.get().isBlankBut(separator)) {
            record = records.next();
        }
        return record;
    }

    /** Without names no row can be read, so a broken first row is the only one. */
    private Optional<Row> readHeader(RecordBytes record, SourcePlace place) throws IOException {
        try {
            String first = Utf8.decode(record.bytes());
            char delimiter = given == null ? CellSeparator.of(first) : given;
            quotes.separatedBy(delimiter);
            separator = String.valueOf(delimiter).getBytes(StandardCharsets.UTF_8);
            format = CSVFormat.RFC4180.builder().setDelimiter(delimiter).get();
            if (!toldBefore && CellSeparator.told(first).isPresent()) {
                toldBefore = true;
                return next();
            }
            header = Columns.of(cells(record.bytes(), format));
            return next();
        } catch (InvalidCase e) {
            ended = true;
            return Optional.of(Row.broken(place, e));
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

    @Override
    public void close() throws IOException {
        records.close();
    }
}
