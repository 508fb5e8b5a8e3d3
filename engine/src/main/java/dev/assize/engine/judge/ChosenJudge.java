package dev.assize.engine.judge;

import dev.assize.core.Judge;
import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.probe.FieldProbes;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.QuestionVariant;
import dev.assize.core.question.Answerer;
import dev.assize.core.whole.PromptMistake;
import dev.assize.core.whole.WholeJudging;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.engine.internal.NoAnswerer;
import dev.assize.engine.setup.SetupException;
import dev.assize.text.NearestName;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The judge that somebody named, ready to judge.
 *
 * @param name by which it can be had again: its id, or where it is
 * @param settings with which it was opened
 * @param embedded the rules that answer its questions when nobody else does
 */
public record ChosenJudge(String name, JudgeSettings settings, Judge<?> judge, Answerer embedded) {

    /** The setting that holds the complete prompt to judge with. */
    public static final String WHOLE_PROMPT = "whole-prompt";

    public JudgeInfo info() {
        return judge.info();
    }

    /** Where the judge is, from any folder; empty for one that is known by its id. */
    public Optional<String> place() {
        return name.equals(info().id().value())
                ? Optional.empty()
                : Optional.of(Path.of(name).toAbsolutePath().normalize().toString());
    }

    /** The file or folder that the judge was read from; none for one that is known by its id. */
    public List<Path> files() {
        return place().stream().map(Path::of).toList();
    }

    /** Throws {@link SetupException} with the name that was probably meant. */
    public static ChosenJudge named(String name) {
        return named(name, JudgeSettings.NONE);
    }

    /**
     * Throws {@link SetupException} also for a setting that the judge does not have. With the setting {@link #WHOLE_PROMPT}
     * it is the judge that asks for whole verdicts, which nobody but a model can answer.
     */
    public static ChosenJudge named(String name, JudgeSettings settings) {
        String prompt = settings.values().get(WHOLE_PROMPT);
        if (prompt != null) {
            WholePromptJudge<?> whole = whole(name, settings, new WholePrompt(prompt, "prompt"));
            boolean audits = settings.values().containsKey(WholePromptJudge.AUDIT_SETTING);
            return new ChosenJudge(name, settings, audits ? whole.askingAlways() : whole, NoAnswerer.INSTANCE);
        }
        JudgeProvider provider = JudgeCatalog.installed().require(name);
        RunnableJudge opened = SetupException.whereWrong("set", () -> provider.open(settings));
        return new ChosenJudge(name, settings, opened.judge(), opened.embedded());
    }

    /** The same judge, asked in another way. */
    public ChosenJudge asking(Judge<?> other) {
        return new ChosenJudge(name, settings, other, embedded);
    }

    /** The same judge with its questions put in another way. */
    public ChosenJudge asking(QuestionVariant.Asking way) {
        return asking(varied(judge, way));
    }

    private static <C> Judge<C> varied(Judge<C> judge, QuestionVariant.Asking way) {
        return QuestionVariant.of(judge, way);
    }

    /** Whether it puts whole cases to a model, with one complete prompt. */
    public boolean asksForWholeVerdicts() {
        return QuestionVariant.plain(judge) instanceof WholePromptJudge;
    }

    /** The changes by which it can be tried: its own, or where it offers none, those that its fields allow. */
    public List<Probe> probes() {
        List<Probe> own = JudgeCatalog.installed().require(name).probes(without(settings));
        return own.isEmpty() ? FieldProbes.of(info()) : own;
    }

    /** The judge of that name for whole cases; throws as {@link #named(String, JudgeSettings)} does. */
    public static WholeJudging<?> whole(String name, JudgeSettings settings) {
        JudgeProvider provider = JudgeCatalog.installed().require(name);
        return SetupException.whereWrong("set", () -> provider.openWhole(without(settings)))
                .orElseThrow(() ->
                        new SetupException("the judge \"" + name + "\" has no prompt for whole verdicts and no audit"));
    }

    /** Throws {@link SetupException} for a prompt with a placeholder that nobody can fill. */
    public static WholePromptJudge<?> whole(String name, JudgeSettings settings, WholePrompt prompt) {
        WholeJudging<?> judging = whole(name, settings);
        try {
            return prompt.isOwn() ? judging.withOwnPrompt() : judging.withPrompt(prompt.text());
        } catch (PromptMistake e) {
            String spelled = e.written().replaceAll("[${}\\s]", "");
            String meant = NearestName.to(spelled, e.known())
                    .map(known -> "; did you mean \"" + known + "\"?")
                    .orElse("");
            throw new SetupException(prompt.source() + ":" + e.line() + ": " + e.written() + " " + e.reason() + meant);
        }
    }

    /** The judge itself, where this one puts whole cases to a model. */
    public ChosenJudge own() {
        return asksForWholeVerdicts() ? named(name, without(settings)) : this;
    }

    private static JudgeSettings without(JudgeSettings settings) {
        SortedMap<String, String> rest = new TreeMap<>(settings.values());
        rest.remove(WHOLE_PROMPT);
        rest.remove(WholePromptJudge.AUDIT_SETTING);
        return new JudgeSettings(rest);
    }
}
