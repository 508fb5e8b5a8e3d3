package dev.assize.judges.citation.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judges.citation.internal.CitationReasoningReader.Reading;
import dev.assize.judges.citation.internal.ReasoningFacts.NamedCandidate;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class WeighedReasonsTest {

    private static final String SNIPPET =
            "Le bailleur qui tolère longtemps le retard du loyer ne peut plus résilier sans avertissement (Cass., 3 mars 2016).";

    private static CitationReasoningReader reader(String reasoning) {
        return CitationReasoningReader.of(
                reasoning,
                new ReasoningFacts(
                        "Cour de cassation",
                        "",
                        false,
                        List.of(
                                new NamedCandidate(1, "Hof van Cassatie", "C.15.0211.N", true),
                                new NamedCandidate(2, "Hof van Cassatie", "P.15.1402.N", true)),
                        1,
                        false,
                        SNIPPET));
    }

    private static WeighedReasons weighed(String reasoning) {
        return WeighedReasons.of(
                reader(reasoning),
                () -> new CandidateContents(
                        "De verhuurder die de laattijdige betaling van de huur jarenlang duldt, moet eerst aanmanen.",
                        "De bestuurder die na een ongeval de vlucht neemt."));
    }

    private static MistakeReader mistakes(String reasoning) {
        return MistakeReader.of(
                reader(reasoning),
                new ArguedTexts(
                        SNIPPET,
                        "De bestuurder die na een ongeval de vlucht neemt, kan zich niet op een loyer beroepen.",
                        "De verhuurder die de laattijdige betaling van de huur jarenlang duldt, moet eerst aanmanen.",
                        ""),
                false);
    }

    @Test
    void contentsAreHeardWithoutAnyWordForThem() {
        String reasoning =
                "Cassation on both sides. A landlord who has put up with late rent for years may not end the lease overnight.";
        Reading read = weighed(reasoning).usesContext();

        assertThat(read.holds()).isTrue();
        assertThat(reasoning).contains(read.words());
        assertThat(weighed("Cassation on both sides. No role number in the citation.")
                        .usesContext()
                        .holds())
                .isFalse();
    }

    /** The snippet has nothing of this, the summary of the chosen candidate has. */
    @Test
    void contentsMayBeThoseOfASummaryAlone() {
        String reasoning = "Cassation, as cited. A driver who fled after an accident, hence candidate 1.";
        CandidateContents accident = new CandidateContents("Chauffeur - délit de fuite - accident de la route.", "");

        assertThat(WeighedReasons.of(reader(reasoning), () -> accident)
                        .usesContext()
                        .holds())
                .isTrue();
        double[] told = ReasonSignals.of(reader(reasoning), accident);
        double[] untold = ReasonSignals.of(reader(reasoning), CandidateContents.NONE);
        int plain = ReasonSignals.NAMES.indexOf("plain-in-chosen");
        assertThat(told[plain]).isGreaterThan(untold[plain]);
    }

    @Test
    void whatStandsBeforeTheCourtIsCounted() {
        double[] signals = ReasonSignals.of(
                reader("C.15.0211.N is the number of candidate 1. The court is Cassation."), CandidateContents.NONE);

        assertThat(signals[ReasonSignals.NAMES.indexOf("number-before-court")]).isPositive();
        assertThat(signals[ReasonSignals.NAMES.indexOf("names-chosen")]).isEqualTo(1);
        assertThat(signals[ReasonSignals.NAMES.indexOf("names-others")]).isZero();
    }

    @Test
    void whatWordsSayOutrightIsNotWeighed() {
        assertThat(weighed("The summary fits the snippet.")
                        .usesContext()
                        .basis()
                        .kind())
                .isEqualTo("words");
        Reading counted = WeighedMistakes.of(mistakes("Cassation. The word \"loyer\" stands in both texts."))
                .overfitsKeywords();
        assertThat(counted.holds()).isTrue();
        assertThat(counted.basis().kind()).isEqualTo("words");
    }

    @Test
    void aWeighedAnswerTellsHowFarItIsFromOpen() {
        Reading read = WeighedMistakes.of(mistakes("Cassation. The second candidate fits best."))
                .misreadsContext();
        assertThat(read.basis().kind()).isEqualTo("weighed");
        assertThat(read.basis().measure()).isNotNull().isPositive();
    }

    @Test
    void everySignalHasANameOfItsOwn() {
        assertThat(new HashSet<>(ReasonSignals.NAMES)).hasSameSizeAs(ReasonSignals.NAMES);
        assertThat(new HashSet<>(ReasonSignals.NAMES_WITH_TEXTS)).hasSameSizeAs(ReasonSignals.NAMES_WITH_TEXTS);
        assertThat(ReasonSignals.of(reader("Cassation."), CandidateContents.NONE))
                .hasSameSizeAs(ReasonSignals.NAMES);
        assertThat(ReasonSignals.of(mistakes("Cassation."))).hasSameSizeAs(ReasonSignals.NAMES_WITH_TEXTS);
    }

    /** The more the rules hear, the likelier a yes. */
    @Test
    void treesNeverTurnAgainstTheirRule() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (WeighedQuestion question : WeighedQuestion.ALL) {
            int rule = question.signals().indexOf(question.name());
            assertThat(rule).as(question.name()).isNotNegative();
            for (int i = 0; i < 2000; i++) {
                double[] some = random.doubles(question.signals().size(), -1, 6).toArray();
                double before = question.trees().sum(some);
                some[rule] += random.nextDouble() * 3;
                assertThat(question.trees().sum(some))
                        .as("seed %d, %s", seed, question.name())
                        .isGreaterThanOrEqualTo(before - 1e-9);
            }
        }
    }
}
