package dev.assize.judges.brand;

import dev.assize.core.question.Basis;
import dev.assize.judges.brand.internal.BrandForms;
import dev.assize.judges.brand.internal.BrandLexicon;
import dev.assize.judges.brand.internal.Name;
import dev.assize.judges.brand.internal.NameIndex;
import dev.assize.judges.brand.internal.Variation;
import dev.assize.text.Characters;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Says what an entry is to the brand, from the brand, the title, the taxonomy's words and the lists.
 *
 * <p>A word of the title that is neither the brand nor a known name is taken for what titles are mostly made of: kinds,
 * qualities, materials, sizes. A name without any trace of the brand is taken for another one. Of a name in another
 * script it says that it cannot tell, instead of guessing.
 */
final class EntryReader {

    /**
     * @param relation empty when it cannot be told
     * @param basis by which rule it was told
     */
    record Opinion(Optional<Relation> relation, Basis basis, String reason) {

        private static Opinion of(Relation relation, String rule, String reason) {
            return new Opinion(Optional.of(relation), Basis.of(rule), reason);
        }

        private static Opinion none(String rule, String reason) {
            return new Opinion(Optional.empty(), Basis.of(rule), reason);
        }
    }

    private static final int LONGEST_ABBREVIATION = 5;

    private final BrandLexicon lexicon = BrandLexicon.standard();
    private final Name brand;
    private final BrandForms forms;
    private final NameIndex expected;
    private final Set<String> taxonomyWords;
    private final Set<String> titleWords;

    EntryReader(String brand, String title, String keyword, String taxonomy, List<String> expected) {
        this.brand = Name.of(brand);
        this.forms = BrandForms.of(brand);
        this.expected = new NameIndex(expected.stream().map(Name::of).toList(), forms);
        this.taxonomyWords = Set.copyOf(Name.wordsOf(taxonomy));
        Set<String> shown = new HashSet<>(Name.wordsOf(title));
        shown.addAll(Name.wordsOf(keyword));
        this.brand.words().forEach(shown::remove);
        this.titleWords = Set.copyOf(shown);
    }

    Opinion read(String text) {
        Name entry = Name.of(text);
        if (entry.isEmpty()) {
            return Opinion.of(Relation.GENERIC_TERM, "no-word", "no word at all");
        }
        return ofTheBrand(entry)
                .or(() -> known(entry))
                .or(() -> everyday(entry))
                .orElseGet(() -> unknown(entry));
    }

    private Optional<Opinion> ofTheBrand(Name entry) {
        if (brand.isEmpty()) {
            return Optional.empty();
        }
        Optional<Variation> variation = forms.variation(entry);
        boolean longer =
                variation.filter(form -> form.kind() == Variation.Kind.LONGER).isPresent();
        Optional<Opinion> form = variation.map(longer ? EntryReader::line : EntryReader::form);
        boolean expectedForm = (longer || form.isEmpty()) && expected.isHeldBy(entry);
        return expectedForm
                ? Optional.of(Opinion.of(Relation.VARIATION, "form-of-an-expected-name", "a form of an expected name"))
                : form;
    }

    private static Opinion form(Variation variation) {
        return Opinion.of(Relation.VARIATION, variation.kind().rule(), variation.explanation());
    }

    /** The brand with more words around it names something that the brand sells. */
    private static Opinion line(Variation variation) {
        return Opinion.of(Relation.PRODUCT_LINE, variation.kind().rule(), variation.explanation());
    }

    private Optional<Opinion> known(Name entry) {
        Optional<Set<String>> owners = lexicon.ownersOfLine(entry);
        if (owners.isPresent() && owners.get().contains(brand.joined())) {
            return Optional.of(Opinion.of(Relation.PRODUCT_LINE, "line-of-the-brand", "sold by the brand"));
        }
        if (lexicon.isBrand(entry) && !isEveryday(entry)) {
            return Optional.of(Opinion.of(Relation.OTHER_BRAND, "known-brand", "a known brand"));
        }
        return owners.map(
                owner -> Opinion.of(Relation.OTHER_BRAND, "line-of-another", "a product line of another brand"));
    }

    private Optional<Opinion> everyday(Name entry) {
        if (isEveryday(entry)) {
            return Optional.of(Opinion.of(Relation.GENERIC_TERM, "everyday-words", "everyday words"));
        }
        if (entry.words().stream().allMatch(word -> taxonomyWords.contains(word) || isEveryday(word))) {
            return Optional.of(Opinion.of(Relation.GENERIC_TERM, "taxonomy", "words of the taxonomy"));
        }
        if (entry.joined().chars().anyMatch(Characters::isDigit)) {
            return Optional.of(Opinion.of(Relation.GENERIC_TERM, "number", "a number, a size or a model"));
        }
        boolean inTitle = entry.words().stream().allMatch(word -> titleWords.contains(word) || isEveryday(word));
        if (inTitle && !brand.isEmpty() && isCoined(entry)) {
            return Optional.of(Opinion.of(Relation.PRODUCT_LINE, "coined-in-the-title", "a coined name in the title"));
        }
        return inTitle
                ? Optional.of(
                        Opinion.of(Relation.GENERIC_TERM, "words-of-the-title", "words of the title beside the brand"))
                : Optional.empty();
    }

    private Opinion unknown(Name entry) {
        if (brand.isEmpty()) {
            return Opinion.of(Relation.OTHER_BRAND, "name-without-a-brand", "a name, where the title has no brand");
        }
        if (forms.resembles(entry)) {
            return Opinion.of(Relation.VARIATION, "close", "close to the brand");
        }
        if (isLatin(entry) != isLatin(brand)) {
            return Opinion.none("another-script", "The entry is in another script than the brand.");
        }
        if (abbreviates(entry)) {
            return Opinion.of(Relation.VARIATION, "letters", "letters of the brand in their order");
        }
        return Opinion.of(Relation.OTHER_BRAND, "no-trace", "no trace of the brand in it");
    }

    private boolean isEveryday(Name entry) {
        for (String word : entry.words()) {
            if (!isEveryday(word)) {
                return false;
            }
        }
        return true;
    }

    private boolean isEveryday(String word) {
        return word.length() == 1 || !lexicon.isDistinctive(word);
    }

    /** "ThinkPad", "iPhone": a capital inside the word is a name's, not a title's. */
    private static boolean isCoined(Name entry) {
        String text = entry.original();
        for (int at = 1; at < text.length(); at++) {
            if (Characters.isUpperCase(text.charAt(at)) && Characters.isLowerCase(text.charAt(at - 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLatin(Name name) {
        return name.joined()
                .codePoints()
                .filter(Characters::isLetter)
                .allMatch(letter -> Character.UnicodeScript.of(letter) == Character.UnicodeScript.LATIN);
    }

    /** Capitals that begin as the brand does and occur in it in that order: "MSFT". */
    private boolean abbreviates(Name entry) {
        String letters = entry.joined();
        String text = entry.original().strip();
        if (letters.length() < 2
                || letters.length() > LONGEST_ABBREVIATION
                || letters.charAt(0) != brand.joined().charAt(0)
                || text.chars().anyMatch(Characters::isLowerCase)) {
            return false;
        }
        int at = 0;
        for (int i = 0; i < brand.joined().length() && at < letters.length(); i++) {
            at += brand.joined().charAt(i) == letters.charAt(at) ? 1 : 0;
        }
        return at == letters.length();
    }
}
