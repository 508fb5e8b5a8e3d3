package dev.assize.cli.answerer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;

/** What was set for a model; what was not set is left to whoever makes the model. Holds no key, only where one is. */
public record ModelSettings(SortedMap<Setting, String> values) {

    static final ModelSettings NONE = new ModelSettings(new TreeMap<>());

    public ModelSettings {
        SortedMap<Setting, String> checked = new TreeMap<>();
        values.forEach((setting, text) -> checked.put(setting, setting.canonical(text)));
        values = Collections.unmodifiableSortedMap(checked);
    }

    /** Throws {@link IllegalArgumentException} that says what was expected. */
    ModelSettings with(Setting setting, String text) {
        SortedMap<Setting, String> more = new TreeMap<>(values);
        more.put(setting, text);
        return new ModelSettings(more);
    }

    /** These, and from {@code others} what is not set here. */
    ModelSettings over(ModelSettings others) {
        SortedMap<Setting, String> all = new TreeMap<>(others.values);
        all.putAll(values);
        return new ModelSettings(all);
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    Optional<String> text(Setting setting) {
        return Optional.ofNullable(values.get(setting));
    }

    OptionalInt whole(Setting setting) {
        return text(setting)
                .map(value -> OptionalInt.of(Integer.parseInt(value)))
                .orElse(OptionalInt.empty());
    }

    OptionalLong count(Setting setting) {
        return text(setting)
                .map(value -> OptionalLong.of(Long.parseLong(value)))
                .orElse(OptionalLong.empty());
    }

    Optional<BigDecimal> decimal(Setting setting) {
        return text(setting).map(BigDecimal::new);
    }

    Optional<Duration> time(Setting setting) {
        return text(setting).map(TimeText::parse);
    }

    ObjectNode toJson() {
        ObjectNode written = Json.object();
        values.forEach((setting, text) -> written.put(setting.key(), text));
        return written;
    }

    static ModelSettings read(JsonNode written) {
        SortedMap<Setting, String> values = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : written.properties()) {
            Setting setting = Setting.find(entry.getKey())
                    .orElseThrow(() -> new IllegalArgumentException("unknown setting \"" + entry.getKey() + "\""));
            values.put(setting, entry.getValue().asText());
        }
        return new ModelSettings(values);
    }
}
