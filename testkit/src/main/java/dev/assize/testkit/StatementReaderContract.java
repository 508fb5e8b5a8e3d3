package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.catalog.StatementReader;
import java.util.Random;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for all rules that tell whether a text states something. */
public abstract class StatementReaderContract {

    private static final String WORDS = "the office opens at nine not Paris 42 é 市 لا . , ? \n \u0000 \uD83D";

    protected abstract StatementReader reader();

    @Test
    void isFoundAsAService() {
        assertThat(ServiceLoader.load(StatementReader.class))
                .as("the readers in META-INF/services")
                .hasAtLeastOneElementOfType(reader().getClass());
    }

    @Test
    void hasAVersion() {
        assertThat(reader().version()).isNotBlank().isEqualTo(reader().version());
    }

    @Test
    void findsAStatementWhereItStandsToTheLetter() {
        String text = "The shop is closed today. The office opens at nine in the morning.";
        assertThat(reader().read("The office opens at nine in the morning.", text, ""))
                .isInstanceOfSatisfying(StatementReader.Found.class, found -> {
                    assertThat(found.stated()).isTrue();
                    assertThat(text).contains(found.quote());
                    assertThat(found.quote()).contains("nine");
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"The office opens at ten in the morning.", "The office does not open at nine.", ""})
    void doesNotFindWhatTheTextDoesNotState(String statement) {
        assertThat(reader().read(statement, "The office opens at nine in the morning.", ""))
                .isInstanceOfSatisfying(StatementReader.Found.class, found -> {
                    assertThat(found.stated()).isFalse();
                    assertThat(found.reason()).isNotBlank();
                });
    }

    @ParameterizedTest
    @ValueSource(longs = {41, 42})
    void readsAnyTextTheSameEveryTime(long seed) {
        Random random = new Random(seed);
        for (int i = 0; i < 50; i++) {
            String statement = drawn(random);
            String text = drawn(random);
            StatementReader.Outcome outcome = reader().read(statement, text, "");
            assertThat(reader().read(statement, text, ""))
                    .as("seed %s: %s in %s", seed, statement, text)
                    .isEqualTo(outcome);
            if (outcome instanceof StatementReader.Found found) {
                assertThat(text).as("seed %s", seed).contains(found.quote());
            } else {
                assertThat(outcome.reason()).as("seed %s", seed).isNotBlank();
            }
        }
    }

    private static String drawn(Random random) {
        String[] words = WORDS.split(" ");
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(12); i > 0; i--) {
            text.append(words[random.nextInt(words.length)]).append(' ');
        }
        return text.toString();
    }
}
