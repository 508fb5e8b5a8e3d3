package dev.assize.judges.provision;

import dev.assize.law.be.provision.Attribution;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The proof that an article belongs to an act: the act hangs on the article and is identified there, or the shape of the number
 * admits no other. That something hangs there and which act it is are two certainties; an article that only the context gives
 * its act has neither.
 *
 * <p>That it hangs is seen in the words: between the article and the name stand numbers, marks, sub-divisions and little words.
 */
final class Attachment {

    /** The longest list that one act is named behind, in tokens. */
    private static final int FAR_BEHIND = 60;

    private static final int FAR_BEFORE = 30;
    private static final int LITTLE = 5;

    /** So soon after a bare article its act may still be named. */
    private static final int SOON_AFTER = 200;

    /** "invoegt", "introduit", "combinaison": so many longer words may stand between and change nothing. */
    private static final int MOST_WORDS = 3;

    private final Tokens tokens;

    Attachment(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Whether one place of the provision proves its act. */
    boolean isCertain(Provision provision) {
        for (int i = 0; i < provision.spans().size(); i++) {
            if (isCertain(provision, i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCertain(Provision provision, int place) {
        Attribution attribution = provision.attributions().get(place);
        return attribution.reason() == Reason.SHAPE_OF_NUMBER
                || (attribution.isAttached() && hangs(provision.spans().get(place), attribution.words()));
    }

    /** Whether nothing of weight stands between an article and the name of an act. */
    private boolean hangs(Span article, Span name) {
        if (name.start() >= article.end()) {
            return isLight(tokens.indexAt(article.end()), tokens.indexAt(name.start()), FAR_BEHIND);
        }
        return name.start() >= article.start()
                || isLight(tokens.indexAt(name.end()), tokens.indexAt(article.start()), FAR_BEFORE);
    }

    private boolean isLight(int from, int to, int most) {
        int words = 0;
        for (int at = from; at < to; at++) {
            boolean ends = tokens.gapBefore(at) == Gap.PARAGRAPH;
            words += tokens.isWord(at) && tokens.form(at).length() > LITTLE ? 1 : 0;
            if (ends || words > MOST_WORDS || at - from > most) {
                return false;
            }
        }
        return true;
    }

    /** Whether the reading says that an act hangs on the article, which proves nothing yet. */
    static boolean isRead(Provision provision) {
        return provision.isAttached() || provision.attribution().reason() == Reason.SHAPE_OF_NUMBER;
    }

    /** Whether an act hangs on the article everywhere, if only as "the said law", which is no treaty whichever law it is. */
    private boolean isTakenUpEverywhere(Provision provision) {
        for (int i = 0; i < provision.spans().size(); i++) {
            Attribution attribution = provision.attributions().get(i);
            boolean taken = attribution.reason().compareTo(Reason.SHARED_FORWARD) <= 0
                    && hangs(provision.spans().get(i), attribution.words());
            if (!taken) {
                return false;
            }
        }
        return true;
    }

    /**
     * Whether every place of an article proves another act than the one that an item names.
     *
     * <p>A bare repetition ("article 28" after "article 28 of the law") proves nothing by itself. But where the extraction has
     * no item for the article under the act that the source attaches to it, the item can stand for nothing else.
     *
     * @param cited all provisions of the article, of whatever act
     */
    boolean provesOther(ReadItem item, List<Provision> cited, SourceComparison comparison) {
        for (Provision provision : cited) {
            ActIdentity act = comparison.acts().identity(provision.act());
            boolean certain = isCertainOrExcluded(provision, item, comparison.context())
                    || (isCertain(provision) && !comparison.hasItemOf(provision))
                    || (isTakenUpEverywhere(provision) && item.identity().isOtherKind(act));
            if (!certain || !comparison.acts().areOther(item.identity(), provision.act())) {
                return false;
            }
        }
        return !cited.isEmpty();
    }

    /** Whether each place proves the act of the provision, or repeats what was proven before without a word of the item's act. */
    private boolean isCertainOrExcluded(Provision provision, ReadItem item, ActContext context) {
        int proven = -1;
        for (int i : inOrder(provision)) {
            Span place = provision.spans().get(i);
            boolean repeated = proven >= 0
                    && item.act() != null
                    && !context.isNamedBetween(item.act(), proven, place.end() + SOON_AFTER);
            if (isCertain(provision, i)) {
                proven = place.end();
            } else if (!repeated) {
                return false;
            }
        }
        return proven >= 0;
    }

    private static List<Integer> inOrder(Provision provision) {
        return IntStream.range(0, provision.spans().size())
                .boxed()
                .sorted(Comparator.comparing(i -> provision.spans().get(i)))
                .toList();
    }
}
