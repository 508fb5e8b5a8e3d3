package dev.assize.judges.provision;

import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.provision.Provision;
import java.util.List;

/**
 * The proof that an article belongs to an act: the act hangs on the article and is identified there, or the shape of the number
 * admits no other. That something hangs there and which act it is are two certainties; an article that only the context gives
 * its act has neither.
 */
final class Attachment {

    private Attachment() {}

    /** Whether one place of the provision proves its act. */
    static boolean isCertain(Provision provision) {
        return provision.isAttached() || provision.attribution().reason() == Reason.SHAPE_OF_NUMBER;
    }

    /** Whether every place of the provision proves its act. */
    static boolean isCertainEverywhere(Provision provision) {
        return provision.attributions().stream()
                .allMatch(attribution -> attribution.isAttached() || attribution.reason() == Reason.SHAPE_OF_NUMBER);
    }

    /** Whether an act hangs on the article everywhere, if only as "the said law", which is no treaty whichever law it is. */
    private static boolean isTakenUpEverywhere(Provision provision) {
        return provision.attributions().stream()
                .allMatch(attribution -> attribution.reason().compareTo(Reason.SHARED_FORWARD) <= 0);
    }

    /**
     * Whether every place of an article proves another act than the one that an item names.
     *
     * <p>A bare repetition ("article 28" after "article 28 of the law") proves nothing by itself. But where the extraction has
     * no item for the article under the act that the source attaches to it, the item can stand for nothing else.
     *
     * @param cited all provisions of the article, of whatever act
     */
    static boolean provesOther(ReadItem item, List<Provision> cited, SourceComparison comparison) {
        for (Provision provision : cited) {
            ActIdentity act = comparison.acts().identity(provision.act());
            boolean certain = isCertainEverywhere(provision)
                    || (isCertain(provision) && !comparison.hasItemOf(provision))
                    || (isTakenUpEverywhere(provision) && item.identity().isOtherKind(act));
            if (!certain || !item.identity().isProvablyOther(act)) {
                return false;
            }
        }
        return !cited.isEmpty();
    }
}
