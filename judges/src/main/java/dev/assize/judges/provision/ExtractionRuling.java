package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** From the matching to the ruling: issues, counts, score, and the verdict in the form that the document prescribes. */
final class ExtractionRuling {

    /** So many items that the source does not know cannot come from this decision. */
    private static final int STRANGERS = 3;

    private final ExtractionCase subject;
    private final Matching matching;
    private final DisputedProvisions disputes;
    private final IdChecks ids;
    private final SourcePlaces places;
    private final List<Expected> missing;
    private final List<ActDoubt> doubts;
    private final List<Issue> issues = new ArrayList<>();
    private final List<IdChecks.IdIssue> idIssues = new ArrayList<>();

    ExtractionRuling(ExtractionCase subject, Matching matching, DisputedProvisions disputes) {
        this.subject = subject;
        this.disputes = disputes;
        this.matching = matching;
        this.ids = new IdChecks(subject);
        this.places = new SourcePlaces(subject, matching.pairs());
        this.missing = matching.missing();
        this.doubts = ActDoubts.of(matching.pairs(), subject.comparison().acts());
    }

    Ruling ruling() {
        collect();
        issues.replaceAll(places::located);
        issues.sort(Comparator.comparing(issue -> issue.kind().severity()));
        Counts counts = matching.counts();
        Score score = Score.of(issues.stream().map(Issue::kind).toList(), counts);
        ObjectNode verdict = verdict(score, counts);
        List<Finding> findings = issues.stream()
                .map(issue -> issue.finding(subject.sourceText()))
                .toList();
        Map<String, JsonNode> extras = new LinkedHashMap<>();
        extras.put("disputed", disputed());
        return new Ruling(new Verdict.Decided(verdict), findings, extras);
    }

    private void collect() {
        if (subject.items().isEmpty() && !missing.isEmpty()) {
            issues.add(Issue.of(
                    IssueKind.EMPTY_EXTRACTION,
                    "nothing was extracted, but the source cites " + missing.size() + " provisions"));
        }
        matching.outcomes().forEach((item, outcome) -> {
            IssueKind kind = outcome.kind();
            if (kind != null) {
                issues.add(Issue.of(kind, item.item(), item.item().label() + ": " + outcome.reason(), outcome.place()));
            }
        });
        collectIds();
        ActChecks acts = new ActChecks(subject);
        issues.addAll(acts.languageIssues(subject.items()));
        issues.addAll(acts.issues(matching.pairs()));
        ItemChecks items = new ItemChecks(subject);
        issues.addAll(items.keys(matching.pairs()));
        issues.addAll(items.ownKeys(matching.items(), matching.pairs()));
        List<Issue> cosmetics = items.cosmetics(matching.pairs());
        if (!cosmetics.isEmpty()) {
            issues.add(cosmetics.get(0));
        }
        issues.addAll(MissingChecks.issues(matching, subject));
        issues.addAll(disputes.issues(doubts));
    }

    private void collectIds() {
        if (subject.items().isEmpty()) {
            return;
        }
        boolean strangers = subject.items().size() >= STRANGERS
                && matching.outcomes().values().stream()
                                .filter(UnmatchedOutcome::isHallucination)
                                .count()
                        == subject.items().size();
        if (ids.areOfAnotherDecision() || strangers) {
            issues.add(Issue.of(
                    IssueKind.WRONG_DECISION,
                    strangers
                            ? "no item is in this source"
                            : "the ids are those of another decision: "
                                    + subject.items().get(0).provisionId()));
        }
        if (ids.areOfAnotherDecision()) {
            idIssues.addAll(ids.wrongForms());
        } else {
            integrity(ids.wrongForms());
        }
        integrity(ids.reused());
        integrity(ids.shared());
        List<IdChecks.IdIssue> contradicted = ids.contradicted();
        if (!contradicted.isEmpty()) {
            idIssues.addAll(contradicted);
            issues.add(Issue.of(
                    IssueKind.SEQUENCE,
                    "\"" + contradicted.get(0).id() + "\" "
                            + contradicted.get(0).problem()));
        }
    }

    private void integrity(List<IdChecks.IdIssue> wrong) {
        if (!wrong.isEmpty()) {
            idIssues.addAll(wrong);
            IdChecks.IdIssue first = wrong.get(0);
            String more = wrong.size() > 1 ? " (and " + (wrong.size() - 1) + " more)" : "";
            issues.add(Issue.of(
                    IssueKind.ID_INTEGRITY,
                    "item " + first.item() + ": the id \"" + first.id() + "\" " + first.problem() + more));
        }
    }

    private ObjectNode verdict(Score score, Counts counts) {
        ObjectNode verdict = Json.object()
                .put("verdict", score.verdict())
                .put("score", score.points())
                .put("confidence", confidence(counts));
        printed(verdict.putArray("criticalIssues"), Severity.CRITICAL);
        printed(verdict.putArray("majorIssues"), Severity.MAJOR);
        printed(verdict.putArray("minorIssues"), Severity.MINOR);
        verdict.put("recommendation", score.recommendation()).put("summary", summary(counts));
        verdict.putObject("counts")
                .put("expected", counts.expected())
                .put("extracted", counts.extracted())
                .put("matched", counts.matched())
                .put("missing", counts.missing())
                .put("hallucinated", counts.hallucinated())
                .put("duplicates", counts.duplicates());
        missing(verdict.putArray("missing"));
        hallucinated(verdict.putArray("hallucinated"));
        ArrayNode wrongIds = verdict.putArray("idIssues");
        for (IdChecks.IdIssue issue : idIssues) {
            ObjectNode entry = wrongIds.addObject().put("item", issue.item()).put("id", issue.id());
            places.describe(issue.item(), entry);
            entry.put("problem", issue.problem());
        }
        entries(verdict.putArray("typeIssues"), List.of(IssueKind.LANGUAGE_ENUM, IssueKind.ACT_KIND));
        entries(
                verdict.putArray("normalizationIssues"),
                List.of(
                        IssueKind.DUPLICATE,
                        IssueKind.PROVISION_KEY,
                        IssueKind.PARENT_NAME,
                        IssueKind.PARENT_DATE,
                        IssueKind.SPLIT_ACT,
                        IssueKind.MISSING_HIERARCHY,
                        IssueKind.WRONG_PARENT_ACT,
                        IssueKind.VERBATIM,
                        IssueKind.DATE_ABSENT,
                        IssueKind.DATE_UNWRITTEN));
        return verdict;
    }

    private void printed(ArrayNode list, Severity severity) {
        issues.stream()
                .filter(issue -> issue.kind().severity() == severity)
                .map(Issue::printed)
                .forEach(list::add);
    }

    private void entries(ArrayNode list, List<IssueKind> kinds) {
        issues.stream().filter(issue -> kinds.contains(issue.kind())).forEach(issue -> list.add(issue.entry(subject)));
    }

    private void missing(ArrayNode list) {
        for (Expected expected : missing) {
            ObjectNode entry = list.addObject()
                    .put("provision", expected.number())
                    .put("key", expected.provision().key())
                    .put("act", expected.actName());
            entry.set("place", Issue.place(expected.provision().span(), subject));
        }
    }

    private void hallucinated(ArrayNode list) {
        matching.outcomes().forEach((item, outcome) -> {
            if (outcome.isHallucination()) {
                ObjectNode entry = list.addObject()
                        .put("item", item.item().index())
                        .put(
                                "provision",
                                item.item().number().isEmpty()
                                        ? item.item().key()
                                        : item.item().number())
                        .put("act", item.item().actName())
                        .put("problem", outcome.reason());
                if (outcome.place() != null) {
                    entry.set("place", Issue.place(outcome.place(), subject));
                }
            }
        });
    }

    /** The provisions that careful readers may see differently, for whoever wants to settle them. */
    private ArrayNode disputed() {
        ArrayNode list = Json.object().putArray("disputed");
        matching.openProvisions().forEach(expected -> {
            ObjectNode entry =
                    list.addObject().put("provision", expected.number()).put("act", expected.actName());
            entry.set("place", Issue.place(expected.provision().span(), subject));
        });
        matching.disputedItems()
                .forEach(item -> list.addObject()
                        .put("item", item.item().index())
                        .put("provision", item.item().number())
                        .put("act", item.item().actName())
                        .put("reason", matching.reason(item)));
        disputes.open(doubts)
                .forEach(doubt -> list.addObject()
                        .put("item", doubt.item())
                        .put("act", doubt.other())
                        .put("reason", "whether this is true: " + doubt.message()));
        return list;
    }

    private String confidence(Counts counts) {
        int disputed = matching.openProvisions().size()
                + matching.disputedItems().size()
                + disputes.open(doubts).size();
        if (disputed > 0 && 10L * disputed > counts.expected()) {
            return "LOW";
        }
        return disputed > 0 || subject.sourceText().indexOf('\uFFFD') >= 0 ? "MEDIUM" : "HIGH";
    }

    private String summary(Counts counts) {
        String found = counts.matched() + " of " + counts.expected() + " expected provisions are matched by "
                + counts.extracted() + " extracted ones";
        return issues.isEmpty()
                ? found + "."
                : found + "; " + issues.size() + (issues.size() == 1 ? " issue" : " issues") + ", the gravest is "
                        + issues.get(0).printed() + ".";
    }
}
