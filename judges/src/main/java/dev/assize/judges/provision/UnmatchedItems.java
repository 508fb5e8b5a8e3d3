package dev.assize.judges.provision;

import dev.assize.law.be.provision.ArticleList;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Decides what an item without a partner is: a duplicate, a wrong act, an overshoot, an invention.
 *
 * <p>An accusation needs a proof: {@link ActIdentity} that two acts differ, {@link Absence} that something is nowhere,
 * {@link ActElimination} that an act is meant at no place of an article. What lacks its proof is disputed.
 */
final class UnmatchedItems {

    /** How far from the name of its act a number still seems to belong to it. */
    private static final int NEAR = 300;

    private static final int MOST_NAMED_BESIDE = 20;
    private static final int MOST_LOOKED_AT = 200;

    private record Part(int act, String key, String path) {}

    private final DecisionText source;
    private final ProvisionReading reading;
    private final SourceComparison comparison;
    private final ActElimination elimination;
    private final InsertedArticles inserted;
    private final ActBeside beside;
    private final RangeBounds bounds;
    private final Map<Part, Set<String>> accepted = new HashMap<>();
    private final Map<String, List<Provision>> byKey = new HashMap<>();
    private final Set<CitedAct> citedActs = new HashSet<>();
    private @Nullable Absence absence;
    private @Nullable NavigableMap<Integer, Integer> claimed;
    private @Nullable Map<String, Occupied> occupied;

    UnmatchedItems(
            DecisionText source, ProvisionReading reading, ActElimination elimination, SourceComparison comparison) {
        this.elimination = elimination;
        this.source = source;
        this.reading = reading;
        this.comparison = comparison;
        this.inserted = new InsertedArticles(reading);
        this.beside = new ActBeside(source.tokens(), reading);
        this.bounds = new RangeBounds(reading);
        for (Provision provision : reading.provisions()) {
            byKey.computeIfAbsent(Keys.normal(provision.key()), key -> new ArrayList<>())
                    .add(provision);
            citedActs.add(provision.act());
        }
    }

    /** Searching the source costs as much as reading it; most extractions never need it. */
    private Absence absence() {
        Absence made = absence == null ? new Absence(source) : absence;
        absence = made;
        return made;
    }

    private Occupied others(String key) {
        Map<String, Occupied> made = occupied == null ? Occupied.byKey(reading) : occupied;
        occupied = made;
        Occupied own = made.get(Keys.normal(key));
        if (own == null) {
            throw new IllegalStateException("Article " + key + " was found among the citations and is none");
        }
        return own;
    }

    /** Notes an item that has a partner, by which a duplicate is known. */
    void accept(ReadItem item) {
        part(item)
                .ifPresent(part ->
                        accepted.computeIfAbsent(part, any -> new HashSet<>()).addAll(ownNames(item)));
    }

    private static Optional<Part> part(ReadItem item) {
        CitedAct act = item.act();
        if (act == null || item.numbers().isEmpty()) {
            return Optional.empty();
        }
        ProvisionNumber number = item.numbers().get(0);
        return Optional.of(new Part(act.number(), Keys.normal(number.key()), Paths.normal(number.path())));
    }

    /** Its act as the extraction itself tells: two items of one act share the id or the name. */
    private static Set<String> ownNames(ReadItem item) {
        Set<String> names = new HashSet<>();
        names.add("id " + item.item().actId());
        names.add("name " + item.identity().folded());
        names.remove("id ");
        names.remove("name ");
        return names;
    }

    UnmatchedOutcome outcome(ReadItem item) {
        if (item.namesNoArticle()) {
            return UnmatchedOutcome.issue(IssueKind.BARE_ACT, "it names no article", null);
        }
        if (isDuplicate(item)) {
            return UnmatchedOutcome.issue(IssueKind.DUPLICATE, "it is extracted already", null);
        }
        UnmatchedOutcome outcome = decide(item, item.numbers().get(0));
        if (outcome.kind() == null) {
            accept(item);
        }
        return outcome;
    }

    private boolean isDuplicate(ReadItem item) {
        Set<String> others =
                part(item).map(part -> accepted.getOrDefault(part, Set.of())).orElse(Set.of());
        return ownNames(item).stream().anyMatch(others::contains);
    }

    private UnmatchedOutcome decide(ReadItem item, ProvisionNumber number) {
        CitedAct act = item.act();
        List<Provision> cited = byKey.getOrDefault(Keys.normal(number.key()), List.of());
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
            return ofOtherAct(item, cited);
        }
        return ofUncitedArticle(item, number);
    }

    /** The article is cited, but not this part of it. */
    private UnmatchedOutcome ofCitedArticle(ProvisionNumber number, List<Provision> inAct) {
        boolean coarser = inAct.stream().anyMatch(provision -> Paths.isCoarser(number.path(), provision.path()));
        if (coarser) {
            return UnmatchedOutcome.supported("the source cites a part of it");
        }
        return invention(number, inAct)
                .orElseGet(() -> UnmatchedOutcome.disputed(
                        IssueKind.INVENTED_SUBDIVISION,
                        "the source cites the article, but not in this combination",
                        inAct.get(0).span()));
    }

    /** What an item adds to the provision that it is paired with and the source nowhere has: "6, § 17" for article 6. */
    Optional<UnmatchedOutcome> added(ReadItem item, Provision partner) {
        String key = Keys.normal(partner.key());
        List<Provision> citations = byKey.getOrDefault(key, List.of()).stream()
                .filter(provision -> provision.act().equals(partner.act()))
                .toList();
        return item.numbers().stream()
                .filter(number -> Keys.normal(number.key()).equals(key))
                .findFirst()
                .filter(number -> number.path().size() > partner.path().size())
                .flatMap(number -> invention(number, citations));
    }

    /** The step that the source nowhere has; empty when it speaks of each. */
    private Optional<UnmatchedOutcome> invention(ProvisionNumber number, List<Provision> citations) {
        Set<Integer> acts =
                citations.stream().map(provision -> provision.act().number()).collect(Collectors.toSet());
        List<Provision> around = new ArrayList<>(citations);
        byKey.getOrDefault(Keys.normal(number.key()), List.of()).stream()
                .filter(provision -> !acts.contains(provision.act().number()) && mayBeOf(provision, citations))
                .forEach(around::add);
        for (PathElement step : number.path()) {
            if (!Paths.isCountable(step)) {
                continue;
            }
            // Under whatever act: the article may have been given to another one wrongly.
            boolean known = byKey.getOrDefault(Keys.normal(number.key()), List.of()).stream()
                    .anyMatch(provision -> Paths.hasStep(provision.path(), step));
            if (known
                    || absence()
                            .step(step, around, others(citations.get(0).key()))
                            .isPresent()) {
                continue;
            }
            Optional<ArticleList> range = bounds.justBefore(step, citations);
            return Optional.of(
                    range.isPresent()
                            ? UnmatchedOutcome.issue(
                                    IssueKind.RANGE_OVERSHOOT,
                                    step + " lies past a range that the source gives",
                                    range.get().span())
                            : UnmatchedOutcome.issue(
                                    IssueKind.INVENTED_SUBDIVISION,
                                    "the source has no " + step + " of this article",
                                    citations.get(0).span()));
        }
        return Optional.empty();
    }

    /** Whether a provision may be of the same act as others: the reading may have made two acts of one. */
    private boolean mayBeOf(Provision provision, List<Provision> citations) {
        ActIdentity act = comparison.acts().identity(provision.act());
        return citations.stream()
                .limit(MOST_NAMED_BESIDE)
                .anyMatch(other -> !comparison.acts().identity(other.act()).isProvablyOther(act));
    }

    /** The article is cited of an act that may be the item's: nothing proves that it is another. */
    private UnmatchedOutcome ofPossibleAct(ProvisionNumber number, List<Provision> possible) {
        Provision first = possible.get(0);
        String reason = first.act().name().isEmpty()
                ? "the source cites this article and does not say of which act"
                : "the source cites this article of \"" + first.act().name() + "\", which may be the same act";
        return invention(number, possible)
                .orElseGet(() -> UnmatchedOutcome.disputed(IssueKind.WRONG_PARENT_ACT, reason, first.span()));
    }

    /** The article is cited, but of acts that are provably others. */
    private UnmatchedOutcome ofOtherAct(ReadItem item, List<Provision> cited) {
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
                        && !isOfItsAct(item, cited)
                        && (elimination.excludes(item, cited, cited)
                                || comparison.context().excludes(act, cited)
                                || comparison.unity().isParted(item, cited))
                        && !isReadElsewhere(item, cited));
        return proven
                ? UnmatchedOutcome.issue(IssueKind.WRONG_PARENT_ACT, where, first.span())
                : UnmatchedOutcome.disputed(
                        IssueKind.WRONG_PARENT_ACT, where + ", but not everywhere next to its name", first.span());
    }

    /** Whether the act that an item names stands literally beside its number somewhere, or alone numbers its articles so. */
    private boolean isOfItsAct(ReadItem item, List<Provision> cited) {
        boolean fits = cited.stream().allMatch(provision -> Numberings.prefer(item, provision.act()));
        return fits || isBesideItsAct(item, cited);
    }

    private boolean isBesideItsAct(ReadItem item, List<Provision> cited) {
        return cited.stream()
                .flatMap(provision -> provision.spans().stream())
                .limit(MOST_LOOKED_AT)
                .anyMatch(place -> beside.is(item.act(), place));
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
        boolean proven = comparison.acts().isNowhere(item.identity())
                || (!partner.disputed() && Numberings.contradict(item))
                || (!partner.disputed()
                        && !isOfItsAct(item, List.of(partner))
                        && (comparison.context().excludes(item.act(), List.of(partner))
                                || elimination.excludes(
                                        item,
                                        List.of(partner),
                                        byKey.getOrDefault(Keys.normal(partner.key()), List.of()))
                                || partsList(item)));
        return proven
                ? UnmatchedOutcome.issue(IssueKind.WRONG_PARENT_ACT, reason, partner.span())
                : UnmatchedOutcome.disputed(IssueKind.WRONG_PARENT_ACT, reason, partner.span());
    }

    /** Whether an item takes a member out of a list, whose number the source cites nowhere else. */
    boolean partsList(ReadItem item) {
        List<Provision> cited =
                byKey.getOrDefault(Keys.normal(item.numbers().get(0).key()), List.of());
        return comparison.unity().isParted(item, cited) && !isReadElsewhere(item, cited);
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
        return absence().isCitedOutside(key, CitedPlaces.of(cited), claimed());
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

    /** The grammar read no such article of any act. */
    private UnmatchedOutcome ofUncitedArticle(ReadItem item, ProvisionNumber number) {
        CitedAct act = item.act();
        Optional<ArticleList> range = act == null ? Optional.empty() : bounds.justBefore(act, number.key());
        boolean absent = !absence().has(number.key());
        if (range.isPresent() && absent) {
            return UnmatchedOutcome.issue(
                    IssueKind.RANGE_OVERSHOOT,
                    "it lies past a range that the source gives",
                    range.get().span());
        }
        if (absent) {
            return UnmatchedOutcome.issue(IssueKind.HALLUCINATED_PROVISION, "the source has no such number", null);
        }
        return absence()
                .nearOrCited(number.key(), act == null ? new TreeSet<>() : new TreeSet<>(act.places()), NEAR)
                .filter(place -> !comparison.acts().isNowhere(item.identity()))
                .map(place -> UnmatchedOutcome.disputed(
                        range.isPresent() ? IssueKind.RANGE_OVERSHOOT : IssueKind.HALLUCINATED_PROVISION,
                        "the source has this number near the act, or behind the word article",
                        place))
                .orElseGet(() -> range.isPresent()
                        ? UnmatchedOutcome.issue(
                                IssueKind.RANGE_OVERSHOOT,
                                "it lies past a range that the source gives",
                                range.get().span())
                        : UnmatchedOutcome.issue(
                                IssueKind.HALLUCINATED_PROVISION, "the source cites no such article", null));
    }
}
