package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Wording;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.PromptField;
import dev.assize.core.whole.VerdictAudit;
import dev.assize.core.whole.Violation;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.audit.ReplyAnswers;
import dev.assize.judges.internal.audit.VerdictSchema;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Audits a whole verdict of provision-extraction.
 *
 * <p>Code knows nearly all of it: what the source cites, expanded and with its acts; ids, types, names, dates and keys; the
 * pairs and every count; deductions, caps, score, verdict and recommendation. It takes from the reply only what careful readers
 * may see differently: a disputed provision that the reply lists as missing is expected, a disputed item that it lists as
 * hallucinated is not supported.
 */
final class ProvisionAudit implements VerdictAudit<ExtractionCase> {

    private static final String VERSION = "1";
    private static final Set<String> ESSENTIAL =
            Set.of(ExtractionFields.SOURCE, ExtractionFields.EXTRACTED, ExtractionFields.PROVISIONS);
    private static final List<String> COUNTS =
            List.of("expected", "extracted", "matched", "missing", "hallucinated", "duplicates");

    private final ProvisionExtraction judge;
    private final VerdictSchema schema = VerdictSchema.beside(ProvisionAudit.class, "reply.schema.json");

    private ProvisionAudit(RangePolicy ranges) {
        this.judge = new ProvisionExtraction(ranges);
    }

    public static WholeJudging<?> judging(RangePolicy ranges) {
        List<PromptField> fields = ExtractionFields.FIELDS.stream()
                .map(field -> PromptField.of(field, ExtractionFields.NAMES, ESSENTIAL.contains(field.name())))
                .toList();
        return new WholeJudging<>(
                new ProvisionExtraction(ranges),
                Wording.beside(ProvisionAudit.class, "whole-prompt"),
                fields,
                new ProvisionAudit(ranges));
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
    public Audited audit(ExtractionCase subject, ObjectNode reply) {
        AuditNotes sheet = AuditNotes.of(reply, schema);
        AuditedExtraction told = new AuditedExtraction(sheet.reply());
        told.checkLogic(sheet);
        Answers answers = ReplyAnswers.collect(judge, subject, question -> told.answer(question, subject));
        Optional<ObjectNode> ruled = judge.rule(subject, answers).verdict().form();
        if (ruled.isEmpty()) {
            return sheet.undecided(
                    "There are no rules for the language of the source, so nothing can be held against it.");
        }
        ObjectNode form = ruled.get();
        settle(sheet, told, form);
        form.put("summary", sheet.words("/summary", form.path("summary").asText()));
        return sheet.decided(form);
    }

    private static void settle(AuditNotes sheet, AuditedExtraction told, ObjectNode form) {
        String issues = told.listed(form);
        for (String count : COUNTS) {
            sheet.settle(
                    Violation.FACT,
                    "/counts/" + count,
                    IntNode.valueOf(form.path("counts").path(count).asInt()),
                    "so many are in the case: " + form.path("summary").asText().replaceFirst("[.;].*$", ""));
        }
        settleList(sheet, form, "criticalIssues", Violation.FACT, Violation.SETTLED);
        settleList(sheet, form, "majorIssues", Violation.FACT, Violation.SETTLED);
        settleList(sheet, form, "minorIssues", Violation.SETTLED, Violation.SETTLED);
        settleList(sheet, form, "missing", Violation.CARRIED_OVER, Violation.CARRIED_OVER);
        settleList(sheet, form, "hallucinated", Violation.CARRIED_OVER, Violation.CARRIED_OVER);
        settleList(sheet, form, "idIssues", Violation.FACT, Violation.SETTLED);
        settleList(sheet, form, "typeIssues", Violation.FACT, Violation.SETTLED);
        // The document does not say which issues belong here.
        settleList(sheet, form, "normalizationIssues", Violation.SETTLED, Violation.SETTLED);
        sheet.settle(
                Violation.LABEL,
                AuditedExtraction.VERDICT,
                TextNode.valueOf(form.path("verdict").asText()),
                issues);
        sheet.settle(
                Violation.CARRIED_OVER,
                AuditedExtraction.SCORE,
                IntNode.valueOf(form.path("score").asInt()),
                issues);
        sheet.settle(
                Violation.CARRIED_OVER,
                AuditedExtraction.RECOMMENDATION,
                TextNode.valueOf(form.path("recommendation").asText()),
                "it goes with the verdict and with majors that repeat");
        sheet.settle(
                Violation.SETTLED,
                "/confidence",
                TextNode.valueOf(form.path("confidence").asText()),
                "it tells how much of the source is disputed");
    }

    /** Lists are compared by how long they are: there are many ways to put an issue into words. */
    private static void settleList(
            AuditNotes sheet, ObjectNode form, String list, Violation whenOneIsEmpty, Violation whenLengthsDiffer) {
        int expected = form.path(list).size();
        int told = sheet.reply().at("/" + list).size();
        if (told == expected) {
            return;
        }
        boolean oneIsEmpty = told == 0 || expected == 0;
        String first = expected == 0
                ? ""
                : ", such as " + AuditedExtraction.printed(form.path(list).get(0));
        sheet.correct(
                oneIsEmpty ? whenOneIsEmpty : whenLengthsDiffer,
                "/" + list,
                "has " + told + (told == 1 ? " entry" : " entries") + ", expected " + expected + first);
    }
}
