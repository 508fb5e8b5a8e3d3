package dev.assize.runs.report;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.RecordedAnswer;
import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/** One kind of question over a whole run: who answered, what, and why not. Not shared between threads. */
public final class QuestionKind {

    private static final int MOST_VALUES = 12;
    private static final int LONGEST_VALUE = 60;
    private static final String OTHERS = "(others)";

    private final String asks;
    private final SortedMap<String, Long> values = new TreeMap<>();
    private final SortedMap<String, Long> withheld = new TreeMap<>();
    private final SortedMap<String, Long> by = new TreeMap<>();
    private long asked;
    private long split;

    QuestionKind(String asks) {
        this.asks = asks;
    }

    void add(RecordedAnswer answer) {
        asked++;
        by.merge(answer.by(), 1L, Long::sum);
        answer.withheld().ifPresent(reason -> withheld.merge(reason, 1L, Long::sum));
        answer.value().ifPresent(this::count);
        if (ReportedCase.isSplit(answer)) {
            split++;
        }
    }

    private void count(JsonNode value) {
        boolean checklist = value.isObject() && !value.isEmpty() && allBooleans(value);
        if (checklist) {
            value.properties().stream()
                    .filter(item -> item.getValue().booleanValue())
                    .forEach(item -> count(Shortened.to(LONGEST_VALUE, item.getKey())));
        } else {
            count(shown(value));
        }
    }

    private static boolean allBooleans(JsonNode value) {
        for (JsonNode item : value) {
            if (!item.isBoolean()) {
                return false;
            }
        }
        return true;
    }

    private void count(String value) {
        boolean kept = values.containsKey(value) || values.size() < MOST_VALUES;
        values.merge(kept ? value : OTHERS, 1L, Long::sum);
    }

    private static String shown(JsonNode value) {
        if (value.isBoolean()) {
            return value.booleanValue() ? "yes" : "no";
        }
        if (value.isArray()) {
            return value.isEmpty() ? "an empty list" : "a list";
        }
        return value.isObject() ? "an object" : Shortened.to(LONGEST_VALUE, value.asText());
    }

    /** The name of its wording. */
    public String asks() {
        return asks;
    }

    public long asked() {
        return asked;
    }

    /** How often those who voted on it did not all say the same. */
    public long split() {
        return split;
    }

    public long withheldCount() {
        return withheld.values().stream().mapToLong(Long::longValue).sum();
    }

    /** How often each value was given, or each item of a checklist ticked, for as many as a reader can take in. */
    public SortedMap<String, Long> values() {
        return Collections.unmodifiableSortedMap(values);
    }

    /** How often no value was given, by reason. */
    public SortedMap<String, Long> withheld() {
        return Collections.unmodifiableSortedMap(withheld);
    }

    public SortedMap<String, Long> by() {
        return Collections.unmodifiableSortedMap(by);
    }
}
