package dev.assize.judgefiles.judge;

import dev.assize.text.ResourceText;
import java.util.Locale;

/** Judge files to start from, each with examples that pass. */
public enum JudgeStarter {
    /** Scales with a gate. */
    RUBRIC,
    /** Criteria with points in every row. */
    POINTS,
    /** Two answers in both orders. */
    PAIRWISE,
    /** Claims against contexts. */
    CLAIMS,
    /** Errors with severities. */
    MQM,
    /** Code alone, and a checklist per section. */
    CHECKS;

    /** The file, for a judge of that name. */
    public String text(String judge) {
        String resource = "starters/" + name().toLowerCase(Locale.ROOT) + ".yaml";
        return ResourceText.beside(JudgeStarter.class, resource).replaceFirst("(?m)^judge: .*$", "judge: " + judge);
    }
}
