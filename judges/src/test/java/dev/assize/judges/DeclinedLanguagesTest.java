package dev.assize.judges;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.QuestionId;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each judge in languages that its embedded rules do not know, and with texts too short to tell. */
class DeclinedLanguagesTest {

    private static CaseResult hear(String judge, ObjectNode record) {
        RunnableJudge found = StandardJudges.find(judge).orElseThrow();
        return new Hearing<>(found.judge(), found.embedded()).hear("case", record, null);
    }

    private static List<String> reasons(CaseResult result) {
        return result.answers().asked().stream()
                .map(Answers.Answered::answer)
                .filter(Answer.Withheld.class::isInstance)
                .map(answer -> ((Answer.Withheld) answer).detail())
                .distinct()
                .toList();
    }

    @Nested
    class ReferenceCoverage {

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                Spanish | No se vende                                    | Se vende
                Spanish | Se vende                                       | No se vende
                Italian | Il comune non ha approvato il bilancio.        | Il comune ha approvato il bilancio.
                Polish  | Rada nie zatwierdziła budżetu na ten rok.      | Rada zatwierdziła budżet na ten rok.
                Chinese | 市政府没有批准今年的预算                        | 市政府批准了今年的预算
                Arabic  | لم توافق البلدية على الميزانية هذا العام       | وافقت البلدية على الميزانية في هذا العام
                Portuguese | A câmara não aprovou o orçamento deste ano. | A câmara aprovou o orçamento deste ano.
                Japanese   | 市は今年の予算を承認しなかった              | 市は今年の予算を承認した
                Russian    | Город не утвердил бюджет на этот год.       | Город утвердил бюджет на этот год.
                Spanish | The council did not approve the budget.        | El ayuntamiento no aprobó el presupuesto para este año.
                """)
        void declinesWhatItHasNoRulesFor(String language, String reference, String output) {
            CaseResult result = hear(
                    "reference-coverage",
                    Json.object().put("reference", reference).put("output_text", output));

            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(reasons(result)).contains("no rules for " + language);
        }

        /** Each pair says the opposite; a few of its words are those of a language with rules. */
        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                Madrid es la capital de España.   | Madrid no es la capital de España.
                Lisboa é a capital de Portugal.   | Lisboa não é a capital de Portugal.
                Roma è la capitale d'Italia.      | Roma non è la capitale d'Italia.
                La riunione comincia alle nove.   | La riunione non comincia alle nove.
                Spotkanie zaczyna się o dziewiątej. | Spotkanie nie zaczyna się o dziewiątej.
                Mötet börjar klockan nio.         | Mötet börjar inte klockan nio.
                Patienten tog medicinen.          | Patienten vägrade medicinen.
                Hasta ilacı aldı.                 | Hasta ilacı reddetti.
                Ему можно глютен.                 | Ему нельзя глютен.
                这里从不下雨。                      | 这里总是下雨。
                لا تمطر هنا أبدا.                   | تمطر هنا دائما.
                O contrato e valido.              | O contrato nao e valido.
                Il farmaco è sicuro.              | Il farmaco non è sicuro.
                El paciente mejora.               | El paciente empeora.
                喫煙可                              | 喫煙不可
                Договор действителен.             | Договор недействителен.
                """)
        void judgesNoShortSentenceByTheRulesOfANeighbour(String one, String other) {
            for (List<String> pair : List.of(List.of(one, other), List.of(other, one))) {
                CaseResult result = hear(
                        "reference-coverage",
                        Json.object().put("reference", pair.get(0)).put("output_text", pair.get(1)));

                assertThat(result.status()).as(pair.toString()).isEqualTo(Status.UNDECIDED);
            }
        }

        @Test
        void declinesAnItemOfTheListAlone() {
            ObjectNode record = Json.object().put("output_text", "The council did not approve the budget this year.");
            record.putObject("checklist")
                    .putArray("facts")
                    .add("The council did not approve the budget.")
                    .add("El ayuntamiento no aprobó el presupuesto para este año.");

            CaseResult result = hear("reference-coverage", record);

            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(reasons(result)).containsExactly("no rules for Spanish");
        }

        /** By itself it might be Danish; the case is French. */
        @Test
        void readsATermInTheLanguageOfTheCase() {
            ObjectNode record =
                    Json.object().put("output_text", "Le fromage est affiné neuf mois dans une ancienne mine de sel.");
            record.putObject("checklist").putArray("terms").add("mine de sel");

            CaseResult result = hear("reference-coverage", record);

            assertThat(reasons(result)).isEmpty();
            assertThat(result.status()).isEqualTo(Status.JUDGED);
        }

        @ParameterizedTest
        @CsvSource({"Paris,Paris", "42 km,42 km", "Andy Warhol,Andy Warhol", "Los Angeles,Los Angeles"})
        void readsShortTextsByWhatHoldsInAll(String reference, String output) {
            CaseResult result = hear(
                    "reference-coverage",
                    Json.object().put("reference", reference).put("output_text", output));

            assertThat(result.status()).isEqualTo(Status.JUDGED);
            assertThat(result.verdict().orElseThrow().path("score").asInt()).isEqualTo(5);
        }

        @Test
        void doesNotTakeAnotherNameForTheSame() {
            CaseResult result = hear(
                    "reference-coverage",
                    Json.object().put("reference", "Paris").put("output_text", "Lyon"));

            assertThat(result.verdict().orElseThrow().path("score").asInt()).isLessThan(3);
        }

        @Test
        void doesNotPassOverAWordThatMayDeny() {
            CaseResult result = hear(
                    "reference-coverage",
                    Json.object().put("reference", "Vendido").put("output_text", "No vendido"));

            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
        }
    }

    @Nested
    class BrandExtraction {

        private ObjectNode record(String reasoning) {
            ObjectNode record = Json.object()
                    .put("brand_name", "Zorvex")
                    .put("title", "Zorvex 1.7 l 2200 W")
                    .put("predicted_reasoning", reasoning)
                    .put("predicted_confidence", 0.9);
            record.putArray("expected_entities").add("Zorvex").add("zorvex");
            record.putArray("predicted_entities").add("Zorvex").add("zorvex").add("Zorvx");
            return record;
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                Spanish | La marca es Zorvex porque está al principio del título, y no hay otra.
                Italian | La marca non è Zorvex perché il titolo dice un'altra cosa.
                Polish  | Marką jest Zorvex, ponieważ nazwa stoi na początku tytułu.
                Chinese | 品牌是 Zorvex，因为它出现在标题的开头，没有其他品牌
                Arabic  | العلامة هي زورفكس لأنها في بداية العنوان ولا توجد علامة أخرى
                Italian | Zorvex non è il marchio, è il modello.
                Portuguese | Zorvex não é a marca; é o modelo.
                Japanese   | Zorvexはブランドではなく型番です。
                Russian    | Zorvex — не бренд, а модель.
                """)
        void declinesAReasoningItCannotRead(String language, String reasoning) {
            CaseResult result = hear("brand-extraction", record(reasoning));

            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(reasons(result)).containsExactly("no rules for " + language);
        }

        @Test
        void goesOnWithWhatNeedsNoLanguage() {
            CaseResult result = hear(
                    "brand-extraction",
                    record("La marca es Zorvex porque está al principio del título, y no hay otra."));

            assertThat(result.answers().require(QuestionId.of("entry-3")).value())
                    .isPresent();
        }

        @Test
        void readsAShortReasoning() {
            assertThat(hear("brand-extraction", record("Zorvex")).status()).isEqualTo(Status.JUDGED);
        }
    }

    @Nested
    class CitationMapping {

        private ObjectNode record(String snippet, String first, String second, String reasoning) {
            ObjectNode record = Json.object()
                    .put("citedCourtName", "Cour du travail de Bruxelles")
                    .put("citedDate", "2015-03-12")
                    .put("citationSnippet", snippet);
            ObjectNode one = record.putArray("candidates").addObject();
            candidate(one, "ECLI:BE:CTBRL:2015:ARR.20150312.1", first);
            ObjectNode two = record.withArray("candidates").addObject();
            candidate(two, "ECLI:BE:CTBRL:2015:ARR.20150312.2", second);
            record.putObject("modelOutput")
                    .putArray("matches")
                    .addObject()
                    .put("decision_id", "ECLI:BE:CTBRL:2015:ARR.20150312.1")
                    .put("confidence", 0.8)
                    .put("reasoning", reasoning);
            return record;
        }

        private void candidate(ObjectNode candidate, String id, String summary) {
            candidate
                    .put("decision_id", id)
                    .put("court_name", "Cour du travail de Bruxelles")
                    .put("decision_date", "2015-03-12")
                    .putArray("summaries")
                    .add(summary);
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                Spanish | El tribunal es el mismo y el contexto habla del despido por motivo grave.
                Italian | Il tribunale è lo stesso e il contesto parla del licenziamento per giusta causa.
                Polish  | Sąd jest ten sam, a kontekst mówi o zwolnieniu z pracy bez wypowiedzenia.
                Chinese | 法院相同，上下文谈到因重大过失而解雇工人
                Arabic  | المحكمة هي نفسها والسياق يتحدث عن الفصل من العمل بسبب خطأ جسيم
                Portuguese or Galician | O tribunal é o mesmo.
                Japanese   | 裁判所は同じで、文脈は解雇について述べている。
                Russian    | Суд тот же, и контекст говорит об увольнении.
                German  | Das Gericht ist dasselbe und der Kontext spricht von der fristlosen Kündigung.
                """)
        void declinesAReasoningItCannotRead(String language, String reasoning) {
            CaseResult result = hear(
                    "citation-mapping",
                    record(
                            "Le travailleur licencié pour motif grave perd son préavis.",
                            "Le licenciement pour motif grave prive le travailleur de son préavis.",
                            "L'employeur paie les cotisations de sécurité sociale.",
                            reasoning));

            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(reasons(result)).containsExactly("no rules for " + language);
        }

        @Test
        void declinesACandidateItCannotRead() {
            CaseResult result = hear(
                    "citation-mapping",
                    record(
                            "Le travailleur licencié pour motif grave perd son préavis.",
                            "El trabajador despedido pierde el preaviso.",
                            "El empleador paga las cotizaciones de la seguridad social.",
                            "Même juridiction, et le contexte parle du motif grave."));

            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(reasons(result)).containsExactly("no rules for Spanish");
        }

        @Test
        void readsShortTexts() {
            CaseResult result = hear(
                    "citation-mapping",
                    record("Motif grave.", "Motif grave.", "Cotisations.", "Bruxelles, 2015-03-12."));

            assertThat(result.status()).isEqualTo(Status.JUDGED);
        }
    }

    @Nested
    class ProvisionExtraction {

        private ObjectNode record(String source) {
            ObjectNode record = Json.object()
                    .put("decisionId", "ECLI:BE:CASS:2015:ARR.20150312.9")
                    .put("language", "FR")
                    .put("sourceText", source);
            record.putArray("citedProvisions");
            return record;
        }

        @ParameterizedTest
        @CsvSource(delimiter = '|', textBlock = """
                Spanish | El tribunal dice que el artículo 1382 del Código civil no se aplica a este caso.
                Italian | Il tribunale dice che l'articolo 1382 del codice civile non si applica a questo caso.
                Polish  | Sąd mówi, że artykuł 1382 kodeksu cywilnego nie ma tu zastosowania.
                Chinese | 法院认为民法典第1382条不适用于本案
                Arabic  | تقول المحكمة إن المادة 1382 من القانون المدني لا تنطبق على هذه القضية
                Italian | Visto l'articolo 20 della Costituzione.
                Portuguese | O artigo 1382 do Código Civil não se aplica.
                Japanese   | 民法第709条により控訴を棄却する。
                Russian    | На основании статьи 20 Конституции.
                """)
        void isLeftUndecidedWhereTheGrammarHasNoRules(String language, String source) {
            CaseResult result = hear("provision-extraction", record(source));

            assertThat(result.error()).isEmpty();
            assertThat(result.status()).isEqualTo(Status.UNDECIDED);
            assertThat(reasons(result)).containsExactly("no rules for " + language);
        }

        @ParameterizedTest
        @CsvSource({"Art. 1382 C. civ.", "Article 1382 du Code civil."})
        void readsShortSources(String source) {
            assertThat(hear("provision-extraction", record(source)).status()).isEqualTo(Status.JUDGED);
        }
    }
}
