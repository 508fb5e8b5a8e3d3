package dev.assize.engine.plan;

import dev.assize.engine.answerer.AnswererPart;
import dev.assize.engine.answerer.RateLimits;
import dev.assize.models.price.Price;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * What all cases would come to for one model. Calls and tokens read follow from prompts that were really made; tokens
 * written and time hang on the model and are assumptions, stated here and in {@code docs/models.md}.
 *
 * @param charge null when nobody knows the price
 */
public record CostEstimate(
        AnswererPart.Model model,
        String tokens,
        Range asked,
        Range kept,
        Range calls,
        Range inputTokens,
        Range outputTokens,
        Range seconds,
        RateLimits limits,
        @Nullable Price charge) {

    /** Tokens of the reason that comes with each answer. */
    private static final Range REASON = new Range(8, 25, 60);

    /** How much shorter or longer than the verdict of the rules a model may write one, with its reasons in it. */
    private static final Range WHOLE_VERDICT = new Range(0.5, 1, 2);

    /** Calls once more for answers that were refused. */
    private static final double ASKED_AGAIN = 1.1;

    /** Seconds until a reply begins, and tokens per second from then on, for a quick and a slow model. */
    private static final Range FIRST_TOKEN = new Range(0.3, 1.0, 3.0);

    private static final Range TOKENS_PER_SECOND = new Range(150, 60, 25);

    static CostEstimate of(DryRun.ModelUsage usage, Population population, RateLimits limits, @Nullable Price price) {
        Range asked = total(usage, population, Usage::asked);
        Range calls = total(usage, population, Usage::calls).times(1, 1, ASKED_AGAIN);
        double doubt = usage.counter().doubt();
        Range input = total(usage, population, Usage::inputTokens).times(1 - doubt, 1, (1 + doubt) * ASKED_AGAIN);
        Range said = total(usage, population, Usage::outputTokens);
        Range written = usage.whole()
                ? said.times(WHOLE_VERDICT.low(), WHOLE_VERDICT.expected(), WHOLE_VERDICT.high())
                : said.plus(asked.times(REASON.low(), REASON.expected(), REASON.high()));
        Range output = written.times(1 - doubt, 1, (1 + doubt) * ASKED_AGAIN);
        return new CostEstimate(
                usage.model(),
                usage.counter().described(),
                asked,
                total(usage, population, Usage::kept),
                calls,
                input,
                output,
                new Range(
                        seconds(
                                limits,
                                calls.low(),
                                input.low(),
                                output.low(),
                                FIRST_TOKEN.low(),
                                TOKENS_PER_SECOND.low()),
                        seconds(
                                limits,
                                calls.expected(),
                                input.expected(),
                                output.expected(),
                                FIRST_TOKEN.expected(),
                                TOKENS_PER_SECOND.expected()),
                        seconds(
                                limits,
                                calls.high(),
                                input.high(),
                                output.high(),
                                FIRST_TOKEN.high(),
                                TOKENS_PER_SECOND.high())),
                limits,
                price);
    }

    /** Whatever is scarcest sets the time: calls at once, requests per minute, tokens per minute. */
    private static double seconds(
            RateLimits limits, double calls, double input, double output, double first, double tokensPerSecond) {
        double waiting =
                (calls * first + output / tokensPerSecond) / Math.max(1, Math.min(calls, limits.concurrency()));
        double byRequests = calls * 60 / limits.rpm();
        double byTokens = (input + output) * 60 / limits.tpm();
        return Math.max(waiting, Math.max(byRequests, byTokens));
    }

    private static Range total(DryRun.ModelUsage usage, Population population, ToLongFunction<Usage> part) {
        return Range.total(values(usage.own(), part), population.cases())
                .plus(Range.total(values(usage.shared(), part), population.shared()));
    }

    private static List<Double> values(List<Usage> usage, ToLongFunction<Usage> part) {
        return usage.stream().map(each -> (double) part.applyAsLong(each)).toList();
    }

    public Optional<Price> price() {
        return Optional.ofNullable(charge);
    }

    /** In US dollars; empty when nobody knows the price. */
    public Optional<Range> dollars() {
        return price().map(known -> new Range(
                cost(known, inputTokens.low(), outputTokens.low()),
                cost(known, inputTokens.expected(), outputTokens.expected()),
                cost(known, inputTokens.high(), outputTokens.high())));
    }

    private static double cost(Price price, double input, double output) {
        BigDecimal cost = price.of(Math.round(input), Math.round(output));
        return cost.doubleValue();
    }
}
