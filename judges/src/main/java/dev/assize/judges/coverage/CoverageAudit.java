package dev.assize.judges.coverage;

import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Ruling;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.question.Wording;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.PromptField;
import dev.assize.core.whole.VerdictAudit;
import dev.assize.core.whole.Violation;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.audit.VerdictSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Audits a whole verdict of reference-coverage.
 *
 * <p>Code knows: whether there is anything to compare; how many items a frozen checklist has; which formula applies; the
 * exact score, its rounding, and every number of the last line. It takes from the reply: how many facts, conclusions and
 * terms there are and are matched, and whether the organisation is similar.
 */
final class CoverageAudit implements VerdictAudit<CoverageCase> {

    private static final String VERSION = "1";
    private static final String SCORE = "/score";

    private final VerdictSchema schema = VerdictSchema.beside(CoverageAudit.class, "verdict.schema.json");

    public static WholeJudging<?> judging() {
        List<PromptField> fields = CoverageFields.FIELDS.stream()
                .map(field -> PromptField.of(
                        field, CoverageFields.NAMES, !field.name().equals(CoverageFields.INPUT)))
                .toList();
        return new WholeJudging<>(
                new ReferenceCoverage(),
                Wording.beside(CoverageAudit.class, "whole-prompt"),
                fields,
                new CoverageAudit());
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
    public Optional<Audited> withoutReply(CoverageCase subject) {
        return subject.missing()
                .map(field -> CoverageRuling.notPossible(
                        "The field \"" + field + "\" is missing or blank, so there is nothing to compare."))
                .map(ruling -> new Audited(form(ruling), ruling.findings()));
    }

    private static ObjectNode form(Ruling ruling) {
        return ruling.verdict().form().orElseThrow();
    }

    @Override
    public Audited audit(CoverageCase subject, ObjectNode reply) {
        AuditNotes sheet = AuditNotes.of(reply, schema);
        if (subject.missing().isPresent()) {
            sheet.settle(
                    Violation.FACT,
                    SCORE,
                    IntNode.valueOf(0),
                    "without " + subject.missing().get() + " nothing can be compared");
            return sheet.decided(CoverageVerdict.notPossible());
        }
        RationaleLines lines = new RationaleLines(sheet.reply());
        for (ItemKind kind : ItemKind.values()) {
            Optional<Audited> unusable = checkTally(kind, lines, subject, sheet);
            if (unusable.isPresent()) {
                return unusable.get();
            }
        }
        if (lines.organized().isEmpty()) {
            return sheet.undecided(RationaleLines.ORGANIZATION, "whether the organisation is matched or mismatched");
        }
        CoverageScore score = new CoverageScore(
                lines.tally(ItemKind.FACT).orElseThrow(),
                lines.tally(ItemKind.CONCLUSION).orElseThrow(),
                lines.tally(ItemKind.TERM).orElseThrow(),
                lines.organized().orElseThrow());
        return hasNothing(score) ? nothing(sheet) : scored(score, lines, sheet);
    }

    /** What makes the numbers of a line unusable, if anything does. */
    private static Optional<Audited> checkTally(
            ItemKind kind, RationaleLines lines, CoverageCase subject, AuditNotes sheet) {
        String place = RationaleLines.place(kind);
        Optional<RationaleLines.Count> count = lines.count(kind);
        if (count.isEmpty()) {
            return Optional.of(sheet.undecided(place, "how many " + kind.plural() + " are matched, of how many"));
        }
        RationaleLines.Count told = count.get();
        if (told.matched() > told.total()) {
            sheet.add(
                    Violation.COUNTS_IMPOSSIBLE,
                    place,
                    "matches " + told.matched() + " of " + told.total() + ", expected at most " + told.total());
            return Optional.of(sheet.undecided(place, "how many " + kind.plural() + " are really matched"));
        }
        Optional<Integer> frozen = subject.frozen().map(list -> list.items(kind).size());
        if (frozen.isPresent() && frozen.get() != told.total()) {
            sheet.add(
                    Violation.FACT,
                    place,
                    "counts " + told.total() + " " + kind.plural() + ", expected " + frozen.get()
                            + ": the case brings its checklist");
            return Optional.of(sheet.undecided(place, "how many of the checklist's " + kind.plural() + " are matched"));
        }
        return Optional.empty();
    }

    private static boolean hasNothing(CoverageScore score) {
        return score.facts().total()
                        + score.conclusions().total()
                        + score.terms().total()
                == 0;
    }

    private static Audited nothing(AuditNotes sheet) {
        sheet.settle(
                Violation.VERDICT_LOGIC,
                SCORE,
                IntNode.valueOf(0),
                "nothing was read in the reference, so nothing is scored");
        Audited audited = sheet.decided(CoverageVerdict.notPossible());
        List<Finding> findings = new ArrayList<>(audited.findings());
        findings.add(Finding.of(
                "missing-input", Severity.CRITICAL, "No fact, conclusion or term was read in the reference."));
        return new Audited(CoverageVerdict.notPossible(), findings);
    }

    private static Audited scored(CoverageScore score, RationaleLines lines, AuditNotes sheet) {
        sheet.settle(
                Violation.ARITHMETIC,
                SCORE,
                IntNode.valueOf(score.rounded()),
                "its own counts give " + score.printed());
        lines.checkScore(score, sheet);
        return sheet.decided(CoverageVerdict.of(score));
    }
}
