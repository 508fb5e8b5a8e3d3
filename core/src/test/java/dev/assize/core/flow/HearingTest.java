package dev.assize.core.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.CaseFailure;
import dev.assize.core.FailureKind;
import dev.assize.core.json.Json;
import dev.assize.core.json.ResultJson;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
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
    }

    @Test
    void makesAnInvalidResultOfARecordThatCannotBeRead() {
        CaseResult result = new Hearing<>(judge, yes()).hear("a", Json.object(), new Place("cases.jsonl", 418));
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
        return new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return new AnswererIdentity("x", new TreeMap<>());
            }

            @Override
            public Replies answer(List<Question> round) {
                return Replies.free(round.stream()
                        .flatMap(question -> reply.apply(question).stream())
                        .toList());
            }
        };
    }
}
