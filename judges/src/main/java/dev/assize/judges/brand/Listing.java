package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.Name;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What the model listed, beside the names that were expected of it.
 *
 * @param primary the brand that the output is held against; blank when the title has none
 * @param entries what was listed, in order, without exact repeats
 * @param expected the expected names without regard to case and typography
 */
record Listing(String primary, List<Entry> entries, Set<String> expected) {

    Listing {
        entries = List.copyOf(entries);
        expected = Set.copyOf(expected);
    }

    static Listing of(BrandCase subject) {
        List<Entry> entries = new ArrayList<>(subject.predicted().size());
        for (String text : subject.predicted()) {
            entries.add(new Entry(entries.size() + 1, text, Name.of(text)));
        }
        return new Listing(
                subject.primary().orElse(""),
                entries,
                subject.expected().stream().map(Writing::typed).collect(Collectors.toSet()));
    }

    /** Whether the title has no brand, so that nothing should have been listed. */
    boolean isBrandless() {
        return primary.isEmpty();
    }

    boolean isEmpty() {
        return entries.isEmpty();
    }

    /** How many different entries there are: whoever searches is not asked for case, so case makes no difference. */
    int size() {
        Set<String> different = new HashSet<>();
        for (Entry entry : entries) {
            different.add(Writing.caseless(entry.text()));
        }
        return different.size();
    }

    boolean expects(Entry entry) {
        return expected.contains(Writing.typed(entry.text()));
    }

    /** The entries whose relation to the brand is not plain: neither the brand itself nor a name that was expected. */
    List<Entry> doubtful() {
        Name brand = Name.of(primary);
        List<Entry> doubtful = new ArrayList<>(entries);
        doubtful.removeIf(entry -> !isBrandless() && (brand.sameAs(entry.name()) || expects(entry)));
        return doubtful;
    }

    /** The entry that is the brand to the letter, else the first that is it but for case and typography. */
    Optional<Entry> findOriginal() {
        String wanted = Writing.typed(primary);
        Entry alike = null;
        for (Entry entry : entries) {
            if (entry.text().equals(primary)) {
                return Optional.of(entry);
            }
            if (alike == null && Writing.typed(entry.text()).equals(wanted)) {
                alike = entry;
            }
        }
        return Optional.ofNullable(alike);
    }
}
