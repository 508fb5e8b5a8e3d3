package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the tokens around a number tell of the sub-divisions behind it: stops, brackets, letters, the words that open a range. */
record SubdivisionSigns(Tokens tokens, SubdivisionReader subdivisions) {

    /** "11.2.1°", "4.7)": the last part is an item or a point, set off by a dot. */
    boolean isDottedItem(int at) {
        boolean glued =
                (tokens.is(at + 2, "°") || tokens.is(at + 2, ")") || isRaisedLetter(at + 2)) && tokens.touches(at + 2);
        boolean raised = isRaisedLetter(at + 2) && tokens.is(at + 3, ",");
        return (tokens.is(at, ".") || tokens.is(at, "-"))
                && tokens.touches(at)
                && tokens.isNumber(at + 1)
                && tokens.gapBefore(at + 1).compareTo(Gap.BLANK) <= 0
                && (glued || raised);
    }

    private boolean isRaisedLetter(int at) {
        return tokens.is(at, "o") && !tokens.isCapitalised(at);
    }

    /** "15.alinéa 1": a stop for the comma. */
    boolean isDottedNoun(int at) {
        return tokens.is(at, ".")
                && tokens.touches(at)
                && tokens.touches(at + 1)
                && SubdivisionNoun.of(tokens.form(at + 1)) != null;
    }

    @Nullable
    BracketedPath further(int index) {
        ListSeparator separator = ListSeparator.at(tokens, index);
        boolean listed = separator.kind() == ListSeparator.Kind.AND || separator.kind() == ListSeparator.Kind.COMMA;
        BracketedPath path = listed ? BracketedPath.at(tokens, separator.next()) : null;
        return path != null && path.startsWithFigure() ? path : null;
    }

    /** "D.163 ancien, alinéa 6": the edition of the article does not part it from its sub-divisions. */
    int afterEdition(int at) {
        if (tokens.is(at, "-") && tokens.touches(at) && (tokens.is(at + 1, "oud") || tokens.is(at + 1, "nieuw"))) {
            return at + 1;
        }
        boolean edition = Set.of("ancien", "nouveau", "oud", "nieuw", "precite").contains(tokens.form(at));
        int next = tokens.is(at + 1, ",") ? at + 2 : at + 1;
        return edition && subdivisions.at(next) != null ? at + 1 : at;
    }

    /** "van § 1 tot § 3", "du 1° au 3°": the preposition that opens a range. */
    SubdivisionReader.@Nullable Found openedRange(int index) {
        if (!Set.of("van", "vanaf", "du", "de").contains(tokens.form(index))) {
            return null;
        }
        SubdivisionReader.Found lower = subdivisions.at(index + 1);
        boolean opens = lower != null && ListSeparator.at(tokens, lower.next()).kind() == ListSeparator.Kind.RANGE;
        return opens ? lower : null;
    }

    /** "§ 1er, II, 1°" of the special law on institutional reform; "§ 1er, B, 1°". */
    SubdivisionReader.@Nullable Found romanOrCapital(ListSeparator separator, ArticlePaths paths) {
        int index = separator.next();
        boolean letter = tokens.form(index).length() == 1 && !NumeralReader.isRomanNumber(tokens, index);
        boolean roman = NumeralReader.isRomanNumber(tokens, index)
                && (tokens.form(index).length() > 1 || subdivisions.at(index + 2) != null);
        boolean inPath = (separator.comma() && (letter || roman || !paths.isEmpty()))
                || (separator.kind() == ListSeparator.Kind.AND && paths.has(Kind.ROMAN));
        boolean bounded = tokens.is(index + 1, ",")
                || tokens.is(index + 1, "et")
                || tokens.is(index + 1, "en")
                || (roman && !paths.isEmpty() && (tokens.is(index + 1, ")") || tokens.is(index + 1, ";")));
        if (!inPath || !bounded || !tokens.isUpperCase(index)) {
            return null;
        }
        if (NumeralReader.isRomanNumber(tokens, index)) {
            return SubdivisionReader.Found.of(new PathElement(Kind.ROMAN, upper(index)), index + 1);
        }
        return tokens.form(index).length() == 1
                ? SubdivisionReader.Found.of(new PathElement(Kind.CAPITAL, upper(index)), index + 1)
                : null;
    }

    /** "1, A, (2)" of the Geneva Convention; elsewhere a figure in brackets is a footnote. */
    SubdivisionReader.@Nullable Found bracketed(int index) {
        boolean figure = tokens.is(index, "(") && tokens.isNumber(index + 1) && tokens.is(index + 2, ")");
        return figure
                ? SubdivisionReader.Found.of(new PathElement(Kind.UNMARKED, tokens.form(index + 1)), index + 3)
                : null;
    }

    private String upper(int index) {
        return tokens.original().substring(tokens.start(index), tokens.end(index));
    }

    /** "(art. 1138, 2.)": lists end with an "and", so a smaller figure before the stop is an item that has lost its sign. */
    boolean isStopOfList(int next) {
        return tokens.is(next, ".") && (tokens.is(next + 1, ")") || tokens.is(next + 1, ";"));
    }

    /**
     * "580, 1. à 4., du Code": a figure with a stop that ends nothing is an item that has lost its degree sign.
     *
     * @param below what the figure must be smaller than, since a list of articles ascends
     */
    SubdivisionReader.@Nullable Found lostDegree(ListSeparator separator, int below) {
        int index = separator.next();
        boolean inList = separator.kind() == ListSeparator.Kind.COMMA || separator.kind() == ListSeparator.Kind.RANGE;
        boolean figure = tokens.isNumber(index) && tokens.form(index).length() <= 2 && isLoneStop(index + 1);
        if (!inList || !figure || Expansion.number(tokens.form(index)) >= below) {
            return null;
        }
        boolean bounded = tokens.is(index + 2, ",") || tokens.is(index + 2, ";");
        ListSeparator next = ListSeparator.at(tokens, index + 2);
        boolean goesOn = (next.kind() == ListSeparator.Kind.RANGE || next.kind() == ListSeparator.Kind.AND)
                && tokens.isNumber(next.next())
                && isLoneStop(next.next() + 1);
        return bounded || goesOn
                ? SubdivisionReader.Found.of(new PathElement(Kind.ITEM, tokens.form(index)), index + 2)
                : null;
    }

    private boolean isLoneStop(int at) {
        return tokens.is(at, ".") && tokens.touches(at) && !tokens.isNumber(at + 1);
    }

    /** "19, 1 et 2, du Code": the second of two figures that are smaller than the article, where its act or a comma follows; -1 for none. */
    int secondFigure(int conjunction, int first, int article) {
        int at = conjunction + 1;
        boolean and = tokens.is(conjunction, "et") || tokens.is(conjunction, "en");
        boolean comma = tokens.is(at + 1, ",");
        boolean figure =
                and && tokens.isNumber(at) && tokens.form(at).length() <= 2 && (comma || !tokens.touches(at + 1));
        boolean bounded = comma
                || tokens.is(at + 1, "du")
                || tokens.is(at + 1, "de")
                || tokens.is(at + 1, "van")
                || tokens.isCapitalised(at + 1);
        int value = figure && bounded ? Expansion.number(tokens.form(at)) : -1;
        return value > first && value < article ? at : -1;
    }

    /** "6, 1, f)" of an act of the Union: a letter behind the figure tells that the figure is a paragraph. */
    boolean isLetterItem(int index) {
        int letter = tokens.is(index, "(") ? index + 1 : index;
        return tokens.isWord(letter) && tokens.form(letter).length() == 1 && tokens.is(letter + 1, ")");
    }
}
