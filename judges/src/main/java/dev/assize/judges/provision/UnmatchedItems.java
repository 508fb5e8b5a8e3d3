package dev.assize.judges.provision;

import dev.assize.law.be.provision.ArticleList;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Span;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decides what an item without a partner is: a duplicate ({@link ExtractedTwice}), of a wrong act ({@link WrongParentAct}), past a range, or an
 * invention ({@link InventedSteps}, {@link Absence}). Each accusation needs its proof; what lacks it is disputed.
 */
final class UnmatchedItems {

    /** A key that begins with a noun, not with the number of an article; "unique" is one. */
    private static final Pattern DECIMAL = Pattern.compile("\\d+\\.\\d+");

    private static final Pattern PART = Pattern.compile("^(\\p{L}{4,})[^\\p{L}\\p{N}]+([\\p{L}\\p{N}]+)");

    private final ProvisionReading reading;
    private final SourceComparison comparison;
    private final CitedArticles articles;
    private final InsertedArticles inserted;
    private final RangeBounds bounds;
    private final SourceSearch search;
    private final InventedSteps inventions;
    private final WrongParentAct wrongAct;
    private final ExtractedTwice accepted = new ExtractedTwice();

    /** All citations, ready when a number is looked for outside of them. */
    private @Nullable NavigableMap<Integer, Integer> read;

    UnmatchedItems(
            DecisionText source, ProvisionReading reading, ActElimination elimination, SourceComparison comparison) {
        this.reading = reading;
        this.comparison = comparison;
        this.articles = new CitedArticles(reading);
        this.inserted = new InsertedArticles(reading);
        this.bounds = new RangeBounds(reading);
        this.search = new SourceSearch(source);
        this.inventions = new InventedSteps(reading, articles, comparison.acts(), bounds, search);
        this.wrongAct = new WrongParentAct(source, reading, articles, elimination, comparison, search);
    }

    /** Notes an item that has a partner, by which a duplicate is known. */
    void accept(ReadItem item) {
        accepted.accept(item);
    }

    /** What an item that has a partner is to be told, whether its act is another or it says more than the source; empty when nothing. */
    Optional<UnmatchedOutcome> ofPair(ReadItem item, Provision partner) {
        boolean otherAct =
                !partner.act().equals(item.act()) && comparison.acts().areOther(item.identity(), partner.act());
        return otherAct
                ? Optional.of(orInvented(item, wrongAct.ofContext(item, partner)))
                : inventions.added(item, partner).or(() -> wrongAct.parted(item, partner));
    }

    UnmatchedOutcome outcome(ReadItem item) {
        if (item.namesNoArticle()) {
            return UnmatchedOutcome.issue(IssueKind.BARE_ACT, "it names no article", null);
        }
        if (accepted.holds(item)) {
            return UnmatchedOutcome.issue(IssueKind.DUPLICATE, "it is extracted already", null);
        }
        UnmatchedOutcome outcome = isWrittenPart(item)
                ? UnmatchedOutcome.disputed(
                        IssueKind.HALLUCINATED_PROVISION,
                        "the source has this part of an act, which is no article",
                        null)
                : orInvented(item, orOfCode(item, decide(item, item.numbers().get(0))));
        if (outcome.kind() == null) {
            accepted.accept(item);
        } else {
            accepted.note(item);
        }
        return outcome;
    }

    /** "bijlage VII", "considérant 20": a part of an act that is no article, and that the source writes so. */
    private boolean isWrittenPart(ReadItem item) {
        Matcher part = PART.matcher(item.item().key());
        return part.find() && comparison.acts().hasPart(part.group(1), part.group(2));
    }

    /**
     * "8.18" of a directive is paragraph 18 of its article 8, as far as the item goes. Where the source has article 8.18 of a code, the item is
     * under a wrong act, if that is proven as for any other number.
     */
    private UnmatchedOutcome orOfCode(ReadItem item, UnmatchedOutcome outcome) {
        String key = item.item().key().strip();
        boolean decimal = DECIMAL.matcher(key).matches()
                && !item.numbers().get(0).key().equals(key)
                && !articles.numbered(key).isEmpty();
        if (!outcome.disputed() || !decimal) {
            return outcome;
        }
        ProvisionNumber article = new ProvisionNumber(key, List.of());
        ReadItem ofCode =
                new ReadItem(item.item(), item.identity(), item.named(), item.act(), item.renamed(), List.of(article));
        UnmatchedOutcome other = decide(ofCode, article);
        return !other.disputed() && other.kind() == IssueKind.WRONG_PARENT_ACT ? other : outcome;
    }

    /** Whichever act and article are meant, a step whose figures the source nowhere has is an invention. */
    private UnmatchedOutcome orInvented(ReadItem item, UnmatchedOutcome outcome) {
        return outcome.disputed() ? inventions.nowhere(item.numbers().get(0)).orElse(outcome) : outcome;
    }

    private UnmatchedOutcome decide(ReadItem item, ProvisionNumber number) {
        CitedAct act = item.act();
        List<Provision> cited = articles.numbered(number.key());
        List<Provision> inAct =
                cited.stream().filter(provision -> provision.act().equals(act)).toList();
        if (!inAct.isEmpty()) {
            return ofCitedArticle(number, inAct);
        }
        List<Provision> possible = cited.stream()
                .filter(provision -> !comparison.acts().areOther(item.identity(), provision.act()))
                .toList();
        if (!possible.isEmpty()) {
            return ofPossibleAct(number, possible);
        }
        if (act != null && inserted.has(act, number.key())) {
            return UnmatchedOutcome.supported("it lies inside a range that the source gives");
        }
        if (!cited.isEmpty()) {
            return wrongAct.ofOtherAct(item, cited);
        }
        return ofUncitedArticle(item, number.key());
    }

    /** The article is cited, but not this part of it. */
    private UnmatchedOutcome ofCitedArticle(ProvisionNumber number, List<Provision> inAct) {
        boolean coarser = inAct.stream().anyMatch(provision -> Paths.isCoarser(number.path(), provision.path()));
        if (coarser) {
            return UnmatchedOutcome.supported("the source cites a part of it");
        }
        return inventions
                .find(number, inAct)
                .orElseGet(() -> UnmatchedOutcome.disputed(
                        IssueKind.INVENTED_SUBDIVISION,
                        "the source cites the article, but not in this combination",
                        inAct.get(0).span()));
    }

    /** The article is cited of an act that may be the item's: nothing proves that it is another. */
    private UnmatchedOutcome ofPossibleAct(ProvisionNumber number, List<Provision> possible) {
        Provision first = possible.get(0);
        String reason = first.act().name().isEmpty()
                ? "the source cites this article and does not say of which act"
                : "the source cites this article of \"" + first.act().name() + "\", which may be the same act";
        return inventions
                .find(number, possible)
                .orElseGet(() -> UnmatchedOutcome.disputed(IssueKind.WRONG_PARENT_ACT, reason, first.span()));
    }

    private NavigableMap<Integer, Integer> read() {
        NavigableMap<Integer, Integer> made = read == null ? CitedPlaces.of(reading.provisions()) : read;
        read = made;
        return made;
    }

    /** The grammar read no such article of any act. */
    private UnmatchedOutcome ofUncitedArticle(ReadItem item, String key) {
        CitedAct act = item.act();
        Optional<ArticleList> range = act == null ? Optional.empty() : bounds.justBefore(act, key);
        NumberInSource number = search.number(key, item, read());
        if (number.isListedOrMisread()) {
            return UnmatchedOutcome.disputed(
                    IssueKind.HALLUCINATED_PROVISION, "the source may have this number, in a list or misread", null);
        }
        if (number.isAbsent() && range.isPresent()) {
            return ofNumberPast(range.get(), Optional.empty());
        }
        if (number.isAbsent()) {
            return UnmatchedOutcome.issue(IssueKind.HALLUCINATED_PROVISION, "the source has no such number", null);
        }
        boolean nowhere = comparison.acts().isNowhere(item.identity());
        Optional<Span> place = nowhere ? Optional.empty() : Optional.ofNullable(number.place());
        return range.map(list -> ofNumberPast(list, place))
                .orElseGet(() -> ofNumber(place, !nowhere && number.isBare()));
    }

    /** The number lies past a range, and the source may have it elsewhere. */
    private static UnmatchedOutcome ofNumberPast(ArticleList range, Optional<Span> place) {
        return place.map(near -> UnmatchedOutcome.disputed(
                        IssueKind.RANGE_OVERSHOOT,
                        "the source has this number near the act, or behind the word article",
                        near))
                .orElseGet(() -> UnmatchedOutcome.issue(
                        IssueKind.RANGE_OVERSHOOT, "it lies past a range that the source gives", range.span()));
    }

    /** The number stands in the source, and may be that of an article which nobody read. */
    private static UnmatchedOutcome ofNumber(Optional<Span> place, boolean bare) {
        return place.isPresent() || bare
                ? UnmatchedOutcome.disputed(
                        IssueKind.HALLUCINATED_PROVISION,
                        "the source has this number, though not as an article that was read",
                        place.orElse(null))
                : UnmatchedOutcome.issue(IssueKind.HALLUCINATED_PROVISION, "the source cites no such article", null);
    }
}
