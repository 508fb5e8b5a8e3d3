package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.law.be.court.CourtAlignment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Judges whether a system found the decision that a citation means. First come courts that the registry cannot compare;
 * then, where several candidates remain, what the context supports, together with how the system argued; last, for a
 * wrong match argued from the context, what went wrong in reading it. All else is code.
 */
public final class CitationMapping implements Judge<CitationCase> {

    public static final JudgeId ID = new JudgeId("citation-mapping");
    public static final String TITLE = "whether a system found the court decision that a citation means";

    private static final String VERSION = "18";

    private final JudgeInfo info = new JudgeInfo(
            ID,
            VERSION,
            TITLE,
            "Reads the cited court, number and ECLI, compares them with each candidate, finds the right decision, and holds"
                    + " the system's choice, confidence and reasons against it.",
            CitationFields.FIELDS,
            QuestionHandle.outlines(CitationQuestions.ALL),
            new TreeMap<>(),
            Headline.of("/" + CitationReport.LABEL, "/" + CitationReport.SCORE, 5)
                    .passing("CORRECT", "CORRECT_NO_MATCH")
                    .middling("PARTIALLY_CORRECT"),
            Json.resource(CitationMapping.class, "case.schema.json"),
            Json.resource(CitationMapping.class, "verdict.schema.json"),
            Json.resource(CitationMapping.class, "example.json"));

    @Override
    public JudgeInfo info() {
        return info;
    }

    @Override
    public CitationCase read(ObjectNode record) {
        return CitationFields.read(record);
    }

    @Override
    public List<Question> ask(CitationCase subject, Answers soFar) {
        CourtCheck courts = subject.courts();
        if (courts.hasUnknown()) {
            List<Question> aboutCourts = subject.candidates().stream()
                    .filter(candidate -> courts.alignment(candidate) == CourtAlignment.UNKNOWN)
                    .filter(candidate -> !soFar.has(CitationQuestions.court(candidate)))
                    .filter(candidate -> CitationQuestions.namesCourts(subject, candidate))
                    .map(candidate -> CitationQuestions.aboutCourt(subject, candidate))
                    .toList();
            if (!aboutCourts.isEmpty()) {
                return aboutCourts;
            }
        }
        CandidateStandings standings = courts.standings(subject, soFar);
        List<Question> round = new ArrayList<>();
        TruthFinder truth = new TruthFinder(subject, standings);
        for (CandidateStanding standing : standings.contenders()) {
            if (!soFar.has(CitationQuestions.context(standing.candidate()))
                    && CitationQuestions.hasContents(subject, standing.candidate())) {
                round.add(CitationQuestions.aboutContext(subject, standing.candidate()));
            }
        }
        if (!subject.output().reasoning().isBlank() && !soFar.has(CitationQuestions.NAMED_CLASS.id())) {
            round.addAll(CitationQuestions.aboutReasoning(
                    passages(subject, standings, truth.find(soFar), soFar), choseOtherKind(subject, standings)));
        }
        if (round.isEmpty() && !soFar.has(CitationQuestions.WHICH_CANDIDATE.id())) {
            List<Candidate> equals = truth.equallySupported(soFar);
            return equals.isEmpty()
                    ? aboutMistake(subject, courts, standings, soFar)
                    : List.of(CitationQuestions.whichCandidate(subject, equals));
        }
        return round.isEmpty() ? aboutMistake(subject, courts, standings, soFar) : round;
    }

    private static boolean choseOtherKind(CitationCase subject, CandidateStandings standings) {
        return subject.output()
                .top()
                .flatMap(ProposedMatch::found)
                .flatMap(standings::of)
                .filter(chosen -> chosen.alignment() == CourtAlignment.OTHER_TYPE)
                .isPresent();
    }

    private static List<Passage> passages(
            CitationCase subject, CandidateStandings standings, Truth truth, Answers soFar) {
        ExpectedConfidence expected =
                new ExpectedConfidence(subject, subject.courts().courtClass(), standings, truth, soFar);
        Optional<ExpectedRange> ifContextDecides = subject.output()
                .top()
                .flatMap(ProposedMatch::found)
                .flatMap(standings::of)
                .filter(truth.contenders()::contains)
                .map(expected::ifContextDecides);
        return ReasoningPassages.of(subject, standings, OutcomeText.of(subject, expected.range(), ifContextDecides));
    }

    private static List<Question> aboutMistake(
            CitationCase subject, CourtCheck courts, CandidateStandings standings, Answers soFar) {
        if (soFar.has(CitationQuestions.MISREADS_CONTEXT.id())
                || !soFar.withheld().isEmpty()) {
            return List.of();
        }
        Assessment assessment = new Assessment(subject, courts, standings, soFar);
        Optional<Candidate> chosen = subject.output().top().flatMap(ProposedMatch::found);
        boolean argued = assessment.reasoning().shows(Indicator.USES_CONTEXT);
        if (chosen.isEmpty() || !argued) {
            return List.of();
        }
        return CitationQuestions.aboutMistake(
                subject,
                passages(subject, standings, assessment.truth(), soFar),
                chosen.get(),
                assessment.truth().decision().map(CandidateStanding::candidate),
                assessment.correctness().isRight());
    }

    @Override
    public Optional<ObjectNode> headline(CitationCase subject, Answers answers) {
        if (!answers.withheld().isEmpty()) {
            return Optional.empty();
        }
        CourtCheck courts = subject.courts();
        Assessment assessment = new Assessment(subject, courts, courts.standings(subject, answers), answers);
        return Optional.of(Json.object()
                .put(CitationReport.LABEL, assessment.correctness().name())
                .put(CitationReport.SCORE, assessment.reasoningQuality()));
    }

    @Override
    public Ruling rule(CitationCase subject, Answers answers) {
        if (!answers.withheld().isEmpty()) {
            return new Ruling(new Verdict.Undecided(answers.withheld()), List.of());
        }
        CourtCheck courts = subject.courts();
        Assessment assessment = new Assessment(subject, courts, courts.standings(subject, answers), answers);
        CitationReport report = new CitationReport(subject, courts, assessment);
        return new Ruling(new Verdict.Decided(report.verdict()), report.findings());
    }
}
