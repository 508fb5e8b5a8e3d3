package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Map;

/**
 * BLEU of one sentence as nltk computes it ({@code sentence_bleu} with four equal weights and smoothing method 4 of Chen and
 * Cherry 2014), over words and marks with their case; and the GLEU of Wu et al. 2016 ({@code sentence_gleu}), which is exact.
 */
final class Bleu {

    private static final int ORDERS = 4;
    private static final double SMOOTHING = 5;
    private static final MathContext DIGITS = new MathContext(15);

    private Bleu() {}

    static Fraction bleu(String candidate, String reference) {
        List<String> said = MetricTokens.wordsAndMarks(candidate);
        List<String> meant = MetricTokens.wordsAndMarks(reference);
        double logs = 0;
        int missing = 1;
        for (int n = 1; n <= ORDERS; n++) {
            Map<List<String>, Integer> grams = NGrams.count(said, n);
            int shared = NGrams.shared(grams, NGrams.count(meant, n));
            double of = Math.max(1, NGrams.total(grams));
            if (n == 1 && shared == 0) {
                return Fraction.ZERO;
            }
            double precision = shared / of;
            if (shared == 0 && said.size() > 1) {
                precision = 1 / (StrictMath.pow(2, missing) * SMOOTHING / StrictMath.log(said.size())) / of;
                missing++;
            }
            logs += precision > 0 ? StrictMath.log(precision) / ORDERS : 0;
        }
        double brevity = said.size() > meant.size() ? 1 : StrictMath.exp(1 - (double) meant.size() / said.size());
        return Fraction.of(new BigDecimal(brevity * StrictMath.exp(logs)).round(DIGITS));
    }

    static Fraction gleu(String candidate, String reference) {
        List<String> said = MetricTokens.wordsAndMarks(candidate);
        List<String> meant = MetricTokens.wordsAndMarks(reference);
        int shared = 0;
        int saidGrams = 0;
        int meantGrams = 0;
        for (int n = 1; n <= ORDERS; n++) {
            Map<List<String>, Integer> left = NGrams.count(said, n);
            Map<List<String>, Integer> right = NGrams.count(meant, n);
            shared += NGrams.shared(left, right);
            saidGrams += NGrams.total(left);
            meantGrams += NGrams.total(right);
        }
        int mostGrams = Math.max(saidGrams, meantGrams);
        return mostGrams == 0 ? Fraction.ZERO : Fraction.of(shared, mostGrams);
    }
}
