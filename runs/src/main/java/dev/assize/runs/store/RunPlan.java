package dev.assize.runs.store;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.core.record.FieldPath;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.runner.CaseSelection;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a run was asked to do, all that is needed to go on with it.
 *
 * @param settings of the judge
 * @param reading how the sources are read
 * @param answerer who answers, in the form of whoever reads the options; holds no key
 * @param gate the condition that fails the run; null for none
 * @param place where the judge is, when it is not known by its id alone; null for a judge that is listed
 * @param pass which verdicts pass, as it was written; null for what the judge says
 */
public record RunPlan(
        JudgeId judge,
        SortedMap<String, String> settings,
        List<SourceFingerprint> sources,
        FieldMap fields,
        CaseSelection selection,
        ReadOptions reading,
        ObjectNode answerer,
        @Nullable String gate,
        @Nullable String place,
        @Nullable String pass) {

    /** For a judge that is known by its id. */
    public RunPlan(
            JudgeId judge,
            SortedMap<String, String> settings,
            List<SourceFingerprint> sources,
            FieldMap fields,
            CaseSelection selection,
            @Nullable DataFormat format,
            int recordLimit,
            ObjectNode answerer,
            @Nullable String gate) {
        this(
                judge,
                settings,
                sources,
                fields,
                selection,
                ReadOptions.of(format, recordLimit),
                answerer,
                gate,
                null,
                null);
    }

    public RunPlan {
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
        sources = List.copyOf(sources);
    }

    /** By which the judge can be had again: where it is, or its id. */
    public String judgeName() {
        return place == null ? judge.value() : place;
    }

    /** Whether it is an audit: every case is put to a model whole, and Assize's own verdict is held against the reply. */
    public boolean isAudit() {
        return settings.containsKey(WholePromptJudge.AUDIT_SETTING);
    }

    public ObjectNode toJson() {
        ObjectNode json = Json.object().put("judge", judge.value());
        if (place != null) {
            json.put("judge_at", place);
        }
        ObjectNode chosen = json.putObject("settings");
        settings.forEach(chosen::put);
        ArrayNode files = json.putArray("sources");
        sources.forEach(source -> files.add(source.toJson()));
        ObjectNode map = json.putObject("map");
        fields.paths().forEach((field, path) -> map.put(field, path.toString()));
        if (!selection.ids().isEmpty()) {
            new TreeSet<>(selection.ids()).forEach(json.putArray("ids")::add);
        }
        if (selection.limit() < Long.MAX_VALUE) {
            json.put("limit", selection.limit());
        }
        reading.write(json);
        json.set("answerer", answerer);
        if (gate != null) {
            json.put("fail_on", gate);
        }
        if (pass != null) {
            json.put("pass", pass);
        }
        return json;
    }

    /** Throws {@link IllegalArgumentException} when the text is no plan. */
    static RunPlan parse(String text) {
        try {
            JsonNode json = Json.parse(text);
            if (!json.isObject() || !json.path("judge").isTextual()) {
                throw new IllegalArgumentException("a plan is a JSON object that names a judge");
            }
            return read(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a plan is JSON: " + JsonMistake.of(e), e);
        }
    }

    private static RunPlan read(JsonNode json) {
        SortedMap<String, String> settings = new TreeMap<>();
        json.path("settings")
                .properties()
                .forEach(entry -> settings.put(entry.getKey(), entry.getValue().asText()));
        List<SourceFingerprint> sources = new ArrayList<>();
        json.path("sources").forEach(source -> sources.add(SourceFingerprint.read(source)));
        Map<String, FieldPath> paths = new LinkedHashMap<>();
        json.path("map")
                .properties()
                .forEach(entry -> paths.put(
                        entry.getKey(), FieldPath.parse(entry.getValue().asText())));
        List<String> ids = new ArrayList<>();
        json.path("ids").forEach(id -> ids.add(id.asText()));
        return new RunPlan(
                new JudgeId(json.path("judge").asText()),
                settings,
                sources,
                new FieldMap(paths),
                CaseSelection.of(ids, json.path("limit").asLong(Long.MAX_VALUE)),
                ReadOptions.read(json),
                json.path("answerer") instanceof ObjectNode answerer ? answerer : Json.object(),
                json.has("fail_on") ? json.path("fail_on").asText() : null,
                json.has("judge_at") ? json.path("judge_at").asText() : null,
                json.has("pass") ? json.path("pass").asText() : null);
    }

    /** The same cases, answered by somebody else, and with no gate. */
    public RunPlan answeredBy(ObjectNode other, SortedMap<String, String> judgeSettings) {
        return new RunPlan(judge, judgeSettings, sources, fields, selection, reading, other, null, place, pass);
    }
}
