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

    private static final Set<String> YEARS_OF_NAMES =
            Set.of("64", "92", "1964", "1992", "1994", "1999", "2006", "1989", "1956");

    private final Tokens tokens;
    private final DateMarks dates;
    private final ActDates actDates;

    ActDescriptions(Tokens tokens, DateMarks dates) {
        this.tokens = tokens;
        this.dates = dates;
        this.actDates = new ActDates(tokens, dates);
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
            readStates();
            readDate();
            if (type == ActType.OTHER && family == Family.EXECUTIVE && date != null) {
                int maker = DecreeMaker.end(tokens, last);
                type = maker > last ? ActType.GOVERNMENT_DECREE : type;
                last = maker;
            }
            if (family == Family.PRIVATE && date != null && StateTreaty.follows(tokens, last)) {
                becomeTreaty();
            }
            if (date != null || !number.isEmpty()) {
                readTitle();
                if (date == null) {
                    readDate();
                }
            } else if (!noun.needsDate() || isTitledInitial()) {
                readUndated();
            }
            // A contract is signed too, and in French called so: "la convention conclue le 12 mars 2019".
            boolean treaty = type == ActType.TREATY && tokens.isCapitalised(first) && !isDemonstrated();
            DateMarks.Mark signed = treaty && date == null ? new TreatySignature(tokens, dates).atPlace(last) : null;
            if (signed != null) {
                date = signed.date();
                last = signed.last();
            }
            if (tokens.is(last + 1, "(") && ActDates.isCoordination(tokens.form(last + 2))) {
                readCoordination(last + 2);
            }
        }

        private void becomeTreaty() {
            type = ActType.TREATY;
            family = Family.CONVENTION;
        }

        /** "convention belgo-française": an agreement of two states, of which one is this. */
        private void readStates() {
            boolean agreement = family == Family.PRIVATE || type == ActType.TREATY;
            int states = agreement ? StateTreaty.bilateral(tokens, last) : last;
            if (states > last) {
                becomeTreaty();
                words.addAll(TitleWords.of(tokens, last + 1, states));
                titled = true;
                last = states;
            }
        }

        /** "L. relative à la circulation routière": an initial that needs no date, since a title follows. */
        private boolean isTitledInitial() {
            int title = tokens.is(last + 2, "speciale") ? last + 3 : last + 2;
            boolean is = tokens.is(last + 1, ".") && tokens.touches(last + 1) && ActTitle.opensLaw(tokens.form(title));
            last = is ? last + 1 : last;
            return is;
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
            ActNumber found = ActNumber.after(tokens, noun, last);
            if (found != null) {
                number = found.number();
                last = found.last();
            }
            boolean union = found != null && found.ofUnion();
            type = noun.family() == Family.REGULATION && !union ? ActType.OTHER : type;
        }

        private void readDate() {
            for (int at = last + 1; at <= last + FAR && at < tokens.size(); at++) {
                DateMarks.Mark mark = dates.at(at);
                if (mark != null) {
                    boolean introduced = ActDates.isIntroduction(tokens.form(at - 1))
                            || at == last + 1
                            || tokens.is(at - 1, ".")
                            || tokens.is(at - 1, ",")
                            || noun.needsDate();
                    if (introduced && (date == null)) {
                        words.addAll(TitleWords.of(tokens, first, at - 1));
                        words.addAll(TitleWords.adjectives(tokens, first, at - 1));
                        date = mark.date();
                        last = mark.last();
                    }
                    return;
                }
                if (!actDates.mayPrecede(at, !number.isEmpty())) {
                    return;
                }
            }
        }

        private void readTitle() {
            int end = ActTitle.endAfterDate(tokens, last + 1, noun.isDutch());
            if (end > last) {
                words.addAll(TitleWords.of(tokens, last + 1, actDates.beforeTwin(last + 1, end, date)));
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
            if (noun.family() == Family.PRIVATE && StateTreaty.follows(tokens, last)) {
                becomeTreaty();
            }
            int maker = DecreeMaker.endBeforeTitle(tokens, family, last);
            int from = ActTitle.ofNoun(tokens, noun, type, maker) > maker ? maker : last;
            int whole = family == Family.PRIVATE ? last : ActTitle.ofNoun(tokens, noun, type, from);
            boolean coordinated =
                    ActDates.isCoordination(tokens.form(first - 1)) || ActDates.isCoordination(tokens.form(last));
            int end = coordinated ? actDates.endAtDay(last + 1, whole) : whole;
            if (end > last) {
                words.addAll(TitleWords.of(tokens, last + 1, end));
                date = actDates.atEnd(last + 1, end);
                last = end;
                titled = true;
            }
            if (readCoordinationAfterComma()) {
                return;
            }
            // "Overeenkomst tussen België en Frankrijk 10 maart 1964": Dutch abstracts leave the preposition out.
            DateMarks.Mark beside = titled && noun.isDutch() ? dates.at(last + 1) : null;
            if (beside != null && date == null && tokens.gapBefore(last + 1) == Gap.BLANK) {
                date = beside.date();
                last = beside.last();
            }
            if (tokens.form(last).equals("le") || ActDates.isIntroduction(tokens.form(last + 1))) {
                readDate();
            }
        }

        /** "lois …, coordonnées le 12 janvier 1973"; whether the act was coordinated. */
        private boolean readCoordinationAfterComma() {
            int title = ActTitle.afterQuoted(tokens, last + 1);
            words.addAll(TitleWords.of(tokens, last + 1, title - 1));
            int coordinated = tokens.is(title, ",") ? title + 1 : title;
            boolean is = ActDates.isCoordination(tokens.form(coordinated));
            if (is) {
                readCoordination(coordinated);
            }
            return is;
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
            int end = ActTitle.endOfShort(tokens, noun, last);
            for (int at = last + 1; at <= end; at++) {
                words.add(tokens.form(at));
                titled = true;
            }
            boolean year =
                    titled && tokens.isNumber(end + 1) && tokens.form(end + 1).length() == 4;
            last = year ? end + 1 : end;
        }

        private void readCoordination(int at) {
            for (int i = at + 1; i <= at + 4 || (i <= at + FAR && ActDates.isOfCoordination(tokens.form(i - 1))); i++) {
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
            if (noun.needsDate() && date == null && !titled) {
                return null;
            }
            words.removeIf(word -> Qualifiers.isBackReference(word));
            Form form = described ? Form.DESCRIBED : Form.GENERIC;
            return new ActMention(first, last, form, type, family, List.of(), date, number, words);
        }
    }
}
