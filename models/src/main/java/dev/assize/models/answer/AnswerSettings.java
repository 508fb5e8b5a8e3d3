package dev.assize.models.answer;

import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a model is asked.
 *
 * @param reasks how often a question is asked again when the reply to it is refused
 * @param questionsPerCall the most questions of one call; twenty make a schema of a hundred properties, which is as much as
 *     some strict modes take
 * @param charactersPerCall the most characters of texts and questions of one call, unless a single question has more
 * @param sample which of several samples this is; 0 when there is only one
 */
public record AnswerSettings(int reasks, int questionsPerCall, int charactersPerCall, int sample) {

    public static final AnswerSettings STANDARD = new AnswerSettings(2, 20, 120_000, 0);

    public AnswerSettings {
        if (reasks < 0 || questionsPerCall < 1 || charactersPerCall < 1 || sample < 0) {
            throw new IllegalArgumentException("Expected reasks and sample from 0, questions and characters per call"
                    + " from 1 on, got " + reasks + ", " + sample + ", " + questionsPerCall + ", " + charactersPerCall);
        }
    }

    public AnswerSettings withReasks(int number) {
        return new AnswerSettings(number, questionsPerCall, charactersPerCall, sample);
    }

    public AnswerSettings withSample(int number) {
        return new AnswerSettings(reasks, questionsPerCall, charactersPerCall, number);
    }

    SortedMap<String, String> toMap() {
        SortedMap<String, String> map = new TreeMap<>();
        map.put("reasks", Integer.toString(reasks));
        map.put("empty-lists", "withheld");
        map.put("questions-per-call", Integer.toString(questionsPerCall));
        map.put("characters-per-call", Integer.toString(charactersPerCall));
        if (sample > 0) {
            map.put("sample", Integer.toString(sample));
        }
        return map;
    }
}
