package dev.assize.bench.brand;

import dev.assize.judges.brand.internal.Name;
import dev.assize.text.EditDistance;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/**
 * A brand with one entry that a model might list beside it, and whether the two have to do with one another.
 *
 * @param set where it comes from: from the titles of products, or from the names of brands
 */
public record NamePair(String set, String title, String taxonomy, String brand, String entry, boolean related) {

    private static final List<Typo> TYPOS = List.of(Typo.values());

    /** For every product and every brand with other names, one entry that is related and one or two that are not. */
    public static List<NamePair> all(Path directory, long seed) {
        RealNames names = RealNames.in(directory);
        Random random = new Random(seed);
        List<NamePair> pairs = new ArrayList<>();
        List<String> brands = names.productBrands();
        for (RealNames.Product product : names.products()) {
            if (!product.brand().isEmpty()) {
                spelling(product, random).ifPresent(pairs::add);
                intruder(product, brands.get(random.nextInt(brands.size())), random)
                        .ifPresent(pairs::add);
            }
        }
        List<String> listed = List.copyOf(names.aliases().keySet());
        for (Map.Entry<String, List<String>> brand : names.aliases().entrySet()) {
            if (!brand.getValue().isEmpty()) {
                String alias =
                        brand.getValue().get(random.nextInt(brand.getValue().size()));
                pair(brand.getKey(), alias, true).ifPresent(pairs::add);
                String other = listed.get(random.nextInt(listed.size()));
                List<String> others = new ArrayList<>(List.of(other));
                lookalike(brand.getKey(), listed).ifPresent(others::add);
                others.stream()
                        .filter(name -> !shareAWord(name, brand.getKey()))
                        .forEach(name -> pair(brand.getKey(), name, false).ifPresent(pairs::add));
            }
        }
        return pairs;
    }

    /** Another brand that is written almost alike: the hardest to tell from a slip of the pen. */
    private static Optional<String> lookalike(String brand, List<String> listed) {
        return listed.stream()
                .filter(other -> brand.length() > 3
                        && !other.equalsIgnoreCase(brand)
                        && EditDistance.between(brand.toLowerCase(Locale.ROOT), other.toLowerCase(Locale.ROOT), 2 + 1)
                                <= 2)
                .findFirst();
    }

    private static Optional<NamePair> pair(String brand, String entry, boolean related) {
        boolean plain = Name.of(brand).sameAs(Name.of(entry));
        return plain ? Optional.empty() : Optional.of(new NamePair("names", brand, "", brand, entry, related));
    }

    private static Optional<NamePair> spelling(RealNames.Product product, Random random) {
        Typo typo = TYPOS.get(random.nextInt(TYPOS.size()));
        // The first word of a brand need not be a form of it, nor is a slip in a short name sure to be one.
        boolean sure = typo != Typo.FIRST_WORD
                && (!typo.isSlip() || Name.of(product.brand()).joined().length() >= 6);
        return typo.of(product.brand(), random)
                .filter(form -> sure && !Name.of(form).sameAs(Name.of(product.brand())))
                .map(form -> new NamePair("titles", product.title(), product.taxonomy(), product.brand(), form, true));
    }

    private static Optional<NamePair> intruder(RealNames.Product product, String otherBrand, Random random) {
        String entry = switch (random.nextInt(3)) {
            case 0 -> MadeCase.lastPlainWord(product);
            case 1 -> product.taxonomy();
            default -> otherBrand;
        };
        return entry.isBlank() || shareAWord(entry, product.brand())
                ? Optional.empty()
                : Optional.of(
                        new NamePair("titles", product.title(), product.taxonomy(), product.brand(), entry, false));
    }

    private static boolean shareAWord(String one, String other) {
        Set<String> words = new LinkedHashSet<>(Name.wordsOf(one.toLowerCase(Locale.ROOT)));
        words.retainAll(Name.wordsOf(other.toLowerCase(Locale.ROOT)));
        return !words.isEmpty();
    }
}
