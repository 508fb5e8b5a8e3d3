package dev.assize.judges.brand;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.probe.Probe;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.pages.JudgePage;
import java.util.List;
import java.util.Optional;

/** The judge {@link BrandExtraction} by its name. */
public final class BrandExtractionProvider implements JudgeProvider {

    @Override
    public JudgeId id() {
        return BrandExtraction.ID;
    }

    @Override
    public String title() {
        return BrandExtraction.TITLE;
    }

    @Override
    public RunnableJudge open(JudgeSettings settings) {
        settings.allow();
        return new RunnableJudge(new BrandExtraction(), new EmbeddedBrand());
    }

    @Override
    public Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        settings.allow();
        return Optional.of(BrandAudit.judging());
    }

    @Override
    public List<Probe> probes(JudgeSettings settings) {
        return BrandProbes.all();
    }

    @Override
    public Optional<String> page() {
        return JudgePage.of(id());
    }
}
