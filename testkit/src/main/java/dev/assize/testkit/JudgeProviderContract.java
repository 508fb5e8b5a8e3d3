package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What holds for every judge that is had by its name. */
public abstract class JudgeProviderContract {

    protected abstract JudgeProvider provider();

    @Test
    void isFoundAsAService() {
        assertThat(ServiceLoader.load(JudgeProvider.class))
                .extracting(JudgeProvider::id)
                .as("the judges in META-INF/services")
                .contains(provider().id());
    }

    @Test
    void opensTheJudgeThatItNames() {
        RunnableJudge opened = provider().open(JudgeSettings.NONE);
        JudgeInfo info = opened.judge().info();
        assertThat(info.id()).isEqualTo(provider().id());
        assertThat(info.title()).isEqualTo(provider().title());
        assertThat(info.version()).isNotBlank();
    }

    @Test
    void hasEmbeddedAnswersWithAVersion() {
        assertThat(provider().open(JudgeSettings.NONE).embedded().identity().settings())
                .as("what tells these rules from later ones")
                .isNotEmpty();
    }

    @Test
    void refusesASettingThatItDoesNotHave() {
        JudgeSettings unknown = new JudgeSettings(new TreeMap<>(Map.of("no-such-setting", "x")));
        assertThatThrownBy(() -> provider().open(unknown)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> provider().openWhole(unknown).orElseThrow(IllegalArgumentException::new))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void hasAPageThatBeginsWithItsName() {
        assertThat(provider().page())
                .hasValueSatisfying(page -> assertThat(page)
                        .startsWith("# ")
                        .contains(provider().id().value()));
    }
}
