package dev.assize.engine.answerer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.SetupException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What was set for a model; what was not set is left to whoever makes the model. Holds no key, only where one is. */
public record GivenSettings(SortedMap<ModelSetting, String> values) {

    public static final GivenSettings NONE = new GivenSettings(new TreeMap<>());

    public GivenSettings {
        SortedMap<ModelSetting, String> checked = new TreeMap<>();
        values.forEach((setting, text) -> checked.put(setting, setting.canonical(text)));
        values = Collections.unmodifiableSortedMap(checked);
    }

    /** Throws {@link IllegalArgumentException} that says what was expected. */
    GivenSettings with(ModelSetting setting, String text) {
        SortedMap<ModelSetting, String> more = new TreeMap<>(values);
        more.put(setting, text);
        return new GivenSettings(more);
    }

    /** As {@link #with}, for what a person wrote: throws {@link SetupException} that names the setting. */
    public GivenSettings set(ModelSetting setting, @Nullable String text) {
        try {
            return text == null ? this : with(setting, text);
        } catch (IllegalArgumentException e) {
            throw SetupException.of(setting.key(), String.valueOf(e.getMessage()));
        }
    }

    /** These, and from {@code others} what is not set here. */
    GivenSettings over(GivenSettings others) {
        SortedMap<ModelSetting, String> all = new TreeMap<>(others.values);
        all.putAll(values);
        return new GivenSettings(all);
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    Optional<String> text(ModelSetting setting) {
        return Optional.ofNullable(values.get(setting));
    }

    OptionalInt whole(ModelSetting setting) {
        return text(setting)
                .map(value -> OptionalInt.of(Integer.parseInt(value)))
                .orElse(OptionalInt.empty());
    }

    Optional<Long> number(ModelSetting setting) {
        return text(setting).map(Long::valueOf);
    }

    Optional<BigDecimal> decimal(ModelSetting setting) {
        return text(setting).map(BigDecimal::new);
    }

    Optional<Duration> time(ModelSetting setting) {
        return text(setting).map(TimeText::parse);
    }

    ObjectNode toJson() {
        ObjectNode written = Json.object();
        values.forEach((setting, text) -> written.put(setting.key(), text));
        return written;
    }

    static GivenSettings read(JsonNode written) {
        SortedMap<ModelSetting, String> values = new TreeMap<>();
        for (Map.Entry<String, JsonNode> entry : written.properties()) {
            ModelSetting setting = ModelSetting.find(entry.getKey())
                    .orElseThrow(() -> new IllegalArgumentException("unknown setting \"" + entry.getKey() + "\""));
            values.put(setting, entry.getValue().asText());
        }
        return new GivenSettings(values);
    }
}
