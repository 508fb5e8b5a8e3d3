package dev.assize.judges.brand.internal;

import dev.assize.judges.brand.internal.Variation.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** A brand by its initials, and the longer abbreviations made with them. */
final class BrandInitials {

    private static final int MOST = 8;
    private static final int FEWEST_TO_TRUST = 3;

    private final Name brand;
    private final BrandLexicon lexicon;
    private final CompanyForm company;
    private final boolean hasSeveral;

    /** Those of the brand, made when they are first wanted; threads may make them twice. */
    private @Nullable Set<String> own;

    BrandInitials(Name brand, BrandLexicon lexicon, CompanyForm company) {
        this.brand = brand;
        this.lexicon = lexicon;
        this.company = company;
        this.hasSeveral = brand.words().size() > 1 || brand.humps().length() > 1;
    }

    Optional<Variation> read(Name entry) {
        if (hasSeveral && isShort(entry)) {
            Set<String> initials = own();
            if (initials.contains(entry.compact())) {
                return form("initials of the brand");
            }
            if (initials.stream().anyMatch(letters -> abbreviates(entry.compact(), letters))) {
                return form("abbreviation of the brand");
            }
        }
        // Two letters are the initials of too many names; a listed alias says more.
        boolean trusted = isShort(brand) && brand.compact().length() >= FEWEST_TO_TRUST;
        return trusted
                        && entry.words().size() > 1
                        && !lexicon.isBrand(entry)
                        && of(entry).contains(brand.compact())
                ? form("the name whose initials the brand is")
                : Optional.empty();
    }

    private Set<String> own() {
        Set<String> known = own;
        if (known == null) {
            known = Set.copyOf(of(brand));
            own = known;
        }
        return known;
    }

    /** All initials and a few letters more, in the order in which the brand has them: "TWW" for "Totally Woodwear". */
    private boolean abbreviates(String letters, String initials) {
        return letters.length() >= FEWEST_TO_TRUST
                && letters.length() <= initials.length() + 2
                && letters.charAt(0) == initials.charAt(0)
                && !lexicon.isBrand(letters)
                && lexicon.isDistinctive(letters)
                && isWithin(initials, letters)
                && isWithin(letters, brand.joined());
    }

    /** Whether the letters occur in the text in that order. */
    private static boolean isWithin(String letters, String text) {
        int found = 0;
        for (int at = 0; at < text.length() && found < letters.length(); at++) {
            found += text.charAt(at) == letters.charAt(found) ? 1 : 0;
        }
        return found == letters.length();
    }

    private static boolean isShort(Name name) {
        return name.compact().length() >= 2 && name.compact().length() <= MOST;
    }

    private Set<String> of(Name name) {
        if (name.words().size() > MOST) {
            return Set.of();
        }
        Set<String> all = new TreeSet<>();
        all.add(name.humps());
        all.add(firstLetters(name.words()));
        all.add(firstLetters(lexicon.content(name.words())));
        all.add(firstLetters(lexicon.content(company.without(name).words())));
        all.add(firstLetters(firstOfEachWrittenWord(name.original())));
        all.removeIf(letters -> letters.length() < 2);
        return all;
    }

    /** "Hewlett-Packard Compaq" is two words to whoever writes HC. */
    private static List<String> firstOfEachWrittenWord(String original) {
        List<String> first = new ArrayList<>();
        for (String written : original.split("\\s+")) {
            Name.wordsOf(written).stream().limit(1).forEach(first::add);
        }
        return first;
    }

    private static String firstLetters(List<String> words) {
        StringBuilder letters = new StringBuilder();
        words.forEach(word -> letters.append(word.charAt(0)));
        return letters.toString();
    }

    private static Optional<Variation> form(String explanation) {
        return Optional.of(new Variation(Kind.INITIALS, explanation));
    }
}
