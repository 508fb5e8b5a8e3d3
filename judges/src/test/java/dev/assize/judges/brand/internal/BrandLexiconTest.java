package dev.assize.judges.brand.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class BrandLexiconTest {

    private final BrandLexicon lexicon = BrandLexicon.standard();

    @Test
    void knowsBrandsInAnySpelling() {
        assertThat(lexicon.isBrand(Name.of("l'oreal"))).isTrue();
        assertThat(lexicon.isBrand(Name.of("ARM AND HAMMER"))).isTrue();
        assertThat(lexicon.isBrand(Name.of("Zorvex"))).isFalse();
    }

    @Test
    void joinsTheNamesOfOneBrandAndOnlyThose() {
        assertThat(lexicon.areAliases(Name.of("VW"), Name.of("Volkswagen"))).isTrue();
        assertThat(lexicon.areAliases(Name.of("Volkswagen"), Name.of("VW"))).isTrue();
        assertThat(lexicon.areAliases(Name.of("VW"), Name.of("BMW"))).isFalse();
        assertThat(lexicon.areAliases(Name.of("Zorvex"), Name.of("Zorvex"))).isFalse();
    }

    @Test
    void knowsWhoseLineAProductIs() {
        assertThat(lexicon.ownersOfLine(Name.of("galaxy note"))).contains(Set.of("samsung"));
        assertThat(lexicon.ownersOfLine(Name.of("Zorvex"))).isEmpty();
    }

    @Test
    void understandsThePluralOfAGenericWord() {
        assertThat(lexicon.isGeneric("bottle")).isTrue();
        assertThat(lexicon.isGeneric("bottles")).isTrue();
        assertThat(lexicon.isGeneric("batteries")).isTrue();
        assertThat(lexicon.isGeneric("nike")).isFalse();
    }

    @Test
    void listsNoBrandTwice() {
        Set<String> seen = new HashSet<>();
        List<String> again = NameList.beside(BrandLexicon.class, "brands.txt").names().stream()
                .filter(name -> !seen.add(Name.of(name).joined()))
                .toList();
        assertThat(again).isEmpty();
    }

    @Test
    void listsInEachAliasGroupAtLeastTwoNames() {
        assertThat(NameList.beside(BrandLexicon.class, "aliases.txt").groups())
                .allSatisfy(group -> assertThat(group).hasSizeGreaterThan(1));
    }
}
