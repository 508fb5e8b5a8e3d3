package dev.assize.judges.brand;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.List;

/** The verdict in the form that the document prescribes. */
record BrandVerdict(BrandCase subject, Extraction extraction, Scorecard card, List<Remark> remarks) {

    static final String LABEL = "verdict";
    static final String SCORE = "total_score";

    BrandVerdict {
        remarks = List.copyOf(remarks);
    }

    ObjectNode written() {
        ObjectNode verdict = Json.object();
        ObjectNode evaluation = verdict.putObject("evaluation");
        writeCorrectness(evaluation.putObject("correctness"));
        writeRules(evaluation.putObject("rule_compliance"));
        evaluation
                .putObject("reasoning_quality")
                .put("score", card.reasoning())
                .put("chain_of_thought", card.chain())
                .put("evidence_usage", card.evidence())
                .put("confidence_calibration", card.calibration());
        verdict.put(SCORE, card.total());
        verdict.put(LABEL, card.label());
        verdict.put("summary", summary());
        ArrayNode suggestions = verdict.putArray("improvement_suggestions");
        remarks.stream().map(Remark::suggestion).distinct().forEach(suggestions::add);
        return verdict;
    }

    private void writeCorrectness(ObjectNode node) {
        node.put("score", card.correctness().score())
                .put("output_value", String.join(", ", subject.predicted()))
                .put("expected_value", String.join(", ", subject.expected()))
                .put("match", card.correctness().match());
    }

    private void writeRules(ObjectNode node) {
        ArrayNode rules = node.put("score", card.rulePoints()).putArray("rules");
        for (RuleCheck check : card.rules()) {
            rules.addObject()
                    .put("name", check.rule().title())
                    .put("compliant", check.compliant())
                    .put("score", check.score())
                    .put("evidence", check.evidence());
        }
    }

    private String summary() {
        return card.label() + " with " + card.total() + " of " + Scorecard.MOST_POINTS + ": " + captured() + ". "
                + card.rulesFollowed() + " of " + card.rules().size() + " rules are followed, and the reasoning earns "
                + card.reasoning() + " of " + Scorecard.MOST_REASONING + ".";
    }

    private String captured() {
        if (extraction.isBrandless()) {
            return subject.predicted().isEmpty()
                    ? "the title has no brand and none is listed"
                    : "the title has no brand, yet some are listed";
        }
        Coverage coverage = extraction.coverage();
        String others = coverage.expected() == 0
                ? ""
                : ", and " + coverage.captured() + " of " + coverage.expected() + " other expected names are";
        return "the brand \"" + extraction.primary() + "\" is "
                + (card.correctness().primaryCaptured() ? "captured" : "not captured") + others;
    }
}
