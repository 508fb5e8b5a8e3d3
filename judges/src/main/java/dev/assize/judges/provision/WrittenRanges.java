package dev.assize.judges.provision;

import dev.assize.law.be.provision.LatinSuffix;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * The ranges of numbers that a source writes, whatever they are ranges of and however they were read: "28 tot 41", "1675/2 à
 * 1675/19". A number that one of them runs over is not absent.
 */
final class WrittenRanges {

    private static final int LONGEST_RANGE = 600;
    private static final int USUAL_RANGE = 40;
    private static final int BEFORE_RANGE_END = 8;

    /** No real text has more ranges of one stem; beyond that nothing is said to be absent from them. */
    private static final int MOST = 2000;

    private static final Set<String> RANGE_WORDS = Set.of("a", "au", "tot", "tem", "m", "-", "jusqu", "bis");
    private static final Set<String> RANGE_FILLERS =
            Set.of("en", "met", "t", "e", "/", ".", "l", "article", "artikel", "art", "§", "°", "er", "inclus", ",");

    /**
     * One range.
     *
     * @param articles whether the word "article" stands before it
     */
    private record Range(int low, int high, Span span, boolean articles) {
        boolean runsOver(int value) {
            return low <= value && value <= high;
        }
    }

    /** The last figures of a number, and what comes before them. */
    private record Numeral(String stem, int value, int first) {}

    private final Tokens tokens;
    private final Map<String, List<Range>> byStem = new HashMap<>();

    /** By the figures of numbers, the places of the suffixes between which a range runs. */
    private final Map<String, Range> suffixes = new HashMap<>();

    /** @param followsArticle whether the word "article" stands before the number at a token */
    WrittenRanges(Tokens tokens, IntPredicate followsArticle) {
        this.tokens = tokens;
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.isNumber(at)) {
                note(at, followsArticle);
                noteSuffixes(at);
            }
        }
    }

    private void note(int at, IntPredicate followsArticle) {
        int last = upperEnd(at);
        if (last < 0) {
            return;
        }
        Numeral low = numeral(at);
        Numeral high = numeral(last);
        if (low.stem().isEmpty() && high.stem().endsWith("/") && tokens.isNumber(last - 2)) {
            // "261 tot 269/1" runs over 269.
            high = numeral(last - 2);
        }
        boolean series = low.stem().equals(high.stem()) && low.value() >= 0;
        if (series && high.value() > low.value() && high.value() - low.value() <= LONGEST_RANGE) {
            List<Range> ranges = byStem.computeIfAbsent(low.stem(), stem -> new ArrayList<>());
            if (ranges.size() < MOST) {
                // "1° à 3°" runs over items, whatever article they are of.
                boolean articles = !tokens.is(at + 1, "°") && followsArticle.test(low.first());
                ranges.add(new Range(low.value(), high.value(), tokens.span(low.first(), last), articles));
            }
        }
    }

    /** The last figures of the number that ends a range which begins at a token; negative when none does. */
    private int upperEnd(int lower) {
        boolean range = false;
        for (int at = lower + 1; at <= lower + BEFORE_RANGE_END && at < tokens.size(); at++) {
            if (tokens.isNumber(at)) {
                return range ? endOfNumber(at) : -1;
            }
            String form = tokens.form(at);
            range |= RANGE_WORDS.contains(form) && !(form.equals("bis") && tokens.touches(at));
            boolean roman = range && tokens.isUpperCase(at) && form.length() <= 6;
            if (!RANGE_WORDS.contains(form) && !RANGE_FILLERS.contains(form) && !roman) {
                return -1;
            }
        }
        return -1;
    }

    private int endOfNumber(int first) {
        int at = first;
        while (isStemMark(at + 1) && tokens.isNumber(at + 2) && tokens.touches(at + 2)) {
            at += 2;
        }
        return at;
    }

    private boolean isStemMark(int at) {
        boolean hyphen =
                tokens.is(at, "-") && tokens.isNumber(at - 1) && tokens.is(at - 2, ".") && tokens.touches(at + 1);
        return tokens.touches(at) && (tokens.is(at, "/") || tokens.is(at, ".") || tokens.is(at, ":") || hyphen);
    }

    private Numeral numeral(int last) {
        StringBuilder stem = new StringBuilder();
        int first = last;
        while (isStemMark(first - 1) && (tokens.isNumber(first - 2) || tokens.isUpperCase(first - 2))) {
            stem.insert(0, tokens.form(first - 2) + tokens.form(first - 1));
            first -= 2;
        }
        // As in the keys, the stop behind a lone letter does not count: "D.62 à D.65".
        if (stem.length() == 2 && stem.charAt(1) == '.' && Characters.isLetter(stem.charAt(0))) {
            stem.setLength(1);
        }
        String figures = tokens.form(last);
        return new Numeral(stem.toString(), figures.length() > 5 ? -1 : Integer.parseInt(figures), first);
    }

    /** "37bis tot 37quinquies" runs over 37ter, and so does "37 tot 37quinquies". */
    private void noteSuffixes(int at) {
        int low = suffix(at);
        int from = low == 0 ? at + 1 : at + 2;
        for (int upper = from; upper <= at + BEFORE_RANGE_END; upper++) {
            if (tokens.isNumber(upper)) {
                int high = tokens.form(upper).equals(tokens.form(at)) ? suffix(upper) : 0;
                if (high > low && isRange(from, upper)) {
                    Range range = new Range(low, high, tokens.span(at, upper + 1), true);
                    suffixes.merge(tokens.form(at), range, WrittenRanges::wider);
                }
                return;
            }
            String form = tokens.form(upper);
            if (!RANGE_WORDS.contains(form) && !RANGE_FILLERS.contains(form)) {
                return;
            }
        }
    }

    private boolean isRange(int from, int to) {
        for (int at = from; at < to; at++) {
            if (RANGE_WORDS.contains(tokens.form(at))) {
                return true;
            }
        }
        return false;
    }

    private static Range wider(Range one, Range other) {
        return new Range(Math.min(one.low(), other.low()), Math.max(one.high(), other.high()), one.span(), true);
    }

    /** The place of the suffix behind a number among the suffixes; 0 when none stands there. */
    private int suffix(int number) {
        return LatinSuffix.place(tokens.form(number + 1)).orElse(0);
    }

    private Optional<Range> ofSuffixesOver(String key) {
        String normal = Keys.normal(key);
        int end = 0;
        while (end < normal.length() && Characters.isDigit(normal.charAt(end))) {
            end++;
        }
        int place = LatinSuffix.place(normal.substring(end)).orElse(0);
        return Optional.ofNullable(suffixes.get(normal.substring(0, end))).filter(range -> range.runsOver(place));
    }

    /** Whether a range runs over the number of an article, its ends included. */
    boolean cover(String key) {
        if (ofSuffixesOver(key).isPresent()) {
            return true;
        }
        String stem = stem(key);
        int value = value(key, stem);
        List<Range> ranges = byStem.getOrDefault(stem, List.of());
        return value >= 0 && (ranges.size() == MOST || ranges.stream().anyMatch(range -> range.runsOver(value)));
    }

    /** A range between two places that runs over the number, and is no longer than ranges of articles are. */
    Optional<Span> over(String key, int from, int to) {
        String stem = stem(key);
        int value = value(key, stem);
        return byStem.getOrDefault(stem, List.of()).stream()
                .filter(range -> value >= 0
                        && range.runsOver(value)
                        && range.high() - range.low() <= USUAL_RANGE
                        && range.span().start() >= from
                        && range.span().start() < to)
                .map(Range::span)
                .findFirst();
    }

    /** Where ranges of articles run over the number, as far as they can be told. */
    List<Span> ofArticlesOver(String key) {
        String stem = stem(key);
        int value = value(key, stem);
        return value < 0
                ? ofSuffixesOver(key).map(Range::span).stream().toList()
                : byStem.getOrDefault(stem, List.of()).stream()
                        .filter(range -> range.articles() && range.runsOver(value))
                        .map(Range::span)
                        .toList();
    }

    private static String stem(String key) {
        String normal = Keys.normal(key);
        int end = normal.length();
        while (end > 0 && Characters.isDigit(normal.charAt(end - 1))) {
            end--;
        }
        return normal.substring(0, end);
    }

    private static int value(String key, String stem) {
        String figures = Keys.normal(key).substring(stem.length());
        return figures.isEmpty() || figures.length() > 5 ? -1 : Integer.parseInt(figures);
    }
}
