package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.BrandForms;
import dev.assize.judges.brand.internal.Name;
import dev.assize.judges.brand.internal.NameIndex;
import dev.assize.judges.brand.internal.Variation;
import java.util.List;
import java.util.Optional;

/** What code sees in a case: which names the output holds, and whether rules 1, 2 and 4 are followed. */
final class Extraction {

    static final int FEWEST = 3;
    static final int MOST = 10;

    private final Listing listing;
    private final BrandForms forms;
    private final boolean primaryHeld;
    private final NameIndex listed;
    private final NameIndex expected;
    private final List<String> missing;
    private final Coverage coverage;
    private final RuleCheck original;
    private final RuleCheck variations;
    private final RuleCheck count;

    Extraction(BrandCase subject) {
        this.listing = Listing.of(subject);
        this.forms = BrandForms.of(listing.primary());
        this.listed = new NameIndex(listing.entries().stream().map(Entry::name).toList(), forms);
        this.primaryHeld = holds(listing.primary());
        this.expected = new NameIndex(subject.expected().stream().map(Name::of).toList(), forms);
        List<String> others = subject.others();
        this.missing = others.stream().filter(name -> !holds(name)).toList();
        this.coverage = new Coverage(others.size() - missing.size(), others.size());
        this.original = checkOriginal();
        this.variations = checkVariations();
        this.count = checkCount();
    }

    Listing listing() {
        return listing;
    }

    List<Entry> entries() {
        return listing.entries();
    }

    boolean isBrandless() {
        return listing.isBrandless();
    }

    String primary() {
        return listing.primary();
    }

    /** The expected names, the primary one aside, that no entry holds. */
    List<String> missing() {
        return missing;
    }

    Coverage coverage() {
        return coverage;
    }

    Correctness correctness() {
        return isBrandless() ? Correctness.withoutBrand(listing.isEmpty()) : Correctness.of(primaryHeld, coverage);
    }

    RuleCheck original() {
        return original;
    }

    private RuleCheck checkOriginal() {
        if (isBrandless()) {
            return Rule.INCLUDE_ORIGINAL.check(listing.isEmpty(), withoutBrand());
        }
        return listing.findOriginal()
                .map(entry -> Rule.INCLUDE_ORIGINAL.check(
                        true, "Entry " + entry.position() + ", " + entry.quoted() + ", is the brand."))
                .orElseGet(() -> Rule.INCLUDE_ORIGINAL.check(false, noEntry("is exactly \"" + primary() + "\"")));
    }

    RuleCheck variations() {
        return variations;
    }

    private RuleCheck checkVariations() {
        if (isBrandless()) {
            return Rule.GENERATE_VARIATIONS.check(listing.isEmpty(), withoutBrand());
        }
        Optional<Entry> exact = listing.findOriginal();
        for (Entry entry : entries()) {
            Optional<String> form = exact.filter(entry::equals).isPresent() ? Optional.empty() : form(entry);
            if (form.isPresent()) {
                return Rule.GENERATE_VARIATIONS.check(
                        true, entry.quoted() + " is a form of \"" + primary() + "\": " + form.get() + ".");
            }
        }
        return Rule.GENERATE_VARIATIONS.check(false, noEntry("is another form of \"" + primary() + "\""));
    }

    RuleCheck count() {
        return count;
    }

    private RuleCheck checkCount() {
        int size = listing.size();
        if (isBrandless() && size == 0) {
            return Rule.REASONABLE_COUNT.check(true, withoutBrand());
        }
        String counted = size == 0
                ? "The output has no entry"
                : "The output has " + size + " distinct " + (size == 1 ? "entry" : "entries") + ", the last being "
                        + entries().get(entries().size() - 1).quoted();
        if (size < FEWEST) {
            return Rule.REASONABLE_COUNT.check(false, counted + "; at least " + FEWEST + " are wanted.");
        }
        return size > MOST
                ? Rule.REASONABLE_COUNT.check(false, counted + "; at most " + MOST + " are wanted.")
                : Rule.REASONABLE_COUNT.check(true, counted + ".");
    }

    private Optional<String> form(Entry entry) {
        return forms.variation(entry.name())
                .map(Variation::explanation)
                .or(() -> listing.expects(entry) ? Optional.of("listed among the expected ones") : Optional.empty())
                .or(() -> holdsExpected(entry) ? Optional.of("a form of an expected name") : Optional.empty())
                .or(() -> forms.resembles(entry.name()) ? Optional.of("close to the brand") : Optional.empty());
    }

    private boolean holdsExpected(Entry entry) {
        return expected.isHeldBy(entry.name());
    }

    private boolean holds(String wanted) {
        return listed.holds(Name.of(wanted));
    }

    private String withoutBrand() {
        return listing.isEmpty()
                ? "The title has no brand, and the output names none."
                : "The title has no brand, but the output lists "
                        + entries().get(0).quoted() + ".";
    }

    private String noEntry(String what) {
        return listing.isEmpty()
                ? "The output has no entry."
                : "No entry, from " + entries().get(0).quoted() + " on, " + what + ".";
    }
}
