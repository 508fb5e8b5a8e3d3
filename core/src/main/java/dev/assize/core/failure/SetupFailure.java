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
    private final @Nullable Remedy remedy;

    /** @param setting what is wrong, by the name that it has everywhere: {@code budget}; null when it is not one setting */
    protected SetupFailure(@Nullable String setting, String problem) {
        this(setting, problem, null, null);
    }

    protected SetupFailure(@Nullable String setting, String problem, @Nullable Throwable cause) {
        this(setting, problem, null, cause);
    }

    /** @param problem what is wrong; what the remedy says comes after it */
    protected SetupFailure(@Nullable String setting, String problem, @Nullable Remedy remedy) {
        this(setting, problem, remedy, null);
    }

    private SetupFailure(@Nullable String setting, String problem, @Nullable Remedy remedy, @Nullable Throwable cause) {
        super(about(setting, problem) + (remedy == null ? "" : remedy.sentence()), cause);
        this.setting = setting;
        this.problem = problem;
        this.remedy = remedy;
    }

    /** The setting that is wrong; empty when it is not one setting. */
    public final Optional<String> setting() {
        return Optional.ofNullable(setting);
    }

    /** What is wrong, without the name of the setting and without the remedy. */
    public final String problem() {
        return problem;
    }

    /** What would mend it, where that is known. */
    public final Optional<Remedy> remedy() {
        return Optional.ofNullable(remedy);
    }

    /** The message with another name for the setting. */
    public final String about(String name) {
        return about(name, problem) + (remedy == null ? "" : remedy.sentence());
    }

    private static String about(@Nullable String name, String problem) {
        if (name == null) {
            return problem;
        }
        return name + (problem.startsWith("is ") || problem.startsWith("takes ") ? " " : ": ") + problem;
    }
}
