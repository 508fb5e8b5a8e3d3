package dev.assize.judges;

import dev.assize.core.JudgeId;
import dev.assize.judges.brand.BrandExtraction;
import dev.assize.judges.brand.EmbeddedBrand;
import dev.assize.judges.citation.CitationMapping;
import dev.assize.judges.citation.EmbeddedCitation;
import dev.assize.judges.coverage.EmbeddedCoverage;
import dev.assize.judges.coverage.ReferenceCoverage;
import dev.assize.judges.provision.EmbeddedDisputes;
import dev.assize.judges.provision.ProvisionExtraction;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The list of judges that ship with Assize. A judge is made when it is asked for: naming one costs nothing. */
public final class StandardJudges {

    private record Entry(JudgeId id, String title, Supplier<StandardJudge> maker) {}

    private static final List<Entry> ALL = List.of(
            new Entry(
                    CitationMapping.ID,
                    CitationMapping.TITLE,
                    () -> new StandardJudge(new CitationMapping(), new EmbeddedCitation())),
            new Entry(
                    ProvisionExtraction.ID,
                    ProvisionExtraction.TITLE,
                    () -> new StandardJudge(new ProvisionExtraction(), new EmbeddedDisputes())),
            new Entry(
                    BrandExtraction.ID,
                    BrandExtraction.TITLE,
                    () -> new StandardJudge(new BrandExtraction(), new EmbeddedBrand())),
            new Entry(
                    ReferenceCoverage.ID,
                    ReferenceCoverage.TITLE,
                    () -> new StandardJudge(new ReferenceCoverage(), new EmbeddedCoverage())));

    private StandardJudges() {}

    public static List<JudgeId> ids() {
        return ALL.stream().map(Entry::id).toList();
    }

    /** What the judge of that id judges, in a few words. */
    public static Optional<String> title(String id) {
        return entry(id).map(Entry::title);
    }

    public static Optional<StandardJudge> find(String id) {
        return entry(id).map(entry -> entry.maker().get());
    }

    private static Optional<Entry> entry(String id) {
        return ALL.stream().filter(entry -> entry.id().value().equals(id)).findFirst();
    }
}
