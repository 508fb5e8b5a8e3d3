package dev.assize.law.be.provision;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the number of an article from tokens, in every shape that Belgian, Union and treaty law has. */
final class NumeralReader {

    /** A numeral and the token after it. */
    record Found(ArticleNumeral numeral, int next) {}

    private static final Set<String> ORDINAL_ENDINGS = Set.of("er", "re", "ere", "ste", "e", "eme", "o", "ier");
    private static final Set<String> FIRST = Set.of("premier", "ler", "ier", "een", "lier");
    private static final Set<String> LETTERS = Set.of("l", "r", "d", "lp");
    private static final Set<String> DOTTED_LETTERS = Set.of("r", "d");
    private static final Set<String> IDLE_DOT_FOLLOWERS = Set.of("et", "en", "de", "du", "des", "van", "d", "tot", "a");
    private static final int LONGEST_NUMBER = 5;
    private static final int ENCLOSED = 24;

    private final Tokens tokens;

    NumeralReader(Tokens tokens) {
        this.tokens = tokens;
    }

    @Nullable
    Found at(int index) {
        if (tokens.isNumber(index)) {
            return tokens.form(index).length() > LONGEST_NUMBER || isInsideWord(index) ? null : figures(index);
        }
        if (!tokens.isWord(index)) {
            return null;
        }
        Found roman = roman(index);
        if (roman != null) {
            return roman;
        }
        Found lettered = lettered(index);
        if (lettered != null) {
            return lettered;
        }
        String form = tokens.form(index);
        boolean first = FIRST.contains(form) && !isPlainArticle(index);
        if (first || (form.equals("i") && tokens.is(index + 1, "er") && tokens.touches(index + 1))) {
            return new Found(ArticleNumeral.of(1), form.equals("i") ? index + 2 : index + 1);
        }
        return form.equals("unique") ? new Found(new ArticleNumeral("unique", List.of(), ""), index + 1) : null;
    }

    /** "l'art1cle": a figure that a scanner put into a word. */
    private boolean isInsideWord(int index) {
        return tokens.touches(index)
                && tokens.isWord(index - 1)
                && tokens.isWord(index + 1)
                && tokens.end(index) == tokens.start(index + 1)
                && tokens.form(index + 1).length() > 2
                && !LatinSuffix.is(tokens.form(index + 1));
    }

    /** Dutch "een" is the figure in "artikel één" and "artikel een van de wet", and the article in "dit artikel een misdrijf". */
    private boolean isPlainArticle(int index) {
        boolean accented = tokens.original()
                        .substring(tokens.start(index), tokens.end(index))
                        .indexOf('é')
                >= 0;
        return tokens.is(index, "een") && !accented && !tokens.isMark(index + 1) && !tokens.is(index + 1, "van");
    }

    private Found figures(int index) {
        StringBuilder head = new StringBuilder(stripZeros(tokens.form(index)));
        int at = suffixes(index + 1, head);
        if (joins(at, ":")) {
            head.append(':').append(tokens.form(at + 1));
            at = suffixes(at + 2, head);
        }
        List<String> decimals = new ArrayList<>();
        while (decimalFollows(at)) {
            StringBuilder part = new StringBuilder(tokens.isNumber(at + 1) ? tokens.form(at + 1) : letter(at + 1));
            at = tokens.isNumber(at + 1) ? suffixes(at + 2, part) : afterBracket(at + 2);
            decimals.add(part.toString());
        }
        if (decimals.isEmpty() && isHyphenedLetter(at)) {
            decimals.add(letter(at + 1));
            at = afterBracket(at + 2);
        }
        String hyphenated = "";
        boolean range = at == index + 1 && tokens.form(index).length() > 1 && ListSeparator.isTouchingDash(tokens, at);
        if (joins(at, "-")
                && !itemFollows(at + 2)
                && tokens.form(at + 1).length() <= 3
                && !decimalFollows(at + 2)
                && !range) {
            StringBuilder part = new StringBuilder(tokens.form(at + 1));
            at = suffixes(at + 2, part);
            // "706-95-17": three parts are one number, and no range has three ends.
            if (joins(at, "-") && !itemFollows(at + 2) && !joins(at + 2, "-")) {
                part.append('-').append(tokens.form(at + 1));
                at = suffixes(at + 2, part);
            }
            hyphenated = part.toString();
        }
        return new Found(new ArticleNumeral(head.toString(), decimals, hyphenated), afterIdleDot(at));
    }

    /** "12.3.1., al. 1er", "1.1., 1.2. et 8. de la Directive": a stop after the number that ends nothing. */
    private int afterIdleDot(int at) {
        boolean dot = tokens.is(at, ".") && tokens.touches(at);
        boolean goesOn = tokens.is(at + 1, ",")
                || isActLetters(at + 1)
                || (tokens.isWord(at + 1) && !tokens.isCapitalised(at + 1) && tokens.gapBefore(at + 1) == Gap.BLANK)
                || (IDLE_DOT_FOLLOWERS.contains(tokens.form(at + 1)) && !tokens.isCapitalised(at + 1));
        return dot && goesOn ? at + 1 : at;
    }

    /** "6.1. EVRM", "6.1. E.V.R.M.": capitals that no sentence begins with. */
    private boolean isActLetters(int at) {
        boolean initial = tokens.is(at + 1, ".") && tokens.touches(at + 1) && tokens.isUpperCase(at + 2);
        return tokens.isUpperCase(at) && (tokens.form(at).length() > 2 || (initial && tokens.touches(at + 2)));
    }

    /** "4.7)": a bracket behind a figure that no bracket opened makes it a point. */
    private boolean isPoint(int at) {
        boolean closes = tokens.is(at + 1, ")") && tokens.touches(at + 1);
        for (int before = at - 1; closes && before >= 0 && before > at - ENCLOSED; before--) {
            closes = !tokens.is(before, "(");
        }
        return closes;
    }

    private int afterBracket(int at) {
        return tokens.is(at, ")") && tokens.touches(at) ? at + 1 : at;
    }

    /** "2-d" is letter d of article 2; "2-delig" is a word. */
    private boolean isHyphenedLetter(int at) {
        boolean letter = tokens.isWord(at + 1)
                && tokens.form(at + 1).length() == 1
                && !tokens.isCapitalised(at + 1)
                && tokens.touches(at + 1);
        boolean ends = !tokens.touches(at + 2) || tokens.isMark(at + 2);
        return letter
                && ends
                && tokens.is(at, "-")
                && tokens.touches(at)
                && tokens.end(at + 1) - tokens.start(at + 1) == 1;
    }

    private static String stripZeros(String figures) {
        int at = 0;
        while (at < figures.length() - 1 && figures.charAt(at) == '0') {
            at++;
        }
        return figures.substring(at);
    }

    /** Latin suffixes, "er", slashed parts and a letter that touches: "39/82bis", "37bis/1", "1er", "36b". */
    private int suffixes(int index, StringBuilder text) {
        int at = index;
        boolean moved = true;
        while (moved) {
            int before = at;
            if (LatinSuffix.at(tokens, at)) {
                text.append(tokens.form(at));
                at++;
                if (isLetterSetApart(at)) {
                    text.append(Characters.upper(tokens.form(at)));
                    at++;
                }
            } else if (isSuffixWithLetter(at)) {
                String form = tokens.form(at);
                text.append(form, 0, form.length() - 1).append(Characters.upper(form.substring(form.length() - 1)));
                at++;
            } else if (degreeBeforeSuffix(at)) {
                at++;
            } else if (joins(at, "/")) {
                text.append('/').append(tokens.form(at + 1));
                at += 2;
            } else if (tokens.touches(at)
                    && tokens.form(at).startsWith("er")
                    && LatinSuffix.is(tokens.form(at).substring(2))) {
                text.append(tokens.form(at).substring(2));
                at++;
            } else if (isOrdinalEnding(at)) {
                at++;
            } else if (isLetterOfNumber(at)) {
                text.append(tokens.original().charAt(tokens.start(at)));
                at++;
            }
            moved = at > before;
        }
        return at;
    }

    /** "14°bis" is article 14bis, not item 14°. */
    private boolean degreeBeforeSuffix(int at) {
        return tokens.is(at, "°")
                && tokens.touches(at)
                && tokens.touches(at + 1)
                && LatinSuffix.is(tokens.form(at + 1));
    }

    private boolean isOrdinalEnding(int at) {
        boolean near = tokens.touches(at) || (tokens.is(at, "er") && tokens.gapBefore(at) == Gap.BLANK);
        if (tokens.is(at, "et") && tokens.end(at - 1) == tokens.start(at) && tokens.is(at - 1, "1")) {
            return true;
        }
        return near && tokens.isWord(at) && ORDINAL_ENDINGS.contains(tokens.form(at)) && !tokens.isCapitalised(at);
    }

    /** "93undecies E du Code", "93undecies C, § 1": the letter belongs to the number. */
    private boolean isLetterSetApart(int at) {
        return tokens.isUpperCase(at)
                && tokens.form(at).length() == 1
                && ((IDLE_DOT_FOLLOWERS.contains(tokens.form(at + 1)) && !tokens.touches(at + 1))
                        || (tokens.is(at + 1, ",") && tokens.is(at + 2, "§")));
    }

    /** "93undeciesB, § 3": the letter touches the suffix. */
    private boolean isSuffixWithLetter(int at) {
        String form = tokens.form(at);
        return tokens.isWord(at)
                && tokens.touches(at)
                && form.length() > 3
                && Characters.isUpperCase(tokens.original().charAt(tokens.end(at) - 1))
                && !tokens.isUpperCase(at)
                && LatinSuffix.is(form.substring(0, form.length() - 1));
    }

    private boolean isLetterOfNumber(int at) {
        return tokens.isWord(at)
                && tokens.touches(at)
                && tokens.form(at).length() == 1
                && tokens.end(at) - tokens.start(at) == 1
                && tokens.end(at - 1) == tokens.start(at)
                && !tokens.is(at + 1, ")");
    }

    private boolean joins(int at, String mark) {
        return tokens.is(at, mark) && tokens.touches(at) && tokens.isNumber(at + 1) && tokens.touches(at + 1);
    }

    private boolean decimalFollows(int at) {
        if (!tokens.is(at, ".") || !tokens.touches(at) || !tokens.touches(at + 1)) {
            return false;
        }
        boolean figures = tokens.isNumber(at + 1)
                && tokens.form(at + 1).length() <= 3
                && !itemFollows(at + 2)
                && !isPoint(at + 1);
        boolean letter = tokens.isWord(at + 1)
                && tokens.form(at + 1).length() == 1
                && tokens.end(at + 1) - tokens.start(at + 1) == 1;
        return figures || letter;
    }

    /** "42.1°" is item 1° of article 42, and "138.6°bis" item 6°bis of article 138; scanners write "42.1o". */
    private boolean itemFollows(int at) {
        boolean raised = tokens.is(at, "o")
                && !tokens.isCapitalised(at)
                && (tokens.touches(at) || (tokens.gapBefore(at) == Gap.BLANK && tokens.is(at + 1, ",")));
        return (tokens.is(at, "°") && tokens.touches(at)) || raised;
    }

    private String letter(int index) {
        return tokens.original().substring(tokens.start(index), tokens.end(index));
    }

    /** "XX.99", "XX. 99", "I.2-3". */
    private @Nullable Found roman(int index) {
        if (!isRomanNumber(tokens, index)
                || !tokens.is(index + 1, ".")
                || !tokens.touches(index + 1)
                || !tokens.isNumber(index + 2)
                || tokens.gapBefore(index + 2).compareTo(Gap.BLANK) > 0) {
            return RomanArticle.isAt(tokens, index)
                    ? new Found(new ArticleNumeral(Characters.upper(tokens.form(index)), List.of(), ""), index + 1)
                    : null;
        }
        StringBuilder head = new StringBuilder(Characters.upper(tokens.form(index)))
                .append('.')
                .append(tokens.form(index + 2));
        int at = suffixes(index + 3, head);
        while ((joins(at, "-") || joins(at, ".")) && !itemFollows(at + 2)) {
            head.append(tokens.form(at)).append(tokens.form(at + 1));
            at = suffixes(at + 2, head);
        }
        return new Found(new ArticleNumeral(head.toString(), List.of(), ""), at);
    }

    static boolean isRomanNumber(Tokens tokens, int index) {
        return tokens.isUpperCase(index) && tokens.form(index).chars().allMatch(c -> "ivxlc".indexOf(c) >= 0);
    }

    /** "L1122-30", "L 1133-1", "D.163", "D.IV.1", "R.IV.1-1". */
    private @Nullable Found lettered(int index) {
        if (!LETTERS.contains(tokens.form(index)) || !tokens.isUpperCase(index)) {
            return null;
        }
        StringBuilder head = new StringBuilder(Characters.upper(tokens.form(index)));
        int at = index + 1;
        if (tokens.is(at, ".") && tokens.touches(at)) {
            at++;
        }
        boolean roman = isRomanNumber(tokens, at) && tokens.is(at + 1, ".") && tokens.isNumber(at + 2);
        if (roman) {
            head.append('.').append(Characters.upper(tokens.form(at))).append('.');
            at += 2;
        }
        if (!tokens.isNumber(at) || (!roman && tokens.form(at).length() < 2 && !tokens.touches(at))) {
            return null;
        }
        // The Walloon codes themselves write "D.163" with a stop and "L1122-30" without.
        if (!roman && DOTTED_LETTERS.contains(tokens.form(index))) {
            head.append('.');
        }
        head.append(tokens.form(at));
        at = suffixes(at + 1, head);
        while (joins(at, "-") || joins(at, ".")) {
            head.append(tokens.form(at)).append(tokens.form(at + 1));
            at = suffixes(at + 2, head);
        }
        return new Found(new ArticleNumeral(head.toString(), List.of(), ""), at);
    }
}
