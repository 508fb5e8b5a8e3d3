package dev.assize.judges.provision;

import dev.assize.law.be.provision.Provision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * What comes out when an extraction is held against its source: pairs, what becomes of the rest, what is missing, and what is
 * left as a question. A pure function of the case, the range policy and what was answered.
 */
final class Matching {

    private static final Comparator<ReadItem> BY_PLACE =
            Comparator.comparingInt(item -> item.item().index());

    private final SourceComparison comparison;
    private final RangePolicy ranges;
    private final DisputedProvisions disputes;
    private final List<Expected> expected = new ArrayList<>();
    private final Map<ReadItem, UnmatchedOutcome> outcomes = new TreeMap<>(BY_PLACE);
    private final Map<ReadItem, Expected> pairs = new TreeMap<>(BY_PLACE);
    private final List<Expected> missing = new ArrayList<>();
    private final Set<Expected> unsure = new HashSet<>();
    private final List<Expected> open = new ArrayList<>();

    /** What items of another act stand for: whether the source cites it of the act that was read says nothing of them. */
    private final Set<Provision> elsewhere = new HashSet<>();

    private int matched;

    Matching(ExtractionCase subject, RangePolicy ranges, DisputedProvisions disputes) {
        this.comparison = subject.comparison();
        this.ranges = ranges;
        this.disputes = disputes;
        for (Provision provision : subject.reading().provisions()) {
            boolean free = ranges == RangePolicy.ENDS && provision.inferred();
            expected.add(new Expected(provision, disputes.isDemanded(provision) && !free));
        }
        comparison.items().forEach(this::place);
        findMissing();
    }

    private void place(ReadItem item) {
        UnmatchedOutcome outcome = comparison.outcome(item);
        Provision partner = comparison.partner(item);
        if (outcome != null) {
            UnmatchedOutcome settled = outcome.disputed() ? disputes.settled(item, outcome) : outcome;
            outcomes.put(item, settled);
            matched += settled.kind() == null ? 1 : 0;
        } else if (partner != null && partner.act().equals(item.act()) && disputes.isDenied(partner)) {
            outcomes.put(
                    item,
                    UnmatchedOutcome.issue(
                            IssueKind.HALLUCINATED_PROVISION,
                            "the source does not cite it as a provision",
                            partner.span()));
        } else if (partner != null) {
            matched++;
            if (partner.act().equals(item.act())) {
                pairs.put(item, new Expected(partner, true));
            } else {
                elsewhere.add(partner);
            }
        }
    }

    private void findMissing() {
        Set<String> satisfied = new HashSet<>();
        if (ranges == RangePolicy.ARTICLES) {
            pairs.values().forEach(pair -> satisfied.add(article(pair)));
        }
        for (int i = 0; i < expected.size(); i++) {
            Expected provision = expected.get(i);
            boolean lacks = provision.demanded() && !comparison.isPaired(i);
            boolean enough = ranges == RangePolicy.ARTICLES && !satisfied.add(article(provision));
            if (lacks && !enough) {
                boolean proven = comparison.isDemandProven(i) || disputes.isAffirmed(provision.provision());
                if (proven) {
                    missing.add(provision);
                    if (comparison.isActUnsure(i) && !disputes.isAffirmed(provision.provision())) {
                        unsure.add(provision);
                    }
                } else if (disputes.isOpen(provision.provision())) {
                    open.add(provision);
                }
            } else if (provision.provision().disputed()
                    && disputes.isOpen(provision.provision())
                    && !elsewhere.contains(provision.provision())) {
                open.add(provision);
            }
        }
    }

    private static String article(Expected expected) {
        return expected.provision().act().number() + "\n" + expected.provision().key();
    }

    List<ReadItem> items() {
        return comparison.items();
    }

    /** The items that have a partner of their own act, which nobody denies. */
    Map<ReadItem, Expected> pairs() {
        return pairs;
    }

    /** The items without a partner, with what becomes of each. */
    Map<ReadItem, UnmatchedOutcome> outcomes() {
        return outcomes;
    }

    /** The provisions that the extraction should have and has not. */
    List<Expected> missing() {
        return missing;
    }

    /** Whether a provision is missing of an act that only the context tells. */
    boolean isActUnsure(Expected missed) {
        return unsure.contains(missed);
    }

    int matched() {
        return matched;
    }

    /**
     * The provisions that are a question and not settled: those that careful readers see differently, whether the extraction
     * has them or not, and those that it lacks without proof that it should have them.
     */
    List<Expected> openProvisions() {
        return open;
    }

    /** The items whose support in the source is disputed and not settled. */
    List<ReadItem> disputedItems() {
        return outcomes.entrySet().stream()
                .filter(entry -> entry.getValue().disputed())
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Why an item is disputed, or what else is to be said of it. */
    String reason(ReadItem item) {
        UnmatchedOutcome outcome = outcomes.get(item);
        return outcome == null ? "" : outcome.reason();
    }

    Counts counts() {
        int hallucinated = (int) outcomes.values().stream()
                .filter(UnmatchedOutcome::isHallucination)
                .count();
        int duplicates = (int) outcomes.values().stream()
                .filter(outcome -> outcome.kind() == IssueKind.DUPLICATE)
                .count();
        return new Counts(matched + missing.size(), items().size(), matched, missing.size(), hallucinated, duplicates);
    }
}
