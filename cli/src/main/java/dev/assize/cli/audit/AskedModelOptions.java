package dev.assize.cli.audit;

import dev.assize.cli.Environment;
import dev.assize.cli.SetupException;
import dev.assize.cli.answerer.AnswererPlan;
import dev.assize.cli.answerer.ModelOptions;
import dev.assize.cli.answerer.OpenAnswerer;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.cli.store.OpenStore;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.whole.WholeOptions;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import java.time.Clock;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A model that is asked for its replies now, as a user names it on the command line. */
final class AskedModelOptions {

    /** The model with what it needs; {@code store} is null when no answers are kept. */
    record Opened(OpenAnswerer answerer, @Nullable OpenStore store) implements AutoCloseable {
        @Override
        public void close() {
            answerer.close();
            if (store != null) {
                store.close();
            }
        }
    }

    @Option(
            names = "--model",
            paramLabel = "PROVIDER/NAME",
            description = "Ask this model now, with the judge's whole prompt or with --prompt, instead of --replies;"
                    + " also a model of assize.yaml by its name.")
    private @Nullable String model;

    @Option(
            names = "--prompt",
            paramLabel = "FILE",
            description = "The complete prompt to ask --model with; {field} and {{ field }} are filled in.")
    private @Nullable String prompt;

    @Mixin
    private final ModelOptions options = new ModelOptions();

    @Mixin
    private final StoreOption store;

    private final Environment environment;
    private final Clock clock;

    AskedModelOptions(Environment environment, Clock clock) {
        this.store = new StoreOption(environment, clock);
        this.environment = environment;
        this.clock = clock;
    }

    boolean isNamed() {
        return model != null;
    }

    /** Throws {@link SetupException} for an option that changes nothing where no model is asked. */
    void requireNone() {
        if (prompt != null) {
            throw new SetupException("--prompt is for a model that is asked; add --model PROVIDER/NAME");
        }
        options.refuse("--replies asks none; leave it out, or ask one with --model PROVIDER/NAME");
    }

    /**
     * The judge with the prompt that the model is asked with.
     *
     * @param notices is told what looks like a placeholder and was taken as text
     */
    WholePromptJudge<?> judge(String judge, JudgeSettings settings, Consumer<String> notices) {
        String text = prompt == null ? ChosenJudge.OWN_PROMPT : WholeOptions.read(prompt);
        WholePromptJudge<?> whole = ChosenJudge.whole(judge, settings, text, String.valueOf(prompt));
        whole.template().notices().stream().distinct().forEach(notice -> notices.accept(prompt + ": " + notice));
        return whole;
    }

    /** Throws {@link SetupException} when the model cannot be had. */
    Opened open(StandardJudge asking) {
        AnswererPlan plan = options.plan("--model", String.valueOf(model));
        if (!plan.needsStore()) {
            return new Opened(plan.open(asking, environment, null, clock), null);
        }
        OpenStore opened = store.open();
        try {
            return new Opened(plan.open(asking, environment, opened.database(), clock), opened);
        } catch (RuntimeException e) {
            opened.close();
            throw e;
        }
    }
}
