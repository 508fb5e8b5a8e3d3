package dev.assize.bench.provision;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The extraction that the annotator of a decision would make: nothing is wrong with it. */
final class GoldExtraction {

    private final GoldDecision decision;
    private final List<GoldDecision.Entry> entries;
    private final List<String> acts;

    GoldExtraction(GoldDecision decision, boolean withDisputed) {
        this.decision = decision;
        this.entries = decision.entries(withDisputed);
        this.acts = new ArrayList<>(decision.acts().keySet());
    }

    GoldDecision decision() {
        return decision;
    }

    /** The entries behind the items, in their order. */
    List<GoldDecision.Entry> entries() {
        return entries;
    }

    /** A fresh list of items, which may be damaged. */
    List<ObjectNode> items() {
        List<ObjectNode> items = new ArrayList<>();
        for (GoldDecision.Entry entry : entries) {
            items.add(item(entry, items.size() + 1));
        }
        return items;
    }

    ObjectNode item(GoldDecision.Entry entry, int sequence) {
        List<String> number = new ArrayList<>(List.of(entry.key()));
        number.addAll(entry.path());
        ObjectNode item = Json.object()
                .put("internalProvisionId", id("ART", sequence))
                .put("provisionNumber", "article " + String.join(", ", number))
                .put("provisionNumberKey", entry.key());
        setAct(item, entry.act());
        return item;
    }

    /** Gives an item the act with this key of the annotation. */
    void setAct(ObjectNode item, String key) {
        GoldDecision.Act act = act(key);
        item.put("parentActType", act.type())
                .put("parentActName", act.name())
                .put("parentActDate", act.date().isEmpty() ? null : act.date())
                .put("internalParentActId", actId(key));
    }

    private GoldDecision.Act act(String key) {
        GoldDecision.Act act = decision.acts().get(key);
        if (act == null) {
            throw new IllegalStateException(decision.name() + " has no act " + key);
        }
        return act;
    }

    /** The date of an act; empty where the annotator found none. */
    String date(String key) {
        return act(key).date();
    }

    String actId(String key) {
        return id("ACT", acts.indexOf(key) + 1);
    }

    String id(String kind, int sequence) {
        return String.format(Locale.ROOT, "%s-%s-%03d", kind, decision.name(), sequence);
    }

    /** The case for the judge. */
    ObjectNode record(List<ObjectNode> items) {
        ObjectNode record = Json.object()
                .put("decisionId", decision.name())
                .put("proceduralLanguage", decision.language())
                .put("sourceText", decision.text());
        ArrayNode list = record.putObject("extracted").putArray("citedProvisions");
        items.forEach(list::add);
        return record;
    }
}
