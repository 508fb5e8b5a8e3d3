package dev.assize.judges.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.LatinSuffix;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The proof that a source has a number nowhere. It looks for it in any notation, read or not, and so keeps the judge from calling an
 * invention what the grammar merely failed to read; {@link StepAbsence} does so for sub-divisions.
 *
 * <p>The source is searched as the grammar sees it: without LaTeX, markdown, cut lines and doubled formulas, but with the way
 * back to its places. A number counts wherever it stands for itself, and inside every written range; dates, amounts and parts
 * of longer numbers do not count.
 */
final class Absence {

    /** How many places of one article are looked at; nobody cites one more often and means something else each time. */
    static final int MOST_PLACES = 200;

    /** A number that stands more often than this is not looked for everywhere; it may be cited anywhere. */
    private static final int MOST_CITED = 2000;

    private static final int FAR_FROM_WORD = 60;

    /** A number, or an amount with its thousands. */
    private static final Pattern PLAIN = Pattern.compile("\\d+(?:\\.\\d{3})*");

    private static final Set<String> STEP_NOUNS = Set.of(
            "lid", "leden", "al", "alinea", "alineas", "par", "sub", "nr", "n", "pt", "littera", "litt", "§", "°",
            "abs");

    /** Nouns that make the number right behind them a paragraph or a point, and no article. */
    private static final Set<String> LONG_STEP_NOUNS =
            WordSet.of("paragraphe paragraphes paragraaf paragrafen point points punt punten absatz tiret tirets");

    private final Tokens tokens;
    private final DateMarks dates;
    private final NumberPlaces places;
    private final WrittenRanges ranges;
    private final BareNumber bare;

    /** All words, ready when a number without figures is looked for. */
    private @Nullable Set<String> words;

    /** Ready when a number is looked for that may be misread. */
    private @Nullable MisreadNumbers misread;

    Absence(DecisionText source, NumberPlaces places) {
        this.tokens = source.tokens();
        this.dates = source.dates();
        this.places = places;
        this.ranges = new WrittenRanges(tokens, this::followsArticleWord);
        this.bare = new BareNumber(tokens);
    }

    /** Whether the number of an article stands anywhere in the source, in any notation or inside a written range. */
    boolean has(String key) {
        return ranges.cover(key) || first(key, 0, Integer.MAX_VALUE, false).isPresent() || isWord(key);
    }

    /** "Article II", "article unique": a number without figures is a word of the source. */
    private boolean isWord(String key) {
        return new NumberNotation(tokens, dates, key).anchor() < 0 && words().contains(Keys.normal(key));
    }

    private Set<String> words() {
        Set<String> made = words;
        if (made == null) {
            made = new HashSet<>();
            for (int at = 0; at < tokens.size(); at++) {
                made.add(tokens.form(at));
            }
            words = made;
        }
        return made;
    }

    /** Whether a number may stand in the source with figures that a scanner took for letters: "I3", "l0", "2O7". */
    boolean isMisread(String key) {
        MisreadNumbers made = misread == null ? new MisreadNumbers(tokens.original()) : misread;
        misread = made;
        return made.have(key);
    }

    /** A place of the number near one of the given places, or behind the word "article" and other numbers alone. */
    Optional<Span> nearOrCited(
            String key, NavigableSet<Integer> names, int reach, NavigableMap<Integer, Integer> read) {
        int looked = 0;
        for (int name : names) {
            if (++looked > MOST_PLACES) {
                break;
            }
            Optional<Span> found = near(key, Math.max(0, name - reach), name + reach, read)
                    .or(() -> ranges.over(key, Math.max(0, name - reach), name + reach));
            if (found.isPresent()) {
                return found;
            }
        }
        return first(key, 0, Integer.MAX_VALUE, true)
                .or(() -> firstHeading(key))
                .or(() -> firstWithStep(key))
                .or(() -> ranges.ofArticlesOver(key).stream().findFirst());
    }

    /** "Article 14" at the head of a line: who takes it for a provision errs, but has not invented it. */
    private Optional<Span> firstHeading(String key) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int[] candidates = number.anchor() < 0 ? new int[0] : places.of(number.anchorForm());
        for (int at : candidates) {
            Span span = number.at(at);
            int word = tokens.is(at - 1, ".") ? at - 2 : at - 1;
            if (span != null && tokens.form(word).startsWith("art")) {
                return Optional.of(span);
            }
        }
        return Optional.empty();
    }

    /** "l'amende (70 § 2, C.T.V.A.)": the number with a paragraph behind it, though no "article" stands before it. */
    private Optional<Span> firstWithStep(String key) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int[] candidates = number.anchor() < 0 ? new int[0] : places.of(number.anchorForm());
        for (int at : candidates) {
            Span span = number.at(at);
            int next = span == null ? -1 : tokens.indexAt(span.end());
            int step = tokens.is(next, ",") ? next + 1 : next;
            if (span != null && (tokens.is(step, "§") || tokens.is(step, "al") || tokens.is(step, "alinea"))) {
                return Optional.of(span);
            }
        }
        return Optional.empty();
    }

    /**
     * Whether the number stands behind the word "article", or in a range of articles, outside all of the given places.
     *
     * @param read the citations of this number
     * @param claimed the citations of whatever number that are accounted for
     */
    boolean isCitedOutside(String key, NavigableMap<Integer, Integer> read, NavigableMap<Integer, Integer> claimed) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int[] candidates = number.anchor() < 0 ? new int[0] : places.of(number.anchorForm());
        int looked = 0;
        for (int at : candidates) {
            if (++looked > MOST_CITED) {
                return true;
            }
            Span span = number.at(at);
            boolean known =
                    span == null || isLonger(span) || CitedPlaces.hold(read, span) || CitedPlaces.hold(claimed, span);
            if (!known && followsArticleWord(at)) {
                return true;
            }
        }
        return ranges.ofArticlesOver(key).stream().anyMatch(span -> !CitedPlaces.hold(read, span));
    }

    /** Where the number stands, behind the word "article" or not, outside all of the given places; the first of them only. */
    List<Span> outside(String key, NavigableMap<Integer, Integer> read) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int[] candidates = number.anchor() < 0 ? new int[0] : places.of(number.anchorForm());
        List<Span> found = new ArrayList<>();
        for (int i = 0; i < candidates.length && found.size() < MOST_PLACES; i++) {
            Span span = number.at(candidates[i]);
            if (span != null && !isLonger(span) && !CitedPlaces.hold(read, span)) {
                found.add(span);
            }
        }
        return found;
    }

    /** Whether the number, which the source has, is one that only articles have ("VI.83", "3:65", "9bis"), or lies inside a written range. */
    boolean isOfArticlesAlone(String key) {
        return !PLAIN.matcher(key).matches() || ranges.cover(key);
    }

    /**
     * Whether the number may be that of an article somewhere, though the word stands nowhere near.
     *
     * @param read all citations
     */
    boolean isBare(String key, NavigableMap<Integer, Integer> read) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int[] candidates = number.anchor() < 0 ? new int[0] : places.of(number.anchorForm());
        for (int i = 0; i < candidates.length && i < MOST_CITED; i++) {
            Span span = number.at(candidates[i]);
            if (span != null && !isLonger(span) && bare.isOne(span, read)) {
                return true;
            }
        }
        return false;
    }

    /** "22bis" is not 22, and "4.2.1/1" not 4.2.1. */
    private boolean isLonger(Span number) {
        int next = tokens.indexAt(number.end());
        boolean inserted = tokens.is(next, "/") && tokens.isNumber(next + 1) && tokens.touches(next + 1);
        return tokens.touches(next)
                && (inserted || LatinSuffix.place(tokens.form(next)).isPresent());
    }

    /** Whether the number stands in a list of bare numbers that ends at one of the given names: "bepalingen: 2, 7, 25 en 100 Sw.". */
    boolean isListedBefore(String key, NavigableSet<Integer> names) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        for (int name : names) {
            int end = tokens.indexAt(name);
            int first = bare.headOfList(end);
            boolean ofSteps = isStepNoun(first - 1);
            for (int at = end - 1; at >= first && !ofSteps; at--) {
                if (number.anchor() >= 0 && tokens.is(at, number.anchorForm()) && number.inListAt(at) != null) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the word "article" stands before a token, with nothing but numbers, little words and marks between. */
    private boolean followsArticleWord(int at) {
        if (isStepNoun(at - 1)) {
            return false;
        }
        for (int before = at - 1; before >= 0 && before > at - FAR_FROM_WORD; before--) {
            String form = tokens.form(before);
            if (isArticleWord(form)) {
                return !isOwnHeading(before, at);
            }
            boolean little = tokens.isNumber(before)
                    || tokens.isMark(before)
                    || STEP_NOUNS.contains(form)
                    || StepNotation.isOrdinal(form)
                    || (form.length() <= 3 && !(form.length() > 1 && tokens.isUpperCase(before) && !isRoman(form)));
            if (!little || tokens.gapBefore(before + 1) == Gap.PARAGRAPH) {
                return false;
            }
        }
        return false;
    }

    /** "alinéa", "al.", "paragraphe": whether such a noun stands at a token, or its stop. */
    private boolean isStepNoun(int at) {
        return isStepNoun(tokens, at);
    }

    static boolean isStepNoun(Tokens tokens, int at) {
        return isStepNoun(tokens.form(tokens.is(at, ".") ? at - 1 : at));
    }

    private static boolean isStepNoun(String form) {
        return STEP_NOUNS.contains(form) || LONG_STEP_NOUNS.contains(form);
    }

    /** Whether a word belongs to a sub-division: its noun or an ordinal. */
    static boolean isStep(String form) {
        return isStepNoun(form) || StepNotation.isOrdinal(form);
    }

    static boolean isArticleWord(String form) {
        return form.startsWith("art") || form.equals("larticle");
    }

    private static boolean isRoman(String form) {
        return form.chars().allMatch(c -> "ivxlc".indexOf(c) >= 0);
    }

    /** "Article 2." at the head of a line: an article of this decision, or of a text that it quotes in full. */
    private boolean isOwnHeading(int word, int at) {
        boolean head = word == 0
                || tokens.gapBefore(word).compareTo(Gap.LINE) >= 0
                || tokens.is(word - 1, ".")
                || tokens.is(word - 1, "\"");
        return head
                && tokens.isCapitalised(word)
                && at - word <= 2
                && (tokens.is(at + 1, ".")
                        || tokens.is(at + 2, ".")
                        || tokens.gapBefore(at + 1).compareTo(Gap.LINE) >= 0);
    }

    /** The first place between two where the number may be that of an article. */
    private Optional<Span> near(String key, int from, int to, NavigableMap<Integer, Integer> read) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int[] candidates = number.anchor() < 0 ? new int[0] : places.of(number.anchorForm());
        for (int i = places.firstAfter(candidates, from);
                i < candidates.length && tokens.start(candidates[i]) < to;
                i++) {
            Span span = number.at(candidates[i]);
            if (span != null && bare.isOne(span, read)) {
                return Optional.of(span);
            }
        }
        return Optional.empty();
    }

    /** The first place of a number between two places of the source. */
    private Optional<Span> first(String key, int from, int to, boolean cited) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int anchor = number.anchor();
        if (anchor < 0) {
            return Optional.empty();
        }
        int[] candidates = places.of(number.anchorForm());
        for (int i = places.firstAfter(candidates, from); i < candidates.length; i++) {
            int at = candidates[i];
            if (tokens.start(at) >= to) {
                break;
            }
            Span span = number.at(at);
            if (span != null && (!cited || followsArticleWord(at))) {
                return Optional.of(span);
            }
        }
        return Optional.empty();
    }
}
