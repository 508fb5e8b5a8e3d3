package dev.assize.spark.job;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.run.ReadingWords;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.Dataset;
import dev.assize.spark.LocalSpark;
import dev.assize.spark.output.OutputForm;
import dev.assize.spark.spec.JudgeSpec;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SparkRunTest {

    @TempDir
    private Path folder;

    @Test
    void replacesNothingWhereLimitsCannotBeDivided() throws Exception {
        Files.createDirectories(folder.resolve("out/_assize"));
        Files.writeString(folder.resolve("out/_assize/job.json"), "{}");
        Path results = Files.writeString(folder.resolve("out/part-00000.jsonl"), "{}\n");
        AnswererPlan plan = AnswererRequest.of("model:compatible/m")
                .with(ModelSetting.BASE_URL, "http://127.0.0.1:9/v1")
                .cached(false)
                .plan();
        SparkSession spark = LocalSpark.session();
        SparkRun run = new SparkRun(spark, replacing(plan));
        JavaSparkContext context = JavaSparkContext.fromSparkContext(spark.sparkContext());
        assertThatThrownBy(() -> run.run(context, new Processes(0, 2, false, false)))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("spark.dynamicAllocation.maxExecutors");
        assertThat(results).hasContent("{}");
    }

    private JobRequest replacing(AnswererPlan plan) {
        return new JobRequest(
                JudgeSpec.of("reference-coverage").answeredBy(plan),
                List.of("../examples/reference-coverage.jsonl"),
                null,
                folder.resolve("out").toString(),
                new OutputForm(OutputForm.Format.JSONL, List.of()),
                1,
                Dataset.DEFAULT_LIMIT,
                new ReadingWords(null, null, null),
                null,
                null,
                JobRequest.Existing.REPLACE,
                false);
    }
}
