package dev.assize.law.be.provision;

import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.provision.ArticleReader.Plurality;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads citations without the word "article": "krachtens 36.4 AVG", "l'amende (70, § 2, C.T.V.A.)", "10 et 11 Const.". A number right before the
 * name of an act is an article.
 */
final class WordlessReader {

    private static final Set<String> BEFORE_NUMBER = Set.of("le", "du", "au");

    private static final int NEXT = 4;
    private static final int FIRST_YEAR = 1800;
    private static final int LAST_YEAR = 2099;
    private static final int MOST_ARTICLES = 3000;
    private static final int MOST_DECIMAL = 999;

    private final Tokens tokens;
    private final DateMarks dates;
    private final ActPosition position;
    private final ArticleGroupReader groups;

    WordlessReader(Tokens tokens, DateMarks dates, ActPosition position, ArticleGroupReader groups) {
        this.tokens = tokens;
        this.dates = dates;
        this.position = position;
        this.groups = groups;
    }

    /**
     * The citation that begins with a number at a token; null when none does.
     *
     * @param before the citation before it; null when it is the first
     */
    @Nullable
    Citation at(int index, @Nullable Citation before) {
        WordlessArticle shape = WordlessArticle.at(tokens, dates, index);
        boolean part = (shape == WordlessArticle.BARE || shape == WordlessArticle.SHAPED) && goesOn(index, before);
        ArticleGroup group =
                shape == WordlessArticle.NONE || part ? null : groups.read(index, index, Plurality.UNKNOWN);
        ActAttachment act = group == null ? null : named(index, group, shape);
        if (group == null || isCount(group, shape) || (act == null && !isOfNamedShape(index, group, shape))) {
            return null;
        }
        return new Citation(group.articles(), index, group.next() - 1, act);
    }

    /** "Art. 16, I, 3", "19, 1 et 2, du Code": right behind an article without an act stands a part of it. */
    private static boolean goesOn(int index, @Nullable Citation before) {
        return before != null && before.act() == null && index - before.last() <= NEXT;
    }

    /**
     * "Mesures : XVII.2, 2°", "3:43, tweede lid": a book and its article with a sub-division, where the text has named an act that numbers its
     * articles so. Sections of a decision are numbered alike, so nothing that begins a line counts.
     */
    private boolean isOfNamedShape(int index, ArticleGroup group, WordlessArticle shape) {
        ArticleReference first = group.articles().get(0);
        Numbering numbering = first.numeral().isRoman()
                ? Numbering.ROMAN
                : first.numeral().isColon() ? Numbering.COLON : Numbering.PLAIN;
        return shape == WordlessArticle.SHAPED
                && numbering != Numbering.PLAIN
                && !first.isWhole()
                && tokens.gapBefore(index).compareTo(Gap.LINE) < 0
                && position.hasNamed(numbering, index);
    }

    /** Whether a number is too large for an article without the word, or a year. */
    private static boolean isCount(ArticleGroup group, WordlessArticle shape) {
        int leading = group.articles().get(0).numeral().leading();
        boolean year = leading >= FIRST_YEAR && leading <= LAST_YEAR;
        return shape == WordlessArticle.BARE ? year || leading > MOST_ARTICLES : leading > MOST_DECIMAL;
    }

    /** The act right behind a group, or behind a comma or a preposition where a sub-division, a list or the shape tells that it is an article. */
    private @Nullable ActAttachment named(int index, ArticleGroup group, WordlessArticle shape) {
        ActAttachment right = position.rightAfter(group.next() - 1);
        // "à ne pas confondre avec le 95 de la Constitution": the determiner makes a noun of the number.
        boolean bare = (shape == WordlessArticle.BARE || shape == WordlessArticle.DECIMAL)
                && group.articles().size() == 1
                && group.articles().get(0).isWhole()
                && !BEFORE_NUMBER.contains(tokens.form(index - 1));
        ActAttachment after = right == null && !bare ? position.after(group.next() - 1) : right;
        // "et avec XII.13 du même Code": of which code the shape tells.
        boolean known = after != null
                && (!after.mention().candidates().isEmpty()
                        || after.mention().defined() != null
                        || after.mention().date() != null
                        || !after.mention().number().isEmpty()
                        || group.articles().get(0).numeral().isRoman());
        return known ? after : null;
    }
}
