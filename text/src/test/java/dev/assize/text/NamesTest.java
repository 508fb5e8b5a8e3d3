package dev.assize.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | The Eiffel Tower is in Paris          | Eiffel Tower Paris
            en | Students from Surrey won              | Surrey
            en | Danilo won. Then Danilo left          | Danilo Danilo
            en | President Obama met Mr. Smith         | Obama Smith
            en | NATO agreed                           | NATO
            en | THE WHOLE TEXT IS IN CAPITALS HERE    |
            en | all in small letters                  |
            fr | Le maire rencontre Marie Dupont à Lyon | Marie Dupont Lyon
            nl | De burgemeester ontmoet Jan Peeters   | Jan Peeters
            de | Der Hund sieht das Haus in Berlin     | Berlin
            de | Menschliche Komponenten sind wichtig  |
            de | Gestern traf er Angela Merkel         | Angela Merkel
            """)
    void haveCapitalsOfTheirOwn(Language language, String text, String names) {
        List<Token> tokens = new Tokenizer(language).read(text);
        String read = Names.in(tokens, text, language).stream()
                .mapToObj(at -> tokens.get(at).span().in(text))
                .collect(Collectors.joining(" "));
        assertThat(read).isEqualTo(names == null ? "" : names);
    }
}
