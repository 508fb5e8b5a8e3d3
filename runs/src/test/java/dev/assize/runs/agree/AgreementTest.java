package dev.assize.runs.agree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.runs.MadeRun;
import dev.assize.runs.PointsJudge;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.digest.PassRule;
import dev.assize.stats.Interval;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AgreementTest {

    private static final JudgeInfo JUDGE = new PointsJudge().info();
    private static final AgreeOptions OPTIONS =
            new AgreeOptions(JUDGE, PassRule.of(JUDGE).orElseThrow(), 1, 0.02);
    private static final String WORDING = JUDGE.questions().get(0).wording().hash();

    @TempDir
    Path folder;

    private static AgreementOn on(Agreement agreement, String topic) {
        return agreement.topics().stream()
                .filter(each -> each.topic().equals(topic))
                .findFirst()
                .orElseThrow();
    }

    /** A judged case in which the question was answered with its points. */
    private static ObjectNode answered(MadeRun run, String id, int points) {
        ObjectNode line = run.judgedLine(id, points);
        answer(line).put("value", points);
        return line;
    }

    private static ObjectNode answer(ObjectNode line) {
        return line.withArray("answers")
                .addObject()
                .put("question", "points")
                .put("asks", "worth")
                .put("wording", WORDING)
                .put("by", "somebody");
    }

    /** The grants of the textbook example: 20 pass and 15 fail with both, 5 only with the first, 10 only with the second. */
    private static List<MadeRun> grants() {
        MadeRun first = MadeRun.of("first");
        MadeRun second = MadeRun.of("second");
        int[][] cells = {{4, 4, 20}, {4, 1, 5}, {1, 4, 10}, {1, 1, 15}};
        int id = 0;
        for (int[] cell : cells) {
            for (int i = 0; i < cell[2]; i++, id++) {
                first.add(answered(first, "c" + id, cell[0]));
                second.add(answered(second, "c" + id, cell[1]));
            }
        }
        return List.of(first, second);
    }

    @Nested
    class OfTwoRuns {

        /** Wikipedia, "Cohen's kappa": agreement 0.7, kappa 0.4. */
        @Test
        void isThatOfTheTextbook() throws IOException {
            Agreement agreement = Agreement.between(grants().get(0), grants().get(1), OPTIONS);
            assertThat(agreement.paired()).isEqualTo(50);
            for (String topic : List.of("verdict", "verdict passes", "worth")) {
                AgreementOn on = on(agreement, topic);
                assertThat(on.items()).isEqualTo(50);
                assertThat(on.agreement().orElseThrow().value()).isEqualTo(0.7, within(1e-12));
                assertThat(on.kappa().orElseThrow().value()).isEqualTo(0.4, within(1e-12));
                assertThat(on.kappa().orElseThrow().interval().orElseThrow().contains(0.4))
                        .isTrue();
            }
            // Krippendorff's alpha of two raters: 1 − 99 · 30 / (55 · 45 · 2), every unequal unit counting twice.
            assertThat(on(agreement, "verdict").alpha().orElseThrow().value())
                    .isEqualTo(1 - 99.0 * 30 / (55 * 45 * 2), within(1e-12));
            assertThat(on(agreement, "verdict").confusion().orElseThrow().count(1, 0))
                    .isEqualTo(5);
            assertThat(Objects.requireNonNull(on(agreement, "score").bias()).value())
                    .isEqualTo(0.3, within(1e-12));
        }

        @Test
        void isToldByHowSureTheAnswersAre() throws IOException {
            MadeRun first = MadeRun.of("first");
            MadeRun second = MadeRun.of("second");
            for (int i = 0; i < 20; i++) {
                boolean sure = i < 10;
                ObjectNode line = answered(first, "c" + i, 4);
                ((ObjectNode) line.withArray("answers").get(0)).put("confidence", sure ? 1 : 0.5);
                first.add(line);
                second.add(answered(second, "c" + i, sure || i % 2 == 0 ? 4 : 1));
            }
            List<ConfidenceBin> sureness =
                    on(Agreement.between(first, second, OPTIONS), "worth").sureness();
            assertThat(sureness)
                    .containsExactly(new ConfidenceBin(0, 0.7, 10, 0.5, 0.5), new ConfidenceBin(0.95, 1, 10, 1, 1));
            ObjectNode written = AgreementJson.of(Agreement.between(first, second, OPTIONS));
            assertThat(written.findValues("by_confidence")).hasSize(1);
        }

        @Test
        void isPerfectWithItself() throws IOException {
            MadeRun run = grants().get(0);
            assertThat(Agreement.between(run, run, OPTIONS).topics())
                    .isNotEmpty()
                    .allSatisfy(on -> {
                        assertThat(on.agreement().orElseThrow().value()).isEqualTo(1);
                        assertThat(on.kappa().orElseThrow().value()).isEqualTo(1);
                        assertThat(on.alpha().orElseThrow().value()).isEqualTo(1);
                    });
        }

        @Test
        void isTheSameTheOtherWayRound() throws IOException {
            for (long seed = 1; seed <= 5; seed++) {
                Random random = new Random(seed);
                MadeRun first = MadeRun.of("first");
                MadeRun second = MadeRun.of("second");
                for (int i = 0; i < 30; i++) {
                    first.add(answered(first, "c" + i, random.nextInt(6)));
                    second.add(answered(second, "c" + (29 - i), random.nextInt(6)));
                }
                Agreement there = Agreement.between(first, second, OPTIONS);
                Agreement back = Agreement.between(second, first, OPTIONS);
                for (String topic : List.of("verdict", "score", "worth")) {
                    assertThat(on(there, topic).kappa().orElseThrow().value())
                            .as("seed %d", seed)
                            .isEqualTo(on(back, topic).kappa().orElseThrow().value(), within(1e-12));
                    assertThat(on(there, topic).alpha().orElseThrow().value())
                            .as("seed %d", seed)
                            .isEqualTo(on(back, topic).alpha().orElseThrow().value(), within(1e-12));
                }
            }
        }

        @Test
        void showsWhatWasWithheldAsBounds() throws IOException {
            MadeRun first = MadeRun.of("first");
            MadeRun second = MadeRun.of("second");
            for (int i = 0; i < 4; i++) {
                first.add(answered(first, "c" + i, i));
            }
            second.add(answered(second, "c0", 0)).add(answered(second, "c1", 2));
            for (String id : List.of("c2", "c3")) {
                ObjectNode line = second.line(id, "undecided").putNull("verdict");
                answer(line).put("withheld", "cannot_tell");
                second.add(line);
            }
            AgreementOn worth = on(Agreement.between(first, second, OPTIONS), "worth");
            assertThat(worth.items()).isEqualTo(2);
            assertThat(worth.withheld()).isEqualTo(new AgreementOn.Withheld(0, 2, 0));
            assertThat(worth.agreement().orElseThrow().value()).isEqualTo(0.5);
            assertThat(worth.bounds()).isEqualTo(new Interval(0.25, 0.75));
            AgreementOn verdict = on(Agreement.between(first, second, OPTIONS), "verdict");
            assertThat(verdict.withheld()).isEqualTo(new AgreementOn.Withheld(0, 2, 0));
        }

        @Test
        void leavesOutWhatWasAskedInOtherWords() throws IOException {
            MadeRun first = MadeRun.of("first");
            MadeRun second = MadeRun.of("second");
            first.add(answered(first, "c", 3));
            ObjectNode other = answered(second, "c", 3);
            ((ObjectNode) other.path("answers").get(0)).put("wording", "0000000000000000");
            second.add(other);
            AgreementOn worth = on(Agreement.between(first, second, OPTIONS), "worth");
            assertThat(worth.items()).isZero();
            assertThat(worth.left()).isEqualTo(new AgreementOn.LeftOut(0, 0, 1, 0));
        }

        @Test
        void leavesOutCasesThatHoldAnotherRecord() throws IOException {
            MadeRun first = MadeRun.of("first").judged("a", 4, Json.object().put("text", "one"));
            MadeRun second = MadeRun.of("second").judged("a", 4, Json.object().put("text", "two"));
            first.judged("b", 4, Json.object().put("text", "one"));
            second.judged("b", 4, Json.object().put("text", "one"));
            Agreement agreement = Agreement.between(first, second, OPTIONS);
            assertThat(agreement.paired()).isEqualTo(1);
            assertThat(agreement.otherContent()).isEqualTo(1);
        }

        @Test
        void countsWhatOnlyOneOfThemHas() throws IOException {
            Agreement agreement = Agreement.between(
                    MadeRun.of("a").judged("x", 4).judged("y", 4).judged("z", 4),
                    MadeRun.of("b").judged("z", 4).judged("w", 4),
                    OPTIONS);
            assertThat(agreement.paired()).isEqualTo(1);
            assertThat(agreement.onlyFirst()).isEqualTo(2);
            assertThat(agreement.onlySecond()).isEqualTo(1);
        }

        @Test
        void needsACaseInCommon() {
            assertThatThrownBy(() -> Agreement.between(
                            MadeRun.of("a").judged("x", 4), MadeRun.of("b").judged("y", 4), OPTIONS))
                    .isInstanceOf(DatasetException.class)
                    .hasMessageContaining("a and b have no case in common");
        }

        @Test
        void readsLargeRunsWithoutKeepingThem() throws IOException {
            MadeRun first = MadeRun.of("first");
            MadeRun second = MadeRun.of("second");
            for (int i = 0; i < 2_000; i++) {
                first.judged("c" + i, i % 6);
                second.judged("c" + i, i % 5);
            }
            assertThat(Agreement.between(first, second, OPTIONS).paired()).isEqualTo(2_000);
        }
    }

    @Nested
    class WithPeople {

        private LabelsFile labels(String name, String... lines) throws IOException {
            Path file = Files.write(folder.resolve(name), List.of(lines));
            return LabelsFile.read(DataSource.of(file.toString()), JUDGE);
        }

        /** 200 cases, of which the judge passes 120. */
        private MadeRun run() {
            MadeRun run = MadeRun.of("run");
            for (int i = 0; i < 200; i++) {
                run.add(answered(run, "c" + i, i < 120 ? 4 : 1));
            }
            return run;
        }

        /**
         * People pass 30 of 50, of which the judge passes 27; of the 20 that people fail it fails 16. By hand: (0.6 + 0.8 − 1) / (0.9
         * + 0.8 − 1) = 4/7.
         */
        @Test
        void correctsThePassRate() throws IOException {
            StringBuilder lines = new StringBuilder("id,label\n");
            for (int i = 0; i < 27; i++) {
                lines.append("c").append(i).append(",PASS\n");
            }
            for (int i = 27; i < 31; i++) {
                lines.append("c").append(i).append(",FAIL\n");
            }
            for (int i = 120; i < 123; i++) {
                lines.append("c").append(i).append(",pass\n");
            }
            for (int i = 123; i < 139; i++) {
                lines.append("c").append(i).append(",fail\n");
            }
            Agreement agreement = Agreement.with(run(), labels("labels.csv", lines.toString()), OPTIONS);
            assertThat(agreement.paired()).isEqualTo(50);
            assertThat(agreement.onlyFirst()).isEqualTo(150);
            Correction correction = agreement.corrected().orElseThrow();
            assertThat(correction.rate().sensitivity().value().orElseThrow()).isEqualTo(0.9);
            assertThat(correction.rate().specificity().value().orElseThrow()).isEqualTo(0.8);
            assertThat(correction.correctedRate().orElseThrow()).isEqualTo(4 / 7.0, within(1e-12));
            assertThat(correction.correctedInterval().orElseThrow().contains(4 / 7.0))
                    .isTrue();
            assertThat(correction.labelled().value().orElseThrow()).isEqualTo(0.6);
            assertThat(correction.moreLabelsForRate().orElse(-1)).isNotZero();
            assertThat(correction.poweredRate().orElseThrow().value()).isBetween(0.4, 0.75);
            assertThat(on(agreement, "verdict").agreement().orElseThrow().value())
                    .isEqualTo(43 / 50.0);
        }

        @Test
        void leavesAPerfectJudgesRateAlone() throws IOException {
            StringBuilder lines = new StringBuilder("id,pass\n");
            for (int i = 100; i < 140; i++) {
                lines.append("c").append(i).append(i < 120 ? ",true\n" : ",false\n");
            }
            Agreement agreement = Agreement.with(run(), labels("labels.csv", lines.toString()), OPTIONS);
            Correction correction = agreement.corrected().orElseThrow();
            assertThat(correction.correctedRate().orElseThrow()).isEqualTo(0.6, within(1e-12));
            assertThat(on(agreement, "verdict passes").kappa().orElseThrow().value())
                    .isEqualTo(1);
        }

        @Test
        void countsAnUndecidedCaseAsNeither() throws IOException {
            MadeRun run = run();
            run.undecided("open");
            Agreement agreement = Agreement.with(
                    run,
                    labels("l.jsonl", "{\"id\":\"open\",\"pass\":true}", "{\"id\":\"c0\",\"pass\":true}"),
                    OPTIONS);
            Correction correction = agreement.corrected().orElseThrow();
            assertThat(correction.judged().undecided()).isEqualTo(1);
            assertThat(correction.rate().sensitivity().trials()).isEqualTo(1);
            assertThat(on(agreement, "verdict passes").withheld().first()).isEqualTo(1);
        }

        @Test
        void comparesSingleQuestions() throws IOException {
            Agreement agreement = Agreement.with(
                    run(),
                    labels("l.csv", "id,question,answer", "c0,points,4", "c1,points,3", "c150,points,1"),
                    OPTIONS);
            AgreementOn worth = on(agreement, "worth");
            assertThat(worth.items()).isEqualTo(3);
            assertThat(worth.agreement().orElseThrow().value()).isEqualTo(2 / 3.0, within(1e-12));
            assertThat(agreement.corrected()).isEmpty();
            assertThat(agreement.topics()).extracting(AgreementOn::topic).containsExactly("worth");
        }

        @Test
        void takesAnswersInColumnsAndInObjects() throws IOException {
            for (LabelsFile labels : List.of(
                    labels("w.csv", "id,answers.points,score", "c0,4,4", "c1,,3"),
                    labels(
                            "w.jsonl",
                            "{\"id\":\"c0\",\"answers\":{\"points\":4},\"score\":4}",
                            "{\"id\":\"c1\",\"score\":3}"))) {
                Agreement agreement = Agreement.with(run(), labels, OPTIONS);
                assertThat(on(agreement, "worth").items()).isEqualTo(1);
                assertThat(on(agreement, "score").items()).isEqualTo(2);
            }
        }

        @Test
        void takesWhatMostOfSeveralPeopleSay() throws IOException {
            LabelsFile labels = labels(
                    "l.csv",
                    "id,label,by",
                    "c0,PASS,ann",
                    "c0,FAIL,bob",
                    "c0,PASS,eve",
                    "c1,PASS,ann",
                    "c1,FAIL,bob",
                    "c2,PASS,ann");
            assertThat(labels.labellers()).containsExactly("ann", "bob", "eve");
            AgreementOn verdict = on(Agreement.with(run(), labels, OPTIONS), "verdict");
            assertThat(verdict.items()).as("c1 is tied and says nothing").isEqualTo(2);
        }

        /** A sample is filled in bit by bit. */
        @Test
        void passesOverRowsThatAreNotFilledIn() throws IOException {
            LabelsFile labels =
                    labels("l.csv", "id,pass,score,by,answers.points", "c0,yes,,ann,", "c1,,,ann,", "c2,,,,4");
            assertThat(labels.blank()).isEqualTo(1);
            assertThat(on(Agreement.with(run(), labels, OPTIONS), "verdict passes")
                            .items())
                    .isEqualTo(1);
            assertThat(on(Agreement.with(run(), labels, OPTIONS), "worth").items())
                    .isEqualTo(1);
        }

        @Test
        void takesAFileOfEachPerson() throws IOException {
            List<DataSource> files = new ArrayList<>();
            for (String row : List.of("ann.csv c0,yes", "bob.csv c0,no", "eve.csv c0,yes", "kim.csv c0,")) {
                Path file = Files.write(
                        folder.resolve(row.substring(0, 7)), List.of("id,pass", row.substring(8), "c1,yes", "c2,"));
                files.add(DataSource.of(file.toString()));
            }
            LabelsFile labels = LabelsFile.read(files, JUDGE, ReadOptions.USUAL);
            assertThat(labels.name()).isEqualTo("ann.csv, bob.csv, eve.csv, kim.csv");
            assertThat(labels.blank()).isEqualTo(5);
            assertThat(labels.labellers()).containsExactly("ann.csv", "bob.csv", "eve.csv", "kim.csv");
            assertThat(on(Agreement.with(run(), labels, OPTIONS), "verdict passes")
                            .items())
                    .isEqualTo(2);
        }

        @Test
        void saysWhatIsWrongWithALabel() throws IOException {
            refuses(
                    "l.csv:2: field \"label\": found the text \"GOOD\", expected one of PASS, FAIL",
                    "id,label",
                    "c0,GOOD");
            refuses(
                    "l.csv:2: field \"score\": found the text \"9\", expected a number from 0 to 5",
                    "id,score",
                    "c0,9");
            refuses("l.csv:2: field \"pass\": found the text \"maybe\", expected yes or no", "id,pass", "c0,maybe");
            refuses("l.csv:2: field \"id\": found", "id,label", ",PASS");
            refuses("l.csv:3: the case is labelled twice and not alike", "id,label", "c0,PASS", "c0,FAIL");
            refuses("l.csv:2: a label has at least one of label, score, pass", "id,remark", "c0,nice");
            refuses("expected the id of a case; the row has case id, pass", "case id,pass", "c0,yes");
            refuses("l.csv: has no labels", "id,label");
            refuses(
                    "l.csv: has no labels; every row is blank in label, score, pass and answers",
                    "id,label,pass,remark",
                    "c0,,,nice");
            assertThatThrownBy(() -> Agreement.with(run(), labels("l.csv", "id,label", "x,PASS"), OPTIONS))
                    .hasMessage("l.csv: none of its 1 cases is in run; the first is \"x\"");
            assertThatThrownBy(
                            () -> Agreement.with(run(), labels("l.csv", "id,question,answer", "c0,colour,4"), OPTIONS))
                    .hasMessageContaining("the case \"c0\" was not asked the question \"colour\"");
            assertThatThrownBy(() ->
                            Agreement.with(run(), labels("l.csv", "id,question,answer", "c0,points,many"), OPTIONS))
                    .hasMessageContaining("the label \"many\" is no answer of the kind that was given, such as 4");
        }

        private void refuses(String message, String... lines) {
            assertThatThrownBy(() -> labels("l.csv", lines))
                    .isInstanceOf(DatasetException.class)
                    .hasMessageContaining(message);
        }
    }

    @Nested
    class OfBallots {

        private MadeRun voted(int[]... ballots) {
            MadeRun run = MadeRun.of("panel");
            for (int i = 0; i < ballots.length; i++) {
                ObjectNode line = run.judgedLine("c" + i, ballots[i][0]);
                ArrayNode papers = answer(line).put("value", ballots[i][0]).putArray("ballots");
                for (int member = 0; member < ballots[i].length; member++) {
                    papers.addObject().put("by", member < 2 ? "same" : "other").put("value", ballots[i][member]);
                }
                run.add(line);
            }
            return run;
        }

        @Test
        void holdsMembersAgainstOneAnotherAndAgainstTheVote() throws IOException {
            BallotAgreement agreement = BallotAgreement.of(
                    voted(new int[] {4, 4, 4}, new int[] {1, 1, 2}, new int[] {3, 3, 3}, new int[] {0, 5, 0}), OPTIONS);
            assertThat(agreement.members()).containsExactly("other", "same", "same #2");
            BallotAgreement.GroupOn group = agreement.groups().get(0);
            assertThat(group.topic()).isEqualTo("worth");
            assertThat(group.items()).isEqualTo(4);
            assertThat(group.unanimous()).isEqualTo(2);
            assertThat(agreement.pairs())
                    .extracting(pair -> pair.first() + "/" + pair.second())
                    .containsExactly(
                            "other/same",
                            "other/same #2",
                            "same/same #2",
                            "other/the vote",
                            "same/the vote",
                            "same #2/the vote");
            assertThat(agreement
                            .pairs()
                            .get(4)
                            .topics()
                            .get(0)
                            .agreement()
                            .orElseThrow()
                            .value())
                    .isEqualTo(1);
            assertThat(agreement
                            .pairs()
                            .get(2)
                            .topics()
                            .get(0)
                            .agreement()
                            .orElseThrow()
                            .value())
                    .isEqualTo(0.75);
        }

        @Test
        void needsAVote() {
            assertThatThrownBy(() -> BallotAgreement.of(MadeRun.of("run").judged("c", 4), OPTIONS))
                    .hasMessageContaining("run: holds no ballots");
        }
    }
}
