package dev.assize.runs.dataset;

import dev.assize.core.flow.SourcePlace;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** One JSON object on each line. */
final class LineRows implements RowReader {

    private final String file;
    private final int limit;
    private final RecordSplitter lines;

    LineRows(String file, InputStream in, int limit) {
        this.file = file;
        this.limit = limit;
        this.lines = new RecordSplitter(in, null, limit);
    }

    @Override
    public Optional<Row> next() throws IOException {
        while (true) {
            Optional<RecordBytes> line = lines.next();
            if (line.isEmpty()) {
                return Optional.empty();
            }
            OutOfMemoryError unaffordable = line.get().unaffordable();
            if (unaffordable != null) {
                return Optional.of(
                        Row.unaffordable(new SourcePlace(file, line.get().line()), unaffordable));
            }
            if (line.get().tooLong()) {
                return Optional.of(Row.broken(
                        new SourcePlace(file, line.get().line()),
                        TooLong.of(line.get().length(), limit)));
            }
            if (!line.get().isBlank()) {
                return Optional.of(row(line.get()));
            }
        }
    }

    private Row row(RecordBytes line) {
        byte[] bytes = line.bytes();
        return new Row(new SourcePlace(file, line.line()), bytes.length, () -> JsonRecord.parse(bytes));
    }

    @Override
    public void close() throws IOException {
        lines.close();
    }
}
