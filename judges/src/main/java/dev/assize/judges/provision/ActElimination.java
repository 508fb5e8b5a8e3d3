package dev.assize.judges.provision;

import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.provision.Attribution;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.Provision;
import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The proof by elimination that an act is meant at no place of an article: at each of them another act hangs on the article, or
 * the place is accounted for in another way that leaves no room for this one.
 *
 * <p>A bare place is accounted for where the article hung on its act before and nobody named the other act since; where the number
 * is one that hardly two acts share (57ter, XX.99, 1382), hangs on its act somewhere, and the other act is not named beside the
 * place; where "that article" takes it up; where a possessive has its antecedent in the same sentence, which does not name the other act;
 * inside the quotation that an article of its act opens; and where it is the only place of an item that has this very act,
 * article and path: then the extraction itself says whose it is.
 */
final class ActElimination {

    /** "Ger.W., art. 1382": so near before a number stands the name of its act. */
    private static final int BESIDE = 40;

    /** No more places of one article are looked at; nobody cites one more often and means another act each time. */
    private static final int MOST_PLACES = 300;

    /** Acts with articles of four figures are few. */
    private static final int LONG_NUMBER = 4;

    private final Attachment attachment;
    private final SourceComparison comparison;
    private final Map<String, Map<Integer, NavigableSet<Integer>>> certain = new HashMap<>();
    private final Map<Integer, NavigableMap<Integer, Provision>> chains = new HashMap<>();

    ActElimination(Attachment attachment, SourceComparison comparison) {
        this.attachment = attachment;
        this.comparison = comparison;
    }

    /**
     * Whether every place of some provisions is of another act than the one that an item names.
     *
     * @param cited the provisions that the item may stand for
     * @param sameNumber all provisions of the article, of whatever act and path
     */
    boolean excludes(ReadItem item, List<Provision> cited, List<Provision> sameNumber) {
        for (Provision provision : cited) {
            if (!comparison.acts().areOther(item.identity(), provision.act())
                    || !isAccountedFor(item, provision, sameNumber)) {
                return false;
            }
        }
        return !cited.isEmpty();
    }

    private boolean isAccountedFor(ReadItem item, Provision provision, List<Provision> sameNumber) {
        if (item.act() != null && mayGoOn(provision)) {
            return false;
        }
        boolean isOwn = attachment.isCertain(provision) && !comparison.hasItemOf(provision);
        boolean isOtherKind = attachment.isTakenUpEverywhere(provision)
                && item.identity().isOtherKind(comparison.acts().identity(provision.act()));
        boolean isClaimed = provision.spans().size() == 1
                && comparison.isClaimed(provision)
                && item.act() != null
                && !comparison.context().isClose(item.act(), provision.span());
        return isOwn || isOtherKind || isClaimed || excludes(item.act(), provision, sameNumber);
    }

    /** "Artikel 15 AVG … De artikelen 23, lid 1, en artikel 11 van de wet": another act may still be meant by the first. */
    private boolean mayGoOn(Provision provision) {
        for (int i = 0; i < provision.spans().size(); i++) {
            if (attachment.isSharedLoosely(provision, i) && !isInsideChain(provision, i)) {
                return true;
            }
        }
        return false;
    }

    /** "artikel 5, artikel 6 en artikel 12 AVG": where the extraction has the first of them with this act, those behind it have it too. */
    private boolean isInsideChain(Provision provision, int place) {
        int start = provision.spans().get(place).start();
        return chains
                .computeIfAbsent(provision.attributions().get(place).words().start(), this::chain)
                .headMap(start, false)
                .values()
                .stream()
                .anyMatch(other -> other.act().equals(provision.act()) && comparison.isClaimed(other));
    }

    /** By their places the provisions on which an act hangs that is named at one place, behind all of them. */
    private NavigableMap<Integer, Provision> chain(int words) {
        NavigableMap<Integer, Provision> chain = new TreeMap<>();
        for (Provision provision : comparison.provisions()) {
            for (int i = 0; i < Math.min(MOST_PLACES, provision.spans().size()); i++) {
                Attribution attribution = provision.attributions().get(i);
                if (attribution.reason() == Reason.SHARED_FORWARD
                        && attribution.words().start() == words) {
                    chain.put(provision.spans().get(i).start(), provision);
                }
            }
        }
        return chain;
    }

    /** Whether capitals that nobody could read stand behind a place of a provision: an act that is named nowhere else may be meant. */
    boolean isNamedByCapitals(Provision provision) {
        for (int i = 0; i < Math.min(MOST_PLACES, provision.spans().size()); i++) {
            if (!attachment.isCertain(provision, i)
                    && attachment.hasCapitals(provision.spans().get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether an act of the source is meant at no place of a provision, whatever the extraction has. */
    boolean excludes(@Nullable CitedAct act, Provision provision, List<Provision> sameNumber) {
        int size = provision.spans().size();
        if (size > MOST_PLACES) {
            return false;
        }
        NavigableSet<Integer> hangs = certainPlaces(provision, sameNumber);
        for (int i = 0; i < size; i++) {
            boolean excluded =
                    attachment.isCertain(provision, i) || (act != null && isExcludedAt(act, provision, i, hangs));
            if (!excluded) {
                return false;
            }
        }
        return true;
    }

    private boolean isExcludedAt(CitedAct act, Provision provision, int place, NavigableSet<Integer> hangs) {
        ActContext context = comparison.context();
        Span span = provision.spans().get(place);
        Integer before = hangs.lower(span.start() + 1);
        if (before != null && attachment.isTakenUpWithoutNumber(provision, place)) {
            return true;
        }
        if (context.isNamedSoonAfter(act, span) || attachment.isOtherEdition(span) || attachment.hasCapitals(span)) {
            return false;
        }
        boolean repeated = before != null
                && !context.isNamedBetween(act, before, span.end())
                && !attachment.isTakenUp(provision, place);
        boolean rare = !hangs.isEmpty()
                && isRare(provision.key())
                && !context.isNamedBetween(act, Math.max(0, span.start() - BESIDE), span.end());
        return repeated
                || rare
                || isQuoted(act, provision, place)
                || isOwn(act, provision, place)
                || isTakenUpByNoun(act, provision, place)
                || isOfItsYear(act, provision, place);
    }

    /** "La loi du 19 mars 1991 …, l'article 2 de cette loi": the last act of its kind that the paragraph names, which does not name the other one. */
    private boolean isTakenUpByNoun(CitedAct act, Provision provision, int place) {
        if (!attachment.isTakenUpByNoun(provision, place)) {
            return false;
        }
        Span span = provision.spans().get(place);
        int paragraph = attachment.startOfParagraph(span);
        return comparison.context().isLastOfItsKind(provision.act(), paragraph, span.start())
                && !comparison.context().isNamedBetween(act, paragraph, span.end());
    }

    /** "l'article 2 de la loi de 2019": the year is that of the one act, and not of the other. */
    private boolean isOfItsYear(CitedAct act, Provision provision, int place) {
        int year = attachment.year(provision, place);
        return year > 0
                && years(provision.act()).contains(year)
                && !years(act).isEmpty()
                && !years(act).contains(year);
    }

    private static Set<Integer> years(CitedAct act) {
        return Stream.concat(act.date().stream(), act.registered().map(RegisteredAct::date).stream())
                .map(LocalDate::getYear)
                .collect(Collectors.toSet());
    }

    /** "La loi du 8 juillet 1976 garantit, en ses articles 1er et 57, …": what the possessive points to is the only act of its sentence. */
    private boolean isOwn(CitedAct act, Provision provision, int place) {
        Span span = provision.spans().get(place);
        boolean possessive = provision.attributions().get(place).reason() == Reason.POSSESSIVE;
        int sentence = possessive ? attachment.startOfSentence(span) : 0;
        ActContext context = comparison.context();
        return possessive
                && !attachment.takesUpSomething(sentence, span.start())
                && context.isNamedBetween(provision.act(), sentence, span.start())
                && !context.isNamedBetween(act, sentence, span.end());
    }

    /** Inside the quotation that an article opens, bare articles are of its act, unless another is named there. */
    private boolean isQuoted(CitedAct act, Provision provision, int place) {
        Attribution attribution = provision.attributions().get(place);
        Span span = provision.spans().get(place);
        return attribution.reason() == Reason.QUOTED
                && attribution.identified()
                && !comparison
                        .context()
                        .isNamedBetween(act, Math.min(attribution.words().start(), span.start()), span.end());
    }

    /** Whether a number has more than three figures, or more than figures. */
    private static boolean isRare(String key) {
        return key.length() >= LONG_NUMBER || !key.chars().allMatch(Characters::isDigit);
    }

    /** The ends of the places where the act of a provision hangs on its article, with whatever path. */
    private NavigableSet<Integer> certainPlaces(Provision provision, List<Provision> sameNumber) {
        return certain.computeIfAbsent(Keys.normal(provision.key()), key -> certainPlaces(sameNumber))
                .getOrDefault(provision.act().number(), new TreeSet<>());
    }

    private Map<Integer, NavigableSet<Integer>> certainPlaces(List<Provision> sameNumber) {
        Map<Integer, NavigableSet<Integer>> places = new HashMap<>();
        for (Provision provision : sameNumber) {
            for (int i = 0; i < provision.spans().size(); i++) {
                if (attachment.isCertain(provision, i)) {
                    places.computeIfAbsent(provision.act().number(), act -> new TreeSet<>())
                            .add(provision.spans().get(i).end());
                }
            }
        }
        return places;
    }
}
