package dev.assize.cli.judge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.result.RecordedResult;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class RunReportTest {

    @Test
    void writesNothingMoreOnceItHasToldHowManyWereWritten() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        RunReport report = new RunReport(Output.lines(out, false), null);
        RecordedResult result = RecordedResult.parse(
                "{\"id\":\"a\",\"judge\":\"points\",\"version\":\"1\",\"epoch\":\"0\",\"status\":\"judged\","
                        + "\"verdict\":{},\"findings\":[],\"answers\":[]}");
        report.accept(result, "one\n".getBytes(StandardCharsets.UTF_8));
        assertThat(report.stop()).isEqualTo(1);
        report.accept(result, "two\n".getBytes(StandardCharsets.UTF_8));
        assertThat(out).hasToString("one\n");
        assertThat(report.stop()).isEqualTo(1);
    }
}
