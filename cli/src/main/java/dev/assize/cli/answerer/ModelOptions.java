package dev.assize.cli.answerer;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.GivenSettings;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.setup.SetupException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How models are asked, as a user says it on the command line. */
@Grouped(HelpGroup.MODELS)
public final class ModelOptions {

    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "A file that names answerers with their settings. Default: assize.yaml, where there is one.")
    private @Nullable String config;

    @Option(
            names = "--base-url",
            paramLabel = "URL",
            description = "Where the model is served, instead of its usual place.")
    private @Nullable String baseUrl;

    @Option(names = "--temperature", paramLabel = "T", description = "From 0 to 2. Default: the provider's.")
    private @Nullable String temperature;

    @Option(names = "--seed", paramLabel = "N", description = "For providers that take one.")
    private @Nullable String seed;

    @Option(
            names = "--max-output-tokens",
            paramLabel = "N",
            description = "The longest reply. Default: the provider's.")
    private @Nullable String maxOutputTokens;

    @Option(
            names = "--max-concurrency",
            paramLabel = "N",
            description = "The most calls at once; how many there really are follows the provider. Default: 64.")
    private @Nullable String maxConcurrency;

    @Option(names = "--rpm", paramLabel = "N", description = "The most requests per minute.")
    private @Nullable String rpm;

    @Option(names = "--tpm", paramLabel = "N", description = "The most tokens per minute, read and written.")
    private @Nullable String tpm;

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            description = "How long to wait for a reply, such as 90s. Default: 2m.")
    private @Nullable String timeout;

    @Option(
            names = "--budget",
            paramLabel = "USD",
            description = "Stop before models cost more than this, in US dollars.")
    private @Nullable BigDecimal budget;

    @Option(
            names = "--prices",
            paramLabel = "FILE",
            description = "A price list of your own, in the form of 'docs/answerers.md'; goes before ours.")
    private @Nullable String prices;

    @Option(names = "--no-cache", description = "Ask models anew, and keep no answers.")
    private boolean noCache;

    /** What the options ask for, of the answerer or the model of that name. */
    public AnswererRequest request(String answerer) {
        return new AnswererRequest(
                answerer,
                null,
                given(),
                budget,
                prices == null ? null : Path.of(prices),
                config == null ? null : Path.of(config),
                !noCache);
    }

    /**
     * Throws {@link SetupException} for any of these options.
     *
     * @param why who asks no model, and how to name one
     */
    public void refuse(String why) {
        request("none").refuseModelSettings(why);
        if (noCache || config != null) {
            throw SetupException.of(noCache ? "no-cache" : "config", "is for models, and " + why);
        }
    }

    /**
     * The budget, where it alone may be given; null when it is not. Throws {@link SetupException} for any other of these
     * options.
     */
    public @Nullable BigDecimal onlyBudget(String why) {
        BigDecimal given = budget;
        budget = null;
        refuse(why);
        return given;
    }

    private GivenSettings given() {
        return GivenSettings.NONE
                .set(ModelSetting.BASE_URL, baseUrl)
                .set(ModelSetting.TEMPERATURE, temperature)
                .set(ModelSetting.SEED, seed)
                .set(ModelSetting.MAX_OUTPUT_TOKENS, maxOutputTokens)
                .set(ModelSetting.MAX_CONCURRENCY, maxConcurrency)
                .set(ModelSetting.RPM, rpm)
                .set(ModelSetting.TPM, tpm)
                .set(ModelSetting.TIMEOUT, timeout);
    }

    /** The seed, which from now on is not one of the model; empty when none was given. */
    Optional<String> takeSeed() {
        Optional<String> taken = Optional.ofNullable(seed);
        seed = null;
        return taken;
    }

    /** The files that the options name, and the usual file of settings where it is. */
    public List<Path> files() {
        return Stream.of(config, prices, "assize.yaml")
                .filter(Objects::nonNull)
                .map(Path::of)
                .toList();
    }
}
