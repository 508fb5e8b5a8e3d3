package dev.assize.judges.provision;

import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionNumber;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The best one-to-one pairing of extracted with expected provisions.
 *
 * <p>Pairs with the same path come first, then those that differ in notation only, then those of which one path leads
 * further than the other. Last an item under another act: where the source leaves the act of an article to the context, or where
 * nothing proves that the two acts are different. Items and provisions that have no article in common never meet, so articles are
 * solved apart, except where number and key of an item name different ones.
 */
final class ProvisionPairing {

    /** Each tier outweighs everything below it in an article of any real size. */
    private static final long SAME = 1_000_000_000_000_000L;

    private static final long NOTATION = 1_000_000_000_000L;
    private static final long COARSER = 1_000_000_000L;
    /** What a pair of different acts is worth less: the best of them less than the least of one act. */
    private static final long OTHER_ACT_DIVISOR = 10_000_000L;

    /** More pairs to weigh than any article of a real decision has; beyond that each item takes the best that is left. */
    private static final int SOLVABLE = 40_000;

    private static final int MOST_COMPARED = 500;

    private final SourceActs acts;
    private final List<ReadItem> items;
    private final List<Provision> expected;
    private final int[] expectedOf;
    private final int[] itemOf;

    private ProvisionPairing(List<ReadItem> items, List<Provision> expected, SourceActs acts) {
        this.acts = acts;
        this.items = items;
        this.expected = expected;
        this.expectedOf = new int[items.size()];
        this.itemOf = new int[expected.size()];
        Arrays.fill(expectedOf, -1);
        Arrays.fill(itemOf, -1);
    }

    static ProvisionPairing of(List<ReadItem> items, List<Provision> expected, SourceActs acts) {
        ProvisionPairing pairing = new ProvisionPairing(items, expected, acts);
        pairing.solve();
        return pairing;
    }

    /** The place of the expected provision that an item is paired with; -1 when it has no partner. */
    int expectedOf(int item) {
        return expectedOf[item];
    }

    /** The place of the item that an expected provision is paired with; -1 when it has no partner. */
    int itemOf(int provision) {
        return itemOf[provision];
    }

    private void solve() {
        Map<String, List<Integer>> provisions = new HashMap<>();
        for (int i = 0; i < expected.size(); i++) {
            String key = Keys.normal(expected.get(i).key());
            provisions.computeIfAbsent(key, k -> new ArrayList<>()).add(i);
        }
        KeyGroups groups = new KeyGroups();
        List<List<String>> keys = new ArrayList<>();
        for (ReadItem item : items) {
            List<String> own = item.numbers().stream()
                    .map(number -> Keys.normal(number.key()))
                    .filter(provisions::containsKey)
                    .distinct()
                    .toList();
            keys.add(own);
            groups.join(own);
        }
        Map<String, List<Integer>> rows = new LinkedHashMap<>();
        for (int i : fittestFirst()) {
            if (!keys.get(i).isEmpty()) {
                rows.computeIfAbsent(groups.of(keys.get(i).get(0)), k -> new ArrayList<>())
                        .add(i);
            }
        }
        Map<String, List<Integer>> columns = new HashMap<>();
        provisions.forEach((key, places) ->
                columns.computeIfAbsent(groups.of(key), k -> new ArrayList<>()).addAll(places));
        rows.forEach((group, members) -> solve(members, columns.getOrDefault(group, List.of())));
    }

    /** Of two items for one provision the one that names its act rightly is the partner, whatever order they come in. */
    private List<Integer> fittestFirst() {
        return IntStream.range(0, items.size())
                .boxed()
                .sorted(Comparator.comparing((Integer i) -> items.get(i).renamed())
                        .thenComparing(i -> items.get(i).item(), ExtractedProvision.BY_CONTENT))
                .toList();
    }

    private void solve(List<Integer> rows, List<Integer> columns) {
        List<Integer> openRows = new ArrayList<>();
        Map<Exact, Integer> free = new HashMap<>();
        Map<Exact, ReadItem> taken = new HashMap<>();
        for (int column : columns) {
            free.putIfAbsent(exact(expected.get(column)), column);
        }
        for (int row : rows) {
            Exact exact = exact(items.get(row));
            Integer same = free.remove(exact);
            if (same != null) {
                pair(row, same);
                taken.put(exact, items.get(row));
            } else if (!isTwin(items.get(row), taken.get(exact))) {
                openRows.add(row);
            }
        }
        List<Integer> openColumns =
                columns.stream().filter(column -> itemOf[column] < 0).toList();
        if ((long) openRows.size() * openColumns.size() > SOLVABLE) {
            List<Integer> first = openColumns.subList(0, Math.min(openColumns.size(), MOST_COMPARED));
            openRows.forEach(row -> takeBest(row, first));
            return;
        }
        long[][] values = new long[openRows.size()][openColumns.size()];
        for (int i = 0; i < openRows.size(); i++) {
            for (int j = 0; j < openColumns.size(); j++) {
                values[i][j] = value(items.get(openRows.get(i)), expected.get(openColumns.get(j)));
            }
        }
        int[] best = Assignment.best(values, openColumns.size());
        for (int i = 0; i < best.length; i++) {
            if (best[i] >= 0) {
                pair(openRows.get(i), openColumns.get(best[i]));
            }
        }
    }

    /** Expected provisions differ, so whoever has one's exact path may have it without loss to any other pair. */
    private record Exact(int act, String key, List<PathElement> path) {}

    /** Whether an item is the same as one that is paired already; it is a duplicate, and has no claim on a coarser provision. */
    private static boolean isTwin(ReadItem item, @Nullable ReadItem paired) {
        return paired != null
                && (paired.item().actId().equals(item.item().actId())
                        || paired.identity().folded().equals(item.identity().folded()));
    }

    private static Exact exact(Provision provision) {
        return new Exact(provision.act().number(), Keys.normal(provision.key()), provision.path());
    }

    private static Exact exact(ReadItem item) {
        boolean only = item.numbers().size() == 1 && item.act() != null;
        int act = item.act() == null ? 0 : item.act().number();
        return only && item.isKeyed(item.numbers().get(0))
                ? new Exact(
                        act,
                        Keys.normal(item.numbers().get(0).key()),
                        item.numbers().get(0).path())
                : new Exact(0, "", List.of());
    }

    private void takeBest(int row, List<Integer> columns) {
        int best = -1;
        long most = 0;
        for (int column : columns) {
            long value = itemOf[column] < 0 ? value(items.get(row), expected.get(column)) : 0;
            if (value > most) {
                most = value;
                best = column;
            }
        }
        if (best >= 0) {
            pair(row, best);
        }
    }

    private void pair(int item, int provision) {
        expectedOf[item] = provision;
        itemOf[provision] = item;
    }

    private long value(ReadItem item, Provision expected) {
        long best = 0;
        for (ProvisionNumber number : item.numbers()) {
            if (Keys.same(number.key(), expected.key())) {
                long value = value(item, number, expected);
                best = Math.max(best, item.isKeyed(number) || value == 0 ? value : value - 1);
            }
        }
        return best;
    }

    private long value(ReadItem item, ProvisionNumber number, Provision expected) {
        long closeness = closeness(number, expected);
        if (expected.act().equals(item.act())) {
            return closeness;
        }
        boolean contextual = !Attachment.isRead(expected) && closeness >= NOTATION;
        boolean possible = contextual || !acts.areOther(item.identity(), expected.act());
        return possible ? closeness / OTHER_ACT_DIVISOR : 0;
    }

    private static long closeness(ProvisionNumber number, Provision expected) {
        List<PathElement> path = expected.path();
        if (number.path().equals(path)) {
            return SAME;
        }
        if (Paths.sameUpToNotation(number.path(), path)) {
            return NOTATION;
        }
        boolean related = Paths.isCoarser(number.path(), path) || Paths.isCoarser(path, number.path());
        return related ? COARSER - Math.abs(number.path().size() - path.size()) : 0;
    }
}
