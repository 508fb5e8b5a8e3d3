package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Tokenizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReadItemsTest {

    private static final List<String> ITEMS =
            List.of("The firm opened the bridge", "The firm opened … in 1990", "Die Firma lehnte das Angebot ab");

    @Test
    void aListIsReadOnceForTheNextOutputAndAnewForAnotherLanguageOrQuestion() {
        ReadItems english = ReadItems.of(ITEMS, "", Language.ENGLISH);
        ReadItems german = ReadItems.of(ITEMS, "", Language.GERMAN);

        assertThat(ReadItems.of(List.copyOf(ITEMS), "", Language.ENGLISH)).isSameAs(english);
        assertThat(german).isNotSameAs(english);
        assertThat(ReadItems.of(ITEMS, "Who opened it?", Language.ENGLISH)).isNotSameAs(english);
        assertThat(ReadItems.of(ITEMS.subList(0, 2), "", Language.ENGLISH)).isNotSameAs(english);
        Tokenizer tokenizer = new Tokenizer(Language.GERMAN);
        for (String text : List.of(ITEMS.get(2), "Die Firma nahm das Angebot an", "The firm opened in 1990")) {
            Statement read = german.statement(text, tokenizer, Set.of());
            assertThat(read.tokens()).isEqualTo(PartedVerbs.read(text, tokenizer));
            assertThat(german.statement(text, tokenizer, Set.of())).isSameAs(read);
        }
    }

    @Test
    void whatAnotherThreadReadIsThereToo() throws InterruptedException {
        List<String> items = List.of("The other firm closed the bridge");
        ReadItems[] read = new ReadItems[1];
        Thread other = new Thread(() -> read[0] = ReadItems.of(items, "", Language.ENGLISH));
        other.start();
        other.join();

        assertThat(ReadItems.of(items, "", Language.ENGLISH)).isSameAs(read[0]);
    }

    @Test
    void anOutputThatUsesAWordAsANameGetsAStatementOfItsOwn() {
        ReadItems items = ReadItems.of(List.of("Apple opened the shop"), "", Language.ENGLISH);
        Tokenizer tokenizer = new Tokenizer(Language.ENGLISH);
        String item = "Apple opened the shop";

        Statement plain = items.statement(item, tokenizer, Set.of());
        Statement named = items.statement(item, tokenizer, Set.of(plain.part(0).key(), "other"));

        assertThat(plain.part(0).name()).isFalse();
        assertThat(named.part(0).name()).isTrue();
        assertThat(items.statement(item, tokenizer, Set.of("other")).part(0).name())
                .isFalse();
    }

    @Test
    void theQuestionLowersTheWeightOfAStatementAndNotOfATerm() {
        ReadItems items = ReadItems.of(List.of("The bridge collapsed"), "What of the bridge?", Language.ENGLISH);
        Tokenizer tokenizer = new Tokenizer(Language.ENGLISH);

        assertThat(items.statement("bridge", tokenizer, Set.of()).part(0).given())
                .isTrue();
        assertThat(items.term("bridge", tokenizer).part(0).given()).isFalse();
    }

    @Test
    void remembersNoMoreThanItCanAfford() {
        ReadItems items = ReadItems.of(ITEMS, "", Language.FRENCH);
        Tokenizer tokenizer = new Tokenizer(Language.FRENCH);
        assertThat(items.missingRules("x".repeat(200_000), item -> Optional.of("too long")))
                .contains("too long");
        Statement late = items.statement("le pont tardif", tokenizer, Set.of());

        assertThat(items.statement("le pont tardif", tokenizer, Set.of())).isNotSameAs(late);
        assertThat(items.missingRules("le pont", item -> Optional.of("once"))).contains("once");
        assertThat(items.missingRules("le pont", item -> Optional.of("again"))).contains("again");
        assertThat(items.statement(ITEMS.get(0), tokenizer, Set.of()))
                .isSameAs(items.statement(ITEMS.get(0), tokenizer, Set.of()));
    }

    /** A list numbers only so many words; the ones after them are found all the same. */
    @Test
    void theWordsOfAVeryLongListAreReadAlikeWhereverTheyStand() {
        List<String> items = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            items.add("Mill" + i + "x repaired the valve" + i + "y near ford" + i + "z quay" + i + "q");
        }
        List<String> reversed = new ArrayList<>(items);
        Collections.reverse(reversed);
        String output = items.get(0) + ". The valve2999y was repaired near ford2999z. " + items.get(1500) + ".";
        OutputReader one = OutputReader.of(output, "", output, items);
        OutputReader other = OutputReader.of(output, "", output, reversed);

        for (String item : List.of(items.get(0), items.get(1), items.get(1500), items.get(2998), items.get(2999))) {
            assertThat(one.statement(item)).as(item).isEqualTo(other.statement(item));
        }
        assertThat(one.statement(items.get(0)).stated()).isTrue();
        assertThat(one.statement(items.get(1)).stated()).isFalse();
    }
}
