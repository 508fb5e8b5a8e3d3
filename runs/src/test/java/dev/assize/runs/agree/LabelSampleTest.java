package dev.assize.runs.agree;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.Headline;
import dev.assize.runs.MadeRun;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.agree.LabelSample.Pick;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class LabelSampleTest {

    private static final Headline HEADLINE = new PointsJudge().info().headline();

    /** Twenty that pass, then two that fail, one undecided and one that failed. */
    private static MadeRun run() {
        MadeRun run = MadeRun.of("nightly");
        for (int i = 0; i < 20; i++) {
            run.judged("good-" + i, 4);
        }
        run.judged("bad-1", 1).judged("bad-2", 1).undecided("open");
        return run.add(run.line("broken", "failed").putNull("verdict"));
    }

    private static List<Long> drawn(Pick pick, int count, long seed) throws IOException {
        return new LabelSample(pick, count, seed).of(run(), HEADLINE);
    }

    @Test
    void drawsTheSameCasesWithTheSameSeed() throws IOException {
        List<Long> drawn = drawn(Pick.RANDOM, 5, 7);
        assertThat(drawn).hasSize(5).isSorted().doesNotHaveDuplicates().isEqualTo(drawn(Pick.RANDOM, 5, 7));
        assertThat(drawn(Pick.RANDOM, 5, 8)).isNotEqualTo(drawn);
    }

    @Test
    void leavesOutWhatCouldNotBeJudged() throws IOException {
        assertThat(drawn(Pick.RANDOM, 100, 1)).hasSize(23).doesNotContain(23L);
    }

    @Test
    void drawsTheUndecidedOneFirstWhereDoubtIsAskedFor() throws IOException {
        assertThat(drawn(Pick.DOUBTFUL, 1, 3)).containsExactly(22L);
    }

    @Test
    void drawsAsManyOfEachVerdict() throws IOException {
        assertThat(drawn(Pick.STRATIFIED, 6, 5)).contains(20L, 21L, 22L);
    }

    @Test
    void drawsNothingWhereNothingWasJudged() throws IOException {
        assertThat(new LabelSample(Pick.RANDOM, 5, 1).of(MadeRun.of("empty"), HEADLINE))
                .isEmpty();
    }
}
