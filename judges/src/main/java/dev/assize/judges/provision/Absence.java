package dev.assize.judges.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The proof that a source has a number or a sub-division nowhere. It looks for them in any notation, read or not, and so keeps
 * the judge from calling an invention what the grammar merely failed to read.
 *
 * <p>The source is searched as the grammar sees it: without LaTeX, markdown, cut lines and doubled formulas, but with the way
 * back to its places. A number counts wherever it stands for itself, and inside every written range; dates, amounts and parts
 * of longer numbers do not count.
 */
final class Absence {

    /** How far from an article its sub-divisions may be spoken of. */
    private static final int WITHIN = 1500;

    /** The longest quotation that an article opens. */
    private static final int QUOTED = 20_000;

    /** How many places of one article are looked at; nobody cites one more often and means something else each time. */
    private static final int MOST_PLACES = 200;

    /** A number that stands more often than this is not looked for everywhere; it may be cited anywhere. */
    private static final int MOST_CITED = 2000;

    private static final int FAR_FROM_WORD = 60;
    private static final Set<String> STEP_NOUNS = Set.of(
            "lid", "leden", "al", "alinea", "alineas", "par", "sub", "nr", "n", "pt", "littera", "litt", "§", "°",
            "abs");

    private final Tokens tokens;
    private final DateMarks dates;
    private final Map<String, int[]> places;
    private final WrittenRanges ranges;
    private final int[] joints;

    Absence(DecisionText source) {
        this.tokens = source.tokens();
        this.dates = source.dates();
        this.places = index();
        this.ranges = new WrittenRanges(tokens, this::followsArticleWord);
        this.joints = IntStream.range(0, tokens.size())
                .filter(at -> StepNotation.mayJoinRange(tokens, at))
                .toArray();
    }

    private Map<String, int[]> index() {
        Map<String, int[]> found = new HashMap<>();
        Map<String, Integer> sizes = new HashMap<>();
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.isNumber(at) || StepNotation.mayBeStep(tokens.form(at))) {
                String form = tokens.form(at);
                int size = sizes.merge(form, 1, Integer::sum);
                int[] known = found.computeIfAbsent(form, key -> new int[4]);
                if (size > known.length) {
                    known = Arrays.copyOf(known, known.length * 2);
                    found.put(form, known);
                }
                known[size - 1] = at;
            }
        }
        found.replaceAll((form, known) -> Arrays.copyOf(known, sizes.getOrDefault(form, 0)));
        return found;
    }

    /** Whether the number of an article stands anywhere in the source, in any notation or inside a written range. */
    boolean has(String key) {
        return ranges.cover(key) || first(key, 0, Integer.MAX_VALUE, false).isPresent();
    }

    /** A place of the number near one of the given places, or behind the word "article" and other numbers alone. */
    Optional<Span> nearOrCited(String key, NavigableSet<Integer> names, int reach) {
        int looked = 0;
        for (int name : names) {
            if (++looked > MOST_PLACES) {
                break;
            }
            Optional<Span> found = first(key, Math.max(0, name - reach), name + reach, false)
                    .or(() -> ranges.over(key, Math.max(0, name - reach), name + reach));
            if (found.isPresent()) {
                return found;
            }
        }
        return first(key, 0, Integer.MAX_VALUE, true)
                .or(() -> firstWithStep(key))
                .or(() -> ranges.ofArticlesOver(key).stream().findFirst());
    }

    /** "l'amende (70 § 2, C.T.V.A.)": the number with a paragraph behind it, though no "article" stands before it. */
    private Optional<Span> firstWithStep(String key) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int[] candidates = number.anchor() < 0 ? new int[0] : places.getOrDefault(number.anchorForm(), new int[0]);
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
        int[] candidates = number.anchor() < 0 ? new int[0] : places.getOrDefault(number.anchorForm(), new int[0]);
        int looked = 0;
        for (int at : candidates) {
            if (++looked > MOST_CITED) {
                return true;
            }
            Span span = number.at(at);
            boolean known = span == null || CitedPlaces.hold(read, span) || CitedPlaces.hold(claimed, span);
            if (!known && followsArticleWord(at)) {
                return true;
            }
        }
        return ranges.ofArticlesOver(key).stream().anyMatch(span -> !CitedPlaces.hold(read, span));
    }

    /** Whether the word "article" stands before a token, with nothing but numbers, little words and marks between. */
    private boolean followsArticleWord(int at) {
        if (STEP_NOUNS.contains(tokens.form(at - 1))) {
            return false;
        }
        for (int before = at - 1; before >= 0 && before > at - FAR_FROM_WORD; before--) {
            String form = tokens.form(before);
            if (form.startsWith("art") || form.equals("larticle")) {
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
                && (tokens.is(at + 1, ".") || tokens.is(at + 2, "."));
    }

    /** The first place of a number between two places of the source. */
    private Optional<Span> first(String key, int from, int to, boolean cited) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int anchor = number.anchor();
        if (anchor < 0) {
            return Optional.empty();
        }
        int[] candidates = places.getOrDefault(number.anchorForm(), new int[0]);
        for (int i = firstAfter(candidates, from); i < candidates.length; i++) {
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

    private int firstAfter(int[] candidates, int from) {
        int token = tokens.indexAt(from);
        int found = Arrays.binarySearch(candidates, token);
        return found >= 0 ? found : -found - 1;
    }

    /**
     * A place where the source speaks of such a sub-division of an article: around one of its citations, or inside the
     * quotation that one of them opens, and not as part of another article's citation.
     *
     * @param citations the citations of the article
     * @param others the citations of all other articles
     */
    Optional<Span> step(PathElement step, List<Provision> citations, Occupied others) {
        StepNotation notation = new StepNotation(tokens, step);
        String key = citations.get(0).key();
        int looked = 0;
        for (Provision provision : citations) {
            for (Span citation : provision.spans()) {
                if (++looked > MOST_PLACES) {
                    return Optional.empty();
                }
                int from = Math.max(0, citation.start() - WITHIN);
                int to = Math.max(citation.end() + WITHIN, endOfQuotation(citation.end()));
                Optional<Span> found = step(notation, key, from, to, others);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return stepBelowHeading(notation, key, others);
    }

    /** The same below the heading of a quoted article ("Art. 2. Les …"), which is no citation of it. */
    private Optional<Span> stepBelowHeading(StepNotation notation, String key, Occupied others) {
        NumberNotation number = new NumberNotation(tokens, dates, key);
        int anchor = number.anchor();
        int[] candidates = anchor < 0 ? new int[0] : places.getOrDefault(number.anchorForm(), new int[0]);
        int looked = 0;
        for (int at : candidates) {
            Span span = isHeading(at - anchor) ? number.at(at) : null;
            if (span == null) {
                continue;
            }
            Optional<Span> found = step(notation, key, span.end(), span.end() + WITHIN, others);
            if (found.isPresent() || ++looked > MOST_PLACES) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** "Art. 2", "Article 2" with a capital, as quoted texts head their articles. */
    private boolean isHeading(int first) {
        int word = tokens.is(first - 1, ".") ? first - 2 : first - 1;
        return tokens.isCapitalised(word) && tokens.form(word).startsWith("art");
    }

    private Optional<Span> step(StepNotation notation, String key, int from, int to, Occupied others) {
        for (String form : notation.forms()) {
            int[] candidates = places.getOrDefault(form, new int[0]);
            for (int i = firstAfter(candidates, from); i < candidates.length && tokens.start(candidates[i]) < to; i++) {
                int at = candidates[i];
                Span span = tokens.span(at, at);
                if (notation.isAt(at, key) && !others.holds(span.start())) {
                    return Optional.of(span);
                }
            }
        }
        for (int i = firstAfter(joints, from); i < joints.length && tokens.start(joints[i]) < to; i++) {
            if (notation.isRunOver(joints[i]) && !others.holds(tokens.start(joints[i]))) {
                return Optional.of(tokens.span(joints[i], joints[i]));
            }
        }
        return Optional.empty();
    }

    /** Where the quotation ends that begins soon after a citation; the place itself when none begins. */
    private int endOfQuotation(int place) {
        int first = tokens.indexAt(place);
        int open = -1;
        for (int at = first; at < tokens.size() && at < first + 60 && open < 0; at++) {
            open = tokens.is(at, "\"") ? at : -1;
        }
        if (open < 0) {
            return place;
        }
        for (int at = open + 1; at < tokens.size() && tokens.start(at) < place + QUOTED; at++) {
            boolean closes = tokens.is(at, "\"") && (tokens.gapBefore(at + 1) != Gap.NONE || tokens.isMark(at + 1));
            if (closes) {
                return tokens.end(at);
            }
        }
        return place;
    }
}
