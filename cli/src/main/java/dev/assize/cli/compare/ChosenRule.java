package dev.assize.cli.compare;

import dev.assize.cli.SetupException;
import dev.assize.core.JudgeInfo;
import dev.assize.runs.digest.PassRule;
import org.jspecify.annotations.Nullable;

/** What passes, as a user says it with {@code --pass}, or else as the judge does. */
public final class ChosenRule {

    private ChosenRule() {}

    /** Null when neither the user nor the judge says; throws {@link SetupException} for what cannot be understood. */
    public static @Nullable PassRule of(@Nullable String option, JudgeInfo judge) {
        if (option == null) {
            return PassRule.of(judge).orElse(null);
        }
        try {
            return PassRule.parse(option, judge);
        } catch (IllegalArgumentException e) {
            throw new SetupException("--pass: " + e.getMessage());
        }
    }
}
