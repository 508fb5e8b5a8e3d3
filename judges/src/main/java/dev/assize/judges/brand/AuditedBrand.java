package dev.assize.judges.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.VerdictReader;
import dev.assize.core.whole.Violation;
import java.util.List;
import java.util.Optional;

/** The numbers of a verdict as somebody else wrote them. */
final class AuditedBrand {

    static final String CORRECTNESS = "/evaluation/correctness/score";
    static final String MATCH = "/evaluation/correctness/match";
    static final String RULES = "/evaluation/rule_compliance/score";
    static final String REASONING = "/evaluation/reasoning_quality/score";
    static final String TOTAL = "/total_score";
    static final String VERDICT = "/verdict";

    private static final String RULE_LIST = "/evaluation/rule_compliance/rules";

    /** The three parts of the reasoning's points. */
    enum Quality {
        CHAIN("chain_of_thought", 8),
        EVIDENCE("evidence_usage", 8),
        CALIBRATION("confidence_calibration", 4);

        private final String field;
        private final int most;

        Quality(String field, int most) {
            this.field = field;
            this.most = most;
        }

        String place() {
            return "/evaluation/reasoning_quality/" + field;
        }
    }

    private final VerdictReader reply;
    private final List<JsonNode> rules;

    AuditedBrand(VerdictReader reply) {
        this.reply = reply;
        this.rules = reply.entries(RULE_LIST).orElse(List.of());
    }

    /** Where a rule stands: by its name, or else where it should. */
    String rulePlace(Rule rule, String field) {
        int position = List.of(Rule.values()).indexOf(rule);
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i).path("name").asText().strip().equalsIgnoreCase(rule.title())) {
                position = i;
            }
        }
        return RULE_LIST + "/" + position + "/" + field;
    }

    /** Whether a rule is said to be followed; by its points where nothing else is said. */
    Optional<Boolean> compliant(Rule rule) {
        return reply.flag(rulePlace(rule, "compliant"))
                .or(() -> reply.integer(rulePlace(rule, "score"))
                        .filter(points -> points == 0 || points == Rule.POINTS)
                        .map(points -> points == Rule.POINTS));
    }

    Optional<Integer> points(Quality quality) {
        return reply.integer(quality.place(), 0, quality.most);
    }

    /** Holds every sum, and the verdict, against the numbers that the reply itself gives. */
    void checkSums(AuditNotes sheet) {
        int ruleSum = 0;
        boolean allRules = true;
        for (Rule rule : Rule.values()) {
            Optional<Integer> points = reply.integer(rulePlace(rule, "score"));
            checkRule(rule, points, sheet);
            ruleSum += points.orElse(0);
            allRules &= points.isPresent();
        }
        if (allRules) {
            checkSum(RULES, ruleSum, "the points of its four rules", sheet);
        }
        List<Optional<Integer>> parts = List.of(
                reply.integer(Quality.CHAIN.place()),
                reply.integer(Quality.EVIDENCE.place()),
                reply.integer(Quality.CALIBRATION.place()));
        if (parts.stream().allMatch(Optional::isPresent)) {
            checkSum(REASONING, sum(parts), "its three parts", sheet);
        }
        List<Optional<Integer>> sections =
                List.of(reply.integer(CORRECTNESS), reply.integer(RULES), reply.integer(REASONING));
        if (sections.stream().allMatch(Optional::isPresent)) {
            checkSum(TOTAL, sum(sections), "its three sections", sheet);
        }
        checkVerdict(sheet);
    }

    private void checkRule(Rule rule, Optional<Integer> points, AuditNotes sheet) {
        Optional<Boolean> compliant = reply.flag(rulePlace(rule, "compliant"));
        int earned = compliant.orElse(false) ? Rule.POINTS : 0;
        if (compliant.isPresent() && points.isPresent() && points.get() != earned) {
            sheet.add(
                    Violation.ARITHMETIC,
                    rulePlace(rule, "score"),
                    "is " + points.get() + ", expected " + earned + ": compliant is " + compliant.get());
        }
    }

    private void checkSum(String place, int sum, String parts, AuditNotes sheet) {
        Optional<Integer> told = reply.integer(place);
        if (told.isPresent() && told.get() != sum) {
            sheet.add(
                    Violation.ARITHMETIC,
                    place,
                    "is " + told.get() + ", expected " + sum + ": " + parts + " add up to that");
        }
    }

    private void checkVerdict(AuditNotes sheet) {
        Optional<Integer> total = reply.integer(TOTAL);
        Optional<Integer> correctness = reply.integer(CORRECTNESS);
        if (total.isEmpty() || correctness.isEmpty()) {
            return;
        }
        String expected = correctness.get() == 0 || total.get() < Scorecard.PASS_FROM ? "FAIL" : "PASS";
        sheet.settle(
                Violation.VERDICT_LOGIC,
                VERDICT,
                TextNode.valueOf(expected),
                "by its own total of " + total.get() + " and its correctness of " + correctness.get());
    }

    private static int sum(List<Optional<Integer>> parts) {
        return parts.stream().mapToInt(part -> part.orElse(0)).sum();
    }
}
