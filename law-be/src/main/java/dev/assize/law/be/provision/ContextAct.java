package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The act of an article that no words next to it tell: the shape of the number, a pronoun, the quotation it stands in, the act under which it was
 * cited before, the act named or cited last.
 */
final class ContextAct {

    private final Tokens tokens;
    private final ActMentions mentions;
    private final List<Citation> citations;
    private final ActPosition position;
    private final DocumentActs acts;
    private final CitedBefore citedBefore;
    private final ActsMet met;
    private final TellingNumber telling;
    private final JoinedCitations closeness;
    private final SentenceBounds bounds;
    private final ShapedActs shapes;
    private final QuotationScope quoting;
    private final PassageTopic topic;
    private final NumberNeighbours neighbours;
    private final ClauseSubject subject;
    private final PronounAct pronouns;
    private final ParagraphStyle style;

    ContextAct(
            ReadSoFar soFar,
            ShapedActs shapes,
            QuotationScope quoting,
            PassageTopic topic,
            NumberNeighbours neighbours) {
        this.neighbours = neighbours;
        this.tokens = soFar.tokens();
        this.mentions = soFar.mentions();
        this.citations = soFar.citations();
        this.position = soFar.position();
        this.acts = soFar.acts();
        this.citedBefore = soFar.citedBefore();
        this.met = soFar.met();
        this.telling = soFar.telling();
        this.closeness = new JoinedCitations(tokens);
        this.bounds = new SentenceBounds(tokens);
        this.shapes = shapes;
        this.quoting = quoting;
        this.topic = topic;
        this.subject = new ClauseSubject(tokens, mentions, acts);
        this.pronouns = new PronounAct(tokens, mentions, acts);
        this.style = new ParagraphStyle(tokens, citations);
    }

    /** The act of a citation by what was said before; null when nothing was. */
    @Nullable
    AssignedAct find(int index) {
        AssignedAct found = byPlace(index);
        boolean weak = found != null && found.reason().compareTo(Reason.SAME_ARTICLE) >= 0;
        Citation citation = citations.get(index);
        DocumentAct rather = found != null && weak ? style.rather(citation, found.act(), acts.latestFirst()) : null;
        return rather == null ? found : assigned(rather, Reason.TOPIC, citation);
    }

    private @Nullable AssignedAct byPlace(int index) {
        Citation citation = citations.get(index);
        ArticleNumeral numeral = citation.articles().get(0).numeral();
        boolean joined = index > 0
                && (closeness.holds(citations.get(index - 1).end(), citation.first())
                        || closeness.contains(citations.get(index - 1), citation));
        DocumentAct lastCited = met.lastCited();
        DocumentAct before = met.lastPaper() == null ? lastCited : met.lastPaper();
        if (joined && before != null && TellingNumber.fits(numeral, before)) {
            return assigned(before, Reason.SHARED_BACKWARD, citations.get(index - 1));
        }
        DocumentAct shaped = shapes.act(numeral);
        if (shaped != null) {
            return assigned(shaped, Reason.SHAPE_OF_NUMBER, citation);
        }
        DocumentAct contract = subject.contract(citation.first());
        if (contract != null) {
            return assigned(contract, Reason.NAMED_IN_SENTENCE, citation);
        }
        DocumentAct own = possessor(citation);
        if (own != null) {
            return assigned(own, Reason.POSSESSIVE, citation);
        }
        DocumentAct quoted = quoting.actAt(citation.first());
        if (quoted != null) {
            return assigned(quoted, Reason.QUOTED, citation);
        }
        DocumentAct same = citedBefore.actOfOrAround(numeral);
        if (same != null && !isForgotten(same, numeral, citation)) {
            return assigned(same, Reason.SAME_ARTICLE, citation);
        }
        DocumentAct hanging = telling.attachedAct(numeral);
        if (hanging != null) {
            return assigned(hanging, Reason.NAMED_LATER, citation);
        }
        DocumentAct bracketed = tokens.is(citation.first() - 1, "(") ? met.lastInBrackets() : null;
        if (bracketed != null
                && TellingNumber.fits(numeral, bracketed)
                && !bounds.sentenceEnds(met.lastInBracketsAt(), citation.first())) {
            return assigned(bracketed, Reason.NAMED_IN_SENTENCE, citation);
        }
        DocumentAct since = met.namedSinceCited();
        DocumentAct edition = since == null ? null : acts.namesake(since, numeral);
        DocumentAct named = edition == null ? since : edition;
        if (named != null && !bounds.sentenceEnds(met.lastNamedAt(), citation.first())) {
            DocumentAct rather = telling.rather(numeral, named);
            return assigned(rather == null ? named : rather, Reason.NAMED_IN_SENTENCE, citation);
        }
        if (named != null
                && (lastCited == null || isSubjectBefore(citation) || opensParagraph())
                && isInParagraph(citation)) {
            return assigned(named, Reason.TOPIC, citation);
        }
        if (lastCited == null) {
            return null;
        }
        boolean paragraph = bounds.paragraphEnds(met.lastCitedAt(), citation.first());
        DocumentAct about = paragraph ? topic.over(lastCited) : null;
        if (about != null && (topic.times(lastCited) == 1 || !lastCited.mayHave(numeral))) {
            DocumentAct neighbour = neighbours.nearer(citation, about, acts.latestFirst());
            return assigned(neighbour == null ? about : neighbour, Reason.TOPIC, citation);
        }
        DocumentAct older = acts.namesake(lastCited, numeral);
        DocumentAct last = older == null ? lastCited : older;
        DocumentAct neighbour = neighbours.nearer(citation, last, acts.latestFirst());
        DocumentAct rather = neighbour == null && older == null ? telling.rather(numeral, last) : neighbour;
        return rather == null ? assigned(last, Reason.LAST_CITED, citation) : assigned(rather, Reason.TOPIC, citation);
    }

    /** A plain number that was cited of an act once, in passing, in another paragraph, is not that act's where this one speaks of another: every act has an article 2. */
    private boolean isForgotten(DocumentAct act, ArticleNumeral numeral, Citation citation) {
        DocumentAct lastCited = met.lastCited();
        return lastCited != null
                && numeral.isPlain()
                && !act.equals(lastCited)
                && !lastCited.isDisputed()
                && topic.times(act) <= 1
                && bounds.paragraphEnds(citedBefore.place(numeral), citation.first())
                && !bounds.paragraphEnds(met.lastCitedAt(), citation.first());
    }

    /** "Art. 7.4 van de huurovereenkomst is nietig. … artikel 34": behind the article of a paper a bare one is the law's, and may well be the paper's. */
    private boolean isAfterPaper(Reason reason) {
        return met.lastPaper() != null && (reason == Reason.LAST_CITED || reason == Reason.TOPIC);
    }

    private boolean isInParagraph(Citation citation) {
        return !bounds.paragraphEnds(met.lastNamedAt(), citation.first());
    }

    /** "La loi du 5 mai 2009 s'applique. L'article 35 …": a sentence that begins with the act, and the next one with the article. */
    private boolean isSubjectBefore(Citation citation) {
        int last = met.lastNamedAt();
        int first = last;
        while (first > 0 && first > last - SentenceBounds.LONG_SENTENCE && !isMention(first, last)) {
            first--;
        }
        // "¹ Règlement général sur la protection des données. Voy. spéc. les articles 77 à 79": the name is the whole
        // sentence.
        boolean alone = tokens.is(last + 1, ".") && bounds.begins(last + 2);
        return isMention(first, last) && opensSentence(first) && (alone || opensSentence(citation.first()));
    }

    /** "De wet van 17 mei 2006 wordt gewijzigd. Vooreerst vervalt in artikel 25": a paragraph that begins with an act is about it. */
    private boolean opensParagraph() {
        int last = met.lastNamedAt();
        for (int first = last; first > 0 && first > last - SentenceBounds.LONG_SENTENCE; first--) {
            if (isMention(first, last)) {
                boolean article = tokens.form(first - 1).length() <= 3;
                return tokens.gapBefore(article ? first - 1 : first).compareTo(Gap.LINE) >= 0;
            }
        }
        return false;
    }

    private boolean isMention(int first, int last) {
        ActMention mention = mentions.at(first);
        return mention != null && mention.last() == last;
    }

    /** Whether a sentence begins at a token, or at the little word before it. */
    private boolean opensSentence(int at) {
        return bounds.begins(at) || (tokens.form(at - 1).length() <= 3 && bounds.begins(at - 1));
    }

    /** The act that "son article", "dont l'article", "artikel 5 ervan", "l'article 6 de celle-ci" takes up; null when nothing does. */
    private @Nullable DocumentAct possessor(Citation citation) {
        DocumentAct pronoun = pronouns.behind(citation.last() + 1);
        if (pronoun != null) {
            return pronoun;
        }
        if (PossessiveArticle.isThereof(tokens, citation.last() + 1)) {
            return met.last(citation.first());
        }
        if (!PossessiveArticle.is(tokens, citation.first())) {
            return null;
        }
        DocumentAct noun = subject.noun(citation.first());
        DocumentAct gendered = noun == null ? pronouns.before(citation.first()) : noun;
        return gendered != null ? gendered : met.last(citation.first());
    }

    private AssignedAct assigned(DocumentAct act, Reason reason, Citation citation) {
        return new AssignedAct(
                act,
                reason,
                citation.first(),
                citation.last(),
                act.isDisputed()
                        || isAfterPaper(reason)
                        || citation.doubtful()
                        || UnsettledArticle.isDrafted(tokens, citation));
    }

    /** The act that the same paragraph names next: "L'article 12 pose un principe. Cette disposition de la loi du 5 mai …". */
    private @Nullable DocumentAct namedSoonAfter(int last) {
        for (int at = last + 1; at < last + SentenceBounds.LONG_SENTENCE && at < tokens.size(); at++) {
            ActMention mention = mentions.at(at);
            if (mention != null && mention.identifies() && !position.isAmending(mention)) {
                return acts.resolve(mention, null);
            }
            if (tokens.gapBefore(at) == Gap.PARAGRAPH) {
                return null;
            }
        }
        return null;
    }

    /** For an article that nothing before it explains: the act under which it is cited later, else no act at all. */
    AssignedAct later(Citation citation) {
        ArticleNumeral numeral = citation.articles().get(0).numeral();
        DocumentAct same = citedBefore.actOf(numeral);
        if (same == null) {
            DocumentAct cited = met.firstCited(citation.last());
            same = cited != null && TellingNumber.fits(numeral, cited) ? cited : null;
        }
        if (same == null) {
            DocumentAct named = namedSoonAfter(citation.end());
            same = named != null && TellingNumber.fits(numeral, named) ? named : null;
        }
        if (same != null) {
            return assigned(same, Reason.NAMED_LATER, citation);
        }
        AssignedAct unknown = assigned(acts.unknown(), Reason.UNKNOWN, citation);
        return new AssignedAct(unknown.act(), Reason.UNKNOWN, unknown.first(), unknown.last(), true);
    }
}
