package dev.assize.runs.runner;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.RunHalt;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.record.FieldPath;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.PointsAnswerer;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.cache.CoalescingAnswerer;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.TextFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RunnerTest {

    @Test
    void handsResultsOnInTheOrderOfTheRows() throws Exception {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 3000; i++) {
            lines.append("{\"id\":").append(i).append(",\"text\":\"3\"}\n");
        }
        List<RecordedResult> results = run(lines.toString(), 4, CaseSelection.ALL, FieldMap.NONE);
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
        List<RecordedResult> results = run(
                "{\"id\":\"a\",\"text\":\"1\"}\n{\"id\":7,\"text\":\"1\"}\n{\"id\":\" \",\"text\":\"1\"}\n{\"text\":\"1\"}\n",
                1,
                CaseSelection.ALL,
                FieldMap.NONE);
        assertThat(results).extracting(RecordedResult::id).containsExactly("a", "7", "stdin:3", "stdin:4");
    }

    @Test
    void hearsOnlyTheSelectedCases() throws Exception {
        String lines = "{\"id\":1,\"text\":\"1\"}\n{\"id\":2,\"text\":\"1\"}\n{\"id\":3,\"text\":\"1\"}\n";
        assertThat(run(lines, 2, CaseSelection.of(List.of(), 2), FieldMap.NONE)).hasSize(2);
        assertThat(run(lines, 2, CaseSelection.of(List.of("3", "1"), 9), FieldMap.NONE))
                .extracting(RecordedResult::id)
                .containsExactly("1", "3");
        assertThat(run(lines, 2, CaseSelection.of(List.of("3", "1"), 1), FieldMap.NONE))
                .extracting(RecordedResult::id)
                .containsExactly("1");
    }

    @Test
    void readsFieldsFromWhereTheUserSays() throws Exception {
        FieldMap map = new FieldMap(Map.of("text", FieldPath.parse("answers.0.body")));
        List<RecordedResult> results =
                run("{\"answers\":[{\"body\":\"4\"}]}\n{\"answers\":[]}\n", 1, CaseSelection.ALL, map);
        assertThat(results.get(0).verdict().orElseThrow().path("score").intValue())
                .isEqualTo(4);
        assertThat(results.get(1).error().orElseThrow())
                .isEqualTo("stdin:2: field \"text\": found nothing at \"answers.0.body\","
                        + " expected a value there, since the field is mapped to it");
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
        CoalescingAnswerer shared = new CoalescingAnswerer(points);
        collect("{\"text\":\"3\"}\n".repeat(50), runner(4, shared));
        assertThat(points.asked.get()).isEqualTo(1);
        collect("{\"text\":\"x\"}\n".repeat(5), runner(1, shared));
        assertThat(points.asked.get()).isEqualTo(6);
    }

    @Test
    void keepsACaseBeforeThoseAheadOfItAreFinished() throws Exception {
        CountDownLatch second = new CountDownLatch(1);
        List<Long> kept = Collections.synchronizedList(new ArrayList<>());
        Answerer slowAtFirst = answering(text -> {
            if (text.equals("1")) {
                awaitOrFail(second);
            }
        });
        Ledger ledger = ledger(heard -> {
            kept.add(heard.ordinal());
            if (heard.ordinal() == 1) {
                second.countDown();
            }
        });
        List<RecordedResult> results = new ArrayList<>();
        runner(2, slowAtFirst).run(dataset("{\"text\":\"1\"}\n{\"text\":\"2\"}\n"), sink(results::add), ledger);
        assertThat(kept).containsExactly(1L, 0L);
        assertThat(results).extracting(RecordedResult::id).containsExactly("stdin:1", "stdin:2");
    }

    @Test
    void keepsWhatIsUnderWayWhenItIsHaltedAndBeginsNothingMore() throws Exception {
        CountDownLatch halted = new CountDownLatch(1);
        AtomicInteger begun = new AtomicInteger();
        RunHalt spent = new RunHalt(RunHalt.Reason.BUDGET, "all is spent", null);
        Answerer answerer = answering(text -> {
            begun.incrementAndGet();
            if (text.equals("2")) {
                halted.countDown();
                throw spent;
            }
            if (text.equals("3")) {
                awaitOrFail(halted);
            }
        });
        List<Long> kept = Collections.synchronizedList(new ArrayList<>());
        List<RecordedResult> delivered = new ArrayList<>();
        String lines = "{\"text\":\"1\"}\n{\"text\":\"3\"}\n{\"text\":\"2\"}\n" + "{\"text\":\"4\"}\n".repeat(5000);
        assertThatThrownBy(() -> runner(2, answerer)
                        .run(dataset(lines), sink(delivered::add), ledger(heard -> kept.add(heard.ordinal()))))
                .isSameAs(spent);
        assertThat(kept).contains(0L, 1L).doesNotContain(2L);
        assertThat(delivered).extracting(RecordedResult::id).containsExactly("stdin:1", "stdin:2");
        assertThat(begun.get()).isLessThan(5000);
    }

    @Test
    void tellsAgainWhatWasFoundBeforeAndHearsTheRest() throws Exception {
        PointsAnswerer points = new PointsAnswerer();
        List<JudgedCase> first = Collections.synchronizedList(new ArrayList<>());
        String lines = "{\"text\":\"1\"}\nbroken\n{\"text\":\"x\"}\n{\"text\":\"4\"}\n";
        List<RecordedResult> unbroken = new ArrayList<>();
        runner(1, points).run(dataset(lines), sink(unbroken::add), ledger(first::add));
        List<Long> heardAgain = Collections.synchronizedList(new ArrayList<>());
        List<RecordedResult> resumed = new ArrayList<>();
        runner(2, points).run(dataset(lines), sink(resumed::add), new Ledger() {
            @Override
            public Optional<Earlier> earlier(long ordinal) {
                return first.stream()
                        .filter(heard -> heard.ordinal() == ordinal && ordinal != 2)
                        .findFirst()
                        .map(heard -> new Earlier(heard.contentHash(), heard.line()));
            }

            @Override
            public void keep(JudgedCase heard) {
                heardAgain.add(heard.ordinal());
            }
        });
        assertThat(heardAgain).containsExactly(2L);
        assertThat(written(resumed)).isEqualTo(written(unbroken));
    }

    @Test
    void noticesThatARowHoldsAnotherCaseThanBefore() {
        Ledger ledger = new Ledger() {
            @Override
            public Optional<Earlier> earlier(long ordinal) {
                return Optional.of(new Earlier("0123456789abcdef", "{}"));
            }

            @Override
            public void keep(JudgedCase heard) {}
        };
        assertThatThrownBy(() -> runner(1).run(dataset("{\"text\":\"1\"}\n"), sink(result -> {}), ledger))
                .isInstanceOf(DatasetException.class)
                .hasMessageStartingWith("stdin:1: holds another case than when the run was begun");
    }

    @Test
    void hearsAsManyAtTheSameTimeAsThereAreWaitingWorkers() throws Exception {
        CountDownLatch all = new CountDownLatch(300);
        Answerer together = answering(text -> {
            all.countDown();
            awaitOrFail(all);
        });
        Hearing<String> hearing = new Hearing<>(new PointsJudge(), together);
        List<RecordedResult> results = new ArrayList<>();
        new Runner(hearing, FieldMap.NONE, CaseSelection.ALL, Workers.waiting(300))
                .run(dataset("{\"text\":\"1\"}\n".repeat(300)), sink(results::add));
        assertThat(results).hasSize(300).allMatch(result -> result.status() == Status.JUDGED);
    }

    @Test
    void startsAThreadForEachOfTheFirstCasesAsItComes() throws Exception {
        ThreadPoolExecutor pool = (ThreadPoolExecutor) Workers.waiting(200).start();
        assertThat(pool.getPoolSize()).isZero();
        pool.submit(() -> "a case").get();
        pool.submit(() -> "another").get();
        assertThat(pool.getPoolSize()).isEqualTo(2);
        pool.shutdownNow();
    }

    @Test
    void waitsOnVirtualThreadsWhereThereAreAny() throws Exception {
        List<String> kinds = Collections.synchronizedList(new ArrayList<>());
        Answerer answerer = answering(text -> kinds.add(Thread.currentThread().toString()));
        Hearing<String> hearing = new Hearing<>(new PointsJudge(), answerer);
        new Runner(hearing, FieldMap.NONE, CaseSelection.ALL, Workers.waiting(3))
                .run(dataset("{\"text\":\"1\"}\n"), sink(result -> {}));
        boolean virtual = Runtime.version().feature() >= 21;
        assertThat(kinds).singleElement().asString().startsWith(virtual ? "VirtualThread[" : "Thread[assize-judge,");
    }

    private static Answerer answering(Consumer<String> before) {
        PointsAnswerer points = new PointsAnswerer();
        return new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return points.identity();
            }

            @Override
            public Replies answer(List<Question> round) {
                before.accept(round.get(0).require("text"));
                return points.answer(round);
            }
        };
    }

    private static void awaitOrFail(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Ledger ledger(Consumer<JudgedCase> kept) {
        return new Ledger() {
            @Override
            public Optional<Earlier> earlier(long ordinal) {
                return Optional.empty();
            }

            @Override
            public void keep(JudgedCase heard) {
                kept.accept(heard);
            }
        };
    }

    private static Dataset dataset(String lines) {
        return dataset(new ByteArrayInputStream(lines.getBytes(UTF_8)));
    }

    private interface Receiver {
        void accept(RecordedResult result) throws IOException;
    }

    private static List<RecordedResult> run(String lines, int threads, CaseSelection selection, FieldMap fields)
            throws Exception {
        Hearing<String> hearing = new Hearing<>(new PointsJudge(), new PointsAnswerer());
        return collect(lines, new Runner(hearing, fields, selection, Workers.computing(threads)));
    }

    private static List<RecordedResult> collect(String lines, Runner runner) throws Exception {
        List<RecordedResult> results = new ArrayList<>();
        runner.run(dataset(new ByteArrayInputStream(lines.getBytes(UTF_8))), sink(results::add));
        return results;
    }

    private static Runner runner(int threads) {
        return runner(threads, new PointsAnswerer());
    }

    private static Runner runner(int threads, Answerer answerer) {
        return new Runner(
                new Hearing<>(new PointsJudge(), answerer),
                FieldMap.NONE,
                CaseSelection.ALL,
                Workers.computing(threads));
    }

    @Test
    void makesACaseWhoseResultCannotBeAffordedAFailedOneAndGoesOn() throws Exception {
        List<RecordedResult> results = Collections.synchronizedList(new ArrayList<>());
        ResultSink scarce = new ResultSink() {
            @Override
            public byte[] render(RecordedResult result) {
                if (result.id().equals("2") && result.status() == Status.JUDGED) {
                    throw new OutOfMemoryError("scripted");
                }
                return result.id().getBytes(UTF_8);
            }

            @Override
            public void accept(RecordedResult result, byte[] rendered) {
                results.add(result);
            }
        };
        runner(2).run(dataset(new ByteArrayInputStream(threeCases())), scarce);
        assertThat(results)
                .extracting(RecordedResult::status)
                .containsExactly(Status.JUDGED, Status.FAILED, Status.JUDGED);
        assertThat(results.get(1).error())
                .hasValueSatisfying(error -> assertThat(error)
                        .contains("stdin:2: the case needs more than the")
                        .contains("-Xmx"));
    }

    @Test
    void passesOnAnErrorOfTheSinkInsteadOfWaitingForEver() {
        Runner runner = runner(2);
        String many = "{\"id\":1,\"text\":\"1\"}\n".repeat(20_000);
        assertThatThrownBy(() -> runner.run(dataset(new ByteArrayInputStream(many.getBytes(UTF_8))), sink(result -> {
                    throw new OutOfMemoryError("scripted");
                })))
                .isInstanceOf(OutOfMemoryError.class);
    }

    private static byte[] threeCases() {
        return "{\"id\":1,\"text\":\"1\"}\n{\"id\":2,\"text\":\"1\"}\n{\"id\":3,\"text\":\"1\"}\n".getBytes(UTF_8);
    }

    private static Dataset dataset(InputStream in) {
        return new Dataset(List.of(DataSource.of("-")), TextFormat.JSONL, Dataset.DEFAULT_LIMIT, in);
    }

    private static ResultSink sink(Receiver receiver) {
        return new ResultSink() {
            @Override
            public byte[] render(RecordedResult result) {
                return result.id().getBytes(UTF_8);
            }

            @Override
            public void accept(RecordedResult result, byte[] rendered) throws IOException {
                assertThat(rendered).isEqualTo(result.id().getBytes(UTF_8));
                receiver.accept(result);
            }
        };
    }

    private static String written(List<RecordedResult> results) {
        StringBuilder text = new StringBuilder();
        results.forEach(result -> text.append(Json.write(result.line())).append('\n'));
        return text.toString();
    }
}
