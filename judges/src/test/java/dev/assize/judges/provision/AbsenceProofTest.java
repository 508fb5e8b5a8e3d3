package dev.assize.judges.provision;

import static dev.assize.judges.provision.Extraction.codes;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judges.provision.Extraction.Act;
import org.junit.jupiter.api.Test;

/** What is no invention, though no such article is read. */
class AbsenceProofTest {

    private static final Act CODE = new Act("CODE", "Code judiciaire", "");
    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act SCHOOLS = new Act("LOI", "loi du 5 mai 2009 relative aux écoles", "2009-05-05");

    @Test
    void anAnnexThatTheSourceNamesIsAQuestion() {
        String text =
                "L'article 8 de la loi du 5 mai 2009 relative aux écoles renvoie aux annexes II et VII de cette loi.";
        assertThat(codes(new Extraction("FR", text).with(SCHOOLS, "8", "annexe VII")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", text).with(SCHOOLS, "8", "annexe IX")))
                .contains("hallucinated-provision");
    }

    @Test
    void theHeadingOfAnArticleIsAQuestion() {
        String text = "L'article 8 de la loi du 5 mai 2009 relative aux écoles est examiné. "
                + "Rien de plus. ".repeat(40) + "\n\nArticle 14\n\nCette disposition appelle une observation.";
        assertThat(codes(new Extraction("FR", text).with(SCHOOLS, "8", "14"))).isEmpty();
    }

    @Test
    void aFigureThatAScannerTookForALetterIsThere() {
        String text = "L'article 8 du Code judiciaire et l'art. I3l du même code sont invoqués.";
        assertThat(codes(new Extraction("FR", text).with(CODE, "8", "131"))).doesNotContain("hallucinated-provision");
        assertThat(codes(new Extraction("FR", text).with(CODE, "8", "132"))).contains("hallucinated-provision");
    }

    @Test
    void aParagraphOneThatAScannerTookForALetterIsThere() {
        String text = "L'article 8, § I, du Code judiciaire et l'article 9, § l, du même code sont invoqués.";
        assertThat(codes(new Extraction("FR", text).with(CODE, "8, § 1", "9, § 1")))
                .doesNotContain("invented-subdivision");
        assertThat(codes(new Extraction("FR", text).with(CODE, "8, § 1", "9, § 3")))
                .contains("invented-subdivision");
    }

    @Test
    void aNewEditionOfAnArticleMayBeOfAnActThatWasRenamed() {
        String bare =
                "La loi du 5 mai 2009 relative aux écoles vaut. L'article 42 de la loi du 3 juillet 1978 relative aux"
                        + " contrats de travail est abrogé. L'article 42%s prévoit un délai.";
        assertThat(codes(new Extraction("FR", bare.formatted(" nouveau"))
                        .with(CONTRACTS, "42")
                        .with(SCHOOLS, "42")))
                .isEmpty();
        assertThat(codes(new Extraction("FR", bare.formatted(""))
                        .with(CONTRACTS, "42")
                        .with(SCHOOLS, "42")))
                .containsExactly("wrong-parent-act");
    }

    @Test
    void anArticleThatWasNotReadToItsEndIsNotDemanded() {
        String text = "Les articles 8 et 12, § x1, du Code judiciaire sont invoqués.";
        assertThat(codes(new Extraction("FR", text).with(CODE, "8"))).isEmpty();
    }

    @Test
    void aRangeUpToASuffixRunsOverTheSuffixesBefore() {
        Act wages = new Act(
                "WET", "wet van 12 april 1965 betreffende de bescherming van het loon der werknemers", "1965-04-12");
        String text =
                "Artikelen 9 %s 9quinquies van de wet van 12 april 1965 betreffende de bescherming van het loon der"
                        + " werknemers gelden.";
        assertThat(codes(new Extraction("NL", text.formatted("tot"))
                        .with(wages, "9", "9bis", "9ter", "9quater", "9quinquies")))
                .doesNotContain("hallucinated-provision");
        assertThat(codes(new Extraction("NL", text.formatted("en")).with(wages, "9", "9bis", "9quinquies")))
                .contains("hallucinated-provision");
    }

    @Test
    void aDecimalThatAScannerMisreadIsNotAbsent() {
        String text = "L'article 8 du Code judiciaire et l'art. %s du nouveau Code sont invoqués.";
        assertThat(codes(new Extraction("FR", text.formatted("6.l4")).with(CODE, "8", "6.14")))
                .doesNotContain("hallucinated-provision");
        assertThat(codes(new Extraction("FR", text.formatted("6.l5")).with(CODE, "8", "6.14")))
                .contains("hallucinated-provision");
    }

    @Test
    void aLetterSetApartFromItsSuffixIsNotAbsent() {
        String text = "L'article 8 du Code judiciaire et le 14quater %s sont invoqués.";
        assertThat(codes(new Extraction("FR", text.formatted("C")).with(CODE, "8", "14quaterC")))
                .doesNotContain("hallucinated-provision");
        assertThat(codes(new Extraction("FR", text.formatted("D")).with(CODE, "8", "14quaterC")))
                .contains("hallucinated-provision");
    }
}
