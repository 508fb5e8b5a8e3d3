package dev.assize.cli.answerer;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.setup.SetupException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Who answers the questions, as a user says it on the command line. */
@Grouped(HelpGroup.MODELS)
public final class AnswererOptions {

    @Option(
            names = "--answerer",
            paramLabel = "ANSWERER",
            description = "Who answers the judge's questions: embedded, model:PROVIDER/NAME, panel:a,b,c, cascade:a,b,"
                    + " embedded@0.9, human:NAME (asks at the terminal), or a name of assize.yaml. Default: embedded.")
    private @Nullable String answerer;

    @Option(
            names = "--model",
            paramLabel = "PROVIDER/NAME",
            description = "Let this model answer, such as openai/gpt-5-mini; short for --answerer model:PROVIDER/NAME.")
    private @Nullable String model;

    @Option(
            names = "--escalate",
            paramLabel = "ANSWERER",
            description = "Who is asked when the answerer gives no answer, such as after a tied vote of a panel.")
    private @Nullable String escalate;

    @Option(
            names = "--samples",
            paramLabel = "K",
            description = "Ask each question K times and take the majority vote. Default: 1.")
    private @Nullable String samples;

    @Option(
            names = "--doubt",
            paramLabel = "HOW",
            description =
                    "What the built-in rules do with answers less sure than the threshold: decide (the result says what"
                            + " depends on them) or withhold. Default: decide; in a cascade the next answerer is asked.")
    private Doubting doubt = Doubting.decide;

    @Option(
            names = "--doubt-threshold",
            paramLabel = "T",
            description = "From 0 to 1: an answer that is less sure is doubtful. Default: the judge's own, mostly 0.9.")
    private @Nullable String threshold;

    /** As written on the command line. */
    private enum Doubting {
        decide,
        withhold
    }

    @Mixin
    private final ModelOptions models = new ModelOptions();

    /** The files that the options name. */
    public List<Path> files() {
        return models.files();
    }

    /**
     * The seed, where a command draws by it and models are not to have it; empty when none was given. Throws {@link
     * SetupException} for what is no whole number.
     */
    public OptionalLong takeSeed() {
        Optional<String> given = models.takeSeed();
        try {
            return given.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(given.get()));
        } catch (NumberFormatException e) {
            throw SetupException.of("seed", "is a whole number, got \"" + given.get() + "\"");
        }
    }

    /** What the options come to. Throws {@link SetupException} for what cannot be understood. */
    public AnswererPlan plan() {
        AnswererRequest request =
                models.request(AnswererRequest.named(answerer, model)).escalatingTo(escalate);
        AnswererPlan plan = (samples == null ? request : request.with(ModelSetting.SAMPLES, samples)).plan();
        return plan.doubtingAsSaid(threshold, doubt == Doubting.withhold);
    }
}
