package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.catalog.InvalidJudge;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.JudgeSource;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every source of judges that are named by where they are. */
public abstract class JudgeSourceContract {

    protected abstract JudgeSource source();

    /** A place that holds a judge, as a user writes it. */
    protected abstract String usable();

    /** A place of this source's kind that holds none. */
    protected abstract String unusable();

    @Test
    void isFoundAsAService() {
        assertThat(ServiceLoader.load(JudgeSource.class))
                .as("the sources in META-INF/services")
                .hasAtLeastOneElementOfType(source().getClass());
    }

    @Test
    void opensTheJudgeThatIsThere() {
        JudgeProvider found = source().find(usable()).orElseThrow();
        assertThat(found.open(JudgeSettings.NONE).judge().info().id()).isEqualTo(found.id());
        assertThat(source().find(usable()).orElseThrow().id()).isEqualTo(found.id());
    }

    /** Another source may know it; a listed judge is found before any source is asked. */
    @ParameterizedTest
    @ValueSource(strings = {"no-such-judge", "", " ", "a\u0000b"})
    void leavesWhatIsNotOfItsKindToOthers(String name) {
        assertThat(source().find(name)).isEmpty();
    }

    @Test
    void saysWhatIsWrongWithAPlaceOfItsKind() {
        assertThatThrownBy(() -> source().find(unusable()))
                .isInstanceOf(InvalidJudge.class)
                .hasMessageContaining(unusable());
    }
}
