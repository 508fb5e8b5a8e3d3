package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.List;
import org.junit.jupiter.api.Test;

class LetterFoursTest {

    private static final Tokenizer ENGLISH = new Tokenizer(Language.ENGLISH);

    @Test
    void wordsOfOneFamilyShareTheRunsOfTheirRoot() {
        assertThat(shared("flooding", "flooded")).isEqualTo(3);
        assertThat(LetterFours.count(token("flooding"))).isEqualTo(7);
    }

    @Test
    void shortWordsAreOneRun() {
        assertThat(LetterFours.count(token("a"))).isEqualTo(1);
        assertThat(LetterFours.count(token("at"))).isEqualTo(1);
        assertThat(shared("at", "a")).isZero();
    }

    @Test
    void aNumberIsTheSameHoweverWritten() {
        assertThat(shared("1,250", "1250")).isEqualTo(LetterFours.count(token("1250")));
    }

    @Test
    void manyWordsAreCountedAsOftenAsTheyCame() {
        LetterFours all = new LetterFours();
        for (int i = 0; i < 3; i++) {
            for (char letter = 'a'; letter <= 'z'; letter++) {
                all.add(token("under" + letter + letter + "standing"));
            }
        }
        assertThat(all.count(LetterFours.run(token("under"), 0))).isEqualTo(78);
        assertThat(all.count(LetterFours.run(token("tree"), 0))).isZero();
    }

    @Test
    void anItemThatRepeatsAWordHasItsRunsOnce() {
        List<String> items = List.of("understanding understanding", "a tree", "under a tree");
        List<List<Token>> tokens =
                items.stream().map(new Tokenizer(Language.ENGLISH)::read).toList();
        ItemRarity rarity = new ItemRarity(items, tokens);
        assertThat(rarity.of(LetterFours.run(token("standing"), 5))).isEqualTo(Math.log(4));
        assertThat(rarity.of(LetterFours.run(token("under"), 0))).isEqualTo(Math.log(4 / 2.0));
        assertThat(rarity.of(LetterFours.run(token("tree"), 0))).isEqualTo(Math.log(4 / 2.0));
    }

    private static long shared(String one, String other) {
        LetterFours runs = new LetterFours();
        runs.add(token(other));
        long shared = 0;
        for (int at = 0; at < LetterFours.count(token(one)); at++) {
            shared += runs.count(LetterFours.run(token(one), at)) > 0 ? 1 : 0;
        }
        return shared;
    }

    @Test
    void allRunsOfAWordAreEachOfThem() {
        for (String word : List.of("a", "at", "cat", "tree", "flooding", "1,250", "€")) {
            Token token = token(word);
            long[] all = LetterFours.runs(token);
            assertThat(all).hasSize(LetterFours.count(token));
            for (int at = 0; at < all.length; at++) {
                assertThat(all[at]).isEqualTo(LetterFours.run(token, at));
            }
        }
    }

    private static Token token(String word) {
        List<Token> tokens = ENGLISH.read(word);
        return tokens.get(0);
    }
}
