package dev.assize.runs.probe;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A pair of cases whose verdicts are not as the change demands.
 *
 * @param expects what had to follow
 * @param before the verdict before the change, in a few words
 * @param after and after it
 * @param changes where the two cases differ
 */
public record ProbeExample(
        String id,
        String comparedWith,
        String kind,
        String expects,
        String before,
        String after,
        List<FieldChange> changes) {

    public ProbeExample {
        changes = List.copyOf(changes);
    }

    static ProbeExample of(ProbePair pair, Outcome before, Outcome after, Headline headline, ProbeCases sheet) {
        ObjectNode first = null;
        ObjectNode second = null;
        for (ProbeRow row : sheet.rows(pair.ordinal())) {
            first = row.id().equals(pair.before()) ? row.record() : first;
            second = row.id().equals(pair.id()) ? row.record() : second;
        }
        List<FieldChange> changes = first == null || second == null ? List.of() : FieldChange.between(first, second);
        return new ProbeExample(
                pair.id(),
                pair.before(),
                pair.kind().name(),
                pair.effect().text(),
                summary(before, headline),
                summary(after, headline),
                changes);
    }

    private static String summary(Outcome outcome, Headline headline) {
        if (outcome.status() != Status.JUDGED) {
            return outcome.status().word();
        }
        List<String> parts = new ArrayList<>();
        outcome.verdict().flatMap(headline::findLabel).ifPresent(parts::add);
        outcome.verdict().flatMap(headline::findScore).ifPresent(score -> parts.add(score.toPlainString()));
        String findings =
                outcome.findings().stream().map(Finding::code).distinct().collect(Collectors.joining(", "));
        return String.join(" ", parts) + (findings.isEmpty() ? "" : " (" + findings + ")");
    }
}
