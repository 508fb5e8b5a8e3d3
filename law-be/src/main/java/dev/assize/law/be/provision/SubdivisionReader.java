package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads sub-divisions that carry a mark: "§ 1er", "alinéas 2 et 3", "eerste en tweede lid", "3°", "a)", "litt. b".
 *
 * <p>A bare figure is never one here; whether it goes on with the list before it is decided by {@link ArticleReader},
 * which knows the article.
 */
final class SubdivisionReader {

    /**
     * The members of one expression.
     *
     * @param next the token after it
     * @param plural whether the noun is a plural, so that bare figures may follow
     * @param closed whether the list has had its last "and"
     */
    record Found(List<PathElement> members, int next, boolean plural, boolean closed) {
        /** One member alone. */
        static Found of(PathElement member, int next) {
            return new Found(List.of(member), next, false, false);
        }

        Kind kind() {
            return members.get(0).kind();
        }

        PathElement last() {
            return members.get(members.size() - 1);
        }
    }

    private static final Set<String> ENDINGS = Set.of("er", "re", "ere", "e", "de", "ste", "eme", "nd", "nde");
    /** By the number that each is. */
    private static final List<String> NUMBERS =
            List.of("", "premier", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix");

    static final String LAST_VALUE = "dernier";

    /** No text skips more sub-divisions inside one list. */
    private static final int FARTHEST = 15;

    private final Tokens tokens;
    private final OrdinalReader ordinals;
    private final LetterReader letters;
    private final ItemReader items;

    SubdivisionReader(Tokens tokens) {
        this.tokens = tokens;
        this.ordinals = new OrdinalReader(tokens);
        this.items = new ItemReader(tokens);
        this.letters = new LetterReader(tokens, items);
    }

    static boolean isOrdinalEnding(String form) {
        return ENDINGS.contains(form);
    }

    @Nullable
    Found at(int index) {
        if (tokens.is(index, "§")) {
            return signed(index);
        }
        if (isMisreadSign(index)) {
            return figures(index + 1, Kind.PARAGRAPH, tokens.form(index).length() > 1);
        }
        if (tokens.isNumber(index)) {
            Found counted = ordinals.at(index);
            return counted != null ? counted : items.at(index);
        }
        if (tokens.is(index, "(")) {
            return letters.letter(index + 1, index);
        }
        if (!tokens.isWord(index)) {
            return null;
        }
        if ((tokens.is(index, "i") || tokens.is(index, "l"))
                && tokens.is(index + 1, "°")
                && tokens.touches(index + 1)) {
            return single(new PathElement(Kind.ITEM, "1"), index + 2);
        }
        boolean section = tokens.is(index, "section") || tokens.is(index, "afdeling");
        boolean initial = tokens.is(index + 2, ".") && tokens.touches(index + 2) && tokens.touches(index + 3);
        if (section
                && !initial
                && tokens.isUpperCase(index + 1)
                && tokens.form(index + 1).length() == 1) {
            return single(new PathElement(Kind.CAPITAL, letterAt(index + 1)), index + 2);
        }
        Found noun = nounFirst(index);
        if (noun != null) {
            return noun;
        }
        if (tokens.is(index, "nr") && tokens.is(index + 1, ".") && tokens.isNumber(index + 2)) {
            return figures(index + 2, Kind.ITEM, false);
        }
        Found lettered = letters.at(index);
        return lettered != null ? lettered : ordinals.at(index);
    }

    /** Scanners read "§" as 5 or S, and "§§" as 55: two figures in a row without a mark between them mean nothing else. */
    private boolean isMisreadSign(int index) {
        boolean sign = tokens.is(index, "5")
                || tokens.is(index, "55")
                || (tokens.is(index, "s") && tokens.isUpperCase(index))
                || (tokens.is(index, "ss") && tokens.isUpperCase(index));
        return sign
                && tokens.isNumber(index + 1)
                && tokens.form(index + 1).length() <= 2
                && tokens.gapBefore(index + 1) == Gap.BLANK
                && !tokens.touches(index)
                && !(tokens.is(index + 2, "°") && tokens.touches(index + 2));
    }

    private @Nullable Found signed(int index) {
        int at = index;
        while (tokens.is(at, "§")) {
            at++;
        }
        return figures(at, Kind.PARAGRAPH, at - index > 1);
    }

    private @Nullable Found nounFirst(int index) {
        SubdivisionNoun noun = SubdivisionNoun.of(tokens.form(index));
        if (noun == null) {
            return null;
        }
        // Converters made "alinéa alinéa 2 en 3" of "§§ 2 en 3".
        if (tokens.form(index + 1).equals(tokens.form(index))) {
            return figures(index + 2, noun.kind(), true);
        }
        int at = tokens.is(index + 1, ".") ? index + 2 : index + 1;
        // "article 5 par 2 van de wet", but "l'article 5 par 2 voix": without its stop the word is a preposition more
        // often.
        if (tokens.is(index, "par") && at == index + 1 && !items.endsMember(index + 2)) {
            return null;
        }
        // "al. 1°, 4°": the raised ending of "1er" was read as a degree sign.
        if (noun.kind() == Kind.SUBPARAGRAPH
                && tokens.is(at, "1")
                && tokens.is(at + 1, "°")
                && tokens.touches(at + 1)) {
            return single(new PathElement(noun.kind(), "1"), at + 2);
        }
        if (tokens.isNumber(at) || isScannedFirst(at) || writtenOut(at) > 0) {
            return figures(at, noun.kind(), noun.plural());
        }
        if (noun.kind() == Kind.PARAGRAPH && NumeralReader.isRomanNumber(tokens, at)) {
            return single(new PathElement(Kind.PARAGRAPH, letterAt(at)), at + 1);
        }
        return tokens.is(at, "final") && noun.kind() == Kind.SUBPARAGRAPH
                ? single(new PathElement(noun.kind(), LAST_VALUE), at + 1)
                : null;
    }

    /** The figures after a mark, and the bare ones that a plural lets follow: "§§ 1er, 2 et 4", "alinéas 1er à 3". */
    private @Nullable Found figures(int index, Kind kind, boolean plural) {
        List<PathElement> members = new ArrayList<>();
        int at = afterPoint(figure(index, kind, members), kind);
        if (at < 0) {
            return null;
        }
        boolean closed = false;
        while (plural && !closed) {
            ListSeparator separator = ListSeparator.at(tokens, at);
            if (separator.kind() == ListSeparator.Kind.NOTHING
                    || separator.kind() == ListSeparator.Kind.COMBINED
                    || separator.kind() == ListSeparator.Kind.SEMICOLON) {
                break;
            }
            List<PathElement> more = new ArrayList<>();
            int next = isDecimal(separator.next()) ? -1 : afterPoint(figure(separator.next(), kind, more), kind);
            if (next < 0
                    || !ascends(members.get(members.size() - 1), more.get(0))
                    || leaps(members.get(members.size() - 1), more.get(0), separator)
                    || isArticle(next, separator, kind)) {
                break;
            }
            if (separator.kind() == ListSeparator.Kind.RANGE) {
                members.addAll(Expansion.between(members.get(members.size() - 1), more.get(0)));
            }
            members.addAll(more);
            closed = separator.kind() == ListSeparator.Kind.AND;
            at = next;
        }
        return new Found(members, at, plural, closed);
    }

    /** "30, §§ 1er à 3, 33, §§ 1er et 2": a figure that has such sub-divisions of its own is an article. */
    private boolean isArticle(int next, ListSeparator separator, Kind kind) {
        int mark = tokens.is(next, ",") ? next + 1 : next;
        boolean sign = tokens.is(mark, "§") && kind == Kind.PARAGRAPH;
        SubdivisionNoun noun = SubdivisionNoun.of(tokens.form(mark));
        return separator.kind() != ListSeparator.Kind.RANGE && (sign || (noun != null && noun.kind() == kind));
    }

    /** "54, §§ 1 tot en met 4, en 57": no list of sub-divisions skips so many, so the figure is the next article. */
    private static boolean leaps(PathElement before, PathElement after, ListSeparator separator) {
        return separator.kind() != ListSeparator.Kind.RANGE
                && Expansion.number(after.value()) > Expansion.number(before.value()) + FARTHEST;
    }

    /** "points 1) et 7)": the bracket belongs to the figure. */
    private int afterPoint(int next, Kind kind) {
        boolean bracket = kind == Kind.POINT && next > 0 && tokens.is(next, ")") && tokens.touches(next);
        return bracket && !items.isEnclosed(next) ? next + 1 : next;
    }

    /** "alinéas 1er à 3, et 8.29": a figure that goes on behind a dot or a colon is the next article. */
    boolean isDecimal(int index) {
        boolean mark = tokens.is(index + 1, ".") || tokens.is(index + 1, ":") || tokens.is(index + 1, "/");
        return mark && tokens.touches(index + 1) && tokens.touches(index + 2) && tokens.isNumber(index + 2);
    }

    private static boolean ascends(PathElement before, PathElement after) {
        return Expansion.number(after.value()) > Expansion.number(before.value())
                || after.value().startsWith(before.value());
    }

    /** "alinéa premier", "alinéa deux": the number that a French word behind the noun is; 0 for another word. */
    private int writtenOut(int at) {
        return Math.max(0, NUMBERS.indexOf(tokens.form(at)));
    }

    /** Scanners read "1er" as "ler" or "l er". */
    private boolean isScannedFirst(int at) {
        return tokens.is(at, "ler") || (tokens.is(at, "l") && tokens.is(at + 1, "er"));
    }

    /** One figure with its ordinal ending and suffix; the token after it, or -1. */
    int figure(int index, Kind kind, List<PathElement> into) {
        if (isScannedFirst(index)) {
            into.add(new PathElement(kind, "1"));
            return tokens.is(index, "l") ? index + 2 : index + 1;
        }
        int written = kind == Kind.ITEM ? 0 : writtenOut(index);
        if (written > 0) {
            into.add(new PathElement(kind, Integer.toString(written)));
            return index + 1;
        }
        if (!tokens.isNumber(index) || tokens.form(index).length() > 3) {
            return -1;
        }
        StringBuilder value = new StringBuilder(tokens.form(index));
        int at = index + 1;
        String joined = ordinalAndSuffix(at);
        if (!joined.isEmpty()) {
            value.append(joined);
            at++;
        } else {
            boolean touching = tokens.isWord(at) && (tokens.touches(at) || tokens.is(at, "er"));
            at = touching && ENDINGS.contains(tokens.form(at)) ? at + 1 : at;
            if (LatinSuffix.at(tokens, at)) {
                value.append(tokens.form(at));
                at++;
            }
        }
        if (tokens.is(at, "/") && tokens.touches(at) && tokens.isNumber(at + 1) && tokens.touches(at + 1)) {
            value.append('/').append(tokens.form(at + 1));
            at += 2;
        }
        if (kind != Kind.ITEM && tokens.is(at, "°") && tokens.touches(at)) {
            return -1;
        }
        into.add(new PathElement(kind, value.toString()));
        return at;
    }

    /** The suffix of "1erbis", which is one word; empty when the word is another. */
    private String ordinalAndSuffix(int at) {
        String form = tokens.touches(at) ? tokens.form(at) : "";
        return form.startsWith("er") && LatinSuffix.is(form.substring(2)) ? form.substring(2) : "";
    }

    private String letterAt(int index) {
        return tokens.original().substring(tokens.start(index), tokens.end(index));
    }

    static Found single(PathElement element, int next) {
        return Found.of(element, next);
    }
}
