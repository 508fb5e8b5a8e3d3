package dev.assize.cli.audit;

import dev.assize.cli.answerer.ModelOptions;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.store.StoreOption;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.audit.AuditSession;
import dev.assize.engine.judge.WholePrompt;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** A model that is asked for its replies now, as a user names it on the command line. */
@Grouped(HelpGroup.MODELS)
final class AskedModelOptions {

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

    private final EngineContext context;

    AskedModelOptions(EngineContext context) {
        this.store = new StoreOption(context);
        this.context = context;
    }

    boolean isNamed() {
        return model != null;
    }

    /** The files that the options name, which are read and not to be overwritten. */
    List<Path> files() {
        return Stream.concat(Stream.ofNullable(prompt).map(Path::of), options.files().stream())
                .toList();
    }

    /** Throws {@link SetupException} for an option that changes nothing where no model is asked. */
    void requireNone() {
        if (prompt != null) {
            throw SetupException.of("prompt", "is for a model that is asked; add --model PROVIDER/NAME");
        }
        options.refuse("--replies asks none; leave it out, or ask one with --model PROVIDER/NAME");
    }

    /**
     * Throws {@link SetupException} when the model cannot be had.
     *
     * @param notices is told what looks like a placeholder and was taken as text
     */
    AuditSession open(String judge, JudgeSettings settings, int jobs, Consumer<String> notices) {
        WholePrompt asked = prompt == null ? WholePrompt.OWN : WholePrompt.read(prompt);
        AnswererPlan plan = options.request(String.valueOf(model)).modelPlan();
        return AuditSession.asking(judge, settings, asked, plan, store.choice(), jobs, context, notices);
    }
}
