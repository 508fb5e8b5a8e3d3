package dev.assize.spark;

import dev.assize.core.failure.SetupFailure;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is said to whoever started a job that cannot run, or that failed. */
final class JobFailures {

    private static final String SEE_HELP = "see 'assize spark judge --help'";

    private JobFailures() {}

    /** What is wrong with the words of the command line. */
    static String misuse(ParameterException wrong) {
        if (!(wrong instanceof UnmatchedArgumentException unknown)) {
            return wrong.getMessage() + System.lineSeparator() + SEE_HELP;
        }
        Optional<String> refused = unknown.getUnmatched().stream()
                .flatMap(word -> OneMachineOptions.refusal(word).stream())
                .findFirst();
        List<String> near = unknown.getSuggestions();
        return refused.orElseGet(() -> wrong.getMessage()
                + (near.isEmpty() ? "" : "; did you mean " + String.join(" or ", near) + "?")
                + System.lineSeparator()
                + SEE_HELP);
    }

    /** Says why a job failed, and returns its exit code. */
    static int explain(Throwable failure, CommandLine failed, PrintStream err) {
        if (failure instanceof SetupFailure wrong) {
            String flag = "--" + wrong.setting().orElse("");
            boolean known = failed.getCommandSpec().findOption(flag) != null;
            err.println("assize: " + (known ? wrong.about(flag) : String.valueOf(wrong.getMessage())));
            return JobEnd.WRONG_SETUP.code();
        }
        // Spark wraps what a task or a class of its own throws, some of it several times.
        if (failure.getCause() instanceof SetupFailure && failure.getCause() != failure) {
            return explain(failure.getCause(), failed, err);
        }
        err.println("assize: the job failed: " + failure.getMessage());
        failure.printStackTrace(err);
        return JobEnd.INTERNAL_ERROR.code();
    }
}
