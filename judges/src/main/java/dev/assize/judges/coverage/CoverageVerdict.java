package dev.assize.judges.coverage;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.List;

/** The verdict in the form that the document prescribes: a score and five lines that account for it. */
final class CoverageVerdict {

    private CoverageVerdict() {}

    static ObjectNode of(CoverageScore score) {
        return written(
                score.rounded(),
                List.of(
                        "Fact: " + matched(score.facts(), "facts"),
                        "Conclusion: " + matched(score.conclusions(), "conclusions"),
                        "Terminology: " + matched(score.terms(), "terms"),
                        "Organization: " + (score.organized() ? "matched" : "mismatched"),
                        "Score: " + score.printed()));
    }

    /** The score alone. */
    static ObjectNode headline(CoverageScore score) {
        return Json.object().put("score", score.rounded());
    }

    /** What is prescribed when there is nothing to compare. */
    static ObjectNode notPossible() {
        return written(
                0,
                List.of(
                        "Fact: Evaluation not possible due to missing input.",
                        "Conclusion: N/A",
                        "Terminology: N/A",
                        "Organization: N/A",
                        "Score: 0 = forced due to missing context"));
    }

    private static String matched(ItemCount tally, String what) {
        return tally.matched() + " of " + tally.total() + " " + what + " correctly matched.";
    }

    private static ObjectNode written(int score, List<String> rationale) {
        ObjectNode verdict = Json.object().put("score", score);
        rationale.forEach(verdict.putArray("rationale")::add);
        return verdict;
    }
}
