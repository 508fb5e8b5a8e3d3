package dev.assize.cli.whole;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.core.catalog.JudgeSettings;
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
     * What the user set for the judge, and the prompt where there is one. Throws {@link SetupException} for a prompt that cannot be
     * used.
     *
     * @param notices is told what looks like a placeholder and was taken as text
     */
    public JudgeSettings settings(String judge, Map<String, String> given, Consumer<String> notices) {
        JudgeSettings settings = new JudgeSettings(new TreeMap<>(given));
        if (!isWhole()) {
            return settings;
        }
        WholePrompt prompt = file == null ? WholePrompt.OWN : WholePrompt.read(file);
        return prompt.among(judge, settings, notices);
    }
}
