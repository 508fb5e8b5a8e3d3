package dev.assize.judges.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import java.util.List;
import java.util.Set;

/**
 * The proof that a source writes a provision: its number and its sub-divisions stand at the place where it was read, or a range
 * that is written there runs over them. What a reading adds to the words is no ground for demanding it.
 */
final class WrittenProvision {

    /** "tweede lid van artikel 30": so many tokens before the article may be part of its citation. */
    private static final int BEFORE = 8;

    /** "l'article 169 de l'arrêté royal du 25 novembre 1991 dispose en son alinéa 1er": so many behind it. */
    private static final int BEHIND = 20;

    private static final int RIGHT_BEHIND = 4;

    /** Lists that are longer have their first tokens looked at. */
    private static final int LONGEST = 400;

    private static final Set<String> BEFORE_STEP = Set.of("§", "alinea", "al", "lid", "paragraphe", "paragraaf", "par");
    private static final Set<String> AFTER_STEP = Set.of("°", ")", "alinea", "lid");
    private static final Set<String> PLURALS =
            Set.of("alineas", "leden", "paragraphes", "paragrafen", "points", "punten");
    private static final Set<String> JOINTS = Set.of("et", "en", "ou", "of", "und");

    /** "§ 1er et 4" may be two paragraphs, "§ 1er et 17" hardly. */
    private static final int MOST_SKIPPED = 3;

    private final Tokens tokens;
    private final DateMarks dates;

    WrittenProvision(DecisionText source) {
        this.tokens = source.tokens();
        this.dates = source.dates();
    }

    /** Whether the number and every step stand at one of the places. */
    boolean isProven(Provision provision) {
        return provision.spans().stream()
                .anyMatch(place -> hasNumber(provision.key(), place)
                        && !isCutShort(provision, place)
                        && provision.path().stream().allMatch(step -> hasStep(step, place)));
    }

    /** "XX.45, § l er": a whole article with the sign of a paragraph behind it was not read to its end. */
    private boolean isCutShort(Provision provision, Span place) {
        int next = tokens.indexAt(place.end());
        return provision.path().isEmpty() && tokens.is(tokens.is(next, ",") ? next + 1 : next, "§");
    }

    /** "Articles 8 à 11" alone in its paragraph, wherever it is cited: a heading says what follows is about, of whatever act. */
    boolean isHeadingOnly(Provision provision) {
        return provision.spans().stream().allMatch(this::isHeading);
    }

    private boolean isHeading(Span place) {
        int first = tokens.indexAt(place.start());
        int before = first;
        while (before > 0
                && tokens.gapBefore(before) != Gap.PARAGRAPH
                && isOfHeading(before - 1)
                && before > first - BEHIND) {
            before--;
        }
        int after = first;
        while (after < tokens.size()
                && (after == first || tokens.gapBefore(after) != Gap.PARAGRAPH)
                && isOfHeading(after)
                && after < first + BEHIND) {
            after++;
        }
        boolean begins = before == 0 || tokens.gapBefore(before) == Gap.PARAGRAPH;
        return begins && (after == tokens.size() || tokens.gapBefore(after) == Gap.PARAGRAPH);
    }

    private boolean isOfHeading(int at) {
        return !tokens.isWord(at)
                || tokens.form(at).startsWith("art")
                || tokens.form(at).length() < 4;
    }

    /** The 2 of "articles 1er, § 1er et 2", wherever it is cited: an article, or a paragraph of the one before it. */
    boolean mayBeStepOnly(Provision provision) {
        return provision.path().isEmpty() && provision.spans().stream().allMatch(this::mayBeStep);
    }

    private boolean mayBeStep(Span place) {
        int at = tokens.indexAt(place.start());
        int before = JOINTS.contains(tokens.form(at - 1)) ? at - 2 : -1;
        before = tokens.is(before, "er") ? before - 1 : before;
        boolean afterStep = before > 0 && tokens.isNumber(before) && tokens.is(before - 1, "§");
        return afterStep && tokens.isNumber(at) && isNext(tokens.form(before), tokens.form(at));
    }

    private static boolean isNext(String one, String other) {
        boolean small = one.length() < 3 && other.length() < 3;
        int step = small ? Integer.parseInt(other) - Integer.parseInt(one) : 0;
        return step > 0 && step <= MOST_SKIPPED;
    }

    /** Whether the number of an article stands at a place, or inside a range that is written there. */
    boolean hasNumber(String key, Span place) {
        if (writesNumber(key, place)) {
            return true;
        }
        int from = tokens.indexAt(place.start());
        int to = Math.min(end(place), from + LONGEST);
        for (int at = from; at < to; at++) {
            if (StepNotation.mayJoinRange(tokens, at)) {
                return isInsideRange(key, from, to);
            }
        }
        return false;
    }

    /** Whether the number of an article stands at a place itself. */
    boolean writesNumber(String key, Span place) {
        int from = tokens.indexAt(place.start());
        int to = Math.min(end(place), from + LONGEST);
        NumberNotation number = new NumberNotation(tokens, dates, key);
        if (number.anchor() < 0) {
            return true;
        }
        String figures = number.anchorForm();
        for (int at = from; at < to; at++) {
            if (tokens.is(at, figures) && number.inListAt(at) != null) {
                return true;
            }
        }
        return false;
    }

    /** Whether a number stands at a place by itself somewhere, and not only as the beginning of a longer one: 37 in "37, § 1, en 37/1". */
    boolean writesAlone(String key, Span place) {
        return lastOf(key, place, true) >= 0;
    }

    /** Whether one number stands at a place before another: "6, 1, f)" may be paragraph 1 of article 6, "4, §§ 1er et 2" no paragraph of article 2. */
    boolean writesBefore(String first, String second, Span place) {
        int from = tokens.indexAt(place.start());
        int last = lastOf(second, place, false);
        NumberNotation number = new NumberNotation(tokens, dates, first);
        for (int at = from; at < last; at++) {
            if (number.anchor() < 0 || (tokens.is(at, number.anchorForm()) && number.inListAt(at) != null)) {
                return true;
            }
        }
        return false;
    }

    /** The last token at which a number stands at a place; -1 when it does not. */
    private int lastOf(String key, Span place, boolean alone) {
        int from = tokens.indexAt(place.start());
        NumberNotation number = new NumberNotation(tokens, dates, key);
        if (number.anchor() < 0) {
            return from;
        }
        for (int at = Math.min(end(place), from + LONGEST) - 1; at >= from; at--) {
            Span written = tokens.is(at, number.anchorForm()) ? number.inListAt(at) : null;
            if (written != null && !(alone && goesOn(tokens.indexAt(written.end())))) {
                return at;
            }
        }
        return -1;
    }

    /** Whether a mark behind a number joins another part to it: "37/1", "9.1.2-3". */
    private boolean goesOn(int mark) {
        return tokens.isMark(mark)
                && "./:-".contains(tokens.form(mark))
                && tokens.touches(mark)
                && tokens.touches(mark + 1)
                && (tokens.isNumber(mark + 1) || tokens.form(mark + 1).length() == 1);
    }

    /** A number with a stem or a suffix is taken for granted inside a range; a plain one lies below the highest written. */
    private boolean isInsideRange(String key, int from, int to) {
        boolean plain = key.length() <= 5 && key.chars().allMatch(c -> c >= '0' && c <= '9');
        if (!plain) {
            return true;
        }
        int value = Integer.parseInt(key);
        boolean lower = false;
        boolean higher = false;
        for (int at = from; at < to; at++) {
            boolean figures = tokens.isNumber(at) && tokens.form(at).length() <= 5;
            int other = figures ? Integer.parseInt(tokens.form(at)) : -1;
            lower |= figures && other < value && !tokens.is(at + 1, "°");
            higher |= lower && other > value;
        }
        return higher;
    }

    /** Whether the value of a sub-division stands at a place, or inside a range that is written there. */
    boolean hasStep(PathElement step, Span place) {
        StepNotation notation = new StepNotation(tokens, step);
        List<String> forms = notation.forms();
        int first = tokens.indexAt(place.start());
        int last = Math.min(end(place), first + LONGEST);
        for (int at = start(first); at < end(last); at++) {
            boolean written = forms.contains(tokens.form(at))
                    || (StepNotation.mayJoinRange(tokens, at) && notation.isRunOver(at));
            if (written) {
                return true;
            }
        }
        return false;
    }

    /** Whether a sub-division of an article stands at its citation itself, with its own mark or right behind the number. */
    boolean hasMarkedStep(PathElement step, String key, Span place) {
        StepNotation notation = new StepNotation(tokens, step);
        List<String> forms = notation.forms();
        int first = tokens.indexAt(place.start());
        int last = Math.min(end(place), first + LONGEST);
        for (int at = start(first); at < last + RIGHT_BEHIND && at < tokens.size(); at++) {
            boolean written = (forms.contains(tokens.form(at)) && notation.isAt(at, key))
                    || (StepNotation.mayJoinRange(tokens, at) && notation.isRunOver(at));
            if (written) {
                return true;
            }
        }
        return false;
    }

    /** Whether a sub-division stands at its citation with a sign or noun that no article has: "§ 3", "3°", "3)", "al. 3", "derde lid". */
    boolean isSigned(PathElement step, Span place) {
        List<String> forms = new StepNotation(tokens, step).forms();
        int first = tokens.indexAt(place.start());
        int last = Math.min(end(place), first + LONGEST);
        for (int at = start(first); at < end(last); at++) {
            if (forms.contains(tokens.form(at))
                    && (BEFORE_STEP.contains(tokens.form(at - 1))
                            || AFTER_STEP.contains(tokens.form(at + 1))
                            || isInPlural(at))) {
                return true;
            }
        }
        return false;
    }

    /** "alinéas 1er et 2", "§§ 1er, 2 et 4": what a plural noun or two signs announce are steps, every one. */
    private boolean isInPlural(int at) {
        int before = at - 1;
        while (before > at - BEFORE
                && (tokens.isNumber(before)
                        || tokens.is(before, "er")
                        || tokens.is(before, ",")
                        || JOINTS.contains(tokens.form(before)))) {
            before--;
        }
        return before < at - 1
                && (PLURALS.contains(tokens.form(before)) || (tokens.is(before, "§") && tokens.is(before - 1, "§")));
    }

    /** So far back as the same sentence and quotation reach. */
    private int start(int first) {
        int at = first;
        while (at > 0 && at > first - BEFORE && !isBorder(at - 1)) {
            at--;
        }
        return at;
    }

    private int end(int last) {
        int at = last;
        while (at < tokens.size() && at < last + BEHIND && !isBorder(at)) {
            at++;
        }
        return at;
    }

    private boolean isBorder(int at) {
        boolean stop = tokens.is(at, ".") && !tokens.touches(at + 1) && tokens.isCapitalised(at + 1);
        return stop || tokens.is(at, "\"") || tokens.is(at, ";") || tokens.gapBefore(at) == Gap.PARAGRAPH;
    }

    private int end(Span place) {
        int at = tokens.indexAt(place.end());
        return at < tokens.size() && tokens.start(at) < place.end() ? at + 1 : at;
    }
}
