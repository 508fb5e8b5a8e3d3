package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.act.TitleWords;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The acts of one text, each once: decides whether two mentions mean the same act.
 *
 * <p>A registered act is itself under every name. Otherwise kind and date must agree and the titles must not contradict
 * each other, for twins of one day are common: a date alone never merges two acts that both have a title. A noun alone
 * means the act of its kind that was named last.
 */
final class DocumentActs {

    private static final double SAME_TITLE = 0.5;

    /** What courts mean by "la Charte", "het Handvest", by "la Convention" where no other was named. */
    private static final Map<Family, String> BY_CUSTOM =
            Map.of(Family.CHARTER, "eu-charter", Family.CONVENTION, "echr");

    private final Tokens tokens;
    private final ActRegistry registry;
    private final List<DocumentAct> acts = new ArrayList<>();
    private final RecentActs recent = new RecentActs();
    private final Map<RegisteredAct, DocumentAct> byRegistered = new HashMap<>();
    private final Map<LocalDate, List<DocumentAct>> byDate = new HashMap<>();
    /** By the mention itself, which is made once; comparing all that it says would cost more than finding it. */
    private final IdentityHashMap<ActMention, DocumentAct> resolved = new IdentityHashMap<>();

    private final QualifiedNouns qualifiedNouns;

    private @Nullable DocumentAct unknown;

    DocumentActs(Tokens tokens, ActRegistry registry) {
        this.tokens = tokens;
        this.registry = registry;
        this.qualifiedNouns = new QualifiedNouns(tokens, recent);
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
        if (!mention.candidates().isEmpty() && !isOfAnotherYear(mention)) {
            return registered(choose(mention, numeral));
        }
        if (mention.form() == Form.GENERIC) {
            return generic(mention, numeral);
        }
        return described(mention, numeral);
    }

    /**
     * "Wet Voorlopige Hechtenis 20 april 1874": the name of an act that came later, with the date of the older one. Codes and the Constitution are
     * often cited with the date of another edition.
     */
    private static boolean isOfAnotherYear(ActMention mention) {
        LocalDate date = mention.date();
        return date != null
                && mention.candidates().stream()
                        .allMatch(act ->
                                isDatedByYear(act.type()) && Math.abs(act.date().getYear() - date.getYear()) > 1);
    }

    private static boolean isDatedByYear(ActType type) {
        return switch (type) {
            case LAW, ROYAL_DECREE, GOVERNMENT_DECREE, DECREE, ORDINANCE, OTHER -> true;
            case CODE, CONSTITUTION, TREATY, EU_REGULATION, EU_DIRECTIVE -> false;
        };
    }

    /** Of the acts that share a name, the one whose articles are numbered so, else one the text has cited, else the first. */
    private RegisteredAct choose(ActMention mention, @Nullable ArticleNumeral numeral) {
        List<RegisteredAct> candidates = reaching(mention.candidates(), numeral);
        if (mention.date() != null) {
            for (RegisteredAct candidate : candidates) {
                if (candidate.date().equals(mention.date())) {
                    return candidate;
                }
            }
        }
        if (numeral != null && candidates.size() > 1) {
            Numbering shape = shape(numeral);
            for (RegisteredAct candidate : candidates) {
                if (candidate.numbering() == shape) {
                    return candidate;
                }
            }
        }
        for (RegisteredAct candidate : candidates) {
            boolean other = candidate.numbering() == Numbering.DECIMAL && numeral != null;
            if (!other && byRegistered.containsKey(candidate)) {
                return candidate;
            }
        }
        return candidates.get(0);
    }

    /** Those that have so many articles; all when none has. */
    private static List<RegisteredAct> reaching(List<RegisteredAct> candidates, @Nullable ArticleNumeral numeral) {
        if (numeral == null || candidates.size() < 2) {
            return candidates;
        }
        List<RegisteredAct> reaching = candidates.stream()
                .filter(candidate -> candidate.reaches(numeral.leading()))
                .toList();
        return reaching.isEmpty() ? candidates : reaching;
    }

    /** Whether a mention tells by itself which act it means: no noun alone, and no name that two acts of one numbering share. */
    boolean isIdentified(ActMention mention, ArticleNumeral numeral) {
        if (mention.form() == Form.GENERIC || mention.candidates().size() < 2 || mention.date() != null) {
            return mention.form() != Form.GENERIC;
        }
        Numbering shape = shape(numeral);
        List<RegisteredAct> reaching = reaching(mention.candidates(), numeral);
        return reaching.size() == 1
                || reaching.stream()
                                .filter(candidate -> candidate.numbering() == shape)
                                .count()
                        == 1;
    }

    private static Numbering shape(ArticleNumeral numeral) {
        if (numeral.isRoman()) {
            return Numbering.ROMAN;
        }
        if (numeral.isColon()) {
            return Numbering.COLON;
        }
        return numeral.isDecimal() ? Numbering.DECIMAL : Numbering.PLAIN;
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
            boolean same = known.registered() == null
                    && compatible(known.type(), act.type())
                    && registry.likeness(act, TitleWords.subject(known.words())) >= SAME_TITLE;
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

    private DocumentAct added(DocumentAct act) {
        acts.add(act);
        return act;
    }

    private DocumentAct described(ActMention mention, @Nullable ArticleNumeral numeral) {
        DocumentAct known = known(mention);
        if (known != null) {
            return known;
        }
        RegisteredAct registered = inRegistry(mention);
        // By its day alone it may be a twin: article 4 is of none that numbers its articles 4.1.22.
        boolean twin = registered != null
                && numeral != null
                && numeral.isPlain()
                && mention.words().isEmpty()
                && registered.type() == ActType.DECREE
                && registered.numbering() == Numbering.DECIMAL;
        return registered != null && !twin ? registered(registered) : added(new DocumentAct(mention.type(), null));
    }

    private @Nullable DocumentAct known(ActMention mention) {
        for (DocumentAct act : recent.latestFirst()) {
            if (isSame(act, mention)) {
                return act;
            }
        }
        if (mention.date() != null) {
            for (DocumentAct act : byDate.getOrDefault(mention.date(), List.of())) {
                if (isSame(act, mention)) {
                    return act;
                }
            }
        }
        return null;
    }

    private static boolean isSame(DocumentAct act, ActMention mention) {
        if (!compatible(act.type(), mention.type())
                || act.isOf(Family.PROTOCOL) != (mention.family() == Family.PROTOCOL)) {
            return false;
        }
        boolean sameNumber = !mention.number().isEmpty() && mention.number().equals(act.number());
        boolean otherNumber = !mention.number().isEmpty() && !act.number().isEmpty() && !sameNumber;
        LocalDate actDate = act.knownDate();
        if (otherNumber) {
            return false;
        }
        if (mention.date() != null && actDate != null) {
            return mention.date().equals(actDate) && titlesAgree(act, mention.words());
        }
        if (sameNumber) {
            return true;
        }
        return mention.number().isEmpty()
                && !mention.words().isEmpty()
                && act.words().containsAll(mention.words());
    }

    private static boolean titlesAgree(DocumentAct act, Set<String> words) {
        Set<String> one = TitleWords.subject(act.words());
        Set<String> other = TitleWords.subject(words);
        return one.isEmpty() || other.isEmpty() || other.stream().anyMatch(word -> TitleWords.hasLike(one, word));
    }

    private static boolean compatible(ActType one, ActType other) {
        return one == other
                || (one == ActType.OTHER && other == ActType.EU_REGULATION)
                || (one == ActType.EU_REGULATION && other == ActType.OTHER);
    }

    private @Nullable RegisteredAct inRegistry(ActMention mention) {
        Set<String> words = TitleWords.subject(mention.words());
        if (mention.family() == Family.PROTOCOL) {
            return registry.find("echr-" + mention.number().replace(' ', '-')).orElse(null);
        }
        if (mention.type().numbersItsParagraphs() && !mention.number().isEmpty()) {
            return registry.numbered(mention.number()).orElse(null);
        }
        if (mention.date() == null) {
            return words.isEmpty() || !mention.number().isEmpty()
                    ? null
                    : registry.titled(mention.type(), words).orElse(null);
        }
        List<RegisteredAct> sameDay = registry.dated(mention.date()).stream()
                .filter(act -> compatible(act.type(), mention.type())
                        || (act.type() == ActType.TREATY
                                && words.size() > 2
                                && registry.likeness(act, words) > SAME_TITLE))
                .toList();
        if (words.isEmpty()) {
            return sameDay.size() == 1 && isNumberedAlike(sameDay.get(0), mention) ? sameDay.get(0) : null;
        }
        RegisteredAct best = null;
        double likeness = SAME_TITLE;
        for (RegisteredAct act : sameDay) {
            double here = registry.likeness(act, words);
            if (here >= likeness) {
                best = act;
                likeness = here;
            }
        }
        return best;
    }

    /** "arrêté royal n° 7 du 29 décembre 1992" is none of that day that has no such number in its name. */
    private static boolean isNumberedAlike(RegisteredAct act, ActMention mention) {
        return mention.number().isEmpty()
                || Stream.concat(act.french().stream(), act.abbreviations().stream())
                        .anyMatch(
                                name -> name.matches(".*(?:n°|nr\\.?) ?" + Pattern.quote(mention.number()) + "\\b.*"));
    }

    /** The act that "la loi", "dudit Code", "cette convention" takes up: the last of its family that shares its adjectives. */
    private DocumentAct generic(ActMention mention, @Nullable ArticleNumeral numeral) {
        DocumentAct qualified = qualifiedNouns.act(mention);
        if (qualified != null) {
            return qualified;
        }
        DocumentAct last = null;
        Numbering shape = numeral == null ? Numbering.PLAIN : shape(numeral);
        boolean telling = shape == Numbering.ROMAN || shape == Numbering.COLON;
        for (DocumentAct act : recent.latestFirst()) {
            boolean called = act.isCalled(tokens.form(mention.first()))
                    || (tokens.is(mention.first(), "overeenkomst")
                            && act.type() == ActType.TREATY
                            && act.bears("overeenkomst"));
            boolean otherPaper =
                    mention.family() == Family.PRIVATE && !called && !act.bears(tokens.form(mention.first()));
            if ((!act.isOf(mention.family()) && !called) || otherPaper) {
                continue;
            }
            boolean typed = (called || mention.type() == ActType.OTHER || act.type() == mention.type())
                    && (!telling || act.numbering() == shape)
                    && (numeral == null
                            || act.mayHave(numeral)
                            || !namesake(act, shape).equals(act));
            boolean shares = mention.words().stream().anyMatch(act.words()::contains);
            if (typed && (shares || mention.words().isEmpty())) {
                return numeral == null ? act : namesake(act, shape);
            }
            last = last == null && typed ? act : last;
        }
        if (last == null && !telling && !isOwnKind(mention.family())) {
            last = latest(mention.type());
        }
        if (last == null && !telling) {
            last = namedInPassing(mention);
        }
        if (last == null && numeral != null) {
            last = byCustom(mention, numeral);
        }
        return last != null ? last : unexplained(mention);
    }

    /** The act that a noun with a capital means where the text names none of its kind; null when the noun goes on, or means none. */
    private @Nullable DocumentAct byCustom(ActMention mention, ArticleNumeral numeral) {
        int next = mention.last() + 1;
        boolean alone = tokens.isCapitalised(mention.first())
                && mention.words().isEmpty()
                && !(tokens.isWord(next) && tokens.isCapitalised(next) && tokens.gapBefore(next) == Gap.BLANK);
        RegisteredAct act = alone
                ? registry.find(BY_CUSTOM.getOrDefault(mention.family(), "")).orElse(null)
                : null;
        return act != null && act.reaches(numeral.leading()) ? registered(act) : null;
    }

    /** Kinds that no other noun takes up: "le Pacte" is no convention, and a bill no law. */
    private static boolean isOwnKind(Family family) {
        return family == Family.DRAFT || family == Family.COVENANT || family == Family.CHARTER;
    }

    /** "ingesteld bij de wet van 1 juli 1964 … artikel 1 van deze wet": an act that only did something to another. */
    private @Nullable DocumentAct namedInPassing(ActMention mention) {
        boolean takesUp = mention.family() != Family.PRIVATE && mention.family() != Family.DRAFT;
        for (int i = acts.size() - 1; takesUp && i >= 0; i--) {
            DocumentAct act = acts.get(i);
            if (act.isOf(mention.family()) && act.type() == mention.type() && !act.isUnexplained()) {
                return act;
            }
        }
        return null;
    }

    /** The older code of the same name, whose articles are numbered so; null when there is none. */
    @Nullable
    DocumentAct older(DocumentAct act, ArticleNumeral numeral) {
        DocumentAct other = numeral.isPlain() ? namesake(act, Numbering.PLAIN) : act;
        return other.equals(act) ? null : other;
    }

    /** "l'article 5.69 du Code civil et l'ancien article 1134 du même code": the older code of that name, by the shape of the number. */
    private DocumentAct namesake(DocumentAct act, Numbering shape) {
        RegisteredAct registered = act.registered();
        if (registered == null
                || registered.numbering() != Numbering.DECIMAL
                || shape != Numbering.PLAIN
                || registered.french().isEmpty()) {
            return act;
        }
        return registry.named(registered.french().get(0)).stream()
                .filter(candidate -> candidate.numbering() == shape)
                .findFirst()
                .map(this::registered)
                .orElse(act);
    }

    private @Nullable DocumentAct latest(ActType type) {
        for (DocumentAct act : recent.latestFirst()) {
            if (act.type() == type && type != ActType.OTHER) {
                return act;
            }
        }
        return null;
    }

    /** A contract, a policy, the draft under discussion, "the said law" that nobody said: an act of its own, but disputed. */
    private DocumentAct unexplained(ActMention mention) {
        boolean apart = mention.family() == Family.PRIVATE || mention.family() == Family.DRAFT;
        DocumentAct act = added(new DocumentAct(apart ? ActType.OTHER : mention.type(), null));
        act.setUnexplained();
        return act;
    }
}
