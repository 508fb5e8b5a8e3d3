package dev.assize.runs.agree;

import dev.assize.stats.KappaAgreement;
import dev.assize.stats.KrippendorffAlpha;

/** What the values of a topic are, and so how agreement on them is measured. */
enum TopicKind {
    /** Names without an order: yes and no, one of some options, a label. */
    NAMES(KrippendorffAlpha.Scale.NOMINAL, KappaAgreement.Weighting.UNWEIGHTED),
    /** Whole numbers of a scale, of which only the order is sure. */
    ORDER(KrippendorffAlpha.Scale.ORDINAL, KappaAgreement.Weighting.QUADRATIC),
    /** Scores, whose distances mean something. */
    NUMBERS(KrippendorffAlpha.Scale.INTERVAL, KappaAgreement.Weighting.QUADRATIC),
    /** Lists of texts and whole documents: equal or not, and how much two lists have in common. */
    LISTS(KrippendorffAlpha.Scale.NOMINAL, KappaAgreement.Weighting.UNWEIGHTED);

    private final KrippendorffAlpha.Scale scale;
    private final KappaAgreement.Weighting weighting;

    TopicKind(KrippendorffAlpha.Scale scale, KappaAgreement.Weighting weighting) {
        this.scale = scale;
        this.weighting = weighting;
    }

    KrippendorffAlpha.Scale scale() {
        return scale;
    }

    KappaAgreement.Weighting weighting() {
        return weighting;
    }

    /** Of a form as a judge's outline names it. */
    static TopicKind ofForm(String form) {
        return switch (form) {
            case "scale" -> ORDER;
            case "listing", "document" -> LISTS;
            default -> NAMES;
        };
    }
}
