package dev.assize.cli.answerer;

import dev.assize.cli.SetupException;
import dev.assize.models.price.PriceList;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How models are asked, as a user says it on the command line. */
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

    /**
     * The model that an option names: PROVIDER/NAME, or a name of {@code assize.yaml}. Throws {@link SetupException} for what
     * cannot be understood.
     */
    public AnswererPlan plan(String option, String model) {
        // As in ollama/qwen3:8b; what has a colon before the slash is a kind of answerer, and written out.
        int slash = model.indexOf('/');
        String text = slash > 0 && model.lastIndexOf(':', slash) < 0 ? "model:" + model : model;
        AnswererPlan plan = plan(text, resolver(given()).resolve(spec(option, text)));
        if (plan.models().isEmpty()) {
            throw new SetupException(
                    option + ": " + model + " is no model; name one as PROVIDER/NAME, such as" + " openai/gpt-5-mini");
        }
        return plan;
    }

    /** What was made of the options, with the limits that they set. */
    AnswererPlan plan(String text, AnswererPart root) {
        if (budget != null) {
            AnswererPlan.requireMoney(budget);
        }
        return new AnswererPlan(text, root, budget, !noCache);
    }

    SpecResolver resolver(GivenSettings given) {
        return new SpecResolver(this::config, given, ownPrices());
    }

    /**
     * Throws {@link SetupException} for an option that sets something for a model.
     *
     * @param given what the options set for a model
     * @param why who asks no model, and how to name one
     */
    void refuse(GivenSettings given, String why) {
        if (!given.isEmpty() || budget != null || prices != null) {
            String other = budget != null ? "budget" : "prices";
            throw refusal(given.isEmpty() ? other : given.values().firstKey().key(), why);
        }
    }

    /** As above, for all of these options. */
    public void refuse(String why) {
        refuse(given(), why);
        if (noCache || config != null) {
            throw refusal(noCache ? "no-cache" : "config", why);
        }
    }

    private static SetupException refusal(String option, String why) {
        return new SetupException("--" + option + " is for models, and " + why);
    }

    private PriceList ownPrices() {
        if (prices == null) {
            return PriceList.empty();
        }
        try {
            return PriceList.empty().overriddenBy(Files.readString(Path.of(prices)), prices);
        } catch (NoSuchFileException e) {
            throw new SetupException("--prices " + prices + ": no such file; name a price list, or leave it out");
        } catch (IOException e) {
            throw new SetupException("--prices " + prices + ": cannot be read as UTF-8 text: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new SetupException("--prices: " + e.getMessage());
        }
    }

    GivenSettings given() {
        GivenSettings given = GivenSettings.NONE;
        given = set(given, ModelSetting.BASE_URL, baseUrl);
        given = set(given, ModelSetting.TEMPERATURE, temperature);
        given = set(given, ModelSetting.SEED, seed);
        given = set(given, ModelSetting.MAX_OUTPUT_TOKENS, maxOutputTokens);
        given = set(given, ModelSetting.MAX_CONCURRENCY, maxConcurrency);
        given = set(given, ModelSetting.RPM, rpm);
        given = set(given, ModelSetting.TPM, tpm);
        return set(given, ModelSetting.TIMEOUT, timeout);
    }

    static GivenSettings set(GivenSettings settings, ModelSetting setting, @Nullable String text) {
        try {
            return text == null ? settings : settings.with(setting, text);
        } catch (IllegalArgumentException e) {
            throw new SetupException("--" + setting.key() + ": " + e.getMessage());
        }
    }

    static AnswererSpec spec(String option, String text) {
        try {
            return AnswererSpec.parse(text);
        } catch (IllegalArgumentException e) {
            throw new SetupException(option + ": " + e.getMessage());
        }
    }

    /** The file that was named, the one in the working folder, or none. */
    private ConfigFile config() {
        if (config != null) {
            return ConfigFile.read(Path.of(config));
        }
        Path usual = Path.of(ConfigFile.USUAL_NAME);
        return Files.isRegularFile(usual) ? ConfigFile.read(usual) : ConfigFile.parse(ConfigFile.USUAL_NAME, "");
    }
}
