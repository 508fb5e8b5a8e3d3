package dev.assize.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.failure.InvalidCase;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.RowReader;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every format in which cases are read. */
public abstract class DataFormatContract {

    private static final int LIMIT = 1024 * 1024;

    protected abstract DataFormat format();

    /** Two records with the fields {@code id} and {@code text}: a, one; b, two. */
    protected abstract byte[] twoRecords();

    @Test
    void isFoundByItsName() {
        assertThat(DataFormat.find(format().name()).map(DataFormat::name)).contains(format().name());
    }

    @Test
    void readsRecordsInTheirOrderAndSaysWhereTheyStand() throws IOException {
        List<Row> rows = rows(twoRecords());
        assertThat(rows).extracting(row -> row.record().path("id").asText()).containsExactly("a", "b");
        assertThat(rows).extracting(row -> row.record().path("text").asText()).containsExactly("one", "two");
        assertThat(rows.get(0).place().file()).isEqualTo("cases");
        assertThat(rows.get(1).place().line())
                .isGreaterThanOrEqualTo(rows.get(0).place().line());
    }

    @Test
    void hasNoRowsWhereThereIsNothing() throws IOException {
        assertThat(rows(new byte[0])).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void survivesAnyBytes(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            byte[] bytes = new byte[random.nextInt(400)];
            random.nextBytes(bytes);
            try {
                for (Row row : rows(bytes)) {
                    read(row);
                }
            } catch (IOException e) {
                // A source that breaks off says so, and the dataset makes a row of it.
                assertThat(e).as("seed %s", seed).hasMessageMatching("(?s).+");
            }
        }
    }

    private static void read(Row row) {
        try {
            row.record();
        } catch (InvalidCase e) {
            assertThat(e.getMessage()).isNotBlank();
        }
    }

    private List<Row> rows(byte[] bytes) throws IOException {
        List<Row> rows = new ArrayList<>();
        try (RowReader reader =
                format().open("cases", new BufferedInputStream(new ByteArrayInputStream(bytes)), LIMIT)) {
            for (Optional<Row> row = reader.next(); row.isPresent(); row = reader.next()) {
                rows.add(row.get());
            }
        }
        return rows;
    }
}
