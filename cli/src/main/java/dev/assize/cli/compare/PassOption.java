package dev.assize.cli.compare;

import dev.assize.core.JudgeInfo;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.digest.PassRule;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What passes, as a user says it on the command line, or else as the judge does. */
public final class PassOption {

    @Option(
            names = "--pass",
            paramLabel = "RULE",
            description = "Which verdicts pass: labels joined by commas, or 'score>=N'. Default: what the judge says.")
    private @Nullable String pass;

    /** Null when neither the user nor the judge says; throws {@link SetupException} for what cannot be understood. */
    public @Nullable PassRule rule(JudgeInfo judge) {
        if (pass == null) {
            return PassRule.of(judge).orElse(null);
        }
        try {
            return PassRule.parse(pass, judge);
        } catch (IllegalArgumentException e) {
            throw new SetupException("--pass: " + e.getMessage());
        }
    }
}
