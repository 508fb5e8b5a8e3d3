package dev.assize.spark;

import dev.assize.engine.setup.SetupException;
import dev.assize.spark.job.JobRequest;
import dev.assize.spark.output.OutputForm;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Option;

/** Where a job writes its results, in which form, and what becomes of those that are there. */
final class JobOutputOptions {

    @Option(
            names = {"-o", "--output"},
            paramLabel = "DIR",
            required = true,
            description = "The folder for results.")
    private String output = "";

    @Option(
            names = "--output-format",
            paramLabel = "FORMAT",
            description = "jsonl (the lines of 'assize judge') or parquet (columns with types). Default: jsonl.")
    private String outputFormat = "jsonl";

    @Option(
            names = "--partition-by",
            paramLabel = "COLUMN",
            split = ",",
            description = "Folders by the values of these columns: judge, version, epoch, status, label, score.")
    private List<String> by = List.of();

    @Option(names = "--resume", description = "Go on with a job that was killed or stopped: what DIR has stays.")
    private boolean resume;

    @Option(names = "--replace", description = "Delete the results of an earlier job in DIR first.")
    private boolean replace;

    String folder() {
        return output;
    }

    /** Throws {@link SetupException} for a form that there is not. */
    OutputForm form() {
        OutputForm.Format format;
        try {
            format = OutputForm.Format.valueOf(outputFormat.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw SetupException.of("output-format", "takes jsonl or parquet, got \"" + outputFormat + "\"");
        }
        return SetupException.whereWrong("partition-by", () -> new OutputForm(format, by));
    }

    JobRequest.Existing existing() {
        if (resume && replace) {
            throw SetupException.of("replace", "is not for a job that goes on");
        }
        return resume ? JobRequest.Existing.RESUME : replace ? JobRequest.Existing.REPLACE : JobRequest.Existing.REFUSE;
    }
}
