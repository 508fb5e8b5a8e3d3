package dev.assize.engine.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.Remedy;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldMatch;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.text.NearestName;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Looks at the first records before anything is judged. When none of them has a field that the judge requires, under any of
 * its names, and they have fields that the judge does not know, then a map is missing, and judging would only score it. When
 * one of the places that a map names is in none of them, the map is wrong, and every case would be invalid.
 *
 * <p>No more is read ahead than it takes to find every required field once, which mostly is one record; so a stream is still
 * judged as it comes.
 */
public final class MissingFields {

    private static final int MOST_RECORDS = 1_000;
    private static final long MOST_BYTES = 16L * 1024 * 1024;

    private MissingFields() {}

    /** Throws {@link SetupException} with the fields that are there and the map that is probably meant. */
    public static void check(Dataset dataset, List<Field> fields, FieldMap map) {
        FieldMatch match = new FieldMatch(fields);
        FieldMatch unmapped = new FieldMatch(fields);
        Map<String, FieldPath> lost = new LinkedHashMap<>(map.paths());
        long bytes = 0;
        String first = "";
        ObjectNode only = Json.object();
        for (int i = 0; i < MOST_RECORDS && bytes < MOST_BYTES; i++) {
            Optional<Row> row = dataset.peek(i);
            if (row.isEmpty()) {
                break;
            }
            first = first.isEmpty() ? row.get().place().file() : first;
            bytes += row.get().size();
            Optional<ObjectNode> read = read(row.get());
            read.ifPresent(unmapped::see);
            read.ifPresent(
                    there -> lost.values().removeIf(path -> path.find(there).isPresent()));
            Optional<ObjectNode> record = read.flatMap(there -> mapped(there, map));
            record.ifPresent(match::see);
            only = record.orElse(only);
            if (match.seen() > 0 && match.missing().isEmpty()) {
                return;
            }
        }
        boolean hasFields = unmapped.keys().stream().anyMatch(key -> !key.equals("id"));
        if (hasFields && !lost.isEmpty()) {
            throw leadingNowhere(first, lost, unmapped);
        }
        if (match.seen() > 0 && !match.missing().isEmpty() && !match.unknown().isEmpty()) {
            Optional<InnerList> inside = match.seen() == 1 ? InnerList.of(only) : Optional.empty();
            if (inside.isPresent()) {
                throw listInside(first, inside.get());
            }
            throw unmapped(first, match);
        }
    }

    private static SetupException listInside(String file, InnerList list) {
        String place = list.path();
        return SetupException.mendedBy(
                new Remedy(
                        Remedy.Kind.NAME_RECORDS,
                        "If these are the records, name their place: " + place,
                        List.of(place)),
                "records",
                file + ": the file is one object without the judge's fields. Inside it is a list of " + list.size()
                        + (list.size() == 1 ? " object" : " objects") + ". ");
    }

    private static Optional<ObjectNode> read(Row row) {
        try {
            return Optional.of(row.record());
        } catch (CaseFailure e) {
            return Optional.empty();
        }
    }

    private static Optional<ObjectNode> mapped(ObjectNode record, FieldMap map) {
        try {
            return Optional.of(map.apply(record));
        } catch (CaseFailure e) {
            return Optional.empty();
        }
    }

    private static SetupException leadingNowhere(String file, Map<String, FieldPath> lost, FieldMatch match) {
        List<String> wrong = new ArrayList<>();
        List<String> maps = new ArrayList<>();
        lost.forEach((field, path) -> {
            wrong.add("\"" + field + "\" is mapped to \"" + path + "\"");
            maps.add(field + "=" + NearestName.to(path.toString(), match.keys()).orElse("FIELD"));
        });
        return SetupException.mendedBy(
                new Remedy(Remedy.Kind.MAP_FIELDS, "Map the right one to it: " + String.join(", ", maps), maps),
                "map",
                file + ": " + String.join(" and ", wrong) + ", and nothing stands there in " + records(match)
                        + ". There are: " + String.join(", ", match.keys()) + ". ");
    }

    private static String records(FieldMatch match) {
        return match.seen() == 1 ? "its only record" : "any of its first " + match.seen() + " records";
    }

    private static SetupException unmapped(String file, FieldMatch match) {
        List<String> missing = new ArrayList<>();
        List<String> maps = new ArrayList<>();
        Map<String, String> guesses = match.guesses(match.missing());
        for (Field field : match.missing()) {
            missing.add("\"" + field.name() + "\""
                    + (field.description().isBlank() ? "" : " (" + field.description() + ")"));
            maps.add(field.name() + "=" + guesses.getOrDefault(field.name(), "FIELD"));
        }
        return SetupException.mendedBy(
                new Remedy(Remedy.Kind.MAP_FIELDS, "Map the right one to it: " + String.join(", ", maps), maps),
                "map",
                file + ": " + (missing.size() == 1 ? "the field " : "the fields ") + String.join(" and ", missing)
                        + (missing.size() == 1 ? " is not in " : " are not in ") + records(match)
                        + ", under any name that is known. There are: " + String.join(", ", match.keys()) + ". ");
    }
}
