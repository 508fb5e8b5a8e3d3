package dev.assize.runs.cache;

import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quoting;
import dev.assize.core.result.AnswerSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The keys of answers to be had of one answerer. Most questions of a run differ in their passages alone, so what stands before those is
 * hashed once for all of them. Threads share it.
 */
final class AnswerKeys {

    private static final int MOST_KINDS = 64;

    /** What a key hangs on beside the answerer and the passages. */
    private record Kind(String wording, Form form, Quoting quoting) {}

    private final AnswererIdentity answerer;
    private final Map<Kind, Hash.Beginning> beginnings = new ConcurrentHashMap<>();

    AnswerKeys(AnswererIdentity answerer) {
        this.answerer = answerer;
    }

    AnswerKey of(Question question) {
        Kind kind = new Kind(question.wording().hash(), question.form(), question.quoting());
        Hash.Beginning beginning = beginnings.get(kind);
        if (beginning == null) {
            beginning = beginning(kind);
            if (beginnings.size() < MOST_KINDS) {
                beginnings.put(kind, beginning);
            }
        }
        List<Passage> passages = question.passages();
        String[] texts = new String[2 * passages.size()];
        for (int i = 0; i < passages.size(); i++) {
            texts[2 * i] = passages.get(i).name();
            texts[2 * i + 1] = passages.get(i).text();
        }
        return new AnswerKey(beginning.wide(texts));
    }

    private Hash.Beginning beginning(Kind kind) {
        Quoting quoting = kind.quoting();
        List<String> parts = new ArrayList<>(List.of(
                answerer.name(),
                answerer.settings().toString(),
                kind.wording(),
                kind.form().name(),
                Json.write(AnswerSchema.of(kind.form())),
                quoting.source().orElse(""),
                Boolean.toString(quoting.required())));
        if (quoting.eachEntry() || !quoting.options().isEmpty()) {
            parts.add("quoting " + quoting.eachEntry() + quoting.options());
        }
        return new Hash.Beginning(parts.toArray(String[]::new));
    }
}
