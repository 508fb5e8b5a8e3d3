package dev.assize.judges.provision;

import dev.assize.law.be.date.MonthNames;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Looks for a number in the source in any notation, cited or not.
 *
 * <p>It keeps the judge from calling an invention what it merely failed to read.
 */
final class SourceNumbers {

    /** How far from the name of its act a number still seems to belong to it. */
    private static final int NEAR = 300;

    /** How far from an article its sub-divisions may be spoken of. */
    private static final int WITHIN = 1500;

    private final FoldedText text;
    private final Map<CitedAct, NavigableSet<Integer>> placesOfActs = new HashMap<>();

    SourceNumbers(String source) {
        this.text = FoldedText.of(source);
    }

    /** A place where the number stands by itself near a name of the act; nothing is near an act that is not named. */
    Optional<Span> find(String key, @Nullable CitedAct act) {
        if (act == null) {
            return Optional.empty();
        }
        NavigableSet<Integer> names = placesOfActs.computeIfAbsent(act, this::places);
        String needle = FoldedText.fold(key);
        for (int at = next(needle, 0); at >= 0; at = next(needle, at + 1)) {
            if (isNear(names, at, NEAR)) {
                return Optional.of(text.originalSpan(at, at + needle.length()));
            }
        }
        return Optional.empty();
    }

    private static boolean isNear(NavigableSet<Integer> places, int at, int reach) {
        Integer after = places.ceiling(at - reach);
        return after != null && after <= at + reach;
    }

    private NavigableSet<Integer> places(CitedAct act) {
        NavigableSet<Integer> places = new TreeSet<>();
        for (String name : act.names()) {
            String needle = FoldedText.fold(name);
            for (int at = needle.isEmpty() ? -1 : text.folded().indexOf(needle);
                    at >= 0;
                    at = text.folded().indexOf(needle, at + 1)) {
                places.add(at);
            }
        }
        return places;
    }

    private int next(String needle, int from) {
        String folded = text.folded();
        int at = needle.isEmpty() ? -1 : folded.indexOf(needle, from);
        while (at >= 0 && !standsAlone(folded, at, at + needle.length())) {
            at = folded.indexOf(needle, at + 1);
        }
        return at;
    }

    /** Neither part of a longer number or word, nor the day or year of a date, nor an amount. */
    private static boolean standsAlone(String folded, int start, int end) {
        boolean left = start == 0
                || (!Characters.isLetterOrDigit(folded.charAt(start - 1)) && !isJoint(folded, start - 1, start - 2));
        boolean right = end == folded.length()
                || (!Characters.isLetterOrDigit(folded.charAt(end)) && !isJoint(folded, end, end + 1));
        return left && right && !startsDate(folded, end) && !isSection(folded, start);
    }

    private static boolean isJoint(String folded, int mark, int beyond) {
        boolean joins = "./:-,".indexOf(folded.charAt(mark)) >= 0;
        return joins && beyond >= 0 && beyond < folded.length() && Characters.isDigit(folded.charAt(beyond));
    }

    private static boolean startsDate(String folded, int end) {
        int from = Math.min(folded.length(), end + 1);
        String after = folded.substring(from, Math.min(folded.length(), from + 10));
        int blank = after.indexOf(' ');
        String word = blank < 0 ? after : after.substring(0, blank);
        return MonthNames.isMonth(word);
    }

    /** "§ 3" and "n° 3" are no articles. */
    private static boolean isSection(String folded, int start) {
        int at = start - 1;
        while (at >= 0 && folded.charAt(at) == ' ') {
            at--;
        }
        return at >= 0 && (folded.charAt(at) == '§' || folded.charAt(at) == '°');
    }

    /** A place near one of the citations where the source speaks of such a sub-division. */
    Optional<Span> findStep(PathElement step, List<Provision> citations) {
        NavigableSet<Integer> places = new TreeSet<>();
        citations.forEach(provision -> provision.spans().forEach(span -> places.add(span.start())));
        for (String needle : notations(step)) {
            for (int at = text.folded().indexOf(needle);
                    at >= 0;
                    at = text.folded().indexOf(needle, at + 1)) {
                Span span = text.originalSpan(at, at + needle.length());
                boolean whole = at + needle.length() == text.folded().length()
                        || !Characters.isLetterOrDigit(text.folded().charAt(at + needle.length()));
                if (whole && isNear(places, span.start(), WITHIN)) {
                    return Optional.of(span);
                }
            }
        }
        return Optional.empty();
    }

    private static List<String> notations(PathElement step) {
        String value = FoldedText.fold(step.value());
        String ordinal = value.equals("1") ? "1er" : value;
        return switch (step.kind()) {
            case PARAGRAPH ->
                List.of(
                        "§ " + ordinal,
                        "§" + ordinal,
                        "§ " + value,
                        "§" + value,
                        "paragraphe " + ordinal,
                        "paragraaf " + value,
                        "lid " + value);
            case SUBPARAGRAPH, MEMBER ->
                List.of(
                        "alinea " + ordinal,
                        "al. " + ordinal,
                        "lid " + value,
                        ordinalWord(value) + " lid",
                        ordinalWordFrench(value) + " alinea",
                        value + "e lid",
                        value + "de lid");
            case ITEM, UNMARKED -> List.of(value + "°");
            case LETTER -> List.of(value + ")", "littera " + value, "litt. " + value);
            case POINT -> List.of("point " + value, "punt " + value, value + ")");
            case INDENT, SENTENCE, ROMAN, CAPITAL -> List.of(value);
        };
    }

    private static String ordinalWord(String value) {
        return word(
                value,
                List.of(
                        "eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende",
                        "tiende"));
    }

    private static String ordinalWordFrench(String value) {
        return word(
                value,
                List.of(
                        "premier",
                        "deuxieme",
                        "troisieme",
                        "quatrieme",
                        "cinquieme",
                        "sixieme",
                        "septieme",
                        "huitieme",
                        "neuvieme",
                        "dixieme"));
    }

    private static String word(String value, List<String> words) {
        boolean counted =
                value.length() <= 2 && !value.isEmpty() && value.chars().allMatch(Characters::isDigit);
        int place = counted ? Integer.parseInt(value) : 0;
        return place >= 1 && place <= words.size() ? words.get(place - 1) : "laatste";
    }
}
