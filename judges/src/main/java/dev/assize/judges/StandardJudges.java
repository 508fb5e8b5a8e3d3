package dev.assize.judges;

import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.question.Answerer;
import dev.assize.judges.brand.BrandExtraction;
import dev.assize.judges.brand.EmbeddedBrand;
import dev.assize.judges.citation.CitationMapping;
import dev.assize.judges.citation.EmbeddedCitation;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.judges.coverage.ReferenceCoverage;
import dev.assize.judges.provision.EmbeddedDisputes;
import dev.assize.judges.provision.ProvisionExtraction;
import dev.assize.judges.provision.RangePolicy;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The list of judges that ship with Assize. A judge is made when it is asked for: naming one costs nothing. */
public final class StandardJudges {

    private record Entry(JudgeId id, String title, Function<JudgeSettings, StandardJudge> maker) {}

    private static final List<Entry> ALL = List.of(
            new Entry(
                    CitationMapping.ID,
                    CitationMapping.TITLE,
                    settings -> plain(settings, new CitationMapping(), new EmbeddedCitation())),
            new Entry(ProvisionExtraction.ID, ProvisionExtraction.TITLE, StandardJudges::provisionExtraction),
            new Entry(
                    BrandExtraction.ID,
                    BrandExtraction.TITLE,
                    settings -> plain(settings, new BrandExtraction(), new EmbeddedBrand())),
            new Entry(
                    ReferenceCoverage.ID,
                    ReferenceCoverage.TITLE,
                    settings -> plain(settings, new ReferenceCoverage(), new EmbeddedCoverage())));

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

    private static StandardJudge plain(JudgeSettings settings, Judge<?> judge, Answerer embedded) {
        settings.allow();
        return new StandardJudge(judge, embedded);
    }

    private static StandardJudge provisionExtraction(JudgeSettings settings) {
        RangePolicy ranges = settings.allow(RangePolicy.SETTING).choice(RangePolicy.SETTING, RangePolicy.ALL);
        return new StandardJudge(new ProvisionExtraction(ranges), new EmbeddedDisputes());
    }

    private static Optional<Entry> entry(String id) {
        return ALL.stream().filter(entry -> entry.id().value().equals(id)).findFirst();
    }
}
