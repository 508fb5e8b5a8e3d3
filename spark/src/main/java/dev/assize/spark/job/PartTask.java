package dev.assize.spark.job;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.RowSequence;
import dev.assize.runs.runner.CaseRunner;
import dev.assize.runs.runner.ResultSink;
import dev.assize.spark.output.OutputFolder;
import dev.assize.spark.output.OutputForm;
import dev.assize.spark.output.PartOutput;
import dev.assize.spark.output.PartTally;
import dev.assize.spark.output.ResultColumns;
import dev.assize.spark.spec.ExecutorJudges;
import dev.assize.spark.spec.SerializableJudge;
import java.io.IOException;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.apache.spark.TaskContext;
import org.apache.spark.TaskKilledException;
import org.apache.spark.util.SerializableConfiguration;
import org.jspecify.annotations.Nullable;

/**
 * Judges the cases of one part and writes their results, in the order of the part.
 *
 * @param failOn the condition that fails the job; null for none
 * @param pass which verdicts pass; null for what the judge says
 */
record PartTask(
        SerializableJudge judge,
        String folder,
        OutputForm form,
        SerializableConfiguration hadoop,
        @Nullable String failOn,
        @Nullable String pass)
        implements Serializable {

    /**
     * @param segment how often the part was stopped before
     * @param done how many of its cases have results from then
     */
    record Piece(int part, int segment, long done) implements Serializable {}

    /** What it came to, as text; empty when there was nothing to do, because the job is stopped or it was done before. */
    Optional<String> run(Piece piece, RowSequence rows) throws IOException, InterruptedException {
        OutputFolder output = new OutputFolder(folder, hadoop.value());
        if (output.halted().isPresent() || output.isThere(piece.part(), piece.segment())) {
            return Optional.empty();
        }
        for (long i = 0; i < piece.done(); i++) {
            rows.next();
        }
        SerializableJudge.Opened opened = ExecutorJudges.open(judge);
        TaskContext task = TaskContext.get();
        CrashMarks marks = CrashMarks.of(output, piece.part(), attempt(task));
        try (PartOutput results = output.write(piece.part(), piece.segment(), task.taskAttemptId(), form)) {
            PartCount count = new PartCount(opened.chosen().info(), failOn, pass);
            PartTally.Halt halt = null;
            try {
                if (opened.judge().waits()) {
                    opened.judge().runner(opened.fields(), 1).run(rows, new Written(results, count, opened));
                } else {
                    judge(rows, results, count, opened, marks, task);
                }
            } catch (RunHalt e) {
                halt = PartTally.Halt.of(e);
                output.halt(halt);
            }
            PartTally tally = count.tally(piece.part(), piece.segment(), halt);
            output.commit(results, tally);
            marks.end();
            return Optional.of(tally.write());
        } catch (IOException | RuntimeException e) {
            // The process goes on, so that no case is to blame.
            marks.end();
            throw e;
        }
    }

    /** Counts on when a whole stage is repeated, in which tasks count from 0 again. */
    private static int attempt(TaskContext task) {
        return task.stageAttemptNumber() * 100 + task.attemptNumber();
    }

    private static void judge(
            RowSequence rows,
            PartOutput results,
            PartCount count,
            SerializableJudge.Opened opened,
            CrashMarks marks,
            TaskContext task)
            throws IOException {
        CaseRunner cases = opened.judge().cases(opened.fields());
        Written written = new Written(results, count, opened);
        long ordinal = 0;
        for (Optional<Row> row = rows.next(); row.isPresent(); row = rows.next()) {
            if (task.isInterrupted()) {
                throw new TaskKilledException("asked to end");
            }
            Optional<CaseFailure> deadly = marks.begin(ordinal++, row.get().size());
            Optional<RecordedResult> result =
                    deadly.isPresent() ? Optional.of(cases.fail(row.get(), deadly.get())) : cases.result(row.get());
            if (result.isPresent()) {
                write(result.get(), row.get(), cases, written);
            }
        }
    }

    private static void write(RecordedResult result, Row row, CaseRunner cases, Written written) throws IOException {
        byte[] line;
        try {
            line = written.render(result);
        } catch (OutOfMemoryError e) {
            RecordedResult failed = cases.fail(row, CaseFailure.ofMemory(e));
            written.accept(failed, written.render(failed));
            return;
        }
        written.accept(result, line);
    }

    /** Writes and counts. */
    private record Written(PartOutput results, PartCount count, SerializableJudge.Opened opened) implements ResultSink {
        @Override
        public byte[] render(RecordedResult result) {
            return result.lineBytes();
        }

        @Override
        public void accept(RecordedResult result, byte[] rendered) throws IOException {
            if (results.takesLines()) {
                results.writeLine(rendered);
            } else {
                // Without the line break, which is one byte.
                String line = new String(rendered, 0, rendered.length - 1, StandardCharsets.UTF_8);
                results.write(
                        ResultColumns.row(result, line, opened.chosen().info().headline()));
            }
            count.add(result);
        }
    }
}
