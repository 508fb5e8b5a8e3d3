package dev.assize.judges.provision;

import dev.assize.law.be.provision.Attribution;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import dev.assize.text.WordSet;
import java.util.Set;

/**
 * The proof that an article belongs to an act: the act hangs on the article and is identified there, or the shape of the number
 * admits no other. That something hangs there and which act it is are two certainties; an article that only the context gives
 * its act has neither.
 *
 * <p>That it hangs is seen in the words: between the article and the name stand numbers, marks, sub-divisions and little words.
 */
final class Attachment {

    /** The longest list that one act is named behind, in tokens. */
    private static final int FAR_BEHIND = 60;

    private static final int FAR_BEFORE = 30;
    private static final int LONGEST_SENTENCE = 120;
    private static final int LONGEST_PARAGRAPH = 600;
    private static final int YEAR = 4;
    private static final int YEAR_BEHIND = 2;
    private static final int LITTLE = 5;

    /** "invoegt", "introduit", "combinaison": so many longer words may stand between and change nothing. */
    private static final int MOST_WORDS = 3;

    private static final Set<String> EDITIONS =
            Set.of("nouveau", "nouvel", "ancien", "actuel", "nieuw", "nieuwe", "oud", "oude", "huidig", "huidige");
    private static final Set<String> RELATIVES = Set.of("dont", "waarvan", "duquel", "desquels", "desquelles");

    private static final Set<String> TAKING_UP =
            WordSet.of("cette cet ce ladite ledit dudit desdites meme memes precite precitee"
                    + " susdit susdite celle celui premiere derniere deze die dat dit dezelfde hetzelfde voormeld voormelde voornoemd"
                    + " voornoemde genoemde eerstgenoemde laatstgenoemde"
                    + " dieser dieses diesem derselben desselben demselben vorgenannten besagten");

    /** "W.Btw", "Wb.Sr": so short is the first part of a dotted name. */
    private static final int LONGEST_CUT = 3;

    private final Tokens tokens;

    Attachment(Tokens tokens) {
        this.tokens = tokens;
    }

    /** Whether one place of the provision proves its act. */
    boolean isCertain(Provision provision) {
        for (int i = 0; i < provision.spans().size(); i++) {
            if (isCertain(provision, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one place proves the act of the provision. */
    boolean isCertain(Provision provision, int place) {
        Attribution attribution = provision.attributions().get(place);
        return attribution.reason() == Reason.SHAPE_OF_NUMBER
                || (attribution.isAttached()
                        && !isOfWhich(provision.spans().get(place))
                        && hangs(provision.spans().get(place), attribution.words()));
    }

    /**
     * Whether the act hangs on the next article, and on this one only if both are one list: behind a comma, or where the word is said again
     * ("l'article 23, § 1er, et l'article 11 de la loi", "l'article 1315 et l'article 870 du Code judiciaire").
     */
    boolean isSharedLoosely(Provision provision, int place) {
        if (provision.attributions().get(place).reason() != Reason.SHARED_FORWARD) {
            return false;
        }
        int from = tokens.indexAt(provision.spans().get(place).end());
        int to = tokens.indexAt(provision.attributions().get(place).words().start());
        boolean loose = tokens.is(from, ",");
        for (int at = from; at < to && !loose; at++) {
            loose = Absence.isArticleWord(tokens.form(at));
        }
        return loose;
    }

    /** "l'article 42 nouveau", "het oude artikel 5": which edition is meant says that there are two, of acts that may bear two names. */
    boolean isOtherEdition(Span article) {
        int first = tokens.indexAt(article.start());
        return EDITIONS.contains(tokens.form(tokens.indexAt(article.end())))
                || EDITIONS.contains(tokens.form(first - 1));
    }

    /** "la loi …, dont l'article 62 modifie le Code": the act before it may be meant, whatever follows. */
    private boolean isOfWhich(Span article) {
        int before = tokens.indexAt(article.start()) - 1;
        return RELATIVES.contains(tokens.form(before))
                || (tokens.form(before).length() < 4 && RELATIVES.contains(tokens.form(before - 1)));
    }

    /** "l'art. 2, al. 1er, L.L.": capitals behind an article are the short name of some act, read or not. */
    boolean hasCapitals(Span article) {
        int at = tokens.indexAt(article.end());
        at = tokens.is(at, ",") ? at + 1 : at;
        boolean dotted = tokens.form(at).length() <= LONGEST_CUT
                && tokens.is(at + 1, ".")
                && tokens.touches(at + 1)
                && (tokens.touches(at + 2) || tokens.form(at + 2).length() == 1)
                && tokens.isCapitalised(at + 2);
        return tokens.gapBefore(at) != Gap.PARAGRAPH
                && tokens.isCapitalised(at)
                && (dotted || (tokens.form(at).length() > 1 && tokens.isUpperCase(at)));
    }

    /** "l'alinéa 2 de cet article": the number is that of the article cited just before. */
    boolean isTakenUpWithoutNumber(Provision provision, int place) {
        return provision.attributions().get(place).reason() == Reason.SAME_ARTICLE
                && !provision.spans().get(place).in(tokens.original()).contains(provision.key());
    }

    /** Whether "the said law" or its like stands between two places: an act that no name shows. */
    boolean takesUpSomething(int from, int to) {
        int end = tokens.indexAt(to);
        for (int at = tokens.indexAt(from); at < end; at++) {
            if (TAKING_UP.contains(tokens.form(at))) {
                return true;
            }
        }
        return false;
    }

    /** Where the sentence of an article begins, or a place so far back that it no longer matters. */
    int startOfSentence(Span article) {
        int at = tokens.indexAt(article.start());
        int farthest = Math.max(0, at - LONGEST_SENTENCE);
        while (at > farthest && tokens.gapBefore(at) != Gap.PARAGRAPH && !SentenceEnd.isStop(tokens, at - 1)) {
            at--;
        }
        return tokens.start(at);
    }

    /** Where the paragraph of an article begins, or a place so far back that it no longer matters. */
    int startOfParagraph(Span article) {
        int at = tokens.indexAt(article.start());
        int farthest = Math.max(0, at - LONGEST_PARAGRAPH);
        while (at > farthest && tokens.gapBefore(at) != Gap.PARAGRAPH) {
            at--;
        }
        return tokens.start(at);
    }

    /** Whether "this law", "dezelfde wet" hangs on an article at one place: a noun that takes up an act named before. */
    boolean isTakenUpByNoun(Provision provision, int place) {
        Attribution attribution = provision.attributions().get(place);
        int noun = tokens.indexAt(attribution.words().start());
        return !attribution.identified()
                && attribution.words().start() >= provision.spans().get(place).end()
                && isTakenUp(provision, place)
                && (TAKING_UP.contains(tokens.form(noun)) || TAKING_UP.contains(tokens.form(noun - 1)));
    }

    /** The year that stands alone in the words by which an act hangs on an article: "la loi de 2019"; -1 when none does. */
    int year(Provision provision, int place) {
        Attribution attribution = provision.attributions().get(place);
        if (attribution.identified() || !isTakenUp(provision, place)) {
            return -1;
        }
        int noun = tokens.indexAt(attribution.words().start());
        for (int at = noun + 1; at <= noun + YEAR_BEHIND; at++) {
            if (tokens.isNumber(at) && tokens.form(at).length() == YEAR && Gap.PARAGRAPH != tokens.gapBefore(at)) {
                return Integer.parseInt(tokens.form(at));
            }
        }
        return -1;
    }

    /** Whether nothing of weight stands between an article and the name of an act. */
    private boolean hangs(Span article, Span name) {
        if (name.start() >= article.end()) {
            return isLight(tokens.indexAt(article.end()), tokens.indexAt(name.start()), FAR_BEHIND);
        }
        return name.start() >= article.start()
                || isLight(tokens.indexAt(name.end()), tokens.indexAt(article.start()), FAR_BEFORE);
    }

    private boolean isLight(int from, int to, int most) {
        int words = 0;
        for (int at = from; at < to; at++) {
            boolean ends = tokens.gapBefore(at) == Gap.PARAGRAPH;
            words += isLong(tokens, at) ? 1 : 0;
            if (ends || words > MOST_WORDS || at - from > most) {
                return false;
            }
        }
        return true;
    }

    /** Whether the reading says that an act hangs on the article, which proves nothing yet. */
    static boolean isRead(Provision provision) {
        return provision.isAttached() || provision.attribution().reason() == Reason.SHAPE_OF_NUMBER;
    }

    /** Whether an act hangs on the article everywhere, if only as "the said law", which is no treaty whichever law it is. */
    boolean isTakenUpEverywhere(Provision provision) {
        for (int i = 0; i < provision.spans().size(); i++) {
            if (!isTakenUp(provision, i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether an act hangs on the article somewhere, if only as "the said law". */
    boolean isTakenUpAnywhere(Provision provision) {
        for (int i = 0; i < provision.spans().size(); i++) {
            if (isTakenUp(provision, i)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an act hangs on the article at one place, if only as "the said law". */
    boolean isTakenUp(Provision provision, int place) {
        Attribution attribution = provision.attributions().get(place);
        return attribution.reason().compareTo(Reason.SHARED_FORWARD) <= 0
                && !isOfWhich(provision.spans().get(place))
                && hangs(provision.spans().get(place), attribution.words());
    }

    /** Whether a word has more letters than the little words that join numbers and acts ("van", "de la"). */
    static boolean isLong(Tokens tokens, int at) {
        return tokens.isWord(at) && tokens.form(at).length() > LITTLE;
    }
}
