package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.Work;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** How many words two texts share: ROUGE as rouge-score 0.1.2 computes it, the F1 of SQuAD without its articles, Jaccard. */
final class SharedWords {

    private SharedWords() {}

    /** ROUGE-N, the F-measure, without stemming. */
    static Fraction rouge(String candidate, String reference, int n) {
        Map<List<String>, Integer> said = NGrams.count(MetricTokens.latin(candidate), n);
        Map<List<String>, Integer> meant = NGrams.count(MetricTokens.latin(reference), n);
        return f1(NGrams.shared(said, meant), NGrams.total(said), NGrams.total(meant));
    }

    /** ROUGE-L, the F-measure, over the whole texts. */
    static Fraction rougeL(String candidate, String reference, Work work) {
        Map<String, Integer> numbers = new HashMap<>();
        int[] said = numbered(MetricTokens.latin(candidate), numbers);
        int[] meant = numbered(MetricTokens.latin(reference), numbers);
        CommonSubsequence common = new CommonSubsequence(said);
        work.spend(common.cost(meant.length));
        return f1(common.with(meant, 0, meant.length), said.length, meant.length);
    }

    private static int[] numbered(List<String> words, Map<String, Integer> numbers) {
        return words.stream()
                .mapToInt(word -> numbers.computeIfAbsent(word, any -> numbers.size()))
                .toArray();
    }

    /** The F1 of the bags of words, case apart. */
    static Fraction tokenF1(String candidate, String reference) {
        Map<List<String>, Integer> said = NGrams.count(MetricTokens.words(candidate), 1);
        Map<List<String>, Integer> meant = NGrams.count(MetricTokens.words(reference), 1);
        return f1(NGrams.shared(said, meant), NGrams.total(said), NGrams.total(meant));
    }

    /** The share of the distinct words, case apart, that both have; two texts without words are alike. */
    static Fraction jaccard(String a, String b) {
        Set<String> left = new HashSet<>(MetricTokens.words(a));
        Set<String> right = new HashSet<>(MetricTokens.words(b));
        Set<String> all = new HashSet<>(left);
        all.addAll(right);
        left.retainAll(right);
        return all.isEmpty() ? Fraction.ONE : Fraction.of(left.size(), all.size());
    }

    private static Fraction f1(int shared, int said, int meant) {
        return shared == 0 ? Fraction.ZERO : Fraction.of(2L * shared, (long) said + meant);
    }
}
