package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.provision.ActName;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ActIdentityTest {

    private static ActIdentity act(String name) {
        return identity(name, "");
    }

    private static ActIdentity identity(String name, String dateBeside) {
        ActName read = ActName.read(name);
        return ActIdentity.of(read, read.writtenDate(), dateBeside);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Code judiciaire | Code pénal",
                "Ger.W. | Strafwetboek",
                "règlement (UE) 2016/679 | règlement (UE) 2019/1111",
                "loi du 3 juillet 1978 relative aux contrats | loi du 12 avril 1965 relative à la rémunération",
                "loi du 3 juillet 1978 relative aux contrats | arrêté royal du 3 juillet 1978 portant exécution",
                "B.W. | wet van 25 februari 1991 betreffende de aansprakelijkheid voor producten",
                "décret wallon relatif au logement | convention de La Haye relative aux enlèvements",
                "contrat | Code civil",
                "statuten | Wetboek van vennootschappen en verenigingen",
                "algemene voorwaarden | wet van 21 november 2017 betreffende de verkoop van pakketreizen",
            })
    void provesThatActsAreDifferent(String one, String other) {
        assertThat(act(one).isProvablyOther(act(other))).isTrue();
        assertThat(act(other).isProvablyOther(act(one))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "loi sur les abeilles | loi du 3 juillet 1978 relative aux contrats",
                "la loi | loi du 3 juillet 1978 relative aux contrats",
                "loi du 3 juin 1978 relative aux contrats | loi du 3 juillet 1978 relative aux contrats",
                "loi du 3 juillet 1979 | loi du 3 juillet 1978 relative aux contrats",
                "Code wallon du logement | décret du 29 octobre 1998 instituant le Code wallon du logement",
                "Code civil | nouveau Code civil",
                "WIPR | wet van 16 juli 2004 houdende het Wetboek van internationaal privaatrecht",
                "CBR | loi du 5 mai 2009 relative aux écoles",
                "avant-projet de loi relatif aux plateformes | règlement (UE) 2022/2065 du 19 octobre 2022",
            })
    void anUndatedNameOrASlipProvesNothing(String one, String other) {
        assertThat(act(one).isProvablyOther(act(other))).isFalse();
    }

    @Test
    void theSameNameIsOneActUnlessTheDatesSayOtherwise() {
        assertThat(act("Gerechtelijk Wetboek").isProvablySame(act("Ger. W."))).isTrue();
        assertThat(act("loi-programme").isProvablySame(act("loi-programme"))).isTrue();
        ActIdentity one = identity("loi-programme", "2003-04-08");
        ActIdentity other = identity("loi-programme", "2012-06-22");
        assertThat(one.isProvablySame(other)).isFalse();
    }

    @Test
    void aDateAloneNeverMakesTwoActsOne() {
        assertThat(act("loi du 30 juillet 2018 sur les données")
                        .isProvablySame(act("loi du 30 juillet 2018 relative aux secrets d'affaires")))
                .isFalse();
    }

    @Test
    void twinsOfOneDayThatShareWordsOfTheirTitlesAreNotProvenToBeOne() {
        assertThat(act("loi du 5 mai 2009 tendant à protéger les écoles primaires")
                        .isProvablySame(act("loi du 5 mai 2009 tendant à protéger les écoles de musique")))
                .isFalse();
        assertThat(
                        act("loi du 10 mai 2007 tendant à lutter contre certaines formes de discrimination")
                                .isProvablySame(
                                        act(
                                                "loi du 10 mai 2007 tendant à lutter contre la discrimination entre les femmes et les hommes")))
                .isFalse();
        assertThat(act("loi du 5 mai 2009 tendant à protéger les écoles")
                        .isProvablySame(act("loi du 5 mai 2009 tendant à protéger les écoles de musique")))
                .isTrue();
    }

    @Test
    void anActThatHasAnotherInItsTitleIsNotThatOne() {
        String law =
                "wet van 17 januari 2003 betreffende het statuut van de regulator van de Belgische post- en telecommunicatiesector";
        assertThat(act(law).isProvablySame(act(
                        "wet van 17 januari 2003 betreffende de rechtsmiddelen naar aanleiding van de " + law)))
                .isFalse();
        assertThat(act(law).isProvablySame(act(law + " in Vlaanderen"))).isTrue();
    }

    @Test
    void aShortNameOutlivesItsActAndMayMeanItsSuccessor() {
        assertThat(act("Insolventieverordening")
                        .isProvablyOther(
                                act("Verordening (EU) 2030/12 van 5 mei 2030 betreffende insolventieprocedures")))
                .isFalse();
        assertThat(act("Insolventieverordening")
                        .isProvablyOther(act("Verordening (EU) 2030/12 van 5 mei 2030 betreffende drinkwater")))
                .isTrue();
    }

    @Test
    void aDraftIsTheActThatItBecomesAndNotTheOneThatItChanges() {
        ActIdentity law = act("wet van 21 maart 2007 tot regeling van de plaatsing van camera's");
        assertThat(act("ontwerp van wet van 21 maart 2007 tot regeling van de plaatsing van camera's")
                        .isProvablySame(law))
                .isTrue();
        assertThat(
                        act("voorontwerp van wet tot wijziging van de wet van 21 maart 2007 tot regeling van de plaatsing van"
                                        + " camera's")
                                .isProvablySame(law))
                .isFalse();
    }

    @Test
    void aSlipIsAnotherMonthOrOneFigure() {
        LocalDate date = LocalDate.of(1978, 7, 3);
        assertThat(ActIdentity.isSlip(date, LocalDate.of(1978, 6, 3))).isTrue();
        assertThat(ActIdentity.isSlip(date, LocalDate.of(1968, 7, 3))).isTrue();
        assertThat(ActIdentity.isSlip(date, LocalDate.of(1965, 7, 3))).isFalse();
        assertThat(ActIdentity.isSlip(date, LocalDate.of(1979, 6, 3))).isFalse();
    }
}
