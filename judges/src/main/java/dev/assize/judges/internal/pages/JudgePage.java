package dev.assize.judges.internal.pages;

import dev.assize.core.JudgeId;
import dev.assize.text.ResourceText;
import java.util.Optional;

/** The pages of the judges that ship with Assize, as {@code docs/judges/} has them. */
public final class JudgePage {

    private JudgePage() {}

    public static Optional<String> of(JudgeId judge) {
        return ResourceText.find(JudgePage.class, judge + ".md");
    }
}
