package dev.assize.cli.inspect;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.terminal.ShellWord;
import dev.assize.cli.textreport.Table;
import dev.assize.cli.textreport.TextReport;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldMatch;
import dev.assize.core.record.FieldRole;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.run.InnerList;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.summary.FigureText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Which of the records' fields a judge would read, as they are and by a map, and what is to be said so that it reads the rest. */
final class CaseColumns {

    private static final int MOST_RECORDS = 1_000;

    /** Ids are held to find those that come again; of more records than this the rest is not looked at. */
    private static final int MOST_IDS = 200_000;

    /** How people head the column that names a record, such as {@code question_id}, {@code Case ID}, {@code #}, {@code Nr.}. */
    private static final Pattern NAMES_A_RECORD =
            Pattern.compile("#|(?i:id|key|uuid|nr\\.?|no\\.?|n°)|.*[ _-](?i:id|nr\\.?|no\\.?|#)|.*[a-z](?:Id|ID)");

    private final String judge;
    private final List<Field> fields;
    private final FieldMap map;
    private final FieldMatch match;
    private final Map<String, Long> mapped = new HashMap<>();
    private final Map<String, String> places = new HashMap<>();
    private long again;
    private String firstAgain = "";
    private long seen;

    CaseColumns(String judge, List<Field> fields, List<String> given) {
        this.judge = judge;
        this.fields = fields;
        this.map = FieldMapping.parse(given, fields);
        this.match = new FieldMatch(fields);
    }

    /** A row that holds no record tells nothing of the fields. */
    void see(Row row) {
        ObjectNode record;
        try {
            record = row.record();
        } catch (InvalidCase e) {
            return;
        }
        seen++;
        ObjectNode known = record.deepCopy();
        map.paths()
                .forEach((field, path) -> path.find(record)
                        .filter(value -> !value.isNull())
                        .ifPresent(value -> {
                            mapped.merge(field, 1L, Long::sum);
                            known.set(field, value);
                            known.remove(path.toString());
                        }));
        if (seen <= MOST_RECORDS) {
            match.see(known);
        }
        JsonNode id = known.path("id");
        if (places.size() < MOST_IDS && id.isValueNode() && !id.asText().isBlank()) {
            String before = places.putIfAbsent(id.asText(), row.place().toString());
            if (before != null) {
                again++;
                firstAgain = firstAgain.isEmpty() ? id.asText() + ", at " + before + " and " + row.place() : firstAgain;
            }
        }
    }

    boolean sawAny() {
        return seen > 0;
    }

    /** Whether a field that the judge requires is nowhere, or nothing stands where a field is mapped to. */
    boolean lacksAny() {
        return !match.missing().isEmpty()
                || map.paths().keySet().stream().anyMatch(field -> !mapped.containsKey(field));
    }

    /**
     * @param file as a command names it, with how it is read
     * @param inside the list that may hold the records, where the file is one object
     */
    void tell(TextReport report, String file, Optional<InnerList> inside) {
        report.gap().heading("As cases of " + judge);
        Table table = new Table("the judge's field", "", "found at");
        fields.forEach(field -> table.row(
                field.name(),
                field.required() ? "required" : "optional",
                place(field.name()).orElse(field.required() ? "nowhere" : "–")));
        if (fields.stream().noneMatch(field -> field.name().equals("id"))) {
            table.row("id", "optional", place("id").orElse("– (file and line name the case)"));
        }
        report.grid(table);
        if (!match.unknown().isEmpty()) {
            report.line("Not read by the judge: " + String.join(", ", match.unknown()));
        }
        if (again > 0) {
            report.warning(FigureText.count(again, "record") + (again == 1 ? " has" : " have")
                    + " an id that came before (" + firstAgain
                    + "): labels and comparisons cannot tell these cases apart.");
        }
        proposals(report, file, match.missing().isEmpty() ? Optional.empty() : inside);
    }

    private void proposals(TextReport report, String file, Optional<InnerList> inside) {
        String maps = String.join(" ", maps());
        if (inside.isPresent()) {
            report.warning("a required field is nowhere, and \"" + inside.get().path() + "\" is a list of "
                    + inside.get().size() + " objects. If these are the records:");
            report.line("assize inspect " + file + " --judge " + judge + " --records "
                    + inside.get().path());
        } else if (!match.missing().isEmpty()) {
            report.warning("a required field is nowhere. If others hold what the judge reads, say so:");
            report.line(command(file, maps));
        } else if (!maps.isEmpty()) {
            report.line("Others may hold what the judge reads too. If so, say it:");
            report.line(command(file, maps));
        }
        List<String> outputs = match.likelyOutputs();
        if (outputs.size() > 1 && match.missing().stream().anyMatch(field -> field.role() == FieldRole.OUTPUT)) {
            report.line("If these are outputs of several models, judge each: "
                    + outputs.stream()
                            .map(output -> "--output-field " + ShellWord.of(output))
                            .collect(Collectors.joining(" ")));
        }
    }

    /** With what was given already and leads somewhere, so that the line can be pasted as it is. */
    private String command(String file, String maps) {
        String before = map.paths().keySet().stream()
                .filter(mapped::containsKey)
                .map(field -> "--map " + ShellWord.of(field + "=" + map.paths().get(field)) + " ")
                .collect(Collectors.joining());
        return "assize judge " + ShellWord.of(judge) + " " + file + " " + before + maps;
    }

    private Optional<String> place(String field) {
        if (!map.paths().containsKey(field)) {
            return field.equals("id") && match.keys().contains("id") ? Optional.of("id") : match.place(field);
        }
        long found = mapped.getOrDefault(field, 0L);
        String path = map.paths().get(field).toString();
        return Optional.of(
                found == 0
                        ? "nowhere: nothing stands at " + path
                        : path
                                + (found < seen
                                        ? " (in " + FigureText.count(found) + " of " + FigureText.count(seen) + ")"
                                        : ""));
    }

    /** For what is required always one, so that the line shows what is lacking; for the rest where a name sounds like it. */
    private List<String> maps() {
        List<Field> lacking = new ArrayList<>(match.missing());
        fields.stream()
                .filter(field -> match.place(field.name()).isEmpty() && !lacking.contains(field))
                .filter(field -> field.role() != FieldRole.METADATA && isAloneInItsRole(field))
                .forEach(lacking::add);
        lacking.removeIf(field -> mapped.containsKey(field.name()));
        Map<String, String> guesses = match.guesses(lacking);
        List<String> maps = new ArrayList<>();
        for (Field field : lacking) {
            String guess = guesses.getOrDefault(field.name(), match.missing().contains(field) ? "FIELD" : "");
            if (!guess.isEmpty()) {
                maps.add("--map " + ShellWord.of(field.name() + "=" + guess));
            }
        }
        if (!match.keys().contains("id") && !map.paths().containsKey("id")) {
            match.unknown().stream()
                    .filter(key -> !guesses.containsValue(key)
                            && NAMES_A_RECORD.matcher(key).matches())
                    .findFirst()
                    .ifPresent(key -> maps.add("--map " + ShellWord.of("id=" + key)));
        }
        return maps;
    }

    /** A second field of a role is something special, such as a checklist beside a reference: no heading sounds like that. */
    private boolean isAloneInItsRole(Field field) {
        return fields.stream().filter(other -> other.role() == field.role()).count() == 1;
    }

    void tell(ObjectNode json) {
        ObjectNode found = json.putObject("judge").put("name", judge).putObject("fields");
        fields.forEach(field -> found.put(
                field.name(),
                mapped.containsKey(field.name())
                        ? String.valueOf(map.paths().get(field.name()))
                        : match.place(field.name()).orElse(null)));
        match.unknown().forEach(json.withArray("unmapped")::add);
        maps().forEach(json.withArray("suggestions")::add);
        json.put("ids_again", again);
    }
}
