package dev.assize.law.be;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.court.Court;
import dev.assize.law.be.court.CourtAlignment;
import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.court.Courts;
import dev.assize.law.be.date.WrittenDate;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.role.CaseNumber;
import dev.assize.law.be.role.NumberMatch;
import dev.assize.text.Language;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What docs/law-be.md shows, compiled and run. */
class GuideTest {

    @Test
    void theGuideTellsTheTruth() {
        Courts courts = Courts.belgian();

        CourtReading cited = courts.read("Arbh. Luik, afd. Namen, 3e k.");
        assertThat(cited.courtClass()).isEqualTo(CourtClass.SPECIFIC);
        assertThat(cited.court().flatMap(Court::ecliCode)).contains("CTLIE");
        assertThat(cited.alignmentWith(courts.read("Cour du travail de Liège"))).isEqualTo(CourtAlignment.SAME_COURT);
        assertThat(cited.alignmentWith(courts.read("Cour d'appel de Liège"))).isEqualTo(CourtAlignment.OTHER_TYPE);

        Ecli ecli = Ecli.read("ecli.be.ghcc.2005.arr.177").orElseThrow();
        assertThat(ecli.court().map(court -> court.name(Language.DUTCH))).contains("Grondwettelijk Hof");
        assertThat(ecli.decisionNumber()).contains("177/2005");

        CaseNumber number = CaseNumber.read("R.G. n° C.17.0234.F");
        assertThat(number.compare(CaseNumber.read("C170234F"))).isEqualTo(NumberMatch.FUZZY);
        assertThat(number.compare(CaseNumber.read("C.17.0235.F"))).isEqualTo(NumberMatch.NONE);
        assertThat(number.compare(CaseNumber.read("Pas. 2018, I, n° 68"))).isEqualTo(NumberMatch.NOT_COMPARABLE);

        assertThat(WrittenDate.parse("1er sept. 2020")).contains(LocalDate.of(2020, 9, 1));
        assertThat(WrittenDate.findAll("Cass. 15 mars 2018 en 24 april 2019")).hasSize(2);
    }

    @Test
    void theGuideShowsWhatIsTested() throws IOException {
        String guide = Files.readString(Path.of("..", "docs", "law-be.md"));
        String test = Files.readString(Path.of("src/test/java/dev/assize/law/be/GuideTest.java"));
        String code = guide.substring(guide.indexOf("```java") + 7, guide.indexOf("```", guide.indexOf("```java") + 7));
        List<String> statements = code.lines()
                .map(line ->
                        line.replaceAll("\\s*//.*", "").replaceAll(";$", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
        assertThat(statements)
                .isNotEmpty()
                .allSatisfy(statement -> assertThat(test).contains(statement));
    }
}
