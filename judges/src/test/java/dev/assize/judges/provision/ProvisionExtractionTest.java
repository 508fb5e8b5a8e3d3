package dev.assize.judges.provision;

import static dev.assize.judges.provision.Extraction.codes;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.judges.provision.Extraction.Act;
import dev.assize.testkit.Golden;
import dev.assize.testkit.ScriptedAnswerer;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ProvisionExtractionTest {

    private static void expect(Extraction extraction, String verdict, int score, String... codes) {
        ObjectNode form = extraction.verdict();
        assertThat(codes(form)).as(form.toPrettyString()).containsExactlyInAnyOrder(codes);
        assertThat(form.path("verdict").asText()).as(form.toPrettyString()).isEqualTo(verdict);
        assertThat(form.path("score").asInt()).as(form.toPrettyString()).isEqualTo(score);
    }

    @Nested
    class APerfectExtraction {

        @Test
        void passesWithAHundredInFrench() {
            expect(Decisions.french(), "PASS", 100);
        }

        @Test
        void passesWithAHundredInDutch() {
            expect(Decisions.dutch(), "PASS", 100);
        }

        @Test
        void passesWithAHundredWhenTheDecisionIsLong() {
            expect(Decisions.longDecision(), "PASS", 100);
        }

        @Test
        void isRuledInExactlyThisForm() {
            ObjectNode verdict = Decisions.french().drop("39bis").verdict();
            Golden.compare(ProvisionExtractionTest.class, "dropped.expected.json", Json.pretty(verdict) + "\n");
        }

        @Test
        void namesProvisionActAndPlaceOfWhatIsWrongWithAnActOrAnId() {
            ObjectNode verdict = Decisions.french()
                    .change(0, item -> item.put("internalProvisionId", "ART-x").put("parentActType", "WET"))
                    .verdict();
            for (String list : List.of("idIssues", "typeIssues")) {
                JsonNode entry = verdict.path(list).path(0);
                assertThat(entry.path("provision").asText()).as(list).isNotBlank();
                assertThat(entry.path("act").asText()).as(list).isNotBlank();
                assertThat(entry.at("/place/line").asInt()).as(list).isPositive();
            }
        }

        @Test
        void hasHighConfidenceAndProceeds() {
            ObjectNode verdict = Decisions.french().verdict();
            assertThat(verdict.path("confidence").asText()).isEqualTo("HIGH");
            assertThat(verdict.path("recommendation").asText()).isEqualTo("PROCEED");
        }

        @Test
        void mayNameActsInTheOtherLanguageOrShort() {
            expect(
                    Decisions.dutch().changeAct("Gerechtelijk Wetboek", item -> item.put("parentActName", "Ger. W.")),
                    "PASS",
                    100);
        }

        @Test
        void mayWriteOneTextForAWholeListAsLongAsTheKeysTellItsMembers() {
            Extraction extraction = Decisions.french();
            for (String number : List.of("10", "11", "172")) {
                extraction.change(
                        extraction.find(number), item -> item.put("provisionNumber", "articles 10, 11 et 172"));
            }
            expect(extraction, "PASS", 100);
        }
    }

    @Nested
    class Critical {

        @Test
        void nothingExtracted() {
            Extraction extraction = Decisions.french();
            extraction.items().clear();
            expect(extraction, "FAIL", 59, "empty-extraction", "missing-provisions");
        }

        @Test
        void anArticleThatTheSourceDoesNotHave() {
            expect(Decisions.french().with(Decisions.CIVIL_CODE, "2279"), "FAIL", 59, "hallucinated-provision");
        }

        @Test
        void anActAndAnArticleThatTheSourceDoesNotHave() {
            expect(
                    Decisions.french().with(new Act("CODE", "Code forestier", ""), "2279"),
                    "FAIL",
                    59,
                    "hallucinated-provision");
        }

        @Test
        void anActWithoutAnArticle() {
            Extraction extraction = Decisions.french().with(new Act("LOI", "loi du 5 juillet 1998", "1998-07-05"), "1");
            extraction.change(
                    extraction.items().size() - 1,
                    item -> item.putNull("provisionNumber").putNull("provisionNumberKey"));
            expect(extraction, "FAIL", 59, "bare-act");
        }

        @Test
        void aDegreeThatBecameAParagraph() {
            expect(Decisions.french().with(Decisions.CONTRACTS, "20, § 3"), "FAIL", 59, "invented-subdivision");
        }

        @Test
        void theBaseConventionForTheArticleOfAProtocol() {
            Extraction extraction = new Extraction(
                            "FR",
                            "L'article 1er du Premier Protocole additionnel à la Convention européenne des droits de l'homme"
                                    + " protège les biens, comme les articles 16 et 17 de la Constitution.")
                    .with(Decisions.CONVENTION, "1")
                    .with(Decisions.CONSTITUTION, "16", "17");
            ObjectNode verdict = extraction.verdict();
            assertThat(codes(verdict)).containsExactly("base-convention");
            assertThat(verdict.path("verdict").asText()).isEqualTo("FAIL");
        }

        @Test
        void theBaseConventionIsOnlyMajorWhereTheConventionIsCitedToo() {
            Extraction extraction = new Extraction(
                            "FR",
                            "L'article 1er du Premier Protocole additionnel à la Convention européenne des droits de l'homme et"
                                    + " l'article 8 de la Convention européenne des droits de l'homme.")
                    .with(Decisions.CONVENTION, "1", "8");
            assertThat(codes(extraction.verdict())).containsExactly("wrong-parent-act");
        }

        @Test
        void idsOfAnotherDecision() {
            Extraction extraction = Decisions.french();
            extraction.items().forEach(item -> {
                item.put(
                        "internalProvisionId",
                        item.path("internalProvisionId").asText().replace("2024", "2023"));
                item.put(
                        "internalParentActId",
                        item.path("internalParentActId").asText().replace("2024", "2023"));
            });
            expect(extraction, "FAIL", 59, "wrong-decision");
        }

        @Test
        void anIdWithoutItsColons() {
            Extraction extraction = Decisions.french();
            extraction.change(
                    0,
                    item -> item.put(
                            "internalProvisionId",
                            item.path("internalProvisionId").asText().replace(':', '_')));
            expect(extraction, "FAIL", 59, "id-integrity");
            assertThat(extraction.verdict().path("idIssues")).hasSize(1);
        }

        @Test
        void anIdWithTwoFigures() {
            expect(
                    Decisions.french()
                            .change(
                                    0,
                                    item -> item.put(
                                            "internalParentActId", "ACT-ECLI:BE:TEST:2024:ARR.20240229.3N.1-01")),
                    "FAIL",
                    59,
                    "id-integrity",
                    "split-act");
        }

        @Test
        void anIdWithABlankAtItsEnd() {
            expect(
                    Decisions.french()
                            .change(0, item -> item.put("internalProvisionId", Extraction.id("ART", 1) + " ")),
                    "FAIL",
                    59,
                    "id-integrity");
        }

        @Test
        void anIdUsedTwice() {
            expect(
                    Decisions.french().change(1, item -> item.put("internalProvisionId", Extraction.id("ART", 1))),
                    "FAIL",
                    59,
                    "id-integrity");
        }

        @Test
        void oneIdForTwoActs() {
            expect(
                    Decisions.french()
                            .changeAct("Code civil", item -> item.put("internalParentActId", Extraction.id("ACT", 1))),
                    "FAIL",
                    59,
                    "id-integrity");
        }

        @Test
        void aTypeOfTheOtherLanguage() {
            expect(
                    Decisions.french().changeAct("Code civil", item -> item.put("parentActType", "WETBOEK")),
                    "FAIL",
                    59,
                    "language-enum");
        }

        @Test
        void theLanguageOfTheProcedureDecidesAndNotThatOfTheText() {
            ObjectNode record = Decisions.french().record().put("proceduralLanguage", "NL");
            var hearing = new dev.assize.core.flow.Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes());
            assertThat(codes(hearing.hear("x", record, null).verdict().orElseThrow()))
                    .hasSize(5)
                    .containsOnly("language-enum");
        }
    }

    @Nested
    class Major {

        @Test
        void manyMissing() {
            Extraction extraction = Decisions.longDecision();
            for (int i = 100; i < 106; i++) {
                extraction.drop(i % 3 == 1 ? i + ", § 2" : Integer.toString(i));
            }
            expect(extraction, "REVIEW_REQUIRED", 73, "missing-provisions");
        }

        @Test
        void aRangeThatIsNotExpanded() {
            expect(Decisions.french().drop("1383"), "REVIEW_REQUIRED", 73, "incomplete-expansion");
        }

        @Test
        void oneItemForAWholeRange() {
            Extraction extraction = Decisions.french().drop("1383").drop("1384");
            extraction.change(extraction.find("1382"), item -> item.put("provisionNumber", "articles 1382 à 1384"));
            expect(extraction, "REVIEW_REQUIRED", 73, "incomplete-expansion");
        }

        @Test
        void aListOfSubdivisionsThatIsNotExpanded() {
            expect(Decisions.french().drop("7, alinéa 3"), "REVIEW_REQUIRED", 73, "incomplete-expansion");
        }

        @Test
        void anArticlePastARange() {
            expect(Decisions.french().with(Decisions.CIVIL_CODE, "1385"), "REVIEW_REQUIRED", 88, "range-overshoot");
        }

        @Test
        void anArticleUnderAnotherActOfTheSource() {
            Extraction extraction = Decisions.french();
            extraction.change(
                    extraction.find("39bis"),
                    item -> item.put("parentActName", "Code civil")
                            .put("parentActType", "CODE")
                            .putNull("parentActDate")
                            .put("internalParentActId", Extraction.id("ACT", 3)));
            expect(extraction, "REVIEW_REQUIRED", 73, "wrong-parent-act");
        }

        @Test
        void oneActUnderTwoIds() {
            Extraction extraction = Decisions.french();
            extraction.change(extraction.find("11"), item -> item.put("internalParentActId", Extraction.id("ACT", 77)));
            expect(extraction, "REVIEW_REQUIRED", 88, "split-act");
        }

        @Test
        void aNameThatIsAnotherActsIsOneIssueForTheAct() {
            expect(
                    Decisions.french()
                            .changeAct("Code civil", item -> item.put("parentActName", "Code de la démocratie locale")),
                    "REVIEW_REQUIRED",
                    88,
                    "parent-name");
        }

        @Test
        void aHierarchyThatIsDropped() {
            Extraction extraction = new Extraction(
                            "FR", "L'article 1792 du livre III, titre VIII, du Code civil s'applique.")
                    .with(Decisions.CIVIL_CODE, "1792");
            expect(extraction, "REVIEW_REQUIRED", 88, "missing-hierarchy");
            extraction.change(0, item -> item.put("parentActName", "Code civil, livre III, titre VIII"));
            expect(extraction, "PASS", 100);
        }

        @Test
        void aWrongDate() {
            expect(
                    Decisions.french()
                            .changeAct(Decisions.DECREE.name(), item -> item.put("parentActDate", "2003-03-21")),
                    "REVIEW_REQUIRED",
                    80,
                    "parent-date");
        }

        @Test
        void theDateOfTheAmendingAct() {
            expect(
                    Decisions.french()
                            .changeAct(Decisions.DECREE.name(), item -> item.put("parentActDate", "1998-07-05")),
                    "REVIEW_REQUIRED",
                    80,
                    "parent-date");
        }

        @Test
        void aDateThatContradictsTheRegistry() {
            expect(
                    Decisions.french().changeAct("Code civil", item -> item.put("parentActDate", "1999-01-01")),
                    "REVIEW_REQUIRED",
                    80,
                    "parent-date");
        }

        @Test
        void aKeyThatLostItsSuffix() {
            Extraction extraction = Decisions.french();
            extraction.change(extraction.find("39bis"), item -> item.put("provisionNumberKey", "39"));
            expect(extraction, "REVIEW_REQUIRED", 78, "provision-key");
        }

        @Test
        void aKeyWithASubdivision() {
            Extraction extraction = Decisions.french();
            extraction.change(extraction.find("20, § 1er, 3°"), item -> item.put("provisionNumberKey", "20 § 1"));
            expect(extraction, "REVIEW_REQUIRED", 78, "provision-key");
        }

        @Test
        void aDecimalKeyOfATreaty() {
            Extraction extraction = Decisions.french();
            extraction.change(
                    extraction.find("6, § 1"),
                    item -> item.put("provisionNumber", "article 6.1").put("provisionNumberKey", "6.1"));
            expect(extraction, "REVIEW_REQUIRED", 78, "provision-key");
        }
    }

    @Nested
    class Minor {

        @Test
        void oneMissingOfMany() {
            expect(Decisions.longDecision().drop("101"), "PASS", 98, "missing-provision");
        }

        @Test
        void anItemTwice() {
            expect(Decisions.longDecision().with(Decisions.EMPLOYMENT, "101"), "PASS", 98, "duplicate");
            ObjectNode verdict =
                    Decisions.longDecision().with(Decisions.EMPLOYMENT, "101").verdict();
            assertThat(verdict.at("/counts/duplicates").asInt()).isEqualTo(1);
            assertThat(verdict.path("normalizationIssues")).hasSize(1);
        }

        @Test
        void oneProvisionInTwoNotations() {
            Extraction extraction = Decisions.french().with(Decisions.CONVENTION, "6.1");
            extraction.change(extraction.items().size() - 1, item -> item.put("provisionNumberKey", "6"));
            expect(extraction, "PASS", 98, "duplicate");
        }

        @Test
        void otherSignsThanTheSource() {
            Extraction extraction = Decisions.dutch();
            extraction.change(
                    extraction.find("39, § 1, tweede lid"),
                    item -> item.put("provisionNumber", "artikel 39, par. 1, lid 2"));
            expect(extraction, "PASS", 98, "verbatim");
        }

        @Test
        void aDateThatIsNull() {
            expect(
                    Decisions.french().changeAct(Decisions.DECREE.name(), item -> item.putNull("parentActDate")),
                    "PASS",
                    98,
                    "date-absent");
        }

        @Test
        void aDateThatOnlyTheRegistryHas() {
            expect(
                    Decisions.french().changeAct("Code civil", item -> item.put("parentActDate", "1804-03-21")),
                    "PASS",
                    98,
                    "date-unwritten");
        }

        @Test
        void aTypeOfTheRightListButTheWrongKind() {
            expect(
                    Decisions.french().changeAct(Decisions.DECREE.name(), item -> item.put("parentActType", "LOI")),
                    "PASS",
                    98,
                    "act-kind");
        }

        @Test
        void aSequenceThatContradictsItsId() {
            expect(Decisions.french().change(2, item -> item.put("provisionSequence", 9)), "PASS", 98, "sequence");
            expect(Decisions.french().change(2, item -> item.put("provisionSequence", 3)), "PASS", 100);
        }

        @Test
        void threeOfThemNeedAReview() {
            Extraction extraction =
                    Decisions.longDecision().drop("101").drop("104").drop("107");
            expect(extraction, "REVIEW_REQUIRED", 79, "missing-provision", "missing-provision", "missing-provision");
        }
    }

    @Test
    void twoDefectsGiveBothConsequences() {
        Extraction extraction = Decisions.french().with(Decisions.CIVIL_CODE, "2279");
        extraction.changeAct(Decisions.DECREE.name(), item -> item.put("parentActDate", "2003-03-21"));
        expect(extraction, "FAIL", 59, "hallucinated-provision", "parent-date");
        assertThat(extraction.verdict().path("recommendation").asText()).isEqualTo("FIX_PROMPT");
    }

    @Test
    void theSameMajorKindTwiceAsksForABetterPrompt() {
        Extraction extraction = Decisions.french();
        assertThat(extraction.drop("1383").verdict().path("recommendation").asText())
                .isEqualTo("REVIEW_SAMPLES");
        assertThat(extraction.drop("11").verdict().path("recommendation").asText())
                .isEqualTo("FIX_PROMPT");
    }

    @Test
    void aMinisterialDecreeMayHaveTheNearestType() {
        String text = "L'article 5 de l'arrêté ministériel du 26 mai 2008 relatif aux formulaires.";
        for (String type : List.of("AUTRE", "ARRETE_ROYAL", "LOI")) {
            expect(
                    new Extraction("FR", text)
                            .with(new Act(type, "arrêté ministériel du 26 mai 2008", "2008-05-26"), "5"),
                    "PASS",
                    100);
        }
    }

    @Nested
    class ADraftAndWhatBecameOfIt {

        private static final String DECREE =
                "koninklijk besluit van 5 mei 2019 betreffende de vergunning van drankslijterijen";

        private Extraction extraction() {
            return new Extraction(
                            "NL", "Artikel 3 van het ontwerp van " + DECREE + " en artikel 4 van het " + DECREE + ".")
                    .with(new Act("KONINKLIJK_BESLUIT", "ontwerp van " + DECREE, "2019-05-05"), "3")
                    .with(new Act("KONINKLIJK_BESLUIT", DECREE, "2019-05-05"), "4");
        }

        @Test
        void shareAnId() {
            expect(
                    extraction().change(1, item -> item.put("internalParentActId", Extraction.id("ACT", 1))),
                    "PASS",
                    100);
        }

        @Test
        void mayNotHaveTwo() {
            expect(extraction(), "REVIEW_REQUIRED", 88, "split-act");
        }

        @Test
        void mayBeOfNoKind() {
            expect(
                    new Extraction("NL", "Artikel 3 van het ontwerp van " + DECREE + " ligt voor.")
                            .with(new Act("ANDERE", "ontwerp van " + DECREE, "2019-05-05"), "3"),
                    "PASS",
                    100);
        }
    }

    @Nested
    class TheHierarchyOfANamedPart {

        private static final String TEXT = "L'article 1792 du titre VIII du livre III du Code civil s'applique.";

        private void expectName(String name, String verdict, int score, String... codes) {
            expect(new Extraction("FR", TEXT).with(new Act("CODE", name, ""), "1792"), verdict, score, codes);
        }

        @Test
        void mayBeWrittenInAnyOrderLanguageAndFigures() {
            expectName("Code civil, livre III, titre VIII", "PASS", 100);
            expectName("Code civil (Livre 3, Titre 8)", "PASS", 100);
            expectName("Burgerlijk Wetboek, boek III, titel VIII", "PASS", 100);
        }

        @Test
        void mustHaveTheRightNumbers() {
            expectName("Code civil, livre III, titre V", "REVIEW_REQUIRED", 88, "missing-hierarchy");
            expectName("Code civil, livre VIII, titre III", "REVIEW_REQUIRED", 88, "missing-hierarchy");
            expectName("Code civil, livre III", "REVIEW_REQUIRED", 88, "missing-hierarchy");
        }

        @Test
        void needsNoSmallWords() {
            expect(
                    new Extraction("NL", "Artikel 12 van Titel II van Boek IV van het Wetboek van economisch recht.")
                            .with(new Act("WETBOEK", "Wetboek van economisch recht, Boek IV, Titel II", ""), "12"),
                    "PASS",
                    100);
        }
    }

    @Test
    void anArticleOfAnActThatTheSourceDoesNotNameMayBeOfAnyAct() {
        String text = "Artikel 7, eerste lid, is hier niet van toepassing.";
        expect(
                new Extraction("NL", text).with(new Act("WETBOEK", "Strafwetboek", ""), "7", "7, eerste lid"),
                "PASS",
                100);
        expect(
                new Extraction("NL", text).with(new Act("WETBOEK", "Strafwetboek", ""), "7, § 2"),
                "FAIL",
                59,
                "invented-subdivision");
        expect(
                new Extraction("NL", text + " Artikel 9 wel.")
                        .with(new Act("WETBOEK", "Strafwetboek", ""), "7, eerste lid")
                        .with(new Act("WETBOEK", "Gerechtelijk Wetboek", ""), "9"),
                "PASS",
                100);
    }

    @Test
    void aScannedOrdinalMayBeMended() {
        expect(
                new Extraction("FR", "L'article 20, § ler, alinéa ler, du Code pénal s'applique.")
                        .with(new Act("CODE", "Code pénal", ""), "20, § 1er, alinéa 1er"),
                "PASS",
                100);
    }

    @Nested
    class Disputed {

        private static final String TEXT =
                "L'article 5 du Code pénal s'applique. L'article 12 du contrat prévoit une indemnité.";

        private Extraction extraction() {
            return new Extraction("FR", TEXT).with(new Act("CODE", "Code pénal", ""), "5");
        }

        @Test
        void costsNothingWhenItIsThereNorWhenItIsNot() {
            expect(extraction(), "PASS", 100);
            expect(extraction().with(new Act("AUTRE", "contrat", ""), "12"), "PASS", 100);
        }

        @Test
        void countsAsExpectedAndMatchedOnlyWhenItIsThere() {
            assertThat(extraction().verdict().at("/counts/expected").asInt()).isEqualTo(1);
            ObjectNode verdict =
                    extraction().with(new Act("AUTRE", "contrat", ""), "12").verdict();
            assertThat(verdict.at("/counts/expected").asInt()).isEqualTo(2);
            assertThat(verdict.at("/counts/matched").asInt()).isEqualTo(2);
        }

        @Test
        void lowersTheConfidence() {
            assertThat(extraction().verdict().path("confidence").asText()).isEqualTo("LOW");
        }

        @Test
        void isDecidedByWhoeverAnswers() {
            Extraction with = extraction().with(new Act("AUTRE", "contrat", ""), "12");
            CaseResult denied = with.result(RangePolicy.ALL, new Certain(false));
            assertThat(codes(denied.verdict().orElseThrow())).containsExactly("hallucinated-provision");
            CaseResult affirmed = extraction().result(RangePolicy.ALL, new Certain(true));
            assertThat(codes(affirmed.verdict().orElseThrow())).containsExactly("missing-provisions");
        }

        /** That the contract has no such article says nothing of the code that the item names. */
        @Test
        void accusesNoItemOfAnotherActWhenItIsDenied() {
            String text = "Le Code pénal est invoqué. Il renvoie à l'article 3 du contrat."
                    + " L'escroquerie (article 496) est établie.";
            Extraction perfect = new Extraction("FR", text).with(new Act("CODE", "Code pénal", ""), "496");
            CaseResult denied = perfect.result(RangePolicy.ALL, new Certain(true, "contrat"));
            assertThat(codes(denied.verdict().orElseThrow())).isEmpty();
        }

        @Test
        void stillGivesAVerdictWhenNobodyAnswers() {
            assertThat(extraction()
                            .result(RangePolicy.ALL, ScriptedAnswerer.silent())
                            .status())
                    .isEqualTo(Status.JUDGED);
        }
    }

    @Nested
    class AnArticleInsertedInARange {

        private static final Act CODE = new Act("CODE", "Code pénal", "");

        @Test
        void mayBeExtractedAndNeedNotBe() {
            String text = "Les articles 29bis à 29quater du Code pénal s'appliquent.";
            expect(new Extraction("FR", text).with(CODE, "29bis", "29quater"), "PASS", 100);
            expect(new Extraction("FR", text).with(CODE, "29bis", "29ter", "29quater"), "PASS", 100);
            String far = "Les articles 29terdecies à 29quinquiesdecies du Code pénal s'appliquent.";
            expect(
                    new Extraction("FR", far).with(CODE, "29terdecies", "29quaterdecies", "29quinquiesdecies"),
                    "PASS",
                    100);
            expect(
                    new Extraction("FR", "Les articles 2 à 4 du Code pénal s'appliquent.")
                            .with(CODE, "2", "3", "3bis", "3/1", "4"),
                    "PASS",
                    100);
        }

        @Test
        void isInventedOutsideOfIt() {
            String text = "Les articles 10, 11 et 20 à 22 du Code pénal s'appliquent.";
            for (String outside : List.of("10bis", "11bis", "22bis", "19ter")) {
                expect(
                        new Extraction("FR", text).with(CODE, "10", "11", "20", "21", "22", outside),
                        "FAIL",
                        59,
                        "hallucinated-provision");
            }
        }
    }

    @Nested
    class RangesAsASetting {

        @Test
        void endsDemandsOnlyTheFirstAndTheLast() {
            Extraction extraction = Decisions.french().drop("1383");
            assertThat(extraction
                            .result(RangePolicy.ENDS, new EmbeddedDisputes())
                            .verdict()
                            .orElseThrow()
                            .path("score")
                            .asInt())
                    .isEqualTo(100);
        }

        @Test
        void articlesDemandsOneSubdivisionOfEachArticle() {
            Extraction extraction = Decisions.french().drop("7, alinéa 3");
            assertThat(extraction
                            .result(RangePolicy.ARTICLES, new EmbeddedDisputes())
                            .verdict()
                            .orElseThrow()
                            .path("score")
                            .asInt())
                    .isEqualTo(100);
            ObjectNode without = Decisions.french()
                    .drop("1383")
                    .result(RangePolicy.ARTICLES, new EmbeddedDisputes())
                    .verdict()
                    .orElseThrow();
            assertThat(codes(without)).containsExactly("incomplete-expansion");
        }

        @Test
        void isPartOfTheEpoch() {
            assertThat(new ProvisionExtraction(RangePolicy.ENDS).info().settings())
                    .containsEntry("ranges", "ends");
        }
    }

    @Test
    void readsAnExtractionAtTheTopOrAsText() {
        ObjectNode record = Decisions.french().record();
        ObjectNode top = record.deepCopy();
        top.set("citedProvisions", top.remove("extracted").path("citedProvisions"));
        ObjectNode text = record.deepCopy();
        text.put("extracted", Json.write(record.path("extracted")));
        ObjectNode fenced = record.deepCopy();
        fenced.put("extracted", "```json\n" + Json.write(record.path("extracted")) + "\n```\n");
        for (ObjectNode other : List.of(top, text, fenced)) {
            CaseResult result = new dev.assize.core.flow.Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes())
                    .hear("x", other, null);
            assertThat(result.verdict().orElseThrow().path("score").asInt()).isEqualTo(100);
        }
    }

    @Test
    void takesAListThatIsNullForAnEmptyOne() {
        ObjectNode record = Decisions.french().record();
        record.putObject("extracted").putNull("citedProvisions");
        CaseResult result = new dev.assize.core.flow.Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes())
                .hear("x", record, null);
        assertThat(codes(result.verdict().orElseThrow())).contains("empty-extraction");
    }

    @Test
    void refusesARecordWithoutAnExtraction() {
        ObjectNode record = Decisions.french().record();
        record.remove("extracted");
        CaseResult result = new dev.assize.core.flow.Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes())
                .hear("x", record, null);
        assertThat(String.valueOf(result.error())).contains("citedProvisions");
    }
}
