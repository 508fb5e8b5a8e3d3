package dev.assize.core;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.record.Field;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a judge tells about itself.
 *
 * @param version raised whenever a verdict can change
 * @param title what it judges, in a few words
 * @param description what it judges and how, in a paragraph
 * @param fields the fields of a case
 * @param questions every kind of question it may ask
 * @param settings the choices its user made, part of the epoch
 * @param headline where its verdict keeps the label and the score that a table shows
 * @param caseSchema the JSON Schema (2020-12) of a case
 * @param verdictSchema the JSON Schema (2020-12) of a verdict
 * @param example one case that can be judged as it stands
 */
public record JudgeInfo(
        JudgeId id,
        String version,
        String title,
        String description,
        List<Field> fields,
        List<QuestionOutline> questions,
        SortedMap<String, String> settings,
        Headline headline,
        ObjectNode caseSchema,
        ObjectNode verdictSchema,
        ObjectNode example) {

    public JudgeInfo {
        fields = List.copyOf(fields);
        questions = List.copyOf(questions);
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
    }

    /**
     * The question of that name, for who is not the judge and knows it by its name alone; throws
     * {@link IllegalArgumentException} with the names there are.
     */
    public QuestionOutline question(String name) {
        return questions.stream()
                .filter(question -> question.wording().name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("The judge " + id + " does not ask \"" + name
                        + "\", but "
                        + questions.stream()
                                .map(question -> question.wording().name())
                                .toList()));
    }

    /** The labels that a verdict can have, as its schema lists them; empty when it has none. */
    public List<String> labels() {
        return headline.findLabels(verdictSchema);
    }

    /** The scores that a verdict can have; empty without a score, or where nobody says which there are. */
    public Optional<ScoreRange> scores() {
        return headline.findRange(verdictSchema);
    }
}
