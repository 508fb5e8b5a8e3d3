package dev.assize.engine.judge;

import dev.assize.core.catalog.JudgeSettings;
import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * One complete prompt to judge with. It becomes a setting of the judge, so that whatever keeps the settings keeps it too,
 * and a run goes on with the prompt that it began with.
 *
 * @param text the prompt, or a word for the one that ships with the judge
 * @param source what to call it in messages
 */
public record WholePrompt(String text, String source) {

    private static final String OWN_TEXT = "own";

    /** The prompt that ships with the judge. */
    public static final WholePrompt OWN = new WholePrompt(OWN_TEXT, "whole-prompt");

    /** A prompt of the user's own; throws {@link SetupException} when there is none. */
    public static WholePrompt read(String file) {
        try {
            String text = Files.readString(Path.of(file), StandardCharsets.UTF_8);
            if (text.isBlank()) {
                throw SetupException.of("prompt", file + ": found nothing in it, expected a prompt");
            }
            return new WholePrompt(text, file);
        } catch (CharacterCodingException e) {
            throw SetupException.of("prompt", file + ": found bytes that are no UTF-8, expected text in UTF-8");
        } catch (IOException e) {
            throw SetupException.of("prompt", file + ": cannot be read; name a file with your prompt");
        }
    }

    boolean isOwn() {
        return text.equals(OWN_TEXT);
    }

    /**
     * The settings of a judge that asks with this prompt. Throws {@link SetupException} for a prompt that cannot be used.
     *
     * @param notices is told what looks like a placeholder and was taken as text
     */
    public JudgeSettings among(String judge, JudgeSettings others, Consumer<String> notices) {
        // Read once more where the judge is made, but only here is it known which file to complain about.
        ChosenJudge.whole(judge, others, this).template().notices().stream()
                .distinct()
                .forEach(notice -> notices.accept(source + ": " + notice));
        SortedMap<String, String> all = new TreeMap<>(others.values());
        all.put(ChosenJudge.WHOLE_PROMPT, text);
        return new JudgeSettings(all);
    }
}
