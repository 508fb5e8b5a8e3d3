package dev.assize.judges.brand;

import dev.assize.judges.brand.variation.BrandForms;
import dev.assize.judges.brand.variation.BrandLexicon;
import dev.assize.judges.brand.variation.Name;
import dev.assize.judges.brand.variation.Variation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** What code sees in a case: which names the output holds, and whether rules 1, 2 and 4 are followed. */
final class Extraction {

    static final int FEWEST = 3;
    static final int MOST = 10;

    private final String primary;
    private final BrandForms forms;
    private final List<String> others;
    private final Set<String> expected;
    private final List<Entry> entries;

    Extraction(BrandCase subject) {
        this.primary = subject.primary().orElse("");
        this.forms = new BrandForms(Name.of(primary), BrandLexicon.standard());
        this.others = subject.others();
        this.expected = subject.expected().stream().map(BrandCase::caseless).collect(Collectors.toUnmodifiableSet());
        this.entries = entriesOf(subject.predicted());
    }

    private static List<Entry> entriesOf(List<String> predicted) {
        List<Entry> entries = new ArrayList<>(predicted.size());
        for (String text : predicted) {
            entries.add(new Entry(entries.size() + 1, text, Name.of(text)));
        }
        return List.copyOf(entries);
    }

    /** Whether the title has no brand, so that nothing should have been listed. */
    boolean isBrandless() {
        return primary.isEmpty();
    }

    /** The brand that the output is held against; blank when there is none. */
    String primary() {
        return primary;
    }

    List<Entry> entries() {
        return entries;
    }

    /** The entries whose relation to the brand is not plain: neither the brand itself nor a name that was expected. */
    List<Entry> doubtful() {
        Name brand = Name.of(primary);
        return entries.stream()
                .filter(entry -> isBrandless() || !(brand.sameAs(entry.name()) || isExpected(entry)))
                .toList();
    }

    Correctness correctness() {
        if (isBrandless()) {
            return Correctness.withoutBrand(entries.isEmpty());
        }
        return Correctness.of(holds(primary), coverage());
    }

    Coverage coverage() {
        return new Coverage(others.size() - missing().size(), others.size());
    }

    /** The expected names, the primary one aside, that no entry holds. */
    List<String> missing() {
        return others.stream().filter(name -> !holds(name)).toList();
    }

    RuleCheck original() {
        if (isBrandless()) {
            return Rule.INCLUDE_ORIGINAL.check(entries.isEmpty(), withoutBrand());
        }
        return findOriginal()
                .map(entry -> Rule.INCLUDE_ORIGINAL.check(
                        true, "Entry " + entry.position() + ", " + entry.quoted() + ", is the brand."))
                .orElseGet(() -> Rule.INCLUDE_ORIGINAL.check(false, noEntry("is exactly \"" + primary + "\"")));
    }

    RuleCheck variations() {
        if (isBrandless()) {
            return Rule.GENERATE_VARIATIONS.check(entries.isEmpty(), withoutBrand());
        }
        Optional<Entry> original = findOriginal();
        for (Entry entry : entries) {
            Optional<String> form = original.filter(entry::equals).isPresent() ? Optional.empty() : form(entry);
            if (form.isPresent()) {
                return Rule.GENERATE_VARIATIONS.check(
                        true, entry.quoted() + " is a form of \"" + primary + "\": " + form.get() + ".");
            }
        }
        return Rule.GENERATE_VARIATIONS.check(false, noEntry("is another form of \"" + primary + "\""));
    }

    RuleCheck count() {
        int count = entries.size();
        if (isBrandless() && count == 0) {
            return Rule.REASONABLE_COUNT.check(true, withoutBrand());
        }
        String listed = entries.isEmpty()
                ? "The output has no entry"
                : "The output has " + count + " distinct " + (count == 1 ? "entry" : "entries") + ", the last being "
                        + entries.get(count - 1).quoted();
        if (count < FEWEST) {
            return Rule.REASONABLE_COUNT.check(false, listed + "; at least " + FEWEST + " are wanted.");
        }
        return count > MOST
                ? Rule.REASONABLE_COUNT.check(false, listed + "; at most " + MOST + " are wanted.")
                : Rule.REASONABLE_COUNT.check(true, listed + ".");
    }

    private Optional<String> form(Entry entry) {
        return forms.variation(entry.name())
                .map(Variation::explanation)
                .or(() -> isExpected(entry) ? Optional.of("listed among the expected ones") : Optional.empty());
    }

    private boolean isExpected(Entry entry) {
        return expected.contains(BrandCase.caseless(entry.text()));
    }

    private boolean holds(String wanted) {
        Name name = Name.of(wanted);
        return entries.stream()
                .anyMatch(entry -> forms.capture(name, entry.name()).isPresent());
    }

    /** The entry that is the brand to the letter, else the first that is it but for case. */
    private Optional<Entry> findOriginal() {
        String wanted = BrandCase.caseless(primary);
        return entries.stream()
                .filter(entry -> entry.text().equals(primary))
                .findFirst()
                .or(() -> entries.stream()
                        .filter(entry -> BrandCase.caseless(entry.text()).equals(wanted))
                        .findFirst());
    }

    private String withoutBrand() {
        return entries.isEmpty()
                ? "The title has no brand, and the output names none."
                : "The title has no brand, but the output lists "
                        + entries.get(0).quoted() + ".";
    }

    private String noEntry(String what) {
        return entries.isEmpty()
                ? "The output has no entry."
                : "No entry, from " + entries.get(0).quoted() + " on, " + what + ".";
    }
}
