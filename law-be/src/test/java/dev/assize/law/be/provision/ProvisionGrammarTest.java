package dev.assize.law.be.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.text.Span;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProvisionGrammarTest {

    private static ProvisionReading read(String text) {
        return ProvisionGrammar.standard().read(text);
    }

    private static Provision provision(String text, String key) {
        return read(text).provisions().stream()
                .filter(provision -> provision.key().equals(key))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no article " + key + " in " + read(text)));
    }

    @Nested
    class WhatAnActIsTakenFrom {

        @Test
        void theSameLawIsTheLastLawAndNotTheLastAct() {
            String text =
                    "L'article 5 de la loi du 3 juillet 1978 et l'article 6 du Code pénal. L'article 7 de la même loi.";
            assertThat(provision(text, "7").act())
                    .isEqualTo(provision(text, "5").act());
        }

        @ParameterizedTest
        @CsvSource({
            "1984, Art. 126 Werkloosheidsbesluit is van toepassing., werkl63",
            "1995, Art. 126 Werkloosheidsbesluit is van toepassing., werkl",
            "1989, De wet op de voorlopige hechtenis bepaalt in artikel 4 een termijn., wvh1874",
            "1984, Art. 97 Gw. is geschonden., constitution",
            "2012, Artikel 30 van de Interneringswet is van toepassing., wbm30"
        })
        void aNameMeansNoActThatIsYoungerThanTheText(int year, String text, String act) {
            DecisionText decision = DecisionText.of(text, OptionalInt.of(year));
            assertThat(ProvisionGrammar.standard().read(decision).provisions())
                    .flatExtracting(
                            provision -> provision.act().registered().stream().toList())
                    .extracting(RegisteredAct::id)
                    .containsExactly(act);
        }

        @Test
        void withoutAYearANameMeansTheActOfToday() {
            assertThat(provision("Art. 126 Werkloosheidsbesluit is van toepassing.", "126")
                            .act()
                            .registered())
                    .map(RegisteredAct::id)
                    .contains("werkl");
        }

        @Test
        void anAmendingLawIsNotTheSameLaw() {
            String text = "L'article 5 de la loi du 1er mai 1950 sur le lait, modifiée par la loi du 2 juin 1960. "
                    + "L'article 7 de cette loi.";
            assertThat(provision(text, "7").act().date()).hasToString("Optional[1950-05-01]");
        }

        @Test
        void adjectivesChooseAmongActsOfOneKind() {
            String text =
                    "L'article 1er de la loi spéciale du 6 janvier 1989 et l'article 2 de la loi du 1er mai 1950. "
                            + "L'article 9 de la loi spéciale précitée.";
            assertThat(provision(text, "9").act())
                    .isEqualTo(provision(text, "1").act());
        }

        @Test
        void anArticleThatWasCitedBeforeBelongsToTheSameAct() {
            String text = "L'article 48 du Code pénal. L'article 6 de la Constitution. Selon l'article 48, il faut.";
            ProvisionReading reading = read(text);
            assertThat(reading.provisions()).hasSize(2);
            assertThat(reading.provisions().get(0).spans()).hasSize(2);
        }

        @Test
        void aBareArticleBelongsToTheActCitedLast() {
            Provision bare = provision("L'article 48 du Code pénal vaut. L'article 49 aussi.", "49");
            assertThat(bare.attribution().reason()).isEqualTo(Reason.LAST_CITED);
            assertThat(bare.act().name()).isEqualTo("Code pénal");
        }

        @Test
        void aSentenceThatNamesAnActExplainsItsArticles() {
            String text =
                    "L'article 7 de la loi hypothécaire vaut, comme le Code judiciaire pour les saisies (articles 1409 à 1411).";
            assertThat(provision(text, "1410").act().name()).isEqualTo("Code judiciaire");
        }

        @Test
        void theShapeOfTheNumberRevealsTheCode() {
            Provision provision = provision("L'article 5 de la loi du 1er mai 1950. Voir l'article XX.99.", "XX.99");
            assertThat(provision.attribution().reason()).isEqualTo(Reason.SHAPE_OF_NUMBER);
            assertThat(provision.act().name()).isEqualTo("Code de droit économique");
        }

        @Test
        void theNewCivilCodeIsTheOneWithDecimals() {
            String text = "Artikel 1134 oud Burgerlijk Wetboek is thans artikel 5.69 van het Burgerlijk Wetboek.";
            assertThat(provision(text, "1134").act())
                    .isNotEqualTo(provision(text, "5.69").act());
        }

        @Test
        void nothingBeforeIsExplainedByWhatComesAfter() {
            Provision first =
                    provision("Artikel 48 is hier van belang. Artikel 48 van het Strafwetboek luidt zo.", "48");
            assertThat(first.act().name()).isEqualTo("Strafwetboek");
            assertThat(first.spans()).hasSize(2);
        }

        @Test
        void anArticleThatNothingExplainsIsDisputed() {
            Provision provision = provision("Gelet op artikel 48.", "48");
            assertThat(provision.disputed()).isTrue();
            assertThat(provision.attribution().reason()).isEqualTo(Reason.UNKNOWN);
        }

        @Test
        void aLawThatNobodyNamedIsDisputed() {
            assertThat(provision("L'article 5 du Code pénal. L'article 4 de ladite loi.", "4")
                            .disputed())
                    .isTrue();
        }
    }

    @Nested
    class OneActHoweverNamed {

        @Test
        void namesAndAbbreviationsMeet() {
            ProvisionReading reading =
                    read("Art. 2 Ger.W., artikel 3 van het Gerechtelijk Wetboek en l'article 4 du Code judiciaire.");
            assertThat(reading.acts()).hasSize(1);
            assertThat(reading.acts().get(0).names()).hasSize(3);
        }

        @Test
        void descriptionsWithAndWithoutTitleMeet() {
            ProvisionReading reading =
                    read("Artikel 1 van de wet van 1 mei 1950 betreffende melk. Artikel 2 van de wet van 1 mei 1950.");
            assertThat(reading.acts()).hasSize(1);
            assertThat(reading.acts().get(0).name()).isEqualTo("wet van 1 mei 1950 betreffende melk");
        }

        @Test
        void twinsOfOneDayStayTwo() {
            ProvisionReading reading = read(
                    "Article 1er de la loi du 1er mai 1950 sur le lait. Article 2 de la loi du 1er mai 1950 relative au pain.");
            assertThat(reading.acts()).hasSize(2);
        }

        @Test
        void aDefinedShortNameIsTheAct() {
            String text = "Artikel 1 van de wet van 1 mei 1950 betreffende melk (hierna: MW). Zie artikel 7 MW.";
            assertThat(provision(text, "7").act())
                    .isEqualTo(provision(text, "1").act());
        }

        @Test
        void theDateIsTheOneInTheTextOrNone() {
            assertThat(provision("artikel 2 Ger.W.", "2").act().date()).isEmpty();
            assertThat(provision("artikel 2 van de wet van 3 juli 1978", "2")
                            .act()
                            .date())
                    .hasToString("Optional[1978-07-03]");
        }

        @Test
        void theHierarchyOfACitationIsKept() {
            assertThat(provision("l'article 62 du livre III, titre V, du Code civil", "62")
                            .hierarchy())
                    .isEqualTo("livre III, titre V");
        }
    }

    @Test
    void everySpanShowsTheArticleInTheText() {
        String text = "Les articles 10, 11 et 172 de la Constitution, et l'article 14, § 1er, du Code pénal.";
        for (Provision provision : read(text).provisions()) {
            for (Span span : provision.spans()) {
                assertThat(span.in(text)).contains(provision.key());
            }
        }
    }

    @Test
    void membersOfARangeAreInferredAndTheEndsAreNot() {
        ProvisionReading reading = read("artikelen 10 tot 12 Sw.");
        assertThat(reading.provisions()).extracting(Provision::inferred).containsExactly(false, true, false);
        assertThat(reading.lists()).hasSize(1);
        assertThat(reading.provisions())
                .allSatisfy(provision -> assertThat(provision.lists()).containsExactly(1));
    }

    @Test
    void aTextTwiceCitesWhatItCitesOnce() {
        String text = "Artikel 5 EVRM, de artikelen 10 tot 12 Sw. en artikel 3, § 2, van de wet van 3 juli 1978.\n\n";
        assertThat(read(text + text).provisions())
                .extracting(Provision::toString)
                .isEqualTo(read(text).provisions().stream()
                        .map(Provision::toString)
                        .toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "article 1, ",
                "loi du 1er mai 2014 ",
                "art. 5 et ",
                "§ 1er, ",
                "( ",
                "eerste en ",
                "article 1 à 600 ",
                "hierna ",
                "de la loi ",
                "article 5, inséré par ",
                "protocole additionnel à la "
            })
    void readsHugeMonotonousTextsInOnePass(String piece) {
        assertThat(read(piece.repeat(4_000)).provisions()).hasSizeLessThan(700);
    }

    @Test
    void noInputBreaksIt() {
        List<String> pieces = List.of(
                "article",
                "artikel ",
                "art. ",
                "1",
                "29bis",
                "/",
                ".",
                "-",
                ":",
                "§",
                "°",
                " à ",
                " tot ",
                " et ",
                " en ",
                ", ",
                ";",
                "(",
                ")",
                "«",
                "alinéa ",
                "eerste lid",
                "lid ",
                "a)",
                "de la loi du 5 mai 2014 ",
                "van de wet ",
                "Ger.W.",
                "EVRM",
                "protocole n° ",
                "n° ",
                "XX",
                "L",
                "même ",
                "inséré par ",
                "dans ",
                "\n\n",
                "\n",
                "$",
                "{\\text",
                "avant-projet de ",
                "hierna: ",
                "99999999999",
                "𝟝",
                "é",
                "'");
        long seed = Long.getLong("test.seed", 20261115L);
        Random random = new Random(seed);
        for (int round = 0; round < 3000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(25); i > 0; i--) {
                text.append(pieces.get(random.nextInt(pieces.size())));
            }
            try {
                for (Provision provision : read(text.toString()).provisions()) {
                    assertThat(provision.key()).isNotEmpty();
                    assertThat(provision.span().end()).isLessThanOrEqualTo(text.length());
                }
            } catch (RuntimeException broken) {
                throw new AssertionError("seed " + seed + ", text: " + text, broken);
            }
        }
    }
}
