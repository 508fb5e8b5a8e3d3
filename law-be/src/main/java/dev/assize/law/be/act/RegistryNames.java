package dev.assize.law.be.act;

import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads the names and abbreviations of the registry in a text, each with the date that may stand in it or beside it. */
record RegistryNames(Tokens tokens, DateMarks dates, ActRegistry registry, OptionalInt year) {

    private static final int SHORT = 4;
    private static final int YEAR = 4;
    private static final Set<String> NO_ABBREVIATIONS = Set.of(
            "le", "la", "de", "en", "et", "of", "ou", "du", "van", "as", "lt", "io", "wo", "aw", "apr", "iw", "vw",
            "ww");

    /** The name or abbreviation of the registry that begins at a token; null when none does. */
    @Nullable
    ActMention at(int first) {
        NameTrie.Match<RegisteredAct> name = registry.names().longest(tokens, first);
        NameTrie.Match<RegisteredAct> abbreviation = registry.abbreviations().longest(tokens, first);
        if (abbreviation != null && (name == null || abbreviation.last() > name.last())) {
            int thing = thingBehind(abbreviation.last());
            if (thing > 0) {
                return paper(first, thing);
            }
            return isPlausible(first, abbreviation.last()) ? mention(first, abbreviation, Form.ABBREVIATED) : null;
        }
        return name == null ? null : mention(first, name, Form.NAMED);
    }

    /** The name that begins at a token with one slip of the pen: "Code judicaire", "Wegverkeerreglement"; null when none does. */
    @Nullable
    ActMention withSlip(int first) {
        NameTrie.Match<RegisteredAct> name = registry.names().longestWithSlip(tokens, first);
        return name == null ? null : mention(first, name, Form.NAMED);
    }

    /**
     * The name of which the year stands behind the noun: "loi de 1978 relative aux contrats de travail"; null when none does.
     *
     * @param noun the last token of the noun
     */
    @Nullable
    ActMention ofYear(int first, int noun) {
        boolean dated = (tokens.is(noun + 1, "de") || tokens.is(noun + 1, "van") || tokens.is(noun + 1, "uit"))
                && tokens.isNumber(noun + 2)
                && tokens.form(noun + 2).length() == YEAR;
        NameTrie.Match<RegisteredAct> name = dated ? registry.names().longest(tokens, first, noun + 1, noun + 3) : null;
        List<RegisteredAct> acts = name == null || name.last() <= noun + 2
                ? List.of()
                : Stream.concat(name.values().stream(), name.values().stream().flatMap(this::formers))
                        .filter(act ->
                                tokens.is(noun + 2, Integer.toString(act.date().getYear())))
                        .toList();
        return name == null || acts.isEmpty()
                ? null
                : new ActMention(
                        first,
                        name.last(),
                        Form.NAMED,
                        acts.get(0).type(),
                        family(acts.get(0)),
                        acts,
                        null,
                        "",
                        Set.of());
    }

    private Stream<RegisteredAct> formers(RegisteredAct act) {
        return registry.editions().former(act).stream();
    }

    /** A short abbreviation in small letters is a word of the sentence, unless no word is spelt so. */
    private boolean isPlausible(int first, int last) {
        boolean single = first == last;
        String form = tokens.form(first);
        if (!tokens.isCapitalised(first)) {
            boolean noun = hasCapital(first + 1, last) || (!single && ActNouns.at(tokens, first) != null);
            return noun || (single && form.length() <= SHORT && form.length() > 1 && !NO_ABBREVIATIONS.contains(form));
        }
        return !single
                || form.length() > 2
                || tokens.isUpperCase(first)
                || tokens.is(first + 1, ".")
                || form.length() == 2;
    }

    /** "WAM-verzekering", "W.A.M.-modelpolis": the noun of a thing that a hyphen joins to an abbreviation, so that no act is meant; 0 when none is. */
    private int thingBehind(int last) {
        int hyphen = tokens.is(last + 1, ".") ? last + 2 : last + 1;
        int noun = hyphen + 1;
        boolean joined = tokens.is(hyphen, "-")
                && tokens.touches(hyphen)
                && tokens.touches(noun)
                && tokens.isWord(noun)
                && !tokens.isCapitalised(noun)
                && tokens.form(noun).length() > SHORT;
        ActNouns.Found found = joined ? ActNouns.at(tokens, noun) : null;
        return joined && (found == null || found.noun().family() == Family.PRIVATE) ? noun : 0;
    }

    private @Nullable ActMention paper(int first, int noun) {
        return ActNouns.at(tokens, noun) == null
                ? null
                : new ActMention(
                        first,
                        noun,
                        Form.GENERIC,
                        ActType.OTHER,
                        Family.PRIVATE,
                        List.of(),
                        null,
                        "",
                        Set.of(tokens.form(noun)));
    }

    /** "anc. C. civ.", "a.C.c.": a capital behind the first word makes it a name. */
    private boolean hasCapital(int from, int last) {
        for (int at = from; at <= last; at++) {
            if (tokens.isCapitalised(at)) {
                return true;
            }
        }
        return false;
    }

    private ActMention mention(int first, NameTrie.Match<RegisteredAct> match, Form form) {
        RegisteredAct act = match.values().get(0);
        int last = match.last();
        boolean dotted = last > first || !tokens.isUpperCase(first);
        if (form == Form.ABBREVIATED && dotted && tokens.is(last + 1, ".") && tokens.touches(last + 1)) {
            last++;
        }
        if (tokens.is(last + 1, ")") && tokens.is(last - 1, "(")) {
            last++;
        }
        LocalDate date = dateInside(first, last);
        DateMarks.Mark mark = dates.at(last + 2);
        // "Wet Voorlopige Hechtenis 20 april 1874": Dutch abstracts leave the preposition out.
        DateMarks.Mark beside = date == null && tokens.gapBefore(last + 1) == Gap.BLANK ? dates.at(last + 1) : null;
        if (mark != null && (tokens.is(last + 1, "du") || tokens.is(last + 1, "van"))) {
            date = mark.date();
            last = mark.last();
        } else if (beside != null) {
            date = beside.date();
            last = beside.last();
        }
        boolean treaty = date == null && act.type() == ActType.TREATY;
        DateMarks.Mark day = treaty ? new TreatySignature(tokens, dates).after(last) : null;
        if (day != null) {
            date = day.date();
            last = day.last();
        }
        // With a date of its own a name needs no other to tell which of its acts is meant.
        List<RegisteredAct> named = date == null ? registry.editions().asOf(year, match.values()) : match.values();
        return new ActMention(first, last, form, act.type(), family(act), named, date, "", Set.of());
    }

    /** The date that is part of a name: "lois sur le Conseil d'État, coordonnées le 12 janvier 1973". */
    private @Nullable LocalDate dateInside(int first, int last) {
        for (int at = first; at <= last; at++) {
            DateMarks.Mark mark = dates.at(at);
            if (mark != null && mark.last() <= last) {
                return mark.date();
            }
        }
        return null;
    }

    private static Family family(RegisteredAct act) {
        return switch (act.type()) {
            case LAW -> Family.LAW;
            case ROYAL_DECREE, GOVERNMENT_DECREE -> Family.EXECUTIVE;
            case OTHER -> isCollective(act) ? Family.COLLECTIVE : Family.EXECUTIVE;
            case CODE, CONSTITUTION -> Family.CODE;
            case EU_REGULATION -> Family.REGULATION;
            case EU_DIRECTIVE -> Family.DIRECTIVE;
            case TREATY -> treatyFamily(act);
            case ORDINANCE -> Family.ORDINANCE;
            case DECREE -> Family.DECREE;
        };
    }

    private static boolean isCollective(RegisteredAct act) {
        return act.french().stream().anyMatch(name -> name.contains("collective"))
                || act.abbreviations().stream().anyMatch(name -> name.startsWith("CCT") || name.startsWith("CAO"));
    }

    private static Family treatyFamily(RegisteredAct act) {
        String name = act.french().isEmpty() ? "" : act.french().get(0);
        if (name.contains("Pacte")) {
            return Family.COVENANT;
        }
        if (name.contains("Protocole")) {
            return Family.PROTOCOL;
        }
        if (name.contains("Charte")) {
            return Family.CHARTER;
        }
        return name.contains("Traité") ? Family.TREATY : Family.CONVENTION;
    }
}
