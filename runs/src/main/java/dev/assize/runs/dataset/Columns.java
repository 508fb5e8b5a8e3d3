package dev.assize.runs.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldPath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The columns of a table, by the names in its first row. Several may have none, as spreadsheets write columns that were emptied: they
 * are called by their number, and their empty cells are no fields.
 */
final class Columns {

    private record Column(List<String> steps, boolean named) {}

    private final List<Column> columns;

    private Columns(List<Column> columns) {
        this.columns = columns;
    }

    /** Throws {@link InvalidCase} for names by which no cell can be found. */
    static Columns of(List<String> cells) {
        List<String> written = cells.stream().map(String::strip).toList();
        boolean severalUnnamed = written.stream().filter(String::isEmpty).count() > 1;
        List<String> names = new ArrayList<>();
        List<Column> columns = new ArrayList<>();
        for (String name : written) {
            boolean named = !name.isEmpty() || !severalUnnamed;
            names.add(named ? name : "column " + (names.size() + 1));
            columns.add(new Column(FieldPath.ofColumn(names.get(names.size() - 1)), named));
        }
        if (new HashSet<>(names).size() < names.size()) {
            throw new InvalidCase("", "a first row in which a name stands twice: " + names, "one name for each column");
        }
        requireApart(names);
        return new Columns(columns);
    }

    /** A column cannot be a text and an object at once. */
    private static void requireApart(List<String> names) {
        Set<String> known = new HashSet<>(names);
        for (String name : names) {
            List<String> steps = FieldPath.ofColumn(name);
            for (int i = 1; i < steps.size(); i++) {
                String outer = String.join(".", steps.subList(0, i));
                if (known.contains(outer)) {
                    throw new InvalidCase(
                            "",
                            "the columns \"" + outer + "\" and \"" + name + "\" together",
                            "one or the other, as \"" + name + "\" stands for a field inside \"" + outer + "\"");
                }
            }
        }
    }

    /** A row; throws {@link InvalidCase} when it has another number of cells. */
    ObjectNode object(List<String> cells) {
        if (columns.size() != cells.size()) {
            throw new InvalidCase(
                    "",
                    "a row of " + counted(cells.size()),
                    counted(columns.size()) + ", as the first row has"
                            + (columns.size() == 1
                                    ? "; if another character separates the cells, name the delimiter"
                                    : ""));
        }
        ObjectNode object = Json.object();
        for (int i = 0; i < cells.size(); i++) {
            if (columns.get(i).named() || !cells.get(i).isBlank()) {
                put(object, columns.get(i).steps(), cells.get(i));
            }
        }
        return object;
    }

    private static String counted(int cells) {
        return cells == 1 ? "1 cell" : cells + " cells";
    }

    private static void put(ObjectNode target, List<String> steps, String cell) {
        ObjectNode inner = target;
        for (String step : steps.subList(0, steps.size() - 1)) {
            JsonNode there = inner.get(step);
            inner = there instanceof ObjectNode known ? known : inner.putObject(step);
        }
        inner.put(steps.get(steps.size() - 1), cell);
    }
}
