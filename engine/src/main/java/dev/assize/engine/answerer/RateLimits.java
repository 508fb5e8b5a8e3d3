package dev.assize.engine.answerer;

import java.util.Locale;

/** How quickly a model may be asked: calls at once, requests and tokens per minute; infinite where there is no limit. */
public record RateLimits(int concurrency, double rpm, double tpm) {

    /** At most so many calls at once, and whatever else holds them back. */
    public String described() {
        return "at most " + concurrency + " calls at once"
                + (Double.isInfinite(rpm) ? "" : String.format(Locale.ROOT, ", %,.0f per minute", rpm))
                + (Double.isInfinite(tpm) ? "" : String.format(Locale.ROOT, ", %,.0f tokens per minute", tpm));
    }
}
