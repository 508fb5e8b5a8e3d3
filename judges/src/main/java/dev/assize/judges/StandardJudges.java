package dev.assize.judges;

import dev.assize.core.JudgeId;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.brand.BrandExtractionProvider;
import dev.assize.judges.citation.CitationMappingProvider;
import dev.assize.judges.coverage.ReferenceCoverageProvider;
import dev.assize.judges.provision.ProvisionExtractionProvider;
import java.util.List;
import java.util.Optional;

/**
 * The judges that ship with Assize, for who wants just these. Whoever takes judges from anywhere finds them as services, of
 * which {@code META-INF/services} has the same list.
 */
public final class StandardJudges {

    private static final List<JudgeProvider> ALL = List.of(
            new CitationMappingProvider(),
            new ProvisionExtractionProvider(),
            new BrandExtractionProvider(),
            new ReferenceCoverageProvider());

    private StandardJudges() {}

    public static List<JudgeId> ids() {
        return ALL.stream().map(JudgeProvider::id).toList();
    }

    public static Optional<RunnableJudge> find(String id) {
        return find(id, JudgeSettings.NONE);
    }

    /** Throws {@link IllegalArgumentException} when the judge does not have a setting, or not that value of it. */
    public static Optional<RunnableJudge> find(String id, JudgeSettings settings) {
        return provider(id).map(provider -> provider.open(settings));
    }

    /** The judge of that id for whole cases put to a model; throws as {@link #find(String, JudgeSettings)} does. */
    public static Optional<WholeJudging<?>> findWhole(String id, JudgeSettings settings) {
        return provider(id).flatMap(provider -> provider.openWhole(settings));
    }

    private static Optional<JudgeProvider> provider(String id) {
        return ALL.stream().filter(provider -> provider.id().value().equals(id)).findFirst();
    }
}
