package dev.assize.judges.brand;

import dev.assize.core.lenient.StatedConfidence;
import dev.assize.judges.internal.memo.RecentWords;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A list of brand variations that a model read in a product's title, with what was expected of it.
 *
 * @param brandName the brand as the input gave it; blank when it gave none
 * @param expected the variations that were expected, without exact repeats
 * @param predicted what the model listed, without exact repeats
 * @param confidence as it was written; blank when there is none
 */
record BrandCase(
        String keyword,
        String title,
        String taxonomy,
        String brandName,
        List<String> expected,
        List<String> predicted,
        String reasoning,
        String confidence) {

    BrandCase {
        expected = List.copyOf(new LinkedHashSet<>(expected));
        predicted = List.copyOf(new LinkedHashSet<>(predicted));
    }

    private static final RecentWords<Optional<StatedConfidence>> STATED = new RecentWords<>(StatedConfidence::parse);

    /** How sure the model says it is; empty when it does not, or on no scale that is known. */
    Optional<StatedConfidence> statedConfidence() {
        return STATED.of(confidence);
    }

    // Written out: what was made of a case is looked up by it, and what Java makes of a record reads all of it.
    @Override
    public int hashCode() {
        return 31 * title.hashCode() + reasoning.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof BrandCase that
                        && keyword.equals(that.keyword)
                        && title.equals(that.title)
                        && taxonomy.equals(that.taxonomy)
                        && brandName.equals(that.brandName)
                        && expected.equals(that.expected)
                        && predicted.equals(that.predicted)
                        && reasoning.equals(that.reasoning)
                        && confidence.equals(that.confidence));
    }

    /**
     * The name that matters most: the brand of the input, else the longest expected one that the title or the keyword
     * shows, else the first expected one. Empty when the title has no brand.
     */
    Optional<String> primary() {
        if (!brandName.isBlank()) {
            return Optional.of(brandName.strip());
        }
        WordSequence inTitle = WordSequence.of(title);
        WordSequence inKeyword = WordSequence.of(keyword);
        Optional<String> inInput = expected.stream()
                .filter(name -> inTitle.holds(WordSequence.of(name)) || inKeyword.holds(WordSequence.of(name)))
                .max(Comparator.comparingInt(String::length));
        return inInput.or(() -> expected.stream().findFirst());
    }

    /** What else was expected; the primary in another case is not something else. */
    List<String> others() {
        String primary = primary().map(Writing::typed).orElse("");
        List<String> others = new ArrayList<>(expected);
        others.removeIf(name -> Writing.typed(name).equals(primary));
        return others;
    }
}
