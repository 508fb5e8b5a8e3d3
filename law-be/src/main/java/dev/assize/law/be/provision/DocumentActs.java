package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The acts of one text, each once: decides whether two mentions mean the same act.
 *
 * <p>A registered act is itself under every name. Otherwise kind and date must agree and the titles must not contradict
 * each other, for twins of one day are common: a date alone never merges two acts that both have a title. A noun alone
 * means the act of its kind that was named last.
 */
final class DocumentActs {

    private final Tokens tokens;
    private final List<DocumentAct> acts = new ArrayList<>();
    private final RecentActs recent = new RecentActs();
    private final Map<RegisteredAct, DocumentAct> byRegistered = new HashMap<>();
    private final Map<LocalDate, List<DocumentAct>> byDate = new HashMap<>();
    /** By the mention itself, which is made once; comparing all that it says would cost more than finding it. */
    private final IdentityHashMap<ActMention, DocumentAct> resolved = new IdentityHashMap<>();

    private final DescribedActs descriptions;
    private final NounAct nouns;

    private @Nullable DocumentAct unknown;

    DocumentActs(Tokens tokens, ActRegistry registry, OptionalInt year) {
        this.tokens = tokens;
        this.descriptions = new DescribedActs(registry, year);
        this.nouns = new NounAct(tokens, registry, this, recent);
    }

    List<DocumentAct> all() {
        return Collections.unmodifiableList(acts);
    }

    /** Learns of an act that is named without an article. */
    @Nullable
    DocumentAct meet(ActMention mention, boolean amending) {
        DocumentAct act = find(mention, null);
        if (act != null) {
            resolved.put(mention, act);
            act.add(mention, tokens.text(mention.first(), mention.last()), tokens.start(mention.first()));
            index(act);
            if (!amending) {
                recent.promote(act);
            }
        }
        return act;
    }

    /** The only act that was named so far and numbers its articles like a registered one, where that one was not named. */
    RegisteredAct onlyNumberedLike(RegisteredAct act) {
        if (byRegistered.containsKey(act)) {
            return act;
        }
        List<RegisteredAct> alike = byRegistered.keySet().stream()
                .filter(named -> named.numbering() == act.numbering())
                .limit(2)
                .toList();
        return alike.size() == 1 ? alike.get(0) : act;
    }

    DocumentAct registeredByShape(RegisteredAct act) {
        DocumentAct known = registered(act);
        if (known.names().isEmpty()) {
            known.nameAfterRegistry();
        }
        return known;
    }

    /** Stands for the act of articles that nothing explains. */
    DocumentAct unknown() {
        if (unknown == null) {
            unknown = added(new DocumentAct(ActType.OTHER, null));
        }
        return unknown;
    }

    /** The act that a mention means, given an article of it; null when a noun has nothing to refer to. */
    @Nullable
    DocumentAct resolve(ActMention mention, @Nullable ArticleNumeral numeral) {
        DocumentAct act = resolved.get(mention);
        if (act == null || (numeral != null && mention.candidates().size() > 1)) {
            act = find(mention, numeral);
            if (act == null) {
                return null;
            }
            resolved.put(mention, act);
        }
        act.add(mention, tokens.text(mention.first(), mention.last()), tokens.start(mention.first()));
        index(act);
        recent.promote(act);
        return act;
    }

    /** The acts in the order in which a reader has them in mind. */
    List<DocumentAct> order() {
        return recent.order();
    }

    void comeBackTo(List<DocumentAct> order) {
        recent.comeBackTo(order);
    }

    Iterable<DocumentAct> latestFirst() {
        return recent.latestFirst();
    }

    /**
     * The first of the two acts that were named last: "eerstgenoemd wetboek". Where the very last one is of another family, that is the last one
     * of this family; null when there is none.
     */
    @Nullable
    DocumentAct former(Family family) {
        int passed = 0;
        for (DocumentAct act : recent.latestFirst()) {
            if (act.isOf(family) && passed > 0) {
                return act;
            }
            passed++;
        }
        return null;
    }

    /** Notes that a noun meant this act. */
    void takeUp(DocumentAct act, ActMention mention) {
        resolved.put(mention, act);
        act.add(mention, tokens.text(mention.first(), mention.last()), tokens.start(mention.first()));
        recent.promote(act);
    }

    private @Nullable DocumentAct find(ActMention mention, @Nullable ArticleNumeral numeral) {
        ActMention defined = mention.defined();
        if (defined != null) {
            DocumentAct known = resolved.get(defined);
            return known != null ? known : find(defined, numeral);
        }
        if (!mention.candidates().isEmpty() && !CandidateActs.isOfAnotherYear(mention)) {
            return registered(CandidateActs.choose(mention, numeral, byRegistered::containsKey));
        }
        if (mention.form() == Form.GENERIC) {
            return nouns.act(mention, numeral);
        }
        return described(mention, numeral);
    }

    /** Whether a mention tells by itself which act it means: no noun alone, and no name that two acts of one numbering share. */
    boolean isIdentified(ActMention mention, ArticleNumeral numeral) {
        return CandidateActs.isIdentified(mention, numeral);
    }

    /** The older or newer code of the same name, whose articles are numbered so; null when there is none. */
    @Nullable
    DocumentAct namesake(DocumentAct act, ArticleNumeral numeral) {
        return nouns.namesake(act, numeral);
    }

    DocumentAct registered(RegisteredAct act) {
        DocumentAct known = byRegistered.get(act);
        if (known == null) {
            known = describedBefore(act);
            known = known == null ? added(new DocumentAct(act.type(), act)) : known;
            byRegistered.put(act, known);
        }
        return known;
    }

    /** The act of that day and kind which the text described before it named it; null when there is none, or no telling which. */
    private @Nullable DocumentAct describedBefore(RegisteredAct act) {
        DocumentAct only = null;
        for (DocumentAct known : byDate.getOrDefault(act.date(), List.of())) {
            boolean same = descriptions.means(known, act);
            if (same && only != null) {
                return null;
            }
            only = same ? known : only;
        }
        if (only != null) {
            only.register(act);
        }
        return only;
    }

    /** Files an act under its date once a mention gives one. */
    private void index(DocumentAct act) {
        LocalDate date = act.date();
        if (date != null && act.markFiled()) {
            byDate.computeIfAbsent(date, key -> new ArrayList<>()).add(act);
        }
    }

    DocumentAct added(DocumentAct act) {
        acts.add(act);
        return act;
    }

    private DocumentAct described(ActMention mention, @Nullable ArticleNumeral numeral) {
        RegisteredAct nearest = descriptions.amongTwins(mention);
        if (nearest != null) {
            return registered(nearest);
        }
        DocumentAct known = known(mention);
        if (known != null) {
            return known;
        }
        RegisteredAct registered = descriptions.inRegistry(mention);
        // By its day alone it may be a twin: article 4 is of none that numbers its articles 4.1.22.
        boolean twin = registered != null
                && numeral != null
                && numeral.isPlain()
                && mention.words().isEmpty()
                && registered.type() == ActType.DECREE
                && registered.numbering() == Numbering.DECIMAL;
        return registered != null && !twin ? registered(registered) : added(new DocumentAct(mention.type(), null));
    }

    /** "l'arrêté précité du 12 mai 1999": the noun does not say whose decree it is, and the day tells which. */
    private boolean isBareDecree(ActMention mention) {
        boolean noun = tokens.is(mention.first(), "arrete") || tokens.is(mention.first(), "besluit");
        String next = tokens.form(mention.first() + 1);
        return noun
                && mention.type() == ActType.OTHER
                && mention.family() == Family.EXECUTIVE
                && mention.words().isEmpty()
                && (next.equals("precite") || next.equals("du") || next.equals("van"))
                && !tokens.is(mention.first() + 2, "regent");
    }

    private @Nullable DocumentAct known(ActMention mention) {
        for (DocumentAct act : recent.latestFirst()) {
            if (DescribedActs.isSame(act, mention)) {
                return act;
            }
        }
        if (mention.date() != null) {
            boolean bare = isBareDecree(mention);
            for (DocumentAct act : byDate.getOrDefault(mention.date(), List.of())) {
                if (DescribedActs.isSame(act, mention) || (bare && act.isOf(Family.EXECUTIVE))) {
                    return act;
                }
            }
        }
        return null;
    }
}
