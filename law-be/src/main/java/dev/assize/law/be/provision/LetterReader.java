package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads sub-divisions that are letters or small Roman figures: "a)", "littera b", "sous c), i)". */
final class LetterReader {

    private static final Set<String> LETTER_WORDS =
            WordSet.of("litt littera litterae lettre lettres letter sub sous onder point points punt punten lit "
                    + "buchstabe buchstaben buchst");

    private static final Set<String> ROMAN_LETTERS = Set.of("i", "v", "x");

    private final Tokens tokens;
    private final ItemReader items;

    LetterReader(Tokens tokens, ItemReader items) {
        this.tokens = tokens;
        this.items = items;
    }

    /** "littera a", "sub b)", "onder 3°". */
    SubdivisionReader.@Nullable Found at(int index) {
        if (LETTER_WORDS.contains(tokens.form(index))) {
            int at = tokens.is(index + 1, ".") ? index + 2 : index + 1;
            if (tokens.isNumber(at)) {
                return items.at(at);
            }
            int open = tokens.is(at, "(") ? at + 1 : at;
            if (isSmallRoman(open)) {
                return letter(open, open);
            }
            return isLoneLetter(open)
                    ? SubdivisionReader.single(
                            new PathElement(Kind.LETTER, value(open)), afterBracket(afterSuffix(open + 1)))
                    : null;
        }
        return isLoneLetter(index) || isSmallRoman(index) ? letter(index, index) : null;
    }

    /** "ii)", "iv)": small Roman figures, which only a bracket tells from a word. */
    private boolean isSmallRoman(int index) {
        String form = tokens.form(index);
        return form.length() > 1
                && form.length() <= 4
                && tokens.is(index + 1, ")")
                && !tokens.isCapitalised(index)
                && SmallRoman.value(form) > 0;
    }

    /** "c), i)", "a), v)": behind a letter that does not lead up to it, an i is a one, and a v a five. */
    private Kind letterKind(int index) {
        if (tokens.form(index).length() > 1) {
            return Kind.SMALL_ROMAN;
        }
        int letter = tokens.is(index - 2, ")") ? index - 3 : index - 2;
        boolean below = ROMAN_LETTERS.contains(tokens.form(index))
                && tokens.is(index - 1, ",")
                && tokens.isWord(letter)
                && tokens.form(letter).length() == 1
                && tokens.form(letter).compareTo("g") < 0;
        return below ? Kind.SMALL_ROMAN : Kind.LETTER;
    }

    private int afterBracket(int at) {
        return tokens.is(at, ")") ? at + 1 : at;
    }

    /** A letter before a bracket; without one only where nothing else can be meant. */
    SubdivisionReader.@Nullable Found letter(int index, int start) {
        if (!isLoneLetter(index) && !isSmallRoman(index)) {
            return null;
        }
        PathElement element = new PathElement(letterKind(index), value(index));
        int next = afterSuffix(index + 1);
        if (tokens.is(next, ")")) {
            return SubdivisionReader.single(element, next + 1);
        }
        boolean enclosed = tokens.is(start, "(");
        return !enclosed && items.endsMember(next) && tokens.form(index).charAt(0) <= 'k'
                ? SubdivisionReader.single(element, next)
                : null;
    }

    /** The letter with the suffix behind it: "e bis)" is ebis). */
    private String value(int index) {
        return afterSuffix(index + 1) > index + 1 ? tokens.form(index) + tokens.form(index + 1) : tokens.form(index);
    }

    private int afterSuffix(int at) {
        return LatinSuffix.at(tokens, at) ? at + 1 : at;
    }

    private boolean isLoneLetter(int index) {
        return tokens.isWord(index)
                && tokens.form(index).length() == 1
                && tokens.form(index).charAt(0) == tokens.original().charAt(tokens.start(index));
    }
}
