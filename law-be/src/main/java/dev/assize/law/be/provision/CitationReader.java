package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.provision.ArticleReader.Plurality;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds every group of articles in a text; the third stage of reading citations.
 *
 * <p>A group starts at the word "article" in any spelling and runs over lists and ranges. After the act of a group a
 * further group may follow without the word: "articles 149 de la Constitution et 1138 du Code judiciaire"; it counts only
 * if an act follows it in turn.
 */
final class CitationReader {

    private static final Map<String, Plurality> WORDS = Map.ofEntries(
            Map.entry("article", Plurality.SINGULAR),
            Map.entry("articles", Plurality.PLURAL),
            Map.entry("artikel", Plurality.SINGULAR),
            Map.entry("artikelen", Plurality.PLURAL),
            Map.entry("artikels", Plurality.PLURAL),
            Map.entry("artikeln", Plurality.PLURAL),
            Map.entry("art", Plurality.UNKNOWN),
            Map.entry("artt", Plurality.PLURAL),
            Map.entry("arts", Plurality.PLURAL),
            Map.entry("artn", Plurality.PLURAL),
            Map.entry("larticle", Plurality.SINGULAR),
            Map.entry("laarticle", Plurality.SINGULAR),
            Map.entry("darticle", Plurality.SINGULAR),
            Map.entry("lart", Plurality.UNKNOWN));

    private static final byte PLAIN = 1;
    private static final byte OPENING = 2;

    private static final Set<String> RENUMBERED = WordSet.of(
            "actuellement actuel actuels ancien anciens anciennement nouveau nouveaux nouvel devenu devenus thans "
                    + "voorheen oud nieuw huidig vroeger ex");

    private static final Set<String> INSERTING = WordSet.of(
            "insere inserent inserer inserant ajoute ajoutent ajouter ajoutant introduit introduire introduisant retablit "
                    + "retablir invoegt invoegen voegt toevoegt insertion");

    /** "l'alinéa 2 de la même disposition", "de tweede streep van die bepaling": the article that was cited last. */
    private static final Set<String> PROVISIONS =
            Set.of("disposition", "bepaling", "paragraphe", "paragraaf", "alinea", "lid");

    private static final Set<String> SOLE = Set.of("enig", "enige", "einziger");
    private static final Set<String> TAKING_UP = WordSet.of(
            "cet dit dat ledit dudit voormeld voornoemd meme hetzelfde ditzelfde datzelfde zelfde cette ladite die deze "
                    + "dezelfde diezelfde voormelde");
    private static final int FAR_BACK = 80;
    private static final int LONGEST_REST = 45;

    private final Tokens tokens;
    private final DateMarks dates;
    private final ActPosition position;
    private final ArticleGroupReader groups;
    private final WordlessReader numbers;
    private final LeadingPath leading;
    private final BareSubdivision bare;
    private final OwnArticles own = new OwnArticles();
    private final byte[] plain;

    CitationReader(Tokens tokens, DateMarks dates, ActPosition position) {
        this.tokens = tokens;
        this.dates = dates;
        this.position = position;
        this.groups = new ArticleGroupReader(tokens, dates, position);
        this.numbers = new WordlessReader(tokens, dates, position, groups);
        this.leading = new LeadingPath(tokens);
        this.bare = new BareSubdivision(tokens);
        this.plain = new byte[tokens.forms()];
    }

    List<Citation> citations() {
        List<Citation> citations = new ArrayList<>();
        int at = 0;
        while (at < tokens.size()) {
            boolean plain = isPlain(at);
            Plurality number = plain ? null : WORDS.get(tokens.form(at));
            int next = at + 1;
            if (number != null) {
                next = read(at, number, citations);
            } else if (!plain) {
                next = PROVISIONS.contains(tokens.form(at)) ? provision(at, citations) : wordless(at, citations);
            }
            at = Math.max(next, at + 1);
        }
        return own.doubted(citations);
    }

    /** Whether no citation begins there; most words are such, and all of one form alike. */
    private boolean isPlain(int index) {
        int form = tokens.formNumber(index);
        if (plain[form] == 0) {
            boolean opens = tokens.isNumber(index)
                    || WordlessArticle.mayBegin(tokens.form(index))
                    || WORDS.containsKey(tokens.form(index))
                    || PROVISIONS.contains(tokens.form(index));
            plain[form] = opens ? OPENING : PLAIN;
        }
        return plain[form] == PLAIN;
    }

    static boolean isArticleWord(String form) {
        return WORDS.containsKey(form);
    }

    static boolean isRenumbering(String form) {
        return RENUMBERED.contains(form);
    }

    /** Reads the citation that begins with a number alone; the token to go on from. */
    private int wordless(int index, List<Citation> citations) {
        Citation before = citations.isEmpty() ? null : citations.get(citations.size() - 1);
        Citation citation = numbers.at(index, before);
        if (citation == null) {
            return index;
        }
        citations.add(citation);
        return continued(citation, citations);
    }

    /** Reads the citation that begins with a word for article; the token to go on from. */
    private int read(int word, Plurality number, List<Citation> citations) {
        int at = afterWord(tokens, word);
        ArticleGroup group = groups.at(word, at, number);
        if (group == null && isSole(word)) {
            group = groups.sole(word);
        }
        if (group == null && isTakenUp(word)) {
            return takenUp(word, citations);
        }
        if (group == null || WorkingParty.is(tokens, word, group.next())) {
            return word + 1;
        }
        if (OwnHeading.is(tokens, word, group.articles(), group.next())
                || (position.after(group.next() - 1) == null
                        && OwnHeading.isTitled(tokens, word, group.articles(), group.next()))) {
            if (!tokens.is(word - 1, "\"")) {
                own.note(word, group.articles().get(0));
            }
            return word + 1;
        }
        List<ArticleReference> read = leading.appliedTo(word, group.articles(), lastTaken(citations));
        ActAttachment act = position.after(group.next() - 1);
        if (act != null && isObject(word, group.next(), act.mention())) {
            act = null;
        }
        if (act == null && isInserting(word)) {
            act = position.into(group.next());
        }
        boolean doubtful = act == null
                && (UnsettledArticle.isOfSomethingElse(tokens, group.next())
                        || UnsettledArticle.isOfParliament(tokens, word)
                        || isQuotedName(word, group.next()));
        Citation citation = new Citation(read, word, group.next() - 1, act, doubtful);
        citations.add(citation);
        Citation last = citation;
        if (act != null) {
            for (ActMention other : act.mention().coordinated(tokens, dates)) {
                ActAttachment further = new ActAttachment(other, "", act.draft(), other.last());
                last = new Citation(read, word, group.next() - 1, further);
                citations.add(last);
            }
        }
        return continued(last, citations);
    }

    /** "waarvan artikel 62 de WEC wijzigt": Dutch "de" is no preposition, so what it leads to is what the article does something to. */
    private boolean isObject(int word, int next, ActMention mention) {
        return tokens.form(word).startsWith("artikel") && tokens.is(next, "de") && mention.first() == next + 1;
    }

    private int provision(int word, List<Citation> citations) {
        return isTakenUp(word) && !tokens.isNumber(word + 1) ? takenUp(word, citations) : bare(word, citations);
    }

    /** "Le second alinéa prévoit une exception": a further part of the article cited last, which nothing takes up. */
    private int bare(int noun, List<Citation> citations) {
        Citation before = lastAlone(noun, citations);
        SubdivisionReader.Found found = before == null ? null : bare.at(noun, before.end());
        if (before == null || found == null) {
            return noun + 1;
        }
        ArticleReference last = before.articles().get(0);
        ArticleReference part = ArticleReference.written(
                last.numeral(), found.members().stream().map(List::of).toList(), noun, found.next() - 1);
        ArticleReference completed =
                UnderstoodArticle.of(last, UnderstoodArticle.AS_CITED).completed(part);
        citations.add(new Citation(List.of(completed), noun, found.next() - 1, null, true));
        return found.next();
    }

    /** The citation before, if it was of one article alone and not long ago. */
    private @Nullable Citation lastAlone(int word, List<Citation> citations) {
        Citation before = citations.isEmpty() ? null : citations.get(citations.size() - 1);
        boolean near = before != null && before.articles().size() == 1 && word - before.end() < FAR_BACK;
        return near ? before : null;
    }

    private static int lastTaken(List<Citation> citations) {
        return citations.isEmpty() ? -1 : citations.get(citations.size() - 1).last();
    }

    /** "het enig artikel van de wet": the law has one alone. */
    private boolean isSole(int word) {
        return SOLE.contains(tokens.form(word - 1));
    }

    /** "cet article", "dat artikel": the one that was cited last. */
    private boolean isTakenUp(int word) {
        return TAKING_UP.contains(tokens.form(word - 1));
    }

    /** "L'alinéa 3 de cet article": a further part of the article cited last, if that was one alone and not long ago. */
    private int takenUp(int word, List<Citation> citations) {
        Citation before = lastAlone(word, citations);
        if (before == null || !UnderstoodArticle.isThere(before.articles().get(0), tokens.form(word))) {
            return word + 1;
        }
        UnderstoodArticle article = UnderstoodArticle.of(before.articles().get(0), tokens.form(word));
        List<ArticleReference> references = leading.appliedTo(word, List.of(article.whole(word)), before.last());
        if (!references.get(0).isWhole()) {
            citations.add(new Citation(List.of(article.completed(references.get(0))), word, word, null, true));
        }
        return word + 1;
    }

    /** "il insère un article 41bis dans le décret": what is inserted belongs to the act that it is put into. */
    private boolean isInserting(int word) {
        for (int at = word - 1; at >= word - 4; at--) {
            if (INSERTING.contains(tokens.form(at))) {
                return true;
            }
        }
        return false;
    }

    /** "dont l'« article 4 » est intitulé": in quotation marks of its own it is what some document calls so. */
    private boolean isQuotedName(int word, int next) {
        return tokens.is(word - 1, "\"") && tokens.is(next, "\"");
    }

    /** The token behind the word and the stop that may cut it short; the stop behind a whole word ends the sentence. */
    static int afterWord(Tokens tokens, int word) {
        boolean cut = tokens.is(word + 1, ".") && tokens.gapBefore(word + 2) != Gap.PARAGRAPH;
        return cut ? word + 2 : word + 1;
    }

    /** "… de la Constitution et 1138 du Code judiciaire": groups without the word, as long as an act follows each. */
    private int continued(Citation first, List<Citation> citations) {
        Citation before = first;
        while (before.act() != null) {
            ListSeparator separator = ListSeparator.at(tokens, before.end() + 1);
            boolean inTitle =
                    (separator.kind() == ListSeparator.Kind.COMMA || separator.kind() == ListSeparator.Kind.RANGE)
                            && tokens.isWord(separator.next());
            if (separator.kind() == ListSeparator.Kind.NOTHING || inTitle) {
                separator = afterTitle(first, before);
            }
            if (separator.kind() == ListSeparator.Kind.NOTHING || separator.kind() == ListSeparator.Kind.RANGE) {
                break;
            }
            ArticleGroup group = groups.wordless(separator.next());
            ActAttachment act = group == null ? null : position.after(group.next() - 1);
            if (group == null || act == null) {
                break;
            }
            before = new Citation(group.articles(), separator.next(), group.next() - 1, act);
            citations.add(before);
        }
        return before.last() + 1;
    }

    /**
     * "les articles 1er et 3 de la loi du 25 ventôse an XI contenant organisation du notariat et 1580 du Code judiciaire": the
     * conjunction behind the rest of a title, if a number and an act follow it.
     */
    private ListSeparator afterTitle(Citation first, Citation before) {
        boolean plural = WORDS.get(tokens.form(first.first())) == Plurality.PLURAL;
        for (int at = before.end() + 1; plural && at < before.end() + LONGEST_REST; at++) {
            boolean inTitle = tokens.isWord(at) || tokens.is(at, ",");
            if (!inTitle || isArticleWord(tokens.form(at)) || tokens.gapBefore(at) == Gap.PARAGRAPH) {
                break;
            }
            ListSeparator separator = ListSeparator.at(tokens, at);
            if (separator.kind() == ListSeparator.Kind.AND && tokens.isNumber(separator.next())) {
                return separator;
            }
        }
        return ListSeparator.at(tokens, before.end() + 1);
    }
}
