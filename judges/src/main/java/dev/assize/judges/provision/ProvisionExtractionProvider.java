package dev.assize.judges.provision;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.probe.Probe;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.pages.JudgePage;
import java.util.List;
import java.util.Optional;

/** The judge {@link ProvisionExtraction} by its name. */
public final class ProvisionExtractionProvider implements JudgeProvider {

    @Override
    public JudgeId id() {
        return ProvisionExtraction.ID;
    }

    @Override
    public String title() {
        return ProvisionExtraction.TITLE;
    }

    @Override
    public RunnableJudge open(JudgeSettings settings) {
        return new RunnableJudge(new ProvisionExtraction(RangePolicy.of(settings)), new EmbeddedDisputes());
    }

    @Override
    public Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        return Optional.of(ProvisionAudit.judging(RangePolicy.of(settings)));
    }

    @Override
    public List<Probe> probes(JudgeSettings settings) {
        return ProvisionProbes.all();
    }

    @Override
    public Optional<String> page() {
        return JudgePage.of(id());
    }
}
