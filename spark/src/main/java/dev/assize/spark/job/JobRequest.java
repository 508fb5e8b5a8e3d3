package dev.assize.spark.job;

import dev.assize.engine.run.ReadingWords;
import dev.assize.spark.output.OutputForm;
import dev.assize.spark.spec.JudgeSpec;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is to be judged on Spark, and what becomes of it.
 *
 * @param inputs files, folders or patterns, or the names of tables
 * @param inputFormat jsonl, json, csv, tsv, parquet, orc or table; null to go by the names
 * @param output the folder for results
 * @param partitions how many parts the cases are cut into; 0 to go by their size
 * @param recordLimit the most bytes a record may have
 * @param reading how text files are read, where that is not as usual
 * @param failOn the condition that fails the job; null for none
 * @param pass which verdicts pass; null for what the judge says
 * @param existing what becomes of results that are in the folder
 * @param allowMissing whether records without a required field are judged, whatever else they have
 */
public record JobRequest(
        JudgeSpec spec,
        List<String> inputs,
        @Nullable String inputFormat,
        String output,
        OutputForm form,
        int partitions,
        int recordLimit,
        ReadingWords reading,
        @Nullable String failOn,
        @Nullable String pass,
        Existing existing,
        boolean allowMissing) {

    /** What becomes of results that are there. */
    public enum Existing {
        /** There must be none. */
        REFUSE,
        /** They stay, and what they lack is judged. */
        RESUME,
        /** They are deleted. */
        REPLACE
    }

    public JobRequest {
        inputs = List.copyOf(inputs);
    }

    /** The same with the conditions of the job that it goes on with, where it names none itself. */
    JobRequest goingOn(@Nullable String earlierFailOn, @Nullable String earlierPass) {
        return new JobRequest(
                spec,
                inputs,
                inputFormat,
                output,
                form,
                partitions,
                recordLimit,
                reading,
                failOn == null ? earlierFailOn : failOn,
                pass == null ? earlierPass : pass,
                existing,
                allowMissing);
    }
}
