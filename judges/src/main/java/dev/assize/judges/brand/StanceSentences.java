package dev.assize.judges.brand;

import java.util.ArrayList;
import java.util.List;

/** A reasoning cut at each blank behind a full stop, a question mark or an exclamation mark, and at each line break. */
final class StanceSentences {

    private StanceSentences() {}

    static List<String> of(String reasoning) {
        List<String> sentences = new ArrayList<>();
        int start = 0;
        int at = 0;
        while (at < reasoning.length()) {
            int end = endOfGap(reasoning, at);
            if (end > at) {
                sentences.add(reasoning.substring(start, at));
                start = end;
            }
            at = Math.max(end, at + 1);
        }
        sentences.add(reasoning.substring(start));
        while (sentences.size() > 1 && sentences.get(sentences.size() - 1).isEmpty()) {
            sentences.remove(sentences.size() - 1);
        }
        return sentences;
    }

    /** Where the gap between two sentences ends that begins there; the place itself where none does. */
    private static int endOfGap(String text, int at) {
        if (at > 0 && isBlank(text.charAt(at)) && endsSentence(text.charAt(at - 1))) {
            int end = at + 1;
            while (end < text.length() && isBlank(text.charAt(end))) {
                end++;
            }
            return end;
        }
        return text.charAt(at) == '\n' ? at + 1 : at;
    }

    private static boolean endsSentence(char unit) {
        return unit == '.' || unit == '!' || unit == '?';
    }

    private static boolean isBlank(char unit) {
        return unit == ' ' || (unit >= '\t' && unit <= '\r');
    }
}
