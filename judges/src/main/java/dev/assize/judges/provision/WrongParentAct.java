package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The proof that an item stands under a wrong act: the number is bound to another act at every place where it stands, and the act that the item
 * names is possible at none of them. Where only the context speaks against it, it is a question.
 */
final class WrongParentAct {

    private static final int MOST_LOOKED_AT = 200;

    private final DecisionText source;
    private final CitedArticles articles;
    private final SourceComparison comparison;
    private final ActElimination elimination;
    private final SourceSearch search;
    private final ActBeside beside;
    private final Set<CitedAct> citedActs = new HashSet<>();
    private final Map<String, Boolean> elsewhere = new HashMap<>();
    private @Nullable NavigableMap<Integer, Integer> claimed;

    WrongParentAct(
            DecisionText source,
            ProvisionReading reading,
            CitedArticles articles,
            ActElimination elimination,
            SourceComparison comparison,
            SourceSearch search) {
        this.source = source;
        this.articles = articles;
        this.comparison = comparison;
        this.elimination = elimination;
        this.search = search;
        this.beside = new ActBeside(source.tokens(), reading);
        reading.provisions().forEach(provision -> citedActs.add(provision.act()));
    }

    /** The article is cited, but of acts that are provably others. */
    UnmatchedOutcome ofOtherAct(ReadItem item, List<Provision> cited) {
        CitedAct act = item.act();
        Provision first = cited.get(0);
        boolean base = act != null && isProtocolOf(first.act(), act);
        String where = "the source cites this article of \"" + first.act().name() + "\"";
        if (base && !citedActs.contains(act)) {
            return UnmatchedOutcome.issue(IssueKind.BASE_CONVENTION, where + " only", first.span());
        }
        // What careful readers may see differently proves nothing about an act.
        boolean settled = cited.stream().noneMatch(this::isUnsettled);
        boolean proven = comparison.acts().isNowhere(item.identity())
                || (settled && Numberings.contradict(item))
                || (settled
                        && !isOfItsAct(item, cited, cited)
                        && (elimination.excludes(item, cited, cited)
                                || comparison.context().excludes(act, cited, search.names(item))
                                || partsList(item))
                        && !isReadElsewhere(item, cited));
        return proven
                ? UnmatchedOutcome.issue(IssueKind.WRONG_PARENT_ACT, where, first.span())
                : UnmatchedOutcome.disputed(
                        IssueKind.WRONG_PARENT_ACT, where + ", but not everywhere next to its name", first.span());
    }

    /** Whether the act that an item names stands literally beside its number somewhere, or alone numbers its articles so. */
    private boolean isOfItsAct(ReadItem item, List<Provision> cited, List<Provision> sameNumber) {
        boolean fits = cited.stream().allMatch(provision -> Numberings.prefer(item, provision.act()));
        return fits || isBesideItsAct(item, sameNumber);
    }

    private boolean isBesideItsAct(ReadItem item, List<Provision> cited) {
        NavigableSet<Integer> names = search.names(item);
        int looked = 0;
        for (Provision provision : cited) {
            for (int i = 0; i < provision.spans().size() && looked < MOST_LOOKED_AT; i++, looked++) {
                if (beside.is(item.act(), provision, i)
                        || beside.isBefore(provision.spans().get(i), names)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether careful readers may see a provision differently at a place that has its number; "that article" has none. */
    private boolean isUnsettled(Provision provision) {
        return provision.disputed()
                && provision.spans().stream()
                        .anyMatch(span -> span.in(source.original()).contains(provision.key()));
    }

    /** An item whose article only the context gives another act. */
    UnmatchedOutcome ofContext(ReadItem item, Provision partner) {
        String reason = "the source cites this article and leaves its act to the context, which seems to be \""
                + partner.act().name() + "\"";
        List<Provision> sameNumber = articles.numbered(partner.key());
        boolean settled = !isUnsettled(partner);
        boolean nowhere = comparison.acts().isNowhere(item.identity())
                && !elimination.isNamedByCapitals(partner)
                && !Numberings.contradicts(partner.act(), partner.key());
        boolean proven = nowhere
                || (settled && Numberings.contradict(item))
                || (settled
                        && !isOfItsAct(item, List.of(partner), sameNumber)
                        && (comparison.context().excludes(item.act(), List.of(partner), search.names(item))
                                || elimination.excludes(item, List.of(partner), sameNumber)
                                || partsList(item)));
        return proven
                ? UnmatchedOutcome.issue(IssueKind.WRONG_PARENT_ACT, reason, partner.span())
                : UnmatchedOutcome.disputed(IssueKind.WRONG_PARENT_ACT, reason, partner.span());
    }

    /** Whether an item takes a member out of a list, whose number the source cites nowhere else. */
    boolean partsList(ReadItem item) {
        ProvisionNumber number = item.numbers().get(0);
        List<Provision> cited = articles.numbered(number.key());
        List<Provision> possible = cited.stream()
                .filter(provision -> !Paths.contradict(number.path(), provision.path()))
                .toList();
        return comparison.unity().isParted(item, possible) && !isReadElsewhere(item, cited);
    }

    /** A member that an item takes out of the list that it stands in, though the reading has nothing against its act. */
    Optional<UnmatchedOutcome> parted(ReadItem item, Provision partner) {
        return partner.lists().isEmpty() || !partsList(item)
                ? Optional.empty()
                : Optional.of(UnmatchedOutcome.issue(
                        IssueKind.WRONG_PARENT_ACT,
                        "the other members of its list are extracted of another act",
                        partner.span()));
    }

    /** Whether the source has the number as an article at a place that the reading took for something else, or did not see. */
    private boolean isReadElsewhere(ReadItem item, List<Provision> cited) {
        String key = item.numbers().get(0).key();
        return elsewhere.computeIfAbsent(key + "\n" + SourceSearch.label(item), any -> findElsewhere(key, item, cited));
    }

    private boolean findElsewhere(String key, ReadItem item, List<Provision> cited) {
        NavigableMap<Integer, Integer> read = CitedPlaces.of(cited);
        return search.numbers().isCitedOutside(key, read, claimed())
                || search.numbers().isListedBefore(key, search.names(item))
                || search.numbers().outside(key, read).stream()
                        .anyMatch(place -> beside.isBefore(place, search.names(item)));
    }

    /** The places that items have with the very act, article and path: 30 in 30/1, and 2 in "§§ 1 et 2", are part of those. */
    private NavigableMap<Integer, Integer> claimed() {
        NavigableMap<Integer, Integer> made = claimed == null ? CitedPlaces.of(comparison.claimed()) : claimed;
        claimed = made;
        return made;
    }

    private static boolean isProtocolOf(CitedAct protocol, CitedAct convention) {
        boolean named = protocol.names().stream()
                .anyMatch(name -> name.toLowerCase(Locale.ROOT).contains("protoc"));
        boolean other = convention.names().stream()
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).contains("protoc"));
        return named && other && convention.type() == protocol.type();
    }
}
