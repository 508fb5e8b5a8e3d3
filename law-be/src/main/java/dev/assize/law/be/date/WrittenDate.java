package dev.assize.law.be.date;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * A calendar date together with the place in a text where it is written.
 *
 * <p>Understood are "15 mars 2018", "1er sept. 2020", "15 maart 2018", "15. März 2018", "15th of March 2018",
 * "March 15, 2018", "15/03/2018", "15.3.18", "15 - 03 - 2018", "2018-03-15" and "2018/03/15", in any case, with or
 * without accents. Figures are read day first, as in Belgium; month first only where nothing else is possible
 * ("03/25/2018"). A year of two figures is read in figures-only dates and after an apostrophe: 00 to 39 is 2000 to
 * 2039, 40 to 99 is 1940 to 1999. A date that no calendar has (31 June) is not a date.
 *
 * @param span where it stands, in UTF-16 units of the text that was searched
 */
public record WrittenDate(LocalDate date, Span span) {

    /** More characters than any date has, with all that a scanner puts between its parts. */
    private static final int LONGEST = 120;

    /** All dates in a text, from left to right, never overlapping. Takes time linear in the length of the text. */
    public static List<WrittenDate> findAll(String text) {
        return findAll(FoldedText.of(text));
    }

    /** As {@link #findAll(String)}, for a caller who has folded the text already. */
    public static List<WrittenDate> findAll(FoldedText text) {
        return new DateScanner(text.folded())
                .dates().stream()
                        .map(hit -> new WrittenDate(hit.date(), text.originalSpan(hit.start(), hit.end())))
                        .toList();
    }

    /** The date that begins at a place of a text, as {@link #findAll(String)} would find it; empty when none does. */
    public static Optional<WrittenDate> at(String text, int place) {
        if (place > 0 && Characters.isLetterOrDigit(text.charAt(place - 1))) {
            return Optional.empty();
        }
        FoldedText window = FoldedText.of(text.substring(place, Math.min(text.length(), place + LONGEST)));
        boolean continued = place > 1
                && DateScanner.isSeparator(text.charAt(place - 1))
                && Characters.isLetterOrDigit(text.charAt(place - 2));
        return new DateScanner(window.folded())
                .first(continued)
                .map(hit -> new WrittenDate(
                        hit.date(),
                        Span.of(
                                place,
                                place
                                        + window.originalSpan(hit.start(), hit.end())
                                                .end())));
    }

    /**
     * The date that a text consists of; empty when it holds none, several, or anything besides a date. Articles, a
     * weekday and a time of day around it ("le jeudi 15 mars 2018", "2018-03-15T00:00:00Z") are set aside, and eight
     * figures in a row (20180315) are a date too.
     */
    public static Optional<LocalDate> parse(String text) {
        return LoneDate.in(FoldedText.fold(text));
    }
}
