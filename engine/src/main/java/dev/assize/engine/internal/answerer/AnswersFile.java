package dev.assize.engine.internal.answerer;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.result.ValueJson;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.Row;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Answers that somebody wrote into a file in the format of labels, with {@code quote} where an answer needs one: by the case's id and the
 * question's. What is not in the file is not answered. Threads share it: it holds nothing that changes.
 */
final class AnswersFile implements Answerer {

    private static final String NAME = "answers";

    private record Written(JsonNode value, String quote, String rationale) {}

    private final Map<String, Map<String, Written>> byCase;
    private final AnswererIdentity identity;

    private AnswersFile(Map<String, Map<String, Written>> byCase) {
        this.byCase = byCase;
        this.identity = new AnswererIdentity(NAME, new TreeMap<>(Map.of("answers", Hash.wide(byCase.toString()))));
    }

    /** Throws {@link SetupException} for a file that cannot be read, naming the line. */
    static AnswersFile read(String file) {
        Map<String, Map<String, Written>> byCase = new LinkedHashMap<>();
        try (Dataset rows = Dataset.ofFiles(List.of(DataSource.of(file)), ReadOptions.USUAL)) {
            for (Optional<Row> row = rows.next(); row.isPresent(); row = rows.next()) {
                add(row.get(), byCase);
            }
        } catch (DatasetException e) {
            throw SetupException.of("answerer", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw SetupException.of("answerer", file + " cannot be read: " + e.getMessage());
        }
        if (byCase.isEmpty()) {
            throw SetupException.of("answerer", file + " has no answers");
        }
        return new AnswersFile(byCase);
    }

    private static void add(Row row, Map<String, Map<String, Written>> byCase) {
        ObjectNode record;
        try {
            record = row.record();
        } catch (InvalidCase e) {
            throw new DatasetException(row.place() + ": no answer: " + e.getMessage());
        }
        String id = record.path("id").asText("");
        Map<String, Written> answers = new LinkedHashMap<>();
        record.path("answers")
                .properties()
                .forEach(entry -> answers.put(entry.getKey(), written(entry.getValue(), "")));
        if (!record.path("question").asText("").isEmpty()) {
            answers.put(
                    record.path("question").asText(),
                    written(record.path("answer"), record.path("quote").asText("")));
        }
        answers.values().removeIf(answer -> isMissing(answer.value()));
        if (id.isEmpty() || answers.isEmpty()) {
            throw new DatasetException(
                    row.place() + ": a row of answers has an id, and answers, or question and answer");
        }
        Map<String, Written> known = byCase.computeIfAbsent(id, unseen -> new LinkedHashMap<>());
        answers.forEach((question, answer) -> {
            if (known.putIfAbsent(question, answer) != null) {
                throw new DatasetException(
                        row.place() + ": the question \"" + question + "\" of \"" + id + "\" is answered twice");
            }
        });
    }

    /** A table has an empty cell where a person said nothing. */
    private static boolean isMissing(JsonNode value) {
        return value.isMissingNode()
                || value.isNull()
                || (value.isTextual() && value.textValue().isBlank());
    }

    /** A value alone, or an object with value, quote and rationale. */
    private static Written written(JsonNode answer, String quote) {
        return answer.isObject() && answer.has("value")
                ? new Written(
                        answer.get("value"),
                        answer.path("quote").asText(quote),
                        answer.path("rationale").asText(""))
                : new Written(answer, quote, "");
    }

    @Override
    public AnswererIdentity identity() {
        return identity;
    }

    @Override
    public Answerer forCase(String id) {
        return new OfOneCase(byCase.getOrDefault(id, Map.of()));
    }

    /** Without a case nobody knows which answers are meant. */
    @Override
    public Replies answer(List<Question> round) {
        return Replies.NONE;
    }

    private final class OfOneCase implements Answerer {
        private final Map<String, Written> answers;

        OfOneCase(Map<String, Written> answers) {
            this.answers = answers;
        }

        @Override
        public AnswererIdentity identity() {
            return identity;
        }

        @Override
        public Replies answer(List<Question> round) {
            List<Reply> replies = new ArrayList<>();
            for (Question question : round) {
                Written written = answers.get(question.id().value());
                replies.add(written == null ? missing(question) : reply(question, written));
            }
            return Replies.free(replies);
        }

        private Reply missing(Question question) {
            return new Reply.Declined(
                    question.id(),
                    NAME,
                    WithheldReason.UNANSWERED,
                    answers.isEmpty()
                            ? "the file of answers has nothing for a case of this id"
                            : "the file of answers has none to this question of the case");
        }
    }

    private static Reply reply(Question question, Written written) {
        Optional<Value> value = value(question.form(), written.value());
        if (value.isEmpty()) {
            return new Reply.Declined(
                    question.id(),
                    NAME,
                    WithheldReason.WRONG_FORM,
                    "found " + Json.write(written.value()) + ", expected " + ValueJson.expected(question.form()));
        }
        return new Reply.Stated(
                question.id(),
                NAME,
                value.get(),
                written.quote().isBlank() ? Quote.NONE : Quote.of(written.quote()),
                written.rationale());
    }

    /** A table holds texts: yes and no, numbers and JSON are read where the question wants them. */
    private static Optional<Value> value(Form form, JsonNode written) {
        Optional<Value> plain = ValueJson.read(form, ValueJson.whole(written));
        if (plain.isPresent() || !written.isTextual()) {
            return plain;
        }
        String text = written.textValue().strip();
        if (form instanceof Form.YesNo) {
            boolean yes = List.of("yes", "true", "1").contains(text.toLowerCase(java.util.Locale.ROOT));
            boolean no = List.of("no", "false", "0").contains(text.toLowerCase(java.util.Locale.ROOT));
            return yes || no ? Optional.of(new Value.YesNo(yes)) : Optional.empty();
        }
        try {
            return ValueJson.read(form, ValueJson.whole(Json.parse(text)));
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }
}
