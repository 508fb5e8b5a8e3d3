package dev.assize.cli.answerer;

import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.core.question.Answerer;
import dev.assize.judges.StandardJudge;
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
            description = "Who answers the judge's questions: embedded. Default: ${DEFAULT-VALUE}.")
    private String answerer = "embedded";

    @Option(names = "--escalate", paramLabel = "ANSWERER", hidden = true)
    private @Nullable String escalate;

    @Option(names = "--config", paramLabel = "FILE", hidden = true)
    private @Nullable String config;

    @Option(names = "--base-url", paramLabel = "URL", hidden = true)
    private @Nullable String baseUrl;

    @Option(names = "--temperature", paramLabel = "T", hidden = true)
    private @Nullable String temperature;

    @Option(names = "--seed", paramLabel = "N", hidden = true)
    private @Nullable String seed;

    @Option(names = "--samples", paramLabel = "K", hidden = true)
    private @Nullable String samples;

    @Option(names = "--max-output-tokens", paramLabel = "N", hidden = true)
    private @Nullable String maxOutputTokens;

    @Option(names = "--max-concurrency", paramLabel = "N", hidden = true)
    private @Nullable String maxConcurrency;

    @Option(names = "--rpm", paramLabel = "N", hidden = true)
    private @Nullable String rpm;

    @Option(names = "--tpm", paramLabel = "N", hidden = true)
    private @Nullable String tpm;

    @Option(names = "--timeout", paramLabel = "TIME", hidden = true)
    private @Nullable String timeout;

    @Option(names = "--budget", paramLabel = "USD", hidden = true)
    private @Nullable BigDecimal budget;

    @Option(names = "--no-cache", hidden = true)
    private boolean noCache;

    private final Environment environment;

    public AnswererOptions(Environment environment) {
        this.environment = environment;
    }

    /** Throws {@link SetupException} for an answerer that cannot be had. */
    public Answerer answerer(StandardJudge judge) {
        return plan().open(judge, environment);
    }

    /** What the options come to. Throws {@link SetupException} for what cannot be understood. */
    public AnswererPlan plan() {
        if (budget != null && budget.signum() <= 0) {
            throw new SetupException("--budget: found " + budget + ", expected US dollars, more than 0");
        }
        GivenSettings given = given();
        SpecResolver resolver = new SpecResolver(this::config, given);
        AnswererPart root = resolver.resolve(spec("--answerer", answerer));
        String text = answerer;
        if (escalate != null) {
            root = new AnswererPart.Cascade(List.of(root, resolver.resolve(spec("--escalate", escalate))));
            text = text + " --escalate " + escalate;
        }
        AnswererPlan plan = new AnswererPlan(text, root, budget, !noCache);
        if (plan.models().isEmpty()) {
            refuseModelOptions(given);
            return new AnswererPlan(text, root, null, false);
        }
        return plan;
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

    private void refuseModelOptions(GivenSettings given) {
        if (!given.isEmpty() || budget != null) {
            String option =
                    given.isEmpty() ? "budget" : given.values().firstKey().key();
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
