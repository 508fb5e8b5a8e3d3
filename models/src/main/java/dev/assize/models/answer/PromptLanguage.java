package dev.assize.models.answer;

import dev.assize.core.question.Passage;
import dev.assize.text.Language;
import dev.assize.text.Span;
import dev.assize.text.detect.LanguageDetector;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** In which language a model is told what to do, and so gives its reasons. */
public enum PromptLanguage {
    /** That of the longest text of the round, or English. */
    AUTO("auto"),
    ENGLISH("en"),
    FRENCH("fr"),
    DUTCH("nl"),
    GERMAN("de");

    private final String code;

    PromptLanguage(String code) {
        this.code = code;
    }

    /** As a user writes it: {@code auto} or a two-letter code. */
    public String code() {
        return code;
    }

    public static Optional<PromptLanguage> find(String code) {
        for (PromptLanguage language : values()) {
            if (language.code.equalsIgnoreCase(code)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /**
     * Sentences that speak to the model have no say, so that they cannot even choose among our four prompts.
     *
     * @param addressed the passages of a round with the places of such words
     */
    Language resolve(Map<Passage, List<Span>> addressed) {
        if (this != AUTO) {
            return Language.find(code).orElseThrow();
        }
        return addressed.entrySet().stream()
                .map(passage -> without(passage.getValue(), passage.getKey().text()))
                .max(Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder()))
                .flatMap(text -> LanguageDetector.detect(text).known())
                .orElse(Language.ENGLISH);
    }

    private static String without(List<Span> places, String text) {
        if (places.isEmpty()) {
            return text;
        }
        StringBuilder rest = new StringBuilder();
        int from = 0;
        for (Span place : places) {
            int start = Math.max(from, sentenceStart(text, place.start()));
            rest.append(text, from, start);
            from = Math.max(start, sentenceEnd(text, place.end()));
        }
        return rest.append(text, from, text.length()).toString();
    }

    private static int sentenceStart(String text, int at) {
        int start = at;
        while (start > 0 && !isEnd(text.charAt(start - 1))) {
            start--;
        }
        return start;
    }

    private static int sentenceEnd(String text, int at) {
        int end = at;
        while (end < text.length() && !isEnd(text.charAt(end))) {
            end++;
        }
        return end;
    }

    private static boolean isEnd(char unit) {
        return unit == '\n' || unit == '.' || unit == '!' || unit == '?';
    }
}
