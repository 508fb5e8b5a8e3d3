package dev.assize.bench;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.judges.provision.EmbeddedDisputes;
import dev.assize.judges.provision.ProvisionExtraction;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The extraction that an annotator would make, held against its decision by the judge: it should pass with 100. */
final class PerfectExtraction {

    private static final Hearing<?> HEARING = new Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes());

    private PerfectExtraction() {}

    static CaseResult judged(GoldDecision decision) {
        return HEARING.hear(decision.name(), record(decision), null);
    }

    private static ObjectNode record(GoldDecision decision) {
        ObjectNode record = Json.object()
                .put("decisionId", decision.name())
                .put("proceduralLanguage", decision.language())
                .put("sourceText", decision.text());
        ArrayNode items = record.putObject("extracted").putArray("citedProvisions");
        List<String> acts = new ArrayList<>(decision.acts().keySet());
        int sequence = 0;
        for (GoldDecision.Entry entry : decision.entries()) {
            if (entry.disputed()) {
                continue;
            }
            sequence++;
            GoldDecision.Act act = decision.acts().get(entry.act());
            if (act == null) {
                throw new IllegalStateException(decision.name() + " has no act " + entry.act());
            }
            List<String> number = new ArrayList<>(List.of(entry.key()));
            number.addAll(entry.path());
            items.addObject()
                    .put("internalProvisionId", id("ART", decision, sequence))
                    .put("provisionNumber", "article " + String.join(", ", number))
                    .put("provisionNumberKey", entry.key())
                    .put("parentActType", act.type())
                    .put("parentActName", act.name())
                    .put("parentActDate", act.date().isEmpty() ? null : act.date())
                    .put("internalParentActId", id("ACT", decision, acts.indexOf(entry.act()) + 1));
        }
        return record;
    }

    private static String id(String kind, GoldDecision decision, int sequence) {
        return String.format(Locale.ROOT, "%s-%s-%03d", kind, decision.name(), sequence);
    }
}
