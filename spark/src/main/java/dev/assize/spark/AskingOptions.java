package dev.assize.spark;

import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.GivenSettings;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.judge.WholePrompt;
import dev.assize.engine.setup.SetupException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;

/** Who answers the questions in a job, by the same names as on the command line. */
final class AskingOptions {

    private static final List<ModelSetting> SETTINGS = List.of(
            ModelSetting.BASE_URL,
            ModelSetting.TEMPERATURE,
            ModelSetting.SEED,
            ModelSetting.SAMPLES,
            ModelSetting.MAX_OUTPUT_TOKENS,
            ModelSetting.MAX_CONCURRENCY,
            ModelSetting.RPM,
            ModelSetting.TPM,
            ModelSetting.TIMEOUT);

    @Option(
            names = "--answerer",
            paramLabel = "ANSWERER",
            description = "Who answers the judge's questions: embedded, model:PROVIDER/NAME, panel:a,b,c, cascade:a,b,"
                    + " answers:FILE. Default: embedded.")
    private @Nullable String answerer;

    @Option(
            names = "--model",
            paramLabel = "PROVIDER/NAME",
            description = "Let this model answer, such as openai/gpt-5-mini; short for an answerer of the kind model.")
    private @Nullable String model;

    @Option(names = "--escalate", paramLabel = "ANSWERER", description = "Who answers what the answerer withholds.")
    private @Nullable String escalate;

    @Option(
            names = "--doubt",
            paramLabel = "HOW",
            description = "What the embedded rules do with answers less sure than the threshold: decide or withhold.")
    private String doubt = "decide";

    @Option(names = "--doubt-threshold", paramLabel = "T", description = "From 0 to 1. Default: the judge's own.")
    private @Nullable String threshold;

    @Option(names = "--config", paramLabel = "FILE", description = "A file that names answerers. Default: assize.yaml.")
    private @Nullable Path config;

    @Option(names = "--prices", paramLabel = "FILE", description = "A price list that goes before ours.")
    private @Nullable Path prices;

    @Option(
            names = "--budget",
            paramLabel = "USD",
            description = "Stop before models cost more than this, in all executors together.")
    private @Nullable BigDecimal budget;

    @Option(names = "--no-cache", description = "Ask models anew, and keep no answers.")
    private boolean noCache;

    @Option(
            names = "--whole-prompt",
            description = "Judge each case with one complete prompt and correct what comes back; needs a model.")
    private boolean whole;

    @Option(
            names = "--prompt",
            paramLabel = "FILE",
            description = "As --whole-prompt, with a prompt of your own; {field} and {{ field }} are filled in.")
    private @Nullable String prompt;

    /** Adds an option for each setting of models. */
    static void addTo(CommandSpec command) {
        for (ModelSetting setting : SETTINGS) {
            command.addOption(OptionSpec.builder("--" + setting.key())
                    .paramLabel("VALUE")
                    .type(String.class)
                    .description(setting.expected())
                    .build());
        }
    }

    AnswererPlan plan(ParseResult parsed) {
        GivenSettings given = GivenSettings.NONE;
        for (ModelSetting setting : SETTINGS) {
            given = given.set(setting, parsed.matchedOptionValue("--" + setting.key(), null));
        }
        AnswererPlan plan = new AnswererRequest(
                        AnswererRequest.named(answerer, model), escalate, given, budget, prices, config, !noCache)
                .plan();
        if (!List.of("decide", "withhold").contains(doubt)) {
            throw SetupException.of("doubt", "takes decide or withhold, got \"" + doubt + "\"");
        }
        return plan.doubtingAsSaid(threshold, doubt.equals("withhold"));
    }

    /**
     * What was set for the judge, and the prompt where there is one. Throws {@link SetupException} for a prompt that cannot be used.
     *
     * @param notices is told what looks like a placeholder and was taken as text
     */
    SortedMap<String, String> settings(String judge, Map<String, String> given, Consumer<String> notices) {
        SortedMap<String, String> settings = new TreeMap<>(given);
        if (!whole && prompt == null) {
            return settings;
        }
        WholePrompt asked = prompt == null ? WholePrompt.OWN : WholePrompt.read(prompt);
        return asked.among(judge, new JudgeSettings(settings), notices).values();
    }
}
