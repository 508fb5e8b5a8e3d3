package dev.assize.judges.citation;

import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import dev.assize.law.be.court.CourtClass;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The questions of this judge, with their texts read once. */
final class CitationQuestions {

    static final QuestionId NAMED_CLASS = QuestionId.of("named-class");
    static final QuestionId MISREADS_CONTEXT = QuestionId.of("misreads-context");
    static final QuestionId OVERFITS_KEYWORDS = QuestionId.of("overfits-keywords");

    static final String CITED_COURT = "cited_court";
    static final String CANDIDATE_COURT = "candidate_court";
    static final String SNIPPET = "snippet";
    static final String CANDIDATE = "candidate";
    static final String REASONING = "reasoning";
    static final String CITATION = "citation";
    static final String CHOSEN = "chosen_candidate";
    static final String OUTCOME = "outcome";
    static final String NOT_MATCHED = "no candidate was chosen";
    private static final String MATCHED = "a candidate was chosen";

    private static final List<String> CLASSES = Stream.concat(
                    Stream.of(CourtClass.values()).map(Enum::name), Stream.of(Reasoning.NO_CLASS))
            .toList();

    private final Wording sameCourt = wording("same-court");
    private final Wording contextSupports = wording("context-supports");
    private final Wording namedClass = wording("named-class");
    private final Wording misreadsContext = wording("misreads-context");
    private final Wording overfitsKeywords = wording("overfits-keywords");
    private final Map<Indicator, Wording> indicators = new EnumMap<>(Indicator.class);

    CitationQuestions() {
        for (Indicator indicator : Indicator.values()) {
            indicators.put(indicator, wording(indicator.wording()));
        }
    }

    private static Wording wording(String name) {
        return Wording.beside(CitationQuestions.class, name);
    }

    static QuestionId court(Candidate candidate) {
        return QuestionId.of("court-" + candidate.index());
    }

    static QuestionId context(Candidate candidate) {
        return QuestionId.of("context-" + candidate.index());
    }

    List<QuestionOutline> outlines() {
        List<QuestionOutline> outlines = new ArrayList<>();
        outlines.add(
                new QuestionOutline(sameCourt, "choice", "for each candidate whose court the registry cannot compare"));
        outlines.add(new QuestionOutline(
                contextSupports, "choice", "for each of several candidates that nothing else tells apart"));
        indicators
                .values()
                .forEach(wording ->
                        outlines.add(new QuestionOutline(wording, "yes/no", "when the system gave reasons")));
        outlines.add(new QuestionOutline(namedClass, "choice", "when the system gave reasons"));
        outlines.add(new QuestionOutline(misreadsContext, "yes/no", "when a wrong match is argued from the context"));
        outlines.add(new QuestionOutline(overfitsKeywords, "yes/no", "when a wrong match is argued from the context"));
        return outlines;
    }

    Question aboutCourt(CitationCase subject, Candidate candidate) {
        List<Passage> passages = List.of(
                new Passage(CITED_COURT, subject.cited().courtName()),
                Passage.item(CANDIDATE_COURT, courtText(candidate)));
        return choice(court(candidate), sameCourt, CourtOption.options(), passages);
    }

    private static String courtText(Candidate candidate) {
        return Stream.of(candidate.courtName(), candidate.courtCode(), candidate.ecli())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining("\n"));
    }

    Question aboutContext(CitationCase subject, Candidate candidate) {
        String contents = candidate.number().bare() + "\n" + candidate.contents();
        List<Passage> passages =
                List.of(new Passage(SNIPPET, subject.snippet()), Passage.item(CANDIDATE, contents.strip()));
        return choice(context(candidate), contextSupports, ContextSupport.options(), passages);
    }

    /** @param refusedCourts the courts, one on each line, that should not have been refused; blank when there are none */
    List<Question> aboutReasoning(CitationCase subject, String refusedCourts) {
        List<Passage> passages = List.of(
                new Passage(REASONING, subject.output().reasoning()),
                new Passage(CITATION, citation(subject)),
                new Passage(CANDIDATE_COURT, refusedCourts),
                new Passage(OUTCOME, subject.output().top().isPresent() ? MATCHED : NOT_MATCHED));
        List<Question> round = new ArrayList<>();
        indicators.forEach((indicator, wording) -> round.add(yesNo(indicator.question(), wording, passages)));
        round.add(choice(NAMED_CLASS, namedClass, CLASSES, passages));
        return round;
    }

    List<Question> aboutMistake(CitationCase subject, Candidate chosen, String right) {
        List<Passage> passages = List.of(
                new Passage(REASONING, subject.output().reasoning()),
                new Passage(SNIPPET, subject.snippet()),
                new Passage(CHOSEN, chosen.contents()),
                new Passage(CANDIDATE, right));
        return List.of(
                yesNo(MISREADS_CONTEXT, misreadsContext, passages),
                yesNo(OVERFITS_KEYWORDS, overfitsKeywords, passages));
    }

    private static String citation(CitationCase subject) {
        Cited cited = subject.cited();
        return Stream.of(
                        cited.courtName(),
                        cited.date() == null ? "" : cited.date().toString(),
                        cited.hasNumber() ? cited.number().bare() : "no case number",
                        cited.ecli())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining(", "));
    }

    private static Question yesNo(QuestionId id, Wording wording, List<Passage> passages) {
        return new Question(id, wording, new Form.YesNo(), passages, Quoting.NONE, Question.Reuse.THIS_CASE);
    }

    private static Question choice(QuestionId id, Wording wording, List<String> options, List<Passage> passages) {
        return new Question(id, wording, new Form.Choice(options), passages, Quoting.NONE, Question.Reuse.THIS_CASE);
    }
}
