package dev.assize.judges.brand.variation;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What spelling cannot tell: real brands, their other names, their product lines, product words, legal forms.
 *
 * <p>The lists are plain text beside this class, one subject a line, so that a reviewer can read and extend them.
 * Immutable, hence safe to share between threads.
 */
public final class BrandLexicon {

    private static final BrandLexicon STANDARD = new BrandLexicon();

    private final Set<String> brands = new HashSet<>();
    private final Map<String, Set<Integer>> owners = new HashMap<>();
    private final Map<String, Set<String>> lines = new HashMap<>();
    private final Set<String> genericWords = new HashSet<>();
    private final Set<String> littleWords = new HashSet<>();
    private final Set<String> companyWords = new HashSet<>();

    private BrandLexicon() {
        NameList.beside(BrandLexicon.class, "brands.txt")
                .names()
                .forEach(name -> brands.add(Name.of(name).joined()));
        List<List<String>> groups =
                NameList.beside(BrandLexicon.class, "aliases.txt").groups();
        for (int owner = 0; owner < groups.size(); owner++) {
            readAliases(groups.get(owner), owner);
        }
        NameList.beside(BrandLexicon.class, "product-lines.txt").groups().forEach(this::readLines);
        NameList.beside(BrandLexicon.class, "generic-words.txt")
                .names()
                .forEach(word -> genericWords.add(Name.of(word).joined()));
        NameList.beside(BrandLexicon.class, "little-words.txt")
                .names()
                .forEach(word -> littleWords.add(Name.of(word).joined()));
        NameList.beside(BrandLexicon.class, "company-words.txt")
                .names()
                .forEach(word -> companyWords.add(Name.of(word).joined()));
    }

    /** The lists that ship with the judge. */
    public static BrandLexicon standard() {
        return STANDARD;
    }

    private void readAliases(List<String> names, int owner) {
        for (String name : names) {
            String joined = Name.of(name).joined();
            brands.add(joined);
            owners.computeIfAbsent(joined, ignored -> new HashSet<>()).add(owner);
        }
    }

    private void readLines(List<String> brandThenLines) {
        String brand = Name.of(brandThenLines.get(0)).joined();
        for (String line : brandThenLines.subList(1, brandThenLines.size())) {
            lines.computeIfAbsent(Name.of(line).joined(), ignored -> new HashSet<>())
                    .add(brand);
        }
    }

    public boolean isBrand(Name name) {
        return isBrand(name.joined()) || isBrand(name.compact());
    }

    boolean isBrand(String joined) {
        return brands.contains(joined);
    }

    /** Whether both are listed as names of one brand, as "HP" and "Hewlett-Packard" are. */
    public boolean areAliases(Name one, Name other) {
        Set<Integer> owner = owners.getOrDefault(one.joined(), Set.of());
        return owners.getOrDefault(other.joined(), Set.of()).stream().anyMatch(owner::contains);
    }

    /** Whose product line this is: "Galaxy" is Samsung's. Folded names; empty when it is no line we know. */
    public Optional<Set<String>> ownersOfLine(Name line) {
        return Optional.ofNullable(lines.get(line.joined())).map(Set::copyOf);
    }

    /** Whether the folded word names a kind of product, a quality, a colour, a material or a use. */
    public boolean isGeneric(String word) {
        return genericWords.contains(word) || genericWords.contains(Plural.singular(word));
    }

    /** Whether the folded word is an article, a preposition or the like. */
    public boolean isLittle(String word) {
        return littleWords.contains(word);
    }

    /** Whether the folded word only says what sort of company bears the name: "inc", "gmbh", "official". */
    public boolean isCompanyWord(String word) {
        return companyWords.contains(word);
    }

    /** Whether the folded word can stand for a brand alone: neither little, nor generic, nor a company's form. */
    public boolean isDistinctive(String word) {
        return !isLittle(word) && !isGeneric(word) && !isCompanyWord(word);
    }

    /** The words without the little ones. */
    List<String> content(List<String> words) {
        return words.stream().filter(word -> !isLittle(word)).toList();
    }
}
