package dev.assize.law.be.role;

import dev.assize.law.be.date.WrittenDate;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A case number as it is cited or stored.
 *
 * <p>Two numbers are compared as numbers: {@code C.17.0234.F}, {@code RG C170234F} and {@code C.17.0234.F/1} are one
 * number, {@code C.17.0235.F} and {@code P.17.0234.F} are others. References to law reports, repertory numbers and the
 * prosecutor's notice numbers are recognised and compared with nothing.
 *
 * @param written as it was given
 * @param bare without its docket prefix, upper-case, blanks single
 */
public record CaseNumber(String written, NumberKind kind, String bare, List<String> parts) {

    /** No number is longer, even several joined ones; a longer text is prose. */
    private static final int LONGEST = 400;

    private static final Set<String> ABSENT = Set.of(
            "",
            "not provided",
            "not available",
            "not given",
            "not mentioned",
            "not specified",
            "unknown",
            "null",
            "none",
            "nil",
            "undefined",
            "n/a",
            "na",
            "n.a.",
            "n.d.",
            "-",
            "--",
            "?",
            "inconnu",
            "non communique",
            "non fourni",
            "non disponible",
            "non precise",
            "neant",
            "aucun",
            "aucune",
            "onbekend",
            "niet beschikbaar",
            "niet vermeld",
            "niet meegedeeld",
            "geen",
            "unbekannt",
            "keine",
            "absent",
            "missing",
            "nihil",
            "sans",
            "no case number",
            "s.n.");

    private static final Pattern PREFIX = Pattern.compile(
            "(?:(?:arret|arrest|jugement|vonnis|decision|beslissing|avis|advies|ordonnance|beschikking|affaire|zaak|cause|dossier|"
                    + "role general|role|rolnummers?|rolnrs?|rol|algemene rol|numero de role|numero|nummer|inscrite?|sous|le|la|l'|du|de|van|"
                    + "r\\. ?g|rg|a\\. ?r(?=[. ])|ar(?=[ .:]|n[°or])|g ?/ ?a(?= ?a)|n°|nos|nrs|nr|no|n(?=[° .])|case|docket|number|ref|reference)"
                    + "[ .:°']*)");

    private static final Pattern REPERTORY =
            Pattern.compile("(?:numero de )?rep(?:ertoire|ertorium|ert)?" + Characters.WORD_END + ".*");
    private static final Pattern NOTICE = Pattern.compile(
            "(?:notice[s]?[ .:n°r]*|notitie[a-z]*[ .:n°r]*)?[a-z]{2}[. ]?\\d{2}[. ]?[a-z0-9]{2}[. ]?\\d{3,6} ?/ ?\\d{2,4}.*");
    private static final Pattern NOTICE_WORD = Pattern.compile("(?:notice|notitie).*");

    private static final Pattern JOINT =
            Pattern.compile(" ?[;&+] ?| et | en | and | und |,(?! ?\\d{4}" + Characters.WORD_END + ")");
    private static final Pattern JOINING_DASH =
            Pattern.compile("(?<=[A-Z0-9])[ ]?-[ ]?(?=[ACDEFGHMPRS]\\.?\\d{2}\\.?\\d{4})| - (?=\\d{4}/)");
    private static final Pattern HAS_DIGIT = Pattern.compile("[^0-9]*[0-9].*");

    public CaseNumber {
        parts = List.copyOf(parts);
    }

    private static final CaseNumber NONE = new CaseNumber("", NumberKind.ABSENT, "", List.of());

    /** Reads what somebody gave as a case number; every string has a reading. */
    public static CaseNumber read(String written) {
        if (written.isEmpty()) {
            return NONE;
        }
        return isPlainCassation(written)
                ? new CaseNumber(written, NumberKind.ROLE, written, List.of(written))
                : readAny(written);
    }

    /** C.17.0234.F as the Court of Cassation itself writes it: there is nothing to take off or to cut. */
    static boolean isPlainCassation(String written) {
        return written.length() == 11
                && "ACDEFGHMPRS".indexOf(written.charAt(0)) >= 0
                && written.charAt(1) == '.'
                && areFigures(written, 2, 4)
                && written.charAt(4) == '.'
                && areFigures(written, 5, 9)
                && written.charAt(9) == '.'
                && (written.charAt(10) == 'F' || written.charAt(10) == 'N');
    }

    private static boolean areFigures(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (text.charAt(i) < '0' || text.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    /** Whether a text says that there is no number, or is empty. */
    public static boolean isAbsent(String written) {
        if (written.length() > LONGEST) {
            return false;
        }
        String folded = FoldedText.fold(repaired(written));
        return ABSENT.contains(folded) || ABSENT.contains(withoutOuterMarks(folded));
    }

    /** As {@link #read}, for a number in any form. */
    static CaseNumber readAny(String written) {
        String folded = written.length() > LONGEST ? "" : FoldedText.fold(repaired(written));
        String text = withoutOuterMarks(folded);
        if (ABSENT.contains(text) || ABSENT.contains(folded)) {
            NumberKind kind = written.length() > LONGEST ? NumberKind.UNREADABLE : NumberKind.ABSENT;
            return new CaseNumber(written, kind, "", List.of());
        }
        NumberKind kind = kindOf(text);
        if (kind != NumberKind.ROLE) {
            return new CaseNumber(written, kind, Characters.upper(text), List.of());
        }
        String bare = Characters.upper(withoutPrefix(beforeLawReport(text)));
        return new CaseNumber(written, kind, bare, split(bare));
    }

    /** "C.17.0234.F, Pas. 2018, n° 68" gives a number first and a page after it. */
    private static String beforeLawReport(String text) {
        int report = LawReports.firstIn(text);
        return report < 0 ? text : withoutOuterMarks(text.substring(0, report));
    }

    /** The number sign as text recognition leaves it. */
    private static String repaired(String written) {
        if (written.indexOf('^') < 0 && written.indexOf('º') < 0) {
            return written;
        }
        return written.replace("${ }^{\\circ}$", "°")
                .replace("$^{\\circ}$", "°")
                .replace("^{\\circ}", "°")
                .replace('º', '°');
    }

    private static NumberKind kindOf(String text) {
        // What begins with a figure is neither.
        if (text.charAt(0) > '9') {
            if (REPERTORY.matcher(text).matches()) {
                return NumberKind.REPERTORY;
            }
            if (NOTICE_WORD.matcher(text).matches() || NOTICE.matcher(text).matches()) {
                return NumberKind.NOTICE;
            }
        }
        int report = LawReports.firstIn(text);
        if (report >= 0
                && !HAS_DIGIT.matcher(withoutDates(text.substring(0, report))).matches()) {
            return NumberKind.PUBLICATION;
        }
        return HAS_DIGIT.matcher(text).matches() ? NumberKind.ROLE : NumberKind.UNREADABLE;
    }

    private static String withoutDates(String text) {
        StringBuilder rest = new StringBuilder(text);
        List<WrittenDate> dates = WrittenDate.findAll(text);
        for (int i = dates.size() - 1; i >= 0; i--) {
            rest.delete(dates.get(i).span().start(), dates.get(i).span().end());
        }
        return rest.toString();
    }

    private static String withoutPrefix(String text) {
        if (!text.isEmpty() && text.charAt(0) <= '9') {
            return withoutOuterMarks(text);
        }
        String rest = text;
        Matcher prefix = PREFIX.matcher(rest);
        while (prefix.lookingAt() && prefix.end() > 0 && prefix.end() < rest.length()) {
            rest = rest.substring(prefix.end());
            prefix = PREFIX.matcher(rest);
        }
        return withoutOuterMarks(rest);
    }

    private static String withoutOuterMarks(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && " .,;:()[]'°".indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        while (end > start && " .,;:()[]'".indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(start, end);
    }

    private static List<String> split(String bare) {
        List<String> parts = new ArrayList<>();
        if (isOne(bare)) {
            add(bare, parts);
            return parts;
        }
        for (String joined : JOINT.split(Characters.lower(bare))) {
            for (String part : JOINING_DASH.split(Characters.upper(joined))) {
                add(part, parts);
            }
        }
        return parts;
    }

    /** Whether nothing in it could join two numbers. */
    private static boolean isOne(String bare) {
        for (int i = 0; i < bare.length(); i++) {
            if (" ;&+,-".indexOf(bare.charAt(i)) >= 0) {
                return false;
            }
        }
        return true;
    }

    private static void add(String part, List<String> parts) {
        String number = Characters.upper(withoutPrefix(Characters.lower(part)));
        if (HAS_DIGIT.matcher(number).matches()) {
            parts.add(number);
        }
    }

    /** Whether this is a number that can be compared with others. */
    public boolean isComparable() {
        return kind == NumberKind.ROLE && !parts.isEmpty();
    }

    /** Whether the number has the form {@code 22/99} or {@code 177/2005} of a judgment of the Constitutional Court. */
    public boolean looksLikeConstitutionalNumber() {
        return parts.size() == 1
                && key(0).form() == RoleKey.Form.YEAR_NUMBER
                && key(0).suffix().isEmpty()
                && key(0).number() < 1000;
    }

    private RoleKey key(int index) {
        return RoleGrammar.key(parts.get(index));
    }

    /** Whether both are the same number. */
    public NumberMatch compare(CaseNumber other) {
        if (!isComparable() || !other.isComparable()) {
            return NumberMatch.NOT_COMPARABLE;
        }
        if (bare.equals(other.bare)) {
            return NumberMatch.EXACT;
        }
        return shareKey(keys(), other.keys()) ? NumberMatch.FUZZY : NumberMatch.NONE;
    }

    private List<RoleKey> keys() {
        List<RoleKey> keys = new ArrayList<>(parts.size());
        for (String part : parts) {
            keys.add(RoleGrammar.key(part));
        }
        return keys;
    }

    private static boolean shareKey(List<RoleKey> some, List<RoleKey> others) {
        for (RoleKey one : some) {
            for (RoleKey other : others) {
                if (one.sameAs(other)) {
                    return true;
                }
            }
        }
        return false;
    }
}
