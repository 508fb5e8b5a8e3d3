package dev.assize.server.review;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultOutline;
import dev.assize.engine.Assize;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.review.QuestionLeases;
import dev.assize.runs.review.QuestionPlace;
import dev.assize.runs.review.ReviewIndex;
import dev.assize.runs.review.ReviewQueue;
import dev.assize.runs.store.StoredRun;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OpenQuestionsTest {

    @TempDir
    private Path folder = Path.of("");

    private static List<QuestionPlace> all(OpenQuestions open, String person) {
        List<QuestionPlace> places = new ArrayList<>();
        ReviewIndex.Part part = open.part(ReviewQueue.SAMPLE, open.first(ReviewQueue.SAMPLE), person);
        while (!part.places().isEmpty()) {
            places.addAll(part.places());
            part = open.part(ReviewQueue.SAMPLE, part.next(), person);
        }
        return places;
    }

    @Test
    void looksAtNothingTwiceThatIsDone() throws Exception {
        String store = folder.resolve("store.db").toString();
        Assize.judge("reference-coverage")
                .inStore(store)
                .keptAs("nightly")
                .over(Path.of("..", "examples", "reference-coverage.jsonl"))
                .run();
        EngineContext context = new EngineContext(new Environment(Map.of()), Clock.systemUTC());
        try (var opened = new StoreChoice(store, context).open()) {
            StoredRun run = opened.runs().find("nightly").orElseThrow();
            check(new OpenQuestions(ReviewIndex.of(run)), run);
            run.forEach(OpenQuestionsTest::checkOutline);
        }
    }

    private static void check(OpenQuestions open, StoredRun run) {
        List<QuestionPlace> every = all(open, "ann");
        assertThat(every).hasSize(open.index().size(ReviewQueue.SAMPLE)).hasSizeGreaterThan(20);
        List<QuestionPlace> begun = every.subList(0, 15);
        open.learn(ReviewQueue.SAMPLE, new QuestionLeases.Taken(null, List.of(), begun), "ann");
        assertThat(all(open, "ann")).isEqualTo(every.subList(15, every.size()));
        assertThat(all(open, "ben")).isEqualTo(every);
        assertThat(open.first(ReviewQueue.SAMPLE)).isZero();
        open.learn(ReviewQueue.SAMPLE, new QuestionLeases.Taken(null, begun, List.of()), "ben");
        assertThat(all(open, "ben")).isEqualTo(every.subList(15, every.size()));
        assertThat(open.first(ReviewQueue.SAMPLE)).isEqualTo(15);
        RecordedResult first =
                run.at(every.get(0).ordinal()).map(RecordedCase::result).orElseThrow();
        open.changed(every.get(0).ordinal(), first);
        assertThat(open.first(ReviewQueue.SAMPLE)).isZero();
        assertThat(all(open, "ben")).startsWith(every.get(0)).hasSize(every.size() - 15 + of(first, begun));
        open.reopen();
        assertThat(all(open, "ann")).isEqualTo(every);
    }

    private static int of(RecordedResult result, List<QuestionPlace> begun) {
        long ordinal = begun.get(0).ordinal();
        return (int) result.answers().stream()
                .filter(answer -> begun.contains(new QuestionPlace(ordinal, answer.question())))
                .count();
    }

    private static void checkOutline(RecordedCase recorded) {
        RecordedResult result = recorded.result();
        ResultOutline outline = ResultOutline.parse(
                dev.assize.core.json.Json.write(recorded.result().line()));
        assertThat(outline.id()).isEqualTo(result.id());
        assertThat(outline.status()).isEqualTo(result.status());
        assertThat(outline.answers())
                .extracting(ResultOutline.AnswerOutline::question)
                .isEqualTo(
                        result.answers().stream().map(RecordedAnswer::question).toList());
        assertThat(outline.answers())
                .extracting(ResultOutline.AnswerOutline::withheld)
                .isEqualTo(result.answers().stream()
                        .map(answer -> answer.withheld().isPresent())
                        .toList());
        assertThat(outline.answers())
                .extracting(ResultOutline.AnswerOutline::sure)
                .isEqualTo(result.answers().stream()
                        .map(answer -> answer.confidence()
                                .map(sure -> sure.share().doubleValue())
                                .orElse(1.0))
                        .toList());
        assertThat(outline.doubtful())
                .isEqualTo(result.doubt()
                        .map(doubt ->
                                doubt.answers().stream().map(id -> id.value()).toList())
                        .orElse(List.of()));
        assertThat(outline.hangs())
                .isEqualTo(result.doubt().map(doubt -> doubt.hangs()).orElse(false));
    }
}
