package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Where in the source a reader finds what an item or an act of the extraction stands for. */
final class SourcePlaces {

    private final ExtractionCase subject;
    private final Map<Integer, Expected> byIndex = new HashMap<>();
    private final Map<String, Expected> byAct = new HashMap<>();

    SourcePlaces(ExtractionCase subject, Map<ReadItem, Expected> pairs) {
        this.subject = subject;
        pairs.forEach((item, expected) -> {
            byIndex.put(item.item().index(), expected);
            byAct.merge(item.item().actName(), expected, SourcePlaces::first);
            byAct.merge(expected.actName(), expected, SourcePlaces::first);
        });
    }

    private static Expected first(Expected one, Expected other) {
        return other.provision().span().compareTo(one.provision().span()) < 0 ? other : one;
    }

    /** An issue of an act, shown at the first provision that carries the act; any other issue as it is. */
    Issue located(Issue issue) {
        if (issue.act().isEmpty() || issue.place() != null || !issue.provision().isEmpty()) {
            return issue;
        }
        return Optional.ofNullable(byAct.get(issue.act()))
                .map(expected -> new Issue(
                        issue.kind(),
                        expected.number(),
                        issue.act(),
                        issue.message(),
                        expected.provision().span()))
                .orElse(issue);
    }

    /** Adds to the entry of an item its provision, its act and, when the source has it, its place. */
    void describe(int index, ObjectNode entry) {
        ExtractedProvision item = subject.items().get(index);
        entry.put("provision", item.number().isEmpty() ? item.key() : item.number())
                .put("act", item.actName());
        Expected expected = byIndex.get(index);
        if (expected != null) {
            entry.set("place", Issue.place(expected.provision().span(), subject));
        }
    }
}
