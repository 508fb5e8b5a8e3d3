package dev.assize.judges.brand;

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
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Scores from 0 to 100 a list of brand variations that a model read in a product's title. Code decides which expected
 * names the list holds and three of the four rules; what each other entry is to the brand, and what the reasoning
 * does, is asked. Points, totals, verdict and wording are code.
 */
public final class BrandExtraction implements Judge<BrandCase> {

    public static final JudgeId ID = new JudgeId("brand-extraction");
    public static final String TITLE = "whether a list of brand variations fits a product's brand, PASS or FAIL";

    private static final String VERSION = "9";

    /** What code sees in a case is the same whatever was answered. */
    private static final RecentResults<BrandCase, Extraction> EXTRACTIONS = new RecentResults<>(1, Extraction::new);

    private final JudgeInfo info = new JudgeInfo(
            ID,
            VERSION,
            TITLE,
            "Looks for the brand and the other expected names in the list, checks four rules (the original brand, other"
                    + " forms of it, nothing unrelated, 3 to 10 entries), weighs the reasoning and the confidence, and adds"
                    + " up the points; without the brand the case fails.",
            BrandFields.FIELDS,
            QuestionHandle.outlines(BrandQuestions.ALL),
            new TreeMap<>(),
            Headline.of("/" + BrandVerdict.LABEL, "/" + BrandVerdict.SCORE, Scorecard.MOST_POINTS)
                    .passing("PASS"),
            Json.resource(BrandExtraction.class, "case.schema.json"),
            Json.resource(BrandExtraction.class, "verdict.schema.json"),
            Json.resource(BrandExtraction.class, "example.json"));

    @Override
    public JudgeInfo info() {
        return info;
    }

    @Override
    public BrandCase read(ObjectNode record) {
        return BrandFields.read(record);
    }

    @Override
    public List<Question> ask(BrandCase subject, Answers soFar) {
        return soFar.isEmpty()
                ? BrandQuestions.about(subject, EXTRACTIONS.of(subject).listing())
                : List.of();
    }

    @Override
    public Optional<ObjectNode> headline(BrandCase subject, Answers answers) {
        return new BrandRuling(subject, EXTRACTIONS.of(subject), answers).headline();
    }

    @Override
    public Ruling rule(BrandCase subject, Answers answers) {
        return new BrandRuling(subject, EXTRACTIONS.of(subject), answers).ruling();
    }
}
