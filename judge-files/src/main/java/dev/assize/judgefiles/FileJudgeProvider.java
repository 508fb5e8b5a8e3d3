package dev.assize.judgefiles;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.probe.Probe;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judgefiles.judge.JudgeFile;
import java.util.List;
import java.util.Optional;

/** The judge of a file. */
record FileJudgeProvider(JudgeFile file) implements JudgeProvider {
    @Override
    public JudgeId id() {
        return new JudgeId(file.id());
    }

    @Override
    public String title() {
        return file.title();
    }

    @Override
    public RunnableJudge open(JudgeSettings settings) {
        return new RunnableJudge(file.judge(settings.values()), file.embedded());
    }

    /** The file is its rules. */
    @Override
    public Optional<String> rules() {
        return Optional.of(file.text());
    }

    @Override
    public Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        return Optional.of(file.whole(settings.values()));
    }

    @Override
    public List<Probe> probes(JudgeSettings settings) {
        return file.probes(settings.values());
    }
}
