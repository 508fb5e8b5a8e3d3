package dev.assize.spark.job;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.spark.output.OutputFolder;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrashMarksTest {

    private static final int SMALL = 100;
    private static final int LARGE = 2_000_000;
    private static final long POISON = 2345;

    @TempDir
    private Path folder;

    @Test
    void givesUpACaseAfterTheProcessEndedOnItTwice() throws IOException {
        assertThat(attempt(0, SMALL)).isEqualTo(POISON);
        assertThat(attempt(1, SMALL)).isEqualTo(POISON);
        assertThat(attempt(2, SMALL)).isEqualTo(POISON);
        assertThat(attempt(3, SMALL)).as("the whole part").isEqualTo(5000);
    }

    @Test
    void givesUpALargeCaseSooner() throws IOException {
        assertThat(attempt(0, LARGE)).isEqualTo(POISON);
        assertThat(attempt(1, LARGE)).isEqualTo(POISON);
        assertThat(attempt(2, LARGE)).as("the whole part").isEqualTo(5000);
    }

    @Test
    void blamesNoCaseWhereProcessesEndHereAndThere() throws IOException {
        for (int attempt = 0; attempt < 4; attempt++) {
            CrashMarks marks = CrashMarks.of(output(), 3, attempt);
            for (long row = 0; row < 100 + attempt * 1000L; row++) {
                assertThat(marks.begin(row, SMALL)).isEmpty();
            }
        }
        assertThat(attempt(4, SMALL)).isEqualTo(POISON);
    }

    @Test
    void leavesNothingBehindWhenAllIsWell() throws IOException {
        CrashMarks marks = CrashMarks.of(output(), 3, 1);
        assertThat(marks.begin(0, LARGE)).isEmpty();
        assertThat(marks.begin(1, SMALL)).isEmpty();
        assertThat(output().marks(3)).hasSize(1);
        marks.end();
        assertThat(output().marks(3)).isEmpty();
    }

    /** Judges 5000 cases, of which one ends the process: tells on which row it ended. */
    private long attempt(int attempt, int bytes) throws IOException {
        CrashMarks marks = CrashMarks.of(output(), 3, attempt);
        for (long row = 0; row < 5000; row++) {
            boolean givenUp = marks.begin(row, row == POISON ? bytes : SMALL).isPresent();
            assertThat(givenUp && row != POISON).isFalse();
            if (row == POISON && !givenUp) {
                return row;
            }
        }
        return 5000;
    }

    private OutputFolder output() throws IOException {
        return new OutputFolder(folder.toString(), new Configuration(false));
    }
}
