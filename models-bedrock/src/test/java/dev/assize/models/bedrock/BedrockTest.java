package dev.assize.models.bedrock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.assize.core.failure.FailureKind;
import dev.assize.core.json.Json;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.chat.ReplySchema;
import dev.assize.models.provider.ModelName;
import dev.assize.models.provider.ModelSettings;
import dev.assize.models.provider.Providers;
import dev.assize.models.provider.Secret;
import dev.assize.testkit.model.Fault;
import dev.assize.testkit.model.Faults;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import dev.assize.testkit.model.WireFormat;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

class BedrockTest {

    private static final ChatRequest REQUEST = new ChatRequest(
            "Answer in JSON.",
            "Le tribunal « condamne ».",
            new ReplySchema(Json.object().put("type", "object")));

    @Test
    void isSpokenOnItsOwnProtocol() {
        try (ModelServer server = ModelServer.saying(asked -> "{}").start()) {
            ModelSettings settings =
                    ModelSettings.DEFAULT.temperature(new BigDecimal("0.5")).maxOutputTokens(777);
            ChatReply reply = open(server, settings).send(REQUEST);

            ReceivedRequest asked = server.last();
            assertThat(asked.protocol()).isEqualTo(WireFormat.BEDROCK);
            assertThat(asked.model()).isEqualTo("some-model");
            assertThat(asked.system())
                    .startsWith("Answer in JSON.\n\n")
                    .contains("JSON Schema")
                    .endsWith("{\"type\":\"object\"}");
            assertThat(asked.user()).isEqualTo("Le tribunal « condamne ».");
            assertThat(asked.header("authorization")).isEqualTo("Bearer very-secret");
            assertThat(asked.body().at("/inferenceConfig/temperature").asDouble())
                    .isEqualTo(0.5);
            assertThat(asked.body().at("/inferenceConfig/maxTokens").asInt()).isEqualTo(777);
            assertThat(reply).isEqualTo(new ChatReply("{}", reply.inputTokens(), 1, false));
            assertThat(reply.inputTokens()).isPositive();
        }
    }

    @Test
    void tellsWhenTheReplyWasCutOff() {
        try (ModelServer server = serving(Fault.cutOff())) {
            assertThat(open(server, ModelSettings.DEFAULT).send(REQUEST).cutOff())
                    .isTrue();
        }
    }

    @Test
    void tellsFailuresByKindAfterOneCall() {
        for (int status : new int[] {429, 500, 503}) {
            assertThat(failing(Fault.status(status)).kind()).as("%d", status).isEqualTo(FailureKind.PROVIDER_BUSY);
        }
        for (Fault fault : new Fault[] {Fault.reset(), Fault.garbageBody(), Fault.truncatedBody()}) {
            assertThat(failing(fault).kind()).as("%s", fault).isEqualTo(FailureKind.PROVIDER_BUSY);
        }
        for (int status : new int[] {400, 401, 403, 404}) {
            assertThat(failing(Fault.status(status, "very-secret")))
                    .as("%d", status)
                    .hasMessageNotContaining("very-secret")
                    .extracting(ChatFailure::kind)
                    .isEqualTo(FailureKind.SETUP);
        }
    }

    @Test
    void doesNotWaitForEver() {
        try (ModelServer server = serving(Fault.drip(200, Duration.ofMillis(50)))) {
            Chat chat = open(server, ModelSettings.DEFAULT.timeout(Duration.ofMillis(300)));
            ChatFailure failure = catchThrowableOfType(ChatFailure.class, () -> chat.send(REQUEST));
            assertThat(failure.kind()).isEqualTo(FailureKind.PROVIDER_BUSY);
        }
    }

    private static ChatFailure failing(Fault fault) {
        try (ModelServer server = serving(fault)) {
            Chat chat = open(server, ModelSettings.DEFAULT.timeout(Duration.ofSeconds(20)));
            ChatFailure failure = catchThrowableOfType(ChatFailure.class, () -> chat.send(REQUEST));
            assertThat(failure).as("%s", fault).isNotNull();
            assertThat(server.requests()).as("requests with %s", fault).isEqualTo(1);
            return failure;
        }
    }

    private static Chat open(ModelServer server, ModelSettings settings) {
        return Providers.open(
                ModelName.parse("bedrock/some-model"),
                settings.baseUrl(server.url("")),
                Secret.of("very-secret"),
                InstantSource.system());
    }

    private static ModelServer serving(Fault fault) {
        return ModelServer.saying(asked -> "{}").faults(Faults.always(fault)).start();
    }
}
