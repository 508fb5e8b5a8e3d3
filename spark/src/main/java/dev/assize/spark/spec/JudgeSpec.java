package dev.assize.spark.spec;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.answerer.AnswererRequest;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Which judge, how it is set, who answers it and where a row keeps its fields.
 *
 * @param judge its id, or the folder or file that describes it, as the driver sees it
 * @param fields where a row keeps fields of the judge under other names, each written {@code field=path}
 * @param store where what models answered is kept; null for the usual place
 */
public record JudgeSpec(
        String judge,
        SortedMap<String, String> settings,
        List<String> fields,
        AnswererPlan answerer,
        @Nullable String store) {

    public JudgeSpec {
        settings = Collections.unmodifiableSortedMap(new TreeMap<>(settings));
        fields = List.copyOf(fields);
    }

    /** A judge as it is, answered by its own rules. */
    public static JudgeSpec of(String judge) {
        return new JudgeSpec(judge, new TreeMap<>(), List.of(), AnswererPlan.EMBEDDED, null);
    }

    /** A setting of the judge. */
    public JudgeSpec set(String name, String value) {
        SortedMap<String, String> more = new TreeMap<>(settings);
        more.put(name, value);
        return new JudgeSpec(judge, more, fields, answerer, store);
    }

    /** Reads a field of the judge from another column, or from within one: {@code choices.0.text}. */
    public JudgeSpec reading(String field, String path) {
        List<String> more = new ArrayList<>(fields);
        more.add(field + "=" + path);
        return new JudgeSpec(judge, settings, more, answerer, store);
    }

    /** Who answers, in one word as on the command line: {@code cascade:embedded,model:openai/gpt-5-mini}. */
    public JudgeSpec answeredBy(String who) {
        return answeredBy(AnswererRequest.of(who).plan());
    }

    public JudgeSpec answeredBy(AnswererPlan plan) {
        return new JudgeSpec(judge, settings, fields, plan, store);
    }

    /** Where what models answered is kept: a JDBC address of PostgreSQL, which all executors reach. */
    public JudgeSpec inStore(@Nullable String location) {
        return new JudgeSpec(judge, settings, fields, answerer, location);
    }
}
