package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads items and points, whose mark stands behind their figure: "3°", "2°bis", "7)". */
final class ItemReader {

    /** As far as a bracket may have been opened before: whole lists of citations stand in one. */
    private static final int BRACKETED = 150;

    private final Tokens tokens;

    ItemReader(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Whether the closing bracket after a token answers an opening one: "(actuellement 10 et 11)". */
    boolean isEnclosed(int index) {
        int start = index;
        while (start > 0 && start > index - BRACKETED && tokens.gapBefore(start) != Gap.PARAGRAPH) {
            start--;
        }
        int open = 0;
        for (int at = start; at < index; at++) {
            if (tokens.is(at, "(")) {
                open++;
            } else if (open > 0 && tokens.is(at, ")") && !isOwnBracket(at)) {
                open--;
            }
        }
        return open > 0;
    }

    /** The bracket of "a)" or "4.7)", which nothing opened. */
    private boolean isOwnBracket(int close) {
        boolean letter = tokens.isWord(close - 1) && tokens.form(close - 1).length() == 1 && !tokens.is(close - 2, "(");
        boolean decimal = tokens.isNumber(close - 1) && tokens.is(close - 2, ".") && tokens.touches(close - 1);
        return letter || decimal;
    }

    /** "3°", "2°bis", "7)". */
    SubdivisionReader.@Nullable Found at(int index) {
        int at = index + 1;
        StringBuilder value = new StringBuilder(tokens.form(index));
        if (LatinSuffix.is(tokens.form(at)) && tokens.touches(at)) {
            value.append(tokens.form(at));
            at++;
        }
        // Scanners read the degree sign as a raised letter; an ordinal with its noun was tried before.
        boolean lone =
                tokens.is(at, "o") && (tokens.isMark(at + 1) || tokens.is(at + 1, "tot") || tokens.is(at + 1, "en"));
        boolean raised = ((tokens.is(at, "e") || tokens.is(at, "o")) && tokens.touches(at)) || lone;
        boolean degree = tokens.is(at, "°") || raised;
        boolean bracket = tokens.is(at, ")") && tokens.touches(at) && value.length() <= 2 && !isEnclosed(index);
        if ((!degree && !bracket) || value.length() > 12) {
            return null;
        }
        at++;
        // "4°, quinquies": the comma is a slip, for no list goes on with a suffix.
        if (degree && tokens.is(at, ",") && LatinSuffix.is(tokens.form(at + 1)) && !tokens.is(at + 1, "ter")) {
            at++;
        }
        if (degree && LatinSuffix.at(tokens, at)) {
            value.append(tokens.form(at));
            at++;
        } else if (degree && tokens.is(at, "/") && tokens.touches(at) && tokens.isNumber(at + 1)) {
            value.append('/').append(tokens.form(at + 1));
            at += 2;
        }
        return SubdivisionReader.single(new PathElement(degree ? Kind.ITEM : Kind.POINT, value.toString()), at);
    }

    /** Whether a member of a list ends before a token. */
    boolean endsMember(int index) {
        boolean abbreviation = tokens.is(index, ".") && tokens.isWord(index + 1) && tokens.touches(index + 1);
        return (tokens.isMark(index) && !abbreviation)
                || Set.of("et", "en", "ou", "of", "van", "de", "du", "des", "tot", "juncto")
                        .contains(tokens.form(index))
                || tokens.isCapitalised(index);
    }
}
