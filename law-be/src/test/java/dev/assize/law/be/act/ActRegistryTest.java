package dev.assize.law.be.act;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ActRegistryTest {

    private final ActRegistry registry = ActRegistry.standard();

    @Test
    void findsEveryActUnderEachOfItsNames() {
        for (RegisteredAct act : registry.acts()) {
            List<String> names = new ArrayList<>(act.french());
            names.addAll(act.dutch());
            for (String name : names) {
                assertThat(registry.named(name)).as(name).contains(act);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Ger. W., judicial-code",
        "GerW, judicial-code",
        "GERECHTELIJK WETBOEK, judicial-code",
        "le Code judiciaire, judicial-code",
        "C.I.R./92, income-tax-1992",
        "Wetboek Economisch Recht, economic-law",
        "E.V.R.M., echr",
        "C. i. cr., criminal-procedure"
    })
    void knowsAnActInEverySpelling(String name, String id) {
        assertThat(registry.named(name)).extracting(RegisteredAct::id).contains(id);
    }

    @Test
    void givesAllActsThatShareAName() {
        assertThat(registry.named("Code civil"))
                .extracting(RegisteredAct::id)
                .containsExactly("civil-code-old", "civil-code");
        assertThat(registry.named("CDE")).hasSize(2);
    }

    @Test
    void findsNothingForAnUnknownName() {
        assertThat(registry.named("Code de la galaxie")).isEmpty();
        assertThat(registry.named("")).isEmpty();
    }

    @Test
    void keepsTwinsOfOneDayApart() {
        assertThat(registry.dated(LocalDate.of(1998, 12, 11))).hasSize(2);
    }

    @Test
    void findsAnActOfTheUnionByItsNumber() {
        assertThat(registry.numbered("2016/679")).map(RegisteredAct::id).contains("gdpr");
        assertThat(registry.numbered("016/67")).isEmpty();
    }

    @Test
    void namesTheEntryThatItCannotRead() {
        assertThatThrownBy(() -> ActRegistry.parse("[{\"id\": \"x\", \"type\": \"LAWS\"}]"))
                .hasMessageContaining("\"x\"")
                .hasMessageContaining("LAWS");
        assertThatThrownBy(() -> ActRegistry.parse("[{")).hasMessageContaining("not JSON");
        String orphan =
                "{\"id\":\"x\",\"type\":\"LAW\",\"date\":\"2000-01-01\",\"numbering\":\"PLAIN\",\"former\":\"y\",\"fr\":[\"loi x\"]}";
        assertThatThrownBy(() -> ActRegistry.parse("[" + orphan + "]"))
                .hasMessageContaining("\"x\"")
                .hasMessageContaining("\"y\"");
        String twice =
                "{\"id\":\"x\",\"type\":\"LAW\",\"date\":\"2000-01-01\",\"numbering\":\"PLAIN\",\"fr\":[\"loi x\"]}";
        assertThatThrownBy(() -> ActRegistry.parse("[" + twice + "," + twice + "]"))
                .hasMessageContaining("ids must differ");
    }
}
