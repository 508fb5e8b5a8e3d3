package dev.assize.judges.citation;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Basis;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionRules;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.judges.citation.internal.CitationReasoningReader;
import dev.assize.judges.citation.internal.ContextReader;
import dev.assize.judges.citation.internal.CourtNames;
import dev.assize.judges.citation.internal.WeighedReasons;
import dev.assize.judges.internal.language.RuleLanguages;
import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.text.Language;
import dev.assize.text.detect.DetectedTexts;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Answers this judge's questions by rules and word lists, in French, Dutch and English, without network or model.
 * Threads share it: it holds nothing.
 */
public final class EmbeddedCitation implements Answerer {

    private static final String NAME = "embedded";

    /** Raised whenever an answer can change, because it is part of the epoch. */
    private static final String RULES = "19";

    private static final Basis CLASS = Basis.of("class");

    private static final RuleLanguages LANGUAGES = RuleLanguages.of(Language.FRENCH, Language.DUTCH, Language.ENGLISH);

    /** Why the rules cannot read a text; the texts of a case are asked about in several rounds. */
    private static final RecentResults<String, Optional<String>> OF_REASONS =
            new RecentResults<>(2, text -> LANGUAGES.missing(new DetectedTexts(), text));

    private static final RecentResults<String, Optional<String>> OF_CONTEXTS =
            new RecentResults<>(16, text -> RuleLanguages.BUILT_IN.missing(new DetectedTexts(), text));

    /** The passages that are read by rules for their language: what a system argued, and what snippet and candidate are about. */
    private static final List<String> READ =
            List.of(ReasoningPassages.REASONING, CitationQuestions.SNIPPET, CitationQuestions.CANDIDATE);

    private static final ConfidenceTable CONFIDENCE = ConfidenceTable.beside(EmbeddedCitation.class);

    private static final AnswererIdentity IDENTITY =
            new AnswererIdentity(NAME, new TreeMap<>(Map.of("rules", RULES, "confidence", CONFIDENCE.hash())));

    private static final QuestionRules<CitationRound, Reply> RULES_BY_QUESTION = rules();

    @Override
    public AnswererIdentity identity() {
        return IDENTITY;
    }

    @Override
    public AnswerConfidence threshold() {
        return CONFIDENCE.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        Unread unread = new Unread();
        List<Question> readable = new ArrayList<>(round.size());
        List<Reply> replies = new ArrayList<>(round.size());
        for (Question question : round) {
            String reason = unread.why(question).orElse(null);
            if (reason == null) {
                readable.add(question);
            } else {
                replies.add(RuleLanguages.decline(question, NAME, reason));
            }
        }
        replies.addAll(read(readable));
        return Replies.free(replies);
    }

    /** Why the texts of a round cannot be read. The questions of a round share most of theirs, and so the very same objects. */
    private static final class Unread {
        private final @Nullable String[] texts = new String[READ.size()];
        private final List<Optional<String>> reasons =
                new ArrayList<>(Collections.nCopies(READ.size(), Optional.empty()));

        /**
         * Names of courts are compared in any language; what a text argues or is about needs rules for its language. Between
         * German contexts and others {@link ContextReader} decides.
         */
        Optional<String> why(Question question) {
            Optional<String> reason = Optional.empty();
            for (int i = 0; i < READ.size() && reason.isEmpty(); i++) {
                Optional<Passage> passage = question.find(READ.get(i));
                if (passage.isPresent()) {
                    reason = why(i, passage.get().text());
                }
            }
            return reason;
        }

        @SuppressWarnings(
                "ReferenceEquality") // A text that is equal and another object is looked for among the recent ones.
        private Optional<String> why(int kind, String text) {
            if (texts[kind] != text) {
                texts[kind] = text;
                boolean reasons = READ.get(kind).equals(ReasoningPassages.REASONING);
                this.reasons.set(kind, (reasons ? OF_REASONS : OF_CONTEXTS).of(text));
            }
            return reasons.get(kind);
        }
    }

    private static List<Reply> read(List<Question> readable) {
        CitationRound round = new CitationRound(readable);
        List<Reply> replies = new ArrayList<>(readable.size());
        for (Question question : readable) {
            Optional<Reply> reply = RULES_BY_QUESTION.answer(question, round);
            if (reply.isEmpty()) {
                throw new IllegalArgumentException("No rule answers the question " + question.id());
            }
            replies.add(reply.get());
        }
        return replies;
    }

    private static QuestionRules<CitationRound, Reply> rules() {
        QuestionRules.Builder<CitationRound, Reply> rules = QuestionRules.builder();
        rules.answer(CitationQuestions.SAME_COURT, (question, round) -> court(question))
                .answer(CitationQuestions.CONTEXT_SUPPORTS, EmbeddedCitation::support)
                .answer(CitationQuestions.WHICH_CANDIDATE, (question, round) -> choice(question))
                .answer(CitationQuestions.NAMED_CLASS, EmbeddedCitation::namedClass)
                .answer(
                        CitationQuestions.CLAIMS_COURT_MATCH,
                        (question, round) ->
                                said(question, round.reasoning(question).claimsCourtMatch()))
                .answer(
                        CitationQuestions.MISREADS_CONTEXT,
                        (question, round) ->
                                said(question, round.mistakes(question).misreadsContext()))
                .answer(
                        CitationQuestions.OVERFITS_KEYWORDS,
                        (question, round) ->
                                said(question, round.mistakes(question).overfitsKeywords()));
        for (Indicator indicator : Indicator.values()) {
            rules.answer(
                    indicator.question(), (question, round) -> said(question, reading(indicator, round, question)));
        }
        return rules.forAll(CitationQuestions.ALL);
    }

    private static Reply court(Question question) {
        CourtOption option = CourtNames.areAlike(
                        question.require(CitationQuestions.CITED_COURT),
                        question.require(CitationQuestions.CANDIDATE_COURT))
                ? CourtOption.SAME
                : CourtOption.CANNOT_TELL;
        return stated(
                question,
                new Value.Choice(option.option()),
                option == CourtOption.SAME
                        ? "The two names share most of their words."
                        : "The registry does not know both courts, and their names share too few words.");
    }

    private static Reply support(Question question, CitationRound round) {
        int candidate = round.candidate(question);
        ContextReader reader = round.context();
        if (!reader.isReadable(candidate)) {
            return unread(question);
        }
        ContextReader.Pull pull = reader.pulls().get(candidate);
        ContextSupport support = switch (pull) {
            case STRONG -> ContextSupport.STRONG;
            case SOME -> ContextSupport.SOME;
            case NONE -> ContextSupport.NONE;
        };
        String rationale = pull == ContextReader.Pull.NONE
                ? "Another candidate shares more with the snippet, or none shares anything that tells."
                : "Of all candidates it shares most with the snippet, with a lead of " + Math.round(reader.lead() * 100)
                        + "%.";
        return CONFIDENCE.rate(
                question, stated(question, new Value.Choice(support.option()), rationale), reader.basis(candidate));
    }

    private static Reply unread(Question question) {
        return new Reply.Declined(
                question.id(),
                NAME,
                WithheldReason.CANNOT_TELL,
                "There are no rules for comparing a German text with one in another language.");
    }

    private static Reply namedClass(Question question, CitationRound round) {
        CitationReasoningReader reader = round.reasoning(question);
        return CONFIDENCE.rate(
                question,
                stated(
                        question,
                        new Value.Choice(reader.namedClass().orElse(Reasoning.NO_CLASS)),
                        reader.classWords()
                                .map(words -> "It says: " + words)
                                .orElse("No words of the reasoning name a class.")),
                CLASS);
    }

    private static CitationReasoningReader.Reading reading(
            Indicator indicator, CitationRound round, Question question) {
        CitationReasoningReader reader = round.reasoning(question);
        WeighedReasons weighed = round.weighed(question);
        return switch (indicator) {
            case SPEAKS_OF_COURT -> reader.speaksOfCourt();
            case COURT_FIRST -> weighed.courtFirst();
            case HANDLES_NUMBER -> reader.handlesNumber();
            case CLAIMS_NUMBER_MATCH -> weighed.claimsNumberMatch();
            case USES_CONTEXT -> weighed.usesContext();
            case EXPLAINS_LIMIT -> reader.explainsLimit();
            case DENIES_COURT -> weighed.deniesCourt();
            case LOWERS_FOR_SEAT -> weighed.lowersForSeat();
            case LOWERS_FOR_MISSING_NUMBER -> weighed.lowersForMissingNumber();
            case REMARKS_MISMATCH -> reader.remarksMismatch();
        };
    }

    private static Reply said(Question question, CitationReasoningReader.Reading reading) {
        Quote quote = reading.holds() && !reading.words().isBlank() ? Quote.of(reading.words()) : Quote.NONE;
        return CONFIDENCE.rate(
                question,
                new Reply.Stated(question.id(), NAME, new Value.YesNo(reading.holds()), quote, reading.why()),
                reading.basis());
    }

    /** Among equals the one that shares most, if it is ahead at all. */
    private static Reply choice(Question question) {
        List<Passage> candidates = question.passages().stream()
                .filter(passage -> !passage.name().equals(CitationQuestions.SNIPPET))
                .toList();
        ContextReader reader = ContextReader.of(
                question.require(CitationQuestions.SNIPPET),
                candidates.stream().map(Passage::text).toList());
        List<ContextReader.Pull> pulls = reader.pulls();
        List<String> ahead = new ArrayList<>();
        for (int i = 0; i < pulls.size(); i++) {
            if (pulls.get(i) != ContextReader.Pull.NONE) {
                ahead.add(candidates.get(i).name());
            }
        }
        return ahead.size() == 1
                ? stated(
                        question,
                        new Value.Choice(ahead.get(0)),
                        "Of these candidates it shares most with the snippet.")
                : stated(
                        question,
                        new Value.Choice(CitationQuestions.NO_CANDIDATE),
                        "None of these candidates shares more with the snippet than the others.");
    }

    private static Reply.Stated stated(Question question, Value value, String rationale) {
        return new Reply.Stated(question.id(), NAME, value, Quote.NONE, rationale);
    }
}
