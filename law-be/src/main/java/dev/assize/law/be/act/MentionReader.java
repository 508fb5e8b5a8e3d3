package dev.assize.law.be.act;

import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActRegistry.Beginning;
import dev.assize.law.be.internal.Ordinals;
import dev.assize.law.be.token.Tokens;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads the mention of an act that begins at a token: a name that the text defined, a name or an abbreviation of the
 * registry, or a description.
 */
final class MentionReader {

    private final Tokens tokens;
    private final DateMarks dates;
    private final ActRegistry registry;
    private final RegistryNames names;
    private final ActDescriptions descriptions;
    private final ShortNames shortNames;

    /** By the number of the form what may begin with it; null where that is not known yet. */
    private final @Nullable Beginning[] beginnings;

    MentionReader(Tokens tokens, DateMarks dates, ActRegistry registry, OptionalInt year) {
        this.tokens = tokens;
        this.dates = dates;
        this.registry = registry;
        this.names = new RegistryNames(tokens, dates, registry, year);
        this.descriptions = new ActDescriptions(tokens, dates);
        this.shortNames = new ShortNames(tokens, dates);
        this.beginnings = new Beginning[tokens.forms()];
    }

    /** Remembers the short name that the text may define behind a mention, or with it. */
    void learn(ActMention mention) {
        if (mention.identifies()) {
            shortNames.learn(mention);
            // "règlement (CE) n° 873/2004": the brackets of a number hold no act.
            if (mention.date() != null && tokens.is(mention.first() + 1, "(") && tokens.is(mention.last(), ")")) {
                shortNames.define(tokens.form(mention.first()), mention);
            }
        }
    }

    /** The mention that begins at a token; null when none does. */
    @Nullable
    ActMention at(int first) {
        if (!tokens.isWord(first)) {
            return null;
        }
        Beginning may = beginning(first);
        ActMention named = may.ofName() ? ofItsState(names.at(first)) : null;
        ActMention described = may.ofDescription() || tokens.is(first + 1, "-") ? described(first) : null;
        ActMention own = shortNames.mayBegin(first) ? shortNames.at(first, described) : null;
        if (own != null && (named == null || own.last() >= named.last())) {
            return own;
        }
        if (named == null) {
            ActMention known = described == null ? null : unlikeItsName(described);
            return described == null || known != null ? known : withDateInBrackets(abbreviated(described));
        }
        if (described == null || described.form() != Form.DESCRIBED || described.last() <= named.last()) {
            return named;
        }
        boolean dated = described.date() != null || !described.number().isEmpty();
        return dated ? withCandidates(described, named) : named;
    }

    /** An undated act whose registered name has its year in it, or a slip of the pen; null when it has no such name. */
    private @Nullable ActMention unlikeItsName(ActMention described) {
        if (described.date() != null
                || !described.number().isEmpty()
                || !described.candidates().isEmpty()) {
            return null;
        }
        ActMention ofYear = described.form() == Form.GENERIC ? names.ofYear(described.first(), described.last()) : null;
        if (ofYear != null) {
            return ofYear;
        }
        ActMention slipped = names.withSlip(described.first());
        return slipped == null || slipped.last() < described.last() ? null : slipped;
    }

    /** "Constitution congolaise": the name is that of a Belgian act, and another state's is meant. */
    private @Nullable ActMention ofItsState(@Nullable ActMention named) {
        if (named == null || !ForeignState.follows(tokens, named.last())) {
            return named;
        }
        int last = named.last() + 1;
        return new ActMention(
                named.first(),
                last,
                Form.DESCRIBED,
                named.type(),
                named.family(),
                List.of(),
                named.date(),
                named.number(),
                Set.of(tokens.form(last), tokens.form(named.first())));
    }

    /** Most words begin no mention, and all of one form do so alike. */
    private Beginning beginning(int first) {
        int number = tokens.formNumber(first);
        Beginning known = beginnings[number];
        if (known == null) {
            known = registry.beginning(tokens.form(first));
            beginnings[number] = known;
        }
        return known;
    }

    /** The name or abbreviation of the registry that begins at a token; null when none does. */
    @Nullable
    ActMention named(int first) {
        return names.at(first);
    }

    /** The act that is described from a token on; null when none is. */
    @Nullable
    ActMention described(int first) {
        ActMention coordinated = coordinatedOn(first);
        if (coordinated != null) {
            return coordinated;
        }
        int noun = afterAdjectives(first);
        ActMention described = descriptions.at(noun);
        if (described == null && isPrefix(first)) {
            noun = first + 2;
            described = descriptions.named(noun);
        }
        if (described == null && isElliptic(first)) {
            noun = first + 3;
            described = descriptions.at(noun);
        }
        if (described != null && described.form() == Form.GENERIC) {
            ActMention titled = titledByName(described);
            described = titled == null ? described : titled;
        }
        return described != null && noun > first ? widened(described, first) : described;
    }

    /** "de op 10 juli 2008 gecoördineerde wet op de ziekenhuizen": the day of the coordination comes before the noun. */
    private @Nullable ActMention coordinatedOn(int first) {
        DateMarks.Mark day = tokens.is(first, "op") ? dates.at(first + 1) : null;
        boolean coordinated = day != null && ActDates.isCoordination(tokens.form(day.last() + 1));
        ActMention act = coordinated && day != null ? descriptions.at(day.last() + 2) : null;
        return act == null || day == null
                ? null
                : new ActMention(
                        first,
                        act.last(),
                        Form.DESCRIBED,
                        act.type(),
                        act.family(),
                        List.of(),
                        day.date(),
                        "",
                        union(act.words(), Set.of(tokens.form(day.last() + 1))));
    }

    /** "Gezondheids- en Veiligheidswet": two compounds that share their noun. */
    private boolean isElliptic(int first) {
        return tokens.is(first + 1, "-")
                && tokens.touches(first + 1)
                && (tokens.is(first + 2, "en") || tokens.is(first + 2, "of"))
                && ActNouns.isCompound(tokens, first + 3);
    }

    /** "eIDAS-Verordening", "II-wet": a name joined to the noun by a hyphen. */
    private boolean isPrefix(int first) {
        return tokens.is(first + 1, "-")
                && tokens.touches(first + 1)
                && tokens.touches(first + 2)
                && ActNouns.at(tokens, first + 2) != null;
    }

    /** "arrêté royal d'exécution de ce Code (AR/CIR 92)": a known abbreviation in brackets tells which act is described. */
    private ActMention abbreviated(ActMention described) {
        int open = described.last() + 1;
        ActMention name = tokens.is(open, "(") && described.form() == Form.DESCRIBED ? names.at(open + 1) : null;
        boolean same = name != null && name.type() == described.type() && tokens.is(name.last() + 1, ")");
        return name != null && same && described.date() == null ? withCandidates(described, name) : described;
    }

    /** "inrichtingsbesluit (KB van 28 december 1972)": a name, and in brackets the same act by its day. */
    private ActMention withDateInBrackets(ActMention name) {
        boolean alone = isNameOfItsOwn(name);
        boolean compound = name.form() == Form.DESCRIBED
                && (ActNouns.isCompound(tokens, name.first()) || tokens.is(name.first() + 1, "-"));
        boolean undated = name.date() == null
                && name.number().isEmpty()
                && (compound || alone)
                && tokens.is(name.last() + 1, "(")
                && tokens.isWord(name.last() + 2);
        ActMention dated = undated ? described(name.last() + 2) : null;
        boolean same = dated != null
                && (alone || dated.family() == name.family())
                && dated.date() != null
                && tokens.is(dated.last() + 1, ")");
        return dated == null || !same
                ? name
                : new ActMention(
                        name.first(),
                        dated.last() + 1,
                        Form.DESCRIBED,
                        dated.type(),
                        dated.family(),
                        List.of(),
                        dated.date(),
                        dated.number(),
                        union(name.words(), dated.words()));
    }

    /** "la Charte (loi du 11 avril 1995 …)": a noun that laws and decrees do not bear, with a capital. */
    private boolean isNameOfItsOwn(ActMention name) {
        return name.form() == Form.GENERIC
                && name.first() == name.last()
                && name.words().isEmpty()
                && (name.family() == ActNoun.Family.CHARTER || name.family() == ActNoun.Family.CODE)
                && tokens.isCapitalised(name.first());
    }

    /** "règlement « Rome I »", "Verordening Brussel Ibis": a noun and a name of the registry. */
    private @Nullable ActMention titledByName(ActMention noun) {
        int at = tokens.is(noun.last() + 1, "\"") ? noun.last() + 2 : noun.last() + 1;
        ActMention name = tokens.isWord(at) && tokens.isCapitalised(at) ? names.at(at) : null;
        boolean initials = name != null && name.form() == Form.ABBREVIATED && noun.type() == ActType.TREATY;
        if (name == null
                || (name.form() != Form.NAMED && !initials)
                || (name.type() != noun.type() && name.type() != ActType.EU_REGULATION)) {
            return null;
        }
        int last = tokens.is(name.last() + 1, "\"") ? name.last() + 1 : name.last();
        return new ActMention(
                noun.first(), last, Form.NAMED, name.type(), name.family(), name.candidates(), null, "", noun.words());
    }

    /** "Sixième directive", "gecoördineerde wetten": the adjective belongs to the name. */
    private int afterAdjectives(int first) {
        int at = first;
        while (at < first + 4 && (Qualifiers.beforeNoun(tokens.form(at)) || Ordinals.value(tokens.form(at)) > 0)) {
            boolean cut = tokens.is(at + 1, ".") && tokens.touches(at + 1);
            boolean joined = tokens.is(at + 1, "-") && Qualifiers.beforeNoun(tokens.form(at + 2));
            at = joined || cut ? at + 2 : at + 1;
        }
        return ActNouns.at(tokens, at) == null ? first : at;
    }

    private ActMention widened(ActMention mention, int first) {
        boolean states = (mention.family() == ActNoun.Family.PRIVATE || mention.type() == ActType.TREATY)
                && StateTreaty.isBilateral(tokens, first, mention.first() - 1);
        boolean foreign = ForeignState.precedes(tokens, first) && mention.form() == Form.GENERIC;
        return new ActMention(
                first,
                mention.last(),
                foreign || states ? Form.DESCRIBED : mention.form(),
                states ? ActType.TREATY : mention.type(),
                states ? ActNoun.Family.CONVENTION : mention.family(),
                mention.candidates(),
                mention.date(),
                mention.number(),
                union(
                        union(mention.words(), TitleWords.of(tokens, first, mention.first() - 1)),
                        TitleWords.adjectives(tokens, first, mention.first() - 1)));
    }

    private static Set<String> union(Set<String> some, Set<String> others) {
        Set<String> all = new LinkedHashSet<>(some);
        all.addAll(others);
        return all;
    }

    private ActMention withCandidates(ActMention described, ActMention named) {
        return new ActMention(
                described.first(),
                described.last(),
                Form.NAMED,
                named.type(),
                described.family(),
                named.candidates(),
                described.date(),
                described.number(),
                described.words());
    }
}
