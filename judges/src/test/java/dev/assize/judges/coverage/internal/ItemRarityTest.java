package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Tokenizer;
import java.util.List;
import org.junit.jupiter.api.Test;

class ItemRarityTest {

    private static final List<String> ITEMS =
            List.of("The firm opened the bridge", "The firm opened … in 1990", "Die Firma lehnte das Angebot ab");

    @Test
    void aListIsReadOnceForTheNextOutputAndAnewInAnotherLanguage() {
        ItemRarity english = ItemRarity.of(ITEMS, Language.ENGLISH);
        ItemRarity german = ItemRarity.of(ITEMS, Language.GERMAN);

        assertThat(ItemRarity.of(List.copyOf(ITEMS), Language.ENGLISH)).isSameAs(english);
        assertThat(german).isNotSameAs(english);
        assertThat(ItemRarity.of(ITEMS.subList(0, 2), Language.ENGLISH)).isNotSameAs(english);
        for (String text : List.of(ITEMS.get(2), "Die Firma nahm das Angebot an", "The firm opened in 1990")) {
            Tokenizer tokenizer = new Tokenizer(Language.GERMAN);
            assertThat(german.tokens(text, tokenizer)).isEqualTo(PartedVerbs.read(text, tokenizer));
            assertThat(german.tokens(text, tokenizer)).isEqualTo(PartedVerbs.read(text, tokenizer));
        }
    }

    @Test
    void remembersNoMoreThanItsItemsCallFor() {
        ItemRarity rarity = ItemRarity.of(ITEMS, Language.FRENCH);
        Tokenizer tokenizer = new Tokenizer(Language.FRENCH);
        for (int i = 0; i < 1_000; i++) {
            rarity.tokens("le pont " + i, tokenizer);
        }
        List<?> late = rarity.tokens("le pont tardif", tokenizer);
        assertThat(rarity.tokens("le pont tardif", tokenizer)).isEqualTo(late).isNotSameAs(late);
    }
}
