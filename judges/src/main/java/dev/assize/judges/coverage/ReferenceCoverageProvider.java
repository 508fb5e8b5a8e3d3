package dev.assize.judges.coverage;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.probe.Probe;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.pages.JudgePage;
import java.util.List;
import java.util.Optional;

/** The judge {@link ReferenceCoverage} by its name. */
public final class ReferenceCoverageProvider implements JudgeProvider {

    @Override
    public JudgeId id() {
        return ReferenceCoverage.ID;
    }

    @Override
    public String title() {
        return ReferenceCoverage.TITLE;
    }

    @Override
    public RunnableJudge open(JudgeSettings settings) {
        settings.allow();
        return new RunnableJudge(new ReferenceCoverage(), new EmbeddedCoverage());
    }

    @Override
    public Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        settings.allow();
        return Optional.of(CoverageAudit.judging());
    }

    @Override
    public List<Probe> probes(JudgeSettings settings) {
        return CoverageProbes.all();
    }

    @Override
    public Optional<String> page() {
        return JudgePage.of(id());
    }
}
