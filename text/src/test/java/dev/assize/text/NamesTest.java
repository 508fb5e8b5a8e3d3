package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            ENGLISH | The Eiffel Tower is in Paris          | Eiffel Tower Paris
            ENGLISH | Students from Surrey won              | Surrey
            ENGLISH | Danilo won. Then Danilo left          | Danilo Danilo
            ENGLISH | President Obama met Mr. Smith         | Obama Smith
            ENGLISH | NATO agreed                           | NATO
            ENGLISH | THE WHOLE TEXT IS IN CAPITALS HERE    |
            ENGLISH | all in small letters                  |
            FRENCH  | Le maire rencontre Marie Dupont à Lyon | Marie Dupont Lyon
            DUTCH   | De burgemeester ontmoet Jan Peeters   | Jan Peeters
            GERMAN  | Der Hund sieht das Haus in Berlin     | Berlin
            GERMAN  | Menschliche Komponenten sind wichtig  |
            GERMAN  | Gestern traf er Angela Merkel         | Angela Merkel
            """)
    void haveCapitalsOfTheirOwn(Language language, String text, String names) {
        List<Token> tokens = new Tokenizer(language).read(text);
        String read = Names.in(tokens, text, language).stream()
                .mapToObj(at -> tokens.get(at).span().in(text))
                .collect(Collectors.joining(" "));
        assertThat(read).isEqualTo(names == null ? "" : names);
    }
}
