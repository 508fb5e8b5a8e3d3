package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.catalog.SecondReader;
import dev.assize.core.question.Answerer;
import java.util.List;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;

/** What holds for whatever reads again what embedded rules only weighed. Its judge's {@link JudgeContract} tells the rest. */
public abstract class SecondReaderContract {

    protected abstract SecondReader reader();

    /** The embedded answers of the judge that it was made for. */
    protected abstract Answerer rules();

    @Test
    void isFoundAsAServiceByANameToWrite() {
        assertThat(ServiceLoader.load(SecondReader.class))
                .as("the readers in META-INF/services")
                .extracting(SecondReader::name)
                .contains(reader().name());
        assertThat(reader().name()).matches("[a-z0-9]+(-[a-z0-9]+)*");
    }

    @Test
    void tellsTheRulesAndItselfInItsIdentity() {
        Answerer both = reader().beside(rules());
        assertThat(both.identity().name()).isEqualTo(rules().identity().name() + "+" + reader().name());
        assertThat(both.identity().settings())
                .as("the version of the rules and its own")
                .containsAllEntriesOf(rules().identity().settings())
                .hasSizeGreaterThan(rules().identity().settings().size());
        assertThat(both.threshold()).isEqualTo(rules().threshold());
    }

    @Test
    void saysNothingWhereNothingIsAsked() {
        assertThat(reader().beside(rules()).answer(List.of()).replies()).isEmpty();
    }
}
