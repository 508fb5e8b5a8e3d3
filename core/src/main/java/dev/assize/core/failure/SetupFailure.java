package dev.assize.core.failure;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Something cannot be done as it was asked for. The message names what is wrong. How it is changed, by an option or by a field
 * of a request, is known only to whoever was asked, and may be found by {@link #setting}.
 */
public abstract class SetupFailure extends RuntimeException {

    private final @Nullable String setting;
    private final String problem;

    /** @param setting what is wrong, by the name that it has everywhere: {@code budget}; null when it is not one setting */
    protected SetupFailure(@Nullable String setting, String problem, @Nullable Throwable cause) {
        super(setting == null ? problem : about(setting, problem), cause);
        this.setting = setting;
        this.problem = problem;
    }

    /** The setting that is wrong; empty when it is not one setting. */
    public final Optional<String> setting() {
        return Optional.ofNullable(setting);
    }

    /** The message with another name for the setting. */
    public final String about(String name) {
        return about(name, problem);
    }

    private static String about(String name, String problem) {
        return name + (problem.startsWith("is ") || problem.startsWith("takes ") ? " " : ": ") + problem;
    }
}
