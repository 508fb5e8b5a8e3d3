package dev.assize.judges.citation;

import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.law.be.court.CourtClass;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The questions of this judge. */
final class CitationQuestions {

    static final String NO_CANDIDATE = "none";

    static final String CITED_COURT = "cited_court";
    static final String CANDIDATE_COURT = "candidate_court";
    static final String SNIPPET = "snippet";
    static final String CANDIDATE = "candidate";
    static final String CHOSEN = "chosen_candidate";
    static final String RIGHT = "right_candidate";
    static final String OTHERS = "other_candidates";
    static final String SAME_AS_CHOSEN = "the same as chosen_candidate";

    static final QuestionHandle<Value.Choice> SAME_COURT = QuestionHandle.choice(
                    wording("same-court"), CourtOption.options())
            .numbered("court")
            .asked("for each candidate whose court the registry cannot compare");

    static final QuestionHandle<Value.Choice> CONTEXT_SUPPORTS = QuestionHandle.choice(
                    wording("context-supports"), ContextSupport.options())
            .numbered("context")
            .asked("for each of several candidates that nothing else tells apart");

    static final QuestionHandle<Value.Choice> WHICH_CANDIDATE = QuestionHandle.choice(wording("which-candidate"))
            .asked("when the context points strongly to more than one candidate");

    static final QuestionHandle<Value.Choice> NAMED_CLASS = QuestionHandle.choice(
                    wording("named-class"),
                    Stream.concat(Stream.of(CourtClass.values()).map(Enum::name), Stream.of(Reasoning.NO_CLASS))
                            .toList())
            .asked("when the system gave reasons");

    static final QuestionHandle<Value.YesNo> CLAIMS_COURT_MATCH =
            Indicator.aboutReasons("claims-court-match").asked("when a candidate of another kind of court was chosen");

    static final QuestionHandle<Value.YesNo> MISREADS_CONTEXT =
            Indicator.aboutReasons("misreads-context").asked("when a match is argued from the context");

    static final QuestionHandle<Value.YesNo> OVERFITS_KEYWORDS =
            Indicator.aboutReasons("overfits-keywords").asked("when a wrong match is argued from the context");

    /** All of them, in the order in which a reader of the judge's description meets them. */
    static final List<QuestionHandle<?>> ALL = all();

    /** By the name of a wording, the names of texts that stand in it. */
    private static final Map<String, Set<String>> NAMES_IN = namesIn();

    private CitationQuestions() {}

    private static List<QuestionHandle<?>> all() {
        List<QuestionHandle<?>> all = new ArrayList<>(List.of(SAME_COURT, CONTEXT_SUPPORTS, WHICH_CANDIDATE));
        all.addAll(Indicator.QUESTIONS);
        all.addAll(List.of(NAMED_CLASS, CLAIMS_COURT_MATCH, MISREADS_CONTEXT, OVERFITS_KEYWORDS));
        return List.copyOf(all);
    }

    private static Map<String, Set<String>> namesIn() {
        Map<String, Set<String>> names = new HashMap<>();
        Map<Set<String>, Set<String>> same = new HashMap<>();
        for (QuestionHandle<?> question : ALL) {
            names.put(
                    question.name(),
                    Stream.of(
                                    ReasoningPassages.REASONING,
                                    ReasoningPassages.CITATION,
                                    ReasoningPassages.CANDIDATES,
                                    ReasoningPassages.OUTCOME,
                                    ReasoningPassages.SUMMARIES,
                                    SNIPPET,
                                    CHOSEN,
                                    RIGHT,
                                    OTHERS)
                            .filter(question.wording().text()::contains)
                            .collect(Collectors.collectingAndThen(
                                    Collectors.toUnmodifiableSet(), set -> same.computeIfAbsent(set, own -> own))));
        }
        return names;
    }

    private static Wording wording(String name) {
        return Wording.beside(CitationQuestions.class, name);
    }

    static TypedQuestionId<Value.Choice> court(Candidate candidate) {
        return SAME_COURT.id(candidate.index());
    }

    static TypedQuestionId<Value.Choice> context(Candidate candidate) {
        return CONTEXT_SUPPORTS.id(candidate.index());
    }

    static Question aboutCourt(CitationCase subject, Candidate candidate) {
        List<Passage> passages = List.of(
                new Passage(CITED_COURT, subject.cited().courtName()),
                Passage.item(CANDIDATE_COURT, courtText(candidate)));
        return court(candidate).question(passages);
    }

    /** Whether there is anything to compare: of a court that nobody names, nobody can tell. */
    static boolean namesCourts(CitationCase subject, Candidate candidate) {
        return !subject.cited().courtName().isBlank() && !courtText(candidate).isBlank();
    }

    /** Whether there is anything to compare: to a candidate without contents no snippet points. */
    static boolean hasContents(CitationCase subject, Candidate candidate) {
        return !subject.snippet().isBlank() && candidate.hasContents();
    }

    private static String courtText(Candidate candidate) {
        return Stream.of(candidate.courtName(), candidate.courtCode(), candidate.ecli())
                .filter(text -> !text.isBlank())
                .collect(Collectors.joining("\n"));
    }

    static Question aboutContext(CitationCase subject, Candidate candidate) {
        List<Passage> passages =
                List.of(new Passage(SNIPPET, subject.snippet()), Passage.item(CANDIDATE, contents(candidate)));
        return context(candidate).question(passages);
    }

    private static String contents(Candidate candidate) {
        return (candidate.number().bare() + "\n" + candidate.contents()).strip();
    }

    /** One question where the context points strongly to several: which of them, or none. */
    static Question whichCandidate(CitationCase subject, List<Candidate> candidates) {
        List<Passage> passages = new ArrayList<>();
        passages.add(new Passage(SNIPPET, subject.snippet()));
        List<String> options = new ArrayList<>();
        for (Candidate candidate : candidates) {
            passages.add(new Passage(name(candidate), contents(candidate)));
            options.add(name(candidate));
        }
        options.add(NO_CANDIDATE);
        return WHICH_CANDIDATE.id().question(new Form.Choice(options), passages);
    }

    /** How the choosing question calls a candidate. */
    static String name(Candidate candidate) {
        return "candidate_" + candidate.index();
    }

    /**
     * @param passages what the questions about reasons are about
     * @param otherKind whether a candidate of another kind of court was chosen
     */
    static List<Question> aboutReasoning(List<Passage> passages, boolean otherKind) {
        NamedTexts texts = new NamedTexts(passages);
        List<Question> round = new ArrayList<>();
        for (QuestionHandle<Value.YesNo> indicator : Indicator.QUESTIONS) {
            round.add(indicator.id().question(texts.of(indicator)));
        }
        round.add(NAMED_CLASS.id().question(texts.of(NAMED_CLASS)));
        if (otherKind) {
            round.add(CLAIMS_COURT_MATCH.id().question(texts.of(CLAIMS_COURT_MATCH)));
        }
        return round;
    }

    /** The texts that wordings speak of, by the names they use; those that speak of the same texts share a list. */
    private static final class NamedTexts {
        private final List<Passage> passages;
        private final Map<Set<String>, List<Passage>> byNames = new HashMap<>();

        NamedTexts(List<Passage> passages) {
            this.passages = passages;
        }

        List<Passage> of(QuestionHandle<?> question) {
            Set<String> names = NAMES_IN.getOrDefault(question.name(), Set.of());
            List<Passage> known = byNames.get(names);
            if (known == null) {
                List<Passage> named = new ArrayList<>(passages.size());
                for (Passage passage : passages) {
                    if (names.contains(passage.name())) {
                        named.add(passage);
                    }
                }
                known = List.copyOf(named);
                byNames.put(names, known);
            }
            return known;
        }
    }

    /** @param right the right candidate; empty when there is none */
    static List<Question> aboutMistake(
            CitationCase subject,
            List<Passage> reasoning,
            Candidate chosen,
            Optional<Candidate> right,
            boolean rightlyChosen) {
        List<Passage> passages = new ArrayList<>(reasoning);
        passages.add(new Passage(CHOSEN, chosen.contents()));
        String rightContents = right.map(Candidate::contents).orElse("");
        passages.add(new Passage(RIGHT, rightlyChosen ? SAME_AS_CHOSEN : rightContents));
        passages.add(new Passage(OTHERS, others(subject, chosen, right)));
        NamedTexts texts = new NamedTexts(passages);
        Question misreads = MISREADS_CONTEXT.id().question(texts.of(MISREADS_CONTEXT));
        return rightlyChosen
                ? List.of(misreads)
                : List.of(misreads, OVERFITS_KEYWORDS.id().question(texts.of(OVERFITS_KEYWORDS)));
    }

    /** What the candidates are about that were neither chosen nor right: reasons speak of them too. */
    private static String others(CitationCase subject, Candidate chosen, Optional<Candidate> right) {
        int rightIndex = right.map(Candidate::index).orElse(chosen.index());
        StringJoiner lines = new StringJoiner("\n");
        for (Candidate candidate : subject.candidates()) {
            int index = candidate.index();
            if (index != chosen.index() && index != rightIndex && candidate.hasContents()) {
                lines.add(index + ". " + candidate.contents().replace('\n', ' '));
            }
        }
        return lines.toString();
    }
}
