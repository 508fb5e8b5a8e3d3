package dev.assize.bench.brand;

import dev.assize.judges.brand.internal.BrandForms;
import dev.assize.judges.brand.internal.BrandLexicon;
import dev.assize.judges.brand.internal.Name;
import dev.assize.judges.brand.internal.Variation;
import dev.assize.text.EditDistance;
import java.io.PrintStream;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/** What the variation library recognises among real and made-up forms, and which different brands it takes for one. */
record SpellingFigures(RealNames names) {
    private static final int ROUNDS = 3;

    void print(PrintStream out) {
        printAliases(out);
        printForms(out);
        printClosePairs(out);
        printTitleWords(out);
    }

    private void printAliases(PrintStream out) {
        Map<String, Integer> kinds = new TreeMap<>();
        int all = 0;
        int found = 0;
        for (Map.Entry<String, List<String>> entry : names.aliases().entrySet()) {
            BrandForms forms = BrandForms.of(entry.getKey());
            for (String alias : entry.getValue()) {
                Optional<Variation> variation = forms.variation(Name.of(alias));
                variation.ifPresent(form -> kinds.merge(form.kind().name(), 1, Integer::sum));
                all++;
                found += variation.isPresent() || forms.resembles(Name.of(alias)) ? 1 : 0;
            }
        }
        out.printf("real aliases in Latin script that show a trace of the brand: %d of %d%n  %s%n", found, all, kinds);
    }

    private void printForms(PrintStream out) {
        Random random = new Random(1);
        Map<String, RightCount> tallies = new TreeMap<>();
        for (String brand : names.productBrands()) {
            BrandForms forms = BrandForms.of(brand);
            int length = Name.of(brand).joined().length();
            for (int round = 0; round < ROUNDS; round++) {
                for (Typo typo : Typo.values()) {
                    String kind = typo + (typo.isSlip() ? length >= 6 ? ", 6 letters or more" : ", shorter" : "");
                    typo.of(brand, random)
                            .ifPresent(form -> tallies.computeIfAbsent(kind, ignored -> new RightCount())
                                    .add(forms.variation(Name.of(form)).isPresent()));
                }
            }
        }
        out.println("forms made from " + names.productBrands().size() + " real brands, recognised:");
        tallies.forEach((kind, tally) -> out.println("  " + kind + ": " + tally));
    }

    /** Every two different real brands at most two edits apart. */
    private void printClosePairs(PrintStream out) {
        Set<String> pool = new LinkedHashSet<>(names.productBrands());
        pool.addAll(names.aliases().keySet());
        List<Name> all =
                pool.stream().map(Name::of).filter(name -> !name.isEmpty()).toList();
        Map<String, Integer> mistaken = new TreeMap<>();
        int close = 0;
        for (Name brand : all) {
            BrandForms forms = new BrandForms(brand, BrandLexicon.standard());
            for (Name other : all) {
                if (EditDistance.between(brand.joined(), other.joined(), 3) <= 2 && !brand.sameAs(other)) {
                    close++;
                    forms.variation(other)
                            .ifPresent(form -> mistaken.merge(form.kind().name(), 1, Integer::sum));
                }
            }
        }
        out.printf(
                "ordered pairs of different brands two edits apart or less: %d; taken for one: %s%n", close, mistaken);
    }

    private void printTitleWords(PrintStream out) {
        RightCount kept = new RightCount();
        for (RealNames.Product product : names.products()) {
            Name brand = Name.of(product.brand());
            if (brand.isEmpty()) {
                continue;
            }
            BrandForms forms = new BrandForms(brand, BrandLexicon.standard());
            for (String word : new LinkedHashSet<>(Name.wordsOf(product.title()))) {
                if (word.length() > 2 && !brand.joined().contains(word)) {
                    kept.add(forms.variation(Name.of(word)).isEmpty());
                }
            }
        }
        out.println("other words of the titles kept apart from the brand: " + kept);
    }
}
