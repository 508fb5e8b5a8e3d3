package org.example.wordlimit;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.whole.WholeJudging;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Makes the judge known: its name stands in {@code META-INF/services}. */
public final class WordLimitProvider implements JudgeProvider {

    @Override
    public JudgeId id() {
        return WordLimit.ID;
    }

    @Override
    public String title() {
        return WordLimit.TITLE;
    }

    @Override
    public RunnableJudge open(JudgeSettings settings) {
        settings.allow();
        return new RunnableJudge(new WordLimit(), new EmbeddedWordLimit());
    }

    @Override
    public Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        settings.allow();
        return Optional.of(WordLimitAudit.judging());
    }

    @Override
    public Optional<String> page() {
        try (InputStream in = WordLimitProvider.class.getResourceAsStream("word-limit.md")) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
