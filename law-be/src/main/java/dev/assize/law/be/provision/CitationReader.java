package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.CoordinatedActs;
import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.date.MonthNames;
import dev.assize.law.be.provision.ArticleReader.Plurality;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.law.be.token.WordSet;
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

    private static final Set<String> UNITS =
            WordSet.of("euro euros eur francs frs fr jours jour ans an mois annees jaar jaren dagen dag maanden "
                    + "maand weken uur uren heures heure % procent personnes personen fois keer bef");

    private static final Set<String> RENUMBERED = WordSet.of(
            "actuellement actuel actuels ancien anciens anciennement nouveau nouveaux nouvel devenu devenus thans "
                    + "voorheen oud nieuw huidig vroeger ex");

    private static final Set<String> INSERTING = WordSet.of(
            "insere inserent inserer inserant ajoute ajoutent ajouter ajoutant introduit introduire introduisant retablit "
                    + "retablir invoegt invoegen voegt toevoegt insertion");

    private static final Set<String> SOLE = Set.of("enig", "enige", "einziger");
    private static final Set<String> TAKING_UP = Set.of(
            "cet",
            "dit",
            "dat",
            "ledit",
            "dudit",
            "voormeld",
            "voornoemd",
            "meme",
            "hetzelfde",
            "ditzelfde",
            "datzelfde",
            "zelfde");
    private static final int FAR_BACK = 80;
    private static final int LONGEST_REST = 12;
    private static final int PARTY_NAME = 6;

    private static final Set<String> PARTIES = Set.of("groupe", "groep", "werkgroep", "werkgroepen", "g29");

    private final Tokens tokens;
    private final DateMarks dates;
    private final ActPosition position;
    private final NumeralReader numerals;
    private final ArticleReader articles;
    private final LeadingPath leading;
    private final byte[] plain;
    private final CoordinatedActs coordinated;

    CitationReader(Tokens tokens, DateMarks dates, ActPosition position) {
        this.tokens = tokens;
        this.dates = dates;
        this.position = position;
        this.numerals = new NumeralReader(tokens);
        this.articles = new ArticleReader(tokens);
        this.leading = new LeadingPath(tokens);
        this.plain = new byte[tokens.forms()];
        this.coordinated = new CoordinatedActs(tokens, dates);
    }

    List<Citation> citations() {
        List<Citation> citations = new ArrayList<>();
        int at = 0;
        while (at < tokens.size()) {
            boolean plain = isPlain(at);
            Plurality number = plain ? null : WORDS.get(tokens.form(at));
            int next = plain ? at + 1 : number == null ? wordless(at, citations) : read(at, number, citations);
            at = Math.max(next, at + 1);
        }
        return citations;
    }

    /** Whether no citation begins there; most words are such, and all of one form alike. */
    private boolean isPlain(int index) {
        int form = tokens.formNumber(index);
        if (plain[form] == 0) {
            plain[form] = tokens.isNumber(index) || WORDS.containsKey(tokens.form(index)) ? OPENING : PLAIN;
        }
        return plain[form] == PLAIN;
    }

    static boolean isArticleWord(String form) {
        return WORDS.containsKey(form);
    }

    static boolean isRenumbering(String form) {
        return RENUMBERED.contains(form);
    }

    /** "krachtens 36.4 AVG": without the word, but a decimal number right before the name of an act is an article. */
    private int wordless(int index, List<Citation> citations) {
        boolean decimal = tokens.isNumber(index)
                && tokens.is(index + 1, ".")
                && tokens.isNumber(index + 2)
                && !tokens.touches(index)
                && !tokens.is(index - 1, ".")
                && !dates.isDate(index);
        Group group = decimal ? group(index, index, Plurality.UNKNOWN) : null;
        ActAttachment act = group == null ? null : position.rightAfter(group.next - 1);
        if (group == null || act == null || group.references.get(0).numeral().leading() > 999) {
            return index;
        }
        Citation citation = new Citation(group.references, index, group.next - 1, act);
        citations.add(citation);
        return continued(citation, citations);
    }

    /** Reads the citation that begins with a word for article; the token to go on from. */
    private int read(int word, Plurality number, List<Citation> citations) {
        int at = afterWord(word);
        Group group = opensRange(at) ? rangeFrom(word, at + 1) : group(word, at, number);
        if (group == null && isSole(word)) {
            group = sole(word);
        }
        if (group == null && isTakenUp(word)) {
            return takenUp(word, citations);
        }
        if (group == null
                || OwnHeading.is(tokens, word, group.references, group.next)
                || isWorkingParty(word, group.next)) {
            return word + 1;
        }
        leading.applyTo(word, group.references);
        ActAttachment act = position.after(group.next - 1);
        if (act == null && isInserting(word)) {
            act = position.into(group.next);
        }
        Citation citation = new Citation(group.references, word, group.next - 1, act);
        citations.add(citation);
        Citation last = citation;
        for (ActMention other : act == null ? List.<ActMention>of() : coordinated.after(act.mention())) {
            ActAttachment further = new ActAttachment(other, "", act.draft(), other.last());
            last = new Citation(group.references, word, group.next - 1, further);
            citations.add(last);
        }
        return continued(last, citations);
    }

    /** "het enig artikel van de wet": the law has one alone. */
    private boolean isSole(int word) {
        return SOLE.contains(tokens.form(word - 1));
    }

    private Group sole(int word) {
        NumeralReader.Found unique = new NumeralReader.Found(new ArticleNumeral("unique", List.of(), ""), word + 1);
        ArticleReader.Found article = articles.read(word, unique, Plurality.SINGULAR);
        Group group = new Group();
        group.references.add(article.reference());
        group.next = article.next();
        return group;
    }

    /** "cet article", "dat artikel": the one that was cited last. */
    private boolean isTakenUp(int word) {
        return TAKING_UP.contains(tokens.form(word - 1));
    }

    /** "L'alinéa 3 de cet article": a further part of the article cited last, if that was one alone and not long ago. */
    private int takenUp(int word, List<Citation> citations) {
        Citation before = citations.isEmpty() ? null : citations.get(citations.size() - 1);
        boolean near = before != null && before.articles().size() == 1 && word - before.end() < FAR_BACK;
        if (before == null || !near) {
            return word + 1;
        }
        List<ArticleReference> references = new ArrayList<>();
        references.add(ArticleReference.written(before.articles().get(0).numeral(), List.of(List.of()), word, word));
        leading.applyTo(word, references);
        if (!references.get(0).isWhole()) {
            citations.add(new Citation(references, word, word, null));
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

    /** "Groupe de travail Article 29", "Artikel 29-werkgroep": a body that bears the name of an article. */
    private boolean isWorkingParty(int word, int next) {
        if (!tokens.isCapitalised(word)) {
            return false;
        }
        // With a capital inside a sentence the word is part of a name.
        for (int at = word - 1; at >= word - PARTY_NAME && tokens.gapBefore(at + 1) != Gap.PARAGRAPH; at--) {
            if (PARTIES.contains(tokens.form(at))) {
                return true;
            }
            if (!tokens.isWord(at) && !tokens.is(at, "\"")) {
                break;
            }
        }
        int after = tokens.is(next, "-") ? next + 1 : next;
        return PARTIES.contains(tokens.form(after)) || (tokens.is(after, "working") && tokens.is(after + 1, "party"));
    }

    private int afterWord(int word) {
        return tokens.is(word + 1, ".") ? word + 2 : word + 1;
    }

    /** "de artikelen van 10 tot 14": the preposition stands before the first number. */
    private boolean opensRange(int index) {
        return tokens.is(index, "van") || tokens.is(index, "de") || tokens.is(index, "vanaf");
    }

    private @Nullable Group rangeFrom(int word, int numeral) {
        Group group = isNumeralAllowed(numeral) ? group(word, numeral, Plurality.PLURAL) : null;
        boolean range = group != null
                && group.references.size() > 1
                && group.references.get(1).inferred();
        return range ? group : null;
    }

    /** "… de la Constitution et 1138 du Code judiciaire": groups without the word, as long as an act follows each. */
    private int continued(Citation first, List<Citation> citations) {
        Citation before = first;
        while (before.act() != null) {
            Joint joint = Joint.at(tokens, before.end() + 1);
            if (joint.kind() == Joint.Kind.NOTHING) {
                joint = afterTitle(first, before);
            }
            if (joint.kind() == Joint.Kind.NOTHING || joint.kind() == Joint.Kind.RANGE) {
                break;
            }
            Group group = isNumeralAllowed(joint.next()) ? group(joint.next(), joint.next(), Plurality.PLURAL) : null;
            ActAttachment act = group == null ? null : position.after(group.next - 1);
            if (group == null || act == null) {
                break;
            }
            before = new Citation(group.references, joint.next(), group.next - 1, act);
            citations.add(before);
        }
        return before.last() + 1;
    }

    /**
     * "les articles 1er et 3 de la loi du 25 ventôse an XI contenant organisation du notariat et 1580 du Code judiciaire": the
     * conjunction behind the rest of a title, if a number and an act follow it.
     */
    private Joint afterTitle(Citation first, Citation before) {
        boolean plural = WORDS.get(tokens.form(first.first())) == Plurality.PLURAL;
        for (int at = before.end() + 1; plural && at < before.end() + LONGEST_REST; at++) {
            if (!tokens.isWord(at) || isArticleWord(tokens.form(at)) || tokens.gapBefore(at) == Gap.PARAGRAPH) {
                break;
            }
            Joint joint = Joint.at(tokens, at);
            if (joint.kind() == Joint.Kind.AND && tokens.isNumber(joint.next())) {
                return joint;
            }
        }
        return Joint.at(tokens, before.end() + 1);
    }

    private static final class Group {
        private final List<ArticleReference> references = new ArrayList<>();
        private int next;
    }

    private @Nullable Group group(int first, int numeral, Plurality number) {
        Group group = new Group();
        int at = member(first, numeral, number, group);
        if (at < 0) {
            return null;
        }
        group.next = at;
        while (true) {
            Joint joint = Joint.at(tokens, group.next);
            int next = joint.kind() == Joint.Kind.NOTHING ? renumbered(group) : next(joint, number, group);
            if (next < 0) {
                return group;
            }
            group.next = next;
        }
    }

    /** "articles 6 et 6bis (actuellement 10 et 11)": the other numbering, in brackets, is cited too. */
    private int renumbered(Group group) {
        int at = group.next;
        if (!tokens.is(at, "(") || !RENUMBERED.contains(tokens.form(at + 1)) || !tokens.isNumber(at + 2)) {
            return -1;
        }
        Group others = group(at + 2, at + 2, Plurality.PLURAL);
        if (others == null || !tokens.is(others.next, ")")) {
            return -1;
        }
        group.references.addAll(others.references);
        return others.next + 1;
    }

    private int next(Joint joint, Plurality number, Group group) {
        int index = joint.kind() == Joint.Kind.RANGE ? upperBound(joint, group) : joint.next();
        boolean decimals = group.references.stream()
                .anyMatch(one -> one.numeral().decimals().size() > 1);
        if (!(isNumeralAllowed(index) || (decimals && tokens.isNumber(index)))
                || tokens.gapBefore(index) == Gap.PARAGRAPH) {
            return -1;
        }
        if (joint.kind() == Joint.Kind.SEMICOLON && !continuesAfterSemicolon(index)) {
            return -1;
        }
        ArticleReference before = group.references.get(group.references.size() - 1);
        int size = group.references.size();
        ArticleNumeral sibling = sibling(before, index);
        if (sibling != null) {
            if (joint.kind() == Joint.Kind.RANGE) {
                ArticleReference end = ArticleReference.written(sibling, before.paths(), index, index);
                group.references.add(ArticleReference.between(before, end));
            }
            group.references.add(ArticleReference.written(sibling, before.paths(), index, index));
            return index + 1;
        }
        int next = member(index, index, number, group);
        if (next > 0 && joint.kind() == Joint.Kind.RANGE) {
            return range(before, size, group) ? next : undo(size, group);
        }
        boolean plausible = next > 0 && follows(before, group.references.get(size), joint, number);
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
    private int upperBound(Joint joint, Group group) {
        int word = joint.next();
        if (tokens.is(word, "l") || tokens.is(word, "het")) {
            word++;
        }
        if (!isArticleWord(tokens.form(word))) {
            return joint.next();
        }
        boolean french = tokens.is(joint.next() - 1, "a") && !tokens.is(joint.next() - 2, "jusqu");
        int first = group.references.get(0).first();
        boolean opened = tokens.is(first - 1, "de") || (tokens.is(first - 1, "l") && tokens.is(first - 2, "de"));
        return !french || opened ? afterWord(word) : joint.next();
    }

    private static int undo(int size, Group group) {
        group.references.subList(size, group.references.size()).clear();
        return -1;
    }

    /** After "l'article 5, …" alone, a smaller figure behind a comma is not the next article. */
    private boolean follows(ArticleReference before, ArticleReference after, Joint joint, Plurality number) {
        boolean certain = number != Plurality.SINGULAR || joint.kind() != Joint.Kind.COMMA;
        boolean ascending = after.numeral().leading() > before.numeral().leading();
        return certain
                || ascending
                || after.numeral().isRoman()
                || after.numeral().isLettered();
    }

    private boolean range(ArticleReference before, int at, Group group) {
        ArticleReference end = group.references.get(at);
        boolean letters = end.numeral().leading() < 0;
        if (!letters && end.numeral().leading() < before.numeral().leading()) {
            return false;
        }
        group.references.add(at, ArticleReference.between(before, end));
        return true;
    }

    private int member(int first, int index, Plurality number, Group group) {
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
