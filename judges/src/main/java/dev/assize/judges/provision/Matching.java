package dev.assize.judges.provision;

import dev.assize.law.be.provision.Provision;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * What comes out when an extraction is held against its source: pairs, fates of the rest, and the issues they make. A pure
 * function of the case, the range policy and what was answered about disputed provisions.
 */
final class Matching {

    private static final Comparator<ReadItem> BY_PLACE =
            Comparator.comparingInt(item -> item.item().index());

    private final ExtractionCase subject;
    private final RangePolicy ranges;
    private final DisputedProvisions disputes;
    private final List<Expected> expected;
    private final List<ReadItem> items;
    private final ProvisionPairing pairing;
    private final Map<ReadItem, UnmatchedOutcome> fates = new TreeMap<>(BY_PLACE);
    private final Map<ReadItem, Expected> pairs = new TreeMap<>(BY_PLACE);

    Matching(ExtractionCase subject, RangePolicy ranges, DisputedProvisions disputes) {
        this.subject = subject;
        this.ranges = ranges;
        this.disputes = disputes;
        this.expected = expected();
        // In the order of their contents: which of two alike is the duplicate must not depend on who comes first.
        List<ExtractedProvision> sorted =
                subject.items().stream().sorted(ExtractedProvision.BY_CONTENT).toList();
        this.items = new ExtractedActs(subject.reading()).read(sorted);
        this.pairing = ProvisionPairing.of(items, expected);
        List<ReadItem> accepted = new ArrayList<>();
        for (int i = 0; i < items.size(); i++) {
            if (pairing.expectedOf(i) >= 0) {
                accepted.add(items.get(i));
            }
        }
        UnmatchedItems unmatched = new UnmatchedItems(subject, accepted);
        for (int i = 0; i < items.size(); i++) {
            place(i, unmatched);
        }
    }

    private void place(int index, UnmatchedItems unmatched) {
        ReadItem item = items.get(index);
        int partner = pairing.expectedOf(index);
        if (partner < 0) {
            UnmatchedOutcome fate = unmatched.fate(item);
            fates.put(item, fate.disputed() ? disputes.settled(item, fate) : fate);
            return;
        }
        Expected provision = expected.get(partner);
        if (disputes.isDenied(provision.provision())) {
            fates.put(
                    item,
                    UnmatchedOutcome.issue(
                            IssueKind.HALLUCINATED_PROVISION,
                            "the source does not cite it as a provision",
                            provision.provision().span()));
        } else if (provision.provision().act().equals(item.act())) {
            pairs.put(item, provision);
        }
    }

    private List<Expected> expected() {
        List<Expected> all = new ArrayList<>();
        for (Provision provision : subject.reading().provisions()) {
            boolean free = ranges == RangePolicy.ENDS && provision.inferred();
            all.add(new Expected(provision, disputes.isDemanded(provision) && !free));
        }
        return all;
    }

    List<ReadItem> items() {
        return items;
    }

    /** The items that have a partner of their own act. */
    Map<ReadItem, Expected> pairs() {
        return pairs;
    }

    /** The items without a partner, with what becomes of each. */
    Map<ReadItem, UnmatchedOutcome> fates() {
        return fates;
    }

    /** The provisions that the extraction should have and has not. */
    List<Expected> missing() {
        Set<String> satisfied = new HashSet<>();
        if (ranges == RangePolicy.ARTICLES) {
            pairs.values().forEach(pair -> satisfied.add(article(pair)));
        }
        List<Expected> missing = new ArrayList<>();
        for (int i = 0; i < expected.size(); i++) {
            Expected provision = expected.get(i);
            boolean open = provision.demanded() && pairing.itemOf(i) < 0;
            boolean enough = ranges == RangePolicy.ARTICLES && !satisfied.add(article(provision));
            if (open && !enough) {
                missing.add(provision);
            }
        }
        return missing;
    }

    private static String article(Expected expected) {
        return expected.provision().act().number() + "\n" + expected.provision().key();
    }

    int matched() {
        int matched = 0;
        for (int i = 0; i < items.size(); i++) {
            boolean paired = pairing.expectedOf(i) >= 0 && !fates.containsKey(items.get(i));
            UnmatchedOutcome fate = fates.get(items.get(i));
            matched += paired || (fate != null && fate.kind() == null) ? 1 : 0;
        }
        return matched;
    }

    /** The provisions that are disputed and not settled, whether the extraction has them or not. */
    List<Expected> disputedProvisions() {
        return expected.stream()
                .filter(provision -> provision.provision().disputed() && disputes.isOpen(provision.provision()))
                .toList();
    }

    /** The items whose support in the source is disputed and not settled. */
    List<ReadItem> disputedItems() {
        return fates.entrySet().stream()
                .filter(entry -> entry.getValue().disputed())
                .map(Map.Entry::getKey)
                .toList();
    }

    Optional<Expected> partner(ReadItem item) {
        return Optional.ofNullable(pairs.get(item));
    }

    Counts counts(int missing) {
        int hallucinated = (int) fates.values().stream()
                .filter(UnmatchedOutcome::isHallucination)
                .count();
        int duplicates = (int) fates.values().stream()
                .filter(fate -> fate.kind() == IssueKind.DUPLICATE)
                .count();
        int matched = matched();
        return new Counts(matched + missing, items.size(), matched, missing, hallucinated, duplicates);
    }
}
