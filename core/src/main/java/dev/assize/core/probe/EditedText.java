package dev.assize.core.probe;

import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A text in which places are looked for and replaced. */
record EditedText(String text) {
    List<Span> spans(Pattern pattern) {
        List<Span> spans = new ArrayList<>();
        Matcher found = pattern.matcher(text);
        while (found.find()) {
            spans.add(new Span(found.start(), found.end()));
        }
        return spans;
    }

    int occurrences(String part) {
        int count = 0;
        Matcher found = word(part).matcher(text);
        while (found.find()) {
            count++;
        }
        return count;
    }

    /** Where the word stands by itself. */
    static Pattern word(String word) {
        return Pattern.compile("(?<![\\p{L}\\d])" + Pattern.quote(word) + "(?![\\p{L}\\d])");
    }

    String replaced(Span span, String by) {
        return text.substring(0, span.start()) + by + text.substring(span.end());
    }
}
