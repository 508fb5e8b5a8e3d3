package dev.assize.judges.citation;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.probe.Probe;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.pages.JudgePage;
import java.util.List;
import java.util.Optional;

/** The judge {@link CitationMapping} by its name. */
public final class CitationMappingProvider implements JudgeProvider {

    @Override
    public JudgeId id() {
        return CitationMapping.ID;
    }

    @Override
    public String title() {
        return CitationMapping.TITLE;
    }

    @Override
    public RunnableJudge open(JudgeSettings settings) {
        settings.allow();
        return new RunnableJudge(new CitationMapping(), new EmbeddedCitation());
    }

    @Override
    public Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        settings.allow();
        return Optional.of(CitationAudit.judging());
    }

    @Override
    public List<Probe> probes(JudgeSettings settings) {
        return CitationProbes.all();
    }

    @Override
    public Optional<String> page() {
        return JudgePage.of(id());
    }
}
