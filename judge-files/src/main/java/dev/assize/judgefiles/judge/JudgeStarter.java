package dev.assize.judgefiles.judge;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
        try (InputStream in = JudgeStarter.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + resource + " beside " + JudgeStarter.class.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceFirst("(?m)^judge: .*$", "judge: " + judge);
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the resource " + resource, e);
        }
    }
}
