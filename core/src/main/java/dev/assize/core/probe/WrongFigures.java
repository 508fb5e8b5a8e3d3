package dev.assize.core.probe;

import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is wrong about a number, a date or a unit of a text: each method gives every text that can be made so, in a drawn order. */
record WrongFigures(EditedText edited, ProbeDraw draw, ProbeWords words) {

    private static final Pattern NUMBER = Pattern.compile(
            "(?<![\\p{L}\\d.,/:§_-])\\d+(?:[.,\\u00A0 ]\\d{3})*(?:[.,]\\d+)?" + "(?![\\p{L}\\d/_]|[.,:-]\\d)");
    private static final Pattern LIST_MARK = Pattern.compile("(?m)^\\s*\\d+[.)](?=\\s)");
    private static final Pattern NUMERIC_DATE =
            Pattern.compile("(?<!\\d)(?:(\\d{4})-(\\d{2})-(\\d{2})|(\\d{1,2})([./])(\\d{1,2})\\5(\\d{4}))(?!\\d)");

    static WrongFigures of(String text, ProbeDraw draw) {
        return new WrongFigures(new EditedText(text), draw, ProbeWords.of(text));
    }

    /**
     * A text with one thing in it replaced.
     *
     * @param was what stood in its place
     */
    record Replacement(String text, String was) {}

    /** A digit of one number is another one. Parts of dates, and the marks of lists, are left alone. */
    List<Replacement> numbers() {
        List<Span> dates = places();
        List<Span> marks = edited.spans(LIST_MARK);
        List<Span> numbers = edited.spans(NUMBER).stream()
                .filter(span -> dates.stream().noneMatch(span::overlaps))
                .filter(span -> marks.stream().noneMatch(span::overlaps))
                .filter(span -> edited.occurrences(span.in(edited.text())) == 1)
                .toList();
        List<Replacement> changed = new ArrayList<>();
        draw.shuffled(numbers)
                .forEach(span -> changed.add(new Replacement(
                        edited.replaced(span, otherNumber(span.in(edited.text()))), span.in(edited.text()))));
        return changed;
    }

    private String otherNumber(String number) {
        for (int attempt = 0; attempt < 50; attempt++) {
            StringBuilder digits = new StringBuilder(number);
            int at = digits.length() == 1 ? 0 : draw.below(digits.length());
            if (Characters.isDigit(digits.charAt(at))) {
                int least = at == 0 ? 1 : 0;
                digits.setCharAt(at, (char) ('0' + least + draw.below(10 - least)));
                if (!digits.toString().equals(number) && edited.occurrences(digits.toString()) == 0) {
                    return digits.toString();
                }
            }
        }
        return number + "7";
    }

    /** Another day, month or year. */
    List<String> dates() {
        List<String> changed = new ArrayList<>();
        for (Span date : draw.shuffled(places())) {
            String written = date.in(edited.text());
            String other = otherDate(written);
            if (!other.equals(written) && edited.occurrences(other) == 0) {
                changed.add(edited.replaced(date, other));
            }
        }
        return changed;
    }

    private String otherDate(String written) {
        Matcher numeric = NUMERIC_DATE.matcher(written);
        if (numeric.matches()) {
            int group = numeric.group(1) == null ? 7 : 1;
            int year = Integer.parseInt(numeric.group(group)) + 1 + draw.below(7);
            return written.substring(0, numeric.start(group)) + year + written.substring(numeric.end(group));
        }
        List<String> months = words.all("months");
        for (String month : months) {
            Matcher found = EditedText.word(month).matcher(written);
            if (found.find()) {
                int index = (months.indexOf(month) + 1 + draw.below(months.size() - 1)) % months.size();
                String other = months.get(index);
                return written.substring(0, found.start()) + other + written.substring(found.end());
            }
        }
        return written;
    }

    /** Where dates stand, in words or in digits. */
    private List<Span> places() {
        List<Span> dates = new ArrayList<>(edited.spans(NUMERIC_DATE));
        if (!words.all("months").isEmpty()) {
            dates.addAll(edited.spans(Pattern.compile(
                    "(?<!\\d)\\d{1,2}(?:\\.|er|st|nd|rd|th)?\\s+(?:" + String.join("|", words.all("months"))
                            + ")\\s+\\d{4}(?!\\d)",
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)));
        }
        return dates;
    }

    /** The same figure of another unit of the same kind. */
    List<String> units() {
        List<String> changed = new ArrayList<>();
        for (String group : words.all("units")) {
            List<String> units = List.of(group.split(" "));
            String number = "(?:\\d|" + String.join("|", words.all("small numbers")) + ")\\s?";
            Matcher found = Pattern.compile(
                            "(?<=" + number + ")(?:" + String.join("|", units) + ")(?![\\p{L}\\d])",
                            Pattern.UNICODE_CASE)
                    .matcher(edited.text());
            while (found.find()) {
                String unit = found.group();
                List<String> others = units.stream()
                        .filter(other -> !isSameUnit(unit, other) && (other.length() > 2) == (unit.length() > 2))
                        .filter(other -> edited.occurrences(other) == 0)
                        .toList();
                Span place = new Span(found.start(), found.end());
                draw.pick(others).ifPresent(other -> changed.add(edited.replaced(place, other)));
            }
        }
        return draw.shuffled(changed);
    }

    /** "Kilometres" and "kilometers" have the same letters, "ans" and "années" mean the same; so does a plural. */
    private static boolean isSameUnit(String one, String other) {
        return one.startsWith(other)
                || other.startsWith(one)
                || letters(one).equals(letters(other))
                || (one.startsWith("an") && other.startsWith("an"));
    }

    private static String letters(String word) {
        return word.chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }
}
