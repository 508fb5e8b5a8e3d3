package dev.assize.cli.answerer;

import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.core.question.Answerer;
import dev.assize.judges.StandardJudge;
import picocli.CommandLine.Option;

/** Who answers the questions, as a user says it on the command line. */
public final class AnswererOptions {

    @Option(
            names = "--answerer",
            paramLabel = "ANSWERER",
            description = "Who answers the judge's questions: embedded. Default: ${DEFAULT-VALUE}.")
    private String answerer = "embedded";

    private final Environment environment;

    public AnswererOptions(Environment environment) {
        this.environment = environment;
    }

    /** Throws {@link SetupException} for an answerer that cannot be had. */
    public Answerer answerer(StandardJudge judge) {
        if (!answerer.equals("embedded")) {
            throw new SetupException("no answerer is called \"" + answerer + "\" among " + environment);
        }
        return judge.embedded();
    }
}
