package dev.assize.cli.judges;

import dev.assize.cli.Nearest;
import dev.assize.cli.SetupException;
import dev.assize.core.JudgeId;
import dev.assize.judges.JudgeSettings;
import dev.assize.judges.StandardJudge;
import dev.assize.judges.StandardJudges;
import java.util.List;

/** The judge that a user named. */
public final class ChosenJudge {

    private ChosenJudge() {}

    /** Throws {@link SetupException} with the name that was probably meant. */
    public static StandardJudge named(String id) {
        return named(id, JudgeSettings.NONE);
    }

    /** Throws {@link SetupException} also for a setting that the judge does not have. */
    public static StandardJudge named(String id, JudgeSettings settings) {
        try {
            return StandardJudges.find(id, settings).orElseThrow(() -> unknown(id));
        } catch (IllegalArgumentException e) {
            throw new SetupException("--set: " + e.getMessage());
        }
    }

    private static SetupException unknown(String id) {
        List<String> known = StandardJudges.ids().stream().map(JudgeId::value).toList();
        String meant = Nearest.to(id, known)
                .map(name -> "did you mean \"" + name + "\"?")
                .orElse("there are: " + String.join(", ", known));
        return new SetupException("no judge is called \"" + id + "\"; " + meant);
    }
}
