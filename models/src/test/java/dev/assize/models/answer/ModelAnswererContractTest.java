package dev.assize.models.answer;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.BooleanNode;
import dev.assize.core.panel.Sampled;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Value;
import dev.assize.models.chat.Chat;
import dev.assize.models.price.Budget;
import dev.assize.models.price.MeteredChat;
import dev.assize.models.price.PriceList;
import dev.assize.models.provider.ModelName;
import dev.assize.models.provider.ModelSettings;
import dev.assize.models.provider.Providers;
import dev.assize.models.provider.Secret;
import dev.assize.testkit.AnswererContract;
import dev.assize.testkit.model.Fault;
import dev.assize.testkit.model.Faults;
import dev.assize.testkit.model.FilledForm;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A model behind a real protocol. */
@Timeout(60)
class ModelAnswererContractTest {

    private static String fill(ReceivedRequest asked) {
        return FilledForm.of(
                asked.schema().orElseThrow(), (name, part) -> name.equals("can_tell") ? BooleanNode.TRUE : null);
    }

    /** A server for each test, and answerers that ask it. */
    abstract static class Served extends AnswererContract {

        private ModelServer server;

        @BeforeEach
        void start() {
            server = ModelServer.saying(ModelAnswererContractTest::fill).start();
        }

        @AfterEach
        void stop() {
            server.close();
        }

        Answerer model(String provider, int sample) {
            return ask(server, provider, sample);
        }
    }

    @Nested
    class Alone extends Served {
        @Override
        protected Answerer answerer() {
            return model("compatible", 0);
        }
    }

    @Nested
    class ThroughAnotherProtocol extends Served {
        @Override
        protected Answerer answerer() {
            return model("anthropic", 0);
        }
    }

    @Nested
    class Sampled3 extends Served {
        @Override
        protected Answerer answerer() {
            return Sampled.of(3, sample -> model("compatible", sample), Runnable::run);
        }
    }

    @Test
    void sendsSamplesThatDifferInNothingButTheSeed() {
        try (ModelServer server =
                ModelServer.saying(ModelAnswererContractTest::fill).start()) {
            Sampled.of(2, sample -> ask(server, "compatible", sample), Runnable::run)
                    .answer(AnswererContract.oneOfEachForm());
            List<ReceivedRequest> received = server.received();
            assertThat(received).hasSize(2);
            assertThat(received)
                    .extracting(asked -> asked.body().path("seed").asInt())
                    .containsExactlyInAnyOrder(1, 2);
            assertThat(received.get(0).system()).isEqualTo(received.get(1).system());
            assertThat(received.get(0).user()).isEqualTo(received.get(1).user());
        }
    }

    @Test
    void makesGoodForWhatWasCutOffOrGarbled() {
        Faults faults = Faults.inOrder(
                Fault.cutOff(), Fault.saying(text -> "I would rather not."), Fault.saying(text -> "```json\n" + text));
        try (ModelServer server = ModelServer.saying(ModelAnswererContractTest::fill)
                .faults(faults)
                .start()) {
            List<Question> round = AnswererContract.oneOfEachForm();
            Replies replies = ask(server, "compatible", 0).answer(round);
            assertThat(AnswerCheck.check(round, replies.replies(), "model"))
                    .extracting(Answers.Answered::answer)
                    .allMatch(Answer.Given.class::isInstance)
                    .extracting(answer -> answer.value().orElseThrow())
                    .contains(new Value.YesNo(false), new Value.Choice("tower"), new Value.Listing(List.of()));
            Expense expense = replies.expense();
            assertThat(expense.calls())
                    .isEqualTo(server.requests())
                    .as("every fault was met")
                    .isGreaterThanOrEqualTo(3);
            assertThat(expense.inputTokens()).isPositive();
            assertThat(expense.waited()).isGreaterThan(Duration.ZERO);
        }
    }

    private static Answerer ask(ModelServer server, String provider, int sample) {
        ModelSettings settings = new ModelSettings(
                server.url("/v1"),
                null,
                provider.equals("anthropic") || sample == 0 ? null : sample,
                null,
                Duration.ofSeconds(20),
                null);
        Chat chat = Providers.open(
                ModelName.parse(provider + "/test"), settings, Secret.of("key-for-tests"), InstantSource.system());
        return new ModelAnswerer(
                new MeteredChat(chat, PriceList.empty(), Budget.unlimited(), InstantSource.system()),
                AnswerSettings.STANDARD.withSample(sample));
    }
}
