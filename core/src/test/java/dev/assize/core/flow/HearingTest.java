package dev.assize.core.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.result.ResultJson;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class HearingTest {

    private final CountingJudge judge = new CountingJudge("1", "Is it?");

    @Test
    void asksRoundAfterRoundUntilNothingIsLeft() {
        CaseResult result = hear(judge, yes(), 3);
        assertThat(result.status()).isEqualTo(Status.JUDGED);
        assertThat(result.verdict().orElseThrow().path("yeses").intValue()).isEqualTo(3);
        assertThat(result.answers().asked()).hasSize(3);
    }

    @Test
    void rulesAtOnceWhenNothingIsAsked() {
        assertThat(hear(judge, yes(), 0).status()).isEqualTo(Status.JUDGED);
    }

    @Test
    void staysUndecidedWhenAnAnswerIsWithheld() {
        CaseResult result = hear(judge, answerer(question -> List.of()), 2);
        assertThat(result.status()).isEqualTo(Status.UNDECIDED);
        assertThat(result.verdict()).isEmpty();
        assertThat(((CaseResult.Undecided) result).waitingFor())
                .containsExactlyElementsOf(result.answers().withheld());
    }

    @Test
    void makesAnInvalidResultOfARecordThatCannotBeRead() {
        CaseResult result = new Hearing<>(judge, yes()).hear("a", Json.object(), new SourcePlace("cases.jsonl", 418));
        assertThat(result.status()).isEqualTo(Status.INVALID);
        assertThat(result.error().orElseThrow().message())
                .isEqualTo("cases.jsonl:418: field \"rounds\": found nothing, expected a number");
    }

    @Test
    void makesAFailedResultOfAnAnswererThatThrows() {
        CaseResult result = hear(
                judge,
                answerer(question -> {
                    throw new CaseFailure(FailureKind.PROVIDER_REFUSED, "no credit left", null);
                }),
                1);
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().kind()).isEqualTo(FailureKind.PROVIDER_REFUSED);
    }

    @Test
    void countsWhatWasPaidBeforeACaseFailed() {
        Expense call = new Expense(1, 100, 10, new BigDecimal("0.002"), 0, Duration.ofMillis(5));
        CaseFailure busy = new CaseFailure(FailureKind.PROVIDER_BUSY, "busy", null).after(call);
        CaseResult result = hear(
                judge,
                rounds(round -> {
                    if (round.get(0).id().value().equals("q2")) {
                        throw busy;
                    }
                    return new Replies(yes().answer(round).replies(), List.of(), call);
                }),
                3);
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().kind()).isEqualTo(FailureKind.PROVIDER_BUSY);
        assertThat(result.expense())
                .isEqualTo(new Expense(3, 300, 30, new BigDecimal("0.006"), 0, Duration.ofMillis(15)));
        assertThat(ResultJson.of(result).path("expense").path("calls").asInt()).isEqualTo(3);
    }

    @Test
    void countsWhatWasPaidBeforeTheJudgeBroke() {
        Expense call = new Expense(1, 100, 10, new BigDecimal("0.002"), 0, Duration.ofMillis(5));
        CaseResult result =
                hear(judge, rounds(round -> new Replies(yes().answer(round).replies(), List.of(), call)), 99);
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().message()).contains("still asks after 32 rounds");
        assertThat(result.expense().calls()).isEqualTo(32);
    }

    @Test
    void letsAHaltOfTheRunThrough() {
        Answerer refused = answerer(question -> {
            throw new RunHalt(RunHalt.Reason.SETUP, "the key is refused", null);
        });
        assertThatThrownBy(() -> hear(judge, refused, 1)).isInstanceOf(RunHalt.class);
    }

    @Test
    void addsUpWhatTheRoundsCostAndKeepsEachRemarkOnce() {
        Expense call = new Expense(1, 100, 10, new BigDecimal("0.002"), 0, Duration.ofMillis(5));
        Finding remark = Finding.of("instruction-in-text", Severity.MINOR, "the text gives orders");
        CaseResult result = hear(
                judge,
                rounds(round -> {
                    Replies free = yes().answer(round);
                    return new Replies(free.replies(), List.of(remark), call);
                }),
                3);
        assertThat(result.expense())
                .isEqualTo(new Expense(3, 300, 30, new BigDecimal("0.006"), 0, Duration.ofMillis(15)));
        assertThat(result.findings()).containsExactly(remark.by(Finding.Origin.ANSWERER));
    }

    @Test
    void makesAFailedResultOfACaseThatNeedsTooMuchMemory() {
        CaseResult result = hear(
                judge,
                answerer(question -> {
                    throw new OutOfMemoryError("for this test");
                }),
                1);
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().kind()).isEqualTo(FailureKind.SETUP);
        assertThat(result.error().orElseThrow().message()).contains("-Xmx");
    }

    @Test
    void stopsAJudgeThatAsksForEver() {
        CaseResult result = hear(judge, yes(), 1_000_000);
        assertThat(result.status()).isEqualTo(Status.FAILED);
        assertThat(result.error().orElseThrow().message()).contains("still asks after");
    }

    @Test
    void writesTheSameBytesOnEveryThread() {
        Hearing<Integer> hearing = new Hearing<>(judge, yes());
        List<String> lines = IntStream.range(0, 64)
                .parallel()
                .mapToObj(i ->
                        Json.write(ResultJson.of(hearing.hear("a", Json.object().put("rounds", 5), null))))
                .distinct()
                .toList();
        assertThat(lines).hasSize(1);
    }

    @Nested
    class Epochs {

        @Test
        void areTheSameForTheSameParts() {
            assertThat(epoch("1", "Is it?", new TreeMap<>())).isEqualTo(epoch("1", "Is it?", new TreeMap<>()));
        }

        @Test
        void changeWithTheJudgesVersion() {
            assertThat(epoch("2", "Is it?", new TreeMap<>())).isNotEqualTo(epoch("1", "Is it?", new TreeMap<>()));
        }

        @Test
        void changeWithAQuestionsText() {
            assertThat(epoch("1", "Is it so?", new TreeMap<>())).isNotEqualTo(epoch("1", "Is it?", new TreeMap<>()));
        }

        @Test
        void changeWithTheAnswerersSettings() {
            assertThat(epoch("1", "Is it?", new TreeMap<>(Map.of("temperature", "1"))))
                    .isNotEqualTo(epoch("1", "Is it?", new TreeMap<>()));
        }

        private Epoch epoch(String version, String wording, SortedMap<String, String> settings) {
            return Epoch.of(new CountingJudge(version, wording).info(), new AnswererIdentity("x", settings));
        }
    }

    private static CaseResult hear(CountingJudge judge, Answerer answerer, int rounds) {
        return new Hearing<>(judge, answerer).hear("a", Json.object().put("rounds", rounds), null);
    }

    private static Answerer yes() {
        return answerer(
                question -> List.of(new Reply.Stated(question.id(), "x", new Value.YesNo(true), Quote.NONE, "")));
    }

    private static Answerer answerer(Function<Question, List<Reply>> reply) {
        return rounds(round -> Replies.free(round.stream()
                .flatMap(question -> reply.apply(question).stream())
                .toList()));
    }

    private static Answerer rounds(Function<List<Question>, Replies> replies) {
        return new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return new AnswererIdentity("x", new TreeMap<>());
            }

            @Override
            public Replies answer(List<Question> round) {
                return replies.apply(round);
            }
        };
    }
}
