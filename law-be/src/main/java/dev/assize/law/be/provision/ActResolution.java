package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Gives every citation its act; the fourth and last stage of reading citations.
 *
 * <p>The words next to an article decide first: the act after it, the act before it, the act of an article in the same
 * breath. Only then the context does: the shape of the number, the act under which the same article was cited before,
 * the act cited last. Each decision is kept with the words that made it.
 */
final class ActResolution {

    private static final int LONG_SENTENCE = SentenceBounds.LONG_SENTENCE;
    private static final Set<String> LATTER =
            Set.of("derniere", "dernier", "dernieres", "derniers", "laatstgenoemde", "laatstvermelde", "laatste");
    private static final Set<String> VIOLATING = WordSet.of(
            "viole violent violerait violeraient violait schendt schenden schond schonden compatible compatibles bestaanbaar "
                    + "verenigbaar onverenigbaar incompatible incompatibles meconnait meconnaissent miskent miskennen");
    private static final int AFTER_MEASURE = 6;
    private static final Set<String> DETERMINERS = Set.of("du", "la", "le", "l", "het", "de");
    private static final Set<String> FORMER = Set.of("eerstgenoemd", "eerstgenoemde", "eerstvermeld", "eerstvermelde");
    private static final Set<String> SAME = Set.of("meme", "memes", "dezelfde", "hetzelfde", "zelfde");
    private final Tokens tokens;
    private final ActMentions mentions;
    private final List<Citation> citations;
    private final ActPosition position;
    private final ActRegistry registry;
    private final DocumentActs acts;
    private final CitedBefore citedBefore = new CitedBefore();
    private final ActsMet met = new ActsMet();
    private final Set<ActMention> attached;
    private final QuotationScope quoting;
    private final ClauseSubject subject;
    private final JoinedCitations closeness;
    private final SentenceBounds bounds;
    private final Asides asides;
    private final TellingNumber telling;
    private final PronounAct pronouns;
    private final PassageTopic topic = new PassageTopic();
    private final AttackedAct attack;
    private @Nullable ActMention lastMention;
    private final Map<Family, DocumentAct> inTitles = new EnumMap<>(Family.class);

    ActResolution(
            Tokens tokens, ActMentions mentions, List<Citation> citations, ActPosition position, ActRegistry registry) {
        this.tokens = tokens;
        this.mentions = mentions;
        this.citations = List.copyOf(citations);
        this.position = position;
        this.registry = registry;
        this.acts = new DocumentActs(tokens, registry);
        this.closeness = new JoinedCitations(tokens);
        this.bounds = new SentenceBounds(tokens);
        this.attack = new AttackedAct(tokens);
        this.subject = new ClauseSubject(tokens, mentions, acts);
        this.telling = new TellingNumber(citations, acts);
        this.asides = new Asides(new Brackets(tokens), met, acts);
        this.pronouns = new PronounAct(tokens, mentions, acts);
        this.quoting = new QuotationScope(tokens, mentions);
        this.attached = attached();
    }

    ProvisionReading resolve() {
        DistinctProvisions provisions = new DistinctProvisions(tokens);
        List<Citation> pending = new ArrayList<>();
        UnexplainedActs unexplained = new UnexplainedActs(acts, citedBefore, telling);
        List<ActMention> all = mentions.all();
        int next = 0;
        for (int i = 0; i < citations.size(); i++) {
            Citation citation = citations.get(i);
            while (next < all.size() && all.get(next).first() < citation.first()) {
                asides.reach(all.get(next).first());
                meet(all.get(next));
                next++;
            }
            asides.reach(citation.first());
            Assigned assigned = assign(i);
            if (assigned == null) {
                pending.add(citation);
            } else {
                remember(citation, assigned);
                unexplained.note(citation, assigned, provisions);
            }
        }
        all.subList(next, all.size()).forEach(this::meet);
        pending.forEach(citation -> provisions.add(citation, later(citation)));
        unexplained.settle(provisions);
        return provisions.reading(acts.all());
    }

    /** The act of a citation and why. */
    record Assigned(
            DocumentAct act,
            Reason reason,
            int first,
            int last,
            boolean identified,
            boolean disputed,
            String hierarchy) {

        Assigned(DocumentAct act, Reason reason, int first, int last, boolean disputed) {
            this(act, reason, first, last, false, disputed, "");
        }

        /** The same reason for another act. */
        Assigned to(DocumentAct other, boolean disputed) {
            return new Assigned(other, reason, first, last, disputed || other.isDisputed());
        }
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

    /** An act named without an article is known from here on; an abbreviation or a noun alone names nothing new. */
    private void meet(ActMention mention) {
        boolean dated = mention.date() != null || !mention.number().isEmpty();
        boolean code =
                mention.family() == Family.CODE && !mention.words().isEmpty() && tokens.isCapitalised(mention.first());
        boolean names = mention.form() == Form.NAMED
                || (mention.form() == Form.DESCRIBED && (dated || code))
                || (mention.form() == Form.ABBREVIATED && (dated || isAlone(mention)));
        lastMention = mention.identifies() ? mention : lastMention;
        noteTitle(mention);
        if (names && !attached.contains(mention)) {
            // "modifié par la loi du …": the amending act is not what "cette loi" means afterwards.
            boolean amending = position.isAmending(mention);
            DocumentAct act = acts.meet(mention, amending);
            attack.note(mention, act);
            if (!amending) {
                met.name(act, mention.last());
            }
        }
    }

    /** "Le considérant 47 du RGPD éclaire": capitals behind an article that can mean one act alone name it, though no number is beside them. */
    private boolean isAlone(ActMention mention) {
        return mention.candidates().size() == 1
                && mention.first() == mention.last()
                && tokens.isUpperCase(mention.first())
                && tokens.form(mention.first()).length() > 2
                && DETERMINERS.contains(tokens.form(mention.first() - 1));
    }

    /** "la directive" may mean one that only the title of a law named: "la loi … transposant la directive 2002/22/CE". */
    private void noteTitle(ActMention mention) {
        ActMention inside = mentions.inTitle(mention);
        if (inside != null && inside.family() != mention.family()) {
            DocumentAct known = acts.meet(inside, true);
            if (known != null) {
                inTitles.put(inside.family(), known);
            }
        }
    }

    private @Nullable Assigned assign(int index) {
        Citation citation = citations.get(index);
        ArticleNumeral numeral = citation.articles().get(0).numeral();
        Assigned near = isHeaded(citation) ? before(citation, numeral) : null;
        if (near == null) {
            near = after(citation, numeral, Reason.NAMED_AFTER);
        }
        if (near == null) {
            near = before(citation, numeral);
        }
        if (near == null && PossessiveArticle.isOwn(tokens, citation.first())) {
            return fromContext(index, numeral);
        }
        if (near == null) {
            near = sharedForward(index, numeral);
        }
        return near != null ? near : fromContext(index, numeral);
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

    private @Nullable Assigned after(Citation citation, ArticleNumeral numeral, Reason reason) {
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
            before = inLastTitle(mention);
        }
        if (before == null && mention.form() == Form.GENERIC && isStillSame(mention)) {
            before = met.lastCited();
        }
        if (before == null && mention.form() == Form.GENERIC && FORMER.contains(tokens.form(mention.first() - 1))) {
            DocumentAct former = acts.former(mention.family());
            if (former != null) {
                return new Assigned(former, reason, mention.first(), mention.last(), former.isDisputed());
            }
        }
        if (before != null) {
            acts.takeUp(before, mention);
            return new Assigned(before, reason, mention.first(), mention.last(), before.isDisputed());
        }
        DocumentAct act = acts.resolve(mention, citation.telling(numeral));
        attack.note(mention, act);
        attack.noteArticle(citation, act);
        DocumentAct titled = act != null && act.isUnexplained() ? inTitles.get(mention.family()) : null;
        if (titled != null) {
            acts.takeUp(titled, mention);
            return new Assigned(titled, reason, mention.first(), mention.last(), titled.isDisputed());
        }
        DocumentAct shaped = act != null && act.isUnexplained() ? byShape(numeral) : null;
        if (shaped != null) {
            return new Assigned(shaped, Reason.SHAPE_OF_NUMBER, mention.first(), mention.last(), false);
        }
        if (act == null) {
            return null;
        }
        boolean disputed = attachment.draft()
                || UnsettledArticle.isDrafted(tokens, citation)
                || act.isDisputed()
                || mention.isForeign(tokens)
                || UnsettledArticle.isFormer(tokens, citation.first());
        return new Assigned(
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

    /** "la loi de 2003 modifiant la loi du 16 mars 1968 …, l'article 29 de cette dernière loi": the act that a title named last. */
    private @Nullable DocumentAct inLastTitle(ActMention noun) {
        ActMention outer = lastMention;
        ActMention inside = outer == null ? null : mentions.inTitle(outer);
        return inside != null && inside.family() == noun.family() && noun.first() - inside.last() < LONG_SENTENCE
                ? acts.resolve(inside, null)
                : null;
    }

    /** "l'article 48/6 de la même loi": a number that is no plain one tells which law, if the text cited it before. */
    private @Nullable DocumentAct tellingArticle(ArticleNumeral numeral, ActMention mention) {
        DocumentAct same = numeral.isPlain() ? null : citedBefore.actOf(numeral);
        return same != null && same.isOf(mention.family()) ? same : null;
    }

    private @Nullable Assigned before(Citation citation, ArticleNumeral numeral) {
        ActMention mention = position.before(citation.first());
        // "l'article 6 du Code pénal, l'article 7": the act is the first one's, and the comma says nothing about the
        // second.
        if (mention == null || mention.form() == Form.GENERIC || attached.contains(mention)) {
            return null;
        }
        DocumentAct act = acts.resolve(mention, numeral);
        return act == null
                ? null
                : new Assigned(
                        act,
                        Reason.NAMED_BEFORE,
                        mention.first(),
                        mention.last(),
                        acts.isIdentified(mention, numeral),
                        act.isDisputed(),
                        "");
    }

    /** "l'article 14, lu en combinaison avec l'article 8 de la Convention": the act of the second is that of the first. */
    private @Nullable Assigned sharedForward(int index, ArticleNumeral numeral) {
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

    private @Nullable Assigned fromContext(int index, ArticleNumeral numeral) {
        Citation citation = citations.get(index);
        boolean joined = index > 0 && closeness.holds(citations.get(index - 1).end(), citation.first());
        DocumentAct lastCited = met.lastCited();
        if (joined && lastCited != null && TellingNumber.fits(numeral, lastCited)) {
            return assigned(lastCited, Reason.SHARED_BACKWARD, citations.get(index - 1));
        }
        DocumentAct shaped = byShape(numeral);
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
        if (same != null) {
            return assigned(same, Reason.SAME_ARTICLE, citation);
        }
        DocumentAct hanging = telling.attachedAct(numeral);
        if (hanging != null) {
            return assigned(hanging, Reason.NAMED_LATER, citation);
        }
        DocumentAct named = met.namedSinceCited();
        if (named != null && !bounds.sentenceEnds(met.lastNamedAt(), citation.first())) {
            DocumentAct rather = telling.rather(numeral, named);
            return assigned(rather == null ? named : rather, Reason.NAMED_IN_SENTENCE, citation);
        }
        if (lastCited == null) {
            return null;
        }
        DocumentAct older = acts.older(lastCited, numeral);
        if (older != null) {
            return assigned(older, Reason.LAST_CITED, citation);
        }
        DocumentAct rather = telling.rather(numeral, lastCited);
        if (rather != null) {
            return assigned(rather, Reason.TOPIC, citation);
        }
        DocumentAct about = bounds.paragraphEnds(met.lastCitedAt(), citation.first()) ? topic.after(lastCited) : null;
        return about == null
                ? assigned(lastCited, Reason.LAST_CITED, citation)
                : assigned(about, Reason.TOPIC, citation);
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

    private Assigned assigned(DocumentAct act, Reason reason, Citation citation) {
        return new Assigned(
                act,
                reason,
                citation.first(),
                citation.last(),
                act.isDisputed() || citation.doubtful() || UnsettledArticle.isDrafted(tokens, citation));
    }

    private @Nullable DocumentAct byShape(ArticleNumeral numeral) {
        return registry.find(ShapedNumber.code(numeral, met.lastCited()))
                .map(acts::registeredByShape)
                .orElse(null);
    }

    private void remember(Citation citation, Assigned assigned) {
        // "l'article 31, inséré par l'article 4 de la loi du 5 juillet 1998, dispose": what follows is still about
        // article 31.
        DocumentAct before = met.lastCited();
        if (before != null && position.isAmending(citation.first())) {
            met.citeAside(citation);
            quoting.claim(citation, before);
        } else if (before != null && isStandard(citation, assigned.act(), before)) {
            met.citeAside(citation);
            topic.cite(assigned.act());
            quoting.claim(citation, assigned.act());
        } else {
            met.cite(citation, assigned.act());
            topic.cite(assigned.act());
            quoting.claim(citation, assigned.act());
        }
        for (ArticleReference article : citation.articles()) {
            article.numerals().forEach(numeral -> {
                citedBefore.remember(numeral, assigned.act());
                assigned.act().addArticle(numeral);
                telling.remember(numeral, assigned.act());
            });
        }
    }

    /** "L'article 5 de la loi viole-t-il l'article 10 de la Constitution ?": what follows is about the law, and the Constitution is its measure. */
    private boolean isStandard(Citation citation, DocumentAct act, DocumentAct before) {
        boolean higher = act.type() == ActType.CONSTITUTION || act.type() == ActType.TREATY;
        boolean lower = before.type() != ActType.CONSTITUTION && before.type() != ActType.TREATY;
        int end = Math.min(tokens.size(), citation.end() + AFTER_MEASURE);
        for (int at = met.lastCitedAt() + 1; higher && lower && at < end; at++) {
            boolean inside = at >= citation.first() && at <= citation.end();
            if (!inside && VIOLATING.contains(tokens.form(at))) {
                return true;
            }
            boolean stops = tokens.is(at, ";")
                    || (tokens.is(at, ".")
                            && tokens.isCapitalised(at + 1)
                            && tokens.form(at - 1).length() > 3)
                    || tokens.gapBefore(at) == Gap.PARAGRAPH
                    || at - met.lastCitedAt() > LONG_SENTENCE;
            if (stops) {
                return false;
            }
        }
        return false;
    }

    /** The act that the same paragraph names next: "L'article 12 pose un principe. Cette disposition de la loi du 5 mai …". */
    private @Nullable DocumentAct namedSoonAfter(int last) {
        for (int at = last + 1; at < last + LONG_SENTENCE && at < tokens.size(); at++) {
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
    private Assigned later(Citation citation) {
        DocumentAct same = citedBefore.actOf(citation.articles().get(0).numeral());
        if (same == null) {
            same = met.firstCited(citation.last());
        }
        if (same == null) {
            same = namedSoonAfter(citation.end());
        }
        if (same != null) {
            return assigned(same, Reason.NAMED_LATER, citation);
        }
        Assigned unknown = assigned(acts.unknown(), Reason.UNKNOWN, citation);
        return new Assigned(unknown.act(), Reason.UNKNOWN, unknown.first(), unknown.last(), true);
    }
}
