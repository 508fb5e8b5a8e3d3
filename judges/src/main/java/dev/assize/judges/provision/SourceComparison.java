package dev.assize.judges.provision;

import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An extraction beside its source, before anybody has answered anything: pairs, what becomes of the rest, and which absences are
 * proven. It is made once for a case; {@link Matching} adds the answers and the range policy.
 */
final class SourceComparison {

    private final SourceActs acts;
    private final ActContext context;
    private final ListUnity unity;
    private final List<Provision> provisions;
    private final List<ReadItem> items;
    private final ProvisionPairing pairing;
    private final Map<Integer, Provision> partners = new HashMap<>();
    private final Map<Integer, UnmatchedOutcome> outcomes = new HashMap<>();
    private final MissingProof.Proof[] proven;

    /** The provisions that an item has with their very act, article and path. */
    private final Set<Provision> claimed = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The provisions whose only item is proven to be of another act. */
    private final boolean[] released;

    SourceComparison(DecisionText source, ProvisionReading reading, List<ExtractedProvision> extracted) {
        this.acts = new SourceActs(reading, source);
        this.provisions = reading.provisions();
        this.context = new ActContext(reading, source.tokens());
        this.unity = new ListUnity();
        Attachment attachment = new Attachment(source.tokens());
        ActElimination elimination = new ActElimination(attachment, this);
        // In the order of their contents: which of two alike is the duplicate must not depend on who comes first.
        List<ExtractedProvision> sorted =
                extracted.stream().sorted(ExtractedProvision.BY_CONTENT).toList();
        this.items = List.copyOf(new ExtractedActs(reading, acts).read(sorted));
        this.pairing = ProvisionPairing.of(items, provisions, acts);
        this.released = new boolean[provisions.size()];
        decide(new UnmatchedItems(source, reading, elimination, this));
        this.proven = new MissingProof(source, reading, attachment, elimination, this).all();
    }

    /** Its place in the extraction, which is cheaper to look up than all that it says. */
    private static int place(ReadItem item) {
        return item.item().index();
    }

    private static boolean isExact(ReadItem item, Provision partner) {
        return partner.act().equals(item.act())
                && item.numbers().stream()
                        .anyMatch(number -> Keys.same(number.key(), partner.key())
                                && Paths.sameUpToNotation(number.path(), partner.path()));
    }

    private void decide(UnmatchedItems unmatched) {
        for (int i = 0; i < items.size(); i++) {
            int partner = pairing.expectedOf(i);
            if (partner >= 0) {
                partners.put(place(items.get(i)), provisions.get(partner));
                unmatched.accept(items.get(i));
                unity.note(items.get(i), provisions.get(partner));
                if (isExact(items.get(i), provisions.get(partner))) {
                    claimed.add(provisions.get(partner));
                }
            }
        }
        for (int i = 0; i < items.size(); i++) {
            ReadItem item = items.get(i);
            Provision partner = partners.get(place(item));
            if (partner == null) {
                outcomes.put(place(item), unmatched.outcome(item));
            } else {
                Optional<UnmatchedOutcome> outcome = unmatched.ofPair(item, partner);
                outcome.ifPresent(found -> outcomes.put(place(item), found));
                released[pairing.expectedOf(i)] =
                        outcome.filter(found -> found.kind() != null).isPresent();
            }
        }
    }

    ActContext context() {
        return context;
    }

    SourceActs acts() {
        return acts;
    }

    ListUnity unity() {
        return unity;
    }

    /** Whatever was read in the source. */
    List<Provision> provisions() {
        return provisions;
    }

    List<ReadItem> items() {
        return items;
    }

    /** The provision that an item is paired with; null when it has no partner. */
    @Nullable
    Provision partner(ReadItem item) {
        return partners.get(place(item));
    }

    /** What becomes of an item that has no partner, or one of another act; null when nothing is to be said of it. */
    @Nullable
    UnmatchedOutcome outcome(ReadItem item) {
        return outcomes.get(place(item));
    }

    /** Whether the provision at a place of the reading has an item. */
    boolean isPaired(int provision) {
        return pairing.itemOf(provision) >= 0 && !released[provision];
    }

    /** Whether an item has the very act, article and path of a provision. */
    boolean isClaimed(Provision provision) {
        return claimed.contains(provision);
    }

    Set<Provision> claimed() {
        return claimed;
    }

    /** Whether it is proven that an item for the provision at a place of the reading should be there. */
    boolean isDemandProven(int provision) {
        return proven[provision] != MissingProof.Proof.NONE || released[provision];
    }

    /** Whether something is proven to be missing for the provision at a place of the reading, but not of which act it is. */
    boolean isActUnsure(int provision) {
        return proven[provision] == MissingProof.Proof.BY_COUNT && !released[provision];
    }

    private final Map<String, Set<Integer>> paired = new HashMap<>();

    /** Whether some item is paired with a provision of the same act and article. */
    boolean hasItemOf(Provision provision) {
        if (paired.isEmpty()) {
            for (int i = 0; i < provisions.size(); i++) {
                if (isPaired(i)) {
                    Provision any = provisions.get(i);
                    paired.computeIfAbsent(Keys.normal(any.key()), key -> new HashSet<>())
                            .add(any.act().number());
                }
            }
            paired.putIfAbsent("", new HashSet<>());
        }
        return paired.getOrDefault(Keys.normal(provision.key()), Set.of())
                .contains(provision.act().number());
    }

    /** The items that name an article and are paired with nothing, or with a provision of another act. */
    Map<String, List<ReadItem>> looseItems() {
        Map<String, List<ReadItem>> loose = new HashMap<>();
        for (ReadItem item : items) {
            Provision partner = partners.get(place(item));
            if (partner == null || !partner.act().equals(item.act())) {
                item.numbers().stream()
                        .map(number -> Keys.normal(number.key()))
                        .distinct()
                        .forEach(key -> loose.computeIfAbsent(key, any -> new ArrayList<>())
                                .add(item));
            }
        }
        return loose;
    }
}
