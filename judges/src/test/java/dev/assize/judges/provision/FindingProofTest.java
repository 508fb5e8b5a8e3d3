package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.judges.provision.Extraction.Act;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What may be found only with its proof, and what becomes of it without. */
class FindingProofTest {

    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act CODE = new Act("CODE", "Code judiciaire", "");
    private static final Act PENAL = new Act("CODE", "Code pénal", "");

    private static CaseResult judged(Extraction extraction, Answerer answerer) {
        return new Hearing<>(new ProvisionExtraction(), answerer).hear("case", extraction.record(), null);
    }

    private static List<String> codes(Extraction extraction) {
        return judged(extraction, new EmbeddedDisputes()).findings().stream()
                .map(Finding::code)
                .toList();
    }

    private static final String BARE =
            "L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail et l'article 8 du"
                    + " Code judiciaire sont invoqués. L'article 12 s'applique aussi.";

    @Test
    void aBareArticleUnderANearbyActIsAQuestion() {
        Extraction extraction =
                new Extraction("FR", BARE).with(CONTRACTS, "5", "12").with(CODE, "8");
        assertThat(codes(extraction)).isEmpty();
        assertThat(judged(extraction, new Certain(false)).findings().stream().map(Finding::code))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void anAttachedArticleUnderAnotherActIsWrong() {
        assertThat(codes(new Extraction("FR", BARE).with(CONTRACTS, "5", "8").with(CODE, "12")))
                .contains("wrong-parent-act");
    }

    @Test
    void aMemberThatIsTakenOutOfItsListIsUnderAWrongActWhicheverActTheListHas() {
        String text =
                "L'article 8 du Code judiciaire et la loi du 3 juillet 1978 relative aux contrats de travail sont invoqués."
                        + " L'article 25, 1° à 4°, s'applique aussi.";
        Extraction parted = new Extraction("FR", text)
                .with(CODE, "8")
                .with(CONTRACTS, "25, 1°", "25, 2°", "25, 4°")
                .with(CODE, "25, 3°");
        assertThat(codes(parted)).containsExactly("wrong-parent-act");
        Extraction other = new Extraction("FR", text)
                .with(CODE, "8", "25, 1°", "25, 2°", "25, 4°")
                .with(CONTRACTS, "25, 3°");
        assertThat(codes(other)).containsExactly("wrong-parent-act");
        Extraction whole =
                new Extraction("FR", text).with(CODE, "8").with(CONTRACTS, "25, 1°", "25, 2°", "25, 3°", "25, 4°");
        assertThat(codes(whole)).isEmpty();
        Extraction context = new Extraction("FR", text).with(CODE, "8", "25, 1°", "25, 2°", "25, 3°", "25, 4°");
        assertThat(codes(context)).isEmpty();
    }

    @Test
    void aMemberOfAListThatStandsElsewhereTooMayBeOfAnotherAct() {
        String text =
                "L'article 8 du Code judiciaire et l'article 25 sont invoqués, comme la loi du 3 juillet 1978 relative aux"
                        + " contrats de travail, dont les articles 24 et 25 s'appliquent.";
        Extraction extraction = new Extraction("FR", text).with(CODE, "8", "25").with(CONTRACTS, "24", "25");
        assertThat(codes(extraction)).isEmpty();
    }

    @Test
    void lettersOfARangeBehindTheArticleAreNotInvented() {
        String text =
                "Aux termes de l'article 6.1 du RGPD, le traitement est licite si l'une des conditions énumérées aux points a)"
                        + " à e) est remplie.";
        Act regulation = new Act("REGLEMENT_UE", "RGPD", "");
        assertThat(codes(new Extraction("FR", text)
                        .with(regulation, "6, § 1", "6, § 1, a)", "6, § 1, c)", "6, § 1, d)")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(regulation, "6, § 1", "6, § 1, g)")))
                .containsExactly("invented-subdivision");
    }

    @Test
    void aBookThatTheNumberOfTheArticleTellsNeedNotBeNamed() {
        String text =
                "L'article XX.99 du livre XX du Code de droit économique et l'article 1675/2 de la partie V du Code judiciaire.";
        Act economic = new Act("CODE", "Code de droit économique", "");
        assertThat(codes(new Extraction("FR", text).with(economic, "XX.99").with(CODE, "1675/2")))
                .containsExactly("missing-hierarchy");
    }

    @Test
    void theDateOfAnActInATitleIsNotThatOfTheAct() {
        String text =
                "L'article 2 de la convention collective de travail n° 12 modifiant la convention collective de travail relative au"
                        + " jour de carence du 23 juin 2003, conclue le 22 juin 2005, s'applique.";
        Act collective = new Act(
                "AUTRE",
                "convention collective de travail n° 12 modifiant la convention collective de travail relative au jour de carence"
                        + " du 23 juin 2003, conclue le 22 juin 2005",
                "2005-06-22");
        assertThat(codes(new Extraction("FR", text).with(collective, "2"))).isEmpty();
    }

    @Test
    void aRangeOfLetteredArticlesHoldsWhatLiesBetween() {
        String text = "Les articles D.62 à D.65 du Code de l'environnement s'appliquent.";
        Act environment = new Act("CODE", "Code de l'environnement", "");
        assertThat(codes(new Extraction("FR", text).with(environment, "D.62", "D.63", "D.64", "D.65")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(environment, "D.62", "D.63", "D.65")))
                .containsExactly("incomplete-expansion");
    }

    @Test
    void aParagraphAfterARangeOfDegreesIsInventedAndNoOvershoot() {
        String text = "L'article 20, § 1er, 1° à 3°, du Code pénal s'applique.";
        Extraction extraction =
                new Extraction("FR", text).with(PENAL, "20, § 1er, 1°", "20, § 1er, 2°", "20, § 1er, 3°", "20, § 2");
        assertThat(codes(extraction)).containsExactly("invented-subdivision");
        Extraction overshot = new Extraction("FR", text)
                .with(PENAL, "20, § 1er, 1°", "20, § 1er, 2°", "20, § 1er, 3°", "20, § 1er, 4°");
        assertThat(codes(overshot)).containsExactly("range-overshoot");
    }

    @Test
    void aParagraphAddedToAWholeArticleIsInvented() {
        String text = "L'article 20 du Code pénal s'applique, comme l'article 21, § 2, de ce code.";
        assertThat(codes(new Extraction("FR", text).with(PENAL, "20, § 7", "21, § 2")))
                .contains("invented-subdivision");
        assertThat(codes(
                        new Extraction("FR", text + " Le § 7 de l'article 20 vaut.").with(PENAL, "20, § 7", "21, § 2")))
                .doesNotContain("invented-subdivision");
    }

    @Test
    void namesOfTheExtractionAloneTellSplitActs() {
        String text = "L'article 5 du Code judiciaire et l'article 6 dudit code sont invoqués.";
        Extraction twice = new Extraction("FR", text).with(CODE, "5", "6");
        twice.change(1, item -> item.put("internalParentActId", Extraction.id("ACT", 7)));
        assertThat(codes(twice)).containsExactly("split-act");
    }

    @Test
    void aDateThatTheNameContradictsIsWrongWhateverTheSourceSays() {
        String text = "L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail s'applique.";
        Extraction extraction = new Extraction("FR", text).with(CONTRACTS, "5");
        extraction.change(0, item -> item.put("parentActDate", "1979-07-03"));
        assertThat(codes(extraction)).containsExactly("parent-date");
    }

    /** The grammar tells the two descriptions apart by their words; nothing proves that they are two laws. */
    @Test
    void oneItemIsEnoughForAnActThatTheReadingMayHaveSplit() {
        Act bees = new Act("LOI", "loi du 5 mai 2009 relative aux abeilles", "2009-05-05");
        String text =
                "L'article 5 de la loi du 5 mai 2009 relative aux abeilles est invoqué. Selon l'article 5 de la loi du"
                        + " 5 mai 2009 concernant les ruches, il en va de même.";
        assertThat(codes(new Extraction("FR", text).with(bees, "5"))).isEmpty();
    }

    @Test
    void aKindOrDateIsDemandedOfTheActThatIsMeantAlone() {
        String text = "L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail s'applique.";
        Act undated = new Act("LOI", "loi relative aux contrats de travail", "");
        assertThat(codes(new Extraction("FR", text).with(undated, "5"))).containsExactly("date-absent");
        Act doubtful = new Act("LOI", "loi sur le travail des abeilles", "");
        assertThat(codes(new Extraction("FR", text).with(doubtful, "5"))).doesNotContain("date-absent", "act-kind");
    }

    @Test
    void aDuplicateHasNoClaimOnACoarserProvision() {
        String text = "L'article 20 du Code pénal et l'article 20, § 1er, du Code pénal s'appliquent.";
        Extraction extraction = new Extraction("FR", text).with(PENAL, "20, § 1er", "20, § 1er");
        assertThat(codes(extraction)).contains("duplicate");
    }

    @Test
    void aThousandItemsOfOneArticleAreJudgedInTime() {
        Extraction extraction = new Extraction("FR", BARE);
        for (int i = 0; i < 3000; i++) {
            extraction.with(CODE, "8, § " + (i % 90 + 1));
        }
        assertThat(codes(extraction)).contains("invented-subdivision");
    }

    @Test
    void theSaidLawMayBeAnyLawThatWasNamedBefore() {
        String text =
                "L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail vaut. L'article 8 du Code judiciaire et"
                        + " l'article 3 de la loi du 29 juillet 1991 relative à la motivation formelle sont invoqués, comme l'article 4 du"
                        + " Code pénal. L'article 84 de la loi s'applique.";
        Act reasons = new Act("LOI", "loi du 29 juillet 1991 relative à la motivation formelle", "1991-07-29");
        Extraction extraction = new Extraction("FR", text)
                .with(CONTRACTS, "5", "84")
                .with(CODE, "8")
                .with(reasons, "3")
                .with(PENAL, "4");
        assertThat(codes(extraction)).isEmpty();
        assertThat(judged(extraction, new Certain(false)).findings().stream().map(Finding::code))
                .contains("wrong-parent-act");
    }

    @Test
    void anAbbreviationWithTwoReadingsProvesNoAct() {
        String text =
                "Artikel 35 van de wet van 3 juli 1978 betreffende de arbeidsovereenkomsten geldt. Artikel 15 AOW ook.";
        Act contracts = new Act("WET", "wet van 3 juli 1978 betreffende de arbeidsovereenkomsten", "1978-07-03");
        assertThat(codes(new Extraction("NL", text).with(contracts, "35", "15")))
                .isEmpty();
    }

    @Test
    void anActWhoseNameHasMarksOfAnEditorIsNotNowhere() {
        String text = "Le règlement (CE) n° 1/2003, en son article 3, vise les articles 81 et 82 du traité [CE].";
        Extraction extraction = new Extraction("FR", text)
                .with(new Act("REGLEMENT_UE", "règlement (CE) n° 1/2003", ""), "3")
                .with(new Act("TRAITE", "traité CE", ""), "81", "82");
        assertThat(codes(extraction)).isEmpty();
    }

    @Test
    void aHeadingDemandsNoArticle() {
        String text =
                "L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail vaut.\n\nArticles 8 à 11\n\n"
                        + "La délégation est trop large.";
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "5"))).isEmpty();
    }

    @Test
    void aFigureThatMayBeAParagraphIsNotDemandedAsAnArticle() {
        String text =
                "Les articles 1er, § 1er et 2 de la loi du 3 juillet 1978 relative aux contrats de travail valent.";
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "1, § 1er", "1, § 2")))
                .isEmpty();
        String clear =
                "Les articles 1er, § 1er et 17 de la loi du 3 juillet 1978 relative aux contrats de travail valent.";
        assertThat(codes(new Extraction("FR", clear).with(CONTRACTS, "1, § 1er")))
                .containsExactly("incomplete-expansion");
    }

    @Test
    void itemsWhoseNumbersSayDifferentThingsAreNoDuplicates() {
        String text = "L'article 25, § 1er, seconde phrase, a) et b), du Code pénal vaut.";
        assertThat(codes(new Extraction("FR", text).with(PENAL, "25, § 1, ph.2, a)", "25, § 1, ph.2, b)")))
                .doesNotContain("duplicate");
        String once = "L'article 25, § 1er, seconde phrase, a), du Code pénal vaut.";
        assertThat(codes(new Extraction("FR", once).with(PENAL, "25, § 1, ph.2, a)", "25, § 1, ph.2, a)")))
                .contains("duplicate");
    }

    @Test
    void aKeyThatTheSourceWritesIsNotWrong() {
        String text = "La Code de procédure pénale (articles 706-95-17 et 706-102-1) est cité.";
        assertThat(codes(new Extraction("FR", text)
                        .with(new Act("CODE", "Code de procédure pénale", ""), "706-95-17", "706-102-1")))
                .isEmpty();
    }

    @Test
    void numbersInAListThatEndsAtTheNameOfTheirActAreNotInvented() {
        String text =
                "Artikel 65 van het Strafwetboek (Sw.) geldt, en artikel 2 van de wet van 20 juli 1990 betreffende de voorlopige"
                        + " hechtenis." + " Niets anders werd gezegd.".repeat(20)
                        + " Gelet op de vermelde bepalingen: 2, 7, 25 en 100 Sw.";
        Extraction extraction = new Extraction("NL", text)
                .with(new Act("WETBOEK", "Strafwetboek", ""), "65", "2", "7", "25", "100")
                .with(new Act("WET", "wet van 20 juli 1990 betreffende de voorlopige hechtenis", "1990-07-20"), "2");
        assertThat(codes(extraction)).isEmpty();
    }

    @Test
    void pointsOfAnArticleMayBeItsParagraphs() {
        String text = "Artikel 10, punten 1 tot 3, van richtlijn 92/85/EEG van de Raad van 19 oktober 1992 geldt.";
        Act directive = new Act("EU_RICHTLIJN", "richtlijn 92/85/EEG van de Raad van 19 oktober 1992", "1992-10-19");
        assertThat(codes(new Extraction("NL", text).with(directive, "10, § 1", "10, § 2", "10, § 3")))
                .doesNotContain("invented-subdivision");
    }

    @Test
    void aFigureThatTheSourceNowhereHasIsInventedWhicheverActIsMeant() {
        Extraction extraction = new Extraction("FR", BARE)
                .with(CONTRACTS, "5", "12", "12, § 17")
                .with(CODE, "8");
        assertThat(codes(extraction)).containsExactly("invented-subdivision");
    }

    @Test
    void noLawCountsToAThousand() {
        String text =
                "L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail et l'article 8 du Code judiciaire sont"
                        + " invoqués. L'article 1210 s'applique aussi.";
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "5", "1210").with(CODE, "8")))
                .containsExactly("wrong-parent-act");
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "5").with(CODE, "8", "1210")))
                .isEmpty();
    }

    @Test
    void theSameItemOnceMoreIsADuplicateWhateverItIs() {
        Extraction extraction =
                new Extraction("FR", BARE).with(CONTRACTS, "5", "8", "8").with(CODE, "12");
        assertThat(codes(extraction)).contains("wrong-parent-act", "duplicate");
    }

    @Test
    void aKeyThatSaysMoreThanAnArticleIsWrongWhicheverActIsMeant() {
        Extraction extraction = new Extraction("FR", BARE)
                .with(CONTRACTS, "5", "12, § 8")
                .with(CODE, "8")
                .change(1, item -> item.put("provisionNumberKey", "12, § 8"));
        assertThat(codes(extraction)).contains("provision-key");
    }

    @Test
    void aPartThatHangsOnItsActIsMissingThoughTheWholeArticleOfAnotherActIsInDoubt() {
        String text =
                "L'article 62, § 2, du Code judiciaire vaut. L'article 5 de la loi du 3 juillet 1978 relative aux contrats de travail est"
                        + " invoqué. L'article 62 s'applique aussi.";
        Extraction whole = new Extraction("FR", text).with(CONTRACTS, "5", "62").with(CODE, "62, § 2");
        assertThat(codes(whole)).isEmpty();
        Extraction dropped = new Extraction("FR", text).with(CONTRACTS, "5", "62");
        assertThat(codes(dropped)).containsExactly("missing-provisions");
    }

    @Test
    void noActIsCitedBeyondItsLastArticle() {
        String text =
                "Les articles 83 et 99 du RGPD et l'article 100 de la loi du 3 décembre 2017 portant création de l'Autorité de"
                        + " protection des données s'appliquent. L'article 108 ouvre un recours.";
        Act authority = new Act(
                "LOI", "loi du 3 décembre 2017 portant création de l'Autorité de protection des données", "2017-12-03");
        Act regulation = new Act("REGLEMENT_UE", "RGPD", "");
        assertThat(codes(new Extraction("FR", text).with(regulation, "83", "99").with(authority, "100", "108")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text)
                        .with(regulation, "83", "99", "108")
                        .with(authority, "100")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void aNameThatTheSourceHasIsNoActOfNowhereThoughItsDateIsNotWritten() {
        String text = "L'article 5 du Code judiciaire vaut. L'inspecteur vise l'article 44 du %s.";
        Act decree = new Act("ARRETE_ROYAL", "ACH (arrêté chômage)", "1991-11-25");
        assertThat(codes(new Extraction("FR", text.formatted("ACH"))
                        .with(CODE, "5")
                        .with(decree, "44")))
                .containsOnly("date-unwritten");
        assertThat(codes(new Extraction("FR", text.formatted("Code"))
                        .with(CODE, "5")
                        .with(decree, "44")))
                .containsExactly("wrong-parent-act");
        Act rules = new Act("ARRETE_GOUVERNEMENT", "règlement communal d'urbanisme", "2006-11-21");
        String legend = "L'article 4 du RCU fixe la hauteur. (RCU : règlement communal d'urbanisme)";
        assertThat(codes(new Extraction("FR", legend).with(rules, "4"))).doesNotContain("parent-name");
        assertThat(codes(new Extraction("FR", "L'article 4 du RCU fixe la hauteur.").with(rules, "4")))
                .contains("parent-name");
    }

    @Test
    void anAbbreviationThatMayMeanTheActPutsItSomewhere() {
        Act old = new Act("CODE", "ancien Code civil", "");
        Act code = new Act("CODE", "Code civil", "");
        String text = "Acte d'hérédité : article 4.59, § 1er, %s (avant : 1240bis).";
        assertThat(codes(new Extraction("FR", text.formatted("C. civ."))
                        .with(code, "4.59, § 1er")
                        .with(old, "1240bis")))
                .doesNotContain("hallucinated-provision");
        assertThat(codes(new Extraction("FR", text.formatted("du décret"))
                        .with(code, "4.59, § 1er")
                        .with(old, "1240bis")))
                .contains("hallucinated-provision");
    }

    @Test
    void theOldAndTheNewCodeUnderOneIdAreTwoActsIfTheExtractionNamesBoth() {
        Act old = new Act("CODE", "ancien Code civil", "");
        Act code = new Act("CODE", "Code civil", "");
        String text = "L'article 1134 de l'ancien Code civil est remplacé par l'article 5.69 du Code civil.";
        Extraction two = new Extraction("FR", text).with(old, "1134").with(code, "5.69");
        assertThat(codes(two)).isEmpty();
        Extraction merged =
                two.copy().changeAct("Code civil", item -> item.put("internalParentActId", Extraction.id("ACT", 1)));
        assertThat(codes(merged)).containsExactly("id-integrity");
        Extraction oneName = new Extraction("FR", text).with(code, "1134", "5.69");
        assertThat(codes(oneName)).doesNotContain("id-integrity");
    }
}
