package dev.assize.runs.report;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.text.Shortened;
import java.util.Collections;
import java.util.OptionalDouble;
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
    private long doubtful;
    private long rated;
    private double confidence;

    QuestionKind(String asks) {
        this.asks = asks;
    }

    /** @param doubted whether the result calls the answer doubtful */
    void add(RecordedAnswer answer, boolean doubted) {
        asked++;
        doubtful += doubted ? 1 : 0;
        answer.confidence().ifPresent(sure -> {
            rated++;
            confidence += sure.share().doubleValue();
        });
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

    /** How many answers are less sure than the threshold. */
    public long doubtful() {
        return doubtful;
    }

    /** Of how many answers it is known how sure they are. */
    public long rated() {
        return rated;
    }

    /** The mean confidence of those; empty where it is known of none. */
    public OptionalDouble meanConfidence() {
        return rated == 0 ? OptionalDouble.empty() : OptionalDouble.of(confidence / rated);
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
