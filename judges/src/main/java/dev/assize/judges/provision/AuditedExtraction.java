package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionRules;
import dev.assize.core.question.Value;
import dev.assize.core.record.Found;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.VerdictReader;
import dev.assize.core.whole.Violation;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** A verdict as somebody else wrote it: whether it is consistent in itself, and what it says of disputed provisions. */
final class AuditedExtraction {

    static final String VERDICT = "/verdict";
    static final String SCORE = "/score";
    static final String RECOMMENDATION = "/recommendation";
    private static final String CRITICAL = "/criticalIssues";
    private static final String MAJOR = "/majorIssues";
    private static final String MINOR = "/minorIssues";

    private record Told(AuditedExtraction verdict, ExtractionCase subject) {}

    // A verdict lists provisions; which acts are the same, and what the source is written in, it does not say.
    private static final QuestionRules<Told, Optional<Value>> OPINIONS = QuestionRules.<Told, Optional<Value>>builder()
            .answer(DisputedProvisions.CITES, (question, told) -> told.verdict().cites(question, told.subject()))
            .answer(DisputedProvisions.SAME_ACT, (question, told) -> Optional.empty())
            .answer(SourceLanguage.READABLE, (question, told) -> Optional.empty())
            .forAll(ProvisionExtraction.QUESTIONS);

    private final VerdictReader reply;

    AuditedExtraction(VerdictReader reply) {
        this.reply = reply;
    }

    /** Holds counts against lists, and score, verdict and recommendation against its own issues and counts. */
    void checkLogic(AuditNotes sheet) {
        checkCount("missing", sheet);
        checkCount("hallucinated", sheet);
        checkPairs(sheet);
        Optional<List<JsonNode>> critical = reply.entries(CRITICAL);
        Optional<List<JsonNode>> major = reply.entries(MAJOR);
        Optional<List<JsonNode>> minor = reply.entries(MINOR);
        if (critical.isEmpty() || major.isEmpty() || minor.isEmpty()) {
            return;
        }
        if (critical.get().isEmpty() && reply.integer("/counts/hallucinated").orElse(0) > 0) {
            sheet.correct(
                    Violation.CONTRADICTION,
                    CRITICAL,
                    "is empty although something is hallucinated, expected an entry");
        }
        counts().ifPresent(counts -> checkScore(critical.get(), major.get(), minor.get(), counts, sheet));
        checkVerdict(critical.get().size(), major.get().size(), minor.get().size(), sheet);
    }

    private void checkCount(String what, AuditNotes sheet) {
        Optional<List<JsonNode>> listed = reply.entries("/" + what);
        Optional<Integer> counted = reply.integer("/counts/" + what);
        if (listed.isPresent()
                && counted.isPresent()
                && counted.get() != listed.get().size()) {
            sheet.add(
                    Violation.COUNT_CONTRADICTS_LIST,
                    "/counts/" + what,
                    "is " + counted.get() + ", but " + listed.get().size() + " are listed");
        }
    }

    private Optional<Counts> counts() {
        Optional<Integer> expected = reply.integer("/counts/expected", 0, 1_000_000);
        Optional<Integer> extracted = reply.integer("/counts/extracted", 0, 1_000_000);
        Optional<Integer> matched = reply.integer("/counts/matched", 0, 1_000_000);
        return expected.isPresent() && extracted.isPresent() && matched.isPresent()
                ? Optional.of(new Counts(expected.get(), extracted.get(), matched.get(), 0, 0, 0))
                : Optional.empty();
    }

    private void checkPairs(AuditNotes sheet) {
        Counts counts = counts().orElse(null);
        if (counts == null) {
            return;
        }
        int most = Math.min(counts.expected(), counts.extracted());
        if (counts.matched() > most) {
            sheet.add(
                    Violation.COUNTS_IMPOSSIBLE,
                    "/counts/matched",
                    "is " + counts.matched() + ", expected at most " + most + ": no more can be paired");
        }
        Optional<Integer> missing = reply.integer("/counts/missing");
        if (missing.isPresent() && counts.expected() != counts.matched() + missing.get()) {
            sheet.add(
                    Violation.ARITHMETIC,
                    "/counts/expected",
                    "is " + counts.expected() + ", expected " + (counts.matched() + missing.get())
                            + ": what is expected is matched or missing");
        }
    }

    private void checkScore(
            List<JsonNode> critical, List<JsonNode> major, List<JsonNode> minor, Counts counts, AuditNotes sheet) {
        Optional<Integer> told = reply.integer(SCORE);
        if (told.isEmpty()) {
            return;
        }
        if (!critical.isEmpty() && told.get() > Score.CRITICAL_CEILING) {
            sheet.correct(
                    Violation.CEILING,
                    SCORE,
                    "is " + told.get() + ", expected at most " + Score.CRITICAL_CEILING + " with a critical issue");
            return;
        }
        List<Integer> possible = new ArrayList<>();
        for (int keys = 0; keys <= 1; keys++) {
            for (int dates = 0; dates <= 1 && keys + dates <= major.size(); dates++) {
                possible.add(points(critical.size(), major.size(), minor.size(), keys, dates, counts));
            }
        }
        if (!possible.contains(told.get())) {
            int keys = mention(major, "key") ? 1 : 0;
            int dates = mention(major, "date") && keys < major.size() ? 1 : 0;
            sheet.settle(
                    Violation.ARITHMETIC,
                    SCORE,
                    IntNode.valueOf(points(critical.size(), major.size(), minor.size(), keys, dates, counts)),
                    "the formula gives that for its own " + critical.size() + " critical, " + major.size()
                            + " major and "
                            + minor.size() + " minor issues, " + counts.matched() + " matched of " + counts.expected()
                            + " expected and " + counts.extracted() + " extracted");
        }
    }

    /** The judge's own formula, with as many issues of each severity; which they are matters only for keys and dates. */
    private static int points(int critical, int major, int minor, int keys, int dates, Counts counts) {
        List<IssueKind> issues = new ArrayList<>();
        add(issues, IssueKind.HALLUCINATED_PROVISION, critical);
        add(issues, IssueKind.PROVISION_KEY, keys);
        add(issues, IssueKind.PARENT_DATE, dates);
        add(issues, IssueKind.WRONG_PARENT_ACT, major - keys - dates);
        add(issues, IssueKind.VERBATIM, minor);
        return Score.of(issues, counts).points();
    }

    private static void add(List<IssueKind> issues, IssueKind kind, int times) {
        for (int i = 0; i < times; i++) {
            issues.add(kind);
        }
    }

    private static boolean mention(List<JsonNode> issues, String word) {
        return issues.stream()
                .anyMatch(issue -> issue.toString().toLowerCase(Locale.ROOT).contains(word));
    }

    private void checkVerdict(int critical, int major, int minor, AuditNotes sheet) {
        List<IssueKind> issues = new ArrayList<>();
        add(issues, IssueKind.HALLUCINATED_PROVISION, critical);
        add(issues, IssueKind.WRONG_PARENT_ACT, major);
        add(issues, IssueKind.VERBATIM, minor);
        String verdict = Score.of(issues, new Counts(1, 1, 1, 0, 0, 0)).verdict();
        sheet.settle(
                Violation.VERDICT_LOGIC,
                VERDICT,
                TextNode.valueOf(verdict),
                "by its own " + critical + " critical, " + major + " major and " + minor + " minor issues");
        String told = reply.text(RECOMMENDATION).orElse("").strip().toUpperCase(Locale.ROOT);
        boolean proceeds = told.equals("PROCEED");
        boolean fits = switch (verdict) {
            case "PASS" -> proceeds;
            case "FAIL" -> told.equals("FIX_PROMPT");
            default -> !proceeds;
        };
        if (!fits && !told.isEmpty()) {
            sheet.correct(
                    Violation.CONTRADICTION, RECOMMENDATION, "is " + told + ", which does not go with " + verdict);
        }
    }

    /** The issues of a verdict in one line. */
    String listed(ObjectNode verdict) {
        List<String> issues = new ArrayList<>();
        for (String list : List.of("criticalIssues", "majorIssues", "minorIssues")) {
            verdict.path(list).forEach(issue -> issues.add(printed(issue)));
        }
        return issues.isEmpty()
                ? "nothing is wrong with the extraction"
                : issues.size() + (issues.size() == 1 ? " issue: " : " issues, first ") + issues.get(0);
    }

    static String printed(JsonNode entry) {
        return Found.shorten(entry.isTextual() ? entry.textValue() : entry.toString());
    }

    /** What it answers to a question of the judge; empty where it does not say. */
    Optional<Value> answer(Question question, ExtractionCase subject) {
        return OPINIONS.answer(question, new Told(this, subject)).flatMap(Function.identity());
    }

    /** Only what it lists is an opinion on a disputed provision; what it passes over stays open. */
    private Optional<Value> cites(Question question, ExtractionCase subject) {
        Optional<ExtractedProvision> extracted = subject.items().stream()
                .filter(item -> DisputedProvisions.id(item).is(question))
                .findFirst();
        if (extracted.isPresent()) {
            return entries("/hallucinated").stream().anyMatch(entry -> isAbout(entry, extracted.get()))
                    ? Optional.of(new Value.YesNo(false))
                    : Optional.empty();
        }
        String provision = question.require(DisputedProvisions.PROVISION);
        return entries("/missing").stream().anyMatch(entry -> isAbout(entry, provision))
                ? Optional.of(new Value.YesNo(true))
                : Optional.empty();
    }

    private List<JsonNode> entries(String pointer) {
        return reply.entries(pointer).orElse(List.of());
    }

    private static boolean isAbout(JsonNode entry, ExtractedProvision item) {
        if (entry.path("item").isInt()) {
            return entry.path("item").asInt() == item.index();
        }
        String text = text(entry);
        if (!item.provisionId().isBlank() && text.contains(FoldedText.fold(item.provisionId()))) {
            return true;
        }
        String number = item.number().isBlank() ? item.key() : item.number();
        return !number.isBlank() && holds(text, number) && holds(text, item.actName());
    }

    /** @param provision as the judge prints it: {@code article 5, § 1 of "Code civil"} */
    private static boolean isAbout(JsonNode entry, String provision) {
        int of = provision.indexOf(" of \"");
        String number = provision.substring("article ".length(), of);
        String act = provision.substring(of + " of \"".length(), provision.length() - 1);
        if (entry.path("provision").isTextual()) {
            return FoldedText.fold(entry.path("provision").textValue()).equals(FoldedText.fold(number))
                    && FoldedText.fold(entry.path("act").asText()).equals(FoldedText.fold(act));
        }
        return holds(text(entry), number) && holds(text(entry), act);
    }

    private static boolean holds(String folded, String part) {
        String wanted = FoldedText.fold(part);
        int at = wanted.isBlank() ? -1 : folded.indexOf(wanted);
        while (at >= 0) {
            if (Characters.areWholeWords(folded, at, at + wanted.length())) {
                return true;
            }
            at = folded.indexOf(wanted, at + 1);
        }
        return false;
    }

    private static String text(JsonNode entry) {
        if (entry.isValueNode()) {
            return FoldedText.fold(entry.asText());
        }
        StringBuilder text = new StringBuilder();
        for (Map.Entry<String, JsonNode> field : entry.properties()) {
            text.append(' ').append(field.getValue().asText());
        }
        return FoldedText.fold(text.toString());
    }
}
