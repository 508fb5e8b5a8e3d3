package dev.assize.runs.runner;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.json.ResultJson;
import dev.assize.core.question.Answerer;
import dev.assize.core.record.FieldPath;
import dev.assize.runs.PointsAnswerer;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class RunnerTest {

    @Test
    void handsResultsOnInTheOrderOfTheRows() throws Exception {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            lines.append("{\"id\":").append(i).append(",\"text\":\"3\"}\n");
        }
        List<CaseResult> results = run(lines.toString(), 4, CaseSelection.ALL, FieldMap.NONE);
        assertThat(results).hasSize(3000);
        for (int i = 0; i < results.size(); i++) {
            assertThat(results.get(i).id()).isEqualTo(String.valueOf(i));
        }
    }

    @Test
    void givesTheSameBytesOnAnyNumberOfThreads() throws Exception {
        StringBuilder lines = new StringBuilder("broken\n");
        for (int i = 0; i < 400; i++) {
            lines.append("{\"text\":\"").append(i % 13).append("x\"}\n").append("{\"tex\":1}\n");
        }
        assertThat(written(run(lines.toString(), 8, CaseSelection.ALL, FieldMap.NONE)))
                .isEqualTo(written(run(lines.toString(), 1, CaseSelection.ALL, FieldMap.NONE)));
    }

    @Test
    void namesACaseByItsIdOrItsPlace() throws Exception {
        List<CaseResult> results = run(
                "{\"id\":\"a\",\"text\":\"1\"}\n{\"id\":7,\"text\":\"1\"}\n{\"id\":\" \",\"text\":\"1\"}\n{\"text\":\"1\"}\n",
                1,
                CaseSelection.ALL,
                FieldMap.NONE);
        assertThat(results).extracting(CaseResult::id).containsExactly("a", "7", "stdin:3", "stdin:4");
    }

    @Test
    void hearsOnlyTheSelectedCases() throws Exception {
        String lines = "{\"id\":1,\"text\":\"1\"}\n{\"id\":2,\"text\":\"1\"}\n{\"id\":3,\"text\":\"1\"}\n";
        assertThat(run(lines, 2, CaseSelection.of(List.of(), 2), FieldMap.NONE)).hasSize(2);
        assertThat(run(lines, 2, CaseSelection.of(List.of("3", "1"), 9), FieldMap.NONE))
                .extracting(CaseResult::id)
                .containsExactly("1", "3");
        assertThat(run(lines, 2, CaseSelection.of(List.of("3", "1"), 1), FieldMap.NONE))
                .extracting(CaseResult::id)
                .containsExactly("1");
    }

    @Test
    void readsFieldsFromWhereTheUserSays() throws Exception {
        FieldMap map = new FieldMap(Map.of("text", FieldPath.parse("answers.0.body")));
        List<CaseResult> results =
                run("{\"answers\":[{\"body\":\"4\"}]}\n{\"answers\":[]}\n", 1, CaseSelection.ALL, map);
        assertThat(results.get(0).verdict().orElseThrow().path("score").intValue())
                .isEqualTo(4);
        assertThat(results.get(1).error().orElseThrow().message())
                .isEqualTo("stdin:2: field \"text\": found nothing at \"answers.0.body\","
                        + " expected a value there, as --map text=answers.0.body says");
    }

    @Test
    void deliversAResultWhileTheNextRowIsStillToCome() throws Exception {
        CountDownLatch delivered = new CountDownLatch(1);
        PipedOutputStream feed = new PipedOutputStream();
        PipedInputStream in = new PipedInputStream(feed);
        Thread run = new Thread(() -> {
            try {
                runner(1).run(dataset(in), sink(result -> delivered.countDown()));
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        run.start();
        feed.write("{\"text\":\"3\"}\n".getBytes(UTF_8));
        feed.flush();
        assertThat(delivered.await(30, TimeUnit.SECONDS)).isTrue();
        feed.close();
        run.join();
    }

    @Test
    void endsEarlyWhenTheSinkFails() {
        InputStream endless = new InputStream() {
            private static final byte[] LINE = "{\"text\":\"3\"}\n".getBytes(UTF_8);
            private int at;

            @Override
            public int read() {
                return LINE[at++ % LINE.length];
            }

            @Override
            public int read(byte[] target, int offset, int length) {
                for (int i = 0; i < length; i++) {
                    target[offset + i] = (byte) read();
                }
                return length;
            }
        };
        assertThatThrownBy(() -> runner(2).run(dataset(endless), sink(result -> {
                    throw new IOException("nobody reads");
                })))
                .isInstanceOf(IOException.class)
                .hasMessage("nobody reads");
    }

    @Test
    void asksOnceWhatCasesShareAndAgainWhatWasDeclined() throws Exception {
        PointsAnswerer points = new PointsAnswerer();
        SharedAnswers shared = new SharedAnswers(points);
        collect("{\"text\":\"3\"}\n".repeat(50), runner(4, shared));
        assertThat(points.asked.get()).isEqualTo(1);
        collect("{\"text\":\"x\"}\n".repeat(5), runner(1, shared));
        assertThat(points.asked.get()).isEqualTo(6);
    }

    private interface Receiver {
        void accept(CaseResult result) throws IOException;
    }

    private static List<CaseResult> run(String lines, int threads, CaseSelection selection, FieldMap fields)
            throws Exception {
        Hearing<String> hearing = new Hearing<>(new PointsJudge(), new PointsAnswerer());
        return collect(lines, new Runner(hearing, fields, selection, threads));
    }

    private static List<CaseResult> collect(String lines, Runner runner) throws Exception {
        List<CaseResult> results = new ArrayList<>();
        runner.run(dataset(new ByteArrayInputStream(lines.getBytes(UTF_8))), sink(results::add));
        return results;
    }

    private static Runner runner(int threads) {
        return runner(threads, new PointsAnswerer());
    }

    private static Runner runner(int threads, Answerer answerer) {
        return new Runner(new Hearing<>(new PointsJudge(), answerer), FieldMap.NONE, CaseSelection.ALL, threads);
    }

    private static Dataset dataset(InputStream in) {
        return new Dataset(List.of(DataSource.of("-")), DataFormat.JSONL, Dataset.DEFAULT_LIMIT, in);
    }

    private static ResultSink sink(Receiver receiver) {
        return new ResultSink() {
            @Override
            public String render(CaseResult result) {
                return result.id();
            }

            @Override
            public void accept(CaseResult result, String rendered) throws IOException {
                assertThat(rendered).isEqualTo(result.id());
                receiver.accept(result);
            }
        };
    }

    private static String written(List<CaseResult> results) {
        StringBuilder text = new StringBuilder();
        results.forEach(result -> text.append(Json.write(ResultJson.of(result))).append('\n'));
        return text.toString();
    }
}
