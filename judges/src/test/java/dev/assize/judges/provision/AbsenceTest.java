package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AbsenceTest {

    private static Absence absence(String source) {
        return new SourceSearch(DecisionText.of(source)).numbers();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1383 | les articles 1382 à 1384 du Code civil",
                "12 | de artikelen 10 t.e.m. 14 van de wet",
                "29bis | l'article 29 bis de la loi",
                "XX.99 | article XX. 99 du Code",
                "46 | artikel $46 \\S 4$ van de wet",
                "1675/13 | article 1675 / 13",
            })
    void findsANumberInAnyNotation(String key, String source) {
        assertThat(absence(source).has(key)).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "15 | les articles 1382 à 1384 du Code civil",
                "3 | la loi du 3 juillet 1978, article 39",
                "3 | l'article 20, § 3, de la loi",
                "3 | l'article 20, 3°, de la loi",
                "39 | une somme de 39 euros",
            })
    void datesAmountsAndSubdivisionsAreNoArticles(String key, String source) {
        assertThat(absence(source).has(key)).isFalse();
    }

    private static boolean speaksOf(PathElement step, String source, String key) {
        ProvisionReading reading = ProvisionGrammar.standard().read(source);
        List<Provision> citations = reading.provisions().stream()
                .filter(provision -> provision.key().equals(key))
                .toList();
        Occupied others = Occupied.byKey(reading).get(Keys.normal(key));
        assertThat(others).isNotNull();
        return others != null
                && new SourceSearch(DecisionText.of(source))
                        .steps()
                        .find(step, citations, others)
                        .isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "PARAGRAPH | 2 | L'article 58 du RGPD vaut. L'article 58(2)(b) de même.",
                "LETTER | b | L'article 58 du RGPD vaut. L'article 58(2)(b) de même.",
                "SUBPARAGRAPH | 3 | L'article 58 du RGPD : l'application des alinéas ler à 4 ne suffit pas.",
                "PARAGRAPH | 4 | L'article 58 du Code pénal, 54, dispose ainsi.",
                "SUBPARAGRAPH | dernier | L'article 58 du Code pénal, en son dernier alinéa, vaut.",
                "ITEM | 2 | L'article 58, 1° à 3°, du Code pénal.",
                "SUBPARAGRAPH | 5 | Artikel 58 van het Strafwetboek, in het vijfde en het zesde lid, geldt.",
                "PARAGRAPH | 2 | De artikelen 58, § 1 en 2 van het Strafwetboek gelden.",
                "PARAGRAPH | 2 | Artikel 58 AVG en art. 3 van de wet van 5 mei 2009 gelden. Rekening werd gehouden met artikel 58.2, a) en c).",
            })
    void findsAStepInAnyNotation(Kind kind, String value, String source) {
        assertThat(speaksOf(new PathElement(kind, value), source, "58")).isTrue();
    }

    @Test
    void aDegreeIsNoParagraph() {
        String source = "L'article 58, § 1er, 3°, du Code pénal s'applique.";
        assertThat(speaksOf(new PathElement(Kind.PARAGRAPH, "3"), source, "58")).isFalse();
        assertThat(speaksOf(new PathElement(Kind.ITEM, "3"), source, "58")).isTrue();
    }

    @Test
    void aRaisedLetterIsADegree() {
        String source = "L'article 66, 6o, du règlement général de procédure s'applique.";
        assertThat(speaksOf(new PathElement(Kind.PARAGRAPH, "6"), source, "66")).isFalse();
    }

    @Test
    void aStepBelowTheHeadingOfAQuotedArticleIsThere() {
        String source = "Le décret du 5 mai 2009 relatif aux écoles dispose : « Art. 2. Les écoles sont gratuites.\n\n"
                + "Le premier alinéa vaut pour toutes. »" + " Rien d'autre ne fut dit.".repeat(90)
                + "\n\nSelon l'article 2, 1°, du décret du 5 mai 2009 relatif aux écoles, il en va ainsi.";
        assertThat(speaksOf(new PathElement(Kind.SUBPARAGRAPH, "1"), source, "2"))
                .isTrue();
        assertThat(speaksOf(new PathElement(Kind.SUBPARAGRAPH, "3"), source, "2"))
                .isFalse();
    }

    @Test
    void whatAnotherArticleHasIsNotThisOnes() {
        String source = "L'article 58 du Code pénal et l'article 60, § 3, du Code pénal s'appliquent.";
        assertThat(speaksOf(new PathElement(Kind.PARAGRAPH, "3"), source, "58")).isFalse();
    }
}
