package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.FoldedText;
import dev.assize.text.LanguagePack;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import dev.assize.text.WordList;
import dev.assize.text.detect.DetectedLanguage;
import dev.assize.text.detect.LanguageDetector;
import java.util.List;
import java.util.ServiceLoader;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What holds for every language pack. A pack's test has a subclass of this with a few sentences in the language. */
public abstract class LanguagePackContract {

    private static final List<String> OFFICES = List.of(
            "stop",
            "negation",
            "affirming",
            "abbreviation",
            "month",
            "weekday",
            "title",
            "agent",
            "determiner",
            "letters",
            "letter-vote",
            "telling",
            "untelling",
            "traits");

    protected abstract LanguagePack pack();

    /** Ordinary sentences of eight words or more. */
    protected abstract List<String> sentences();

    /** Two forms of one word that have one stem. */
    protected abstract List<String> formsOfOneWord();

    @Test
    void isFoundAsAService() {
        assertThat(ServiceLoader.load(LanguagePack.class))
                .anyMatch(found -> found.getClass().equals(pack().getClass()));
    }

    @Test
    void hasItsWordsByTheirOfficeAndFolded() {
        WordList lexicon = pack().lexicon();
        assertThat(lexicon.sections()).containsAll(OFFICES);
        for (String office : List.of("stop", "negation", "month", "weekday", "determiner", "telling")) {
            assertThat(lexicon.words(office))
                    .as(office)
                    .isNotEmpty()
                    .allSatisfy(word -> assertThat(FoldedText.fold(word)).isEqualTo(word));
        }
        assertThat(lexicon.lines("month")).hasSize(12);
        assertThat(lexicon.lines("weekday")).hasSize(7);
        assertThat(pack().irregularForms().lines())
                .allSatisfy(line -> assertThat(line.split(" ")).hasSizeGreaterThan(1));
        assertThat(pack().numbers().sections())
                .contains("values", "one", "multipliers", "plural multipliers", "joiner", "grown together");
    }

    @Test
    void givesFormsOfOneWordOneStem() {
        UnaryOperator<String> stemmer = pack().stemmer();
        Lexicon lexicon = Lexicon.of(pack().language());
        assertThat(formsOfOneWord().stream()
                        .map(form -> stemmer.apply(lexicon.regular(FoldedText.fold(form))))
                        .distinct())
                .hasSize(1);
        assertThat(pack().stemmer()).as("a stemmer of its own for each reader").isNotSameAs(stemmer);
    }

    @Test
    void isToldFromOtherLanguages() {
        assertThat(sentences())
                .isNotEmpty()
                .allSatisfy(sentence -> assertThat(LanguageDetector.detect(sentence))
                        .isEqualTo(new DetectedLanguage.Known(pack().language())));
    }

    @Test
    void cutsItsSentencesIntoTokensThatStandInThem() {
        Tokenizer tokenizer = new Tokenizer(pack().language());
        for (String sentence : sentences()) {
            List<Token> tokens = tokenizer.read(sentence);
            assertThat(tokens)
                    .hasSizeGreaterThan(4)
                    .anyMatch(Token::stop)
                    .anyMatch(Token::isContent)
                    .allSatisfy(token -> assertThat(token.span().end()).isLessThanOrEqualTo(sentence.length()));
        }
    }
}
