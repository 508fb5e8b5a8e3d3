package dev.assize.judges.brand.internal;

import dev.assize.judges.brand.internal.Variation.Kind;
import dev.assize.judges.internal.memo.RecentWords;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The forms in which one brand is written, and those it is not.
 *
 * <p>Two questions are kept apart. Does an entry <em>hold</em> a name, that is, would a reader say that the name stands
 * there ({@link #capture})? And is an entry about the brand at all, be it by initials, first word or another name
 * ({@link #variation})? The first is symmetric for names of equal length; the second is not, for "Hydro" stands for
 * "Hydro Flask" but not the other way round.
 *
 * <p>Spelling decides only between names that are not both real: "Canon" is one doubling away from "Cannon", and they
 * are two companies. The brand itself always counts as real, listed or not.
 */
public final class BrandForms {

    /** A case asks for the forms of its brand several times, and the cases of a file share brands. */
    private static final RecentWords<BrandForms> RECENT =
            new RecentWords<>(1 << 9, brand -> new BrandForms(Name.of(brand), BrandLexicon.standard()));

    private static final int FEW = 16;

    private record Found(Name entry, Optional<Variation> variation) {}

    /** What was found last. Threads share it: none of it changes, and who misses it finds it again. */
    private final @Nullable Found[] found = new Found[FEW];

    private final Name brand;
    private final BrandLexicon lexicon;
    private final BrandMisspelling misspelling;
    private final CompanyForm company;
    private final BrandInitials initials;
    private final NameParts parts;

    public BrandForms(Name brand, BrandLexicon lexicon) {
        this.brand = brand;
        this.lexicon = lexicon;
        this.misspelling = new BrandMisspelling(lexicon);
        this.company = new CompanyForm(lexicon);
        this.initials = new BrandInitials(brand, lexicon, company);
        this.parts = new NameParts(brand, company.without(brand), lexicon);
    }

    /** With the lists that ship with the judge. */
    public static BrandForms of(String brand) {
        return RECENT.of(brand);
    }

    /** How {@code entry} is a form of the brand; empty when it is none. */
    public Optional<Variation> variation(Name entry) {
        Found known = found[Math.floorMod(entry.original().hashCode(), found.length)];
        if (known == null || !known.entry().equals(entry)) {
            known = new Found(entry, find(entry));
            found[Math.floorMod(entry.original().hashCode(), found.length)] = known;
        }
        return known.variation();
    }

    private Optional<Variation> find(Name entry) {
        return near(brand, entry)
                .or(() -> alias(entry))
                .or(() -> spelledOut(entry))
                .or(() -> parts.partOfBrand(entry))
                .or(() -> initials.read(entry))
                .or(() -> parts.longer(entry))
                .or(() -> slipInFirstWord(entry))
                .or(() -> shortened(entry))
                .or(() -> formOfAlias(entry));
    }

    /** How {@code entry} holds {@code wanted}, which may be the brand or any other name; empty when it does not. */
    public Optional<Variation> capture(Name wanted, Name entry) {
        return near(wanted, entry).filter(form -> form.kind().captures());
    }

    Name withoutCompany(Name name) {
        return company.without(name);
    }

    /** The words that matter. */
    List<String> content(Name name) {
        return lexicon.content(name.words());
    }

    /**
     * Whether the entry is about the brand without being a form of it to count on: mistyped twice, mistyped once with
     * more words behind it, or its first word among everyday ones ("Tesla Motors" for "Tesla Energy").
     */
    public boolean resembles(Name entry) {
        return !areTwoBrands(brand, entry)
                && (misspelling.isGarbled(brand, entry) || beginsNearBrand(entry) || parts.sharesFirstWord(entry));
    }

    private boolean beginsNearBrand(Name entry) {
        int length = brand.words().size();
        return length > 0
                && entry.words().size() > length
                && near(brand, Name.ofWords(entry.words().subList(0, length))).isPresent();
    }

    private Optional<Variation> near(Name wanted, Name entry) {
        if (wanted.isEmpty() || entry.isEmpty()) {
            return Optional.empty();
        }
        if (wanted.sameAs(entry)) {
            return form(Kind.SAME, "the same name but for case, spacing or punctuation");
        }
        return sameWords(wanted, entry).or(() -> sameButForSpelling(wanted, entry));
    }

    private Optional<Variation> sameWords(Name wanted, Name entry) {
        Name bareWanted = company.without(wanted);
        Name bareEntry = company.without(entry);
        boolean shorter = bareWanted.words().size() < wanted.words().size()
                || bareEntry.words().size() < entry.words().size();
        if (shorter && (bareWanted.sameAs(bareEntry) || parts.haveSameWords(bareWanted, bareEntry))) {
            return form(Kind.LEGAL_FORM, "the same name but for the company's form");
        }
        if (parts.haveSameWords(wanted, entry)) {
            return form(Kind.WORD_ORDER, "the same words");
        }
        return Optional.empty();
    }

    private Optional<Variation> sameButForSpelling(Name wanted, Name entry) {
        if (areTwoBrands(wanted, entry) || misspelling.isAnotherWord(wanted, entry)) {
            return Optional.empty();
        }
        if (Plural.pairs(wanted, entry)) {
            return form(Kind.PLURAL, "plural, singular or possessive");
        }
        return misspelling.read(wanted, entry);
    }

    private Optional<Variation> alias(Name entry) {
        return lexicon.areAliases(brand, entry) ? form(Kind.ALIAS, "another name of the brand") : Optional.empty();
    }

    private Optional<Variation> spelledOut(Name entry) {
        return SpelledOut.pairs(brand, entry) && !areTwoBrands(brand, entry)
                ? form(Kind.SPELLED_OUT, "a number or a title written another way")
                : Optional.empty();
    }

    private Optional<Variation> formOfAlias(Name entry) {
        return lexicon.aliases(brand).stream().anyMatch(alias -> isNearOrPart(alias, entry))
                ? form(Kind.ALIAS, "a form of another name of the brand")
                : Optional.empty();
    }

    private boolean isNearOrPart(Name alias, Name entry) {
        return near(alias, entry).filter(form -> form.kind().captures()).isPresent()
                || new NameParts(alias, company.without(alias), lexicon)
                        .partOfBrand(entry)
                        .isPresent();
    }

    private Optional<Variation> slipInFirstWord(Name entry) {
        if (brand.words().size() < 2 || entry.words().size() != 1) {
            return Optional.empty();
        }
        Name first = Name.ofWords(brand.words().subList(0, 1));
        return lexicon.isDistinctive(first.joined())
                ? sameButForSpelling(first, entry)
                        .map(form -> new Variation(Kind.FIRST_WORD, "first word, with " + form.explanation()))
                : Optional.empty();
    }

    private Optional<Variation> shortened(Name entry) {
        String beginningOf = brand.isEmpty() ? "" : brand.words().get(0);
        boolean beginning = entry.joined().length() >= 3
                && entry.joined().length() * 2 >= beginningOf.length()
                && beginningOf.startsWith(entry.joined());
        boolean word = entry.words().size() == 1 && lexicon.isDistinctive(entry.joined());
        return beginning && word && !areTwoBrands(brand, entry)
                ? form(Kind.SHORTENED, "the beginning of the name")
                : Optional.empty();
    }

    private boolean areTwoBrands(Name one, Name other) {
        return isReal(one) && isReal(other) && !lexicon.areAliases(one, other);
    }

    private boolean isReal(Name name) {
        return lexicon.isBrand(name) || brand.sameAs(name);
    }

    private static Optional<Variation> form(Kind kind, String explanation) {
        return Optional.of(new Variation(kind, explanation));
    }
}
