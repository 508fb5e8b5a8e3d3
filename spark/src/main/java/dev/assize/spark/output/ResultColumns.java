package dev.assize.spark.output;

import dev.assize.core.Headline;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.core.question.Expense;
import dev.assize.core.result.RecordedResult;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.types.ArrayType;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** A result as a row of columns with types; the last one is the whole result line, so that nothing is lost. */
public final class ResultColumns {

    /** Enough for a billion dollars, to the billionth. */
    private static final DataType DOLLARS = DataTypes.createDecimalType(18, 9);

    private static final StructType EVIDENCE = struct(
            column("passage", DataTypes.StringType),
            column("start", DataTypes.IntegerType),
            column("end", DataTypes.IntegerType),
            column("quote", DataTypes.StringType));

    private static final StructType FINDING = struct(
            column("code", DataTypes.StringType),
            column("severity", DataTypes.StringType),
            column("message", DataTypes.StringType),
            column("evidence", new ArrayType(EVIDENCE, true)),
            column("by", DataTypes.StringType));

    private static final StructType EXPENSE = struct(
            column("calls", DataTypes.LongType),
            column("input_tokens", DataTypes.LongType),
            column("output_tokens", DataTypes.LongType),
            column("usd", DOLLARS),
            column("unpriced_calls", DataTypes.LongType),
            column("waited_ms", DataTypes.LongType));

    /** The columns of a result. */
    public static final StructType SCHEMA = struct(
            column("id", DataTypes.StringType),
            column("judge", DataTypes.StringType),
            column("version", DataTypes.StringType),
            column("epoch", DataTypes.StringType),
            column("status", DataTypes.StringType),
            column("label", DataTypes.StringType),
            column("score", DataTypes.DoubleType),
            column("verdict", DataTypes.StringType),
            column("findings", new ArrayType(FINDING, true)),
            column("expense", EXPENSE),
            column("error", DataTypes.StringType),
            column("result", DataTypes.StringType));

    private ResultColumns() {}

    private static StructType struct(StructField... fields) {
        return new StructType(fields);
    }

    private static StructField column(String name, DataType type) {
        return DataTypes.createStructField(name, type, true);
    }

    /** @param line the result line, as text */
    public static Row row(RecordedResult result, String line, Headline headline) {
        return RowFactory.create(
                result.id(),
                result.judge().value(),
                result.version(),
                result.epoch().hash(),
                status(result),
                result.verdict().flatMap(headline::findLabel).orElse(null),
                result.verdict()
                        .flatMap(headline::findScore)
                        .map(BigDecimal::doubleValue)
                        .orElse(null),
                result.verdict().map(Json::write).orElse(null),
                scala(result.findings().stream().map(ResultColumns::finding).toList()),
                expense(result.expense()),
                result.error().orElse(null),
                line);
    }

    /** The status as the result line has it. */
    public static String status(RecordedResult result) {
        return result.status().word();
    }

    private static Row finding(Finding finding) {
        return RowFactory.create(
                finding.code(),
                finding.severity().word(),
                finding.message(),
                scala(finding.evidence().stream().map(ResultColumns::evidence).toList()),
                finding.origin() == Finding.Origin.ANSWERER ? "answerer" : "judge");
    }

    private static Row evidence(Evidence evidence) {
        return RowFactory.create(
                evidence.passage(), evidence.span().start(), evidence.span().end(), evidence.quote());
    }

    private static Row expense(Expense expense) {
        return RowFactory.create(
                expense.calls(),
                expense.inputTokens(),
                expense.outputTokens(),
                expense.cost().setScale(9, RoundingMode.HALF_UP),
                expense.unpriced(),
                expense.waited().toMillis());
    }

    /** Spark takes lists of Scala in rows that it did not make itself. */
    private static Object scala(List<Row> rows) {
        return scala.jdk.javaapi.CollectionConverters.asScala(rows).toSeq();
    }
}
