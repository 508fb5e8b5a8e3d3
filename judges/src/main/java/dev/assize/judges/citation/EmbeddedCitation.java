package dev.assize.judges.citation;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.judges.citation.reading.CitationReasoningReader;
import dev.assize.judges.citation.reading.ContextReader;
import dev.assize.judges.citation.reading.CourtNames;
import dev.assize.judges.citation.reading.MistakeReader;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * Answers this judge's questions by rules and word lists, in French, Dutch and English, without network or model.
 * Threads share it: it holds nothing.
 */
public final class EmbeddedCitation implements Answerer {

    private static final String NAME = "embedded";

    /** Raised whenever an answer can change, because it is part of the epoch. */
    private static final String RULES = "3";

    private static final String NO_NUMBER = "no case number";

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("rules", RULES)));
    }

    @Override
    public Replies answer(List<Question> round) {
        List<Reply> replies = new ArrayList<>(round.size());
        List<Question> aboutContext = new ArrayList<>();
        CitationReasoningReader reasoning = null;
        MistakeReader mistakes = null;
        for (Question question : round) {
            switch (question.wording().name()) {
                case "same-court" -> replies.add(court(question));
                case "context-supports" -> aboutContext.add(question);
                case "misreads-context" -> {
                    mistakes = mistakes == null ? mistakes(question) : mistakes;
                    replies.add(yesNo(question, mistakes.misreadsContext()));
                }
                case "overfits-keywords" -> {
                    mistakes = mistakes == null ? mistakes(question) : mistakes;
                    replies.add(yesNo(question, mistakes.overfitsKeywords()));
                }
                default -> {
                    reasoning = reasoning == null ? reader(question) : reasoning;
                    replies.add(reasoning(question, reasoning));
                }
            }
        }
        replies.addAll(context(aboutContext));
        return Replies.free(replies);
    }

    private static Reply court(Question question) {
        CourtOption option = CourtNames.areAlike(
                        question.require(CitationQuestions.CITED_COURT),
                        question.require(CitationQuestions.CANDIDATE_COURT))
                ? CourtOption.SAME
                : CourtOption.CANNOT_TELL;
        return stated(question, new Value.Choice(option.option()));
    }

    /** The candidates are weighed against one another, so they are read together. */
    private static List<Reply> context(List<Question> questions) {
        if (questions.isEmpty()) {
            return List.of();
        }
        List<String> candidates = questions.stream()
                .map(question -> question.require(CitationQuestions.CANDIDATE))
                .toList();
        ContextReader reader = ContextReader.of(questions.get(0).require(CitationQuestions.SNIPPET), candidates);
        List<ContextReader.Pull> pulls = reader.pulls();
        List<Reply> replies = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            replies.add(
                    reader.isReadable(i) ? support(questions.get(i), pulls.get(i), reader) : unread(questions.get(i)));
        }
        return replies;
    }

    private static Reply support(Question question, ContextReader.Pull pull, ContextReader reader) {
        ContextSupport support = switch (pull) {
            case STRONG -> ContextSupport.STRONG;
            case SOME -> ContextSupport.SOME;
            case NONE -> ContextSupport.NONE;
        };
        String rationale = pull == ContextReader.Pull.NONE
                ? "Another candidate shares more with the snippet, or none shares anything that tells."
                : String.format(
                        Locale.ROOT,
                        "Of all candidates it shares most with the snippet, with a lead of %.0f%%.",
                        reader.lead() * 100);
        return stated(question, new Value.Choice(support.option()), rationale);
    }

    private static Reply unread(Question question) {
        return new Reply.Declined(
                question.id(),
                NAME,
                WithheldReason.CANNOT_TELL,
                "There are no rules for comparing a German text with one in another language.");
    }

    private static CitationReasoningReader reader(Question question) {
        String citation = question.require(CitationQuestions.CITATION);
        return CitationReasoningReader.of(question.require(CitationQuestions.REASONING), numberIn(citation));
    }

    /** The citation is written as court, date, number, ECLI. */
    private static String numberIn(String citation) {
        if (citation.contains(NO_NUMBER)) {
            return "";
        }
        for (String part : citation.split(", ")) {
            boolean date = part.length() == 10 && part.charAt(4) == '-';
            if (!date && part.chars().anyMatch(Characters::isDigit) && !part.startsWith("ECLI")) {
                return part;
            }
        }
        return "";
    }

    private static Reply reasoning(Question question, CitationReasoningReader reader) {
        if (question.id().equals(CitationQuestions.NAMED_CLASS)) {
            return stated(question, new Value.Choice(reader.namedClass().orElse(Reasoning.NO_CLASS)));
        }
        String court = question.require(CitationQuestions.CANDIDATE_COURT);
        boolean refused = question.require(CitationQuestions.OUTCOME).equals(CitationQuestions.NOT_MATCHED);
        boolean yes = switch (indicator(question)) {
            case SPEAKS_OF_COURT -> reader.speaksOfCourt();
            case COURT_FIRST -> reader.courtFirst();
            case HANDLES_NUMBER -> reader.handlesNumber();
            case CLAIMS_NUMBER_MATCH -> reader.claimsNumberMatch();
            case USES_CONTEXT -> reader.usesContext();
            case EXPLAINS_LIMIT -> reader.explainsLimit();
            case DENIES_COURT -> reader.deniesCourt(court);
            case LOWERS_FOR_SEAT -> reader.lowersForSeat();
            case LOWERS_FOR_MISSING_NUMBER ->
                reader.lowersForMissingNumber() || (refused && reader.refusesForMissingNumber());
            case REMARKS_MISMATCH -> reader.remarksMismatch();
        };
        return yesNo(question, yes);
    }

    private static Indicator indicator(Question question) {
        for (Indicator indicator : Indicator.values()) {
            if (indicator.question().equals(question.id())) {
                return indicator;
            }
        }
        throw new IllegalArgumentException("No rule answers the question " + question.id());
    }

    private static MistakeReader mistakes(Question question) {
        return MistakeReader.of(
                question.require(CitationQuestions.REASONING),
                question.require(CitationQuestions.SNIPPET),
                question.require(CitationQuestions.CHOSEN),
                question.require(CitationQuestions.CANDIDATE));
    }

    private static Reply yesNo(Question question, boolean yes) {
        return stated(question, new Value.YesNo(yes));
    }

    private static Reply stated(Question question, Value value) {
        return stated(question, value, "");
    }

    private static Reply stated(Question question, Value value, String rationale) {
        return new Reply.Stated(question.id(), NAME, value, Quote.NONE, rationale);
    }
}
