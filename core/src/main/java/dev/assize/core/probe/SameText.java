package dev.assize.core.probe;

import dev.assize.text.Sentences;
import dev.assize.text.Span;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A text in another form that says the same. Each method gives one; empty where the text offers none. */
public final class SameText {

    private static final Pattern PLAIN_THOUSANDS =
            Pattern.compile("(?<![\\p{L}\\d.,/:_-])([1-9]\\d{3,6})(?![\\p{L}\\d/_]|[.,:-]\\d)");
    private static final Pattern SMALL = Pattern.compile("(?<![\\p{L}\\d.,/:§_-])([2-9]|1[0-2])(?=\\s\\p{Ll}{2})");
    private static final int LEAST_AMOUNT = 3000;

    private final String text;
    private final ProbeDraw draw;
    private final ProbeWords words;

    public SameText(String text, ProbeDraw draw) {
        this.text = text;
        this.draw = draw;
        this.words = ProbeWords.of(text);
    }

    /** Blanks doubled, sentences on lines of their own. */
    public Optional<String> spaced() {
        List<String> sentences = sentences();
        String joined = sentences.isEmpty() ? text : String.join("\n", sentences);
        return changed(joined.replaceAll("(?<=\\p{L}) (?=\\p{Ll})", draw.below(2) == 0 ? "  " : " \u00A0") + "\n");
    }

    /** Composed letters taken apart, straight marks bent. */
    public Optional<String> encoded() {
        return changed(Normalizer.normalize(text, Normalizer.Form.NFD).replace('\'', '\u2019'));
    }

    public Optional<String> inCapitals() {
        return changed(text.toUpperCase(Locale.ROOT));
    }

    /** Numbers grouped or in words, dates in digits. */
    public Optional<String> renotated() {
        List<String> ways = new ArrayList<>();
        datesInDigits().ifPresent(ways::add);
        Matcher thousands = PLAIN_THOUSANDS.matcher(text);
        if (thousands.find() && Integer.parseInt(thousands.group(1)) >= LEAST_AMOUNT) {
            String digits = thousands.group(1);
            String grouped = digits.substring(0, digits.length() - 3)
                    + words.one("thousands")
                    + digits.substring(digits.length() - 3);
            ways.add(text.substring(0, thousands.start()) + grouped + text.substring(thousands.end()));
        }
        Matcher small = SMALL.matcher(text);
        if (small.find()) {
            String spelled = words.all("small numbers").get(Integer.parseInt(small.group(1)) - 2);
            ways.add(text.substring(0, small.start()) + spelled + text.substring(small.end()));
        }
        return draw.pick(ways).flatMap(this::changed);
    }

    private Optional<String> datesInDigits() {
        List<String> months = words.all("months");
        Matcher date = Pattern.compile(
                        "(?<!\\d)(\\d{1,2})(?:\\.|er|st|nd|rd|th)?\\s+(" + String.join("|", months)
                                + ")\\s+(\\d{4})(?!\\d)",
                        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                .matcher(text);
        if (!date.find()) {
            return Optional.empty();
        }
        int month = 1;
        while (month <= months.size() && !months.get(month - 1).equalsIgnoreCase(date.group(2))) {
            month++;
        }
        String digits =
                String.format(Locale.ROOT, "%s-%02d-%02d", date.group(3), month, Integer.parseInt(date.group(1)));
        return Optional.of(text.substring(0, date.start()) + digits + text.substring(date.end()));
    }

    /** The sentences in another order. */
    public Optional<String> reordered() {
        return draw.reordered(sentences()).map(order -> String.join(" ", order));
    }

    /** A polite sentence at its end that says nothing. */
    public Optional<String> withPleasantry() {
        return draw.pick(words.all("pleasantry")).map(this::with);
    }

    /** The same with much said around it. */
    public String lengthened() {
        return String.join(" ", draw.shuffled(words.all("padding"))) + " " + text + " "
                + String.join(" ", draw.shuffled(words.all("padding")));
    }

    /** With praise for itself. */
    public String flattered() {
        return with(words.one("flattery"));
    }

    /** With an instruction to whoever judges it. */
    public String instructing() {
        return with(words.one("injection"));
    }

    /** With the name of somebody who wrote it. */
    public String writtenBy(String author) {
        return with(words.one("author").replace("{}", author));
    }

    private String with(String sentence) {
        String end = text.strip();
        return end.isEmpty() || ".!?…".indexOf(end.charAt(end.length() - 1)) >= 0
                ? end + " " + sentence
                : end + ".\n\n" + sentence;
    }

    /** With the first word of each sentence in bold. */
    public Optional<String> inMarkdown() {
        return changed(sentences().stream().map(SameText::bold).collect(Collectors.joining(" ")));
    }

    private static String bold(String sentence) {
        int blank = sentence.indexOf(' ');
        return blank < 1 ? sentence : "**" + sentence.substring(0, blank) + "**" + sentence.substring(blank);
    }

    private List<String> sentences() {
        return Sentences.of(text).stream().map((Span span) -> span.in(text)).toList();
    }

    private Optional<String> changed(String other) {
        return other.equals(text) || other.isBlank() ? Optional.empty() : Optional.of(other);
    }
}
