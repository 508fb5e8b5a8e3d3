package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the traits of words spare must not be missed: each short cut is held against the long way. */
final class WordTraitsTest {

    private static final long SEED = 20261118;

    /** Words that tell amounts in some language, alone or together. */
    private static final List<String> AMOUNTS = List.of(
            "a",
            "an",
            "un",
            "une",
            "een",
            "ein",
            "eine",
            "half",
            "demi",
            "demie",
            "moitié",
            "Hälfte",
            "helft",
            "halb",
            "quarter",
            "quart",
            "kwart",
            "kwartier",
            "Viertel",
            "third",
            "tiers",
            "Drittel",
            "fifths",
            "noon",
            "midi",
            "minuit",
            "Mittag",
            "middag",
            "midnight",
            "out",
            "of",
            "sur",
            "op",
            "von",
            "in",
            "every",
            "jede",
            "elke",
            "hour",
            "hours",
            "heure",
            "uur",
            "Uhr",
            "Stunde",
            "minutes",
            "km",
            "metres",
            "per",
            "cent",
            "%",
            "€",
            "3",
            "12",
            "18:30",
            "18h30",
            "1,5",
            "9",
            "two",
            "deux",
            "twee",
            "zwei",
            "past",
            "to",
            "p.m.",
            "du",
            "soir",
            "and",
            "et",
            "en",
            "und",
            "the",
            "voters",
            "million",
            "1990");

    @ParameterizedTest
    @ValueSource(strings = {"en", "fr", "nl", "de"})
    void amountsAreFoundAsIfEveryWordCouldTellOne(String code) throws IOException {
        Language language = Language.BUILT_IN.stream()
                .filter(each -> each.code().equals(code))
                .findFirst()
                .orElseThrow();
        Tokenizer tokenizer = new Tokenizer(language);
        WordTraits traits = WordTraits.of(language);
        int found = 0;
        for (String text : texts()) {
            List<Token> tokens = ReadTokens.of(text, tokenizer);
            int[] own = tokens.stream().mapToInt(traits::of).toArray();
            int[] all = new int[own.length];
            Arrays.fill(all, -1);
            List<Quantity> expected = Quantities.in(tokens, all, language);
            assertThat(Quantities.in(tokens, own, language)).as(text).isEqualTo(expected);
            found += expected.size();
        }
        assertThat(found).isGreaterThan(1000);
    }

    /** Sentences that people wrote, and words of amounts in any order. */
    private static List<String> texts() throws IOException {
        List<String> texts = new ArrayList<>();
        try (InputStream in = WordTraitsTest.class.getResourceAsStream("said-otherwise.tsv")) {
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                texts.addAll(Arrays.asList(line.split("\t")));
            }
        }
        Random random = new Random(SEED);
        for (int i = 0; i < 5_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int words = 2 + random.nextInt(7); words > 0; words--) {
                text.append(AMOUNTS.get(random.nextInt(AMOUNTS.size()))).append(' ');
            }
            texts.add(text.toString());
        }
        return texts;
    }

    @Test
    void wordsOfPlansAreToldByTheirFormOrTheirKey() {
        WordTraits traits = WordTraits.of(Language.ENGLISH);
        List<Token> tokens =
                new Tokenizer(Language.ENGLISH).read("The council will demolish what the mayor planned after lunch");
        assertThat(tokens.stream()
                        .filter(token -> (traits.of(token) & WordTraits.PLANS) != 0)
                        .map(Token::folded))
                .containsExactly("will", "planned");
        assertThat(tokens.stream()
                        .filter(token -> (traits.of(token) & WordTraits.ORDERS) != 0)
                        .map(Token::folded))
                .containsExactly("after");
    }
}
