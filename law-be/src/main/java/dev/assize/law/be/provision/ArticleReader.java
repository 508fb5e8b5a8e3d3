package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads one article with everything that hangs on it: "2, § 1er, alinéa 2, 1° et 2°, et § 2".
 *
 * <p>Its sub-divisions make {@link ArticlePaths}. The hard case is a bare figure after a sub-division, which goes on with the
 * list ("§ 1er et 2") or is the next article ("alinéa 1er et 1376"): articles ascend, sub-divisions stay small, and a list that
 * has had its "and" is over.
 */
final class ArticleReader {

    /** Whether the word before the number was "article", "articles", or an "art." that does not tell. */
    enum Plurality {
        SINGULAR,
        PLURAL,
        UNKNOWN
    }

    /** An article and the token after it. */
    record Found(ArticleReference reference, int next) {}

    /** No text skips more sub-divisions inside one list. */
    private static final int FARTHEST = 15;

    private final Tokens tokens;
    private final SubdivisionReader subdivisions;
    private final SubdivisionSigns signs;

    ArticleReader(Tokens tokens) {
        this.tokens = tokens;
        this.subdivisions = new SubdivisionReader(tokens);
        this.signs = new SubdivisionSigns(tokens, subdivisions);
    }

    Found read(int first, NumeralReader.Found numeral, Plurality number) {
        ArticleNumeral article = numeral.numeral();
        boolean listed = article.endsWithLetter() && isLetterListed(numeral.next());
        Subdivisions read = new Subdivisions(listed ? article.withoutLast() : article, number);
        if (listed) {
            read.open(
                    new PathElement(
                            Kind.LETTER,
                            article.decimals().get(article.decimals().size() - 1)),
                    numeral.next());
        }
        int next = read.readFrom(numeral.next());
        return new Found(ArticleReference.written(read.article, read.paths.all(), first, next - 1), next);
    }

    /** "6.3.a, b et c", "14.1.a) tot en met c)": the letter behind the decimals is the first of several. */
    private boolean isLetterListed(int next) {
        ListSeparator separator = ListSeparator.at(tokens, next);
        SubdivisionReader.Found found =
                separator.kind() == ListSeparator.Kind.NOTHING ? null : subdivisions.at(separator.next());
        return found != null && found.kind() == Kind.LETTER;
    }

    /** Reads the sub-divisions of one article, one after the other. */
    private final class Subdivisions {
        private final ArticleNumeral article;
        private final Plurality number;
        private final ArticlePaths paths = new ArticlePaths();
        private SubdivisionReader.@Nullable Found last;
        private boolean closed;
        private @Nullable PathElement plural;

        Subdivisions(ArticleNumeral article, Plurality number) {
            this.article = article;
            this.number = number;
        }

        /** Begins with a step that was written into the number of the article. */
        void open(PathElement step, int next) {
            paths.open(List.of(step));
            last = SubdivisionReader.Found.of(step, next);
        }

        int readFrom(int start) {
            int at = brackets(signs.afterEdition(start));
            if (signs.isDottedItem(at) || signs.isDottedNoun(at)) {
                at++;
            }
            while (true) {
                ListSeparator separator = ListSeparator.at(tokens, at);
                if (separator.kind() == ListSeparator.Kind.COMBINED
                        || separator.kind() == ListSeparator.Kind.SEMICOLON
                        || isFarAway(separator.next())) {
                    return at;
                }
                int next = step(separator);
                if (next < 0) {
                    return at;
                }
                at = next;
            }
        }

        /** "58(2)(b)", "100(1)(13)", "38(3) et (6)": brackets that touch the number, and those that go on with them. */
        private int brackets(int start) {
            BracketedPath first = tokens.touches(start) ? BracketedPath.at(tokens, start) : null;
            if (first == null || !first.startsWithFigure()) {
                return start;
            }
            BracketedPath next = signs.further(first.next());
            // Alone a figure may be the mark of a footnote, which the kind of act decides.
            boolean alone = first.steps().size() == 1 && next == null;
            paths.open(alone ? List.of(new PathElement(Kind.BRACKETED, first.value())) : first.steps());
            int at = first.next();
            while (next != null) {
                next.steps().forEach(step -> paths.append(step, false));
                at = next.next();
                next = signs.further(at);
            }
            PathElement ending = paths.last();
            last = SubdivisionReader.Found.of(ending, at);
            return at;
        }

        private boolean isFarAway(int index) {
            return tokens.gapBefore(index) == Gap.PARAGRAPH;
        }

        /** Reads one more sub-division after the separator; the token after it, or -1 when there is none. */
        private int step(ListSeparator separator) {
            SubdivisionReader.Found found = subdivisions.at(separator.next());
            if (found == null) {
                found = signs.openedRange(separator.next());
            }
            if (found == null) {
                found = signs.lostDegree(separator, number == Plurality.PLURAL ? article.leading() : Integer.MAX_VALUE);
            }
            if (found == null) {
                found = signs.romanOrCapital(separator, paths);
            }
            if (found == null && paths.has(Kind.CAPITAL)) {
                found = signs.bracketed(separator.next());
            }
            if (found != null && separator.kind() == ListSeparator.Kind.RANGE) {
                return range(found);
            }
            if (found != null) {
                boolean listed = separator.kind() == ListSeparator.Kind.AND;
                paths.add(found, listed);
                closed = found.closed() || listed;
                plural = found.plural() && found.members().size() == 1 ? found.last() : plural;
                last = found;
                return found.next();
            }
            return bareFigure(separator);
        }

        private int range(SubdivisionReader.Found found) {
            if (last == null || last.kind() != found.kind() || found.members().size() != 1) {
                return -1;
            }
            for (PathElement between : Expansion.between(last.last(), found.last())) {
                paths.append(between, false);
            }
            paths.add(found, false);
            last = found;
            closed = true;
            return found.next();
        }

        private int bareFigure(ListSeparator separator) {
            if (separator.kind() == ListSeparator.Kind.NOTHING
                    || !tokens.isNumber(separator.next())
                    || subdivisions.isDecimal(separator.next())) {
                return -1;
            }
            if (last == null) {
                return unmarked(separator);
            }
            Kind kind = last.kind();
            boolean countable =
                    kind == Kind.PARAGRAPH || kind == Kind.SUBPARAGRAPH || kind == Kind.MEMBER || kind == Kind.POINT;
            List<PathElement> members = new ArrayList<>();
            int next = countable && !closed ? subdivisions.figure(separator.next(), kind, members) : -1;
            if (next < 0 && plural != null && kind != plural.kind()) {
                return ofPlural(separator, plural);
            }
            if (next < 0 || !goesOn(separator, members.get(0))) {
                return unsigned(separator);
            }
            if (separator.kind() == ListSeparator.Kind.RANGE) {
                Expansion.between(last.last(), members.get(0)).forEach(element -> paths.append(element, false));
            }
            paths.append(members.get(0), false);
            closed = separator.kind() == ListSeparator.Kind.AND;
            last = new SubdivisionReader.Found(members, next, last.plural(), closed);
            return next;
        }

        /** "art. 44, par. 1, 1 Wet": a figure that begins again below a paragraph has lost its degree sign. */
        private int unsigned(ListSeparator separator) {
            int next = separator.next() + 1;
            boolean begins = number != Plurality.PLURAL
                    && separator.kind() == ListSeparator.Kind.COMMA
                    && tokens.form(separator.next()).length() == 1
                    && Expansion.number(tokens.form(separator.next())) < article.leading()
                    && !paths.has(Kind.ITEM)
                    && !paths.has(Kind.UNMARKED);
            boolean bounded = tokens.isCapitalised(next)
                    || signs.isStopOfList(next)
                    || (tokens.is(next, ",")
                            && tokens.isWord(next + 1)
                            && tokens.form(next + 1).length() == 1);
            boolean glued = tokens.touches(next) && !tokens.is(next, ",") && !signs.isStopOfList(next);
            if (!begins || !bounded || glued) {
                return -1;
            }
            PathElement item = new PathElement(Kind.UNMARKED, tokens.form(separator.next()));
            paths.append(item, false);
            last = SubdivisionReader.Found.of(item, next);
            return next;
        }

        /** "alinéas 1er, 3°, et 2": the plural promised one more, and what stands between belongs to its first member. */
        private int ofPlural(ListSeparator separator, PathElement first) {
            List<PathElement> members = new ArrayList<>();
            int next = subdivisions.figure(separator.next(), first.kind(), members);
            if (next < 0
                    || separator.kind() == ListSeparator.Kind.RANGE
                    || Expansion.number(members.get(0).value()) <= Expansion.number(first.value())
                    || Expansion.number(members.get(0).value()) > Expansion.number(first.value()) + FARTHEST) {
                return -1;
            }
            paths.append(members.get(0), true);
            plural = separator.kind() == ListSeparator.Kind.AND ? null : members.get(0);
            last = new SubdivisionReader.Found(members, next, true, separator.kind() == ListSeparator.Kind.AND);
            return next;
        }

        private boolean goesOn(ListSeparator separator, PathElement figure) {
            int value = Expansion.number(figure.value());
            int before = last == null ? 0 : Expansion.number(last.last().value());
            if (value <= before || value > before + FARTHEST || startsArticleWithPath(separator)) {
                return false;
            }
            boolean small = article.leading() < 0 || value < article.leading();
            if (number == Plurality.SINGULAR) {
                return separator.kind() != ListSeparator.Kind.COMMA || value <= before + 2;
            }
            return small && (separator.kind() != ListSeparator.Kind.COMMA || value <= before + 2);
        }

        /** "… § 1er, et 15, § 2", "eerste lid, en 416, tweede lid": a figure with such a path of its own is an article. */
        private boolean startsArticleWithPath(ListSeparator separator) {
            int after = separator.next() + 1;
            SubdivisionReader.Found path = subdivisions.at(tokens.is(after, ",") ? after + 1 : after);
            return path != null && last != null && path.kind() == last.kind() && number != Plurality.SINGULAR;
        }

        /** "article 22, 2, de l'arrêté": the degree sign was lost, or the treaty writes paragraphs so. */
        private int unmarked(ListSeparator separator) {
            List<PathElement> members = new ArrayList<>();
            boolean possible =
                    separator.kind() == ListSeparator.Kind.COMMA && number != Plurality.PLURAL && paths.isEmpty();
            int next = possible ? subdivisions.figure(separator.next(), Kind.UNMARKED, members) : -1;
            next = next > 0 && tokens.is(next, ".") && tokens.is(next + 1, ",") ? next + 1 : next;
            boolean lettered = next > 0 && tokens.is(next, ",") && signs.isLetterItem(next + 1);
            int second = next > 0
                    ? signs.secondFigure(next, Expansion.number(members.get(0).value()), article.leading())
                    : -1;
            if (second > 0 && Expansion.number(members.get(0).value()) < article.leading()) {
                PathElement other = new PathElement(Kind.UNMARKED, tokens.form(second));
                paths.open(List.of(members.get(0)));
                paths.append(other, false);
                last = SubdivisionReader.Found.of(other, second + 1);
                return second + 1;
            }
            // "art. 32, 2, Verdrag": lists ascend, so a smaller figure behind "art." is no article.
            boolean descends = next > 0
                    && number == Plurality.UNKNOWN
                    && tokens.form(separator.next()).length() == 1
                    && (tokens.is(next, ",")
                            || signs.isStopOfList(next)
                            || tokens.isCapitalised(next)
                            || tokens.is(next, "van")
                            || tokens.is(next, "du"));
            boolean bounded = lettered
                    || descends
                    || (number == Plurality.SINGULAR
                            && (tokens.is(next, ",")
                                    || tokens.is(next, "de")
                                    || tokens.is(next, "van")
                                    || tokens.is(next, "du")));
            if (next < 0
                    || !bounded
                    || Expansion.number(members.get(0).value()) >= article.leading()
                    || members.get(0).value().length() > 2) {
                return -1;
            }
            paths.open(List.of(members.get(0)));
            last = new SubdivisionReader.Found(members, next, false, false);
            return next;
        }
    }
}
