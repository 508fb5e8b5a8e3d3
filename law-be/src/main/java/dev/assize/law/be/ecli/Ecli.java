package dev.assize.law.be.ecli;

import dev.assize.law.be.court.Court;
import dev.assize.law.be.court.Courts;
import dev.assize.text.Characters;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A European Case Law Identifier: {@code ECLI:BE:CASS:2018:ARR.20180315.1}.
 *
 * <p>Its parts are upper-case. The ordinal is kept as it is: most Belgian ones hold a type, a date and a sequence
 * number, but none of these is certain, and the embedded date is not always the date of the decision.
 *
 * @param country two letters
 * @param courtCode one to seven letters or figures
 * @param ordinal up to 25 letters, figures and dots
 */
public record Ecli(String country, String courtCode, int year, String ordinal) {

    private static final Pattern STRICT =
            Pattern.compile("ECLI:([A-Z]{2}):([A-Z][A-Z0-9]{0,6}):(\\d{4}):([A-Z0-9](?:[A-Z0-9.]{0,23}[A-Z0-9])?)");

    /** Separators as they are mistyped or scanned; the prefix may be missing. The blanks have been taken out before. */
    private static final Pattern TOLERANT =
            Pattern.compile("(?:ECLI[:;._/-]?)?([A-Z]{2})[:;._/-]([A-Z][A-Z0-9]{0,6})[:;._/-](\\d{4})[:;._/-]"
                    + "([A-Z]{1,5}[:;._/-]?[A-Z0-9][A-Z0-9.:;_/-]{0,24}|[0-9][0-9.]{0,24})");

    /** What follows in a web address: the language of the page, parameters. */
    private static final Pattern ADDRESS_END = Pattern.compile("(?:/(?:FR|NL|DE|EN))?(?:[?#].*)?$");

    private static final Pattern DATE_IN_ORDINAL = Pattern.compile("[A-Z]{2,5}\\.(\\d{4})(\\d{2})(\\d{2})\\..*");

    /** No identifier is longer, however widely it is spaced; a longer text is not one. */
    private static final int LONGEST = 120;

    public Ecli {
        if (!isOfficial(country, courtCode, year, ordinal)) {
            throw new IllegalArgumentException("Not an ECLI: " + text(country, courtCode, year, ordinal)
                    + "; expected ECLI:country:court:year:ordinal in capitals");
        }
    }

    private static boolean isOfficial(String country, String courtCode, int year, String ordinal) {
        int last = ordinal.length() - 1;
        return country.length() == 2
                && isCapital(country.charAt(0))
                && isCapital(country.charAt(1))
                && !courtCode.isEmpty()
                && courtCode.length() <= 7
                && isCapital(courtCode.charAt(0))
                && isMadeOf(courtCode, false)
                && year >= 0
                && year <= 9999
                && last >= 0
                && last < 25
                && ordinal.charAt(0) != '.'
                && ordinal.charAt(last) != '.'
                && isMadeOf(ordinal, true);
    }

    private static boolean isMadeOf(String part, boolean dots) {
        for (int i = 0; i < part.length(); i++) {
            char unit = part.charAt(i);
            if (!isCapital(unit) && !isFigure(unit) && !(dots && unit == '.')) {
                return false;
            }
        }
        return true;
    }

    static boolean isCapital(char unit) {
        return unit >= 'A' && unit <= 'Z';
    }

    static boolean isFigure(char unit) {
        return unit >= '0' && unit <= '9';
    }

    /**
     * The official form with letters, a dot and more in its ordinal, which is how nearly every one is written; null for
     * any other text.
     */
    private static @Nullable Ecli official(String text) {
        int code = 8;
        if (text.length() < code
                || !text.startsWith("ECLI:")
                || text.charAt(code - 1) != ':'
                || text.lastIndexOf("ECLI") > 0) {
            return null;
        }
        int year = text.indexOf(':', code);
        int ordinal = year + 6;
        if (year < 0 || text.length() <= ordinal || text.charAt(ordinal - 1) != ':') {
            return null;
        }
        int number = 0;
        for (int i = year + 1; i < ordinal - 1; i++) {
            if (!isFigure(text.charAt(i))) {
                return null;
            }
            number = number * 10 + text.charAt(i) - '0';
        }
        int letters = ordinal;
        while (letters < text.length() && isCapital(text.charAt(letters))) {
            letters++;
        }
        boolean typed = letters > ordinal
                && letters - ordinal <= 5
                && letters + 1 < text.length()
                && text.charAt(letters) == '.'
                && text.charAt(letters + 1) != '.';
        String country = text.substring(code - 3, code - 1);
        String court = text.substring(code, year);
        String rest = text.substring(ordinal);
        return typed && isOfficial(country, court, number, rest) ? new Ecli(country, court, number, rest) : null;
    }

    /** Reads the official form and no other. */
    public static Optional<Ecli> parse(String text) {
        return of(STRICT, text);
    }

    /**
     * Reads an identifier in any case, with blanks inside, with wrong or missing separators ({@code ECLI.BE.CASS…}),
     * without its prefix, behind a web address, or followed by a stop.
     */
    public static Optional<Ecli> read(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        Ecli official = official(text);
        return official != null ? Optional.of(official) : readAny(text);
    }

    /** As {@link #read}, for an identifier in any form. */
    static Optional<Ecli> readAny(String text) {
        StringBuilder compact = new StringBuilder();
        Characters.upper(text)
                .replace("%3A", ":")
                .codePoints()
                .filter(point -> !Character.isWhitespace(point) && !Character.isSpaceChar(point))
                .forEach(compact::appendCodePoint);
        int prefix = compact.lastIndexOf("ECLI");
        String candidate = compact.substring(Math.max(prefix, 0));
        return of(TOLERANT, withoutTrailingMarks(ADDRESS_END.matcher(candidate).replaceFirst("")));
    }

    private static String withoutTrailingMarks(String text) {
        int end = text.length();
        while (end > 0 && !Characters.isLetterOrDigit(text.charAt(end - 1))) {
            end--;
        }
        return text.substring(0, end);
    }

    private static Optional<Ecli> of(Pattern form, String text) {
        Matcher parts = form.matcher(text);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String ordinal = parts.group(4).replaceAll("[:;_/-]", ".");
        return ordinal.length() > 25
                ? Optional.empty()
                : Optional.of(new Ecli(parts.group(1), parts.group(2), Integer.parseInt(parts.group(3)), ordinal));
    }

    public boolean isBelgian() {
        return country.equals("BE");
    }

    /** The Belgian courts that the code stands for; empty for a foreign identifier and for an unknown code. */
    public List<Court> courts() {
        return isBelgian() ? Courts.belgian().withCode(courtCode) : List.of();
    }

    /** The first of {@link #courts()}. */
    public Optional<Court> court() {
        return courts().stream().findFirst();
    }

    /** The letters before the first dot of the ordinal: ARR, JUG, CONC… */
    public String type() {
        int dot = ordinal.indexOf('.');
        return dot < 0 ? ordinal : ordinal.substring(0, dot);
    }

    /** The date inside the ordinal, where it holds one. */
    public Optional<LocalDate> embeddedDate() {
        Matcher parts = DATE_IN_ORDINAL.matcher(ordinal);
        if (!parts.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.of(
                    Integer.parseInt(parts.group(1)),
                    Integer.parseInt(parts.group(2)),
                    Integer.parseInt(parts.group(3))));
        } catch (DateTimeException noSuchDay) {
            return Optional.empty();
        }
    }

    /**
     * The number under which the decision itself is known, where the ordinal is made of it: {@code 177/2005} for the
     * Constitutional Court, {@code 263.235} for the Council of State.
     */
    public Optional<String> decisionNumber() {
        List<Court> courts = courts();
        return courts.isEmpty()
                ? Optional.empty()
                : switch (courts.get(0).type().id()) {
                    case "CONSTITUTIONAL" -> ordinalNumber().map(number -> number + "/" + year);
                    case "COUNCIL_OF_STATE" -> ordinalNumber();
                    default -> Optional.empty();
                };
    }

    private Optional<String> ordinalNumber() {
        int dot = ordinal.indexOf('.');
        return EcliOrdinal.isNumbered(ordinal, dot)
                ? Optional.of(EcliOrdinal.withoutLeadingZeros(ordinal.substring(dot + 1)))
                : Optional.empty();
    }

    /**
     * Whether both identify the same decision: equal but for zeros in front of a number and for codes that stand for
     * the same court ({@code KHBRL}, {@code ORBRL}). An opinion ({@code CONC}) is not the judgment it goes with.
     */
    public boolean sameDecision(Ecli other) {
        if (equals(other)) {
            return true;
        }
        return country.equals(other.country)
                && year == other.year
                && EcliOrdinal.mayBeAlike(ordinal, other.ordinal)
                && comparableOrdinal().equals(other.comparableOrdinal())
                && sameCourt(other);
    }

    private boolean sameCourt(Ecli other) {
        return courtCode.equals(other.courtCode) || courts().stream().anyMatch(other.courts()::contains);
    }

    private String comparableOrdinal() {
        String plain = EcliOrdinal.withoutLeadingZeros(ordinal);
        int dot = plain.indexOf('.');
        return EcliOrdinal.isNumbered(plain, dot)
                ? plain.substring(0, dot + 1) + plain.substring(dot).replace(".", "")
                : plain;
    }

    @Override
    public String toString() {
        return text(country, courtCode, year, ordinal);
    }

    private static String text(String country, String courtCode, int year, String ordinal) {
        String digits = Integer.toString(year);
        return "ECLI:" + country + ":" + courtCode + ":" + "0".repeat(Math.max(0, 4 - digits.length())) + digits + ":"
                + ordinal;
    }
}
