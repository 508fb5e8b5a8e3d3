package dev.assize.judgefiles;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.judgefiles.judge.JudgeFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** A judge file that ships with Assize; it is read when it is opened. */
abstract sealed class ReadyJudge implements JudgeProvider
        permits FaithfulnessJudge, RubricJudge, PairwiseJudge, ExactJudge, SimilarityJudge {

    private final String id;
    private final String title;

    ReadyJudge(String id, String title) {
        this.id = id;
        this.title = title;
    }

    @Override
    public final JudgeId id() {
        return new JudgeId(id);
    }

    @Override
    public final String title() {
        return title;
    }

    @Override
    public final RunnableJudge open(JudgeSettings settings) {
        JudgeFile file = file();
        return new RunnableJudge(file.judge(settings.values()), file.embedded());
    }

    final JudgeFile file() {
        String name = "ready/" + id + ".yaml";
        try (InputStream in = ReadyJudge.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("No resource " + name + " beside " + ReadyJudge.class.getName());
            }
            return JudgeFile.parse(
                    id + ".yaml", new String(in.readAllBytes(), StandardCharsets.UTF_8), JudgeFile.Siblings.none());
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the resource " + name, e);
        }
    }
}
