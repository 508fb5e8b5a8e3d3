package dev.assize.judges.provision;

import static dev.assize.judges.provision.Extraction.codes;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.judges.provision.Extraction.Act;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Of which act an article may be, and what proves that it is of another. */
class WrongParentActTest {

    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act CODE = new Act("CODE", "Code judiciaire", "");
    private static final Act PENAL = new Act("CODE", "Code pénal", "");
    private static final Act WELFARE =
            new Act("LOI", "loi organique du 8 juillet 1976 des centres publics d'action sociale", "1976-07-08");
    private static final Act INCOME =
            new Act("LOI", "loi du 26 mai 2002 concernant le droit à l'intégration sociale", "2002-05-26");

    @Test
    void anUndatedNameMeansTheActThatBoreItInTheYearOfTheDecision() throws JsonProcessingException {
        Act decree = new Act("KONINKLIJK_BESLUIT", "koninklijk besluit van 20 december 1963", "1963-12-20");
        ObjectNode record = new Extraction("NL", "Artikel 126 Werkloosheidsbesluit is van toepassing.")
                .with(decree, "126")
                .record();
        assertThat(codesIn("1984", record)).containsExactly("date-unwritten");
        assertThat(codesIn("2024", record)).contains("parent-name");
    }

    private static List<String> codesIn(String year, ObjectNode record) throws JsonProcessingException {
        ObjectNode dated = (ObjectNode) Json.parse(record.toString().replace(":2024:", ":" + year + ":"));
        return new Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes())
                .hear("case", dated, null).findings().stream()
                        .map(Finding::code)
                        .toList();
    }

    @Test
    void theOwnActBehindThatNumberElsewhereClearsTheItem() {
        String text = "L'article 5 du Code judiciaire est invoqué, comme l'article 5 du Code pénal.";
        assertThat(codes(new Extraction("FR", text).with(CODE, "5").with(PENAL, "5")))
                .isEmpty();
    }

    @Test
    void anActThatWasNamedLongBeforeMayBeMeantByABareArticle() {
        String text =
                "L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail vaut. L'article 8 du Code judiciaire,"
                        + " l'article 3 du Code civil et l'article 6 de la Constitution sont invoqués, comme l'article 4 du Code pénal."
                        + " Rien d'autre ne fut dit.".repeat(20) + "\n\nL'article 84 s'applique.";
        Extraction extraction = new Extraction("FR", text)
                .with(CONTRACTS, "5", "84")
                .with(CODE, "8")
                .with(new Act("CODE", "Code civil", ""), "3")
                .with(new Act("CONSTITUTION", "Constitution", ""), "6")
                .with(PENAL, "4");
        assertThat(codes(extraction)).isEmpty();
    }

    @Test
    void anActThatIsNamedOnlyLaterIsNotMeantByABareArticle() {
        String text =
                "L'article 8 du Code judiciaire vaut. L'article 84 s'applique." + " Rien d'autre ne fut dit.".repeat(20)
                        + "\n\nL'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail suit.";
        assertThat(codes(new Extraction("FR", text).with(CODE, "8").with(CONTRACTS, "84", "5")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void anArticleBeforeACommaMayBeOfTheActThatWasJustSpokenOf() {
        String text =
                "L'article 15 du RGPD vaut. Les limites de l'article 23, § 1er, et de l'article 11 de la loi du 3 juillet 1978 relative aux"
                        + " contrats de travail sont étrangères à la cause.";
        Act regulation = new Act("REGLEMENT_UE", "RGPD", "");
        assertThat(codes(new Extraction("FR", text)
                        .with(regulation, "15", "23, § 1")
                        .with(CONTRACTS, "11")))
                .isEmpty();
    }

    @Test
    void anArticleOfWhichIsOfTheActBeforeItWhateverFollows() {
        String text =
                "Artikel 8 van het Gerechtelijk Wetboek geldt. De wet van 21 december 2021 houdende omzetting, waarvan artikel 62 het"
                        + " Strafwetboek wijzigt, is van toepassing.";
        Extraction extraction = new Extraction("NL", text)
                .with(new Act("WETBOEK", "Gerechtelijk Wetboek", ""), "8")
                .with(new Act("WET", "wet van 21 december 2021 houdende omzetting", "2021-12-21"), "62");
        assertThat(codes(extraction)).isEmpty();
    }

    @Test
    void aPossessivePointsToTheOnlyActOfItsSentence() {
        String text =
                "L'article 14 de la loi du 26 mai 2002 concernant le droit à l'intégration sociale s'applique. La loi"
                        + " organique du 8 juillet 1976 des centres publics d'action sociale consacre le droit à l'aide en son article 57.";
        assertThat(codes(new Extraction("FR", text).with(INCOME, "14").with(WELFARE, "57")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(INCOME, "14", "57"))).containsExactly("wrong-parent-act");
        String taken =
                "Artikel 25 van de wet van 26 mei 2002 betreffende het recht op maatschappelijke integratie geldt. Artikel 119bis"
                        + " van de Nieuwe Gemeentewet verwijst naar voormelde wet, inzonderheid naar artikel 3 ervan.";
        Act income = new Act(
                "WET", "wet van 26 mei 2002 betreffende het recht op maatschappelijke integratie", "2002-05-26");
        Act municipal = new Act("WET", "Nieuwe Gemeentewet", "");
        assertThat(codes(new Extraction("NL", taken).with(income, "25", "3").with(municipal, "119bis")))
                .isEmpty();
    }

    @Test
    void aNounTakesUpTheLastActOfItsKindInAParagraphThatDoesNotNameTheOther() {
        String before =
                "L'article 14 de la loi du 26 mai 2002 concernant le droit à l'intégration sociale s'applique.\n\n";
        String text = before
                + "La loi organique du 8 juillet 1976 des centres publics d'action sociale consacre le droit à l'aide. %s"
                + "Le litige porte sur l'article 57 de cette loi.";
        Extraction wrong = new Extraction("FR", text.formatted("")).with(INCOME, "14", "57");
        assertThat(codes(wrong)).contains("wrong-parent-act");
        assertThat(codes(new Extraction("FR", text.formatted(""))
                        .with(INCOME, "14")
                        .with(WELFARE, "57")))
                .isEmpty();
        String both = text.formatted("La loi du 26 mai 2002 concernant le droit à l'intégration sociale est récente. ");
        assertThat(codes(new Extraction("FR", both).with(INCOME, "14").with(WELFARE, "57")))
                .isEmpty();
    }

    @Test
    void theYearBehindANounIsThatOfOneActAlone() {
        String text =
                "L'article 4 de la loi du 26 mai 2002 concernant le droit à l'intégration sociale et l'article 3 de la loi organique du"
                        + " 8 juillet 1976 des centres publics d'action sociale sont invoqués. L'article 57 de la loi de 1976 est violé.";
        assertThat(codes(new Extraction("FR", text).with(INCOME, "4").with(WELFARE, "3", "57")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(INCOME, "4", "57").with(WELFARE, "3")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void whatStandsInsideAChainIsOfTheActThatTheExtractionGivesItsFirst() {
        String text =
                "Artikel 7 van het Gerechtelijk Wetboek geldt. Er is een inbreuk op artikel 5, lid 1, artikel 12, lid 1, en artikel 24,"
                        + " lid 2, AVG.";
        Act code = new Act("WETBOEK", "Gerechtelijk Wetboek", "");
        Act regulation = new Act("EU_VERORDENING", "AVG", "");
        assertThat(codes(new Extraction("NL", text)
                        .with(code, "7")
                        .with(regulation, "5, lid 1", "12, lid 1", "24, lid 2")))
                .isEmpty();
        assertThat(codes(new Extraction("NL", text)
                        .with(code, "7", "12, lid 1")
                        .with(regulation, "5, lid 1", "24, lid 2")))
                .contains("wrong-parent-act");
        assertThat(codes(new Extraction("NL", text)
                        .with(code, "7", "5, lid 1")
                        .with(regulation, "12, lid 1", "24, lid 2")))
                .isEmpty();
    }

    @Test
    void aContractHasNoArticleThatHangsOnACode() {
        String text =
                "L'article 4 du contrat déroge à l'article 1719 de l'ancien Code civil et à l'article 1720 du même code.";
        Act contract = new Act("AUTRE", "contrat", "");
        Act civil = new Act("CODE", "ancien Code civil", "");
        assertThat(codes(new Extraction("FR", text).with(contract, "4").with(civil, "1719", "1720")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(contract, "4", "1719").with(civil, "1720")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void aGermanNounTakesUpALawThatIsNoConstitution() {
        String text =
                "Artikel 4 der Verfassung und Artikel 4 § 1 des Gesetzes vom 31. Dezember 1983 über institutionelle Reformen gelten."
                        + " Artikel 5 desselben Gesetzes findet keine Anwendung.";
        Act constitution = new Act("CONSTITUTION", "Verfassung", "");
        Act reform = new Act("LOI", "Gesetz vom 31. Dezember 1983 über institutionelle Reformen", "1983-12-31");
        assertThat(codes(new Extraction("FR", text).with(constitution, "4").with(reform, "4, § 1", "5")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(constitution, "4", "5").with(reform, "4, § 1")))
                .contains("wrong-parent-act");
    }

    @Test
    void anActThatIsNamedInTheNextSentenceForItsOwnArticlesIsNotMeantBefore() {
        String text =
                "L'article 61 de la loi du 26 mai 2002 concernant le droit à l'intégration sociale est critiqué. L'article 62"
                        + " est contesté devant la Cour constitutionnelle par les parties au regard des articles 10 et 11 de la Constitution.";
        Act constitution = new Act("CONSTITUTION", "Constitution", "");
        assertThat(codes(new Extraction("FR", text).with(INCOME, "61").with(constitution, "10", "11", "62")))
                .containsExactly("wrong-parent-act");
        assertThat(codes(new Extraction("FR", text).with(INCOME, "61", "62").with(constitution, "10", "11")))
                .isEmpty();
    }

    @Test
    void capitalsBehindAnArticleMayNameAnActThatNobodyElseNames() {
        Act languages = new Act("LOI", "loi du 15 juin 1935 concernant l'emploi des langues", "1935-06-15");
        String text = "L'article 2 de la loi du 26 mai 2002 concernant le droit à l'intégration sociale est invoqué ;"
                + " vu l'art. 2, al. 1er, %s";
        assertThat(codes(new Extraction("FR", text.formatted("L.L."))
                        .with(INCOME, "2")
                        .with(languages, "2, al. 1er")))
                .doesNotContain("wrong-parent-act");
        assertThat(codes(new Extraction("FR", text.formatted("précité."))
                        .with(INCOME, "2")
                        .with(languages, "2, al. 1er")))
                .contains("wrong-parent-act");
    }

    @Test
    void anActThatALetterNamesAtItsEndMayBeMeantBefore() {
        String text = "L'article 8 du Code judiciaire vaut. L'article 84 s'applique."
                + " Rien d'autre ne fut dit.".repeat(20)
                + "\n\nSauf mention contraire, les références sont à la loi du 3 juillet 1978 relative aux contrats de travail.";
        assertThat(codes(new Extraction("FR", text).with(CODE, "8").with(CONTRACTS, "84")))
                .isEmpty();
    }

    @Test
    void aParagraphOfItsOwnMayBeAboutAnActThatIsNamedLater() {
        String text = "L'article 8 du Code judiciaire vaut.%sL'article 84 s'applique."
                + " Rien d'autre ne fut dit.".repeat(20)
                + " L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail suit.";
        assertThat(codes(new Extraction("FR", text.formatted("\n\n"))
                        .with(CODE, "8")
                        .with(CONTRACTS, "84", "5")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text.formatted(" "))
                        .with(CODE, "8")
                        .with(CONTRACTS, "84", "5")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void theWordArticleSaidAgainLeavesRoomForTheActThatWasSpokenOf() {
        String text = "L'article 1341 de l'ancien Code civil est abrogé. La preuve, jadis régie par l'article 1315 et%s"
                + " 870 du Code judiciaire, l'est désormais autrement.";
        Act old = new Act("CODE", "ancien Code civil", "");
        assertThat(codes(new Extraction("FR", text.formatted(" l'article"))
                        .with(old, "1341", "1315")
                        .with(CODE, "870")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text.formatted(""))
                        .with(old, "1341", "1315")
                        .with(CODE, "870")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void aNumberWithItsActBehindItNeedsNoWordForArticle() {
        String text =
                "Recours : article 95 du Code pénal. À ne pas confondre avec le 95 de la %s, bien sûr. L'article 10 de"
                        + " la Constitution vaut.";
        Act constitution = new Act("CONSTITUTION", "Constitution", "");
        assertThat(codes(new Extraction("FR", text.formatted("Constitution"))
                        .with(PENAL, "95")
                        .with(constitution, "10", "95")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text.formatted("liste"))
                        .with(PENAL, "95")
                        .with(constitution, "10", "95")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void capitalsBehindACutWordAreTheNameOfSomeActToo() {
        Act tax = new Act("WETBOEK", "Btw-wetboek", "");
        Act income = new Act("WETBOEK", "Wetboek van de inkomstenbelastingen 1992", "");
        String text = "Artikel 442bis WIB 92 geldt. Artikel 93undeciesB, § 3, %s ook.";
        assertThat(codes(new Extraction("NL", text.formatted("T.Wtb"))
                        .with(income, "442bis")
                        .with(tax, "93undeciesB, § 3")))
                .doesNotContain("wrong-parent-act");
        assertThat(codes(new Extraction("NL", text.formatted("geldt"))
                        .with(income, "442bis")
                        .with(tax, "93undeciesB, § 3")))
                .contains("wrong-parent-act");
    }

    @Test
    void aReadingThatCannotBeRightProvesNothing() {
        Act old = new Act("CODE", "ancien Code civil", "");
        String text = "Vu l'article 29bis de la loi du 21 novembre 1989 ; attendu que l'article %s suppose une faute.";
        Act insurance = new Act("LOI", "loi du 21 novembre 1989", "1989-11-21");
        assertThat(codes(new Extraction("FR", text.formatted("1382"))
                        .with(insurance, "29bis")
                        .with(old, "1382")))
                .doesNotContain("wrong-parent-act");
        assertThat(codes(new Extraction("FR", text.formatted("31"))
                        .with(insurance, "29bis")
                        .with(old, "31")))
                .contains("wrong-parent-act");
    }

    @Test
    void theTitleOfADraftNamesTheActsThatItChanges() {
        String text =
                "PROJET DE LOI modifiant le %s\n\nL'article 8 de la loi du 3 juillet 1978 relative aux contrats de travail"
                        + " vaut. Elle ne déroge pas à l'article 757." + " Rien d'autre ne fut dit.".repeat(20)
                        + " L'article 3 du Code judiciaire suit.";
        assertThat(codes(new Extraction("FR", text.formatted("Code judiciaire"))
                        .with(CONTRACTS, "8")
                        .with(CODE, "757", "3")))
                .doesNotContain("wrong-parent-act");
        assertThat(codes(new Extraction("FR", text.formatted("droit de la procédure"))
                        .with(CONTRACTS, "8")
                        .with(CODE, "757", "3")))
                .contains("wrong-parent-act");
    }
}
