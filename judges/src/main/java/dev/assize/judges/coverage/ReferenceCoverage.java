package dev.assize.judges.coverage;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.judges.internal.memo.RecentResults;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Scores from 0 to 5 how much of a reference answer an output states. A first round asks what the reference states
 * (facts, conclusions, terms), once for every output that is held against it; a second asks for each of these whether
 * the output states it. Ratios, formula, rounding and wording of the verdict are code.
 */
public final class ReferenceCoverage implements Judge<CoverageCase> {

    public static final JudgeId ID = new JudgeId("reference-coverage");
    public static final String TITLE = "how much of a reference answer an output states, from 0 to 5";

    private static final String VERSION = "19";

    /** Asking, ruling and each trial of a doubtful answer need the checklist of the case. */
    private static final RecentResults<List<List<String>>, Checklist> CHECKLISTS =
            new RecentResults<>(2, lists -> Checklist.read(lists.get(0), lists.get(1), lists.get(2)));

    private final JudgeInfo info = new JudgeInfo(
            ID,
            VERSION,
            TITLE,
            "Takes the reference apart into facts, conclusions and terms, looks for each of them in the output, compares"
                    + " how the two are organised, and computes the score from the shares found.",
            CoverageFields.FIELDS,
            QuestionHandle.outlines(CoverageQuestions.ALL),
            new TreeMap<>(),
            Headline.score("/score", 5),
            Json.resource(ReferenceCoverage.class, "case.schema.json"),
            Json.resource(ReferenceCoverage.class, "verdict.schema.json"),
            Json.resource(ReferenceCoverage.class, "example.json"));

    @Override
    public JudgeInfo info() {
        return info;
    }

    @Override
    public CoverageCase read(ObjectNode record) {
        return CoverageFields.read(record);
    }

    @Override
    public List<Question> ask(CoverageCase subject, Answers soFar) {
        if (subject.missing().isPresent() || soFar.has(CoverageQuestions.ORGANIZATION.id())) {
            return List.of();
        }
        if (subject.frozen().isEmpty() && !soFar.has(ItemKind.FACT.listing().id())) {
            return CoverageQuestions.aboutReference(subject);
        }
        return checklist(subject, soFar)
                .filter(list -> !list.isEmpty())
                .map(list -> CoverageQuestions.aboutOutput(subject, list))
                .orElse(List.of());
    }

    @Override
    public Ruling rule(CoverageCase subject, Answers answers) {
        Optional<String> missing = subject.missing();
        if (missing.isPresent()) {
            return CoverageRuling.notPossible(
                    "The field \"" + missing.get() + "\" is missing or blank, so there is nothing to compare.");
        }
        Optional<Checklist> checklist = checklist(subject, answers);
        if (checklist.isEmpty()) {
            return CoverageRuling.unread(answers);
        }
        return checklist.get().isEmpty()
                ? CoverageRuling.notPossible("No fact, conclusion or term was read in the reference.")
                : new CoverageRuling(subject, checklist.get(), answers).ruling();
    }

    @Override
    public Optional<ObjectNode> headline(CoverageCase subject, Answers answers) {
        Optional<Checklist> checklist = subject.missing().isPresent() ? Optional.empty() : checklist(subject, answers);
        return checklist.isEmpty() || checklist.get().isEmpty()
                ? rule(subject, answers).verdict().form()
                : new CoverageRuling(subject, checklist.get(), answers).headline();
    }

    /** What to look for; empty when the reference was not read, in whole or in part. */
    private static Optional<Checklist> checklist(CoverageCase subject, Answers answers) {
        if (subject.frozen().isPresent()) {
            return subject.frozen();
        }
        List<List<String>> lists = new ArrayList<>(ItemKind.values().length);
        for (ItemKind kind : ItemKind.values()) {
            Optional<List<String>> entries = answers.entries(kind.listing().id());
            if (entries.isEmpty()) {
                return Optional.empty();
            }
            lists.add(entries.get());
        }
        return Optional.of(CHECKLISTS.of(lists));
    }
}
