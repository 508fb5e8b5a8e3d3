package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.question.QuestionOutline;
import dev.assize.runs.dataset.DatasetException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Sorts what two raters say of cases into topics. Not shared between threads. */
final class Topics {

    static final String VERDICT = "verdict";
    static final String PASSES = "verdict passes";
    static final String SCORE = "score";

    private final Map<String, TopicKind> kinds = new LinkedHashMap<>();
    private final Map<String, Topic> topics = new LinkedHashMap<>();
    private final long seed;

    Topics(JudgeInfo judge, long seed) {
        this.seed = seed;
        for (QuestionOutline outline : judge.questions()) {
            kinds.put(outline.wording().name(), TopicKind.ofForm(outline.form()));
        }
        kinds.put(SCORE, TopicKind.NUMBERS);
        // In this order, whatever comes first in the cases.
        List<String> order = new ArrayList<>(List.of(VERDICT, PASSES, SCORE));
        judge.questions().forEach(outline -> order.add(outline.wording().name()));
        order.forEach(name -> topics.put(name, fresh(name)));
    }

    private Topic fresh(String name) {
        return new Topic(name, kinds.getOrDefault(name, TopicKind.NAMES), seed);
    }

    Topic topic(String name) {
        return topics.computeIfAbsent(name, this::fresh);
    }

    /** Those on which anything was said. */
    List<AgreementOn> results() {
        return topics.values().stream()
                .map(Topic::result)
                .filter(topic ->
                        topic.items() + topic.withheld().any() + topic.left().any() > 0)
                .toList();
    }

    void addVerdicts(String id, RatedCase first, RatedCase second, AgreeOptions options) {
        JudgeInfo judge = options.judge();
        if (judge.headline().hasLabel() && isRated(second, second.label())) {
            topic(VERDICT).add(id, first.label(), second.label());
        }
        if (options.pass() != null && isRated(second, second.passed())) {
            topic(PASSES).add(id, named(first.passed()), named(second.passed()));
        }
        if (judge.headline().hasScore() && isRated(second, second.score())) {
            topic(SCORE).add(id, written(first.score()), written(second.score()));
        }
    }

    /** A run that has no verdict withholds it; a person who did not look at a case says nothing at all. */
    private static boolean isRated(RatedCase rater, @Nullable Object said) {
        return rater.rated() || said != null;
    }

    private static @Nullable String named(@Nullable Boolean passed) {
        return passed == null ? null : passed ? "pass" : "fail";
    }

    private static @Nullable String written(@Nullable BigDecimal score) {
        return score == null ? null : score.stripTrailingZeros().toPlainString();
    }

    void addAnswers(String id, RatedCase first, RatedCase second) {
        boolean sameLists = true;
        for (Map.Entry<String, RatedAnswer> asked : first.answers().entrySet()) {
            RatedAnswer mine = asked.getValue();
            RatedAnswer other = second.answers().get(asked.getKey());
            Topic topic = topic(mine.asks());
            if (other == null) {
                topic.leaveOut(second.rated() ? 1 : 0, 0, 0, 0);
            } else if (!other.wording().isEmpty() && !other.wording().equals(mine.wording())) {
                topic.leaveOut(0, 0, 1, 0);
            } else if (topic.kind() == TopicKind.LISTS) {
                addLists(topic, id, mine, other);
                sameLists &= mine.value() == null
                        ? other.value() == null
                        : mine.value().equals(other.value());
            } else if (!sameLists && second.rated()) {
                // "fact-3" is the third of a list; after another list it is another fact.
                topic.leaveOut(0, 0, 0, 1);
            } else {
                addValues(topic, id, asked.getKey(), mine, other);
            }
        }
        second.answers().forEach((question, other) -> {
            if (!first.answers().containsKey(question)) {
                leaveOutSecond(id, question, other, second);
            }
        });
    }

    private void leaveOutSecond(String id, String question, RatedAnswer other, RatedCase second) {
        if (!second.rated()) {
            throw new DatasetException("the case \"" + id + "\" was not asked the question \"" + question
                    + "\" that a label answers; its questions are in the \"answers\" of its result line");
        }
        topic(other.asks()).leaveOut(0, 1, 0, 0);
    }

    private static void addLists(Topic topic, String id, RatedAnswer mine, RatedAnswer other) {
        JsonNode a = mine.value();
        JsonNode b = other.value();
        if (a == null || b == null) {
            topic.add(id, a == null ? null : Category.of(a), b == null ? null : Category.of(b));
        } else {
            topic.addLists(id, Category.entries(a), Category.entries(b), Category.of(a), Category.of(b));
        }
    }

    private static void addValues(Topic topic, String id, String question, RatedAnswer mine, RatedAnswer other) {
        JsonNode a = mine.value();
        JsonNode b = other.value() == null || a == null ? other.value() : read(id, question, other.value(), a);
        if (a == null || b == null || !a.isObject()) {
            topic.add(id, a == null ? null : Category.of(a), b == null ? null : Category.of(b));
            Double sure = mine.confidence() == null ? other.confidence() : mine.confidence();
            if (a != null && b != null && sure != null) {
                topic.addSureness(sure, Category.of(a).equals(Category.of(b)));
            }
            return;
        }
        // A checklist is as many questions as it has items.
        for (Map.Entry<String, JsonNode> tick : a.properties()) {
            JsonNode match = b.get(tick.getKey());
            topic.add(id, Category.of(tick.getValue()), match == null ? null : Category.of(match));
        }
    }

    private static JsonNode read(String id, String question, JsonNode written, JsonNode like) {
        return Category.read(written, like)
                .orElseThrow(() -> new DatasetException("the case \"" + id + "\", question \"" + question
                        + "\": the label " + written + " is no answer of the kind that was given, such as " + like));
    }
}
