package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Where in the source a reader finds what an item or an act of the extraction stands for. */
final class SourcePlaces {

    private final ExtractionCase subject;
    private final Map<ReadItem, Expected> pairs;

    SourcePlaces(ExtractionCase subject, Map<ReadItem, Expected> pairs) {
        this.subject = subject;
        this.pairs = pairs;
    }

    /** An issue of an act, shown at the first provision that carries the act; any other issue as it is. */
    Issue located(Issue issue) {
        if (issue.act().isEmpty() || issue.place() != null || !issue.provision().isEmpty()) {
            return issue;
        }
        return first(pair -> pair.getKey().item().actName().equals(issue.act())
                        || pair.getValue().actName().equals(issue.act()))
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
        subject.items().stream()
                .filter(item -> item.index() == index)
                .findFirst()
                .ifPresent(item -> describe(item, entry));
    }

    private void describe(ExtractedProvision item, ObjectNode entry) {
        entry.put("provision", item.number().isEmpty() ? item.key() : item.number())
                .put("act", item.actName());
        first(pair -> pair.getKey().item().equals(item))
                .ifPresent(expected ->
                        entry.set("place", Issue.place(expected.provision().span(), subject)));
    }

    private Optional<Expected> first(Predicate<Map.Entry<ReadItem, Expected>> wanted) {
        return pairs.entrySet().stream()
                .filter(wanted)
                .map(Map.Entry::getValue)
                .min(Comparator.comparing(expected -> expected.provision().span()));
    }
}
