package dev.assize.judges.provision;

import static dev.assize.judges.provision.Extraction.codes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judges.provision.Extraction.Act;
import org.junit.jupiter.api.Test;

/** What is said of an item or a provision without a partner, and what keeps silent. */
class UnmatchedItemsTest {

    private static final Act CODE = new Act("CODE", "Code judiciaire", "");
    private static final Act COMPANIES = new Act("CODE", "Code des sociétés et des associations", "");
    private static final Act CONVENTION = new Act("TRAITE", "Convention européenne des droits de l'homme", "");
    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act WAGES = new Act(
            "LOI", "loi du 12 avril 1965 concernant la protection de la rémunération des travailleurs", "1965-04-12");

    @Test
    void anActThatNumbersItsArticlesInAnotherWayIsAWrongOne() {
        String text =
                "L'article 7:96 du Code des sociétés et des associations, lu avec l'article 19 du Code judiciaire et"
                        + " l'article 6 de la Convention européenne des droits de l'homme, est clair. L'article 7:97 l'est aussi.";
        Extraction right = new Extraction("FR", text)
                .with(COMPANIES, "7:96", "7:97")
                .with(CODE, "19")
                .with(CONVENTION, "6");
        assertThat(codes(right)).isEmpty();
        Extraction wrong = new Extraction("FR", text)
                .with(COMPANIES, "7:96")
                .with(CODE, "19", "7:97")
                .with(CONVENTION, "6");
        assertThat(codes(wrong)).contains("wrong-parent-act");
    }

    @Test
    void oneOfFewProvisionsThatIsMissingLowersTheRecallWhicheverActItIsOf() {
        String text =
                "L'article 35 de la loi du 3 juillet 1978 relative aux contrats de travail fixe un délai. L'article 39 règle"
                        + " l'indemnité. L'article 82 est étranger au litige.";
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "35", "39", "82")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "35", "39")))
                .containsExactly("missing-provisions");
    }

    @Test
    void aMemberOfARangeOfSuffixesIsInTheSource() {
        String text = "Les articles 37bis à 37quinquies de la loi du 3 juillet 1978 relative aux contrats de travail et"
                + " l'article 4 de la loi du 12 avril 1965 concernant la protection de la rémunération des travailleurs.";
        Extraction right = new Extraction("FR", text)
                .with(CONTRACTS, "37bis", "37ter", "37quater", "37quinquies")
                .with(WAGES, "4");
        assertThat(codes(right)).isEmpty();
        assertThat(codes(right.copy().with(CONTRACTS, "37octies"))).contains("hallucinated-provision");
    }

    @Test
    void anIndentIsWrittenInTooManyWaysToBeInvented() {
        String text =
                "L'article 35, alinéa 3, de la loi du 3 juillet 1978 relative aux contrats de travail, en son second"
                        + " membre, et l'article 4 de la loi du 12 avril 1965 concernant la protection de la rémunération des"
                        + " travailleurs.";
        Extraction indent = new Extraction("FR", text)
                .with(CONTRACTS, "35, alinéa 3, 2e tiret")
                .with(WAGES, "4");
        assertThat(codes(indent)).doesNotContain("invented-subdivision");
        Extraction paragraph =
                new Extraction("FR", text).with(CONTRACTS, "35, § 12, alinéa 3").with(WAGES, "4");
        assertThat(codes(paragraph)).contains("invented-subdivision");
    }

    @Test
    void anItemOfTheActThatStandsBesideItsNumberIsNotOfAWrongOne() {
        String text =
                "(Loi du 3 juillet 1978 relative aux contrats de travail, art. 35; loi du 12 avril 1965 concernant la"
                        + " protection de la rémunération des travailleurs, art. 4 et 9)";
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "35").with(WAGES, "4", "9")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(CONTRACTS, "35", "9").with(WAGES, "4")))
                .contains("wrong-parent-act");
    }
}
