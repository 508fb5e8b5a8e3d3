package dev.assize.law.be.provision;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Which bare articles may be those that the text itself is made of. */
class OwnArticlesTest {

    private static List<String> doubtful(String text) {
        return ProvisionGrammar.standard().read(text).provisions().stream()
                .filter(Provision::disputed)
                .map(Provision::key)
                .toList();
    }

    @Test
    void aContractCitesItsOwnArticlesByTheirNumbers() {
        String text =
                "Article 1er. Objet. L'article 5 de la loi du 3 juillet 1978 vaut.\nArticle 2. Prix. Selon l'article 1er.\n"
                        + "Article 3. Durée. Les articles 2 et 5 s'appliquent, comme l'article 7.";
        assertThat(doubtful(text)).containsExactly("1");
        assertThat(doubtful(text.replace("articles 2 et 5", "articles 2 et 3"))).containsExactly("1", "2", "3");
    }

    @Test
    void whatIsCitedBeforeTheFirstHeadingIsNotItsOwn() {
        String text =
                "L'article 5 de la loi du 3 juillet 1978 est violé, comme l'article 2.\n\nArticle 1er. La requête est rejetée.\n"
                        + "Article 2. Les dépens sont réservés.\nArticle 3. Le présent arrêt sera notifié.";
        assertThat(doubtful(text)).isEmpty();
    }

    @Test
    void twoHeadingsAreTheEndOfAJudgment() {
        String text =
                "L'article 5 de la loi du 3 juillet 1978 est violé.\nArticle 1er. L'arrêt est annulé.\nArticle 2. L'article 2"
                        + " sera publié.";
        assertThat(doubtful(text)).isEmpty();
    }

    @Test
    void quotedArticlesAreAnotherTexts() {
        String text =
                "La loi du 3 juillet 1978 dispose :\n\"Article 1er. Un.\"\n\"Article 2. Deux.\"\n\"Article 3. Trois.\"\nL'article 2"
                        + " de la loi du 3 juillet 1978 vaut. L'article 3 aussi.";
        assertThat(doubtful(text)).isEmpty();
    }

    @Test
    void titlesWithoutAStopAreHeadingsAndSectionsOfADecisionAreNone() {
        assertThat(
                        doubtful(
                                "4.1 Grief. L'article 5:67 CSA vaut.\n5.1 Moyen. Voir l'article 4.1.\n5.2 Suite. L'article 9.1 aussi."))
                .isEmpty();
        assertThat(doubtful(
                        "Art. 1 Doel. Artikel 5 van de wet van 3 juli 1978 geldt.\nArt. 2 Leden. Zie art. 1.\nArt. 3 Sancties. Zie"
                                + " art. 8."))
                .containsExactly("1");
    }
}
