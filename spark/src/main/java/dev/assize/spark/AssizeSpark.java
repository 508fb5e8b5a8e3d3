package dev.assize.spark;

import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.RowSequence;
import dev.assize.runs.runner.CaseRunner;
import dev.assize.spark.input.TableRows;
import dev.assize.spark.job.Processes;
import dev.assize.spark.output.ResultColumns;
import dev.assize.spark.spec.ExecutorJudges;
import dev.assize.spark.spec.JudgeSpec;
import dev.assize.spark.spec.SerializableJudge;
import java.io.Serializable;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.StructType;

/** Assize for programs that use Spark. */
public final class AssizeSpark {

    private AssizeSpark() {}

    /** The columns of a result: id, judge, version, epoch, status, label, score, verdict, findings, expense, error, result. */
    public static StructType schema() {
        return ResultColumns.SCHEMA;
    }

    /** As {@link #judge(org.apache.spark.sql.Dataset, JudgeSpec)}, with a judge as it is. */
    public static org.apache.spark.sql.Dataset<Row> judge(org.apache.spark.sql.Dataset<Row> cases, String judge) {
        return judge(cases, JudgeSpec.of(judge));
    }

    /**
     * One result for each row. Nothing is judged before somebody wants the results, and it is judged again whenever they are wanted
     * again: write or cache them. Limits of models are those of all executors together, so each must be at least as large as the number of
     * executors. Throws {@link dev.assize.engine.setup.SetupException} where one is smaller, and for what cannot be judged with.
     */
    public static org.apache.spark.sql.Dataset<Row> judge(org.apache.spark.sql.Dataset<Row> cases, JudgeSpec spec) {
        SerializableJudge judge = SerializableJudge.of(spec);
        Processes processes = Processes.of(
                JavaSparkContext.fromSparkContext(cases.sparkSession().sparkContext()));
        processes.requireNothingPaidTwice(judge);
        // How many tasks run at the same time is for whoever wants the results to say.
        processes.requireAShareForEach(judge.plan(), Integer.MAX_VALUE);
        SerializableJudge sharing = judge.answeredBy(processes.share(judge.plan()));
        return cases.mapPartitions(new Judged(sharing), Encoders.row(ResultColumns.SCHEMA));
    }

    /** Makes {@code assize_judge('reference-coverage', struct(*))} known to the session. */
    public static void register(SparkSession spark) {
        spark.udf().register(JudgeFunction.NAME, new JudgeFunction(), ResultColumns.SCHEMA);
    }

    private record Judged(SerializableJudge judge) implements MapPartitionsFunction<Row, Row>, Serializable {
        @Override
        public Iterator<Row> call(Iterator<Row> rows) {
            SerializableJudge.Opened opened = ExecutorJudges.open(judge);
            return new Results(new TableRows(rows, Dataset.DEFAULT_LIMIT, "row"), opened);
        }
    }

    /** Judges a row when the one before it is taken. */
    private static final class Results implements Iterator<Row> {
        private final RowSequence rows;
        private final SerializableJudge.Opened opened;
        private final CaseRunner cases;
        private Optional<dev.assize.runs.dataset.Row> next;

        Results(RowSequence rows, SerializableJudge.Opened opened) {
            this.rows = rows;
            this.opened = opened;
            this.cases = opened.judge().cases(opened.fields());
            this.next = rows.next();
        }

        @Override
        public boolean hasNext() {
            return next.isPresent();
        }

        @Override
        public Row next() {
            RecordedResult result = next.flatMap(cases::result).orElseThrow(NoSuchElementException::new);
            next = rows.next();
            return ResultColumns.row(
                    result, result.lineText(), opened.chosen().info().headline());
        }
    }
}
