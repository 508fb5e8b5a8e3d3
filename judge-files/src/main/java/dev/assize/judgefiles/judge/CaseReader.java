package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.lenient.MarkdownFence;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.Found;
import dev.assize.core.record.RecordFields;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.library.Readings;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads a record into the values of a file's fields; throws {@link InvalidCase} naming the field that does not fit. */
final class CaseReader {

    private final List<CaseField> fields;
    private final FieldNames names;
    private final Map<String, CaseReader> inside = new LinkedHashMap<>();

    CaseReader(List<CaseField> fields) {
        this.fields = List.copyOf(fields);
        this.names = new FieldNames(fields.stream().map(CaseField::field).toList());
        fields.stream()
                .filter(field -> !field.of().isEmpty())
                .forEach(field -> inside.put(field.name(), new CaseReader(field.of())));
    }

    /** The values by the names that expressions use. */
    Map<String, Datum> read(ObjectNode record) {
        RecordFields found = RecordFields.of(record, names);
        if (fields.stream().noneMatch(CaseField::required)) {
            found.requireAny();
        }
        return read(found, "");
    }

    private Map<String, Datum> read(RecordFields found, String path) {
        Map<String, Datum> values = new LinkedHashMap<>();
        for (CaseField field : fields) {
            Optional<JsonNode> node =
                    field.required() ? Optional.of(required(found, field, path)) : found.find(field.name());
            boolean readable = field.type() == FieldType.TEXT && field.join() == null;
            values.put(
                    field.variable(),
                    node.flatMap(value -> readable ? found.shown(field.name()) : Optional.of(value))
                            .map(value -> value(field, value, path + field.name()))
                            .orElse(Datum.none()));
        }
        return values;
    }

    private static JsonNode required(RecordFields found, CaseField field, String path) {
        try {
            boolean any = field.type() == FieldType.ANY;
            return found.require(
                    field.name(), any ? "a value of any kind" : field.field().type());
        } catch (InvalidCase e) {
            throw path.isEmpty() ? e : new InvalidCase(path + e.field(), e.found(), e.expected());
        }
    }

    private Datum value(CaseField field, JsonNode node, String path) {
        return switch (field.type()) {
            case TEXT -> Datum.text(text(field, node, path));
            case TEXTS -> Datum.texts(counted(field, texts(field, node, path), path));
            case NUMBER, INTEGER -> number(field, node, path);
            case YES_NO -> truth(node, path);
            case DATE ->
                Readings.date(text(field, node, path))
                        .<Datum>map(Datum.Day::new)
                        .orElseThrow(() -> wrong(path, node, "a date such as 2024-03-05"));
            case CHOICE -> choice(field, node, path);
            case LIST -> list(field, node, path);
            case OBJECT -> object(field, unfolded(node), path);
            case JSON -> new Datum.Tree(unfolded(node));
            case ANY -> new Datum.Tree(node);
        };
    }

    private static InvalidCase wrong(String path, JsonNode node, String expected) {
        return new InvalidCase(path, Found.describe(node), expected);
    }

    private static String text(CaseField field, JsonNode node, String path) {
        if (node.isTextual()) {
            return node.textValue();
        }
        if (node.isNumber() || node.isBoolean()) {
            return Json.write(node);
        }
        String join = field.join();
        if (node.isArray() && join != null) {
            List<String> parts = new ArrayList<>();
            for (int i = 0; i < node.size(); i++) {
                parts.add(plain(node.get(i), path + "." + i));
            }
            return String.join(join, parts);
        }
        throw wrong(path, node, "text");
    }

    private static String plain(JsonNode node, String path) {
        if (node.isTextual()) {
            return node.textValue();
        }
        if (node.isNumber() || node.isBoolean()) {
            return Json.write(node);
        }
        throw wrong(path, node, "text");
    }

    private static List<String> texts(CaseField field, JsonNode node, String path) {
        JsonNode listed = node.isTextual() ? unfolded(node) : node;
        List<String> texts = new ArrayList<>();
        if (listed.isArray()) {
            for (int i = 0; i < listed.size(); i++) {
                String place = path + "." + i;
                JsonNode entry = listed.get(i);
                texts.add(RecordFields.passage(entry).orElseGet(() -> plain(entry, place)));
            }
            return texts;
        }
        String whole = plain(node, path);
        if (field.separators().isEmpty()) {
            return whole.isBlank() ? texts : List.of(whole);
        }
        StringBuilder part = new StringBuilder();
        (whole + field.separators().charAt(0)).codePoints().forEach(point -> {
            if (field.separators().indexOf(point) < 0) {
                part.appendCodePoint(point);
            } else {
                String cut = part.toString().strip();
                if (!cut.isEmpty()) {
                    texts.add(cut);
                }
                part.setLength(0);
            }
        });
        return texts;
    }

    private static List<String> counted(CaseField field, List<String> texts, String path) {
        count(field, texts.size(), path);
        return texts;
    }

    private static void count(CaseField field, int size, String path) {
        if (size < field.least() || (field.most() > 0 && size > field.most())) {
            String most = field.most() > 0 ? " and at most " + field.most() : "";
            String entries = Math.max(field.least(), field.most()) == 1 ? " entry" : " entries";
            throw new InvalidCase(path, "a list of " + size, "at least " + field.least() + most + entries);
        }
    }

    private static Datum number(CaseField field, JsonNode node, String path) {
        Optional<Fraction> number = node.isNumber()
                ? Optional.of(Fraction.of(node.decimalValue()))
                : node.isTextual() ? Readings.number(node.textValue()) : Optional.empty();
        boolean whole = field.type() == FieldType.INTEGER;
        Fraction value = number.filter(found -> !whole || found.isWhole())
                .orElseThrow(() -> wrong(path, node, whole ? "a whole number" : "a number"));
        var range = field.range();
        if (range != null
                && (value.compareTo(Fraction.of(range.get(0))) < 0 || value.compareTo(Fraction.of(range.get(1))) > 0)) {
            throw wrong(path, node, "a number from " + range.get(0) + " to " + range.get(1));
        }
        return Datum.number(value);
    }

    private static Datum truth(JsonNode node, String path) {
        if (node.isBoolean()) {
            return Datum.truth(node.booleanValue());
        }
        String word = node.isTextual() ? node.textValue().strip().toLowerCase(Locale.ROOT) : "";
        if (List.of("true", "yes", "y", "1").contains(word)) {
            return Datum.truth(true);
        }
        if (List.of("false", "no", "n", "0").contains(word)) {
            return Datum.truth(false);
        }
        throw wrong(path, node, "true or false");
    }

    private static Datum choice(CaseField field, JsonNode node, String path) {
        String said = plain(node, path);
        if (field.options().contains(said)) {
            return Datum.text(said);
        }
        List<String> alike = field.options().stream()
                .filter(option -> FoldedText.fold(option).equals(FoldedText.fold(said)))
                .toList();
        if (alike.size() != 1) {
            throw wrong(path, node, "one of " + String.join(", ", field.options()));
        }
        return Datum.text(alike.get(0));
    }

    private Datum list(CaseField field, JsonNode node, String path) {
        JsonNode listed = unfolded(node);
        if (!listed.isArray()) {
            throw wrong(path, node, "a list of objects");
        }
        count(field, listed.size(), path);
        List<Datum> items = new ArrayList<>();
        for (int i = 0; i < listed.size(); i++) {
            items.add(object(field, listed.get(i), path + "." + i));
        }
        return new Datum.Items(items);
    }

    private Datum object(CaseField field, JsonNode node, String path) {
        CaseReader reader = inside.get(field.name());
        if (!(node instanceof ObjectNode object) || reader == null) {
            throw wrong(path, node, "an object");
        }
        return new Datum.Fields(reader.read(RecordFields.of(object, reader.names), path + "."));
    }

    /** What a text holds, where it is JSON, also in a markdown fence; anything else as it is. */
    private static JsonNode unfolded(JsonNode node) {
        if (!node.isTextual()) {
            return node;
        }
        String json = MarkdownFence.inside(node.textValue());
        if (!json.startsWith("{") && !json.startsWith("[")) {
            return node;
        }
        try {
            return Json.parse(json);
        } catch (JsonProcessingException e) {
            return node;
        }
    }
}
