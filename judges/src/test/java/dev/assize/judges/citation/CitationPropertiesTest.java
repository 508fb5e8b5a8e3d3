package dev.assize.judges.citation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.question.Answers;
import dev.assize.testkit.SchemaCheck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Laws that hold for every case. */
class CitationPropertiesTest {

    private static final Pattern LIMIT = Pattern.compile("max (\\d+)");

    private static final List<String> CITED = List.of(
            "Cass.",
            "Hof van Cassatie",
            "Cour d'appel",
            "Cour d'appel de Mons",
            "Gent",
            "Arbh. Luik",
            "Tribunal du travail",
            "Rb. Brussel",
            "C. const.",
            "Procureur du Roi",
            "",
            "Justice de paix d'Uccle",
            "CJUE");
    private static final List<String[]> COURTS = List.of(
            new String[] {"CASS", "Cour de cassation"},
            new String[] {"CASS", "Hof van Cassatie"},
            new String[] {"CAMON", "Hof van beroep te Bergen"},
            new String[] {"HBGNT", "Cour d'appel de Gand"},
            new String[] {"CTLIE", "Cour du travail de Liège"},
            new String[] {"TTBRL", "Tribunal du travail francophone de Bruxelles"},
            new String[] {"EABRL", ""},
            new String[] {"GHCC", "Arbitragehof"},
            new String[] {"XYZ", "Commission de recours"});
    private static final List<String> NUMBERS = List.of(
            "", "Not provided", "C.17.0234.F", "C170234F", "2018/AL/12", "Pas. 2018, I, 3", "12/2018", "18/1234/A");
    private static final List<String> SUMMARIES = List.of(
            "Le licenciement pour motif grave.",
            "Het ontslag om dringende reden.",
            "De verjaring van de vordering wordt gestuit.",
            "La prescription de l'action est interrompue.",
            "",
            "Bail commercial et indemnité d'éviction.");
    private static final List<String> REASONS = List.of(
            "",
            "Case number matches exactly.",
            "Different courts, no match.",
            "Court: NATIONAL, aligned. Case number exact match.",
            "Rechtbank is dezelfde. Geen rolnummer, max 90%. De samenvatting gaat over ontslag.",
            "Siège inconnu, confiance réduite: quelle cour d'appel ?",
            "No case number, confidence lowered.",
            "Best match.",
            "GENERIC court, max 95%. No case number. The keywords in the summary match the snippet 'ontslag'.");

    private static ObjectNode anyCase(Random random) {
        CaseWriter writer = CaseWriter.cites(
                        one(CITED, random), random.nextInt(6) == 0 ? "" : "15 mars 2018", one(NUMBERS, random))
                .with("citationSnippet", one(SUMMARIES, random));
        if (random.nextInt(3) == 0) {
            writer.with("snippetMatchType", one(List.of("ECLI", "CASE_NUMBER", "COURT_DATE", "COURT_ONLY"), random));
        }
        List<String> ids = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            String[] court = one(COURTS, random);
            String id = "ECLI:BE:" + court[0] + ":2018:ARR.20180315." + i;
            ids.add(id);
            writer.candidate(
                    id,
                    court[1],
                    random.nextInt(8) == 0 ? "2018-03-16" : "2018-03-15",
                    one(NUMBERS, random),
                    one(SUMMARIES, random));
        }
        if (random.nextInt(5) == 0 && !ids.isEmpty()) {
            writer.with("groundTruth", random.nextBoolean() ? one(ids, random) : "no match");
        }
        if (random.nextInt(5) == 0 && !ids.isEmpty()) {
            writer.with("citedEcli", one(ids, random));
        }
        int matches = ids.isEmpty() ? 0 : random.nextInt(3);
        for (int i = 0; i < matches; i++) {
            writer.match(one(ids, random), random.nextInt(101) / 100.0, one(REASONS, random));
        }
        return (matches == 0 ? writer.noMatch(one(REASONS, random)) : writer).record();
    }

    private static <T> T one(List<T> values, Random random) {
        return values.get(random.nextInt(values.size()));
    }

    @ParameterizedTest
    @ValueSource(longs = {101, 102, 103})
    void everyVerdictIsValidAndKeepsItsCeiling(long seed) {
        Random random = new Random(seed);
        ObjectNode schema = new CitationMapping().info().verdictSchema();
        for (int round = 0; round < 200; round++) {
            ObjectNode record = anyCase(random);
            ObjectNode verdict = CaseWriter.verdict(record);
            String place = "seed " + seed + ", case " + record + ", verdict " + verdict;
            if (round % 10 == 0) {
                SchemaCheck.valid(schema, verdict);
            }
            int min = verdict.path("expected_confidence_range").path(0).asInt();
            int max = verdict.path("expected_confidence_range").path(1).asInt();
            assertThat(min).as(place).isLessThan(max);
            assertThat(max).as(place).isLessThanOrEqualTo(ceilingOfTheRightAnswer(record));
            // What was chosen wrongly may have a lower ceiling of its own, which is then the one that is shown.
            boolean wrong = List.of("INCORRECT", "PARTIALLY_CORRECT", "FALSE_POSITIVE")
                    .contains(verdict.path("match_correctness").asText());
            if (!wrong) {
                assertThat(max).as(place).isLessThanOrEqualTo(shownLimit(verdict));
            }
            boolean none = verdict.path("errors").toString().contains("NONE");
            assertThat(none && verdict.path("errors").size() > 1).as(place).isFalse();
        }
    }

    private static int shownLimit(ObjectNode verdict) {
        Matcher limit = LIMIT.matcher(verdict.path("applicable_ceiling").asText(""));
        return limit.find() ? Integer.parseInt(limit.group(1)) : 100;
    }

    private static int ceilingOfTheRightAnswer(ObjectNode record) {
        CitationCase subject = CitationFields.read(record);
        CandidateStandings candidates = new CandidateStandings(subject, subject.courts(), Answers.none());
        return new TruthFinder(subject, candidates)
                .find(Answers.none())
                .decision()
                .flatMap(candidates::ceiling)
                .map(Ceiling::limit)
                .orElse(100);
    }

    @ParameterizedTest
    @ValueSource(longs = {201, 202, 203})
    void theOrderOfCandidatesChangesNothing(long seed) {
        Random random = new Random(seed);
        for (int round = 0; round < 150; round++) {
            ObjectNode record = anyCase(random);
            ObjectNode shuffled = record.deepCopy();
            List<JsonNode> candidates = new ArrayList<>();
            record.path("candidates").forEach(candidates::add);
            Collections.shuffle(candidates, random);
            ArrayNode list = shuffled.putArray("candidates");
            candidates.forEach(list::add);
            assertThat(CaseWriter.verdict(shuffled))
                    .as("seed %s, case %s", seed, record)
                    .isEqualTo(CaseWriter.verdict(record));
        }
    }

    @Test
    void everyValueOfEveryEnumIsReached() {
        Set<String> seen = new TreeSet<>();
        Random random = new Random(7);
        for (int round = 0; round < 1500; round++) {
            ObjectNode verdict = CaseWriter.verdict(anyCase(random));
            for (String field : List.of(
                    "match_correctness",
                    "court_alignment_handling",
                    "cited_court_classification",
                    "confidence_calibration")) {
                seen.add(verdict.path(field).asText());
            }
            verdict.path("errors").forEach(error -> seen.add(error.asText()));
        }
        Stream.<Enum<?>[]>of(MatchCorrectness.values(), AlignmentHandling.values(), ConfidenceCalibration.values())
                .flatMap(Stream::of)
                .forEach(value -> assertThat(seen).contains(value.name()));
        // The remaining errors hang on what a text says and have tests of their own.
        assertThat(seen)
                .contains(
                        "COURT_CHECK_SKIPPED",
                        "FR_NL_CONFUSION",
                        "GENERIC_OVERPUNISHED",
                        "JURISDICTION_MISMATCH_IGNORED",
                        "COURT_TYPE_MISMATCH_IGNORED",
                        "CASE_NUMBER_IGNORED",
                        "CASE_NUMBER_FALSE_MATCH",
                        "MISSING_CASE_NUMBER_PENALIZED",
                        "CEILING_VIOLATED",
                        "ECLI_MISMATCH_IGNORED",
                        "NONE",
                        "NATIONAL",
                        "SPECIFIC",
                        "GENERIC");
    }
}
