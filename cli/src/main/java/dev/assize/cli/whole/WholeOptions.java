package dev.assize.cli.whole;

import dev.assize.cli.SetupException;
import dev.assize.cli.judges.ChosenJudge;
import dev.assize.judges.JudgeSettings;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * Whether cases are judged with one complete prompt. The prompt itself becomes a setting of the judge, so that whatever keeps the
 * settings keeps it too, and a run goes on with the prompt that it began with.
 */
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
        SortedMap<String, String> all = new TreeMap<>(given);
        if (isWhole()) {
            String prompt = prompt();
            // Read once more where the judge is made, but only here is it known which file to complain about.
            ChosenJudge.whole(judge, new JudgeSettings(all), prompt, source()).template().notices().stream()
                    .distinct()
                    .forEach(notice -> notices.accept(source() + ": " + notice));
            all.put(ChosenJudge.WHOLE_PROMPT, prompt);
        }
        return new JudgeSettings(all);
    }

    /** The prompt itself, or what stands for ours. */
    public String prompt() {
        return file == null ? ChosenJudge.OWN_PROMPT : read(file);
    }

    /** What to call the prompt in messages. */
    public String source() {
        return file == null ? "--whole-prompt" : file;
    }

    /** The text of a prompt that the user named; throws {@link SetupException} when there is none. */
    public static String read(String file) {
        try {
            String text = Files.readString(Path.of(file), StandardCharsets.UTF_8);
            if (text.isBlank()) {
                throw new SetupException("--prompt " + file + ": found nothing in it, expected a prompt");
            }
            return text;
        } catch (CharacterCodingException e) {
            throw new SetupException("--prompt " + file + ": found bytes that are no UTF-8, expected text in UTF-8");
        } catch (IOException e) {
            throw new SetupException("--prompt " + file + ": cannot be read; name a file with your prompt");
        }
    }
}
