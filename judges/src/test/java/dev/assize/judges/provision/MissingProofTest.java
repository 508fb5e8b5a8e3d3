package dev.assize.judges.provision;

import static dev.assize.judges.provision.Extraction.codes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judges.provision.Extraction.Act;
import org.junit.jupiter.api.Test;

/** What proves that a provision is missing, and of which act a number cannot be. */
class MissingProofTest {

    private static final Act CODE = new Act("CODE", "Code judiciaire", "");
    private static final Act ECONOMIC = new Act("CODE", "Code de droit économique", "");
    private static final Act CIVIL = new Act("CODE", "Code civil", "");
    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act GDPR = new Act(
            "REGLEMENT_UE",
            "règlement (UE) 2016/679 du Parlement européen et du Conseil du 27 avril 2016",
            "2016-04-27");

    @Test
    void aStepWithASignOfItsOwnIsNoArticleThoughAnItemHasItsNumber() {
        String text =
                "L'article 25, § 3, de la loi du 3 juillet 1978 relative aux contrats de travail et l'article 8 du"
                        + " Code judiciaire valent, comme l'article 3.";
        Extraction perfect =
                new Extraction("FR", text).with(CONTRACTS, "25, § 3", "3").with(CODE, "8");
        assertThat(codes(perfect)).isEmpty();
        assertThat(codes(perfect.copy().drop("25, § 3"))).isNotEmpty();
    }

    @Test
    void anArticleThatTheExtractionNowhereHasIsMissingThoughTheActThatWasReadCannotHaveIt() {
        String text = "L'article XX.99 du Code de droit économique vaut. Selon l'article 47, la demande est tardive.";
        assertThat(codes(new Extraction("FR", text).with(ECONOMIC, "XX.99"))).contains("missing-provisions");
    }

    @Test
    void aNumberThatFollowsIsNotTheArticleOfAParagraphBeforeIt() {
        String text =
                "L'article 4, §§ 1er et 2, de la loi du 3 juillet 1978 relative aux contrats de travail et l'article 2, § 4,"
                        + " du Code judiciaire valent.";
        Extraction perfect =
                new Extraction("FR", text).with(CONTRACTS, "4, § 1", "4, § 2").with(CODE, "2, § 4");
        assertThat(codes(perfect)).isEmpty();
        assertThat(codes(perfect.copy().drop("4, § 2"))).isNotEmpty();
    }

    @Test
    void aLongerNumberBesideItTakesNothingFromANumberThatIsWrittenByItself() {
        String text =
                "Les articles 37, § 1er, et 37/1 de la loi du 3 juillet 1978 relative aux contrats de travail valent, comme l'article 8 du"
                        + " Code judiciaire.";
        Extraction perfect =
                new Extraction("FR", text).with(CONTRACTS, "37, § 1", "37/1").with(CODE, "8");
        assertThat(codes(perfect)).isEmpty();
        assertThat(codes(perfect.copy().drop("37, § 1"))).isNotEmpty();
    }

    @Test
    void whatAPluralNounAnnouncesIsNoArticle() {
        String text =
                "Le règlement-taxe sur les secondes résidences est attaqué. L'article 25, alinéas 1er et 2, de la loi du 3 juillet 1978"
                        + " relative aux contrats de travail vaut. L'article 2 est invoqué.";
        Act tax = new Act("AUTRE", "règlement-taxe sur les secondes résidences", "");
        Extraction perfect = new Extraction("FR", text)
                .with(CONTRACTS, "25, al. 1", "25, al. 2")
                .with(tax, "2");
        assertThat(codes(perfect)).isEmpty();
        assertThat(codes(perfect.copy().drop("25, al. 2"))).isNotEmpty();
    }

    @Test
    void aListThatDoesNotAscendIsProvenByTheActBehindIt() {
        String text = "Les articles 31, 28 et 30 de la loi du 3 juillet 1978 relative aux contrats de travail valent.";
        Extraction perfect = new Extraction("FR", text).with(CONTRACTS, "31", "28", "30");
        assertThat(codes(perfect)).isEmpty();
        assertThat(codes(perfect.copy().drop("28"))).containsExactly("incomplete-expansion");
    }

    @Test
    void aDecimalArticleOfACodeUnderADirectiveIsUnderAWrongAct() {
        String text =
                "Les articles 8.17 et 8.18 du Code civil règlent la preuve, et l'article 5 du règlement (UE) 2016/679"
                        + " du Parlement européen et du Conseil du 27 avril 2016 s'applique.";
        Extraction perfect =
                new Extraction("FR", text).with(CIVIL, "8.17", "8.18").with(GDPR, "5");
        assertThat(codes(perfect)).isEmpty();
        Extraction wrong = new Extraction("FR", text).with(CIVIL, "8.17").with(GDPR, "5", "8.18");
        assertThat(codes(wrong)).contains("wrong-parent-act");
    }

    @Test
    void anInsertedArticleStandsBehindTheOneOfItsNumber() {
        String text =
                "Le règlement (UE) 2016/679 du Parlement européen et du Conseil du 27 avril 2016 a un article 5 que"
                        + " rappelle le Code judiciaire. L'article 326bis est aussi invoqué.";
        assertThat(codes(new Extraction("FR", text).with(GDPR, "5").with(CODE, "326bis")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(GDPR, "5", "326bis"))).contains("wrong-parent-act");
    }
}
