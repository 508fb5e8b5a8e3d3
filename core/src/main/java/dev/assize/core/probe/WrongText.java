package dev.assize.core.probe;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Names;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import dev.assize.text.detect.LanguageDetector;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text that says one thing otherwise than before: what was true of the old text is not true of the new one. Each method
 * gives every text that can be made so, in a drawn order; none where the text has nothing of that kind.
 */
public final class WrongText {

    private static final Pattern NUMBER = Pattern.compile(
            "(?<![\\p{L}\\d.,/:§_-])\\d+(?:[.,\\u00A0 ]\\d{3})*(?:[.,]\\d+)?" + "(?![\\p{L}\\d/_]|[.,:-]\\d)");
    private static final Pattern LIST_MARK = Pattern.compile("(?m)^\\s*\\d+[.)](?=\\s)");
    private static final Pattern NUMERIC_DATE =
            Pattern.compile("(?<!\\d)(?:(\\d{4})-(\\d{2})-(\\d{2})|(\\d{1,2})([./])(\\d{1,2})\\5(\\d{4}))(?!\\d)");
    private static final List<String> STRANGERS = List.of(
            "Abernathy", "Kowalczyk", "Okonkwo", "Vandersteen", "Lindqvist", "Papadakis", "Tanaka", "Brightwater");

    private final String text;
    private final ProbeDraw draw;
    private final ProbeWords words;

    public WrongText(String text, ProbeDraw draw) {
        this.text = text;
        this.draw = draw;
        this.words = ProbeWords.of(text);
    }

    /**
     * A text with one thing in it replaced.
     *
     * @param was what stood in its place
     */
    record Replacement(String text, String was) {}

    /** A digit of one number is another one. Parts of dates, and the marks of lists, are left alone. */
    public List<String> number() {
        return numbers().stream().map(Replacement::text).toList();
    }

    List<Replacement> numbers() {
        List<Span> dates = dates();
        List<Span> marks = spans(LIST_MARK);
        List<Span> numbers = spans(NUMBER).stream()
                .filter(span -> dates.stream().noneMatch(span::overlaps))
                .filter(span -> marks.stream().noneMatch(span::overlaps))
                .filter(span -> occurrences(span.in(text)) == 1)
                .toList();
        List<Replacement> changed = new ArrayList<>();
        draw.shuffled(numbers)
                .forEach(span ->
                        changed.add(new Replacement(replaced(span, otherNumber(span.in(text))), span.in(text))));
        return changed;
    }

    private String otherNumber(String number) {
        for (int attempt = 0; attempt < 50; attempt++) {
            StringBuilder digits = new StringBuilder(number);
            int at = digits.length() == 1 ? 0 : draw.below(digits.length());
            if (Characters.isDigit(digits.charAt(at))) {
                int least = at == 0 ? 1 : 0;
                digits.setCharAt(at, (char) ('0' + least + draw.below(10 - least)));
                if (!digits.toString().equals(number) && occurrences(digits.toString()) == 0) {
                    return digits.toString();
                }
            }
        }
        return number + "7";
    }

    /** Another day, month or year. */
    public List<String> date() {
        List<String> changed = new ArrayList<>();
        for (Span date : draw.shuffled(dates())) {
            String written = date.in(text);
            String other = otherDate(written);
            if (!other.equals(written) && occurrences(other) == 0) {
                changed.add(replaced(date, other));
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
            Matcher found = word(month).matcher(written);
            if (found.find()) {
                int index = (months.indexOf(month) + 1 + draw.below(months.size() - 1)) % months.size();
                String other = months.get(index);
                return written.substring(0, found.start()) + other + written.substring(found.end());
            }
        }
        return written;
    }

    /** Where dates stand, in words or in digits. */
    List<Span> dates() {
        List<Span> dates = new ArrayList<>(spans(NUMERIC_DATE));
        if (!words.all("months").isEmpty()) {
            dates.addAll(spans(Pattern.compile(
                    "(?<!\\d)\\d{1,2}(?:\\.|er|st|nd|rd|th)?\\s+(?:" + String.join("|", words.all("months"))
                            + ")\\s+\\d{4}(?!\\d)",
                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)));
        }
        return dates;
    }

    /** The same figure of another unit of the same kind. */
    public List<String> unit() {
        List<String> changed = new ArrayList<>();
        for (String group : words.all("units")) {
            List<String> units = List.of(group.split(" "));
            String number = "(?:\\d|" + String.join("|", words.all("small numbers")) + ")\\s?";
            Matcher found = Pattern.compile(
                            "(?<=" + number + ")(?:" + String.join("|", units) + ")(?![\\p{L}\\d])",
                            Pattern.UNICODE_CASE)
                    .matcher(text);
            while (found.find()) {
                String unit = found.group();
                List<String> others = units.stream()
                        .filter(other -> !isSameUnit(unit, other) && (other.length() > 2) == (unit.length() > 2))
                        .filter(other -> occurrences(other) == 0)
                        .toList();
                Span place = new Span(found.start(), found.end());
                draw.pick(others).ifPresent(other -> changed.add(replaced(place, other)));
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

    /** Another name in the place of one, wherever it stands. */
    public List<String> name() {
        List<String> changed = new ArrayList<>();
        Set<String> names = new LinkedHashSet<>();
        names().forEach(span -> names.add(span.in(text)));
        for (String name : draw.shuffled(new ArrayList<>(names))) {
            String stranger = draw.pick(STRANGERS).orElseThrow();
            boolean inAnother = names.stream().anyMatch(other -> !other.equals(name) && other.contains(name));
            if (!inAnother && !text.contains(stranger)) {
                changed.add(word(name).matcher(text).replaceAll(Matcher.quoteReplacement(stranger)));
            }
        }
        return changed;
    }

    private List<Span> names() {
        Language language = LanguageDetector.detect(text).known().orElse(Language.ENGLISH);
        List<Token> tokens = new Tokenizer(language).read(text);
        BitSet named = Names.in(tokens, text, language);
        List<Span> names = new ArrayList<>();
        for (int at = named.nextSetBit(0); at >= 0; at = named.nextSetBit(at)) {
            int end = at;
            while (named.get(end + 1)
                    && text.substring(
                                    tokens.get(end).span().end(),
                                    tokens.get(end + 1).span().start())
                            .isBlank()) {
                end++;
            }
            Span whole = new Span(
                    tokens.get(at).span().start(), tokens.get(end).span().end());
            if (tokens.subList(at, end + 1).stream().allMatch(token -> token.kind() == Token.Kind.WORD)
                    && whole.length() > 2) {
                names.add(whole);
            }
            at = end + 1;
        }
        return names;
    }

    /** A sentence with "not" in it. */
    public List<String> negation() {
        List<String> changed = new ArrayList<>();
        for (Span sentence : draw.shuffled(Sentences.of(text))) {
            String stated = sentence.in(text);
            boolean denied = words.all("negation").stream()
                    .flatMap(pattern -> List.of(pattern.replace("{}", "").trim().split("\\s+")).stream())
                    .anyMatch(no -> word(no).matcher(stated).find());
            Matcher auxiliary = Pattern.compile("(?<=\\s)(?:" + String.join("|", words.all("auxiliaries")) + ")(?=\\s)")
                    .matcher(stated);
            if (!denied && auxiliary.find()) {
                String negated = words.one("negation").replace("{}", auxiliary.group());
                changed.add(replaced(
                        sentence,
                        stated.substring(0, auxiliary.start()) + elided(negated) + stated.substring(auxiliary.end())));
            }
        }
        return changed;
    }

    /** French "ne" before a vowel. */
    private static String elided(String negated) {
        return negated.replaceFirst("^ne (?=[aeéiou])", "n'");
    }

    /** A sentence that is reported as untrue, and not changed itself. */
    public List<String> denial() {
        List<String> changed = new ArrayList<>();
        for (Span sentence : draw.shuffled(Sentences.of(text))) {
            String stated = sentence.in(text);
            List<String> denials = new ArrayList<>();
            words.all("denial after").forEach(after -> denials.add(stated + " " + after));
            words.all("denial").forEach(frame -> denials.add(frame.replace("{}", clause(stated))));
            boolean ends = stated.endsWith(".");
            if (ends) {
                draw.pick(denials).ifPresent(denied -> changed.add(replaced(sentence, denied)));
            }
        }
        return changed;
    }

    /** What begins with a name keeps its capital. */
    private String clause(String sentence) {
        boolean named = names().stream().anyMatch(span -> sentence.startsWith(span.in(text)));
        return named ? sentence : sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }

    /** The two names that a sentence begins with change places, where what stands between them is what one does to the other. */
    public List<String> roles() {
        List<String> changed = new ArrayList<>();
        List<Span> names = names();
        for (Span sentence : draw.shuffled(Sentences.of(text))) {
            List<Span> inside = names.stream()
                    .filter(name -> name.start() >= sentence.start() && name.end() <= sentence.end())
                    .toList();
            if (inside.size() >= 2
                    && !isSymmetric(
                            text.substring(inside.get(0).end(), inside.get(1).start()))) {
                Span first = inside.get(0);
                Span second = inside.get(1);
                if (!first.in(text).equals(second.in(text))) {
                    changed.add(text.substring(0, first.start())
                            + second.in(text)
                            + text.substring(first.end(), second.start())
                            + first.in(text)
                            + text.substring(second.end()));
                }
            }
        }
        return changed;
    }

    private boolean isSymmetric(String between) {
        String[] parts = between.trim().split("\\s+");
        return parts.length > 3
                || parts.length == 0
                || between.matches(".*[,;:()].*")
                || List.of(parts).stream().anyMatch(part -> part.isEmpty() || words.has("symmetric", part));
    }

    /** One sentence less; none where there is only one. */
    public List<String> withoutSentence() {
        List<Span> sentences = Sentences.of(text);
        List<String> changed = new ArrayList<>();
        if (sentences.size() > 1) {
            draw.shuffled(sentences)
                    .forEach(sentence -> changed.add(replaced(sentence, "").strip()));
        }
        return changed;
    }

    private List<Span> spans(Pattern pattern) {
        List<Span> spans = new ArrayList<>();
        Matcher found = pattern.matcher(text);
        while (found.find()) {
            spans.add(new Span(found.start(), found.end()));
        }
        return spans;
    }

    private int occurrences(String part) {
        int count = 0;
        Matcher found = word(part).matcher(text);
        while (found.find()) {
            count++;
        }
        return count;
    }

    private static Pattern word(String word) {
        return Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(word) + "(?![\\p{L}\\d])");
    }

    private String replaced(Span span, String by) {
        return text.substring(0, span.start()) + by + text.substring(span.end());
    }
}
