package dev.assize.cli.audit;

import dev.assize.cli.answerer.ModelOptions;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.store.StoreOption;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.WholePrompt;
import dev.assize.engine.run.AuditRequest;
import dev.assize.engine.run.AuditSession;
import dev.assize.engine.run.ResumeRequest;
import dev.assize.engine.run.RunEvents;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import java.math.BigDecimal;
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

    @Grouped(HelpGroup.RUNS)
    @Option(
            names = "--run",
            paramLabel = "NAME",
            description = "Keep the audit of --model as a run of this name, to go on with it when it was cut off.")
    private @Nullable String run;

    @Grouped(HelpGroup.RUNS)
    @Option(names = "--replace", description = "Delete an earlier run of that name first.")
    private boolean replace;

    @Grouped(HelpGroup.RUNS)
    @Option(
            names = "--resume",
            paramLabel = "NAME",
            description = "Go on with an audit that --run kept, or show it again; what was replied is not asked again."
                    + " JUDGE and the model are those of the run; CASES only where they are elsewhere now.")
    private @Nullable String resumed;

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

    /** Whether an audit that was kept goes on. */
    boolean isResumed() {
        return resumed != null;
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
        if (run != null || replace) {
            throw SetupException.of("run", "keeps what a model is asked now; add --model PROVIDER/NAME");
        }
        options.refuse("--replies asks none; leave it out, or ask one with --model PROVIDER/NAME");
    }

    /**
     * Throws {@link SetupException} when the model cannot be had.
     *
     * @param notices is told what looks like a placeholder and was taken as text
     */
    AuditSession open(AuditRequest request, RunEvents events, Consumer<String> notices) {
        if (replace && run == null) {
            throw SetupException.of("replace", "is for a run that is kept; add --run NAME");
        }
        WholePrompt asked = prompt == null ? WholePrompt.OWN : WholePrompt.read(prompt);
        AnswererPlan plan = options.request(String.valueOf(model)).modelPlan();
        RunRequest.Keep keep = run == null ? null : new RunRequest.Keep(run, replace);
        return AuditSession.asking(request, asked, plan, keep, store.choice(), context, events, notices);
    }

    /**
     * Throws {@link SetupException} when the audit cannot go on.
     *
     * @param places where its cases are now; empty for where they were
     */
    AuditSession resume(List<String> places, int jobs, RunEvents events) {
        if (model != null || prompt != null || run != null || replace) {
            throw new SetupException(
                    "--resume goes on with the model, the prompt and the name that the audit has; leave --model, --prompt,"
                            + " --run and --replace out");
        }
        BigDecimal budget = options.onlyBudget("--resume goes on with the settings that the audit has; leave it out");
        ResumeRequest request = new ResumeRequest(String.valueOf(resumed), places, jobs, budget, store.choice());
        return AuditSession.resume(request, context, events);
    }
}
