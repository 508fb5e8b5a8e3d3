package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Laws that hold whatever is done to an extraction. */
class ProvisionExtractionPropertyTest {

    private static final int ROUNDS = 100;

    private final long seed = Long.getLong("test.seed", 20261115L);
    private final Random random = new Random(seed);

    @Test
    void theScoreFollowsFromThePrintedIssuesAndCounts() {
        for (int round = 0; round < ROUNDS; round++) {
            ObjectNode verdict = damaged().verdict();
            assertThat(verdict.path("score").asInt())
                    .as("seed %d\n%s", seed, verdict)
                    .isEqualTo(recomputed(verdict));
        }
    }

    @Test
    void droppingAnItemNeverRaisesRecall() {
        for (int round = 0; round < ROUNDS; round++) {
            Extraction extraction = damaged();
            if (extraction.items().isEmpty()) {
                continue;
            }
            double before = recall(extraction.verdict());
            extraction.items().remove(random.nextInt(extraction.items().size()));
            assertThat(recall(extraction.verdict())).as("seed %d", seed).isLessThanOrEqualTo(before + 1e-9);
        }
    }

    @Test
    void shufflingTheItemsChangesNothingButOrder() {
        for (int round = 0; round < ROUNDS; round++) {
            Extraction extraction = damaged();
            ObjectNode before = extraction.verdict();
            Collections.shuffle(extraction.items(), random);
            ObjectNode after = extraction.verdict();
            for (String field : List.of("verdict", "score", "recommendation", "counts", "confidence")) {
                assertThat(after.path(field))
                        .as("seed %d, %s\n%s\n%s", seed, field, before, after)
                        .isEqualTo(before.path(field));
            }
        }
    }

    private Extraction damaged() {
        Extraction extraction = random.nextBoolean() ? Decisions.french() : Decisions.dutch();
        for (int i = random.nextInt(4); i > 0 && !extraction.items().isEmpty(); i--) {
            int item = random.nextInt(extraction.items().size());
            switch (random.nextInt(7)) {
                case 0 -> extraction.items().remove(item);
                case 1 ->
                    extraction
                            .items()
                            .add(extraction
                                    .items()
                                    .get(item)
                                    .deepCopy()
                                    .put("internalProvisionId", Extraction.id("ART", 900 + random.nextInt(99))));
                case 2 -> extraction.change(item, node -> node.put("provisionNumberKey", "999"));
                case 3 -> extraction.change(item, node -> node.put("parentActDate", "2011-11-11"));
                case 4 -> extraction.change(item, node -> node.put("parentActType", "LOI"));
                case 5 ->
                    extraction.change(item, node -> node.put("parentActName", "loi du 1er avril 1911 sur la pluie"));
                default ->
                    extraction.change(
                            item,
                            node -> node.put("provisionNumber", "article 777").put("provisionNumberKey", "777"));
            }
        }
        return extraction;
    }

    private static int recomputed(ObjectNode verdict) {
        List<String> codes = new ArrayList<>(Extraction.codes(verdict));
        int critical = verdict.path("criticalIssues").size();
        int matched = verdict.at("/counts/matched").asInt();
        int points = 100
                - Math.min(36, 12 * verdict.path("majorIssues").size())
                - Math.min(8, 2 * verdict.path("minorIssues").size());
        points -= (double) matched / Math.max(1, verdict.at("/counts/expected").asInt()) < 0.95 ? 15 : 0;
        points -= (double) matched / Math.max(1, verdict.at("/counts/extracted").asInt()) < 0.90 ? 10 : 0;
        points -= codes.contains("provision-key") ? 10 : 0;
        points -= codes.contains("parent-date") ? 8 : 0;
        return Math.max(0, critical > 0 ? Math.min(59, points) : points);
    }

    private static double recall(ObjectNode verdict) {
        return (double) verdict.at("/counts/matched").asInt()
                / Math.max(1, verdict.at("/counts/expected").asInt());
    }
}
