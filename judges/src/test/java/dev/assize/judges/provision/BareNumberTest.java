package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.finding.Finding;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.judges.provision.Extraction.Act;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which numbers without the word "article" may be one, so that nobody is said to have invented it. */
class BareNumberTest {

    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act CODE = new Act("CODE", "Code judiciaire", "");

    private static CaseResult judged(Extraction extraction, Answerer answerer) {
        return new Hearing<>(new ProvisionExtraction(), answerer).hear("case", extraction.record(), null);
    }

    private static List<String> codes(Extraction extraction) {
        return judged(extraction, new EmbeddedDisputes()).findings().stream()
                .map(Finding::code)
                .toList();
    }

    @Test
    void aNumberThatStandsFarFromItsActIsAQuestionAndNoInvention() {
        String text =
                "La loi du 3 juillet 1978 relative aux contrats de travail est au dossier ; voir l'article 5 du Code"
                        + " judiciaire."
                        + " Rien d'autre ne fut dit.".repeat(20)
                        + " Sanction : 154, ou, en cas de récidive, 158.";
        Extraction listed = new Extraction("FR", text).with(CODE, "5").with(CONTRACTS, "154", "158");
        assertThat(codes(listed)).isEmpty();
        assertThat(judged(listed, new Certain(false)).findings().stream().map(Finding::code))
                .contains("hallucinated-provision");
        assertThat(codes(new Extraction("FR", text).with(CODE, "5").with(CONTRACTS, "156")))
                .containsExactly("hallucinated-provision");
    }

    @Test
    void anArticleWithoutFiguresIsAWordOfTheSource() {
        String text = "I. Information. L'article 8 du Code judiciaire vaut. L'article %s qui précède aussi.";
        assertThat(codes(new Extraction("FR", text.formatted("II")).with(CODE, "8", "II")))
                .doesNotContain("hallucinated-provision");
        assertThat(codes(new Extraction("FR", text.formatted("III")).with(CODE, "8", "II")))
                .contains("hallucinated-provision");
    }

    @Test
    void aNumberThatCountsHeadsOrIsPartOfMoreIsNoArticle() {
        String text =
                "La loi du 3 juillet 1978 relative aux contrats de travail est au dossier ; voir l'article 5 du Code"
                        + " judiciaire." + " Rien d'autre ne fut dit.".repeat(20) + "%s";
        for (String other : List.of(
                "\n\n158. Le tribunal statue.",
                " Il statue ainsi. 158. Le tribunal poursuit.",
                " On entendit 158 personnes.",
                " Voyez la p. 158 du rapport.",
                " Voyez Pas. 2015, p. 151, 158, note.",
                " Le montant est de 158,50 euros.",
                " Elle demeure rue de la Vallée, 158, à Bruxelles.",
                " Zij woont in de Stationsstraat 158 te Gent.",
                " Voyez Cass. 2 avril 2015, Pas. 2015, 158.",
                " Zie RW 2011-2012, 158.",
                " C'est le rôle C.158.0400.F.")) {
            assertThat(codes(new Extraction("FR", text.formatted(other))
                            .with(CODE, "5")
                            .with(CONTRACTS, "158")))
                    .as(other)
                    .contains("hallucinated-provision");
        }
        for (String bare : List.of(
                " Sanction : 151, ou, en cas de récidive, 158.",
                " Le 158 fut modifié aussi.",
                " Cela découle de 158, alinéa 3.",
                " Voyez encore 147 à 160 (régime transitoire).",
                " Voyez (158).")) {
            assertThat(codes(new Extraction("FR", text.formatted(bare))
                            .with(CODE, "5")
                            .with(CONTRACTS, "158")))
                    .as(bare)
                    .doesNotContain("hallucinated-provision");
        }
    }

    @Test
    void aNumberOfAShapeThatOnlyArticlesHaveIsNoInvention() {
        String text = "L'article 5 du Code judiciaire vaut, comme le Code de droit économique."
                + " Rien d'autre ne fut dit.".repeat(20) + " Voyez 9bis et VI.83.";
        Act economic = new Act("CODE", "Code de droit économique", "");
        assertThat(codes(new Extraction("FR", text).with(CODE, "5", "9bis").with(economic, "VI.83")))
                .doesNotContain("hallucinated-provision");
        assertThat(codes(new Extraction("FR", text).with(CODE, "5", "9ter").with(economic, "VI.84")))
                .contains("hallucinated-provision");
    }
}
