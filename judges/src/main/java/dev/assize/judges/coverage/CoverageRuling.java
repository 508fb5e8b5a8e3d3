package dev.assize.judges.coverage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Value;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** From the answers to the ruling: tallies, score, findings, and the checklist with what was found. */
final class CoverageRuling {

    private final CoverageCase subject;
    private final Checklist checklist;
    private final Answers answers;

    CoverageRuling(CoverageCase subject, Checklist checklist, Answers answers) {
        this.subject = subject;
        this.checklist = checklist;
        this.answers = answers;
    }

    /** The document's own verdict for a case that cannot be compared. */
    static Ruling notPossible(String why) {
        return new Ruling(
                new Verdict.Decided(CoverageVerdict.notPossible()),
                List.of(Finding.of("missing-input", Severity.CRITICAL, why)));
    }

    /** Nobody said what the reference states. */
    static Ruling unread(Answers answers) {
        return new Ruling(new Verdict.Undecided(answers.withheld()), List.of());
    }

    Ruling ruling() {
        List<QuestionId> open = answers.withheld();
        Map<String, JsonNode> extras = new LinkedHashMap<>();
        extras.put("checklist", shown());
        if (open.isEmpty()) {
            return new Ruling(new Verdict.Decided(CoverageVerdict.of(score(false))), findings(), extras);
        }
        extras.put("score_bounds", bounds());
        return new Ruling(new Verdict.Undecided(open), findings(), extras);
    }

    /** The score alone of what {@link #ruling} decides; empty when a question is open. */
    Optional<ObjectNode> headline() {
        return answers.withheld().isEmpty() ? Optional.of(CoverageVerdict.headline(score(false))) : Optional.empty();
    }

    /** The score if every open question were answered one way: yes or no. */
    private CoverageScore score(boolean openMeansYes) {
        return new CoverageScore(
                tally(ItemKind.FACT, openMeansYes),
                tally(ItemKind.CONCLUSION, openMeansYes),
                tally(ItemKind.TERM, openMeansYes),
                answers.yes(CoverageQuestions.ORGANIZATION.id()).orElse(openMeansYes));
    }

    /** More matches never lower the score, so all-no and all-yes enclose whatever the open answers would give. */
    private ArrayNode bounds() {
        return Json.object()
                .putArray("bounds")
                .add(score(false).rounded())
                .add(score(true).rounded());
    }

    private ItemCount tally(ItemKind kind, boolean openMeansYes) {
        int total = checklist.items(kind).size();
        int matched = 0;
        for (int i = 0; i < total; i++) {
            matched += answers.yes(kind.item(i)).orElse(openMeansYes) ? 1 : 0;
        }
        return new ItemCount(matched, total);
    }

    private List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        for (ItemKind kind : ItemKind.values()) {
            List<String> items = checklist.items(kind);
            for (int i = 0; i < items.size(); i++) {
                if (!answers.yes(kind.item(i)).orElse(true)) {
                    findings.add(notFound(kind, items.get(i), answers.require(kind.item(i))));
                }
            }
        }
        if (!answers.yes(CoverageQuestions.ORGANIZATION.id()).orElse(true)) {
            findings.add(Finding.of(
                    "organization-mismatch",
                    Severity.MINOR,
                    "The output is organised very differently from the reference."));
        }
        return findings;
    }

    private Finding notFound(ItemKind kind, String item, Answer answer) {
        String why = answer instanceof Answer.Given given && !given.rationale().isBlank()
                ? " (" + given.rationale() + ")"
                : "";
        int at = subject.reference().indexOf(item);
        List<Evidence> evidence = at < 0
                ? List.of()
                : List.of(new Evidence(CoverageFields.REFERENCE, Span.of(at, at + item.length()), item));
        return new Finding(
                kind.singular() + "-missing",
                kind == ItemKind.TERM ? Severity.MINOR : Severity.MAJOR,
                "The " + kind.singular() + " \"" + item + "\" is not stated" + why + ".",
                evidence);
    }

    private ObjectNode shown() {
        ObjectNode shown = Json.object();
        for (ItemKind kind : ItemKind.values()) {
            ArrayNode list = shown.putArray(kind.plural());
            List<String> items = checklist.items(kind);
            for (int i = 0; i < items.size(); i++) {
                show(list.addObject().put("item", items.get(i)), answers.require(kind.item(i)));
            }
        }
        return shown;
    }

    private static String quote(List<Evidence> evidence) {
        return evidence.size() == 1
                ? evidence.get(0).quote()
                : evidence.stream().map(Evidence::quote).collect(Collectors.joining(" … "));
    }

    private static void show(ObjectNode entry, Answer answer) {
        if (answer instanceof Answer.Given given) {
            entry.put("found", ((Value.YesNo) given.stated()).yes());
            if (!given.evidence().isEmpty()) {
                entry.put("quote", quote(given.evidence()));
            }
        } else if (answer instanceof Answer.Withheld withheld) {
            entry.putNull("found").put("withheld", withheld.reason().name().toLowerCase(Locale.ROOT));
        }
        entry.put("by", answer.by());
    }
}
