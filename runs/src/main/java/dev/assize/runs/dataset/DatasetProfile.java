package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.ProblemKind;
import dev.assize.text.Shortened;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** What stands in a dataset: how many records, which fields, of which types, with an example of each. One thread makes it. */
public final class DatasetProfile {

    private static final int MOST_FIELDS = 300;
    private static final int DEEPEST = 4;
    private static final int LONGEST_EXAMPLE = 200;
    private static final int MOST_PROBLEMS = 5;

    private final Map<String, FieldProfile> fields = new LinkedHashMap<>();
    private final Map<String, Unread> problems = new LinkedHashMap<>();
    private long records;
    private long unreadable;
    private boolean cut;

    /** One field of the records. Counted while they go by. */
    public static final class FieldProfile {
        private final String path;
        private final TreeSet<String> types = new TreeSet<>();
        private long filled;
        private String example = "";

        FieldProfile(String path) {
            this.path = path;
        }

        /** Where it is, as a map of fields names it. */
        public String path() {
            return path;
        }

        /** {@code text}, {@code number}, {@code list}, …; several where records differ. */
        public List<String> types() {
            return List.copyOf(types);
        }

        /** In how many records it is there and not empty. */
        public long filled() {
            return filled;
        }

        /** The first value that is not empty, shortened. */
        public String example() {
            return example;
        }

        private void add(JsonNode value) {
            boolean empty = value.isNull()
                    || (value.isTextual() && value.textValue().isBlank())
                    || (value.isContainerNode() && value.isEmpty());
            types.add(type(value));
            if (empty) {
                return;
            }
            filled++;
            if (example.isEmpty()) {
                example = Shortened.after(LONGEST_EXAMPLE, value.isTextual() ? value.textValue() : value.toString());
            }
        }

        private static String type(JsonNode value) {
            return switch (value.getNodeType()) {
                case STRING -> "text";
                case NUMBER -> "number";
                case BOOLEAN -> "yes/no";
                case ARRAY -> "list";
                case OBJECT, POJO -> "object";
                case NULL -> "null";
                case MISSING, BINARY -> "nothing";
            };
        }
    }

    /** @param first the place of the first row, and what is wrong there */
    private record Unread(long count, String first) {

        Unread again() {
            return new Unread(count + 1, first);
        }

        String told() {
            return count == 1 ? first : FigureText.count(count) + " records, first " + first;
        }
    }

    private DatasetProfile() {}

    /** Reads the dataset to its end. */
    public static DatasetProfile of(Dataset dataset) {
        DatasetProfile profile = new DatasetProfile();
        for (Optional<Row> row = dataset.next(); row.isPresent(); row = dataset.next()) {
            profile.add(row.get());
        }
        return profile;
    }

    private void add(Row row) {
        records++;
        ObjectNode record;
        try {
            record = row.record();
        } catch (InvalidCase e) {
            unreadable++;
            String problem = String.valueOf(e.getMessage());
            String kind = ProblemKind.of(problem);
            if (problems.size() < MOST_PROBLEMS || problems.containsKey(kind)) {
                problems.merge(kind, new Unread(1, row.place() + ": " + problem), (one, other) -> one.again());
            }
            return;
        }
        record.properties().forEach(entry -> add(entry.getKey(), entry.getValue(), 1));
    }

    private void add(String path, JsonNode value, int depth) {
        if (!fields.containsKey(path) && fields.size() >= MOST_FIELDS) {
            cut = true;
            return;
        }
        fields.computeIfAbsent(path, FieldProfile::new).add(value);
        if (value.isObject() && depth < DEEPEST) {
            value.properties().forEach(entry -> add(path + "." + entry.getKey(), entry.getValue(), depth + 1));
        }
        if (value.isArray() && !value.isEmpty() && value.get(0).isObject() && depth < DEEPEST) {
            value.get(0).properties().forEach(entry -> add(path + ".0." + entry.getKey(), entry.getValue(), depth + 2));
        }
    }

    /** All rows, those that hold no record included. */
    public long records() {
        return records;
    }

    public long unreadable() {
        return unreadable;
    }

    /** Why rows hold no record: of each kind of reason the first row and how many have it. */
    public List<String> problems() {
        return problems.values().stream().map(Unread::told).toList();
    }

    /** Whether there are more fields than are listed. */
    public boolean isCut() {
        return cut;
    }

    public List<FieldProfile> fields() {
        return List.copyOf(fields.values());
    }
}
