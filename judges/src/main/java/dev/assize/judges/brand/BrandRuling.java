package dev.assize.judges.brand;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.QuestionId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** From the answers to the ruling: the verdict, the findings, and each entry with what it was taken for. */
final class BrandRuling {

    private final BrandCase subject;
    private final Extraction extraction;
    private final Opinions opinions;
    private final Scoring scoring;

    BrandRuling(BrandCase subject, Extraction extraction, Answers answers) {
        this.subject = subject;
        this.extraction = extraction;
        this.opinions = new Opinions(answers);
        this.scoring = new Scoring(extraction, opinions, subject.statedConfidence());
    }

    Ruling ruling() {
        List<QuestionId> open = scoring.open();
        Map<String, JsonNode> extras = new LinkedHashMap<>();
        extras.put("entries", entries());
        if (!open.isEmpty()) {
            extras.put("score_bounds", bounds());
            return new Ruling(new Verdict.Undecided(open), List.of(), extras);
        }
        Scorecard card = scoring.card();
        List<Remark> remarks = new BrandRemarks(subject, extraction, opinions).about(card, scoring.calibration());
        return new Ruling(
                new Verdict.Decided(new BrandVerdict(subject, extraction, card, remarks).written()),
                remarks.stream().map(Remark::finding).toList(),
                extras);
    }

    /** The label and the score alone; empty where something is open. */
    Optional<ObjectNode> headline() {
        if (!scoring.open().isEmpty()) {
            return Optional.empty();
        }
        Scorecard card = scoring.card();
        return Optional.of(Json.object().put(BrandVerdict.LABEL, card.label()).put(BrandVerdict.SCORE, card.total()));
    }

    private ArrayNode bounds() {
        return Json.object().putArray("bounds").add(scoring.leastTotal()).add(scoring.mostTotal());
    }

    private ArrayNode entries() {
        ArrayNode shown = Json.object().putArray("entries");
        for (Entry entry : extraction.entries()) {
            ObjectNode node = shown.addObject().put("entry", entry.text());
            opinions.relation(entry)
                    .ifPresentOrElse(
                            relation -> node.put("relation", relation.option()), () -> node.putNull("relation"));
            if (!opinions.reason(entry).isBlank()) {
                node.put("reason", opinions.reason(entry));
            }
        }
        return shown;
    }
}
