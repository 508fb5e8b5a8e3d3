package dev.assize.law.be.date;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The date of a field that holds a date and nothing else worth reading. */
final class LoneDate {

    /** No date with all its trimmings is longer; a longer field is prose. */
    private static final int LONGEST = 120;

    private static final Pattern COMPACT = Pattern.compile("\\d{8}");
    private static final Pattern TIME_OF_DAY = Pattern.compile("t?\\d{1,2}:\\d{2}[0-9:.,+z-]{0,24}");
    private static final Pattern BLANKS = Pattern.compile("[ ,;()\\[\\]]+");

    private static final Set<String> TRIMMINGS =
            Set.of(". le la du de op van den der vom am on the of dated dd dd. d.d. d.d date date: datum datum: "
                    .concat(
                            "lundi mardi mercredi jeudi vendredi samedi dimanche maandag dinsdag woensdag donderdag vrijdag ")
                    .concat(
                            "zaterdag zondag montag dienstag mittwoch donnerstag freitag samstag sonntag monday tuesday ")
                    .concat("wednesday thursday friday saturday sunday utc gmt z - :")
                    .split(" "));

    private LoneDate() {}

    static Optional<LocalDate> in(String folded) {
        if (folded.length() > LONGEST) {
            return Optional.empty();
        }
        String text = COMPACT.matcher(folded).matches()
                ? folded.substring(0, 4) + "-" + folded.substring(4, 6) + "-" + folded.substring(6)
                : folded;
        List<DateScanner.Hit> hits = new DateScanner(text).dates();
        if (hits.size() != 1) {
            return Optional.empty();
        }
        DateScanner.Hit hit = hits.get(0);
        boolean alone = isTrimming(text.substring(0, hit.start())) && isTrimming(text.substring(hit.end()));
        return alone ? Optional.of(hit.date()) : Optional.empty();
    }

    private static boolean isTrimming(String rest) {
        return BLANKS.splitAsStream(rest)
                .filter(word -> !word.isEmpty())
                .allMatch(word ->
                        TRIMMINGS.contains(word) || TIME_OF_DAY.matcher(word).matches());
    }
}
