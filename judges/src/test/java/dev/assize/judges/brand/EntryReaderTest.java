package dev.assize.judges.brand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EntryReaderTest {

    private static final String TITLE = "Fenwick Tools AeroLite Wobbler Grinder 18V";

    @ParameterizedTest(name = "{0} is {1}: {2}")
    @CsvSource({
        "fenwick tool,VARIATION,the same words",
        "Fenwik Tools,VARIATION,'drop of c, which sounds alike'",
        "Fenwick Grinder,VARIATION,close to the brand",
        "FWT,VARIATION,abbreviation of the brand",
        "FNK,VARIATION,letters of the brand in their order",
        "Fenzo Power,VARIATION,a form of an expected name",
        "AeroLite,PRODUCT_LINE,a coined name in the title",
        "grinder,GENERIC_TERM,everyday words",
        "red grinders,GENERIC_TERM,everyday words",
        "workshoppery,GENERIC_TERM,words of the taxonomy",
        "Wobbler,GENERIC_TERM,words of the title beside the brand",
        "cordless wobbler,OTHER_BRAND,no trace of the brand in it",
        "vitamin c,GENERIC_TERM,everyday words",
        "GX-18V,GENERIC_TERM,'a number, a size or a model'",
        "Makita,OTHER_BRAND,a known brand",
        "PowerEdge,OTHER_BRAND,a product line of another brand",
        "Bravix,OTHER_BRAND,no trace of the brand in it",
        "!!!,GENERIC_TERM,no word at all"
    })
    void saysWhatAnEntryIsAndWhy(String entry, Relation relation, String reason) {
        EntryReader.Opinion opinion = reader("Fenwick Tools").read(entry);
        assertThat(opinion.relation()).contains(relation);
        assertThat(opinion.reason()).isEqualTo(reason);
    }

    @Test
    void knowsTheBrandsOwnProductLines() {
        EntryReader reader = new EntryReader("Dell", "Dell Server", "", "", List.of());
        assertThat(reader.read("PowerEdge").relation()).contains(Relation.PRODUCT_LINE);
    }

    @Test
    void cannotTellANameInAnotherScript() {
        assertThat(reader("Fenwick Tools").read("フェンウィック").relation()).isEmpty();
    }

    @Test
    void takesNothingForTheBrandWhereThereIsNone() {
        EntryReader reader = reader("");
        assertThat(reader.read("Bravix").relation()).contains(Relation.OTHER_BRAND);
        assertThat(reader.read("AeroLite").relation()).contains(Relation.GENERIC_TERM);
        assertThat(reader.read("フェンウィック").relation()).contains(Relation.OTHER_BRAND);
    }

    private static EntryReader reader(String brand) {
        return new EntryReader(brand, TITLE, "", "Workshoppery", List.of("Fenzo Power"));
    }
}
