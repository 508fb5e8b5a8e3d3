package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Judges the provisions that were extracted from a Belgian decision. The grammar reads the decision and lists what it cites;
 * code pairs that with the extraction and decides everything else: ids, types, names, dates, keys, counts, score, verdict.
 * Only provisions that careful readers may see differently are asked about, and leaving them open costs nothing.
 */
public final class ProvisionExtraction implements Judge<ExtractionCase> {

    public static final JudgeId ID = new JudgeId("provision-extraction");
    public static final String TITLE = "whether the provisions extracted from a Belgian decision are those it cites";

    private static final String VERSION = "17";

    /** All that is asked, in the order in which a reader of the judge's description meets it. */
    static final List<QuestionHandle<?>> QUESTIONS =
            List.of(DisputedProvisions.CITES, DisputedProvisions.SAME_ACT, SourceLanguage.READABLE);

    private final RangePolicy ranges;
    private final JudgeInfo info;

    public ProvisionExtraction() {
        this(RangePolicy.ALL);
    }

    public ProvisionExtraction(RangePolicy ranges) {
        this.ranges = ranges;
        this.info = new JudgeInfo(
                ID,
                VERSION,
                TITLE,
                "Reads in the decision which provisions it cites, expanded and each with its act, pairs them one to one with"
                        + " the extraction, and checks ids, act types, names, dates and keys.",
                ExtractionFields.FIELDS,
                QuestionHandle.outlines(QUESTIONS),
                new TreeMap<>(Map.of(RangePolicy.SETTING, ranges.written())),
                Headline.of("/verdict", "/score", 100).passing("PASS").middling("REVIEW_REQUIRED"),
                Json.resource(ProvisionExtraction.class, "case.schema.json"),
                Json.resource(ProvisionExtraction.class, "verdict.schema.json"),
                Json.resource(ProvisionExtraction.class, "example.json"));
    }

    @Override
    public JudgeInfo info() {
        return info;
    }

    @Override
    public ExtractionCase read(ObjectNode record) {
        return ExtractionFields.read(record);
    }

    @Override
    public List<Question> ask(ExtractionCase subject, Answers soFar) {
        if (!soFar.asked().isEmpty()) {
            return List.of();
        }
        List<Question> questions = new ArrayList<>(SourceLanguage.questions(subject));
        questions.addAll(
                DisputedProvisions.questions(subject, new Matching(subject, ranges, new DisputedProvisions(soFar))));
        return questions;
    }

    @Override
    public Ruling rule(ExtractionCase subject, Answers answers) {
        if (SourceLanguage.isUnreadable(answers)) {
            return new Ruling(
                    new Verdict.Undecided(List.of(SourceLanguage.READABLE.id().untyped())), List.of());
        }
        DisputedProvisions disputes = new DisputedProvisions(answers);
        return new ExtractionRuling(subject, new Matching(subject, ranges, disputes), disputes).ruling();
    }
}
