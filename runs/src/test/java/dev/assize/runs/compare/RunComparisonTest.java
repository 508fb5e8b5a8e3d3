package dev.assize.runs.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldPath;
import dev.assize.runs.MadeRun;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.digest.PassRule;
import dev.assize.runs.record.RecordedRun;
import dev.assize.stats.Interval;
import java.io.IOException;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class RunComparisonTest {

    private static final JudgeInfo JUDGE = new PointsJudge().info();

    private static RunComparison compare(RecordedRun first, RecordedRun second) throws IOException {
        return RunComparison.of(
                first, second, new CompareOptions(JUDGE, PassRule.of(JUDGE).orElseThrow(), null, 1));
    }

    private static RunComparison clustered(RecordedRun first, RecordedRun second) throws IOException {
        return RunComparison.of(
                first,
                second,
                new CompareOptions(JUDGE, PassRule.of(JUDGE).orElseThrow(), FieldPath.parse("decisionId"), 1));
    }

    private static ComparedMeasure measure(RunComparison comparison, ComparedMeasure.Kind kind) {
        return comparison.measures().stream()
                .filter(measure -> measure.kind() == kind)
                .findFirst()
                .orElseThrow();
    }

    @Nested
    class Figures {

        /**
         * Four cases pass in both, three only in the first, one only in the second, two in neither. By hand: the difference is
         * (1 − 3)/10; of four fair coins at most one falls to the smaller side in 5 of 16 ways, so the exact p is 10/16, and mid-p
         * takes away the 4/16 of the split seen.
         */
        @Test
        void arePassRatesWithMcNemarsTest() throws IOException {
            MadeRun first = MadeRun.of("a");
            MadeRun second = MadeRun.of("b");
            int[][] points = {{5, 5}, {4, 4}, {3, 3}, {5, 3}, {5, 0}, {4, 2}, {3, 1}, {2, 3}, {1, 1}, {0, 0}};
            for (int i = 0; i < points.length; i++) {
                first.judged("c" + i, points[i][0]);
                second.judged("c" + i, points[i][1]);
            }
            RunComparison comparison = compare(first, second);
            ComparedMeasure pass = measure(comparison, ComparedMeasure.Kind.PASS_RATE);
            assertThat(pass.pairs()).isEqualTo(10);
            assertThat(pass.first().value()).isEqualTo(0.7);
            assertThat(pass.second().value()).isEqualTo(0.5);
            assertThat(pass.difference().value()).isEqualTo(-0.2, within(1e-12));
            assertThat(pass.p()).isEqualTo(0.375, within(1e-12));
            assertThat(pass.bounds()).isEmpty();
            ComparedMeasure score = measure(comparison, ComparedMeasure.Kind.MEAN_SCORE);
            // Differences: −2, −5, −2, −2, +1 and five zeros.
            assertThat(score.difference().value()).isEqualTo(-1.0, within(1e-12));
            // Of 32 sign patterns these have a sum of at least 10 in size: all five against the others, and the one
            // against four, in both directions.
            assertThat(score.p()).isEqualTo(4 / 32.0, within(1e-12));
            assertThat(pass.adjustedP()).isEqualTo(0.375, within(1e-12));
            assertThat(score.adjustedP()).isEqualTo(0.25, within(1e-12));
            assertThat(comparison.counts())
                    .isEqualTo(Map.of(Direction.WORSE, 4L, Direction.BETTER, 1L, Direction.SAME, 5L));
        }

        @Test
        void showWhatCasesWithoutVerdictCouldChange() throws IOException {
            MadeRun first = MadeRun.of("a")
                    .judged("c1", 5)
                    .judged("c2", 5)
                    .judged("c3", 0)
                    .undecided("c4");
            MadeRun second = MadeRun.of("b")
                    .judged("c1", 5)
                    .undecided("c2")
                    .judged("c3", 4)
                    .judged("c4", 4);
            RunComparison comparison = compare(first, second);
            ComparedMeasure pass = measure(comparison, ComparedMeasure.Kind.PASS_RATE);
            assertThat(pass.pairs()).isEqualTo(2);
            assertThat(pass.difference().value()).isEqualTo(0.5);
            ComparedMeasure.Bounds open = pass.bounds().orElseThrow();
            assertThat(open.cases()).isEqualTo(2);
            // At worst c2 fails now and c4 passed before: (1 − 1)/4; at best the other way round: (1 + 1)/4.
            assertThat(open.values()).isEqualTo(new Interval(0, 0.5));
            assertThat(open.range().low()).isLessThan(0);
            assertThat(open.range().high()).isGreaterThan(0.5);
            ComparedMeasure score = measure(comparison, ComparedMeasure.Kind.MEAN_SCORE);
            // c1 0, c3 +4; at worst c2 −5 and c4 −1, at best c2 0 and c4 +4.
            assertThat(score.bounds().orElseThrow().values()).isEqualTo(new Interval(-0.5, 2));
            ComparedMeasure judged = measure(comparison, ComparedMeasure.Kind.JUDGED_SHARE);
            assertThat(judged.difference().value()).isEqualTo(0);
            assertThat(judged.bounds()).isEmpty();
            assertThat(comparison.counts()).containsEntry(Direction.LOST, 1L).containsEntry(Direction.GAINED, 1L);
        }

        @Test
        void countAClusterAsOneDraw() throws IOException {
            MadeRun first = MadeRun.of("a");
            MadeRun second = MadeRun.of("b");
            for (int i = 0; i < 12; i++) {
                // All that got worse came from one decision.
                String decision = i < 6 ? "d1" : "d" + i;
                first.judged("c" + i, 5, Json.object().put("decisionId", decision));
                second.judged("c" + i, i < 6 ? 0 : 5, Json.object().put("decisionId", decision));
            }
            assertThat(measure(compare(first, second), ComparedMeasure.Kind.PASS_RATE)
                            .p())
                    .isLessThan(0.05);
            RunComparison comparison = clustered(first, second);
            assertThat(comparison.clusters()).isEqualTo(7);
            ComparedMeasure pass = measure(comparison, ComparedMeasure.Kind.PASS_RATE);
            assertThat(pass.test()).isEqualTo(ComparedMeasure.Test.PERMUTATION);
            assertThat(pass.difference().value()).isEqualTo(-0.5);
            assertThat(pass.p()).isEqualTo(1);
        }

        @Test
        void areWorseOnlyBeyondChance() throws IOException {
            MadeRun first = MadeRun.of("a");
            MadeRun second = MadeRun.of("b");
            for (int i = 0; i < 9; i++) {
                first.judged("c" + i, 5);
                second.judged("c" + i, i < 3 ? 0 : 5);
            }
            assertThat(compare(first, second).worse(0.05)).isEmpty();
            assertThat(compare(first, second).worse(0.5)).isNotEmpty();
            for (int i = 9; i < 18; i++) {
                first.judged("c" + i, 5);
                second.judged("c" + i, 0);
            }
            assertThat(compare(first, second).worse(0.05))
                    .extracting(ComparedMeasure::kind)
                    .containsExactly(ComparedMeasure.Kind.PASS_RATE, ComparedMeasure.Kind.MEAN_SCORE);
            assertThat(compare(second, first).worse(0.05)).isEmpty();
        }
    }

    @Nested
    class Laws {

        @Test
        void aRunDoesNotDifferFromItself() throws IOException {
            for (long seed = 1; seed <= 30; seed++) {
                MadeRun run = random("a", new Random(seed));
                RunComparison comparison = compare(run, run);
                assertThat(comparison.changes()).as("seed %d", seed).isEmpty();
                assertThat(comparison.measures()).as("seed %d", seed).allSatisfy(measure -> {
                    assertThat(measure.difference().value()).isZero();
                    assertThat(measure.p()).isEqualTo(1);
                    assertThat(measure.adjustedP()).isEqualTo(1);
                });
            }
        }

        @Test
        void theOtherWayRoundEverythingIsMirrored() throws IOException {
            for (long seed = 1; seed <= 30; seed++) {
                Random random = new Random(seed);
                MadeRun a = random("a", random);
                MadeRun b = random("b", random);
                RunComparison there = compare(a, b);
                RunComparison back = compare(b, a);
                assertThat(there.measures()).hasSameSizeAs(back.measures());
                for (int i = 0; i < there.measures().size(); i++) {
                    mirrored(there.measures().get(i), back.measures().get(i), seed);
                }
                assertThat(there.counts().get(Direction.WORSE))
                        .isEqualTo(back.counts().get(Direction.BETTER));
                assertThat(there.counts().get(Direction.LOST))
                        .isEqualTo(back.counts().get(Direction.GAINED));
                assertThat(there.counts().get(Direction.SAME))
                        .isEqualTo(back.counts().get(Direction.SAME));
                assertThat(there.pairing().onlyFirst()).isEqualTo(back.pairing().onlySecond());
            }
        }

        private void mirrored(ComparedMeasure there, ComparedMeasure back, long seed) {
            assertThat(there.kind()).isEqualTo(back.kind());
            assertThat(there.p()).as("seed %d", seed).isEqualTo(back.p(), within(1e-12));
            assertThat(there.first()).isEqualTo(back.second());
            assertThat(there.difference().value()).isEqualTo(-back.difference().value(), within(1e-12));
            assertThat(there.difference().interval().isPresent())
                    .isEqualTo(back.difference().interval().isPresent());
            there.difference().interval().ifPresent(range -> {
                Interval other = back.difference().interval().orElseThrow();
                assertThat(range.low()).as("seed %d", seed).isEqualTo(-other.high(), within(1e-9));
                assertThat(range.high()).as("seed %d", seed).isEqualTo(-other.low(), within(1e-9));
            });
            there.bounds().ifPresent(open -> {
                Interval other = back.bounds().orElseThrow().values();
                assertThat(open.values().low()).isEqualTo(-other.high(), within(1e-12));
            });
        }

        @Test
        void theOrderOfTheCasesDoesNotMatter() throws IOException {
            MadeRun a = MadeRun.of("a").judged("x", 5).judged("y", 2).judged("z", 4);
            MadeRun b = MadeRun.of("b").judged("x", 1).judged("y", 4).judged("z", 4);
            MadeRun shuffled = MadeRun.of("b").judged("z", 4).judged("x", 1).judged("y", 4);
            assertThat(compare(a, shuffled).measures()).isEqualTo(compare(a, b).measures());
        }

        private MadeRun random(String name, Random random) {
            MadeRun run = MadeRun.of(name);
            for (int i = 0; i < 25; i++) {
                if (random.nextInt(10) == 0) {
                    run.undecided("c" + i);
                } else if (random.nextInt(10) > 0) {
                    run.judged("c" + i, random.nextInt(6));
                }
            }
            return run;
        }
    }

    @Nested
    class Pairs {

        @Test
        void areListedWhenOnlyOneRunHasThem() throws IOException {
            CasePairing pairing = compare(
                            MadeRun.of("a").judged("x", 5).judged("old", 2),
                            MadeRun.of("b").judged("new", 1).judged("x", 5))
                    .pairing();
            assertThat(pairing.paired()).isEqualTo(1);
            assertThat(pairing.onlyFirst()).containsExactly("old");
            assertThat(pairing.onlySecond()).containsExactly("new");
        }

        @Test
        void meetInOrderWhereAnIdComesTwice() throws IOException {
            RunComparison comparison = compare(
                    MadeRun.of("a").judged("x", 5).judged("x", 1),
                    MadeRun.of("b").judged("x", 5).judged("x", 2).judged("x", 3));
            assertThat(comparison.pairing().repeated()).isEqualTo(2);
            assertThat(comparison.changes()).extracting(CaseChange::id).containsExactly("x #2");
            assertThat(comparison.pairing().onlySecond()).containsExactly("x #3");
        }

        @Test
        void tellWhichFindingsAppearedAndWhichAreGone() throws IOException {
            RunComparison comparison = compare(
                    MadeRun.of("a").judged("x", 5, "late", "late", "dull"),
                    MadeRun.of("b").judged("x", 5, "late", "wrong", "wrong"));
            CaseChange change = comparison.changes().get(0);
            assertThat(change.direction()).isEqualTo(Direction.CHANGED);
            assertThat(change.appeared()).isEqualTo(Map.of("wrong", 2));
            assertThat(change.gone()).isEqualTo(Map.of("dull", 1, "late", 1));
            assertThat(comparison.findings().get("late")).isEqualTo(new RunComparison.Presence(1, 1));
        }

        @Test
        void comeWithTheGravestFirst() throws IOException {
            RunComparison comparison = compare(
                    MadeRun.of("a").judged("a", 5).judged("b", 5).judged("c", 5).judged("d", 1),
                    MadeRun.of("b").judged("a", 4).judged("b", 0).undecided("c").judged("d", 5));
            assertThat(comparison.changes()).extracting(CaseChange::id).containsExactly("b", "a", "c", "d");
        }

        @Test
        void mustExist() {
            assertThatThrownBy(() -> compare(
                            MadeRun.of("a.jsonl").judged("x", 5),
                            MadeRun.of("b.jsonl").judged("y", 5)))
                    .isInstanceOf(DatasetException.class)
                    .hasMessageContaining("a.jsonl and b.jsonl have no case in common")
                    .hasMessageContaining("the same ids");
        }

        @Test
        void areOfOneJudge() {
            MadeRun other = MadeRun.of("b");
            other.add(other.judgedLine("x", 5).put("judge", "another"));
            assertThatThrownBy(() -> compare(MadeRun.of("a").judged("x", 5), other))
                    .isInstanceOf(DatasetException.class)
                    .hasMessageContaining("the case \"x\" was judged by another, not by points");
        }

        @Test
        void needTheFieldThatClustersThem() {
            assertThatThrownBy(() -> clustered(
                            MadeRun.of("a").judged("x", 5), MadeRun.of("b").judged("x", 5)))
                    .isInstanceOf(DatasetException.class)
                    .hasMessageContaining("decisionId: the case \"x\" has no such field");
        }
    }

    @Nested
    class Settings {

        private final MadeRun kept =
                MadeRun.of("a").judged("x", 5, Json.object().put("text", "one"));

        @Test
        void areOneJudgeWithTwoOutputsWithinAnEpoch() throws IOException {
            MadeRun other = MadeRun.of("b").judged("x", 5, Json.object().put("text", "two"));
            assertThat(compare(kept, other).setting()).isEqualTo(ComparedSetting.ONE_JUDGE_TWO_OUTPUTS);
            assertThat(compare(kept, kept).setting()).isEqualTo(ComparedSetting.SAME_JUDGED_TWICE);
            assertThat(compare(MadeRun.of("a").judged("x", 5), MadeRun.of("b").judged("x", 5))
                            .setting())
                    .isEqualTo(ComparedSetting.ONE_JUDGE_TWO_OUTPUTS);
        }

        @Test
        void areTwoJudgingsOfOneOutputAcrossEpochs() throws IOException {
            MadeRun judgedAgain =
                    new MadeRun("b", "2", "e2").judged("x", 4, Json.object().put("text", "one"));
            RunComparison comparison = compare(kept, judgedAgain);
            assertThat(comparison.setting()).isEqualTo(ComparedSetting.TWO_JUDGINGS_OF_ONE_OUTPUT);
            assertThat(comparison.first().differencesFrom(comparison.second()))
                    .containsExactly("the judge's version (1 and 2)");
        }

        @Test
        void areRefusableWhenBothDiffer() throws IOException {
            MadeRun other =
                    new MadeRun("b", "1", "e2").judged("x", 4, Json.object().put("text", "two"));
            RunComparison comparison = compare(kept, other);
            assertThat(comparison.setting()).isEqualTo(ComparedSetting.EVERYTHING_DIFFERS);
            assertThat(comparison.first().differencesFrom(comparison.second()))
                    .containsExactly("a setting of the judge or of the answerer");
        }

        @Test
        void areUnknownWhenNoRecordWasKept() throws IOException {
            assertThat(compare(MadeRun.of("a").judged("x", 5), new MadeRun("b", "1", "e2").judged("x", 4))
                            .setting())
                    .isEqualTo(ComparedSetting.OTHER_EPOCHS);
        }
    }
}
