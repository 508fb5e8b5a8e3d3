package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.engine.setup.SetupException;
import dev.assize.spark.spec.JudgeSpec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

class AssizeSparkTest {

    private static final Path CASES = LocalSpark.EXAMPLES.resolve("reference-coverage.jsonl");

    private final SparkSession spark = LocalSpark.session();

    private Dataset<Row> cases() {
        return spark.read().json(CASES.toString()).repartition(3);
    }

    @Test
    void givesColumnsWithTypes() throws Exception {
        Dataset<Row> results = AssizeSpark.judge(cases(), JudgeSpec.of("reference-coverage"));
        assertThat(results.columns())
                .containsExactly(
                        "id",
                        "judge",
                        "version",
                        "epoch",
                        "status",
                        "label",
                        "score",
                        "verdict",
                        "findings",
                        "expense",
                        "error",
                        "result");
        List<String> lines = results.orderBy("id").select("result").collectAsList().stream()
                .map(row -> row.getString(0))
                .toList();
        List<String> expected = LocalSpark.expected("reference-coverage", CASES)
                .lines()
                .sorted()
                .toList();
        assertThat(lines.stream().sorted().toList()).isEqualTo(expected);
        Row one = results.where("score < 5 and size(findings) > 0").first();
        Row finding = one.<Row>getList(one.fieldIndex("findings")).get(0);
        assertThat(finding.getString(finding.fieldIndex("code"))).isNotBlank();
        assertThat(one.<String>getAs("verdict")).startsWith("{");
        assertThat(one.getStruct(one.fieldIndex("expense")).getLong(0)).isZero();
    }

    @Test
    void isAFunctionOfSql() {
        AssizeSpark.register(spark);
        cases().createOrReplaceTempView("cases");
        List<Row> judged = spark.sql("select r.id, r.status, r.score from"
                        + " (select assize_judge('reference-coverage', struct(*)) as r from cases) order by r.id")
                .collectAsList();
        List<Row> expected = AssizeSpark.judge(cases(), "reference-coverage")
                .select("id", "status", "score")
                .orderBy("id")
                .collectAsList();
        assertThat(judged).isEqualTo(expected).isNotEmpty();
        assertThat(spark.sql("select assize_judge('reference-coverage', null) is null")
                        .first()
                        .getBoolean(0))
                .isTrue();
    }

    /** Cases without a finding are most of them, and Spark 4 takes an index that is not there for an error. */
    @Test
    void answersTheQueryOfTheGuide() throws Exception {
        String guide = Files.readString(Path.of("..", "docs", "spark.md"));
        int begin = guide.indexOf("select r.id, r.score");
        String query = guide.substring(begin, guide.indexOf(';', begin));
        cases().createOrReplaceTempView("answers");
        assertThat(spark.sql(query).collectAsList())
                .hasSize((int) cases().count())
                .anyMatch(row -> row.isNullAt(2))
                .anyMatch(row -> !row.isNullAt(2));
    }

    @Test
    void wantsTheCaseAsAStruct() {
        assertThatThrownBy(
                        () -> spark.sql("select assize_judge('exact', 'Oslo')").collect())
                .hasStackTraceContaining(
                        "assize_judge takes the case as a struct of its fields, such as struct(*), got a String");
    }

    @Test
    void isKnownToSessionsThatHaveTheExtension() {
        Row judged = spark.newSession()
                .sql("select r.score, r.status, r.findings[0].code from (select assize_judge('reference-coverage',"
                        + " named_struct('reference', 'The sky is blue.', 'output_text', 'The sky is green.')) as r)")
                .first();
        assertThat(judged.getDouble(0)).isLessThan(5);
        assertThat(judged.getString(1)).isEqualTo("judged");
        assertThat(judged.getString(2)).isNotBlank();
        assertThatThrownBy(() -> spark.newSession().sql("select assize_judge('reference-coverage')"))
                .hasMessageContaining("takes a judge and a case");
    }

    @Test
    void namesARowWithoutAnIdByWhatIsInIt() {
        Dataset<Row> rows = spark.sql("select 'the sky is blue' as reference, 'the sky is blue' as answer"
                + " union all select 'the sky is blue', 'no'");
        JudgeSpec spec = JudgeSpec.of("reference-coverage").reading("output_text", "answer");
        List<String> ids = AssizeSpark.judge(rows, spec).select("id").collectAsList().stream()
                .map(row -> row.getString(0))
                .sorted()
                .toList();
        List<String> again = AssizeSpark.judge(rows.repartition(2), spec).select("id").collectAsList().stream()
                .map(row -> row.getString(0))
                .sorted()
                .toList();
        assertThat(ids).isEqualTo(again).doesNotHaveDuplicates().allMatch(id -> id.matches("row-[0-9a-f]{16}"));
    }

    @Test
    void refusesAnUnknownJudgeBeforeAnythingRuns() {
        assertThatThrownBy(() -> AssizeSpark.judge(cases(), "reference-covrage"))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("reference-coverage");
    }
}
