package dev.assize.cli.spark;

import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Unmatched;

/**
 * Stands in the list of commands. The start script takes {@code assize spark} for itself, since a job has another class path; this
 * is met only by whoever starts the jar without it.
 */
@Command(
        name = "spark",
        description = "Judge cases on Apache Spark: 'assize spark judge JUDGE CASES -o DIR'; docs/spark.md tells more.")
public final class SparkCommand implements Callable<Integer> {

    @Unmatched
    private List<String> arguments = List.of();

    private final Streams streams;

    public SparkCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.note("jobs on Spark are started by the script 'assize', or by spark-submit --class"
                + " dev.assize.spark.JudgeJob assize-spark.jar"
                + (arguments.size() > 1 ? " " + String.join(" ", arguments.subList(1, arguments.size())) : ""));
        return ExitCode.USAGE;
    }
}
