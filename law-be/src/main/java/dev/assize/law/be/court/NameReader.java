package dev.assize.law.be.court;

import dev.assize.law.be.court.CourtReading.Unread.Cause;
import dev.assize.law.be.court.NameTokens.Token;
import dev.assize.law.be.court.RegistryContents.EarlierMeaning;
import dev.assize.law.be.date.WrittenDate;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import dev.assize.text.Shortened;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a court's name from left to right into phrases, then decides.
 *
 * <p>The strongest kind of court in the name counts, the first one among equals: a section ("chambre du conseil")
 * yields to the court named beside it. The seat is the first place after the kind of court, or before it where none
 * follows; any further place is a division. A place alone is the court of appeal that sits there, provided that
 * nothing else in the name is unknown. A name that begins with something that is no court ("procureur général près
 * la cour d'appel") is no court.
 */
record NameReader(
        Courts courts,
        Vocabulary vocabulary,
        Map<String, String> foreignSeats,
        Map<String, EarlierMeaning> earlierMeanings) {
    /** The longest official name has 115 characters; beyond this, a text is no name. */
    private static final int LONGEST_NAME = 600;

    NameReader {
        foreignSeats = Map.copyOf(foreignSeats);
        earlierMeanings = Map.copyOf(earlierMeanings);
    }

    CourtReading read(String name, NameContext context) {
        if (name.length() > LONGEST_NAME) {
            String reason = "a text of " + name.length() + " characters is no court's name; the longest read is "
                    + LONGEST_NAME;
            return unread(Shortened.after(80, name), reason, Cause.TOO_LONG, false);
        }
        NamePhrases phrases = phrases(name);
        return phrases.phrases().isEmpty()
                ? unread(name, "no name is given", Cause.EMPTY, false)
                : decide(phrases, context);
    }

    /** Whether the kind of court that a name gives had another meaning once, whatever else the name says. */
    boolean dependsOnContext(String name) {
        return name.length() <= LONGEST_NAME
                && phrases(name)
                        .head()
                        .filter(head -> earlierMeanings.containsKey(head.letters()))
                        .isPresent();
    }

    private NamePhrases phrases(String name) {
        return new NamePhrases(name, phrases(NameTokens.of(withoutDates(name))));
    }

    private static String withoutDates(String name) {
        StringBuilder rest = new StringBuilder(name);
        for (WrittenDate date : WrittenDate.findAll(FoldedText.of(name))) {
            for (int i = date.span().start(); i < date.span().end(); i++) {
                rest.setCharAt(i, ',');
            }
        }
        return rest.toString();
    }

    private List<NamePhrases.Phrase> phrases(List<Token> tokens) {
        List<NamePhrases.Phrase> phrases = new ArrayList<>();
        int at = 0;
        while (at < tokens.size()) {
            Optional<Vocabulary.Match> match = vocabulary.longestAt(tokens, at);
            int end = match.map(Vocabulary.Match::end).orElse(at + 1);
            Term term = match.map(Vocabulary.Match::term).orElse(null);
            phrases.add(new NamePhrases.Phrase(term, List.copyOf(tokens.subList(at, end))));
            at = end;
        }
        return phrases;
    }

    private CourtReading decide(NamePhrases name, NameContext context) {
        if (name.beginsWithNoCourt()) {
            return unread(
                    name.written(),
                    "it names an office or a party that is no court",
                    Cause.NOT_A_COURT,
                    name.hasPlace());
        }
        Optional<Term.OfForeignCourt> foreign = name.foreignCourt();
        if (foreign.isPresent()) {
            Term.OfForeignCourt court = foreign.get();
            String reason = "it names " + court.id() + ", which is no Belgian court";
            return new CourtReading.Elsewhere(name.written(), reason, court.id(), court.country(), CourtClass.NATIONAL);
        }
        Optional<Term.OfCourt> single = name.singleCourt();
        if (single.isPresent()) {
            Court court = single.get().court();
            String reason = "it is a section of " + court.name(Language.FRENCH);
            return new CourtReading.Named(name.written(), reason, court, name.wording(), null, null);
        }
        return name.head().isPresent() ? ofType(name, name.head().get(), context) : withoutType(name);
    }

    private CourtReading withoutType(NamePhrases name) {
        Optional<Term.OfPlace> place = name.firstPlace();
        CourtType appeal = courts.type("APPEAL").orElseThrow();
        if (place.isPresent() && name.isOtherwiseNoise()) {
            Optional<Court> court = courts.at(appeal, place.get().place().key(), null);
            if (court.isPresent()) {
                String reason = "a place alone is the court of appeal that sits there";
                return new CourtReading.Named(name.written(), reason, court.get(), name.wording(), null, null);
            }
            return unread(name.written(), "it names a place and no kind of court", Cause.PLACE_ONLY, true);
        }
        return unread(name.written(), "no kind of court in it is known", Cause.UNKNOWN_WORDS, place.isPresent());
    }

    private CourtReading ofType(NamePhrases name, NamePhrases.Head head, NameContext context) {
        if (head.isBare() && name.isSelfReference()) {
            return unread(name.written(), "the court that writes means itself", Cause.SELF_REFERENCE, name.hasPlace());
        }
        SeatReader seats = new SeatReader(courts, foreignSeats, name, head.index());
        if (head.term().strength() == Term.Strength.BARE_WITH_SEAT
                && !seats.leadsToCourt(head.term().type())) {
            return unread(
                    name.written(),
                    "\"" + head.words() + "\" alone names no kind of court",
                    Cause.SELF_REFERENCE,
                    name.hasPlace());
        }
        return seats.read(typeInContext(name, head, context), name.wording());
    }

    /** "C.A." without a seat was the Court of Arbitration before it was anything else. */
    private CourtType typeInContext(NamePhrases name, NamePhrases.Head head, NameContext context) {
        EarlierMeaning earlier = earlierMeanings.get(head.letters());
        boolean applies = earlier != null
                && !name.hasPlace()
                && (context.looksLikeConstitutionalNumber()
                        || (context.date() != null && context.date().isBefore(earlier.until())));
        return applies && earlier != null ? earlier.type() : head.term().type();
    }

    private static CourtReading unread(String name, String reason, Cause cause, boolean hasPlace) {
        return new CourtReading.Unread(name, reason, cause, hasPlace ? CourtClass.SPECIFIC : CourtClass.GENERIC);
    }
}
