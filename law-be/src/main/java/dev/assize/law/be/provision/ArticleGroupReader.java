package dev.assize.law.be.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.internal.MonthNames;
import dev.assize.law.be.provision.ArticleReader.Plurality;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a list or range of articles: "10 à 12, 14bis, § 2, et 20", "van artikel 10 tot artikel 14", "25.1 et 2". */
final class ArticleGroupReader {

    private static final Set<String> UNITS =
            WordSet.of("euro euros eur francs frs fr jours jour ans an mois annees jaar jaren dagen dag maanden "
                    + "maand weken uur uren heures heure % procent personnes personen fois keer bef");

    private final Tokens tokens;
    private final DateMarks dates;
    private final ActPosition position;
    private final NumeralReader numerals;
    private final ArticleReader articles;

    ArticleGroupReader(Tokens tokens, DateMarks dates, ActPosition position) {
        this.tokens = tokens;
        this.dates = dates;
        this.position = position;
        this.numerals = new NumeralReader(tokens);
        this.articles = new ArticleReader(tokens);
    }

    private static @Nullable ArticleGroup done(@Nullable GrowingGroup group) {
        return group == null ? null : new ArticleGroup(group.references, group.next);
    }

    /** The group whose first number stands at a token, behind the word for article; null when no number does. */
    @Nullable
    ArticleGroup at(int word, int numeral, Plurality number) {
        return done(opensRange(numeral) ? rangeFrom(word, numeral + 1) : group(word, numeral, number));
    }

    /** The group that begins at a token with a number that may well be an article's; null when none does. */
    @Nullable
    ArticleGroup wordless(int numeral) {
        return isNumeralAllowed(numeral) ? read(numeral, numeral, Plurality.PLURAL) : null;
    }

    @Nullable
    ArticleGroup read(int first, int numeral, Plurality number) {
        return done(group(first, numeral, number));
    }

    /** The only article of an act: "het enig artikel". */
    ArticleGroup sole(int word) {
        NumeralReader.Found unique = new NumeralReader.Found(
                new ArticleNumeral("unique", List.of(), ""),
                tokens.is(word, "art") ? CitationReader.afterWord(tokens, word) : word + 1);
        ArticleReader.Found article = articles.read(word, unique, Plurality.SINGULAR);
        return new ArticleGroup(List.of(article.reference()), article.next());
    }

    /** "de artikelen van 10 tot 14": the preposition stands before the first number. */
    private boolean opensRange(int index) {
        return tokens.is(index, "van") || tokens.is(index, "de") || tokens.is(index, "vanaf");
    }

    private @Nullable GrowingGroup rangeFrom(int word, int numeral) {
        GrowingGroup group = isNumeralAllowed(numeral) ? group(word, numeral, Plurality.PLURAL) : null;
        boolean range = group != null
                && group.references.size() > 1
                && group.references.get(1).inferred();
        return range ? group : null;
    }

    private @Nullable GrowingGroup group(int first, int numeral, Plurality number) {
        GrowingGroup group = new GrowingGroup(new ArrayList<>());
        int at = member(first, numeral, number, group);
        if (at < 0) {
            return null;
        }
        group.next = at;
        while (true) {
            ListSeparator separator = ListSeparator.at(tokens, ArticleRemark.after(tokens, afterTail(group.next)));
            int next =
                    separator.kind() == ListSeparator.Kind.NOTHING ? renumbered(group) : next(separator, number, group);
            if (next < 0) {
                return group;
            }
            group.next = next;
        }
    }

    /** "art. 1134 in fine en 1135 B.W.": the list goes on behind it. */
    private int afterTail(int at) {
        boolean tail = (tokens.is(at, "in") && tokens.is(at + 1, "fine"))
                || (tokens.is(at, "ab") && tokens.is(at + 1, "initio"));
        return tail ? at + 2 : at;
    }

    /** "articles 6 et 6bis (actuellement 10 et 11)": the other numbering, in brackets, is cited too. */
    private int renumbered(GrowingGroup group) {
        int at = group.next;
        if (!tokens.is(at, "(") || !CitationReader.isRenumbering(tokens.form(at + 1)) || !tokens.isNumber(at + 2)) {
            return -1;
        }
        GrowingGroup others = group(at + 2, at + 2, Plurality.PLURAL);
        if (others == null || !tokens.is(others.next, ")")) {
            return -1;
        }
        group.references.addAll(others.references);
        return others.next + 1;
    }

    private int next(ListSeparator separator, Plurality number, GrowingGroup group) {
        int index = separator.kind() == ListSeparator.Kind.RANGE ? upperBound(separator, group) : separator.next();
        if (!(isNumeralAllowed(index) || (group.hasDotted() && tokens.isNumber(index)))
                || tokens.gapBefore(index) == Gap.PARAGRAPH) {
            return -1;
        }
        if (separator.kind() == ListSeparator.Kind.SEMICOLON && !continuesAfterSemicolon(index)) {
            return -1;
        }
        ArticleReference before = group.references.get(group.references.size() - 1);
        int size = group.references.size();
        ArticleNumeral sibling = sibling(before, index);
        if (sibling != null) {
            if (separator.kind() == ListSeparator.Kind.RANGE) {
                ArticleReference end = ArticleReference.written(sibling, before.paths(), index, index);
                group.references.add(ArticleReference.between(before, end));
            }
            group.references.add(ArticleReference.written(sibling, before.paths(), index, index));
            return index + 1;
        }
        int next = member(index, index, number, group);
        if (next > 0 && separator.kind() == ListSeparator.Kind.RANGE) {
            return range(before, size, group) ? next : undo(size, group);
        }
        boolean plausible = next > 0 && follows(before, group.references.get(size), separator, number);
        return next > 0 && !plausible ? undo(size, group) : next;
    }

    /** "25.1 et 2": a bare figure behind a decimal, above its last part and below its article, is the next of its paragraphs. */
    private @Nullable ArticleNumeral sibling(ArticleReference before, int index) {
        ArticleNumeral numeral = before.numeral();
        // "5.1.c, 3 en 4": behind a letter too.
        int levels = numeral.endsWithLetter() ? 2 : 1;
        boolean single = numeral.decimals().size() == levels && numeral.isDecimal() && before.isWhole();
        boolean bare = tokens.isNumber(index)
                && !(tokens.isMark(index + 1)
                        && tokens.touches(index + 1)
                        && !tokens.is(index + 1, ",")
                        && !tokens.is(index + 1, "."))
                && !(tokens.isWord(index + 1) && tokens.touches(index + 1))
                && !(tokens.is(index + 1, ".") && tokens.isNumber(index + 2) && tokens.touches(index + 2));
        if (!single || !bare || tokens.form(index).length() > 2) {
            return null;
        }
        int value = Expansion.number(tokens.form(index));
        boolean next = value > Expansion.number(numeral.decimals().get(0)) && value < numeral.leading();
        return next ? new ArticleNumeral(numeral.head(), List.of(tokens.form(index)), "") : null;
    }

    /**
     * The number that ends a range, where the word for article may come again: "van artikel 10 tot artikel 14". French "à
     * l'article" ends one only if "de l'article" began it: "il compare l'article 5 à l'article 7".
     */
    private int upperBound(ListSeparator separator, GrowingGroup group) {
        int word = separator.next();
        if (tokens.is(word, "l") || tokens.is(word, "het")) {
            word++;
        }
        if (!CitationReader.isArticleWord(tokens.form(word))) {
            return separator.next();
        }
        boolean french = tokens.is(separator.next() - 1, "a") && !tokens.is(separator.next() - 2, "jusqu");
        int first = group.references.get(0).first();
        boolean opened = tokens.is(first - 1, "de") || (tokens.is(first - 1, "l") && tokens.is(first - 2, "de"));
        return !french || opened ? CitationReader.afterWord(tokens, word) : separator.next();
    }

    private static int undo(int size, GrowingGroup group) {
        group.cutTo(size);
        return -1;
    }

    /** After "l'article 5, …" alone, a smaller figure behind a comma is not the next article. */
    private boolean follows(
            ArticleReference before, ArticleReference after, ListSeparator separator, Plurality number) {
        boolean certain = number != Plurality.SINGULAR || separator.kind() != ListSeparator.Kind.COMMA;
        boolean ascending = after.numeral().leading() > before.numeral().leading();
        return certain
                || ascending
                || after.numeral().isRoman()
                || after.numeral().isLettered();
    }

    private boolean range(ArticleReference before, int at, GrowingGroup group) {
        ArticleReference end = group.references.get(at);
        boolean letters = end.numeral().leading() < 0;
        if (!letters && end.numeral().leading() < before.numeral().leading()) {
            return false;
        }
        group.references.add(at, ArticleReference.between(before, end));
        return true;
    }

    private int member(int first, int index, Plurality number, GrowingGroup group) {
        NumeralReader.Found numeral = numerals.at(index);
        if (numeral == null) {
            return -1;
        }
        if (isItem(numeral.next())) {
            if (numeral.numeral().isPlain()) {
                return -1;
            }
            numeral = new NumeralReader.Found(numeral.numeral(), numeral.next() + 1);
        }
        if (!numeral.numeral().decimals().isEmpty() && isIdleDot(numeral.next())) {
            numeral = new NumeralReader.Found(numeral.numeral(), numeral.next() + 1);
        }
        ArticleReader.Found article = articles.read(first, numeral, number);
        group.references.add(article.reference());
        return article.next();
    }

    /** "art. 12.3.2. Wegverkeersreglement": a stop behind a decimal number that is followed by its act. */
    private boolean isIdleDot(int next) {
        return tokens.is(next, ".") && tokens.touches(next) && position.rightAfter(next) != null;
    }

    private boolean isItem(int next) {
        return tokens.is(next, "°") && tokens.touches(next) && !LatinSuffix.is(tokens.form(next + 1));
    }

    private boolean isNumeralAllowed(int index) {
        if (tokens.isNumber(index)) {
            return !dates.isDate(index)
                    && !UNITS.contains(tokens.form(index + 1))
                    && !MonthNames.isMonth(tokens.form(index + 1));
        }
        // "art. 52, L. 3 juillet 1978": a law, and no article L3.
        int figures = tokens.is(index + 1, ".") ? index + 2 : index + 1;
        return !dates.isDate(figures) && (NumeralReader.isRomanNumber(tokens, index) || tokens.isUpperCase(index));
    }

    /** Keywords at the head of a decision: "art. 44, 45 et 71 ; 169, al. 2 ; 153". */
    private boolean continuesAfterSemicolon(int index) {
        return tokens.isNumber(index)
                && (tokens.is(index + 1, ",") || tokens.is(index + 1, ";") || tokens.is(index + 1, ")"));
    }
}
