package dev.assize.judges.brand.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class BrandFormsTest {

    private static final List<String> BRANDS = List.of(
            "Hydro Flask",
            "Arm & Hammer",
            "Samsung",
            "De'Longhi",
            "Kimberly-Clark",
            "Häagen-Dazs",
            "Vitamix",
            "Lululemon");

    @ParameterizedTest(name = "{0}: {1} is {2}")
    @CsvFileSource(resources = "forms.tsv", delimiter = '\t')
    void readsAnEntryAsAFormOfTheBrandOrNot(String brand, String entry, String kind) {
        String read = BrandForms.of(brand)
                .variation(Name.of(entry))
                .map(variation -> variation.kind().name())
                .orElse("-");
        assertThat(read).isEqualTo(kind);
    }

    @ParameterizedTest
    @CsvSource({
        "HidroFlask,i for y",
        "HdroFlask,drop of y",
        "Hydro Flaks,swap of s and k",
        "Hydro Flassk,doubling of s",
        "Hydro Flasck,extra c",
        "Hydro Flosk,o for a"
    })
    void explainsASlip(String entry, String wording) {
        assertThat(BrandForms.of("Hydro Flask")
                        .variation(Name.of(entry))
                        .orElseThrow()
                        .explanation())
                .startsWith(wording);
    }

    @ParameterizedTest
    @CsvSource({
        "water bottle,bottle for water,true",
        "water bottle,Water Bottles,true",
        "Hydro Flask,hydroflask,true",
        "Hydro Flask,Hydro,false",
        "Hydro Flask,HF,false",
        "Hewlett-Packard,HP,false",
        "Nike,Nkie,false",
        "Asics,Asicss,false",
        "Adidas,Adidass,true",
        "Adidas,Adibas,true",
        "Adidas,Adibass,false",
        "Wrangler,Wrangler Jeans,false",
        "Nike,Nike Inc.,true"
    })
    void holdsANameOnlyInItselfOrACloseVariation(String wanted, String entry, boolean held) {
        assertThat(BrandForms.of(wanted)
                        .capture(Name.of(wanted), Name.of(entry))
                        .isPresent())
                .isEqualTo(held);
    }

    @Test
    void letsTheBrandHoldItsOwnMisspellingThoughTheBrandIsReal() {
        assertThat(BrandForms.of("Adidas").capture(Name.of("Addidas"), Name.of("Adidas")))
                .isPresent();
    }

    @Test
    void countsAnUnlistedBrandAsReal() {
        assertThat(BrandForms.of("Lenova").variation(Name.of("Lenovo"))).isEmpty();
    }

    @Test
    void seesTheBrandBehindTwoSlipsWithoutCallingItAForm() {
        BrandForms forms = BrandForms.of("KitchenAid");
        assertThat(forms.variation(Name.of("Kitchenade"))).isEmpty();
        assertThat(forms.resembles(Name.of("Kitchenade"))).isTrue();
        assertThat(forms.resembles(Name.of("Kitchenware"))).isFalse();
    }

    @Test
    void seesTheBrandBehindItsFirstWordAndEverydayOnes() {
        BrandForms forms = BrandForms.of("Zorvex Energy");
        assertThat(forms.variation(Name.of("Zorvex Motor"))).isEmpty();
        assertThat(forms.resembles(Name.of("Zorvex Motor"))).isTrue();
        assertThat(BrandForms.of("Green Energy").resembles(Name.of("Green Motor")))
                .isFalse();
    }

    @Test
    void seesTheMistypedBrandBeforeMoreWords() {
        BrandForms forms = BrandForms.of("Hydro Flask");
        assertThat(forms.variation(Name.of("Hidro Flask Tumbler"))).isEmpty();
        assertThat(forms.resembles(Name.of("Hidro Flask Tumbler"))).isTrue();
    }

    @Test
    void readsEverySingleSlipInALongNameBothWays() {
        long seed = 20261115L;
        Random random = new Random(seed);
        for (int round = 0; round < 2000; round++) {
            String brand = BRANDS.get(random.nextInt(BRANDS.size()));
            String typo = mistyped(brand, random);
            Name one = Name.of(brand);
            Name other = Name.of(typo);
            if (other.joined().length() < 6) {
                continue;
            }
            assertThat(BrandForms.of(brand).variation(other))
                    .as("seed %s: %s typed as %s", seed, brand, typo)
                    .isPresent();
            assertThat(BrandForms.of(brand).capture(other, one))
                    .as("seed %s: %s typed as %s, turned round", seed, brand, typo)
                    .isPresent();
        }
    }

    @Test
    void survivesAnyText() {
        long seed = 7L;
        Random random = new Random(seed);
        for (int round = 0; round < 3000; round++) {
            String brand = noise(random);
            String entry = noise(random);
            BrandForms forms = BrandForms.of(brand);
            assertThat(forms.variation(Name.of(entry)))
                    .as("seed %s: %s and %s", seed, brand, entry)
                    .isNotNull();
            assertThat(forms.resembles(Name.of(entry))).isIn(true, false);
        }
    }

    @Test
    void findsNoFormInOrOfNothing() {
        assertThat(BrandForms.of("").variation(Name.of(""))).isEmpty();
        assertThat(BrandForms.of("").variation(Name.of("Nike"))).isEmpty();
        assertThat(BrandForms.of("Nike").variation(Name.of(" - "))).isEmpty();
        assertThat(BrandForms.of("...").variation(Name.of("..."))).isEmpty();
    }

    @Test
    void readsAHugeEntryInOneGo() {
        String huge = "Hydro ".repeat(200_000);
        assertThat(BrandForms.of("Hydro Flask").variation(Name.of(huge))).isEmpty();
        assertThat(BrandForms.of(huge).resembles(Name.of(huge + "x"))).isTrue();
    }

    private static String mistyped(String name, Random random) {
        int at = 1 + random.nextInt(name.length() - 2);
        String before = name.substring(0, at);
        String after = name.substring(at + 1);
        char letter = name.charAt(at);
        return switch (random.nextInt(3)) {
            case 0 -> before + after;
            case 1 -> before + letter + letter + after;
            default -> before + after.charAt(0) + letter + after.substring(1);
        };
    }

    private static String noise(Random random) {
        String alphabet = "abcNIKEé&'’.-(), \t\n0123ßœ日本Ж😀\uD83D\u0000";
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(24);
        for (int i = 0; i < length; i++) {
            text.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return text.toString();
    }
}
