package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.json.Json;
import dev.assize.core.probe.ChangedCase;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeDraw;
import dev.assize.core.probe.ProbedCase;
import dev.assize.core.record.FieldNames;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
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
        assertThat(provider()
                        .open(JudgeSettings.NONE)
                        .embedded()
                        .identity()
                        .settings()
                        .keySet())
                .as("what tells these rules from later ones")
                .anyMatch(name -> name.equals("rules") || name.equals("functions"));
    }

    @Test
    void refusesASettingThatItDoesNotHave() {
        JudgeSettings unknown = new JudgeSettings(new TreeMap<>(Map.of("no-such-setting", "x")));
        assertThatThrownBy(() -> provider().open(unknown)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> provider().openWhole(unknown).orElseThrow(IllegalArgumentException::new))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void makesTheSameProbesOfItsExampleEveryTime() {
        JudgeInfo info = provider().open(JudgeSettings.NONE).judge().info();
        ProbedCase example = new ProbedCase(info.example(), new FieldNames(info.fields()));
        Set<String> names = new HashSet<>();
        for (Probe probe : provider().probes(JudgeSettings.NONE)) {
            String name = probe.kind().name();
            assertThat(names.add(name)).as("two probes are called " + name).isTrue();
            List<ChangedCase> changes = probe.changes(example, new ProbeDraw(1, "example", name, List.of()));
            assertThat(probe.changes(example, new ProbeDraw(1, "example", name, List.of())))
                    .as(name)
                    .extracting(ChangedCase::after)
                    .isEqualTo(changes.stream().map(ChangedCase::after).toList());
            assertThat(changes).as(name).allSatisfy(change -> {
                assertThat(Json.write(change.after())).isNotEqualTo(Json.write(change.before()));
                assertThat(change.effect().text()).isNotBlank();
            });
        }
        assertThat(Json.write(info.example()))
                .as("a probe leaves the case alone")
                .isEqualTo(Json.write(example.record()));
    }

    @Test
    void hasAPageThatBeginsWithItsName() {
        assertThat(provider().page())
                .hasValueSatisfying(page -> assertThat(page)
                        .startsWith("# ")
                        .contains(provider().id().value()));
    }
}
