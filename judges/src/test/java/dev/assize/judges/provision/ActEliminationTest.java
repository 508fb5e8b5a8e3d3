package dev.assize.judges.provision;

import static dev.assize.judges.provision.Extraction.codes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judges.provision.Extraction.Act;
import org.junit.jupiter.api.Test;

/** The proofs by elimination and by counting: what no place of the source leaves room for. */
class ActEliminationTest {

    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act WAGES = new Act(
            "LOI", "loi du 12 avril 1965 concernant la protection de la rémunération des travailleurs", "1965-04-12");
    private static final Act DECREE = new Act("ARRETE_ROYAL", "arrêté royal du 21 décembre 2006", "2006-12-21");
    private static final Act CODE = new Act("CODE", "Code judiciaire", "");
    private static final Act CONSTITUTION = new Act("CONSTITUTION", "Constitution", "");

    private static final String FILLING =
            "Le tribunal constate que la demande a été introduite dans le délai et dans les formes requises. ";

    private static final String REPEATED =
            "L'article 4 de la loi du 12 avril 1965 concernant la protection de la rémunération"
                    + " des travailleurs est invoqué. L'article 35, alinéa 3, de la loi du 3 juillet 1978 relative aux contrats de"
                    + " travail fixe un délai. L'article 35, alinéa 5, impose une forme.";

    @Test
    void anotherPartOfAnArticleIsOfTheActThatHungOnTheArticleBefore() {
        Extraction right = new Extraction("FR", REPEATED).with(WAGES, "4").with(CONTRACTS, "35, al. 3", "35, al. 5");
        assertThat(codes(right)).isEmpty();
        Extraction wrong =
                new Extraction("FR", REPEATED).with(WAGES, "4", "35, al. 5").with(CONTRACTS, "35, al. 3");
        assertThat(codes(wrong)).containsExactly("wrong-parent-act");
    }

    @Test
    void aNumberThatHardlyTwoActsShareIsOfTheActThatItHangsOn() {
        String text =
                "L'article 37/2 de la loi du 3 juillet 1978 relative aux contrats de travail est invoqué. L'article 4 de la"
                        + " loi du 12 avril 1965 concernant la protection de la rémunération des travailleurs l'est aussi. "
                        + FILLING
                        + "L'article 37/2, § 1er, s'applique.";
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "37/2").with(WAGES, "4", "37/2, § 1")))
                .containsExactly("wrong-parent-act");
        String plain = text.replace("37/2", "37");
        assertThat(codes(new Extraction("FR", plain).with(CONTRACTS, "37").with(WAGES, "4", "37, § 1")))
                .isEmpty();
    }

    @Test
    void anActThatIsNamedLaterBehindAnotherArticleIsNotMeantBefore() {
        String text =
                "L'article 35 de la loi du 3 juillet 1978 relative aux contrats de travail est invoqué. L'article 39"
                        + " s'applique. " + FILLING
                        + "L'article 44 de l'arrêté royal du 21 décembre 2006 est étranger au litige.";
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "35").with(DECREE, "39", "44")))
                .containsExactly("wrong-parent-act");
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "35", "39").with(DECREE, "44")))
                .isEmpty();
    }

    @Test
    void partOfALongerNumberIsNoPlaceOfTheNumber() {
        String text =
                "L'article 30, § 5, de la loi du 3 juillet 1978 relative aux contrats de travail et l'article 30/1 du Code"
                        + " judiciaire sont invoqués, ainsi que l'article 4 du même Code.";
        assertThat(codes(new Extraction("FR", text).with(CODE, "30/1", "4", "30, § 5")))
                .contains("wrong-parent-act");
    }

    @Test
    void aPartThatNoItemHasIsMissingWhicheverActItIsOf() {
        String text =
                "Les articles 10 et 11 de la Constitution sont invoqués. L'article 12 de la loi du 3 juillet 1978 relative"
                        + " aux contrats de travail dispose : « Le délai visé à l'article 10, § 4, est de dix jours. »";
        Extraction complete =
                new Extraction("FR", text).with(CONSTITUTION, "10", "11").with(CONTRACTS, "10, § 4", "12");
        assertThat(codes(complete)).isEmpty();
        Extraction lacking =
                new Extraction("FR", text).with(CONSTITUTION, "10", "11").with(CONTRACTS, "12");
        assertThat(codes(lacking)).containsExactly("missing-provision");
    }

    @Test
    void aDecreeOnTheCourtsPublicationsIsNotTheCourtsOwnLaw() {
        String text =
                "L'article 30/1 des lois sur le Conseil d'État, coordonnées le 12 janvier 1973, et l'article 2 de l'arrêté"
                        + " royal du 7 juillet 1997 relatif à la publication des arrêts du Conseil d'État sont appliqués.";
        Act laws = new Act("LOI", "lois sur le Conseil d'État, coordonnées le 12 janvier 1973", "1973-01-12");
        Act publications = new Act(
                "ARRETE_ROYAL",
                "arrêté royal du 7 juillet 1997 relatif à la publication des arrêts du Conseil d'État",
                "1997-07-07");
        assertThat(codes(new Extraction("FR", text).with(laws, "30/1").with(publications, "2")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(publications, "30/1", "2")))
                .contains("wrong-parent-act");
    }

    @Test
    void anArticleWithALawBehindItNeedNotBeOfTheLawThatItHungOnBefore() {
        String text =
                "La loi du 12 avril 1965 concernant la protection de la rémunération des travailleurs vaut. L'article 16"
                        + " de la loi du 3 juillet 1978 relative aux contrats de travail aussi. " + FILLING
                        + "L'article 16, 5°,%s s'applique.";
        assertThat(codes(new Extraction("FR", text.formatted(" de la loi"))
                        .with(CONTRACTS, "16")
                        .with(WAGES, "16, 5°")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text.formatted(""))
                        .with(CONTRACTS, "16")
                        .with(WAGES, "16, 5°")))
                .containsExactly("wrong-parent-act");
    }
}
