package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.EvaluationLimit;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.text.EditDistance;
import java.util.List;
import java.util.Optional;

/** How alike two texts are. The candidate stands first, the reference second; all but levenshtein go from 0 to 1. */
final class SimilarityFunctions {

    private SimilarityFunctions() {}

    /** A metric of two texts. */
    @FunctionalInterface
    private interface Metric {
        Fraction of(String candidate, String reference, Work work);
    }

    static List<LibraryFunction> all() {
        return List.of(
                metric(
                        "levenshtein",
                        "how many characters must be added, taken away or changed",
                        (a, b, work) -> Fraction.of(distance(a, b, work))),
                metric(
                        "similarity",
                        "1 less the levenshtein distance as a share of the longer text",
                        SimilarityFunctions::similarity),
                metric(
                        "jaroWinkler",
                        "Jaro and Winkler, for names",
                        (a, b, work) -> JaroWinkler.of(bounded(a, b, work), b)),
                metric(
                        "jaccard",
                        "the share of the distinct words that both have, case apart",
                        (a, b, work) -> SharedWords.jaccard(linear(a, b, work), b)),
                metric(
                        "tokenF1",
                        "the F1 of the words, case apart",
                        (a, b, work) -> SharedWords.tokenF1(linear(a, b, work), b)),
                metric("fuzzy", "rapidfuzz 3: WRatio after default_process, divided by 100", FuzzyRatio::weighted),
                metric(
                        "bleu",
                        "nltk: sentence_bleu with four equal weights and smoothing method 4; inexact",
                        (a, b, work) -> Bleu.bleu(linear(a, b, work), b)),
                metric("gleu", "nltk: sentence_gleu", (a, b, work) -> Bleu.gleu(linear(a, b, work), b)),
                metric(
                        "meteor",
                        "nltk: meteor_score in lower case, exact and Porter stems, without WordNet",
                        (a, b, work) -> Meteor.of(bounded(a, b, work), b)),
                metric(
                        "chrf",
                        "sacrebleu: chrF2 of a sentence, divided by 100",
                        (a, b, work) -> Chrf.of(linear(a, b, work), b)),
                LibraryFunction.of(
                                "rouge",
                                "text, text, number -> number",
                                "rouge-score 0.1.2: the F-measure of ROUGE-N, n from 1 to 9",
                                (args, work) -> rouge(args, work))
                        .checking(SimilarityFunctions::order),
                metric("rougeL", "rouge-score 0.1.2: the F-measure of ROUGE-L", SharedWords::rougeL));
    }

    private static LibraryFunction metric(String name, String describe, Metric metric) {
        return LibraryFunction.of(
                name,
                "text, text -> number",
                describe,
                (args, work) ->
                        Datum.number(metric.of(args.get(0).asText(), args.get(1).asText(), work)));
    }

    private static int distance(String a, String b, Work work) {
        work.spend(10L * (a.length() + b.length()) + EditDistance.steps(a, b));
        return EditDistance.between(a, b);
    }

    private static Fraction similarity(String a, String b, Work work) {
        int longest = Math.max(a.codePointCount(0, a.length()), b.codePointCount(0, b.length()));
        return longest == 0 ? Fraction.ONE : Fraction.ONE.minus(Fraction.of(distance(a, b, work), longest));
    }

    /** Spends what a metric that holds each word against each takes. */
    private static String bounded(String a, String b, Work work) {
        work.spend((long) a.length() * b.length());
        return a;
    }

    private static String linear(String a, String b, Work work) {
        work.spend(200L * (a.length() + b.length()));
        return a;
    }

    private static Datum rouge(List<Datum> args, Work work) {
        Fraction n = args.get(2).asNumber();
        if (!n.isWhole() || n.compareTo(Fraction.ONE) < 0 || n.compareTo(Fraction.of(9)) > 0) {
            throw new EvaluationLimit("rouge counts runs of 1 to 9 words, got " + n);
        }
        String candidate = linear(args.get(0).asText(), args.get(1).asText(), work);
        return Datum.number(SharedWords.rouge(candidate, args.get(1).asText(), n.intValue()));
    }

    private static Optional<String> order(int argument, Datum literal) {
        boolean wrong = argument == 2
                && !(literal.asNumber().isWhole()
                        && literal.asNumber().compareTo(Fraction.ONE) >= 0
                        && literal.asNumber().compareTo(Fraction.of(9)) <= 0);
        return wrong ? Optional.of("rouge counts runs of 1 to 9 words") : Optional.empty();
    }
}
