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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The questions of this judge, with their texts read once. */
final class CitationQuestions {

    static final QuestionId NAMED_CLASS = QuestionId.of("named-class");
    static final QuestionId WHICH_CANDIDATE = QuestionId.of("which-candidate");
    static final String NO_CANDIDATE = "none";
    static final QuestionId MISREADS_CONTEXT = QuestionId.of("misreads-context");
    static final QuestionId OVERFITS_KEYWORDS = QuestionId.of("overfits-keywords");

    static final String CITED_COURT = "cited_court";
    static final String CANDIDATE_COURT = "candidate_court";
    static final String SNIPPET = "snippet";
    static final String CANDIDATE = "candidate";
    static final String CHOSEN = "chosen_candidate";
    static final String RIGHT = "right_candidate";
    static final String SAME_AS_CHOSEN = "the same as chosen_candidate";

    private static final QuestionId[] CONTEXTS = IntStream.range(0, 64)
            .mapToObj(place -> QuestionId.of("context-" + place))
            .toArray(QuestionId[]::new);

    private static final List<String> CLASSES = Stream.concat(
                    Stream.of(CourtClass.values()).map(Enum::name), Stream.of(Reasoning.NO_CLASS))
            .toList();

    private final Wording sameCourt = wording("same-court");
    private final Wording contextSupports = wording("context-supports");
    private final Wording whichCandidate = wording("which-candidate");
    private final Wording namedClass = wording("named-class");
    private final Wording misreadsContext = wording("misreads-context");
    private final Wording overfitsKeywords = wording("overfits-keywords");
    private final Map<Indicator, Wording> indicators = new EnumMap<>(Indicator.class);

    /** By the name of a wording, the names of texts that stand in it. */
    private final Map<String, Set<String>> namesIn = new HashMap<>();

    CitationQuestions() {
        for (Indicator indicator : Indicator.values()) {
            indicators.put(indicator, wording(indicator.wording()));
        }
        indicators.values().forEach(this::learnNames);
        List.of(namedClass, misreadsContext, overfitsKeywords).forEach(this::learnNames);
    }

    private void learnNames(Wording wording) {
        namesIn.put(
                wording.name(),
                Stream.of(
                                ReasoningPassages.REASONING,
                                ReasoningPassages.CITATION,
                                ReasoningPassages.CANDIDATES,
                                ReasoningPassages.OUTCOME,
                                SNIPPET,
                                CHOSEN,
                                RIGHT)
                        .filter(wording.text()::contains)
                        .collect(Collectors.toSet()));
    }

    private static Wording wording(String name) {
        return Wording.beside(CitationQuestions.class, name);
    }

    static QuestionId court(Candidate candidate) {
        return QuestionId.of("court-" + candidate.index());
    }

    static QuestionId context(Candidate candidate) {
        return context(candidate.index());
    }

    static QuestionId context(int place) {
        return place < CONTEXTS.length ? CONTEXTS[place] : QuestionId.of("context-" + place);
    }

    List<QuestionOutline> outlines() {
        List<QuestionOutline> outlines = new ArrayList<>();
        outlines.add(
                new QuestionOutline(sameCourt, "choice", "for each candidate whose court the registry cannot compare"));
        outlines.add(new QuestionOutline(
                contextSupports, "choice", "for each of several candidates that nothing else tells apart"));
        outlines.add(new QuestionOutline(
                whichCandidate, "choice", "when the context points strongly to more than one candidate"));
        indicators
                .values()
                .forEach(wording ->
                        outlines.add(new QuestionOutline(wording, "yes/no", "when the system gave reasons")));
        outlines.add(new QuestionOutline(namedClass, "choice", "when the system gave reasons"));
        outlines.add(new QuestionOutline(misreadsContext, "yes/no", "when a match is argued from the context"));
        outlines.add(new QuestionOutline(overfitsKeywords, "yes/no", "when a wrong match is argued from the context"));
        return outlines;
    }

    Question aboutCourt(CitationCase subject, Candidate candidate) {
        List<Passage> passages = List.of(
                new Passage(CITED_COURT, subject.cited().courtName()),
                Passage.item(CANDIDATE_COURT, courtText(candidate)));
        return choice(court(candidate), sameCourt, CourtOption.options(), passages);
    }

    /** Whether there is anything to compare: of a court that nobody names, nobody can tell. */
    static boolean namesCourts(CitationCase subject, Candidate candidate) {
        return !subject.cited().courtName().isBlank() && !courtText(candidate).isBlank();
    }

    /** Whether there is anything to compare: to a candidate without contents no snippet points. */
    static boolean hasContents(CitationCase subject, Candidate candidate) {
        return !subject.snippet().isBlank() && !candidate.contents().isBlank();
    }

    private static String courtText(Candidate candidate) {
        return Stream.of(candidate.courtName(), candidate.courtCode(), candidate.ecli())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining("\n"));
    }

    Question aboutContext(CitationCase subject, Candidate candidate) {
        List<Passage> passages =
                List.of(new Passage(SNIPPET, subject.snippet()), Passage.item(CANDIDATE, contents(candidate)));
        return choice(context(candidate), contextSupports, ContextSupport.options(), passages);
    }

    private static String contents(Candidate candidate) {
        return (candidate.number().bare() + "\n" + candidate.contents()).strip();
    }

    /** One question where the context points strongly to several: which of them, or none. */
    Question whichCandidate(CitationCase subject, List<Candidate> candidates) {
        List<Passage> passages = new ArrayList<>();
        passages.add(new Passage(SNIPPET, subject.snippet()));
        List<String> options = new ArrayList<>();
        for (Candidate candidate : candidates) {
            passages.add(new Passage(name(candidate), contents(candidate)));
            options.add(name(candidate));
        }
        options.add(NO_CANDIDATE);
        return choice(WHICH_CANDIDATE, whichCandidate, options, passages);
    }

    /** How the choosing question calls a candidate. */
    static String name(Candidate candidate) {
        return "candidate_" + candidate.index();
    }

    /** @param passages what the questions about reasons are about */
    List<Question> aboutReasoning(List<Passage> passages) {
        List<Question> round = new ArrayList<>();
        indicators.forEach(
                (indicator, wording) -> round.add(yesNo(indicator.question(), wording, named(wording, passages))));
        round.add(choice(NAMED_CLASS, namedClass, CLASSES, named(namedClass, passages)));
        return round;
    }

    /** The texts that a wording speaks of, by the names it uses. */
    private List<Passage> named(Wording wording, List<Passage> passages) {
        Set<String> names = namesIn.getOrDefault(wording.name(), Set.of());
        List<Passage> named = new ArrayList<>(passages.size());
        for (Passage passage : passages) {
            if (names.contains(passage.name())) {
                named.add(passage);
            }
        }
        return named;
    }

    /** @param right the contents of the right candidate; empty when there is none */
    List<Question> aboutMistake(List<Passage> reasoning, String chosen, String right, boolean rightlyChosen) {
        List<Passage> passages = new ArrayList<>(reasoning);
        passages.add(new Passage(CHOSEN, chosen));
        passages.add(new Passage(RIGHT, rightlyChosen ? SAME_AS_CHOSEN : right));
        Question misreads = yesNo(MISREADS_CONTEXT, misreadsContext, named(misreadsContext, passages));
        return rightlyChosen
                ? List.of(misreads)
                : List.of(misreads, yesNo(OVERFITS_KEYWORDS, overfitsKeywords, named(overfitsKeywords, passages)));
    }

    private static Question yesNo(QuestionId id, Wording wording, List<Passage> passages) {
        Quoting quoting = Quoting.welcome(ReasoningPassages.REASONING);
        return new Question(id, wording, new Form.YesNo(), passages, quoting, Question.Reuse.THIS_CASE);
    }

    private static Question choice(QuestionId id, Wording wording, List<String> options, List<Passage> passages) {
        return new Question(id, wording, new Form.Choice(options), passages, Quoting.NONE, Question.Reuse.THIS_CASE);
    }
}
