package dev.assize.law.be.role;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns one case number, without its docket prefix, into a {@link RoleKey}.
 *
 * <p>Numbers of the Court of Cassation have a form of their own, because they are also written without any separator
 * ({@code C170234F}). All others are cut into groups of letters and of figures; the sequence of these groups is the
 * form. A dot or blank before exactly three figures is a thousands separator.
 */
final class RoleGrammar {

    private static final Pattern CASSATION = Pattern.compile(
            "([ACDEFGHMPRS])[. -]{0,2}(\\d{2})[. -]{0,2}(\\d{3,5})[. -]{0,2}([FN]?)[VT]?(?:[/ ]\\d{1,2})?");
    private static final Pattern CASSATION_LONG_YEAR =
            Pattern.compile("([ACDEFGHMPRS])[. -]((?:19|20)\\d{2})[. -](\\d{1,5})[. -]?([FN]?)[VT]?(?:/\\d{1,2})?");
    private static final Pattern CASSATION_OLD = Pattern.compile("([FM])[. -]?(\\d{1,4})[. -]?([FN])[VT]?");

    private static final Pattern COUNCIL_DOCKET = Pattern.compile(
            "(?:G/)?(?:A[. ]{0,2})?(\\d{2,3}[. ]?\\d{3}) ?/ ?([IVX]{1,5})(?: ?- ?(\\d{1,3}[. ]?\\d{3}))?");

    private static final Pattern THOUSANDS = Pattern.compile("(?<=\\d)[. ](?=\\d{3}(?!\\d))");
    private static final Pattern SPLIT_LETTERS = Pattern.compile("(?<![A-Z])([A-Z])\\.(?=[A-Z](?![A-Z]))");
    private static final Pattern GROUP = Pattern.compile("[A-Z]+|\\d+");

    /** More figures than any number has. */
    private static final int MOST_FIGURES = 12;

    private RoleGrammar() {}

    static RoleKey key(String bareNumber) {
        return CaseNumber.isPlainCassation(bareNumber) ? plainCassation(bareNumber) : keyOfAny(bareNumber);
    }

    /** C.17.0234.F */
    private static RoleKey plainCassation(String number) {
        return new RoleKey(
                RoleKey.Form.CASSATION,
                number.substring(0, 1),
                Integer.parseInt(number, 2, 4, 10),
                Long.parseLong(number, 5, 9, 10),
                number.substring(10));
    }

    /** As {@link #key}, for a number in any form. */
    static RoleKey keyOfAny(String bareNumber) {
        String number = Characters.upper(bareNumber);
        Matcher longYear = CASSATION_LONG_YEAR.matcher(number);
        if (longYear.matches()) {
            return cassation(longYear);
        }
        Matcher cassation = CASSATION.matcher(number);
        if (cassation.matches() && !isEnterpriseNumber(cassation)) {
            return cassation(cassation);
        }
        Matcher old = CASSATION_OLD.matcher(number);
        if (old.matches()) {
            return new RoleKey(RoleKey.Form.CASSATION, old.group(1), 0, Long.parseLong(old.group(2)), old.group(3));
        }
        Matcher docket = COUNCIL_DOCKET.matcher(number);
        return docket.matches() ? docket(docket) : ofGroups(groups(number));
    }

    /** The enterprise courts count in five figures and without a language (A/19/00123); Cassation in four. */
    private static boolean isEnterpriseNumber(Matcher parts) {
        return parts.group(3).length() == 5 && parts.group(4).isEmpty();
    }

    private static RoleKey docket(Matcher parts) {
        String second = parts.group(3) == null ? "" : figuresOf(parts.group(3));
        long number = Long.parseLong(figuresOf(parts.group(1)));
        return new RoleKey(RoleKey.Form.COUNCIL_DOCKET, parts.group(2), 0, number, second);
    }

    private static String figuresOf(String number) {
        return number.replace(".", "").replace(" ", "");
    }

    private static RoleKey cassation(Matcher parts) {
        return new RoleKey(
                RoleKey.Form.CASSATION,
                parts.group(1),
                Integer.parseInt(parts.group(2)),
                Long.parseLong(parts.group(3)),
                parts.group(4));
    }

    private static List<String> groups(String number) {
        String joined = THOUSANDS.matcher(number).replaceAll("");
        String letters = SPLIT_LETTERS.matcher(joined).replaceAll("$1");
        List<String> groups = new ArrayList<>();
        Matcher group = GROUP.matcher(letters);
        while (group.find()) {
            groups.add(group.group());
        }
        return groups;
    }

    private static RoleKey ofGroups(List<String> groups) {
        StringBuilder shape = new StringBuilder();
        groups.forEach(group -> shape.append(isFigures(group) ? 'D' : 'L'));
        boolean tooLong = groups.stream().anyMatch(group -> isFigures(group) && group.length() > MOST_FIGURES);
        if (tooLong) {
            return other(groups);
        }
        return switch (shape.toString()) {
            case "D" -> new RoleKey(RoleKey.Form.PLAIN, "", 0, Long.parseLong(groups.get(0)), "");
            case "DLD" -> withYear(RoleKey.Form.YEAR_LETTERS_NUMBER, groups.get(1), groups.get(0), groups.get(2), "");
            case "DLDD" ->
                withYear(RoleKey.Form.YEAR_LETTERS_NUMBER, groups.get(1), groups.get(0), groups.get(2), groups.get(3));
            case "LDD" -> withYear(RoleKey.Form.YEAR_LETTERS_NUMBER, groups.get(0), groups.get(1), groups.get(2), "");
            case "DD" -> withYear(RoleKey.Form.YEAR_NUMBER, "", groups.get(0), groups.get(1), "");
            case "DDL" -> withYear(RoleKey.Form.YEAR_NUMBER, "", groups.get(0), groups.get(1), groups.get(2));
            default -> other(groups);
        };
    }

    /** Which of two numbers is the year: the one of four figures that can be one, else the one of two figures. */
    private static RoleKey withYear(RoleKey.Form form, String letters, String first, String second, String suffix) {
        boolean yearLast = (isLongYear(second) && !isLongYear(first))
                || (second.length() == 2 && first.length() != 2 && !isLongYear(first));
        // Without a letter between or behind, n/yy is the usual order: 22/99.
        boolean judgmentNumber =
                form == RoleKey.Form.YEAR_NUMBER && suffix.isEmpty() && second.length() == 2 && !isLongYear(first);
        String year = yearLast || judgmentNumber ? second : first;
        String number = yearLast || judgmentNumber ? first : second;
        if (year.length() > 2 && !isLongYear(year)) {
            return new RoleKey(RoleKey.Form.OTHER, letters, 0, Long.parseLong(number), year + " " + suffix);
        }
        return new RoleKey(form, letters, Integer.parseInt(year), Long.parseLong(number), suffix);
    }

    private static boolean isLongYear(String figures) {
        return figures.length() == 4 && (figures.startsWith("19") || figures.startsWith("20"));
    }

    private static RoleKey other(List<String> groups) {
        StringBuilder text = new StringBuilder();
        for (String group : groups) {
            text.append(isFigures(group) ? withoutZeros(group) : group).append(' ');
        }
        return new RoleKey(RoleKey.Form.OTHER, text.toString(), 0, 0, "");
    }

    private static String withoutZeros(String figures) {
        int start = 0;
        while (start < figures.length() - 1 && figures.charAt(start) == '0') {
            start++;
        }
        return figures.substring(start);
    }

    private static boolean isFigures(String group) {
        return group.charAt(0) <= '9';
    }
}
