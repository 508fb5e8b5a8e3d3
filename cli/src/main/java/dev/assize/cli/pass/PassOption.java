package dev.assize.cli.pass;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.core.JudgeInfo;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.store.StoredRun;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What passes, as a user says it on the command line, or else as the run keeps it, or else as the judge says. */
@Grouped(HelpGroup.JUDGING)
public final class PassOption {

    @Option(
            names = "--pass",
            paramLabel = "RULE",
            description =
                    "Which verdicts pass: labels joined by commas, or an expression over score, label, findings and"
                            + " verdict such as 'score >= 3'. Default: what the run was judged with, else what the judge says.")
    private @Nullable String pass;

    /** As it was written; null when the user does not say. */
    public @Nullable String written() {
        return pass;
    }

    /** As it was written here, or when the run was judged; null when neither says. */
    public @Nullable String written(OpenRun run) {
        return pass != null ? pass : kept(run).orElse(null);
    }

    /** Null when nobody says; throws {@link SetupException} for what cannot be understood. */
    public @Nullable PassRule rule(JudgeInfo judge, OpenRun run) {
        String written = written(run);
        return written == null ? PassRule.of(judge).orElse(null) : parsed(written, judge);
    }

    /** Likewise for two runs, which must not have been judged with different rules. */
    public @Nullable PassRule rule(JudgeInfo judge, OpenRun first, OpenRun second) {
        Optional<String> one = kept(first);
        Optional<String> other = kept(second);
        if (pass == null && one.isPresent() && other.isPresent() && !one.equals(other)) {
            throw SetupException.of(
                    "pass",
                    "the runs were judged with different rules, \"" + one.get() + "\" and \"" + other.get()
                            + "\"; say which one holds for both");
        }
        return rule(judge, one.isPresent() ? first : second);
    }

    private static Optional<String> kept(OpenRun run) {
        return run.stored().flatMap(StoredRun::pass);
    }

    private static PassRule parsed(String written, JudgeInfo judge) {
        return SetupException.whereWrong("pass", () -> PassRule.parse(written, judge));
    }
}
