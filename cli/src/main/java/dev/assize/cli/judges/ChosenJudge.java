package dev.assize.cli.judges;

import dev.assize.cli.Nearest;
import dev.assize.cli.SetupException;
import dev.assize.core.JudgeId;
import dev.assize.core.whole.PromptMistake;
import dev.assize.core.whole.WholeJudging;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.judges.StandardJudges;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The judge that a user named. */
public final class ChosenJudge {

    /** The setting that holds the complete prompt to judge with. */
    public static final String WHOLE_PROMPT = "whole-prompt";

    /** In place of a prompt: the one that ships with the judge. */
    public static final String OWN_PROMPT = "own";

    private ChosenJudge() {}

    /** Throws {@link SetupException} with the name that was probably meant. */
    public static StandardJudge named(String id) {
        return named(id, JudgeSettings.NONE);
    }

    /**
     * Throws {@link SetupException} also for a setting that the judge does not have. With the setting {@link #WHOLE_PROMPT} it is
     * the judge that asks for whole verdicts, which nobody but a model can answer.
     */
    public static StandardJudge named(String id, JudgeSettings settings) {
        String prompt = settings.values().get(WHOLE_PROMPT);
        if (prompt != null) {
            return new StandardJudge(whole(id, settings, prompt, "prompt"), NoAnswerer.INSTANCE);
        }
        try {
            return StandardJudges.find(id, settings).orElseThrow(() -> unknown(id));
        } catch (IllegalArgumentException e) {
            throw new SetupException("--set: " + e.getMessage());
        }
    }

    /** The judge of that name for whole cases; throws as {@link #named(String, JudgeSettings)} does. */
    public static WholeJudging<?> whole(String id, JudgeSettings settings) {
        try {
            return StandardJudges.findWhole(id, without(settings)).orElseThrow(() -> unknown(id));
        } catch (IllegalArgumentException e) {
            throw new SetupException("--set: " + e.getMessage());
        }
    }

    /**
     * Throws {@link SetupException} for a prompt with a placeholder that nobody can fill.
     *
     * @param source what to call the prompt in the message
     */
    public static WholePromptJudge<?> whole(String id, JudgeSettings settings, String prompt, String source) {
        WholeJudging<?> judging = whole(id, settings);
        try {
            return prompt.equals(OWN_PROMPT) ? judging.withOwnPrompt() : judging.withPrompt(prompt);
        } catch (PromptMistake e) {
            String name = e.written().replaceAll("[${}\\s]", "");
            String meant = Nearest.to(name, e.known())
                    .map(known -> "; did you mean \"" + known + "\"?")
                    .orElse("");
            throw new SetupException(source + ":" + e.line() + ": " + e.written() + " " + e.reason() + meant);
        }
    }

    private static JudgeSettings without(JudgeSettings settings) {
        SortedMap<String, String> rest = new TreeMap<>(settings.values());
        rest.remove(WHOLE_PROMPT);
        return new JudgeSettings(rest);
    }

    private static SetupException unknown(String id) {
        List<String> known = StandardJudges.ids().stream().map(JudgeId::value).toList();
        String meant = Nearest.to(id, known)
                .map(name -> "did you mean \"" + name + "\"?")
                .orElse("there are: " + String.join(", ", known));
        return new SetupException("no judge is called \"" + id + "\"; " + meant);
    }
}
