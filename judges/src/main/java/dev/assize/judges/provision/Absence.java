package dev.assize.judges.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

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

    private static final int FAR_FROM_WORD = 30;
    private static final int LONGEST_RANGE = 600;
    private static final int HIGHEST = 100_000;
    private static final int BEFORE_RANGE_END = 8;
    private static final Set<String> RANGE_WORDS = Set.of("a", "au", "tot", "tem", "m", "-", "jusqu");
    private static final Set<String> RANGE_FILLERS =
            Set.of("en", "met", "t", "e", "/", ".", "l", "article", "artikel", "art", "§", "°", "er", "inclus", ",");
    private static final Set<String> MONEY = Set.of("euro", "euros", "eur", "francs", "frank", "bef", "%", "€");

    private final Tokens tokens;
    private final DateMarks dates;
    private final Map<String, int[]> places;
    private final int[] covering;
    private final int[] joints;

    Absence(DecisionText source) {
        this.tokens = source.tokens();
        this.dates = source.dates();
        this.places = index();
        this.covering = ranges();
        this.joints = IntStream.range(0, tokens.size())
                .filter(at -> StepNotation.mayJoinRange(tokens, at))
                .toArray();
    }

    private Map<String, int[]> index() {
        Map<String, int[]> found = new HashMap<>();
        Map<String, Integer> sizes = new HashMap<>();
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.isNumber(at) || tokens.form(at).length() == 1 || StepNotation.isOrdinal(tokens.form(at))) {
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

    /** For each number how many written ranges run over it, whatever they are ranges of. */
    private int[] ranges() {
        int[] change = new int[HIGHEST + 2];
        for (int at = 0; at < tokens.size(); at++) {
            int low = tokens.isNumber(at) ? value(tokens.form(at)) : -1;
            int high = low < 0 ? -1 : upperBound(at);
            if (high > low && high - low <= LONGEST_RANGE && high <= HIGHEST) {
                change[low]++;
                change[high + 1]--;
            }
        }
        for (int i = 1; i < change.length; i++) {
            change[i] += change[i - 1];
        }
        return change;
    }

    private int upperBound(int lower) {
        boolean range = false;
        for (int at = lower + 1; at <= lower + BEFORE_RANGE_END && at < tokens.size(); at++) {
            if (tokens.isNumber(at)) {
                return range ? value(tokens.form(at)) : -1;
            }
            String form = tokens.form(at);
            range |= RANGE_WORDS.contains(form);
            if (!RANGE_WORDS.contains(form) && !RANGE_FILLERS.contains(form)) {
                return -1;
            }
        }
        return -1;
    }

    private static int value(String figures) {
        return figures.length() > 5 ? -1 : Integer.parseInt(figures);
    }

    /** Whether the number of an article stands anywhere in the source, in any notation or inside a written range. */
    boolean has(String key) {
        return isCovered(key) || first(key, 0, Integer.MAX_VALUE, false).isPresent();
    }

    /** Whether a written range runs over a plain number, its ends included. */
    boolean isCovered(String key) {
        boolean plain = !key.isEmpty() && key.length() <= 5 && key.chars().allMatch(c -> c >= '0' && c <= '9');
        return plain && covering[Integer.parseInt(key)] > 0;
    }

    /** A place of the number near one of the given places, or behind the word "article" and other numbers alone. */
    Optional<Span> nearOrCited(String key, NavigableSet<Integer> names, int reach) {
        int looked = 0;
        for (int name : names) {
            if (++looked > MOST_PLACES) {
                break;
            }
            Optional<Span> found = first(key, Math.max(0, name - reach), name + reach, false);
            if (found.isPresent()) {
                return found;
            }
        }
        return first(key, 0, Integer.MAX_VALUE, true);
    }

    /** Whether the word "article" stands before a token, with nothing but numbers, little words and marks between. */
    private boolean followsArticleWord(int at) {
        for (int before = at - 1; before >= 0 && before > at - FAR_FROM_WORD; before--) {
            String form = tokens.form(before);
            if (form.startsWith("art") || form.equals("larticle")) {
                return true;
            }
            boolean little = tokens.isNumber(before) || tokens.isMark(before) || form.length() <= 3;
            if (!little || tokens.gapBefore(before + 1) == Gap.PARAGRAPH) {
                return false;
            }
        }
        return false;
    }

    /** The first place of a number between two places of the source. */
    private Optional<Span> first(String key, int from, int to, boolean cited) {
        List<String> parts = parts(key);
        int anchor = anchor(parts);
        if (anchor < 0) {
            return Optional.empty();
        }
        int[] candidates = places.getOrDefault(parts.get(anchor), new int[0]);
        for (int i = firstAfter(candidates, from); i < candidates.length; i++) {
            int at = candidates[i];
            if (tokens.start(at) >= to) {
                break;
            }
            Span span = matched(parts, anchor, at);
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

    private static List<String> parts(String key) {
        Tokens tokens = Tokens.of(key);
        List<String> parts = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            boolean ordinal =
                    i > 0 && tokens.isNumber(i - 1) && Set.of("er", "ste", "e").contains(tokens.form(i));
            if (!tokens.isMark(i) && !ordinal) {
                parts.add(tokens.form(i));
            }
        }
        return parts;
    }

    private static int anchor(List<String> parts) {
        for (int i = 0; i < parts.size(); i++) {
            if (Characters.isDigit(parts.get(i).charAt(0))) {
                return i;
            }
        }
        return -1;
    }

    /** The span of the number whose anchor stands at a token; null when its other parts are not around it. */
    private @Nullable Span matched(List<String> parts, int anchor, int at) {
        int first = at;
        for (int i = anchor - 1; i >= 0; i--) {
            first = neighbour(first, -1, parts.get(i));
            if (first < 0) {
                return null;
            }
        }
        int last = at;
        for (int i = anchor + 1; i < parts.size(); i++) {
            last = neighbour(last, 1, parts.get(i));
            if (last < 0) {
                return null;
            }
        }
        boolean alone = parts.size() > 1 || standsAlone(at);
        return alone ? tokens.span(first, last) : null;
    }

    /** The next token with this form in a direction, over at most two marks; -1 when another word comes first. */
    private int neighbour(int from, int step, String form) {
        int at = from + step;
        for (int marks = 0; marks < 2 && tokens.isMark(at); marks++) {
            at += step;
        }
        return tokens.is(at, form) ? at : -1;
    }

    /** Neither part of a longer number, nor of a date, nor an amount, nor the number of a paragraph or an item. */
    private boolean standsAlone(int at) {
        boolean continued = isJoined(at - 1, at - 2) && tokens.touches(at) && tokens.touches(at - 1);
        boolean date = dates.isDate(at) || isInsideDate(at);
        boolean marked =
                tokens.is(at - 1, "§") || tokens.is(at - 1, "°") || (tokens.is(at + 1, "°") && tokens.touches(at + 1));
        return !continued && !date && !marked && !MONEY.contains(tokens.form(at + 1));
    }

    private boolean isJoined(int mark, int beyond) {
        return tokens.isMark(mark) && "./:-,".contains(tokens.form(mark)) && tokens.isNumber(beyond);
    }

    private boolean isInsideDate(int at) {
        for (int back = 1; back <= 5; back++) {
            if (dates.isDate(at - back) && dates.lastOf(at - back) >= at) {
                return true;
            }
        }
        return false;
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
        List<String> parts = parts(key);
        int anchor = anchor(parts);
        int[] candidates = anchor < 0 ? new int[0] : places.getOrDefault(parts.get(anchor), new int[0]);
        int looked = 0;
        for (int at : candidates) {
            Span span = isHeading(at - anchor) ? matched(parts, anchor, at) : null;
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
