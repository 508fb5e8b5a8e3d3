package dev.assize.engine.answerer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.SetupException;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What was set for a model; what was not set is left to whoever makes the model. Holds no key, only where one is. */
public record GivenSettings(SortedMap<ModelSetting, String> values) {

    /** The most calls at once when nobody says otherwise; how many it really are follows the provider. */
    static final int USUAL_CONCURRENCY = 64;

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
        return text == null ? this : SetupException.whereWrong(setting.key(), () -> with(setting, text));
    }

    /** These, and from {@code others} what is not set here. */
    GivenSettings over(GivenSettings others) {
        SortedMap<ModelSetting, String> all = new TreeMap<>(others.values);
        all.putAll(values);
        return new GivenSettings(all);
    }

    /** The most calls at once. */
    public int concurrency() {
        return whole(ModelSetting.MAX_CONCURRENCY).orElse(USUAL_CONCURRENCY);
    }

    /** With so many parts of the limits that hold for {@code whole}. */
    GivenSettings shared(int part, int whole) {
        SortedMap<ModelSetting, String> fewer = new TreeMap<>(values);
        fewer.put(ModelSetting.MAX_CONCURRENCY, String.valueOf(share(concurrency(), part, whole)));
        for (ModelSetting limit : List.of(ModelSetting.RPM, ModelSetting.TPM)) {
            number(limit).ifPresent(most -> fewer.put(limit, String.valueOf(share(most, part, whole))));
        }
        return new GivenSettings(fewer);
    }

    /** The first limit that cannot be shared so that each of so many parts has at least one. */
    Optional<Map.Entry<ModelSetting, Long>> smallerThan(int parts) {
        SortedMap<ModelSetting, Long> limits =
                new TreeMap<>(Map.of(ModelSetting.MAX_CONCURRENCY, (long) concurrency()));
        for (ModelSetting limit : List.of(ModelSetting.RPM, ModelSetting.TPM)) {
            number(limit).ifPresent(most -> limits.put(limit, most));
        }
        return limits.entrySet().stream()
                .filter(limit -> limit.getValue() < parts)
                .findFirst();
    }

    private static long share(long limit, int part, int whole) {
        return Math.max(1, limit * part / whole);
    }

    boolean isEmpty() {
        return values.isEmpty();
    }

    public Optional<String> text(ModelSetting setting) {
        return Optional.ofNullable(values.get(setting));
    }

    public OptionalInt whole(ModelSetting setting) {
        return text(setting)
                .map(value -> OptionalInt.of(Integer.parseInt(value)))
                .orElse(OptionalInt.empty());
    }

    public Optional<Long> number(ModelSetting setting) {
        return text(setting).map(Long::valueOf);
    }

    public Optional<BigDecimal> decimal(ModelSetting setting) {
        return text(setting).map(BigDecimal::new);
    }

    public Optional<Duration> time(ModelSetting setting) {
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
