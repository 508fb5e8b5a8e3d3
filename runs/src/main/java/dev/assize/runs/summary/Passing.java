package dev.assize.runs.summary;

import dev.assize.core.Headline;
import dev.assize.core.flow.Outcome;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which judged cases pass. */
public interface Passing {

    boolean passes(Outcome result);

    /** Whether a case with this label and this score would pass; empty when the two do not tell. */
    Optional<Boolean> told(@Nullable String label, @Nullable BigDecimal score);

    /** What the judge says; null where it does not say. */
    static @Nullable Passing of(Headline headline) {
        return headline.passing().isEmpty() ? null : new ByHeadline(headline);
    }

    /** As the judge says. */
    record ByHeadline(Headline headline) implements Passing {
        @Override
        public boolean passes(Outcome result) {
            return result.verdict().flatMap(headline::findPass).orElse(false);
        }

        @Override
        public Optional<Boolean> told(@Nullable String label, @Nullable BigDecimal score) {
            return Optional.ofNullable(label).map(headline.passing()::contains);
        }
    }
}
