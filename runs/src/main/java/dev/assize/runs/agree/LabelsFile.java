package dev.assize.runs.agree;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.record.Found;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.dataset.TextFormat;
import dev.assize.runs.sheet.SheetCell;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * What people say of cases, as {@code docs/formats/labels.md} describes it: JSONL, a JSON list or CSV, a row for each case
 * or for each question of a case.
 */
public final class LabelsFile {

    private static final String LABEL = CastLabels.LABEL;
    private static final String SCORE = CastLabels.SCORE;
    private static final String PASS = CastLabels.PASS;

    private final String name;
    private final Map<String, HumanLabel> byCase;
    private final Map<String, CastLabels> cast;
    private final List<String> labellers;
    private final long blank;

    private LabelsFile(String name, Reading reading) {
        this.name = name;
        this.byCase = reading.settled();
        this.cast = reading.votes;
        this.labellers = List.copyOf(reading.labellers);
        this.blank = reading.blank;
    }

    /** Throws {@link DatasetException} naming the line, what was found and what was expected. */
    public static LabelsFile read(DataSource source, JudgeInfo judge) throws IOException {
        return read(List.of(source), judge, ReadOptions.USUAL);
    }

    /**
     * Several files as one, for people who each filled in their own: rows that do not say by whom they are count as by their
     * file. Throws as {@link #read(DataSource, JudgeInfo)} does.
     */
    public static LabelsFile read(List<DataSource> sources, JudgeInfo judge, ReadOptions options) throws IOException {
        Reading reading = new Reading(judge);
        for (DataSource source : sources) {
            reading.add(Dataset.ofFiles(List.of(source), options), source, sources.size() > 1);
        }
        return new LabelsFile(
                String.join(", ", sources.stream().map(DataSource::name).toList()), reading);
    }

    /** Lines that are in memory; throws as {@link #read} does. */
    public static LabelsFile ofLines(String name, String lines, JudgeInfo judge) throws IOException {
        DataSource source = new DataSource(name, null);
        InputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8));
        Reading reading = new Reading(judge);
        reading.add(new Dataset(List.of(source), TextFormat.JSONL, Dataset.DEFAULT_LIMIT, in), source, false);
        return new LabelsFile(name, reading);
    }

    public String name() {
        return name;
    }

    /** Who labelled, by name, as far as the file tells. */
    public List<String> labellers() {
        return labellers;
    }

    /** How many rows have the columns of a label and nothing in them: a sample that is not filled in to its end. */
    public long blank() {
        return blank;
    }

    Map<String, HumanLabel> byCase() {
        return Collections.unmodifiableMap(byCase);
    }

    /** What each person says of a case; empty where nobody does. */
    Map<String, HumanLabel> byPerson(String id) {
        CastLabels of = cast.get(id);
        return of == null ? Map.of() : of.byPerson();
    }

    /** What is read from one file or several. */
    private static final class Reading {
        private final JudgeInfo judge;
        private final Map<String, CastLabels> votes = new LinkedHashMap<>();
        private final TreeSet<String> labellers = new TreeSet<>();
        private long blank;

        Reading(JudgeInfo judge) {
            this.judge = judge;
        }

        /** @param ofOne whether rows without a name are by one person, called as the file */
        void add(Dataset opened, DataSource source, boolean ofOne) throws IOException {
            long labelled = 0;
            long blankBefore = blank;
            try (Dataset rows = opened) {
                for (Optional<Row> row = rows.next(); row.isPresent(); row = rows.next()) {
                    LabelRow label = new LabelRow(row.get(), judge);
                    if (label.isBlank()) {
                        blank++;
                    } else {
                        label.addTo(votes, labellers, ofOne ? source.name() : "");
                        labelled++;
                    }
                }
            }
            if (labelled == 0) {
                throw new DatasetException(source.name() + ": has no labels"
                        + (blank > blankBefore ? "; every row is blank in label, score, pass and answers" : ""));
            }
        }

        Map<String, HumanLabel> settled() {
            Map<String, HumanLabel> byCase = new LinkedHashMap<>();
            votes.forEach((id, cast) -> byCase.put(id, cast.settled()));
            return byCase;
        }
    }

    /** One row, read for one judge. */
    private record LabelRow(Row row, JudgeInfo judge) {

        private static final List<String> SAYING = List.of(LABEL, SCORE, PASS, "answers", "question");

        /** Whether it has a place for a label and nothing there. */
        boolean isBlank() {
            ObjectNode record = record();
            return SAYING.stream().anyMatch(record::has)
                    && SAYING.stream()
                            .allMatch(field -> says(record.path(field)).isEmpty());
        }

        /** A table has an object of empty cells for columns such as answers.tone. */
        private static Optional<JsonNode> says(JsonNode value) {
            return value.isObject()
                    ? value.properties().stream()
                            .map(Map.Entry::getValue)
                            .filter(LabelRow::isWritten)
                            .findFirst()
                    : Optional.of(value).filter(there -> !there.isMissingNode() && isWritten(there));
        }

        /** @param unnamed who says it, where the row does not tell; empty when nobody knows */
        void addTo(Map<String, CastLabels> votes, TreeSet<String> labellers, String unnamed) {
            ObjectNode record = record();
            JsonNode id = record.path("id");
            if (!id.isNumber() && (!id.isTextual() || id.textValue().isBlank())) {
                throw wrong("id", id, "the id of a case; the row has " + String.join(", ", names(record)));
            }
            String said = record.path("by").asText("");
            String by = said.isBlank() ? unnamed : said;
            if (!by.isBlank()) {
                labellers.add(by);
            }
            String named = row.ofTable() ? SheetCell.unguarded(id.asText()) : id.asText();
            CastLabels cast = votes.computeIfAbsent(named, unseen -> new CastLabels());
            int before = cast.count();
            present(record, LABEL).ifPresent(label -> vote(cast, LABEL, by, label(label)));
            present(record, SCORE).ifPresent(score -> vote(cast, SCORE, by, score(score)));
            present(record, PASS).ifPresent(pass -> vote(cast, PASS, by, pass(pass)));
            present(record, "answers")
                    .ifPresent(answers -> answers.properties().stream()
                            .filter(entry -> isWritten(entry.getValue()))
                            .forEach(entry -> vote(cast, CastLabels.ANSWER + entry.getKey(), by, entry.getValue())));
            present(record, "question")
                    .ifPresent(question -> vote(
                            cast,
                            CastLabels.ANSWER + question.asText(),
                            by,
                            present(record, "answer")
                                    .orElseThrow(() ->
                                            wrong("answer", record.path("answer"), "an answer to the question"))));
            if (cast.count() == before) {
                throw new DatasetException(row.place() + ": a label has at least one of label, score, pass, answers, or"
                        + " question and answer; found " + String.join(", ", names(record)));
            }
        }

        private ObjectNode record() {
            try {
                return row.record();
            } catch (InvalidCase e) {
                throw new DatasetException(row.place() + ": no label: " + e.getMessage());
            }
        }

        /** A table has an empty cell where a person said nothing. */
        private static Optional<JsonNode> present(ObjectNode record, String field) {
            return Optional.ofNullable(record.get(field)).filter(LabelRow::isWritten);
        }

        private static boolean isWritten(JsonNode value) {
            return !value.isNull() && !(value.isTextual() && value.textValue().isBlank());
        }

        private void vote(CastLabels cast, String what, String by, JsonNode value) {
            if (!cast.add(what, by, value)) {
                throw new DatasetException(row.place() + ": the case is labelled twice"
                        + (by.isEmpty() ? "" : " by \"" + by + "\"")
                        + " and not alike; with several people, name each in"
                        + " a field \"by\"; two cases of one id cannot be labelled apart");
            }
        }

        private JsonNode label(JsonNode written) {
            return judge.labels().stream()
                    .filter(label -> label.equalsIgnoreCase(written.asText().strip()))
                    .findFirst()
                    .map(label -> Json.object().put("v", label).get("v"))
                    .orElseThrow(() -> wrong(
                            LABEL,
                            written,
                            judge.labels().isEmpty()
                                    ? "nothing: verdicts of " + judge.id() + " have no label; give a score or pass"
                                    : "one of " + String.join(", ", judge.labels())));
        }

        private JsonNode score(JsonNode written) {
            return Category.number(written)
                    .filter(score -> judge.headline().hasScore())
                    .filter(score -> judge.scores()
                            .map(range -> range.contains(score.decimalValue()))
                            .orElse(true))
                    .orElseThrow(() -> wrong(
                            SCORE,
                            written,
                            judge.headline().hasScore()
                                    ? "a number"
                                            + judge.scores()
                                                    .map(range -> " from " + range)
                                                    .orElse("")
                                    : "nothing: verdicts of " + judge.id() + " have no score"));
        }

        private JsonNode pass(JsonNode written) {
            return Category.truth(written)
                    .map(pass -> Json.object().put("v", pass).get("v"))
                    .orElseThrow(() -> wrong(PASS, written, "yes or no (or true, false, 1, 0)"));
        }

        private DatasetException wrong(String field, JsonNode found, String expected) {
            return new DatasetException(row.place() + ": field \"" + field + "\": found "
                    + (found.isMissingNode() ? "nothing" : Found.describe(found)) + ", expected " + expected);
        }

        private static List<String> names(ObjectNode record) {
            return record.properties().stream().map(Map.Entry::getKey).toList();
        }
    }
}
