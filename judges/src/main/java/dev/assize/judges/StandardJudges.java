package dev.assize.judges;

import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.question.Answerer;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.brand.BrandAudit;
import dev.assize.judges.brand.BrandExtraction;
import dev.assize.judges.brand.EmbeddedBrand;
import dev.assize.judges.citation.CitationAudit;
import dev.assize.judges.citation.CitationMapping;
import dev.assize.judges.citation.EmbeddedCitation;
import dev.assize.judges.coverage.CoverageAudit;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.judges.coverage.ReferenceCoverage;
import dev.assize.judges.provision.EmbeddedDisputes;
import dev.assize.judges.provision.ProvisionAudit;
import dev.assize.judges.provision.ProvisionExtraction;
import dev.assize.judges.provision.RangePolicy;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The list of judges that ship with Assize. A judge is made when it is asked for: naming one costs nothing. */
public final class StandardJudges {

    private record Entry(
            JudgeId id,
            String title,
            Function<JudgeSettings, StandardJudge> maker,
            Function<JudgeSettings, WholeJudging<?>> whole) {}

    private static final List<Entry> ALL = List.of(
            new Entry(
                    CitationMapping.ID,
                    CitationMapping.TITLE,
                    settings -> plain(settings, new CitationMapping(), new EmbeddedCitation()),
                    settings -> plain(settings, CitationAudit.judging())),
            new Entry(
                    ProvisionExtraction.ID,
                    ProvisionExtraction.TITLE,
                    StandardJudges::provisionExtraction,
                    settings -> ProvisionAudit.judging(ranges(settings))),
            new Entry(
                    BrandExtraction.ID,
                    BrandExtraction.TITLE,
                    settings -> plain(settings, new BrandExtraction(), new EmbeddedBrand()),
                    settings -> plain(settings, BrandAudit.judging())),
            new Entry(
                    ReferenceCoverage.ID,
                    ReferenceCoverage.TITLE,
                    settings -> plain(settings, new ReferenceCoverage(), new EmbeddedCoverage()),
                    settings -> plain(settings, CoverageAudit.judging())));

    private StandardJudges() {}

    public static List<JudgeId> ids() {
        return ALL.stream().map(Entry::id).toList();
    }

    /** What the judge of that id judges, in a few words. */
    public static Optional<String> title(String id) {
        return entry(id).map(Entry::title);
    }

    public static Optional<StandardJudge> find(String id) {
        return find(id, JudgeSettings.NONE);
    }

    /** Throws {@link IllegalArgumentException} when the judge does not have a setting, or not that value of it. */
    public static Optional<StandardJudge> find(String id, JudgeSettings settings) {
        return entry(id).map(entry -> entry.maker().apply(settings));
    }

    /** The judge of that id for whole cases put to a model; throws as {@link #find(String, JudgeSettings)} does. */
    public static Optional<WholeJudging<?>> findWhole(String id, JudgeSettings settings) {
        return entry(id).map(entry -> entry.whole().apply(settings));
    }

    private static WholeJudging<?> plain(JudgeSettings settings, WholeJudging<?> judging) {
        settings.allow();
        return judging;
    }

    private static StandardJudge plain(JudgeSettings settings, Judge<?> judge, Answerer embedded) {
        settings.allow();
        return new StandardJudge(judge, embedded);
    }

    private static StandardJudge provisionExtraction(JudgeSettings settings) {
        return new StandardJudge(new ProvisionExtraction(ranges(settings)), new EmbeddedDisputes());
    }

    private static RangePolicy ranges(JudgeSettings settings) {
        return settings.allow(RangePolicy.SETTING).choice(RangePolicy.SETTING, RangePolicy.ALL);
    }

    private static Optional<Entry> entry(String id) {
        return ALL.stream().filter(entry -> entry.id().value().equals(id)).findFirst();
    }
}
