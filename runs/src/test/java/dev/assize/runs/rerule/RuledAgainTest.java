package dev.assize.runs.rerule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.MadeRun;
import dev.assize.runs.PointsAnswerer;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.record.RecordedCase;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RuledAgainTest {

    private static final PointsJudge JUDGE = new PointsJudge();

    private static MadeRun heard(int cases) {
        MadeRun run = MadeRun.of("run");
        Hearing<?> hearing = new Hearing<>(JUDGE, new PointsAnswerer());
        for (int i = 0; i < cases; i++) {
            ObjectNode record = Json.object().put("text", i % 7 == 6 ? "no digit" : i % 6 + " points");
            run.add(RecordedResult.of(hearing.hear("c" + i, record, null)).line(), record);
        }
        return run;
    }

    private static List<RecordedCase> look(RuledAgain run) throws IOException {
        List<RecordedCase> cases = new ArrayList<>();
        run.forEach(cases::add);
        return cases;
    }

    private static String bare(RecordedResult result) {
        ObjectNode line = result.line().deepCopy();
        line.remove("epoch");
        return Json.write(line);
    }

    @Test
    void changesNothingWithTheSameJudge() throws IOException {
        MadeRun original = heard(300);
        RuledAgain again = new RuledAgain(original, JUDGE, 3);
        List<RecordedCase> cases = look(again);
        List<RecordedCase> before = new ArrayList<>();
        original.forEach(before::add);
        assertThat(cases)
                .extracting(each -> bare(each.result()))
                .isEqualTo(before.stream().map(each -> bare(each.result())).toList());
        assertThat(cases).extracting(RecordedCase::ordinal).isSorted();
        assertThat(again.tally()).isEqualTo(new RuledAgain.Tally(300, 0, 0));
        assertThat(cases)
                .noneMatch(each ->
                        each.result().epoch().equals(before.get(0).result().epoch()));
    }

    @Test
    void withholdsWhatTheJudgeAsksAnew() throws IOException {
        ObjectNode record = Json.object().put("text", "4 points");
        MadeRun bare = MadeRun.of("run");
        bare.add(bare.judgedLine("c", 4), record);
        RuledAgain again = new RuledAgain(bare, JUDGE, 1);
        RecordedResult result = look(again).get(0).result();
        assertThat(result.status()).isEqualTo(Status.UNDECIDED);
        assertThat(result.answers().get(0).rationale()).isEqualTo("the question \"worth\" was not asked then");
        assertThat(again.tally()).isEqualTo(new RuledAgain.Tally(1, 1, 1));
    }

    @Test
    void leavesACaseAloneThatFailedBefore() throws IOException {
        MadeRun run = MadeRun.of("run");
        ObjectNode failed = run.line("c", "failed").putNull("verdict");
        failed.putObject("error").put("kind", "provider_busy").put("message", "too many requests");
        run.add(failed, Json.object().put("text", "4 points"));
        RuledAgain again = new RuledAgain(run, JUDGE, 1);
        assertThat(look(again).get(0).result().status()).isEqualTo(Status.FAILED);
        assertThat(again.tally().changed()).isZero();
    }

    @Test
    void refusesAnInvalidCaseAgainInTheSameWords() throws IOException {
        MadeRun run = MadeRun.of("run");
        Hearing<?> hearing = new Hearing<>(JUDGE, new PointsAnswerer());
        ObjectNode record = Json.object().put("text", 5);
        run.add(
                RecordedResult.of(hearing.hear("c", record, new SourcePlace("cases.jsonl", 3)))
                        .line(),
                record);
        RuledAgain again = new RuledAgain(run, JUDGE, 1);
        assertThat(look(again).get(0).result().status()).isEqualTo(Status.INVALID);
        assertThat(again.tally().changed()).isZero();
    }

    @Test
    void needsTheRecords() {
        assertThatThrownBy(() -> look(new RuledAgain(MadeRun.of("run.jsonl").judged("c", 4), JUDGE, 1)))
                .isInstanceOf(DatasetException.class)
                .hasMessageContaining("run.jsonl: the case \"c\" comes without its record");
    }
}
