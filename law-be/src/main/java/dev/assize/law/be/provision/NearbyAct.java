package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The act whose words stand next to an article: after it, before it, or after an article in the same breath.
 *
 * <p>What is found so needs no context; {@link ContextAct} is asked where nothing is.
 */
final class NearbyAct {

    private static final Set<String> LATTER =
            Set.of("derniere", "dernier", "dernieres", "derniers", "laatstgenoemde", "laatstvermelde", "laatste");
    private static final Set<String> FORMER = Set.of("eerstgenoemd", "eerstgenoemde", "eerstvermeld", "eerstvermelde");
    private static final Set<String> POINTING = WordSet.of("cette cet ce ladite ledit dudit die deze dat dit");
    private static final Set<String> SAME = Set.of("meme", "memes", "dezelfde", "hetzelfde", "zelfde");

    private final Tokens tokens;
    private final List<Citation> citations;
    private final ActPosition position;
    private final DocumentActs acts;
    private final CitedBefore citedBefore;
    private final ActsMet met;
    private final TitledActs titles;
    private final AttackedAct attack;
    private final TellingNumber telling;
    private final JoinedCitations closeness;
    private final SentenceBounds bounds;
    private final ShapedActs shapes;
    private final Set<ActMention> attached;

    NearbyAct(ReadSoFar soFar, TitledActs titles, AttackedAct attack, ShapedActs shapes) {
        this.tokens = soFar.tokens();
        this.citations = soFar.citations();
        this.position = soFar.position();
        this.acts = soFar.acts();
        this.citedBefore = soFar.citedBefore();
        this.met = soFar.met();
        this.titles = titles;
        this.attack = attack;
        this.telling = soFar.telling();
        this.closeness = new JoinedCitations(tokens);
        this.bounds = new SentenceBounds(tokens);
        this.shapes = shapes;
        this.attached = attached();
    }

    private Set<ActMention> attached() {
        Set<ActMention> attached = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Citation citation : citations) {
            if (citation.act() != null && !isHeaded(citation)) {
                attached.add(citation.act().mention());
            }
        }
        return attached;
    }

    /** Whether an article has this mention of its act behind it. */
    boolean isAttached(ActMention mention) {
        return attached.contains(mention);
    }

    /** The act of a citation by the words next to it; null when they name none. */
    @Nullable
    AssignedAct find(int index) {
        Citation citation = citations.get(index);
        ArticleNumeral numeral = citation.articles().get(0).numeral();
        AssignedAct near = isHeaded(citation) ? before(citation, numeral) : null;
        if (near == null) {
            near = after(citation, numeral, Reason.NAMED_AFTER);
        }
        if (near == null) {
            near = before(citation, numeral);
        }
        boolean own = near == null && PossessiveArticle.isOwn(tokens, citation.first());
        return near != null || own ? near : sharedForward(index, numeral);
    }

    /** "L. du 23 mai 1961, art. 4, C. civ. art. 1382": acts before their articles; the act behind the comma heads the next one. */
    private boolean isHeaded(Citation citation) {
        ActAttachment next = citation.act();
        ActMention own = next == null ? null : position.before(citation.first());
        if (next == null || own == null || own.form() == Form.GENERIC || !tokens.is(citation.last() + 1, ",")) {
            return false;
        }
        int after = next.mention().last() + 1;
        while (after < tokens.size() && (tokens.is(after, ",") || tokens.is(after, "."))) {
            after++;
        }
        return CitationReader.isArticleWord(tokens.form(after));
    }

    private @Nullable AssignedAct after(Citation citation, ArticleNumeral numeral, Reason reason) {
        ActAttachment attachment = citation.act();
        if (attachment == null) {
            return null;
        }
        ActMention mention = attachment.mention();
        DocumentAct before = mention.form() == Form.GENERIC ? tellingArticle(numeral, mention) : null;
        if (before == null && mention.form() == Form.GENERIC && attack.isMeant(mention)) {
            before = attack.act(mention);
        }
        if (before == null && mention.form() == Form.GENERIC && LATTER.contains(tokens.form(mention.first() - 1))) {
            before = titles.inLast(mention);
        }
        if (before == null && mention.form() == Form.GENERIC && isStillSame(mention)) {
            before = met.lastCited();
        }
        if (before == null && mention.form() == Form.GENERIC && isSameAsInBrackets(mention)) {
            before = met.lastInBrackets();
        }
        if (before == null && mention.form() == Form.GENERIC && FORMER.contains(tokens.form(mention.first() - 1))) {
            DocumentAct former = acts.former(mention.family());
            if (former != null) {
                return new AssignedAct(former, reason, mention.first(), mention.last(), former.isDisputed());
            }
        }
        if (before != null) {
            acts.takeUp(before, mention);
            return new AssignedAct(before, reason, mention.first(), mention.last(), before.isDisputed());
        }
        DocumentAct act = acts.resolve(mention, citation.telling(numeral));
        attack.note(mention, act);
        attack.noteArticle(citation, act);
        DocumentAct titled = act != null && act.isUnexplained() ? titles.of(mention.family()) : null;
        if (titled != null) {
            acts.takeUp(titled, mention);
            return new AssignedAct(titled, reason, mention.first(), mention.last(), titled.isDisputed());
        }
        DocumentAct shaped = act != null && act.isUnexplained() ? shapes.act(numeral) : null;
        if (shaped != null) {
            return new AssignedAct(shaped, Reason.SHAPE_OF_NUMBER, mention.first(), mention.last(), false);
        }
        if (act == null) {
            return null;
        }
        boolean disputed = attachment.draft()
                || UnsettledArticle.isDrafted(tokens, citation)
                || act.isDisputed()
                || mention.isForeign(tokens)
                || UnsettledArticle.isFormer(tokens, citation.first());
        return new AssignedAct(
                act,
                reason,
                mention.first(),
                mention.last(),
                acts.isIdentified(mention, numeral),
                disputed,
                attachment.hierarchy());
    }

    /** "…, modifié par l'article 2 de la loi B, et l'article 3 de cette même loi": the same as before the aside. */
    private boolean isStillSame(ActMention noun) {
        DocumentAct last = met.lastCited();
        return met.isAside()
                && last != null
                && last.isOf(noun.family())
                && SAME.contains(tokens.form(noun.first() - 1))
                && !bounds.sentenceEnds(met.lastCitedAt(), noun.first());
    }

    /**
     * "le vol (art. 461 C. pén.), aggravé par l'article 467 du même code": the same is the one in the brackets, however much of an aside they are.
     * "Er is intrest verschuldigd (artikel 10 van de Loonbeschermingswet). … artikel 2 van deze wet": so is the one that is pointed at, where the
     * sentence of the brackets speaks of no other act.
     */
    private boolean isSameAsInBrackets(ActMention noun) {
        DocumentAct last = met.lastInBrackets();
        if (last == null || !last.isOf(noun.family())) {
            return false;
        }
        String pointer = tokens.form(noun.first() - 1);
        int outside = Math.max(met.lastCitedAt(), met.lastNamedAt());
        boolean only = bounds.sentenceEnds(outside, met.lastInBracketsAt())
                && !bounds.paragraphEnds(met.lastInBracketsAt(), noun.first());
        return SAME.contains(pointer)
                ? only || !bounds.sentenceEnds(met.lastInBracketsAt(), noun.first())
                : only && POINTING.contains(pointer);
    }

    /** "l'article 48/6 de la même loi": a number that is no plain one tells which law, if the text cited it before. */
    private @Nullable DocumentAct tellingArticle(ArticleNumeral numeral, ActMention mention) {
        DocumentAct same = numeral.isPlain() ? null : citedBefore.actOf(numeral);
        return same != null && same.isOf(mention.family()) ? same : null;
    }

    private @Nullable AssignedAct before(Citation citation, ArticleNumeral numeral) {
        ActMention mention = position.before(citation.first());
        // "l'article 6 du Code pénal, l'article 7": the act is the first one's, and the comma says nothing about the
        // second.
        if (mention == null || mention.form() == Form.GENERIC || attached.contains(mention)) {
            return null;
        }
        DocumentAct act = acts.resolve(mention, numeral);
        return act == null
                ? null
                : new AssignedAct(
                        act,
                        Reason.NAMED_BEFORE,
                        mention.first(),
                        mention.last(),
                        acts.isIdentified(mention, numeral),
                        act.isDisputed(),
                        "");
    }

    /** "l'article 14, lu en combinaison avec l'article 8 de la Convention": the act of the second is that of the first. */
    private @Nullable AssignedAct sharedForward(int index, ArticleNumeral numeral) {
        for (int i = index; i + 1 < citations.size() && i < index + 6; i++) {
            if (!closeness.joins(citations.get(i), citations.get(i + 1))) {
                return null;
            }
            if (citations.get(i + 1).act() != null) {
                return isKnownOtherwise(numeral, citations.get(i + 1))
                        ? null
                        : after(citations.get(i + 1), numeral, Reason.SHARED_FORWARD);
            }
        }
        return null;
    }

    /** "l'article 48/7 ni l'article 3 de la Convention": 48/7 hangs on another act elsewhere, and the Convention has none. */
    private boolean isKnownOtherwise(ArticleNumeral numeral, Citation next) {
        DocumentAct known = citedBefore.actOf(numeral);
        DocumentAct own = known == null || !numeral.isInserted() ? telling.attachedAct(numeral) : known;
        ActAttachment attachment = next.act();
        if (own == null || attachment == null) {
            return false;
        }
        ActMention mention = attachment.mention();
        return mention.identifies() ? !own.equals(acts.meet(mention, true)) : !own.isOf(mention.family());
    }
}
