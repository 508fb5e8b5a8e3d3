package dev.assize.core.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class WrongTextTest {

    private static WrongText of(String text) {
        return new WrongText(text, new ProbeDraw(7, "case", "kind", List.of()));
    }

    @Test
    void changesOneDigitAndNeitherDatesNorListMarks() {
        List<String> wrong = of("1. It opened on 3 May 2019 with 150 seats.").number();
        assertThat(wrong).hasSize(1);
        assertThat(wrong.get(0))
                .startsWith("1. It opened on 3 May 2019 with ")
                .endsWith(" seats.")
                .doesNotContain("150");
    }

    @Test
    void givesADateAnotherMonthOrYear() {
        assertThat(of("It opened on 3 May 2019.").date())
                .singleElement()
                .asString()
                .matches("It opened on 3 (?!May)\\w+ 2019\\.");
        assertThat(of("De wet is van 2019-05-03 en geldt nog altijd voor de huur.")
                        .date())
                .singleElement()
                .asString()
                .matches("De wet is van 202\\d-05-03 .*");
    }

    @Test
    void takesAnotherUnitAndNeverTheSameInAnotherSpelling() {
        assertThat(of("The road is 12 kilometres long and it has two lanes.").unit())
                .singleElement()
                .asString()
                .matches("The road is 12 (metres|meters|miles|centimetres|millimetres) long.*");
        assertThat(of("Le délai est de douze mois à partir de la fin du contrat.")
                        .unit())
                .singleElement()
                .asString()
                .doesNotContain("douze mois")
                .contains("douze ");
    }

    @Test
    void negatesInFourLanguages() {
        assertThat(of("The tower was completed in 1889.").negation())
                .containsExactly("The tower was not completed in 1889.");
        assertThat(of("Le tribunal du travail est compétent.").negation())
                .containsExactly("Le tribunal du travail n'est pas compétent.");
        assertThat(of("De waarborg wordt binnen drie maanden terugbetaald.").negation())
                .containsExactly("De waarborg wordt niet binnen drie maanden terugbetaald.");
        assertThat(of("Die Frist ist in diesem Fall sehr kurz.").negation())
                .containsExactly("Die Frist ist nicht in diesem Fall sehr kurz.");
        assertThat(of("The tower was not completed in 1889.").negation()).isEmpty();
    }

    @Test
    void exchangesTwoNamesUnlessThatSaysTheSame() {
        assertThat(of("Marta Nowak sued Ivo Brandt.").roles()).containsExactly("Ivo Brandt sued Marta Nowak.");
        assertThat(of("Marta Nowak met Ivo Brandt.").roles()).isEmpty();
        assertThat(of("Die Bank zeigt es im Online-Banking.").roles())
                .noneMatch(text -> text.contains("Banking-Online"));
    }

    @Test
    void leavesOutASentenceOnlyWhereThereIsAnother() {
        assertThat(of("It is in Paris. It is old.").withoutSentence())
                .containsExactlyInAnyOrder("It is in Paris.", "It is old.");
        assertThat(of("It is in Paris.").withoutSentence()).isEmpty();
    }

    @Test
    void namesAStrangerInstead() {
        assertThat(of("The book is by Ivo Brandt. In 1950 Ivo Brandt moved to Lyon.")
                        .name())
                .hasSize(2)
                .anySatisfy(text -> assertThat(text).doesNotContain("Ivo Brandt"));
    }
}
