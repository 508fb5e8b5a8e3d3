package dev.assize.judges.brand.internal;

import dev.assize.judges.internal.memo.RecentWords;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What spelling cannot tell: real brands, their other names, their product lines, product words, legal forms.
 *
 * <p>The lists are plain text beside this class, one subject a line, so that a reviewer can read and extend them.
 * Immutable, hence safe to share between threads.
 */
public final class BrandLexicon {

    private static final int LITTLE = 1;
    private static final int GENERIC = 2;
    private static final int COMPANY = 4;
    private static final int EVERYDAY = 8;
    private static final int BRAND = 16;

    private static final BrandLexicon STANDARD = new BrandLexicon();

    private final Set<String> brands;
    private final Map<String, Set<Name>> aliases = new HashMap<>();
    private final Map<String, Set<String>> lines = new HashMap<>();
    private final Set<String> genericWords = folded("generic-words.txt");
    private final Set<String> littleWords = folded("little-words.txt");
    private final Set<String> companyWords = folded("company-words.txt");
    private final Set<String> everydayWords = folded("everyday-words.txt");

    /** The lists that a word is on; the same words are looked up for every entry, and in most lists. */
    private final RecentWords<Integer> senses = new RecentWords<>(1 << 12, this::look);

    private BrandLexicon() {
        list("aliases.txt").groups().forEach(this::readAliases);
        list("product-lines.txt").groups().forEach(this::readLines);
        Set<String> all = new HashSet<>(folded("brands.txt"));
        all.addAll(aliases.keySet());
        this.brands = Set.copyOf(all);
    }

    /** The lists that ship with the judge. */
    public static BrandLexicon standard() {
        return STANDARD;
    }

    private static NameList list(String resource) {
        return NameList.beside(BrandLexicon.class, resource);
    }

    private static Set<String> folded(String resource) {
        return list(resource).names().stream()
                .map(name -> String.join("", Name.wordsOf(name)))
                .collect(Collectors.toUnmodifiableSet());
    }

    private void readAliases(List<String> group) {
        List<Name> names = group.stream().map(Name::of).toList();
        for (Name name : names) {
            aliases.computeIfAbsent(name.joined(), ignored -> new LinkedHashSet<>())
                    .addAll(names);
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
        return isBrand(name.joined()) || (!name.compact().equals(name.joined()) && isBrand(name.compact()));
    }

    boolean isBrand(String joined) {
        return (senses.of(joined) & BRAND) != 0;
    }

    /** Whether both are listed as names of one brand, as "HP" and "Hewlett-Packard" are. */
    public boolean areAliases(Name one, Name other) {
        for (Name name : aliases.getOrDefault(one.joined(), Set.of())) {
            if (name.joined().equals(other.joined())) {
                return true;
            }
        }
        return false;
    }

    /** All listed names of the brands that go by this name, itself included; none when it is in no list. */
    Set<Name> aliases(Name name) {
        return Collections.unmodifiableSet(aliases.getOrDefault(name.joined(), Set.of()));
    }

    /** Whose product line this is: "Galaxy" is Samsung's. Folded names; empty when it is no line we know. */
    public Optional<Set<String>> ownersOfLine(Name line) {
        return Optional.ofNullable(lines.get(line.joined())).map(Set::copyOf);
    }

    /** Whether the folded word names a kind of product, a quality, a colour, a material or a use. */
    public boolean isGeneric(String word) {
        return (senses.of(word) & GENERIC) != 0;
    }

    /** Whether the folded word is an article, a preposition or the like. */
    public boolean isLittle(String word) {
        return (senses.of(word) & LITTLE) != 0;
    }

    /** Whether the folded word only says what sort of company bears the name: "inc", "gmbh", "official". */
    public boolean isCompanyWord(String word) {
        return (senses.of(word) & COMPANY) != 0;
    }

    /** Whether the folded word is one of everyday English, whatever it names; listed are words of five letters and more. */
    public boolean isEveryday(String word) {
        return (senses.of(word) & EVERYDAY) != 0;
    }

    /** Whether the folded word can stand for a brand alone: neither little, nor generic, nor a company's form. */
    public boolean isDistinctive(String word) {
        return (senses.of(word) & (LITTLE | GENERIC | COMPANY)) == 0;
    }

    private int look(String word) {
        String singular = Plural.singular(word);
        return (littleWords.contains(word) ? LITTLE : 0)
                | (genericWords.contains(word) || genericWords.contains(singular) ? GENERIC : 0)
                | (companyWords.contains(word) ? COMPANY : 0)
                | (everydayWords.contains(word) || everydayWords.contains(singular) ? EVERYDAY : 0)
                | (brands.contains(word) ? BRAND : 0);
    }

    /** The words without the little ones. */
    List<String> content(List<String> words) {
        List<String> content = new ArrayList<>(words.size());
        for (String word : words) {
            if (!isLittle(word)) {
                content.add(word);
            }
        }
        return content;
    }
}
