package dev.assize.judges.provision;

import dev.assize.law.be.provision.ActName;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import dev.assize.text.WordSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the bare number of an article ("Sanction : 154, ou, en cas de récidive, 158.") from one that counts or heads something, or is part of a
 * citation or a longer number. Registers, minutes and notes cite without the word "article"; pages, sections, notes and amounts have numbers as well.
 */
final class BareNumber {

    /** What stands before the number of a page, a point, a document. */
    private static final Set<String> COUNTED = WordSet.of(
            "page pages p pp blz bladzijde bladzijden n no nr nrs num numero nummer piece pieces stuk stukken point points"
                    + " punt punten annexe annexes bijlage bijlagen considerant overweging rol role dossier rg rep afl €");

    /** What may stand behind the bare number of an article. */
    private static final Set<String> BEHIND = WordSet.of(
            "et en ou of und a au tot t du de des d van der uit dans in jo juncto iuncto cum ainsi que ni noch alsook is est"
                    + " precite voormeld susvise");

    private static final Set<String> DETERMINERS = Set.of("le", "du", "au");

    private static final Set<String> JOINTS = Set.of("et", "en", "ou", "of");

    private static final Set<String> MONTHS = WordSet.of(
            "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre januari februari maart"
                    + " april mei juni juli augustus september oktober november december");

    private static final Set<String> STREETS =
            WordSet.of("rue avenue boulevard place chaussee quai square allee dreve clos impasse");

    /** How Dutch names of streets end. */
    private static final List<String> STREET_ENDINGS = List.of("straat", "laan", "plein", "steenweg", "dreef", "kaai");

    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");
    private static final int LONGEST_STREET = 8;
    private static final int LONGEST_REPORT = 6;
    private static final int LONGEST_LIST = 60;
    private static final int LEAST_DIGITS_OF_NO_STEP = 3;

    private final Tokens tokens;

    BareNumber(Tokens tokens) {
        this.tokens = tokens;
    }

    /**
     * Whether a number may be that of an article.
     *
     * @param read all citations; a small number inside one of them is a step
     */
    boolean isOne(Span number, NavigableMap<Integer, Integer> read) {
        int first = tokens.indexAt(number.start());
        int next = tokens.indexAt(number.end());
        int head = headOfList(first) - 1;
        boolean step = isSmall(number) && (Absence.isStepNoun(tokens, head) || CitedPlaces.hold(read, number));
        return !step
                && !isCounted(head)
                && !isPartOfMore(first, next)
                && !isHeading(first, next)
                && !MONTHS.contains(tokens.form(next))
                && !isInStreet(first)
                && !isPageOfReport(head + 1, first)
                && !countsSomething(first, next);
    }

    /** "1214, § 7, et 1223": no article has a hundred paragraphs. */
    private static boolean isSmall(Span number) {
        return number.length() < LEAST_DIGITS_OF_NO_STEP;
    }

    /** "blz. 12", "n° 34", "afl. 444, 491". */
    private boolean isCounted(int before) {
        return COUNTED.contains(tokens.form(tokens.is(before, ".") || tokens.is(before, "°") ? before - 1 : before));
    }

    /** "C.23.0400", "962,50", "euro.30": a mark without a blank joins it to what stands beside. */
    private boolean isPartOfMore(int first, int next) {
        boolean opened = tokens.is(first - 1, "(") || tokens.is(first - 1, "[") || tokens.is(first - 1, "\"");
        return (tokens.touches(first) && !opened)
                || (tokens.isMark(next)
                        && tokens.touches(next)
                        && tokens.isNumber(next + 1)
                        && tokens.touches(next + 1));
    }

    /** "6. De substantiële …", "28 Stuk 23": what heads a paragraph or a note; in a list a number may end its sentence. */
    private boolean isHeading(int first, int next) {
        boolean begins = first == 0 || tokens.gapBefore(first).compareTo(Gap.LINE) >= 0;
        boolean stop = tokens.is(next, ".") || (tokens.is(next, ")") && !tokens.is(first - 1, "("));
        if (begins) {
            return stop || tokens.isCapitalised(next);
        }
        String before = tokens.form(first - 1);
        boolean led =
                before.equals(",") || before.equals(":") || BEHIND.contains(before) || DETERMINERS.contains(before);
        boolean goesOn =
                tokens.isCapitalised(next + 1) && tokens.gapBefore(next + 1).compareTo(Gap.LINE) < 0;
        return stop && goesOn && !led;
    }

    /** "rue de la Vallée, 67", "Stationsstraat 12": a house. */
    private boolean isInStreet(int first) {
        String before = tokens.form(first - 1);
        if (STREET_ENDINGS.stream().anyMatch(before::endsWith)) {
            return true;
        }
        boolean comma = before.equals(",");
        for (int at = first - 2; comma && at >= 0 && at > first - LONGEST_STREET && tokens.isWord(at); at--) {
            if (STREETS.contains(tokens.form(at))) {
                return true;
            }
        }
        return false;
    }

    /** "Pas. 2015, 908", "RW 2011-2012, 142-143": behind the year of what is no act stands a page. */
    private boolean isPageOfReport(int year, int number) {
        boolean behind = number > year + 1 && YEAR.matcher(tokens.form(year)).matches() && tokens.is(year + 1, ",");
        if (!behind || year < 1) {
            return false;
        }
        int last = year - 1;
        if (tokens.is(last, "-") && YEAR.matcher(tokens.form(last - 1)).matches()) {
            last -= 2;
        }
        int first = tokens.is(last, ".") ? last - 1 : last;
        while (first > last - LONGEST_REPORT && first > 0 && tokens.touches(first)) {
            first--;
        }
        if (first < 0 || !tokens.isCapitalised(first)) {
            return false;
        }
        ActName name = ActName.read(tokens.text(first, last));
        return name.candidates().isEmpty() && name.kind().isEmpty();
    }

    /** "12 personnes": a noun behind it, unless a determiner makes a noun of the number itself. */
    private boolean countsSomething(int first, int next) {
        return tokens.isWord(next)
                && tokens.gapBefore(next).compareTo(Gap.PARAGRAPH) < 0
                && !tokens.isCapitalised(next)
                && !BEHIND.contains(tokens.form(next))
                && !Absence.isStep(tokens.form(next))
                && !DETERMINERS.contains(tokens.form(first - 1));
    }

    /** "alinéas 2 et 3": where the list of bare numbers begins that a number stands in. */
    int headOfList(int number) {
        int first = number;
        while (first > 0 && first > number - LONGEST_LIST && isOfBareList(first - 1)) {
            first--;
        }
        return first;
    }

    private boolean isOfBareList(int at) {
        return tokens.isNumber(at)
                || tokens.is(at, ",")
                || JOINTS.contains(tokens.form(at))
                || (tokens.isWord(at) && tokens.touches(at) && tokens.isNumber(at - 1));
    }
}
