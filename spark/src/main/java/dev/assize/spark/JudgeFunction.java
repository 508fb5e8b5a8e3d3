package dev.assize.spark;

import dev.assize.core.result.RecordedResult;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.Dataset;
import dev.assize.spark.input.TableRows;
import dev.assize.spark.output.ResultColumns;
import dev.assize.spark.spec.ExecutorJudges;
import dev.assize.spark.spec.JudgeSpec;
import dev.assize.spark.spec.SerializableJudge;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.api.java.UDF2;
import org.jspecify.annotations.Nullable;

/**
 * {@code assize_judge(judge, case)} in SQL: the result of one case as a struct of columns. The judge is an id, or a place that
 * every executor can read; its own rules answer. Threads share it: it holds nothing that changes.
 */
public final class JudgeFunction implements UDF2<String, Object, @Nullable Row> {

    /** What it is called in SQL. */
    public static final String NAME = "assize_judge";

    /** Each name is looked up once in a process; see {@link ExecutorJudges}. */
    private static final Map<String, SerializableJudge> KNOWN = new ConcurrentHashMap<>();

    /** @param subject the case, a struct of its fields; of another type where a query says something else */
    @Override
    public @Nullable Row call(@Nullable String judge, @Nullable Object subject) {
        if (judge == null || subject == null) {
            return null;
        }
        if (!(subject instanceof Row row)) {
            throw new SetupException(NAME + " takes the case as a struct of its fields, such as struct(*), got a "
                    + subject.getClass().getSimpleName());
        }
        SerializableJudge travelling = KNOWN.computeIfAbsent(judge, name -> SerializableJudge.of(JudgeSpec.of(name)));
        SerializableJudge.Opened opened = ExecutorJudges.open(travelling);
        RecordedResult result = new TableRows(List.of(row).iterator(), Dataset.DEFAULT_LIMIT, "row")
                .next()
                .flatMap(opened.judge().cases(opened.fields())::result)
                .orElseThrow();
        return ResultColumns.row(
                result, result.lineText(), opened.chosen().info().headline());
    }
}
