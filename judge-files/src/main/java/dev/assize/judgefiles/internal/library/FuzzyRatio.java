package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The weighted ratio of rapidfuzz 3 ({@code fuzz.WRatio} after {@code utils.default_process}), from 0 to 1: the best of the plain
 * ratio, of the words in order, of the words as a set, and of the best stretch of the longer text, the last three a little
 * discounted. Exact: no rounding happens on the way.
 */
final class FuzzyRatio {

    private static final Fraction WORDS = Fraction.of(95, 100);
    private static final Fraction STRETCH = Fraction.of(9, 10);
    private static final Fraction SHORT_STRETCH = Fraction.of(6, 10);

    private final Work work;

    private FuzzyRatio(Work work) {
        this.work = work;
    }

    static Fraction weighted(String a, String b, Work work) {
        return new FuzzyRatio(work).weighted(prepared(a), prepared(b));
    }

    /** {@code fuzz.ratio}: twice the common subsequence over both lengths, of the texts as they stand. */
    static Fraction plain(String a, String b, Work work) {
        return new FuzzyRatio(work).ratio(a, b);
    }

    /** {@code fuzz.partial_ratio} of the texts as they stand. */
    static Fraction partial(String a, String b, Work work) {
        return new FuzzyRatio(work).stretch(a, b);
    }

    /** Lower case; whatever is no letter, digit or underscore is a blank; none at either end. */
    private static String prepared(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        Characters.lower(text)
                .codePoints()
                .forEach(point -> plain.appendCodePoint(MetricTokens.isWord(point) ? point : ' '));
        return plain.toString().strip();
    }

    private Fraction weighted(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return Fraction.ZERO;
        }
        int longer = Math.max(length(a), length(b));
        int shorter = Math.min(length(a), length(b));
        Fraction whole = ratio(a, b);
        if (2L * longer < 3L * shorter) {
            return max(whole, WORDS.times(max(sorted(a, b), set(a, b))));
        }
        Fraction scale = longer < 8L * shorter ? STRETCH : SHORT_STRETCH;
        Fraction part = max(whole, scale.times(stretch(a, b)));
        return max(part, WORDS.times(scale).times(stretchOfWords(a, b)));
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    private Fraction ratio(String a, String b) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        return left.length + right.length == 0 ? Fraction.ONE : ratio(left, right);
    }

    private Fraction ratio(int[] left, int[] right) {
        CommonSubsequence common = new CommonSubsequence(left);
        work.spend(common.cost(right.length));
        return Fraction.of(2L * common.with(right, 0, right.length), (long) left.length + right.length);
    }

    private static Fraction max(Fraction a, Fraction b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    private static List<String> words(String text) {
        return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
    }

    private static String joined(Collection<String> words) {
        return String.join(" ", words);
    }

    private static String inOrder(String text) {
        List<String> words = new ArrayList<>(words(text));
        words.sort(FuzzyRatio::byCodePoints);
        return joined(words);
    }

    private static int byCodePoints(String a, String b) {
        return java.util.Arrays.compare(a.codePoints().toArray(), b.codePoints().toArray());
    }

    private Fraction sorted(String a, String b) {
        return ratio(inOrder(a), inOrder(b));
    }

    private static Set<String> distinct(String text) {
        Set<String> words = new TreeSet<>(FuzzyRatio::byCodePoints);
        words.addAll(words(text));
        return words;
    }

    private static Set<String> without(Set<String> words, Set<String> others) {
        Set<String> rest = new TreeSet<>(FuzzyRatio::byCodePoints);
        rest.addAll(words);
        rest.removeAll(others);
        return rest;
    }

    private Fraction set(String a, String b) {
        Set<String> left = distinct(a);
        Set<String> right = distinct(b);
        if (left.isEmpty() || right.isEmpty()) {
            return Fraction.ZERO;
        }
        Set<String> onlyLeft = without(left, right);
        Set<String> onlyRight = without(right, left);
        Set<String> shared = without(left, onlyLeft);
        if (!shared.isEmpty() && (onlyLeft.isEmpty() || onlyRight.isEmpty())) {
            return Fraction.ONE;
        }
        String leftRest = joined(onlyLeft);
        String rightRest = joined(onlyRight);
        int both = length(joined(shared));
        int gap = both > 0 ? 1 : 0;
        int leftAll = both + gap + length(leftRest);
        int rightAll = both + gap + length(rightRest);
        Fraction best = oneMinus(distance(leftRest, rightRest), leftAll + rightAll);
        if (both == 0) {
            return best;
        }
        best = max(best, oneMinus(gap + length(leftRest), both + leftAll));
        return max(best, oneMinus(gap + length(rightRest), both + rightAll));
    }

    private static Fraction oneMinus(int distance, int of) {
        return of == 0 ? Fraction.ONE : Fraction.of((long) of - distance, of);
    }

    /** How many characters must be added or taken away. */
    private int distance(String a, String b) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        CommonSubsequence common = new CommonSubsequence(left);
        work.spend(common.cost(right.length));
        return left.length + right.length - 2 * common.with(right, 0, right.length);
    }

    private Fraction stretch(String a, String b) {
        int[] left = a.codePoints().toArray();
        int[] right = b.codePoints().toArray();
        if (left.length == 0 && right.length == 0) {
            return Fraction.ONE;
        }
        Fraction best = left.length <= right.length ? stretch(left, right) : stretch(right, left);
        return left.length == right.length && !best.equals(Fraction.ONE) ? max(best, stretch(right, left)) : best;
    }

    /** The best ratio of the shorter with a stretch of the longer, also one that hangs over an end. */
    private Fraction stretch(int[] shorter, int[] longer) {
        CommonSubsequence common = new CommonSubsequence(shorter);
        Fraction best = Fraction.ZERO;
        int window = shorter.length;
        for (int end = 1; end < window; end++) {
            if (common.has(longer[end - 1])) {
                best = max(best, ratio(common, longer, 0, end, window));
            }
        }
        for (int start = 0; start < longer.length - window; start++) {
            if (common.has(longer[start + window - 1])) {
                best = max(best, ratio(common, longer, start, start + window, window));
                if (best.equals(Fraction.ONE)) {
                    return best;
                }
            }
        }
        for (int start = longer.length - window; start < longer.length; start++) {
            if (common.has(longer[start])) {
                best = max(best, ratio(common, longer, start, longer.length, window));
            }
        }
        return best;
    }

    private Fraction ratio(CommonSubsequence common, int[] longer, int start, int end, int window) {
        work.spend(common.cost(end - start));
        return Fraction.of(2L * common.with(longer, start, end), (long) end - start + window);
    }

    private Fraction stretchOfWords(String a, String b) {
        Set<String> left = distinct(a);
        Set<String> right = distinct(b);
        if (left.stream().anyMatch(right::contains)) {
            return Fraction.ONE;
        }
        Fraction all = stretch(inOrder(a), inOrder(b));
        boolean noRepeats = words(a).size() == left.size() && words(b).size() == right.size();
        return noRepeats ? all : max(all, stretch(joined(left), joined(right)));
    }
}
