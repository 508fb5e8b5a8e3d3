package dev.assize.core.flow;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.RecordFields;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Several references of one case, any of which may be met: the case is heard against each, and the best result is its result,
 * with a word on which reference that was.
 */
final class References {

    /** More than any dataset has; a list of thousands is something else. */
    private static final int MOST = 50;

    static final String CHOSEN = "reference_chosen";

    private final Headline headline;
    private final FieldNames names;
    private final @Nullable Field reference;

    References(JudgeInfo judge) {
        this.headline = judge.headline();
        this.names = new FieldNames(judge.fields());
        List<Field> fields = judge.fields().stream()
                .filter(field ->
                        field.role() == FieldRole.REFERENCE && field.type().equals("text"))
                .toList();
        this.reference = fields.size() == 1 ? fields.get(0) : null;
    }

    /** The record once for each reference; the record itself where there is one reference or none. */
    List<ObjectNode> each(ObjectNode record) {
        Field field = reference;
        if (field == null) {
            return List.of(record);
        }
        List<String> texts = RecordFields.of(record, names).alternatives(field.name());
        if (texts.isEmpty() || texts.size() > MOST) {
            return List.of(record);
        }
        List<ObjectNode> records = new ArrayList<>();
        for (String text : texts) {
            ObjectNode copy = record.objectNode();
            copy.setAll(record);
            copy.put(field.name(), text);
            records.add(copy);
        }
        return records;
    }

    /** The best of several results, the first of equals, with what all of them cost. */
    CaseResult best(List<CaseResult> results) {
        int best = 0;
        for (int i = 1; i < results.size(); i++) {
            best = isBetter(results.get(i), results.get(best)) ? i : best;
        }
        Map<String, JsonNode> extras = new LinkedHashMap<>(results.get(best).extras());
        extras.put(CHOSEN, Json.object().put("number", best + 1).put("of", results.size()));
        return results.get(best)
                .with(
                        extras,
                        results.stream()
                                .map(CaseResult::expense)
                                .reduce((a, b) -> a.plus(b))
                                .orElseThrow());
    }

    private boolean isBetter(CaseResult one, CaseResult other) {
        if (one.status() != other.status()) {
            return one.status().compareTo(other.status()) < 0;
        }
        Optional<BigDecimal> score = one.verdict().flatMap(headline::findScore);
        Optional<BigDecimal> otherScore = other.verdict().flatMap(headline::findScore);
        if (score.isPresent() && otherScore.isPresent() && score.get().compareTo(otherScore.get()) != 0) {
            return score.get().compareTo(otherScore.get()) > 0;
        }
        return rank(one) < rank(other);
    }

    private int rank(CaseResult result) {
        return result.verdict()
                .flatMap(headline::findLabel)
                .map(label -> headline.rank(label).orElse(0))
                .orElse(0);
    }
}
