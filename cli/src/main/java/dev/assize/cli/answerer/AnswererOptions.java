package dev.assize.cli.answerer;

import dev.assize.cli.SetupException;
import dev.assize.models.price.PriceList;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Who answers the questions, as a user says it on the command line. */
public final class AnswererOptions {

    @Option(
            names = "--answerer",
            paramLabel = "ANSWERER",
            description = "Who answers the judge's questions: embedded, model:PROVIDER/NAME, panel:a,b,c, cascade:a,b,"
                    + " or a name of assize.yaml. Default: ${DEFAULT-VALUE}.")
    private String answerer = "embedded";

    @Option(
            names = "--escalate",
            paramLabel = "ANSWERER",
            description = "Who answers what the answerer withholds, such as the ties of a panel.")
    private @Nullable String escalate;

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
            names = "--samples",
            paramLabel = "K",
            description = "Ask each question K times and let the majority decide. Default: 1.")
    private @Nullable String samples;

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

    /** What the options come to. Throws {@link SetupException} for what cannot be understood. */
    public AnswererPlan plan() {
        return plan(answerer);
    }

    /** As {@link #plan()}, with another answerer than the one that the options name. */
    public AnswererPlan plan(String answerer) {
        if (budget != null) {
            AnswererPlan.requireMoney(budget);
        }
        GivenSettings given = given();
        SpecResolver resolver = new SpecResolver(this::config, given, ownPrices());
        AnswererPart root = resolver.resolve(spec("--answerer", answerer));
        String text = answerer;
        if (escalate != null) {
            root = new AnswererPart.Cascade(List.of(root, resolver.resolve(spec("--escalate", escalate))));
            text = text + " --escalate " + escalate;
        }
        AnswererPlan plan = new AnswererPlan(text, root, budget, !noCache);
        if (plan.models().isEmpty()) {
            refuseModelOptions(given, answerer);
            return new AnswererPlan(text, root, null, false);
        }
        return plan;
    }

    private PriceList ownPrices() {
        if (prices == null) {
            return PriceList.empty();
        }
        try {
            return PriceList.empty().overriddenBy(Files.readString(Path.of(prices)), prices);
        } catch (IOException e) {
            throw new SetupException(prices + ": cannot be read: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new SetupException("--prices: " + e.getMessage());
        }
    }

    private GivenSettings given() {
        GivenSettings given = GivenSettings.NONE;
        given = set(given, Setting.BASE_URL, baseUrl);
        given = set(given, Setting.TEMPERATURE, temperature);
        given = set(given, Setting.SEED, seed);
        given = set(given, Setting.SAMPLES, samples);
        given = set(given, Setting.MAX_OUTPUT_TOKENS, maxOutputTokens);
        given = set(given, Setting.MAX_CONCURRENCY, maxConcurrency);
        given = set(given, Setting.RPM, rpm);
        given = set(given, Setting.TPM, tpm);
        return set(given, Setting.TIMEOUT, timeout);
    }

    private static GivenSettings set(GivenSettings settings, Setting setting, @Nullable String text) {
        try {
            return text == null ? settings : settings.with(setting, text);
        } catch (IllegalArgumentException e) {
            throw new SetupException("--" + setting.key() + ": " + e.getMessage());
        }
    }

    private static AnswererSpec spec(String option, String text) {
        try {
            return AnswererSpec.parse(text);
        } catch (IllegalArgumentException e) {
            throw new SetupException(option + ": " + e.getMessage());
        }
    }

    private void refuseModelOptions(GivenSettings given, String answerer) {
        if (!given.isEmpty() || budget != null || prices != null) {
            String other = budget != null ? "budget" : "prices";
            String option = given.isEmpty() ? other : given.values().firstKey().key();
            throw new SetupException("--" + option + " is for models, and " + answerer
                    + " asks none; choose one with --answerer model:PROVIDER/NAME");
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
