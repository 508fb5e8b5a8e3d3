package dev.assize.law.be.provision;

import dev.assize.law.be.internal.Ordinals;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What stands between two members of a list.
 *
 * @param next the token after the separator; where nothing stands, the place itself
 */
record ListSeparator(Kind kind, int next, boolean comma) {

    enum Kind {
        NOTHING,
        COMMA,
        SEMICOLON,
        AND,
        RANGE,
        /** "juncto", "lu en combinaison avec", "samen gelezen met". */
        COMBINED
    }

    /** Ends that lie farther apart are no range: "art. 12-2020". */
    private static final int LONGEST_DASH = 100;

    private static final Set<String> EMPHASES =
            Set.of("spec", "specialement", "inz", "inzonderheid", "notamment", "particulierement", "meerbepaald");

    private static final Set<String> AND_WORDS =
            Set.of("et", "en", "ou", "of", "&", "und", "oder", "noch", "ni", "evenals", "alsook", "alsmede");

    private static final Map<String, List<List<String>>> COMBINATIONS = byFirstWord(
            "lu en combinaison avec",
            "lus en combinaison avec",
            "lue en combinaison avec",
            "lues en combinaison avec",
            "en combinaison avec",
            "combine avec",
            "combines avec",
            "combinee avec",
            "combinees avec",
            "lu conjointement avec",
            "lus conjointement avec",
            "lu ensemble avec",
            "lus ensemble avec",
            "juncto",
            "iuncto",
            "jo",
            "j °",
            "io",
            "in samenhang gelezen met",
            "gelezen in samenhang met",
            "samen gelezen met",
            "in samenlezing met",
            "in samenhang met",
            "in combinatie met",
            "gelezen in combinatie met",
            "al dan niet in samenhang gelezen met",
            "lus ou non en combinaison avec");

    private static final Map<String, List<List<String>>> RANGES = byFirstWord(
            "tot en met",
            "bis",
            "t e m",
            "tem",
            "t / m",
            "tot",
            "a",
            "au",
            "jusqu a",
            "jusqu au",
            "jusques et y compris");

    private static final Map<String, List<List<String>>> LONG_ANDS = byFirstWord(
            "ainsi que",
            "qu a l",
            "qu aux",
            "et / ou",
            "en / of",
            "ou encore",
            "et d autre part",
            "respectivement",
            "et de",
            "ainsi qu");

    private static Map<String, List<List<String>>> byFirstWord(String... phrases) {
        Map<String, List<List<String>>> all = new HashMap<>();
        for (String phrase : phrases) {
            List<String> words = List.of(phrase.split(" "));
            all.computeIfAbsent(words.get(0), first -> new ArrayList<>()).add(words);
        }
        return all;
    }

    /** Words that open a separator; most tokens are none of them and are told apart by one look-up. */
    private static final Set<String> OPENINGS = openings();

    private static Set<String> openings() {
        Set<String> words = new HashSet<>(AND_WORDS);
        words.addAll(COMBINATIONS.keySet());
        words.addAll(RANGES.keySet());
        words.addAll(LONG_ANDS.keySet());
        words.add("-");
        return words;
    }

    /** The separator that begins at a token. */
    static ListSeparator at(Tokens tokens, int index) {
        // "1°., van de wet", "derde lid., 16": a stop right before a comma ends nothing.
        int at = isIdleStop(tokens, index) ? index + 1 : index;
        boolean comma = tokens.is(at, ",");
        if (comma) {
            // "34, ,§ 2": one of the two is a slip.
            at += tokens.is(at + 1, ",") ? 2 : 1;
            at = afterEmphasis(tokens, at);
        }
        if (OPENINGS.contains(tokens.form(at))) {
            return opened(tokens, at, comma);
        }
        if (!comma && tokens.is(at, ";") && tokens.gapBefore(at + 1) != Gap.PARAGRAPH) {
            return new ListSeparator(Kind.SEMICOLON, AND_WORDS.contains(tokens.form(at + 1)) ? at + 2 : at + 1, false);
        }
        return new ListSeparator(comma ? Kind.COMMA : Kind.NOTHING, at, comma);
    }

    static boolean isIdleStop(Tokens tokens, int at) {
        return tokens.is(at, ".") && tokens.touches(at) && tokens.is(at + 1, ",") && tokens.touches(at + 1);
    }

    /** "1, 2, inz. 8°, en 3", "§ 1er, spécialement 2°": what is stressed is a sub-division like the others. */
    private static int afterEmphasis(Tokens tokens, int at) {
        if (!EMPHASES.contains(tokens.form(at))) {
            return at;
        }
        int next = tokens.is(at + 1, ".") ? at + 2 : at + 1;
        boolean step = tokens.is(next, "§")
                || tokens.is(next + 1, "°")
                || tokens.is(next + 1, ")")
                || SubdivisionNoun.of(tokens.form(next)) != null
                || Ordinals.value(tokens.form(next)) > 0;
        return step ? next : at;
    }

    private static ListSeparator opened(Tokens tokens, int at, boolean comma) {
        int next = matchAny(tokens, at, LONG_ANDS);
        if (next > at) {
            return new ListSeparator(Kind.AND, next, comma);
        }
        if (AND_WORDS.contains(tokens.form(at))) {
            int after = at + 1;
            int combined = matchAny(tokens, after, COMBINATIONS);
            return combined > after
                    ? new ListSeparator(Kind.COMBINED, combined, comma)
                    : new ListSeparator(Kind.AND, after, comma);
        }
        next = matchAny(tokens, at, COMBINATIONS);
        if (next > at) {
            return new ListSeparator(Kind.COMBINED, tokens.is(next, ".") ? next + 1 : next, comma);
        }
        next = spacedDash(tokens, at) || isTouchingDash(tokens, at) || isStepDash(tokens, at)
                ? at + 1
                : matchAny(tokens, at, RANGES);
        if (next > at && !isLetterA(tokens, at, next)) {
            return new ListSeparator(Kind.RANGE, next, comma);
        }
        return new ListSeparator(comma ? Kind.COMMA : Kind.NOTHING, at, comma);
    }

    /** "11 – 13": a dash with room on both sides; one that touches may be part of a number. */
    private static boolean spacedDash(Tokens tokens, int at) {
        return tokens.is(at, "-")
                && tokens.gapBefore(at) == Gap.BLANK
                && tokens.gapBefore(at + 1) == Gap.BLANK
                && tokens.isNumber(at + 1);
    }

    /** "1382-1384", "§§ 1-3": figures that ascend are the ends of a range, where "577-2" is one number. */
    static boolean isTouchingDash(Tokens tokens, int at) {
        boolean joins = tokens.is(at, "-")
                && tokens.touches(at)
                && tokens.touches(at + 1)
                && tokens.isNumber(at - 1)
                && tokens.isNumber(at + 1)
                && !(tokens.isMark(at + 2) && tokens.touches(at + 2) && tokens.isNumber(at + 3));
        int span = joins ? Expansion.number(tokens.form(at + 1)) - Expansion.number(tokens.form(at - 1)) : 0;
        return span > 0 && span <= LONGEST_DASH;
    }

    /** "a)-c)", "1°-3°", "§§ 1er-2", "6.1.a-c": a dash between two steps of one kind, whatever the blanks. */
    private static boolean isStepDash(Tokens tokens, int at) {
        if (!tokens.is(at, "-") || tokens.gapBefore(at).compareTo(Gap.BLANK) > 0) {
            return false;
        }
        boolean letter = tokens.isWord(at + 1) && tokens.form(at + 1).length() == 1;
        if (tokens.is(at - 1, ")")) {
            return letter && tokens.is(at + 2, ")");
        }
        if (tokens.is(at - 1, "°")) {
            return tokens.isNumber(at + 1) && tokens.is(at + 2, "°");
        }
        if (tokens.is(at - 1, "er")) {
            return tokens.isNumber(at + 1);
        }
        boolean afterLetter = tokens.isWord(at - 1) && tokens.form(at - 1).length() == 1 && tokens.touches(at);
        return afterLetter
                && letter
                && tokens.touches(at + 1)
                && tokens.form(at - 1).compareTo(tokens.form(at + 1)) < 0;
    }

    /** "9°, a) ou b)": the letter, not the preposition "à". */
    private static boolean isLetterA(Tokens tokens, int at, int next) {
        boolean plain = tokens.is(at, "a") && "aA".indexOf(tokens.original().charAt(tokens.start(at))) >= 0;
        return plain && !tokens.isNumber(next);
    }

    private static int matchAny(Tokens tokens, int index, Map<String, List<List<String>>> phrases) {
        for (List<String> phrase : phrases.getOrDefault(tokens.form(index), List.of())) {
            int next = match(tokens, index, phrase);
            if (next > index) {
                return next;
            }
        }
        return index;
    }

    private static int match(Tokens tokens, int index, List<String> phrase) {
        int at = index;
        for (String word : phrase) {
            if (!tokens.is(at, word)) {
                return index;
            }
            at++;
            if (word.length() == 1 && tokens.is(at, ".") && tokens.touches(at)) {
                at++;
            }
        }
        return at;
    }
}
