package dev.assize.law.be.act;

import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads an act from its description: a noun, then a number, a date and a title, any of which may be missing.
 *
 * <p>"arrêté royal n° 78 du 10 novembre 1967 relatif à …", "lois sur le Conseil d'État, coordonnées le 12 janvier 1973",
 * "règlement (UE) 2016/679 du Parlement européen et du Conseil du 27 avril 2016", "Premier Protocole additionnel à la
 * Convention …", "Wapenwet 2006". A noun alone is a {@link Form#GENERIC} mention.
 */
final class ActDescriptions {

    /** How far the date may be from the noun: "arrêté du Gouvernement de la Région de Bruxelles-Capitale du …". */
    private static final int FAR = 14;

    private static final Set<String> DATE_INTRODUCTIONS = Set.of("du", "van", "le", "dd", "d", "op", "vom", "des");
    private static final Set<String> COORDINATED =
            Set.of("coordonnees", "coordonnee", "coordonne", "gecoordineerd", "gecoordineerde", "coordonnes");
    private static final Set<String> YEARS_OF_NAMES =
            Set.of("64", "92", "1964", "1992", "1994", "1999", "2006", "1989", "1956");

    private static final Set<String> STATES =
            Set.of("belgie", "belgique", "koninkrijk", "royaume", "republiek", "republique", "regering");

    private final Tokens tokens;
    private final DateMarks dates;

    ActDescriptions(Tokens tokens, DateMarks dates) {
        this.tokens = tokens;
        this.dates = dates;
    }

    /** The act described from a token on; null when no noun begins there. */
    @Nullable
    ActMention at(int first) {
        int start = first;
        ActNouns.Found found = ActNouns.at(tokens, start);
        if (found == null) {
            return null;
        }
        if (found.noun().family() == Family.PROTOCOL) {
            return new Protocols(tokens, dates).at(first, found);
        }
        Draft draft = new Draft(first, found);
        draft.read();
        return draft.mention();
    }

    /** As {@link #at}, for a noun that a hyphen joins to a name, so that it needs neither date nor title. */
    @Nullable
    ActMention named(int first) {
        ActMention mention = at(first);
        return mention == null || mention.form() == Form.DESCRIBED
                ? mention
                : new ActMention(
                        first,
                        mention.last(),
                        Form.DESCRIBED,
                        mention.type(),
                        mention.family(),
                        List.of(),
                        null,
                        "",
                        mention.words());
    }

    /** One description while it is being read. */
    private final class Draft {
        private final int first;
        private final ActNoun noun;
        private final Set<String> words = new LinkedHashSet<>();
        private ActType type;
        private Family family;
        private int last;
        private String number = "";
        private @Nullable LocalDate date;
        private boolean titled;

        Draft(int first, ActNouns.Found found) {
            this.first = first;
            this.noun = found.noun();
            this.type = noun.type();
            this.family = noun.family();
            this.last = found.last();
            // "K.B. nr. 50": the stop closes the initials.
            if (NumberSign.after(tokens, last + 2) > last + 2 && tokens.is(last + 1, ".") && tokens.touches(last + 1)) {
                last++;
            }
        }

        void read() {
            if (family == Family.DRAFT) {
                readBill();
                return;
            }
            readNumber();
            readDate();
            if (family == Family.PRIVATE && date != null && isBetweenStates()) {
                type = ActType.TREATY;
                family = Family.CONVENTION;
            }
            if (date != null || !number.isEmpty()) {
                readTitle();
                if (date == null) {
                    readDate();
                }
            } else if (!noun.needsDate()) {
                readUndated();
            }
            if (tokens.is(last + 1, "(") && COORDINATED.contains(tokens.form(last + 2))) {
                readCoordination(last + 2);
            }
        }

        /** "avant-projet de loi relatif à …", "voorontwerp van wet tot …", "ontwerp-KB van 5 mei 2019 betreffende …". */
        private void readBill() {
            boolean link = Set.of("de", "d", "du", "van", "-").contains(tokens.form(last + 1));
            ActNouns.Found act = link ? ActNouns.at(tokens, last + 2) : null;
            if (act != null) {
                type = act.noun().type();
                last = act.last();
                readDate();
                readTitle();
            }
        }

        private void readNumber() {
            boolean union = noun.family() == Family.REGULATION
                    || noun.family() == Family.DIRECTIVE
                    || noun.family() == Family.DECISION;
            EuNumber eu = union ? EuNumber.read(tokens, last + 1) : null;
            if (eu != null) {
                number = eu.digits();
                last = eu.last();
                return;
            }
            if (noun.family() == Family.REGULATION) {
                type = ActType.OTHER;
            }
            int at = NumberSign.after(tokens, last + 1);
            boolean collective = noun.family() == Family.COLLECTIVE && tokens.isNumber(at);
            if (at > last + 1 || collective) {
                number = tokens.form(at);
                last = at;
                if (tokens.isWord(at + 1) && tokens.touches(at + 1)) {
                    number += tokens.form(at + 1);
                    last = at + 1;
                }
            }
        }

        private void readDate() {
            for (int at = last + 1; at <= last + FAR && at < tokens.size(); at++) {
                DateMarks.Mark mark = dates.at(at);
                if (mark != null) {
                    boolean introduced = DATE_INTRODUCTIONS.contains(tokens.form(at - 1))
                            || at == last + 1
                            || tokens.is(at - 1, ".")
                            || tokens.is(at - 1, ",");
                    if (introduced && (date == null)) {
                        words.addAll(TitleWords.of(tokens, first, at - 1));
                        words.addAll(TitleWords.adjectives(tokens, first, at - 1));
                        date = mark.date();
                        last = mark.last();
                    }
                    return;
                }
                if (!mayPrecedeDate(at)) {
                    return;
                }
            }
        }

        private boolean mayPrecedeDate(int at) {
            if (isPartNumber(at)) {
                return true;
            }
            if (tokens.isMark(at)) {
                // "Arr. roy., 19 décembre 1967": behind an abbreviation a comma may stand before the date.
                boolean comma = tokens.is(at, ",") && tokens.is(at - 1, ".") && dates.at(at + 1) != null;
                return tokens.is(at, ".") || tokens.is(at, "-") || comma;
            }
            if (tokens.gapBefore(at) == Gap.PARAGRAPH || tokens.isNumber(at)) {
                return false;
            }
            String form = tokens.form(at);
            boolean qualifies = Qualifiers.ofDatedAct(form);
            boolean initials = tokens.is(at + 1, ".")
                    && tokens.touches(at + 1)
                    && tokens.form(at).length() <= 4;
            return qualifies || (tokens.isCapitalised(at) && (initials || !tokens.is(at - 1, ".")));
        }

        /** "loi-programme (I) du 29 mars 2012": laws that were cut in two are numbered so. */
        private boolean isPartNumber(int at) {
            int open = tokens.is(at, "(") ? at : tokens.is(at - 1, "(") ? at - 1 : at - 2;
            return tokens.is(open, "(")
                    && tokens.is(open + 2, ")")
                    && tokens.isUpperCase(open + 1)
                    && tokens.form(open + 1).chars().allMatch(letter -> letter == 'i' || letter == 'v');
        }

        private void readTitle() {
            int end = ActTitle.endAfterDate(tokens, last + 1, noun.isDutch());
            if (end > last) {
                words.addAll(TitleWords.of(tokens, last + 1, end));
                last = end;
                titled = true;
            }
        }

        /** "loi sur les étrangers", "Code wallon du tourisme", "lois …, coordonnées le …", "Wapenwet 2006". */
        private void readUndated() {
            boolean compound = ActNouns.isCompound(tokens, first) && family != Family.PRIVATE;
            if (compound) {
                words.add(tokens.form(first));
                titled = !isDemonstrated();
                if (tokens.isNumber(last + 1) && YEARS_OF_NAMES.contains(tokens.form(last + 1))) {
                    last++;
                }
                readCoordinationAfterComma();
                return;
            }
            if (isDemonstrated()) {
                while (tokens.isWord(last + 1) && Qualifiers.afterNoun(tokens.form(last + 1))) {
                    words.add(tokens.form(last + 1));
                    last++;
                }
                return;
            }
            readAdjectives();
            if (noun.family() == Family.PRIVATE && isBetweenStates()) {
                type = ActType.TREATY;
                family = Family.CONVENTION;
            }
            int end = family == Family.PRIVATE ? last : titleOfNoun();
            if (end > last) {
                words.addAll(TitleWords.of(tokens, last + 1, end));
                date = dateAtEnd(last + 1, end);
                last = end;
                titled = true;
            }
            if (readCoordinationAfterComma()) {
                return;
            }
            if (tokens.form(last).equals("le") || DATE_INTRODUCTIONS.contains(tokens.form(last + 1))) {
                readDate();
            }
        }

        /** "lois …, coordonnées le 12 janvier 1973"; whether the act was coordinated. */
        private boolean readCoordinationAfterComma() {
            int coordinated = tokens.is(last + 1, ",") ? last + 2 : last + 1;
            boolean is = COORDINATED.contains(tokens.form(coordinated));
            if (is) {
                readCoordination(coordinated);
            }
            return is;
        }

        /** "wet op de huur van 20 februari 1991": the date behind a title is the act's own, unless it is that of an act in the title. */
        private @Nullable LocalDate dateAtEnd(int from, int end) {
            for (int at = end; at > from && at > end - 6; at--) {
                DateMarks.Mark mark = dates.at(at);
                if (mark != null && mark.last() >= end) {
                    int before = at - 1;
                    while (before > from
                            && (tokens.isMark(before) || DATE_INTRODUCTIONS.contains(tokens.form(before)))) {
                        before--;
                    }
                    boolean others = ActNouns.at(tokens, before) != null
                            || ActNouns.at(tokens, before - 1) != null
                            || Qualifiers.afterNoun(tokens.form(before));
                    return others && !isCoordinated(from, at) ? null : mark.date();
                }
            }
            return null;
        }

        /** "lois sur l'enseignement, coordonnées par l'arrêté royal du …": the day of the coordination is the act's. */
        private boolean isCoordinated(int from, int to) {
            for (int at = from; at < to; at++) {
                if (COORDINATED.contains(tokens.form(at))) {
                    return true;
                }
            }
            return false;
        }

        /** "dat besluit", "ladite loi", "même code": it takes up an act, and what follows is no title. */
        private boolean isDemonstrated() {
            return Qualifiers.isDemonstrative(tokens.form(first - 1));
        }

        private void readAdjectives() {
            while (tokens.isWord(last + 1)
                    && (Qualifiers.afterNoun(tokens.form(last + 1)) || ForeignState.follows(tokens, last))) {
                titled |= ForeignState.follows(tokens, last);
                words.add(tokens.form(last + 1));
                last++;
            }
            if (noun.family() == Family.LAW || noun.family() == Family.EXECUTIVE || noun.family() == Family.CODE) {
                readCapitalisedName();
            }
        }

        /** "Wet Accijnsproducten", "KB Rijbewijs": a short title without a preposition. */
        private void readCapitalisedName() {
            boolean dutch = noun.words().startsWith("wet")
                    || noun.words().equals("codex")
                    || noun.words().equals("kb")
                    || noun.words().contains("besluit")
                    || noun.words().equals("k b");
            while (dutch
                    && tokens.isWord(last + 1)
                    && !tokens.is(last, ".")
                    && tokens.isCapitalised(last + 1)
                    && tokens.gapBefore(last + 1) == Gap.BLANK) {
                words.add(tokens.form(last + 1));
                titled = true;
                last++;
            }
            boolean year =
                    titled && tokens.isNumber(last + 1) && tokens.form(last + 1).length() == 4;
            last = year ? last + 1 : last;
        }

        /** "overeenkomst tussen het Koninkrijk België en …" is a treaty, "overeenkomst tussen partijen" is not. */
        private boolean isBetweenStates() {
            if (!tokens.is(last + 1, "tussen") && !tokens.is(last + 1, "entre")) {
                return false;
            }
            for (int at = last + 2; at < last + 7; at++) {
                if (STATES.contains(tokens.form(at))) {
                    return true;
                }
            }
            return false;
        }

        private int titleOfNoun() {
            if (noun.family() == Family.CODE
                    && Set.of("de", "du", "des", "d", "van", "der").contains(tokens.form(last + 1))) {
                return Qualifiers.endOfNounPhrase(tokens, last + 1);
            }
            boolean treaty = type == ActType.TREATY;
            if (treaty
                    && Set.of("de", "du", "d", "van", "entre", "tussen", "ce", "cee")
                            .contains(tokens.form(last + 1))) {
                return Qualifiers.endOfNounPhrase(tokens, last + 1);
            }
            boolean coordinated = COORDINATED.contains(tokens.form(last));
            return coordinated
                    ? ActTitle.endAfterDate(tokens, last + 1, noun.isDutch())
                    : ActTitle.end(tokens, last + 1, noun.isDutch());
        }

        private void readCoordination(int at) {
            for (int i = at + 1; i <= at + 4; i++) {
                DateMarks.Mark mark = dates.at(i);
                if (mark != null) {
                    date = date == null ? mark.date() : date;
                    last = tokens.is(mark.last() + 1, ")") ? mark.last() + 1 : mark.last();
                    return;
                }
            }
        }

        @Nullable
        ActMention mention() {
            boolean described = date != null || !number.isEmpty() || titled;
            if (noun.needsDate() && date == null) {
                return null;
            }
            words.removeIf(word -> Qualifiers.isBackReference(word));
            Form form = described ? Form.DESCRIBED : Form.GENERIC;
            return new ActMention(first, last, form, type, family, List.of(), date, number, words);
        }
    }
}
