package dev.assize.judges.citation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class CitationReasoningReaderTest {

    /** The chosen candidate is of the cited court and was given what it deserves, so only words tell. */
    private static final ReasoningFacts FACTS = new ReasoningFacts(
            "Cour de cassation",
            "C.17.0234.F",
            false,
            List.of(
                    new ReasoningFacts.NamedCandidate(1, "Hof van Cassatie", "", true),
                    new ReasoningFacts.NamedCandidate(2, "Tribunal du travail de Liège", "", false)),
            1,
            false,
            "");

    /** The same candidate was given less. */
    private static final ReasoningFacts HELD_BACK =
            new ReasoningFacts(FACTS.citedCourt(), FACTS.citedNumber(), false, FACTS.candidates(), 1, true, "");

    static Stream<String> rows() throws IOException {
        try (InputStream table = CitationReasoningReaderTest.class.getResourceAsStream("arguments.tsv")) {
            return new String(table.readAllBytes(), StandardCharsets.UTF_8)
                    .lines().filter(line -> !line.startsWith("#")).toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void tellsWhatAnArgumentDoes(String row) {
        String[] cells = row.split("\t", -1);
        ReasoningFacts facts = cells[1].contains("denies") ? HELD_BACK : FACTS;
        assertThat(String.join(" ", shown(CitationReasoningReader.of(cells[0], facts))))
                .isEqualTo(cells[1].strip());
    }

    @ParameterizedTest
    @MethodSource("rows")
    void whatHasAllThatItDeservesIsNotDenied(String row) {
        assertThat(CitationReasoningReader.of(row.split("\t", -1)[0], FACTS)
                        .deniesCourt()
                        .holds())
                .isFalse();
    }

    /** Where the citation gives no number, that of a candidate is its name. */
    @ParameterizedTest
    @CsvSource({
        "C.15.0211.N deals with late rent; P.15.1402.N does not., false",
        "'Cassation. The tenant of C.15.0211.N paid late, as in the snippet.', false",
        "The citation has no number to hold against C.15.0211.N., true",
        "Number C.15.0211.N cannot be compared with anything., true",
        "Het rolnummer C.15.0211.N staat niet in de verwijzing., true"
    })
    void aNumberThatNamesItsCandidateIsComparedWithNothing(String reasoning, boolean handled) {
        ReasoningFacts facts = new ReasoningFacts(
                "Cour de cassation",
                "",
                false,
                List.of(
                        new ReasoningFacts.NamedCandidate(1, "Hof van Cassatie", "C.15.0211.N", true),
                        new ReasoningFacts.NamedCandidate(2, "Hof van Cassatie", "P.15.1402.N", true)),
                1,
                false,
                "");
        assertThat(CitationReasoningReader.of(reasoning, facts).handlesNumber().holds())
                .isEqualTo(handled);
    }

    private static List<String> shown(CitationReasoningReader reader) {
        List<String> shown = new ArrayList<>();
        addIf(shown, "court", reader.speaksOfCourt());
        addIf(shown, "first", reader.courtFirst());
        addIf(shown, "number", reader.handlesNumber());
        addIf(shown, "claim", reader.claimsNumberMatch());
        addIf(shown, "context", reader.usesContext());
        addIf(shown, "limit", reader.explainsLimit());
        addIf(shown, "denies", reader.deniesCourt());
        addIf(shown, "seat", reader.lowersForSeat());
        addIf(shown, "missing", reader.lowersForMissingNumber());
        addIf(shown, "remark", reader.remarksMismatch());
        reader.namedClass().ifPresent(shown::add);
        return shown;
    }

    private static void addIf(List<String> shown, String name, CitationReasoningReader.Reading reading) {
        if (reading.holds()) {
            shown.add(name);
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void theWordsOfAnAnswerStandInTheArgument(String row) {
        String argument = row.split("\t", -1)[0];
        CitationReasoningReader reader = CitationReasoningReader.of(argument, FACTS);
        Stream.of(
                        reader.speaksOfCourt(),
                        reader.courtFirst(),
                        reader.handlesNumber(),
                        reader.claimsNumberMatch(),
                        reader.usesContext(),
                        reader.explainsLimit(),
                        reader.deniesCourt(),
                        reader.lowersForSeat(),
                        reader.lowersForMissingNumber(),
                        reader.remarksMismatch())
                .forEach(reading -> assertThat(argument).contains(reading.words()));
    }

    @Test
    void deniesNoCourtWhenNoneIsAtStake() {
        ReasoningFacts nothingValid = new ReasoningFacts("Cass.", "", false, List.of(), 0, false, "");
        assertThat(CitationReasoningReader.of("Different courts.", nothingValid)
                        .deniesCourt()
                        .holds())
                .isFalse();
    }

    @ParameterizedTest
    @ValueSource(longs = {61, 62})
    void readsAnyText(long seed) {
        Random random = new Random(seed);
        String[] pieces = {
            "court",
            "no",
            ". ",
            ", ",
            "case number",
            "match",
            "'",
            "(",
            "max 90%",
            "é",
            "\uD835",
            "candidate 2",
            "different",
            "\n"
        };
        for (int round = 0; round < 2000; round++) {
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(20); i > 0; i--) {
                text.append(pieces[random.nextInt(pieces.length)]).append(' ');
            }
            CitationReasoningReader reader = CitationReasoningReader.of(text.toString(), FACTS);
            assertThat(reader.courtFirst().holds() && !reader.speaksOfCourt().holds())
                    .as("seed %s, text <%s>", seed, text)
                    .isFalse();
            assertThat(reader.claimsNumberMatch().holds()
                            && !reader.handlesNumber().holds())
                    .as("seed %s, text <%s>", seed, text)
                    .isFalse();
        }
        assertThat(shown(CitationReasoningReader.of("court, ".repeat(150_000), FACTS)))
                .contains("court");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The snippet cites Cass., 15 March 2018.",
                "L'extrait mentionne Cass., 15 mars 2018, C.17.0234.F.",
                "Het fragment verwijst naar Cass. 15 maart 2018.",
                "The passage refers to the Court of Cassation and a date.",
            })
    void aBareReferenceIsNoContext(String reasoning) {
        assertThat(CitationReasoningReader.of(reasoning, FACTS).usesContext().holds())
                .isFalse();
    }

    @Test
    void whoSpeaksOfTheSnippetsSubjectArguesFromTheContext() {
        ReasoningFacts facts = new ReasoningFacts(
                "Cour de cassation", "", false, FACTS.candidates(), 1, false, "La garantie locative est bloquée.");
        assertThat(CitationReasoningReader.of("La garantie locative, ici comme là.", facts)
                        .usesContext()
                        .holds())
                .isTrue();
        assertThat(CitationReasoningReader.of("La meilleure option.", facts)
                        .usesContext()
                        .holds())
                .isFalse();
    }

    private static final ReasoningFacts REFUSED =
            new ReasoningFacts(FACTS.citedCourt(), FACTS.citedNumber(), false, FACTS.candidates(), 0, false, "");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Although the number C.17.0234.F is there, this is the Hof van Cassatie.",
                "Bien que le numéro concorde, il s'agit du Hof van Cassatie.",
                "Het is het Hof van Cassatie, al past de inhoud van de samenvatting.",
                "Le sommaire correspond à l'extrait. Hof van Cassatie toutefois."
            })
    void whatIsGrantedIsNoGround(String refusal) {
        CitationReasoningReader reader = CitationReasoningReader.of(refusal, REFUSED);
        assertThat(reader.deniesCourt().holds()).isTrue();
        assertThat(reader.courtFirst().holds()).isTrue();
    }

    @Test
    void anAgreementThatIsTakenBackIsAGround() {
        CitationReasoningReader reader = CitationReasoningReader.of(
                "Juridiction nationale, alignée. Le sommaire porte toutefois sur une autre question.", REFUSED);
        assertThat(reader.deniesCourt().holds()).isFalse();
    }

    @Test
    void allOfThemOfAnotherNameIsNoAgreement() {
        assertThat(CitationReasoningReader.of("They all come from the Hof van Cassatie.", REFUSED)
                        .deniesCourt()
                        .holds())
                .isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Een beslissing van de familierechtbank.",
                "De politierechters oordelen anders.",
                "De handelshoven."
            })
    void compoundsNameCourts(String argument) {
        assertThat(CitationReasoningReader.of(argument, FACTS).speaksOfCourt().holds())
                .isTrue();
    }

    @Test
    void twoYearsOfAnEcliAreARemark() {
        assertThat(CitationReasoningReader.of("De ECLI draagt 2018, de citatie is van 2020.", FACTS)
                        .remarksMismatch()
                        .holds())
                .isTrue();
        assertThat(CitationReasoningReader.of("De ECLI is van 2020.", FACTS)
                        .remarksMismatch()
                        .holds())
                .isFalse();
    }

    @Test
    void aPublicBodyInASummaryIsNoCourt() {
        assertThat(CitationReasoningReader.of("The institution is another one.", REFUSED)
                        .speaksOfCourt()
                        .holds())
                .isTrue();
        assertThat(CitationReasoningReader.of("The summary is about the duty of an institution to inform.", FACTS)
                        .speaksOfCourt()
                        .holds())
                .isFalse();
    }

    @Test
    void theNameOfACourtMayBeQuoted() {
        CitationReasoningReader reader = CitationReasoningReader.of(
                "« Cour de cassation » dans l'extrait, preuve de l'obligation dans le sommaire.", FACTS);
        String text = "La preuve incombe à celui qui réclame l'exécution de l'obligation.";
        assertThat(MistakeReader.of(reader, new ArguedTexts(text, text, text, ""), true)
                        .misreadsContext()
                        .holds())
                .isFalse();
    }

    @Test
    void aTopicMayStandBesideTheNameOfTheSummary() {
        CitationReasoningReader reader = CitationReasoningReader.of(
                "Le sommaire du candidat 2 porte, comme l'extrait, sur l'hébergement de l'enfant.", FACTS);
        assertThat(MistakeReader.of(
                                reader,
                                new ArguedTexts(
                                        "L'hébergement égalitaire dans l'intérêt de l'enfant.",
                                        "Pension alimentaire après divorce.",
                                        "Gelijkmatig verdeelde huisvesting van het kind.",
                                        ""),
                                false)
                        .misreadsContext()
                        .holds())
                .isTrue();
    }

    @Test
    void wordsOfAnotherCandidateMayBeQuoted() {
        CitationReasoningReader reader = CitationReasoningReader.of(
                "Le sommaire du candidat 2 concerne l'hébergement de l'enfant, celui du candidat 1 la « pension alimentaire ».",
                FACTS);
        String snippet = "L'hébergement égalitaire dans l'intérêt de l'enfant.";
        ArguedTexts alone = new ArguedTexts(snippet, snippet, snippet, "");
        ArguedTexts beside = new ArguedTexts(snippet, snippet, snippet, "1. Pension alimentaire après divorce.");
        assertThat(MistakeReader.of(reader, alone, true).misreadsContext().holds())
                .isTrue();
        assertThat(MistakeReader.of(reader, beside, true).misreadsContext().holds())
                .isFalse();
    }

    @Test
    void theWordsThatNameTheClassAreTold() {
        assertThat(CitationReasoningReader.of("Same court. Une cour nationale, donc.", FACTS)
                        .classWords())
                .contains("Une cour nationale");
        assertThat(CitationReasoningReader.of("NATIONAL: same court.", FACTS).classWords())
                .contains("NATIONAL");
        assertThat(CitationReasoningReader.of("Same court.", FACTS).classWords())
                .isEmpty();
    }

    @Test
    void whatFollowsAParenthesisGoesOnWithWhatCameBeforeIt() {
        ReasoningFacts lowered = new ReasoningFacts(FACTS.citedCourt(), "", false, FACTS.candidates(), 1, true, "");
        CitationReasoningReader.Reading denial = CitationReasoningReader.of(
                        "Le contenu colle, mais la juridiction (Hof van Cassatie) n'est pas celle annoncée.", lowered)
                .deniesCourt();
        assertThat(denial.holds()).isTrue();
        assertThat(denial.words()).isEqualTo("mais la juridiction (Hof van Cassatie) n'est pas celle annoncée");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"Une décision liégeoise.", "Aucun arrêt montois.", "Een Brusselse beslissing.", "Arrêt gantois."
            })
    void adjectivesOfPlacesNameThem(String argument) {
        assertThat(CitationReasoningReader.of(argument, FACTS).speaksOfCourt().holds())
                .isTrue();
    }

    @Test
    void anUnnamedDenialIsAboutTheChosenOne() {
        ReasoningFacts other = new ReasoningFacts(FACTS.citedCourt(), "", false, FACTS.candidates(), 2, false, "");
        assertThat(CitationReasoningReader.of("Een arbeidsrechtbank en geen hof, vandaar 15%.", other)
                        .deniesCourt()
                        .holds())
                .isFalse();
    }

    @Test
    void theShortPartOfTheCitedNameIsTheCourt() {
        ReasoningFacts cited = new ReasoningFacts("J.P. Charleroi", "", false, FACTS.candidates(), 0, false, "");
        assertThat(CitationReasoningReader.of("I could not work out what \"J.P.\" stands for.", cited)
                        .deniesCourt()
                        .holds())
                .isTrue();
    }

    @Test
    void theVerbIsNoDistrict() {
        assertThat(CitationReasoningReader.of("Le numéro ne ressort d'aucun candidat.", REFUSED)
                        .speaksOfCourt()
                        .holds())
                .isFalse();
        assertThat(CitationReasoningReader.of("Autre ressort.", REFUSED)
                        .speaksOfCourt()
                        .holds())
                .isTrue();
    }

    @Test
    void aClaimedAgreementThatIsNotThereIsAMisreading() {
        String snippet = "Le notaire répond du défaut de conseil envers l'emprunteur.";
        String chosen = "Droit d'auteur: originalité d'une photographie.";
        String right =
                "De notaris is aansprakelijk voor een tekortkoming aan zijn raadgevingsplicht jegens de ontlener.";
        CitationReasoningReader reader = CitationReasoningReader.of("De inhoud leunt aan bij het fragment.", FACTS);
        assertThat(MistakeReader.of(reader, new ArguedTexts(snippet, chosen, right, ""), false)
                        .misreadsContext()
                        .holds())
                .isTrue();
        assertThat(MistakeReader.of(reader, new ArguedTexts(snippet, right, right, ""), true)
                        .misreadsContext()
                        .holds())
                .isFalse();
    }

    @Test
    void aRefusalOfAKindIsOneForTheSeatWhereTheCitationHasNone() {
        ReasoningFacts generic = new ReasoningFacts(
                "Tribunal du travail",
                "",
                true,
                List.of(new ReasoningFacts.NamedCandidate(1, "Arbeidsrechtbank Gent", "", true)),
                0,
                false,
                "");
        CitationReasoningReader kind = CitationReasoningReader.of("Er zijn er negen, die arbeidsrechtbanken.", generic);
        assertThat(kind.lowersForSeat().holds()).isTrue();
        assertThat(kind.deniesCourt().holds()).isFalse();
        CitationReasoningReader named = CitationReasoningReader.of("The Arbeidsrechtbank Gent rendered it.", generic);
        assertThat(named.lowersForSeat().holds()).isFalse();
        assertThat(named.deniesCourt().holds()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"unconfirmed", "unverified", "onbevestigd"})
    void firstLettersDeny(String word) {
        FoundCues found = CueList.SHIPPED.in(List.of(word));
        assertThat(Cue.values()).filteredOn(found::has).containsExactly(Cue.NOT);
    }
}
