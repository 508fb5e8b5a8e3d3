package dev.assize.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.engine.Assize;
import dev.assize.engine.JudgedRun;
import dev.assize.engine.report.ReportForms;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.runs.report.ReportForm;
import dev.assize.runs.report.ReportOptions;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What holds for every form of a report. */
public abstract class ReportFormContract {

    private static final String HOSTILE = "<script>alert(1)</script>";

    protected abstract ReportForm form();

    @Test
    void isFoundByItsNameAndItsEndings() {
        assertThat(ReportForms.require(form().name()).getClass()).isEqualTo(form().getClass());
        assertThat(form().endings()).isNotEmpty();
        form().endings()
                .forEach(ending -> assertThat(
                                ReportForms.forFile("report." + ending).getClass())
                        .isEqualTo(form().getClass()));
    }

    @Test
    void writesTheSameReportTwiceAndLeavesTheStreamOpen() throws IOException, InterruptedException {
        JudgedRun run = run();
        assertThat(written(run)).isNotEmpty().isEqualTo(written(run));
    }

    @Test
    void takesTheTextOfACaseForText() throws IOException, InterruptedException {
        assertThat(written(run())).doesNotContain(HOSTILE + "\n<");
        if (form().endings().contains("html")) {
            assertThat(written(run())).doesNotContain(HOSTILE);
        }
    }

    private static JudgedRun run() throws IOException, InterruptedException {
        ObjectNode hostile = Json.object()
                .put("id", HOSTILE)
                .put("reference", "The office opens at nine. " + HOSTILE)
                .put("output_text", "It opens at nine.");
        ObjectNode broken = Json.object().put("id", "broken").put("reference", 3);
        Clock clock = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
        return Assize.judge("reference-coverage")
                .in(new EngineContext(new Environment(Map.of()), clock))
                .over(List.of(hostile, broken))
                .run();
    }

    private String written(JudgedRun run) throws IOException {
        boolean[] closed = {false};
        ByteArrayOutputStream out = new ByteArrayOutputStream() {
            @Override
            public void close() {
                closed[0] = true;
            }
        };
        form().writer(ReportOptions.NONE).write(run.report(), out);
        assertThat(closed[0])
                .as("whether the writer closed a stream that is not its own")
                .isFalse();
        return out.toString(StandardCharsets.UTF_8);
    }
}
