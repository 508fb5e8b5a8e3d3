package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Wording;
import dev.assize.core.record.RecordFields;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.PromptField;
import dev.assize.core.whole.VerdictAudit;
import dev.assize.core.whole.Violation;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judges.internal.audit.ReplyAnswers;
import dev.assize.judges.internal.audit.VerdictSchema;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Audits a whole verdict of citation-mapping.
 *
 * <p>Code knows: the class of the cited court and how each candidate's court stands to it; how ECLI and numbers compare;
 * which decision is right wherever ground truth, identifiers or courts tell; the ceiling, the expected range, the
 * calibration; every error with a trigger in the case; when there is nothing to suggest. It takes from the reply: which
 * candidate the context supports where several remain, what the system's reasons do, the grade of the reasoning, and whether
 * the context was misread or matched by keywords. These opinions answer the judge's own questions, and the judge's own rules
 * decide.
 */
final class CitationAudit implements VerdictAudit<CitationCase> {

    private static final String VERSION = "1";
    private static final Set<String> ESSENTIAL = Set.of(CitationFields.CANDIDATES, CitationFields.MODEL_OUTPUT);
    private static final String ADVICE =
            "Argue in this order: class and court, case number or its absence, context, and the limit that follows.";

    private final CitationMapping judge = new CitationMapping();
    private final VerdictSchema schema = VerdictSchema.beside(CitationAudit.class, "verdict.schema.json");

    public static WholeJudging<?> judging() {
        List<PromptField> fields = new ArrayList<>();
        CitationFields.FIELDS.forEach(
                field -> fields.add(PromptField.of(field, CitationFields.NAMES, ESSENTIAL.contains(field.name()))));
        fields.add(new PromptField("candidateCount", List.of(), false, CitationAudit::candidateCount));
        return new WholeJudging<>(
                new CitationMapping(),
                Wording.beside(CitationAudit.class, "whole-prompt"),
                fields,
                new CitationAudit());
    }

    private static String candidateCount(ObjectNode record) {
        return RecordFields.of(record, CitationFields.NAMES)
                .find(CitationFields.CANDIDATES)
                .map(candidates -> Integer.toString(candidates.size()))
                .orElse("0");
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
    public Audited audit(CitationCase subject, ObjectNode reply) {
        AuditNotes sheet = AuditNotes.of(reply, schema);
        AuditedCitation told = new AuditedCitation(sheet.reply(), subject);
        told.checkLogic(sheet);
        Optional<Integer> grade = subject.output().reasoning().isBlank() ? Optional.of(1) : told.grade();
        if (grade.isEmpty()) {
            return sheet.undecided(AuditedCitation.GRADE, "how good the reasoning is, from 1 to 5");
        }
        Answers answers = ReplyAnswers.collect(judge, subject, told::answer);
        if (!answers.withheld().isEmpty()) {
            return sheet.undecided(
                    AuditedCitation.DECISION, "which of several candidates is right, with the confidence it deserves");
        }
        CourtCheck courts = subject.courts();
        Assessment assessment =
                new Assessment(subject, courts, new CandidateStandings(subject, courts, answers), answers);
        List<CitationError> errors = errors(told, new CitationErrors(subject, courts, assessment).all());
        settle(sheet, told, subject, assessment, errors, grade.get());
        return sheet.decided(written(sheet, told, subject, assessment, errors, grade.get()));
    }

    /** What the rules find, and the two errors that are nothing but opinion. */
    private static List<CitationError> errors(AuditedCitation told, List<CitationError> found) {
        Set<CitationError> all = EnumSet.noneOf(CitationError.class);
        all.addAll(found);
        for (CitationError opinion : List.of(CitationError.CONTEXT_MISREAD, CitationError.OVERFIT_TO_KEYWORDS)) {
            if (told.lists(opinion)) {
                all.add(opinion);
            }
        }
        if (all.size() > 1) {
            all.remove(CitationError.NONE);
        }
        return List.copyOf(all);
    }

    private static void settle(
            AuditNotes sheet,
            AuditedCitation told,
            CitationCase subject,
            Assessment assessment,
            List<CitationError> errors,
            int grade) {
        sheet.settle(
                Violation.FACT,
                "/cited_court_classification",
                TextNode.valueOf(subject.courts().courtClass().name()),
                subject.courts().cited().reason());
        settleDecision(sheet, told, assessment);
        sheet.settle(
                Violation.LABEL,
                AuditedCitation.CORRECTNESS,
                TextNode.valueOf(assessment.correctness().name()),
                assessment.truth().basis().replaceFirst("\\.$", ""));
        settleCeiling(sheet, told, assessment);
        sheet.settle(
                Violation.FACT,
                "/court_alignment_handling",
                TextNode.valueOf(assessment.handling().name()),
                "that is how the courts, the confidence and the errors that it names stand to one another");
        sheet.settle(
                Violation.FACT,
                AuditedCitation.CALIBRATION,
                TextNode.valueOf(assessment.calibration().name()),
                "the system's choice is " + assessment.correctness() + " at "
                        + assessment
                                .top()
                                .map(match -> match.confidence().toString())
                                .orElse("no confidence")
                        + ", and the right answer deserves " + assessment.range());
        told.settleErrors(errors, sheet);
        sheet.settle(Violation.FACT, AuditedCitation.GRADE, IntNode.valueOf(grade), "the system gave no reasons");
        boolean wanted = isImprovable(assessment, grade);
        if (told.suggests() != wanted) {
            sheet.add(
                    Violation.CONTRADICTION,
                    AuditedCitation.SUGGESTIONS,
                    wanted
                            ? "is empty, expected a suggestion: not everything is right"
                            : "suggests something, expected null: match, confidence, courts and reasoning are right");
        }
    }

    private static void settleDecision(AuditNotes sheet, AuditedCitation told, Assessment assessment) {
        Optional<String> right = assessment.truth().decisionId();
        if (!told.names(right)) {
            sheet.settle(
                    Violation.FACT,
                    AuditedCitation.DECISION,
                    right.<JsonNode>map(TextNode::valueOf)
                            .orElseGet(() -> Json.object().nullNode()),
                    assessment.truth().basis().replaceFirst("\\.$", ""));
        }
    }

    private static void settleCeiling(AuditNotes sheet, AuditedCitation told, Assessment assessment) {
        Optional<Ceiling> ceiling = assessment.ceiling();
        if (!told.names(ceiling.orElse(null))) {
            sheet.settle(
                    Violation.FACT,
                    AuditedCitation.CEILING,
                    ceiling.<JsonNode>map(limit -> TextNode.valueOf(limit.wording()))
                            .orElseGet(() -> Json.object().nullNode()),
                    ceiling.isPresent() ? "it is the lowest that applies" : "none applies");
        }
        ExpectedRange range = assessment.range();
        boolean settled = told.range()
                .filter(own -> own.min() <= range.max() && own.max() >= range.min())
                .isPresent();
        boolean overCeiling = told.range()
                .filter(own -> ceiling.filter(
                                limit -> own.max() > limit.limit() + (limit == Ceiling.OTHER_TYPE ? 5 : 0))
                        .isPresent())
                .isPresent();
        sheet.settle(
                overCeiling ? Violation.CEILING : settled ? Violation.SETTLED : Violation.FACT,
                AuditedCitation.RANGE,
                Json.object().arrayNode().add(range.min()).add(range.max()),
                overCeiling
                        ? "no confidence may pass "
                                + ceiling.map(Ceiling::wording).orElse("")
                        : "so the calibration table has it for this evidence");
    }

    /** As the document says: null exactly when match, confidence and courts are right and the reasoning is good. */
    private static boolean isImprovable(Assessment assessment, int grade) {
        return !(assessment.correctness().isRight()
                && assessment.calibration() == ConfidenceCalibration.WELL_CALIBRATED
                && assessment.handling() == AlignmentHandling.CORRECT_ALIGNMENT
                && grade >= CitationReport.GOOD_REASONING);
    }

    private static ObjectNode written(
            AuditNotes sheet,
            AuditedCitation told,
            CitationCase subject,
            Assessment assessment,
            List<CitationError> errors,
            int grade) {
        ObjectNode form = new CitationReport(subject, subject.courts(), assessment).verdict();
        if (told.names(assessment.truth().decisionId())) {
            form.set("correct_decision_id", told.decision());
        }
        if (told.names(assessment.ceiling().orElse(null))) {
            form.set("applicable_ceiling", told.ceiling());
        }
        form.put("reasoning_quality", grade);
        errors.stream().map(Enum::name).forEach(form.putArray("errors")::add);
        form.put(
                "evaluation_notes",
                sheet.words("/evaluation_notes", form.path("evaluation_notes").asText()));
        String advice = form.path("improvement_suggestions").asText(ADVICE);
        form.put(
                "improvement_suggestions",
                isImprovable(assessment, grade) ? sheet.words(AuditedCitation.SUGGESTIONS, advice) : null);
        return form;
    }
}
