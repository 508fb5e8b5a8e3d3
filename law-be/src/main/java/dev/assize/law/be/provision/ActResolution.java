package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Gives every citation its act; the fourth and last stage of reading citations.
 *
 * <p>The words next to an article decide first: the act after it, the act before it, the act of an article in the same
 * breath. Only then the context does: the shape of the number, the act under which the same article was cited before,
 * the act cited last. Each decision is kept with the words that made it.
 */
final class ActResolution {

    private static final Set<String> DETERMINERS = Set.of("du", "la", "le", "l", "het", "de");

    private final Tokens tokens;
    private final ActMentions mentions;
    private final List<Citation> citations;
    private final ActPosition position;
    private final DocumentActs acts;
    private final CitedBefore citedBefore = new CitedBefore();
    private final ActsMet met = new ActsMet();
    private final PassageTopic topic = new PassageTopic();
    private final NumberNeighbours neighbours;
    private final QuotationScope quoting;
    private final Asides asides;
    private final TellingNumber telling;
    private final AttackedAct attack;
    private final TitledActs titles;
    private final StandardOfReview standard;
    private final NearbyAct nearby;
    private final ContextAct context;

    ActResolution(
            Tokens tokens,
            ActMentions mentions,
            List<Citation> citations,
            ActPosition position,
            ActRegistry registry,
            OptionalInt year) {
        this.tokens = tokens;
        this.mentions = mentions;
        this.citations = List.copyOf(citations);
        this.position = position;
        this.acts = new DocumentActs(tokens, registry, year);
        this.attack = new AttackedAct(tokens);
        this.telling = new TellingNumber(citations, acts);
        this.asides = new Asides(new Brackets(tokens), met, acts);
        this.quoting = new QuotationScope(tokens, mentions);
        this.titles = new TitledActs(mentions, acts);
        this.standard = new StandardOfReview(tokens, met);
        this.neighbours = new NumberNeighbours(this.citations);
        ShapedActs shapes = new ShapedActs(registry, acts, met);
        ReadSoFar soFar = new ReadSoFar(tokens, mentions, this.citations, position, acts, citedBefore, met, telling);
        this.nearby = new NearbyAct(soFar, titles, attack, shapes);
        this.context = new ContextAct(soFar, shapes, quoting, topic, neighbours);
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
            // "arrêté royal du 15 septembre 1964, modifié par l'article 1er de l'arrêté royal du …, l'article 2 dudit
            // arrêté".
            boolean amending = position.isAmendingAside(citation.first());
            List<DocumentAct> order = amending ? acts.order() : List.of();
            AssignedAct near = nearby.find(i);
            if (amending) {
                acts.comeBackTo(order);
            }
            AssignedAct assigned = near != null ? near : context.find(i);
            if (assigned == null) {
                pending.add(citation);
            } else {
                remember(citation, assigned);
                unexplained.note(citation, assigned, provisions);
            }
        }
        all.subList(next, all.size()).forEach(this::meet);
        pending.forEach(citation -> provisions.add(citation, context.later(citation)));
        unexplained.settle(provisions);
        return provisions.reading(acts.all());
    }

    /** An act named without an article is known from here on; an abbreviation or a noun alone names nothing new. */
    private void meet(ActMention mention) {
        boolean dated = mention.date() != null || !mention.number().isEmpty();
        boolean code =
                mention.family() == Family.CODE && !mention.words().isEmpty() && tokens.isCapitalised(mention.first());
        boolean names = mention.form() == Form.NAMED
                || (mention.form() == Form.DESCRIBED && (dated || code))
                || (mention.form() == Form.ABBREVIATED && (dated || isAlone(mention)));
        titles.note(mention);
        if (names && !nearby.isAttached(mention)) {
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

    private void remember(Citation citation, AssignedAct assigned) {
        // "l'article 31, inséré par l'article 4 de la loi du 5 juillet 1998, dispose": what follows is still about
        // article 31.
        DocumentAct before = met.lastCited();
        if (before != null && !before.isDisputed() && assigned.act().isOf(Family.PRIVATE)) {
            met.citePaper(citation, assigned.act());
            quoting.claim(citation, assigned.act());
        } else if (before != null && position.isAmending(citation.first())) {
            met.citeAside(citation);
            quoting.claim(citation, before);
        } else if (before != null && standard.is(citation, assigned.act(), before)) {
            met.citeAside(citation);
            topic.cite(assigned.act());
            quoting.claim(citation, assigned.act());
        } else {
            met.cite(citation, assigned);
            topic.cite(assigned.act());
            quoting.claim(citation, assigned.act());
        }
        boolean amending = position.isAmending(citation.first());
        for (ArticleReference article : citation.articles()) {
            article.numerals().forEach(numeral -> {
                // "inséré par l'article 9 de la loi du 15 mars 1999": a later "article 9" does not mean the one that
                // did it.
                if (!amending || numeral.isInserted()) {
                    citedBefore.remember(numeral, assigned.act(), citation.first());
                }
                assigned.act().addArticle(numeral);
                telling.remember(numeral, assigned.act());
                neighbours.remember(numeral, assigned.act());
            });
        }
    }
}
