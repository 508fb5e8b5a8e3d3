package dev.assize.judges.brand;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.lenient.StatedConfidence;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Wording;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.PromptField;
import dev.assize.core.whole.VerdictAudit;
import dev.assize.core.whole.Violation;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.audit.VerdictSchema;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Audits a whole verdict of brand-extraction.
 *
 * <p>Code knows: whether the primary name and how many of the others are held, so the points for correctness; rules 1, 2 and
 * 4; rule 3 where every entry is the brand or an expected name; that no reasoning and no confidence earn nothing; every sum;
 * the verdict. It takes from the reply: rule 3 otherwise, and the points for chain of thought, use of evidence and
 * calibration.
 */
final class BrandAudit implements VerdictAudit<BrandCase> {

    private static final String VERSION = "1";
    /** What code sees without anybody's opinion. */
    private static final List<String> SEEN = List.of(
            "brand-invented",
            "primary-missing",
            "original-brand-missing",
            "no-variation",
            "expected-missing",
            "too-few-entries",
            "too-many-entries",
            "reasoning-missing");

    private static final Set<String> ESSENTIAL = Set.of(BrandFields.PREDICTED);

    private final VerdictSchema schema = VerdictSchema.beside(BrandAudit.class, "verdict.schema.json");

    public static WholeJudging<?> judging() {
        List<PromptField> fields = BrandFields.FIELDS.stream()
                .map(field -> PromptField.of(field, BrandFields.NAMES, ESSENTIAL.contains(field.name())))
                .toList();
        return new WholeJudging<>(
                new BrandExtraction(), Wording.beside(BrandAudit.class, "whole-prompt"), fields, new BrandAudit());
    }

    @Override
    public String version() {
        return VERSION;
    }

    @Override
    public ObjectNode replySchema() {
        return schema.schema();
    }

    @Override
    public Audited audit(BrandCase subject, ObjectNode reply) {
        AuditNotes sheet = AuditNotes.of(reply, schema);
        AuditedBrand told = new AuditedBrand(sheet.reply());
        told.checkSums(sheet);
        Extraction extraction = new Extraction(subject);
        Optional<Boolean> unrelated = unrelated(extraction, told);
        if (unrelated.isEmpty()) {
            return sheet.undecided(told.rulePlace(Rule.NO_UNRELATED, "compliant"), "whether an entry is unrelated");
        }
        boolean reasoned = !subject.reasoning().isBlank();
        boolean confident = StatedConfidence.parse(subject.confidence()).isPresent();
        Optional<Integer> chain = reasoned ? told.points(AuditedBrand.Quality.CHAIN) : Optional.of(0);
        Optional<Integer> evidence = reasoned ? told.points(AuditedBrand.Quality.EVIDENCE) : Optional.of(0);
        Optional<Integer> calibration = confident ? told.points(AuditedBrand.Quality.CALIBRATION) : Optional.of(0);
        if (chain.isEmpty() || evidence.isEmpty() || calibration.isEmpty()) {
            return sheet.undecided(AuditedBrand.REASONING, "how many points the reasoning earns");
        }
        List<RuleCheck> rules = List.of(
                extraction.original(),
                extraction.variations(),
                Rule.NO_UNRELATED.check(unrelated.get(), evidence(sheet, told, extraction)),
                extraction.count());
        Scorecard card = new Scorecard(extraction.correctness(), rules, chain.get(), evidence.get(), calibration.get());
        settle(sheet, told, extraction, card);
        return sheet.decided(written(subject, extraction, card, sheet));
    }

    /** Rule 3: known where no entry is doubtful, else what the reply says. */
    private static Optional<Boolean> unrelated(Extraction extraction, AuditedBrand told) {
        return extraction.listing().doubtful().isEmpty() ? Optional.of(true) : told.compliant(Rule.NO_UNRELATED);
    }

    private static String evidence(AuditNotes sheet, AuditedBrand told, Extraction extraction) {
        return sheet.reply()
                .text(told.rulePlace(Rule.NO_UNRELATED, "evidence"))
                .filter(text -> !text.isBlank())
                .orElse(extraction.entries().isEmpty() ? "The output has no entry." : "As the reply says.");
    }

    private static void settle(AuditNotes sheet, AuditedBrand told, Extraction extraction, Scorecard card) {
        settleCorrectness(sheet, extraction, card.correctness());
        for (RuleCheck check : card.rules()) {
            sheet.settle(
                    Violation.FACT,
                    told.rulePlace(check.rule(), "compliant"),
                    BooleanNode.valueOf(check.compliant()),
                    check.evidence());
            sheet.settle(
                    Violation.CARRIED_OVER,
                    told.rulePlace(check.rule(), "score"),
                    IntNode.valueOf(check.score()),
                    "a rule that is followed earns " + Rule.POINTS);
        }
        settleReasoning(sheet, card);
        carry(sheet, AuditedBrand.RULES, card.rulePoints());
        carry(sheet, AuditedBrand.REASONING, card.reasoning());
        carry(sheet, AuditedBrand.TOTAL, card.total());
        sheet.settle(
                Violation.LABEL,
                AuditedBrand.VERDICT,
                TextNode.valueOf(label(card)),
                card.total() + " points, and the brand is "
                        + (card.correctness().primaryCaptured() ? "captured" : "not captured"));
    }

    private static void settleCorrectness(AuditNotes sheet, Extraction extraction, Correctness correctness) {
        int told = sheet.reply().integer(AuditedBrand.CORRECTNESS).orElse(-1);
        boolean inBand = !extraction.isBrandless() && extraction.coverage().allows(told, correctness.primaryCaptured());
        if (!correctness.primaryCaptured() && told > Coverage.MOST_POINTS) {
            sheet.add(
                    Violation.CEILING,
                    AuditedBrand.CORRECTNESS,
                    "is " + told + ", expected at most " + Coverage.MOST_POINTS + ": the primary name is not there");
        }
        sheet.settle(
                inBand ? Violation.SETTLED : Violation.FACT,
                AuditedBrand.CORRECTNESS,
                IntNode.valueOf(correctness.score()),
                extraction.isBrandless()
                        ? "the title has no brand"
                        : "the primary name is " + (correctness.primaryCaptured() ? "" : "not ") + "there, and "
                                + extraction.coverage().captured() + " of "
                                + extraction.coverage().expected() + " others");
        sheet.settle(
                Violation.FACT,
                AuditedBrand.MATCH,
                BooleanNode.valueOf(correctness.match()),
                "a match has the primary name and at least half of the others");
    }

    private static void settleReasoning(AuditNotes sheet, Scorecard card) {
        String nothing = "there is nothing that could earn them";
        sheet.settle(Violation.FACT, AuditedBrand.Quality.CHAIN.place(), IntNode.valueOf(card.chain()), nothing);
        sheet.settle(Violation.FACT, AuditedBrand.Quality.EVIDENCE.place(), IntNode.valueOf(card.evidence()), nothing);
        sheet.settle(
                Violation.FACT, AuditedBrand.Quality.CALIBRATION.place(), IntNode.valueOf(card.calibration()), nothing);
    }

    private static void carry(AuditNotes sheet, String place, int points) {
        sheet.settle(Violation.CARRIED_OVER, place, IntNode.valueOf(points), "it adds up what was corrected");
    }

    private static String label(Scorecard card) {
        return card.passes() ? "PASS" : "FAIL";
    }

    /** The verdict as the judge writes it, with the reply's own words where they still fit. */
    private static ObjectNode written(BrandCase subject, Extraction extraction, Scorecard card, AuditNotes sheet) {
        ObjectNode form = new BrandVerdict(subject, extraction, card, List.of()).written();
        form.put("summary", sheet.words("/summary", form.path("summary").asText()));
        ArrayNode list = form.putArray("improvement_suggestions");
        suggestions(subject, extraction, card, sheet).forEach(list::add);
        return form;
    }

    private static List<String> suggestions(
            BrandCase subject, Extraction extraction, Scorecard card, AuditNotes sheet) {
        if (sheet.stands()) {
            return sheet.reply().texts("/improvement_suggestions");
        }
        return new BrandRemarks(subject, extraction, new Opinions(Answers.none()))
                .about(card, Optional.empty()).stream()
                        .filter(remark -> SEEN.contains(remark.finding().code()))
                        .map(Remark::suggestion)
                        .distinct()
                        .toList();
    }
}
