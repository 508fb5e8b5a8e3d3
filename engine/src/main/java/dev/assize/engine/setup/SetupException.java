package dev.assize.engine.setup;

import dev.assize.core.failure.Remedy;
import dev.assize.core.failure.SetupFailure;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Something that cannot be started as it was asked for; the message says what to change. */
public final class SetupException extends SetupFailure {

    public SetupException(String problem) {
        this(null, problem);
    }

    private SetupException(@Nullable String setting, String problem) {
        super(setting, problem);
    }

    private SetupException(@Nullable String setting, String problem, @Nullable Remedy remedy) {
        super(setting, problem, remedy);
    }

    /** @param problem what is wrong; what the remedy says comes after it */
    public static SetupException mendedBy(Remedy remedy, String problem) {
        return new SetupException(null, problem, remedy);
    }

    /** @param problem what is wrong with the setting; what the remedy says comes after it */
    public static SetupException mendedBy(Remedy remedy, String setting, String problem) {
        return new SetupException(setting, problem, remedy);
    }

    /** @param setting what is wrong, by the name that it has everywhere: {@code budget}, {@code max-concurrency} */
    public static SetupException of(String setting, String problem) {
        return new SetupException(setting, problem);
    }

    /** The same failure, of a library below. */
    public static SetupException of(SetupFailure failure) {
        return new SetupException(
                failure.setting().orElse(null),
                failure.problem(),
                failure.remedy().orElse(null));
    }

    /** What is read of a setting; throws this where it cannot have that value. */
    public static <T> T whereWrong(String setting, Supplier<T> read) {
        try {
            return read.get();
        } catch (IllegalArgumentException e) {
            throw of(setting, String.valueOf(e.getMessage()));
        }
    }

    /** Throws this for a number of things that is none. */
    public static void requirePositive(String setting, long value) {
        if (value < 1) {
            throw of(setting, "is at least 1, got " + value);
        }
    }
}
