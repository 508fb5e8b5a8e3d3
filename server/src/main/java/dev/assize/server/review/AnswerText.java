package dev.assize.server.review;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Question;
import dev.assize.runs.page.Markup;
import dev.assize.text.Shortened;
import dev.assize.text.Span;
import java.util.List;

/** Answers and texts as a reviewer reads them. */
final class AnswerText {

    private static final int LONGEST = 160;

    private AnswerText() {}

    static String of(Answer answer) {
        if (answer instanceof Answer.Given given) {
            return given.stated() + " (" + given.by()
                    + given.confidence()
                            .map(sure -> ", " + Math.round(100 * sure.share().doubleValue()) + " % sure")
                            .orElse("")
                    + ")";
        }
        Answer.Withheld withheld = (Answer.Withheld) answer;
        return "no answer: " + withheld.reason().word().replace('_', ' ') + " (" + withheld.by() + ")";
    }

    static String value(JsonNode value) {
        return value.isBoolean()
                ? (value.booleanValue() ? "yes" : "no")
                : value.isTextual() ? value.asText() : value.toString();
    }

    /** What a question is about, short enough for a line. */
    static String about(Question question) {
        return Shortened.after(
                LONGEST, question.item().orElse(question.wording().name()).replaceAll("\\s+", " "));
    }

    /** A text with places in it marked; places that overlap are marked once. */
    static void marked(Markup page, String text, List<Span> places) {
        int at = 0;
        List<Span> ordered = places.stream()
                .sorted(java.util.Comparator.comparingInt(Span::start))
                .toList();
        for (Span place : ordered) {
            int start = Math.max(at, place.start());
            int end = Math.min(text.length(), place.end());
            if (start < end) {
                page.text(text.substring(at, start));
                page.element("mark", text.substring(start, end));
                at = end;
            }
        }
        page.text(text.substring(at));
    }
}
