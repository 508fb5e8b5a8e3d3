package dev.assize.bench.calibrate;

import java.util.List;

/** The judges that can be calibrated. */
final class LabelledSets {

    private static final List<LabelledSet> ALL =
            List.of(new CoverageLabels(), new CitationLabels(), new BrandLabels(), new ProvisionLabels());

    private LabelledSets() {}

    static LabelledSet require(String judge) {
        return ALL.stream()
                .filter(set -> set.judge().info().id().value().equals(judge))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No judge \"" + judge + "\"; there are "
                        + ALL.stream().map(set -> set.judge().info().id()).toList()));
    }
}
