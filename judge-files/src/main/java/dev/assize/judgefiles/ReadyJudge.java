package dev.assize.judgefiles;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.probe.Probe;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judgefiles.judge.JudgeFile;
import dev.assize.text.ResourceText;
import java.util.List;
import java.util.Optional;

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

    @Override
    public final Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        return Optional.of(file().whole(settings.values()));
    }

    /** The file is its rules. */
    @Override
    public final Optional<String> rules() {
        return resource(id + ".yaml");
    }

    @Override
    public final Optional<String> page() {
        return resource(id + ".md");
    }

    @Override
    public final List<Probe> probes(JudgeSettings settings) {
        return file().probes(settings.values());
    }

    final JudgeFile file() {
        JudgeFile file = JudgeFile.parse(
                id + ".yaml",
                resource(id + ".yaml").orElseThrow(() -> new IllegalStateException("No judge file for " + id)),
                JudgeFile.Siblings.none());
        return resource(id + ".confidence.json")
                .map(ConfidenceTable::parse)
                .map(file::with)
                .orElse(file);
    }

    private static Optional<String> resource(String name) {
        return ResourceText.find(ReadyJudge.class, "ready/" + name);
    }
}
