package dev.assize.cli.whole;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.judge.WholePrompt;
import dev.assize.engine.setup.SetupException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether cases are judged with one complete prompt, as a user says it on the command line. */
@Grouped(HelpGroup.MODELS)
public final class WholeOptions {

    @Option(
            names = "--whole-prompt",
            description = "Judge each case with one complete prompt and correct what comes back; needs a model.")
    private boolean whole;

    @Option(
            names = "--prompt",
            paramLabel = "FILE",
            description = "As --whole-prompt, with a prompt of your own; {field} and {{ field }} are filled in.")
    private @Nullable String file;

    /** The prompt, where it is a file of the user's. */
    public Optional<Path> prompt() {
        return Optional.ofNullable(file).map(Path::of);
    }

    public boolean isWhole() {
        return whole || file != null;
    }

    /**
     * The judge with what the user set for it, and with the prompt where there is one. Throws {@link SetupException} for a prompt
     * that cannot be used.
     *
     * @param notices is told what looks like a placeholder and was taken as text
     */
    public ChosenJudge judge(String name, Map<String, String> given, Consumer<String> notices) {
        JudgeSettings settings = settings(given);
        if (!isWhole()) {
            return ChosenJudge.named(name, settings);
        }
        WholePrompt prompt = file == null ? WholePrompt.OWN : WholePrompt.read(file);
        return ChosenJudge.named(name, prompt.among(name, settings, notices));
    }

    /** The judge whose embedded answers stand in for those to a whole prompt; null where there is no such prompt. */
    public @Nullable ChosenJudge standIn(String name, Map<String, String> given) {
        return isWhole() ? ChosenJudge.named(name, settings(given)) : null;
    }

    private static JudgeSettings settings(Map<String, String> given) {
        return new JudgeSettings(new TreeMap<>(given));
    }
}
