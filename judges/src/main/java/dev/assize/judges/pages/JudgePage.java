package dev.assize.judges.pages;

import dev.assize.core.JudgeId;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** The pages of the judges that ship with Assize, as {@code docs/judges/} has them. */
public final class JudgePage {

    private JudgePage() {}

    public static Optional<String> of(JudgeId judge) {
        try (InputStream in = JudgePage.class.getResourceAsStream(judge + ".md")) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
