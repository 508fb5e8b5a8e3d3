package dev.assize.text.detect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageDetectorTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | The shop is closed on Sundays.
            en | He says that he bought it in Los Angeles, near the Plaza de la Constitución.
            fr | La cour rejette le pourvoi du demandeur.
            fr | Le projet « Casa de la Vida » est abandonné.
            nl | De rechtbank heeft de vordering niet ontvankelijk verklaard.
            nl | Dat gebeurde vóór hij één euro betaalde.
            de | Der Laden ist am Sonntag geschlossen.
            de | Das Gericht weist die Klage ab.
            nl | De vos achtervolgde de kip.
            nl | De chirurg belde de verpleegster.
            nl | Weinig kiezers steunden de tunnel.
            nl | De bakker verkoopt brood.
            nl | Die stad groeit snel.
            fr | On mange tard en Espagne.
            fr | Le renard poursuit la poule.
            fr | Le juge acquitte l'homme.
            de | Die Stadt wächst schnell.
            de | Das Wasser kocht.
            de | Er fand den Ring.
            en | Snow melts in the sun.
            en | Most nurses slept.
            """)
    void findsALanguageWithRules(String code, String text) {
        assertThat(LanguageDetector.detect(text))
                .isEqualTo(new DetectedLanguage.Known(Language.find(code).orElseThrow()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Spanish | No se vende
            Spanish | El ayuntamiento no aprobó el presupuesto para este año.
            Spanish or Catalan | la escritora es diputada nacional y secretaria de relaciones institucionales del partido
            Italian | Il comune non ha approvato il bilancio di quest'anno.
            Portuguese | A câmara não aprovou o orçamento para este ano.
            Catalan | L'ajuntament no va aprovar el pressupost per a aquest any.
            Romanian | Primăria nu a aprobat bugetul pentru acest an.
            Polish | Rada nie zatwierdziła budżetu na ten rok.
            Polish | To nie jest na sprzedaż.
            Czech | Rada neschválila rozpočet, protože se nedohodla.
            Swedish | Kommunen har inte godkänt budgeten för det här året.
            Danish | Kommunen har ikke godkendt budgettet, fordi de ikke blev enige om det.
            Finnish | Kaupunki ei hyväksynyt talousarviota, koska se oli liian suuri.
            Hungarian | A város nem fogadta el a költségvetést, mert az túl nagy volt.
            Turkish | Belediye bu yıl için bütçeyi kabul etmedi çünkü çok büyüktü.
            Italian | Il farmaco è sicuro.
            Portuguese or Galician | O tribunal é o mesmo.
            Russian | Город не утвердил бюджет на этот год.
            Russian | На основании статьи 20 Конституции.
            Serbian | На основу члана 20 Устава није дозвољено.
            Russian | Продукт без сахара
            Portuguese | O remédio não é seguro.
            Ukrainian | Місто не затвердило бюджет на цей рік, бо він завеликий.
            a language in Cyrillic script | Продажа квартир
            Greek | Ο δήμος δεν ενέκρινε τον προϋπολογισμό.
            Arabic | لم توافق البلدية على الميزانية هذا العام
            Persian | شهرداری بودجه را برای این سال تصویب نکرد
            Hebrew | העירייה לא אישרה את התקציב
            Hindi | नगर ने इस वर्ष के लिए बजट को मंजूरी नहीं दी
            Chinese | 市政府没有批准今年的预算
            Chinese | 不出售
            Japanese | 市は今年の予算を承認しなかった
            Japanese | Zorvexはブランドではなく型番です。
            Korean | 시는 올해 예산을 승인하지 않았다
            Thai | เทศบาลไม่อนุมัติงบประมาณ
            """)
    void namesALanguageWithoutRules(String name, String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new DetectedLanguage.Foreign(name));
    }

    /** Short sentences that share their little words or letters with a language that has rules. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Madrid no es la capital de España.",
                "Lisboa não é a capital de Portugal.",
                "La riunione non comincia alle nove.",
                "Domani c'è lezione.",
                "Roma non è la capitale d'Italia.",
                "Jutro są lekcje.",
                "Spotkanie nie zaczyna się o dziewiątej.",
                "Ustawa z 3 lipca 1978 nie ma zastosowania.",
                "Mötet börjar klockan nio.",
                "Patienten vägrade medicinen.",
                "Bron öppnades 2019.",
                "Ankara Türkiye'nin başkentidir.",
                "Şekersiz ürün"
            })
    void takesNoNeighbourForALanguageWithRules(String text) {
        assertThat(LanguageDetector.detect(text).known()).isEmpty();
    }

    /** The figures of docs/languages.md. */
    @Test
    void takesHardlyAnyShortSentenceForALanguageWithRules() {
        Map<String, Integer> told = new TreeMap<>();
        List<String> known = new ArrayList<>();
        for (String line :
                WordList.beside(LanguageDetectorTest.class, "short-foreign.tsv").lines()) {
            DetectedLanguage language = LanguageDetector.detect(line.substring(line.indexOf('\t') + 1));
            told.merge(language.getClass().getSimpleName(), 1, Integer::sum);
            language.known().ifPresent(taken -> known.add(line));
        }
        assertThat(known).containsExactly("Polish\tMost otwarto w 2019 roku.");
        assertThat(told).isEqualTo(Map.of("Known", 1, "Foreign", 225, "TooShort", 53));
    }

    /** The only little word is of no language with rules, and the rest is written as in a language that has it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Spanish | El trabajador despedido pierde el preaviso.
            Spanish | El paciente mejora.
            Italian | Visto l'articolo 20 della Costituzione.
            """)
    void tellsALanguageWithoutRulesByOneWord(String name, String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new DetectedLanguage.Foreign(name));
    }

    @ParameterizedTest
    @ValueSource(strings = {"Hotel El Prado", "Era data", "new era data", "Deep sea fishing", "El Niño warms oceans"})
    void takesNoNameAndNoEverydayWordForAnotherLanguage(String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new DetectedLanguage.TooShort());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            O contrato não e valido. | true
            O contrato nao e valido. | true
            O contrato e valido.     | false
            an apple                 | false
            """)
    void knowsDenialsWithAndWithoutTheirAccents(String text, boolean denies) {
        assertThat(LanguageDetector.mayDeny(text)).isEqualTo(denies);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Polish  | Pacjent przyjął lek.
            Polish  | Pacjent odmówił leku.
            Turkish | Toplantı saat dokuzda başlamıyor.
            Swedish | Mötet börjar inte klockan nio.
            """)
    void tellsALanguageWithoutRulesByItsLetters(String name, String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new DetectedLanguage.Foreign(name));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            en | She put a jalapeño on the pizza.
            nl | Hij kwam vóór de anderen aan.
            fr | Il a mangé une piñata.
            de | Höflichkeit, Maske tragen
            """)
    void takesNoLoanForAnotherLanguage(String code, String text) {
        assertThat(LanguageDetector.detect(text))
                .isEqualTo(new DetectedLanguage.Known(Language.find(code).orElseThrow()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "42",
                "42 km",
                "Paris",
                "Москва",
                "北京",
                "Andy Warhol",
                "Los Angeles",
                "San Francisco",
                "Xerox 106R01409",
                "C.17.0234.F",
                "i = 0; i < n; i++",
                "Venta",
                "小米 Redmi Note 12",
                "Se vende",
                "Non si vende"
            })
    void doesNotTellFromTooFewWords(String text) {
        assertThat(LanguageDetector.detect(text)).isEqualTo(new DetectedLanguage.TooShort());
    }

    @Test
    void saysWhatRulesOfSomeLanguagesDoNotKnow() {
        List<Language> rules = List.of(Language.FRENCH, Language.DUTCH);

        assertThat(LanguageDetector.detect("Das Gericht weist die Klage ab.").outside(rules))
                .contains("German");
        assertThat(LanguageDetector.detect("La cour rejette le pourvoi du demandeur.")
                        .outside(rules))
                .isEmpty();
        assertThat(LanguageDetector.detect("Paris").outside(rules)).isEmpty();
        assertThat(LanguageDetector.detect("El tribunal no ha dicho nada de eso.")
                        .outside(rules))
                .contains("Spanish");
    }

    @Test
    void isNotLedAstrayByNamesInAText() {
        assertThat(LanguageDetector.detect("Señor García and Doña Inés live in Valparaíso with Łukasz and Zoë.")
                        .known())
                .contains(Language.ENGLISH);
    }

    @Test
    void readsWordsFarBehindTheBeginningAsAtIt() {
        String polish = "kot pies dom okno zażółć";
        assertThat(LanguageDetector.detect(" ".repeat(5000) + polish)).isEqualTo(LanguageDetector.detect(polish));
    }

    @Test
    void namesNoLanguageThatExplainsNothing() {
        assertThat(LanguageDetector.detect("şêwe şîrê").toString()).doesNotContain("Spanish");
    }

    @Test
    void readsAnything() {
        Random random = new Random(11);
        Stream.generate(() -> random.ints(80, 0, 0x2FFFF)
                        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                        .toString())
                .limit(300)
                .forEach(LanguageDetector::detect);
        assertThat(LanguageDetector.detect("\uD800\uDC00\uD800")).isNotNull();
    }
}
