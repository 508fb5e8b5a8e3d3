package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionRules;
import dev.assize.core.question.Value;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.VerdictReader;
import dev.assize.core.whole.Violation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A verdict as somebody else wrote it: whether it is consistent in itself, and which opinions it expresses. */
final class AuditedCitation {

    static final String CORRECTNESS = "/match_correctness";
    static final String DECISION = "/correct_decision_id";
    static final String CALIBRATION = "/confidence_calibration";
    static final String RANGE = "/expected_confidence_range";
    static final String CEILING = "/applicable_ceiling";
    static final String GRADE = "/reasoning_quality";
    static final String ERRORS = "/errors";
    static final String SUGGESTIONS = "/improvement_suggestions";
    private static final String HANDLING = "/court_alignment_handling";

    private static final Pattern NUMBER = Pattern.compile("\\d{1,3}");

    private static final QuestionRules<AuditedCitation, Optional<Value>> OPINIONS = opinions();

    private final VerdictReader reply;
    private final CitationCase subject;
    private final Set<CitationError> errors;

    private static QuestionRules<AuditedCitation, Optional<Value>> opinions() {
        QuestionRules.Builder<AuditedCitation, Optional<Value>> rules = QuestionRules.builder();
        rules.answer(CitationQuestions.SAME_COURT, (question, told) -> told.court(question))
                .answer(CitationQuestions.CONTEXT_SUPPORTS, (question, told) -> told.support(question))
                // A verdict names the right candidate without telling whether the context alone chose it.
                .answer(CitationQuestions.WHICH_CANDIDATE, (question, told) -> Optional.empty())
                .answer(CitationQuestions.NAMED_CLASS, (question, told) -> told.namedClass())
                // Only the grade depends on it, and that is the verdict's own.
                .answer(CitationQuestions.CLAIMS_COURT_MATCH, (question, told) -> yesNo(false))
                .answer(
                        CitationQuestions.MISREADS_CONTEXT,
                        (question, told) -> yesNo(told.lists(CitationError.CONTEXT_MISREAD)))
                .answer(
                        CitationQuestions.OVERFITS_KEYWORDS,
                        (question, told) -> yesNo(told.lists(CitationError.OVERFIT_TO_KEYWORDS)));
        for (Indicator indicator : Indicator.values()) {
            rules.answer(indicator.question(), (question, told) -> yesNo(told.shows(indicator)));
        }
        return rules.forAll(CitationQuestions.ALL);
    }

    AuditedCitation(VerdictReader reply, CitationCase subject) {
        this.reply = reply;
        this.subject = subject;
        List<String> listed = reply.texts(ERRORS);
        this.errors = Stream.of(CitationError.values())
                .filter(error -> listed.stream().anyMatch(error.name()::equalsIgnoreCase))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(CitationError.class)));
    }

    boolean lists(CitationError error) {
        return errors.contains(error);
    }

    Optional<Integer> grade() {
        return reply.integer(GRADE, 1, 5);
    }

    JsonNode decision() {
        return reply.at(DECISION);
    }

    JsonNode ceiling() {
        return reply.at(CEILING);
    }

    boolean suggests() {
        return reply.text(SUGGESTIONS).filter(text -> !text.isBlank()).isPresent();
    }

    Optional<ExpectedRange> range() {
        Optional<Integer> min = reply.integer(RANGE + "/0", 0, 100);
        Optional<Integer> max = reply.integer(RANGE + "/1", 0, 100);
        return min.isPresent() && max.isPresent() && min.get() <= max.get()
                ? Optional.of(new ExpectedRange(min.get(), max.get()))
                : Optional.empty();
    }

    /** Whether it gives this decision, in whatever spelling, or none where there is none. */
    boolean names(Optional<String> right) {
        Optional<String> told = reply.text(DECISION);
        if (told.isEmpty() || right.isEmpty()) {
            return decision().isNull() && right.isEmpty();
        }
        return told.get().strip().equalsIgnoreCase(right.get())
                || candidate(told.get())
                        .filter(candidate -> candidate.isNamedBy(right.get()))
                        .isPresent();
    }

    /** Whether it names this limit, in whatever words, or none where there is none. */
    boolean names(@Nullable Ceiling ceiling) {
        if (ceiling == null) {
            return ceiling().isNull();
        }
        return limit().filter(limit -> limit == ceiling.limit() || (ceiling == Ceiling.OTHER_TYPE && limit == 20))
                .isPresent();
    }

    /** The last number in the words for the limit: "max 15-20%" is 20. */
    private Optional<Integer> limit() {
        Matcher matcher = NUMBER.matcher(reply.text(CEILING).orElse(""));
        Optional<Integer> last = Optional.empty();
        while (matcher.find()) {
            last = Optional.of(Integer.valueOf(matcher.group()));
        }
        return last;
    }

    private Optional<Candidate> candidate(String reference) {
        return CitationCase.named(reference, subject.candidates());
    }

    /** What it answers to a question of the judge; empty where it does not say. */
    Optional<Value> answer(Question question) {
        return OPINIONS.answer(question, this).flatMap(Function.identity());
    }

    private Optional<Value> namedClass() {
        return Optional.of(new Value.Choice(
                skipsCourt()
                        ? Reasoning.NO_CLASS
                        : subject.courts().courtClass().name()));
    }

    private static Optional<Value> yesNo(boolean yes) {
        return Optional.of(new Value.YesNo(yes));
    }

    /** A court that the registry cannot compare: what the limit for the system's choice tells. */
    private Optional<Value> court(Question question) {
        return Optional.of(new Value.Choice(alignment(question).option()));
    }

    private CourtOption alignment(Question question) {
        boolean chosen = subject.output()
                .top()
                .flatMap(ProposedMatch::found)
                .filter(candidate -> CitationQuestions.court(candidate).is(question))
                .isPresent();
        boolean about = chosen || subject.output().top().isEmpty();
        if (about && names(Ceiling.OTHER_TYPE)) {
            return CourtOption.OTHER_KIND;
        }
        return about && names(Ceiling.OTHER_SEAT) ? CourtOption.OTHER_SEAT : CourtOption.CANNOT_TELL;
    }

    private Optional<Value> support(Question question) {
        return supported(question).map(support -> new Value.Choice(support.option()));
    }

    private Optional<ContextSupport> supported(Question question) {
        if (decision().isMissingNode() || range().isEmpty()) {
            return Optional.empty();
        }
        Optional<Candidate> right = reply.text(DECISION).flatMap(this::candidate);
        if (right.isPresent()) {
            boolean strong = range().orElseThrow().max() > ExpectedConfidence.WEAK.max();
            return Optional.of(
                    !CitationQuestions.context(right.get()).is(question)
                            ? ContextSupport.NONE
                            : strong ? ContextSupport.STRONG : ContextSupport.SOME);
        }
        // Wrong without saying what is right: anything but the system's choice.
        boolean chosen = subject.output()
                .top()
                .flatMap(ProposedMatch::found)
                .filter(candidate -> CitationQuestions.context(candidate).is(question))
                .isPresent();
        return Optional.of(
                says(CORRECTNESS, MatchCorrectness.INCORRECT.name()) && !chosen
                        ? ContextSupport.SOME
                        : ContextSupport.NONE);
    }

    private boolean shows(Indicator indicator) {
        return switch (indicator) {
            case SPEAKS_OF_COURT, COURT_FIRST -> !skipsCourt();
            case HANDLES_NUMBER, EXPLAINS_LIMIT -> false;
            case USES_CONTEXT ->
                skipsCourt() || lists(CitationError.CONTEXT_MISREAD) || lists(CitationError.OVERFIT_TO_KEYWORDS);
            case CLAIMS_NUMBER_MATCH -> lists(CitationError.CASE_NUMBER_FALSE_MATCH);
            case DENIES_COURT ->
                handles(AlignmentHandling.MISSED_COURT_MATCH)
                        || lists(CitationError.FR_NL_CONFUSION)
                        || lists(CitationError.ABBREVIATION_MISSED);
            case LOWERS_FOR_SEAT ->
                handles(AlignmentHandling.WRONG_JURISDICTION_OVERPUNISHED) || lists(CitationError.GENERIC_OVERPUNISHED);
            case LOWERS_FOR_MISSING_NUMBER -> lists(CitationError.MISSING_CASE_NUMBER_PENALIZED);
            case REMARKS_MISMATCH -> !lists(CitationError.ECLI_MISMATCH_IGNORED);
        };
    }

    private boolean skipsCourt() {
        return handles(AlignmentHandling.SKIPPED_COURT_CHECK) || lists(CitationError.COURT_CHECK_SKIPPED);
    }

    private boolean handles(AlignmentHandling handling) {
        return says(HANDLING, handling.name());
    }

    private boolean says(String pointer, String value) {
        return reply.text(pointer)
                .filter(text -> text.strip().equalsIgnoreCase(value))
                .isPresent();
    }

    /** Holds its fields against one another. */
    void checkLogic(AuditNotes sheet) {
        if (lists(CitationError.NONE) && errors.size() > 1) {
            sheet.add(Violation.CONTRADICTION, ERRORS, "has NONE beside other errors, expected one or the other");
        }
        Optional<Integer> min = reply.integer(RANGE + "/0");
        Optional<Integer> max = reply.integer(RANGE + "/1");
        if (min.isPresent() && max.isPresent() && min.get() > max.get()) {
            sheet.add(Violation.ARITHMETIC, RANGE, "begins at " + min.get() + " and ends at " + max.get());
        }
        range().ifPresent(range -> limit().filter(limit -> range.max() > limit)
                .ifPresent(limit -> sheet.add(
                        Violation.CEILING,
                        RANGE,
                        "goes up to " + range.max() + ", expected at most " + limit + ", the ceiling that it names")));
        checkCalibration(sheet);
    }

    private void checkCalibration(AuditNotes sheet) {
        CitedConfidence confidence =
                subject.output().top().map(ProposedMatch::confidence).orElse(null);
        boolean over = says(CALIBRATION, ConfidenceCalibration.OVERCONFIDENT.name());
        boolean known = Stream.of(ConfidenceCalibration.values()).anyMatch(value -> says(CALIBRATION, value.name()));
        if (confidence == null || !known) {
            return;
        }
        Optional<Integer> limit = limit().filter(confidence::isOver);
        if (limit.isPresent() && !over) {
            settle(
                    sheet,
                    Violation.CEILING,
                    ConfidenceCalibration.OVERCONFIDENT,
                    "the confidence " + confidence + " passes the ceiling of " + limit.get() + " that it names");
        } else if (lists(CitationError.CEILING_VIOLATED) && !over) {
            settle(sheet, Violation.CONTRADICTION, ConfidenceCalibration.OVERCONFIDENT, "it lists CEILING_VIOLATED");
        } else if (says(CORRECTNESS, MatchCorrectness.CORRECT.name()) && range().isPresent()) {
            ExpectedRange range = range().orElseThrow();
            ConfidenceCalibration expected = confidence.isOver(range.max())
                    ? ConfidenceCalibration.OVERCONFIDENT
                    : confidence.isUnder(range.min())
                            ? ConfidenceCalibration.UNDERCONFIDENT
                            : ConfidenceCalibration.WELL_CALIBRATED;
            settle(
                    sheet,
                    Violation.VERDICT_LOGIC,
                    expected,
                    "the confidence " + confidence + " against its own range of " + range);
        }
    }

    private static void settle(AuditNotes sheet, Violation violation, ConfidenceCalibration expected, String why) {
        sheet.settle(violation, CALIBRATION, TextNode.valueOf(expected.name()), why);
    }

    void settleErrors(List<CitationError> expected, AuditNotes sheet) {
        Set<CitationError> wanted = EnumSet.copyOf(expected);
        boolean unknown = reply.entries(ERRORS).orElse(List.of()).size() != errors.size();
        if (errors.equals(wanted) && !unknown) {
            return;
        }
        List<String> why = new ArrayList<>();
        wanted.stream().filter(error -> !errors.contains(error)).forEach(error -> why.add(error + " is missing"));
        errors.stream().filter(error -> !wanted.contains(error)).forEach(error -> why.add(error + " is not so"));
        boolean ceiling = wanted.contains(CitationError.CEILING_VIOLATED) && !lists(CitationError.CEILING_VIOLATED);
        ArrayNode list = Json.object().arrayNode();
        expected.forEach(error -> list.add(error.name()));
        sheet.settle(
                ceiling ? Violation.CEILING : Violation.FACT,
                ERRORS,
                list,
                why.isEmpty() ? "only the errors of the document count" : String.join(", ", why));
    }
}
