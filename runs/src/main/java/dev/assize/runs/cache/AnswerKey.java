package dev.assize.runs.cache;

import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.result.AnswerSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Stands for all that an answer hangs on: the text of the question, the form of the answer, the passages, the quoting, and
 * who answers with which settings. Neither the case nor the id of the question is part of it.
 */
public record AnswerKey(String hash) {

    private static final int MOST_SCHEMAS = 64;
    private static final Map<Form, String> SCHEMAS = new ConcurrentHashMap<>();

    public static AnswerKey of(Question question, AnswererIdentity answerer) {
        List<String> parts = new ArrayList<>();
        parts.add(answerer.name());
        parts.add(answerer.settings().toString());
        parts.add(question.wording().hash());
        parts.add(question.form().name());
        parts.add(schema(question.form()));
        parts.add(question.quoting().source().orElse(""));
        parts.add(Boolean.toString(question.quoting().required()));
        if (question.quoting().eachEntry() || !question.quoting().options().isEmpty()) {
            parts.add("quoting " + question.quoting().eachEntry()
                    + question.quoting().options());
        }
        for (Passage passage : question.passages()) {
            parts.add(passage.name());
            parts.add(passage.text());
        }
        return new AnswerKey(Hash.wide(parts.toArray(String[]::new)));
    }

    /** Most questions of a run have one of a few forms. */
    private static String schema(Form form) {
        String known = SCHEMAS.get(form);
        if (known != null) {
            return known;
        }
        String schema = Json.write(AnswerSchema.of(form));
        if (SCHEMAS.size() < MOST_SCHEMAS) {
            SCHEMAS.put(form, schema);
        }
        return schema;
    }

    @Override
    public String toString() {
        return hash;
    }
}
