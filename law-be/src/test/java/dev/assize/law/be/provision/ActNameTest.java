package dev.assize.law.be.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.act.Numbering;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ActNameTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            artikel 2 Ger.W. | Gerechtelijk Wetboek | true
            artikel 2 Ger.W. | Code judiciaire | true
            artikel 2 Ger.W. | Burgerlijk Wetboek | false
            l'article 5 de la loi du 1er mai 1950 sur le lait | Loi du 1er mai 1950 | true
            l'article 5 de la loi du 1er mai 1950 sur le lait | loi du 1er mai 1950 relative au lait | true
            l'article 5 de la loi du 1er mai 1950 sur le lait | loi du 1er mai 1950 relative au pain | false
            l'article 5 de la loi du 1er mai 1950 sur le lait | loi du 2 mai 1950 sur le lait | false
            l'article 5 de la loi du 1er mai 1950 sur le lait | loi sur le lait | true
            l'article 1er du Premier Protocole additionnel à la CEDH | Convention européenne des droits de l'homme | false
            article 6 CEDH | Convention de sauvegarde des droits de l'homme et des libertés fondamentales (CEDH) | true
            artikel 6 AVG | Verordening (EU) 2016/679 van 27 april 2016 | true
            artikel 5 van richtlijn 2005/29/EG | Richtlijn 2005/29/EG van het Europees Parlement en de Raad | true
            artikel 5 van richtlijn 2005/29/EG | Richtlijn 2005/36/EG | false
            """)
    void knowsAnActByAnyOfItsNames(String text, String name, boolean same) {
        CitedAct act =
                ProvisionGrammar.standard().read(text).provisions().get(0).act();
        assertThat(ActName.read(name).means(act)).isEqualTo(same);
    }

    @ParameterizedTest
    @CsvSource({"'',false", "'()',false", "'§ 5',false"})
    void readsAnyTextWithoutFailing(String name, boolean same) {
        CitedAct act = ProvisionGrammar.standard()
                .read("artikel 2 Ger.W.")
                .provisions()
                .get(0)
                .act();
        assertThat(ActName.read(name).means(act)).isEqualTo(same);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            article 47, § 1er, 2° | PLAIN | [47 §1 2°]
            47, §1 | PLAIN | [47 §1]
            Art. 6.1 | PARAGRAPHED | [6 §1]
            artikelen 10 tot 12 | PLAIN | [10, 11, 12]
            articles 58 et 59, alinéas 2 et 3 | PLAIN | [58, 59 al.2, 59 al.3]
            XX.99 | ROMAN | [XX.99]
            2 | PLAIN | [2]
            § 1er | PLAIN | []
            niets | PLAIN | []
            """)
    void readsANumberAlone(String text, Numbering numbering, String expected) {
        assertThat(ProvisionNumber.readAll(text, numbering).stream()
                        .map(number -> (number.key() + " "
                                        + String.join(
                                                " ",
                                                number.path().stream()
                                                        .map(PathElement::toString)
                                                        .toList()))
                                .strip())
                        .toList())
                .hasToString(expected);
    }

    @Test
    void theEmptyTextNamesNoArticle() {
        assertThat(ProvisionNumber.readAll("", Numbering.PLAIN)).isEmpty();
    }
}
