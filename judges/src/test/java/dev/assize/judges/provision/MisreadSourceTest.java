package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.question.Answers;
import dev.assize.judges.provision.Extraction.Act;
import dev.assize.law.be.provision.Attribution;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** A perfect extraction is accused of nothing, however its source is misread. */
class MisreadSourceTest {

    private static final Act FISCAL =
            new Act("LOI", "loi du 1er août 1985 portant des mesures fiscales et autres", "1985-08-01");
    private static final Act CONTRACTS =
            new Act("LOI", "loi du 3 juillet 1978 relative aux contrats de travail", "1978-07-03");
    private static final Act CODE = new Act("CODE", "Code judiciaire", "");
    private static final Act PENAL = new Act("CODE", "Code pénal", "");

    private static final String TEXT =
            "Les articles 28 à 32 de la loi du 1er août 1985 portant des mesures fiscales et autres"
                    + " sont invoqués, comme l'article 40, § 2, alinéa 3, du Code judiciaire. Selon l'article 7 du Code pénal, la"
                    + " peine est légère. Les articles 12 et 14 de la loi du 3 juillet 1978 relative aux contrats de travail, visés au"
                    + " chapitre IV de la note, ne valent que pour 9 ouvriers.";

    private static Extraction perfect() {
        return new Extraction("FR", TEXT)
                .with(FISCAL, "28", "29", "30", "31", "32")
                .with(CODE, "40, § 2, alinéa 3")
                .with(PENAL, "7")
                .with(CONTRACTS, "12", "14");
    }

    private static List<String> accusations(Extraction extraction, UnaryOperator<ProvisionReading> misreading) {
        ExtractionCase subject = ExtractionFields.read(
                extraction.record(),
                text -> misreading.apply(ProvisionGrammar.standard().read(text)));
        return new ProvisionExtraction()
                .rule(subject, Answers.none()).findings().stream()
                        .filter(finding ->
                                finding.severity() == Severity.CRITICAL || finding.severity() == Severity.MAJOR)
                        .map(Finding::code)
                        .toList();
    }

    private static UnaryOperator<ProvisionReading> replacing(String key, UnaryOperator<Provision> change) {
        return reading -> new ProvisionReading(
                reading.provisions().stream()
                        .map(provision -> provision.key().equals(key) ? change.apply(provision) : provision)
                        .toList(),
                reading.acts(),
                reading.lists());
    }

    private static UnaryOperator<ProvisionReading> without(String... keys) {
        return reading -> new ProvisionReading(
                reading.provisions().stream()
                        .filter(provision -> !List.of(keys).contains(provision.key()))
                        .toList(),
                reading.acts(),
                reading.lists());
    }

    private static UnaryOperator<ProvisionReading> adding(String beside, String key) {
        return reading -> {
            List<Provision> more = new ArrayList<>(reading.provisions());
            reading.provisions().stream()
                    .filter(provision -> provision.key().equals(beside))
                    .forEach(provision -> more.add(changed(provision, provision.act(), key, List.of(), "")));
            return new ProvisionReading(more, reading.acts(), reading.lists());
        };
    }

    private static Provision changed(
            Provision provision, CitedAct act, String key, List<PathElement> path, String hierarchy) {
        return new Provision(
                act,
                key,
                path,
                provision.spans(),
                provision.attributions(),
                hierarchy,
                false,
                false,
                provision.lists());
    }

    private static Provision withPath(Provision provision, PathElement... path) {
        return changed(provision, provision.act(), provision.key(), List.of(path), "");
    }

    @Test
    void nothingIsSaidOfARightReading() {
        assertThat(accusations(perfect(), reading -> reading)).isEmpty();
        assertThat(accusations(perfect().with(PENAL, "99"), reading -> reading))
                .containsExactly("hallucinated-provision");
    }

    @Test
    void membersOfAWrittenRangeAreNoInventions() {
        assertThat(accusations(perfect(), without("31", "32"))).isEmpty();
        assertThat(accusations(perfect(), without("28", "29", "30", "31", "32")))
                .isEmpty();
    }

    @Test
    void nothingIsDemandedThatTheSourceDoesNotWrite() {
        assertThat(accusations(perfect(), adding("32", "33"))).isEmpty();
        assertThat(accusations(perfect(), adding("40", "2"))).isEmpty();
        assertThat(accusations(perfect(), adding("14", "9"))).isEmpty();
    }

    @Test
    void stepsThatWereLostOrTakenForOthersAreNotDemanded() {
        PathElement second = new PathElement(Kind.PARAGRAPH, "2");
        assertThat(accusations(perfect(), replacing("40", right -> withPath(right, second))))
                .isEmpty();
        assertThat(accusations(perfect(), replacing("40", right -> withPath(right))))
                .isEmpty();
        assertThat(accusations(
                        perfect(), replacing("40", right -> withPath(right, second, new PathElement(Kind.ITEM, "3")))))
                .isEmpty();
        assertThat(accusations(
                        perfect(),
                        replacing(
                                "14",
                                right -> changed(
                                        right, right.act(), "12", List.of(new PathElement(Kind.PARAGRAPH, "14")), ""))))
                .isEmpty();
    }

    /** The reading says that the act hangs on the article; the words between them say otherwise. */
    @Test
    void anActThatStandsFarFromTheArticleProvesNothing() {
        assertThat(accusations(perfect(), reading -> {
                    CitedAct other = reading.acts().get(0);
                    return replacing(
                                    "7",
                                    right -> new Provision(
                                            other,
                                            "7",
                                            List.of(),
                                            right.spans(),
                                            List.of(new Attribution(
                                                    Reason.NAMED_AFTER,
                                                    Span.of(
                                                            other.places().get(0),
                                                            other.places().get(0) + 3),
                                                    true)),
                                            "",
                                            false,
                                            false,
                                            List.of()))
                            .apply(reading);
                }))
                .isEmpty();
    }

    @Test
    void aChapterThatDoesNotStandBetweenArticleAndActIsNoPartOfIt() {
        assertThat(accusations(
                        perfect(),
                        replacing("12", right -> changed(right, right.act(), "12", List.of(), "chapitre IV"))))
                .isEmpty();
    }

    /** Two laws of one year whose dates differ in the month alone, but whose subjects have nothing in common. */
    @Test
    void datesThatAreNearlyTheSameTellActsOfOtherSubjectsApart() {
        Act courts = new Act("LOI", "loi du 6 janvier 1989 sur la Cour d'arbitrage", "1989-01-06");
        Act pensions = new Act("LOI", "loi du 6 juillet 1989 relative aux pensions", "1989-07-06");
        String text =
                "L'article 52 de la loi du 6 juillet 1989 relative aux pensions est attaqué. L'article 3 de la loi du 6"
                        + " janvier 1989 sur la Cour d'arbitrage vaut aussi.";
        assertThat(accusations(new Extraction("FR", text).with(pensions, "52").with(courts, "3"), reading -> reading))
                .isEmpty();
        assertThat(accusations(new Extraction("FR", text).with(courts, "52", "3"), reading -> reading))
                .contains("wrong-parent-act");
    }

    /** "L'article 7" soon after "l'article 7 du Code pénal", without a word of the other act, is no other article. */
    @Test
    void aRepetitionWithoutAWordOfTheOtherActIsTheSameArticle() {
        String text =
                "L'article 3 du Code judiciaire est cité. L'article 7 du Code pénal punit. L'article 7 du Code pénal vaut"
                        + " donc, et l'article 7, § 1er, du Code pénal aussi. L'article 7 est clair.";
        assertThat(accusations(
                        new Extraction("FR", text).with(CODE, "3", "7").with(PENAL, "7, § 1er"), reading -> reading))
                .contains("wrong-parent-act");
    }
}
