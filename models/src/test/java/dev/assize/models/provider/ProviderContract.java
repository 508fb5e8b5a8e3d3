package dev.assize.models.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.FailureKind;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.chat.ReplySchema;
import dev.assize.testkit.model.Fault;
import dev.assize.testkit.model.Faults;
import dev.assize.testkit.model.ModelServer;
import dev.assize.testkit.model.ReceivedRequest;
import dev.assize.testkit.model.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.Test;

/** What holds for every provider, seen on its own protocol. */
abstract class ProviderContract {

    static final ObjectMapper JSON = new ObjectMapper();
    static final Secret KEY = Secret.of("sk-very-secret");
    static final ObjectNode SCHEMA = object("""
            {"type": "object", "additionalProperties": false, "required": ["fact", "sure"],
             "properties": {"fact": {"type": "string", "enum": ["yes", "no"]}, "sure": {"type": "number"}}}""");
    static final String SAID = "{\"fact\": \"yes\", \"sure\": 0.9}";
    static final ChatRequest REQUEST =
            new ChatRequest("Answer in JSON.", "Le tribunal « condamne ».", new ReplySchema(SCHEMA));
    static final ModelSettings PLAIN = ModelSettings.DEFAULT.timeout(Duration.ofSeconds(20));

    private final String provider;
    private final WireFormat protocol;
    private final String prefix;

    ProviderContract(String provider, WireFormat protocol, String prefix) {
        this.provider = provider;
        this.protocol = protocol;
        this.prefix = prefix;
    }

    /** What the request says the key is. */
    abstract String keyIn(ReceivedRequest asked);

    abstract JsonNode temperatureIn(JsonNode body);

    abstract JsonNode seedIn(JsonNode body);

    abstract JsonNode limitIn(JsonNode body);

    @Test
    void sendsInstructionsMaterialSchemaAndKeyWhereTheyBelong() {
        try (ModelServer server = ModelServer.saying(asked -> SAID).start()) {
            ChatReply reply = open(server, PLAIN).send(REQUEST);

            ReceivedRequest asked = server.last();
            assertThat(asked.protocol()).isEqualTo(protocol);
            assertThat(asked.path()).startsWith(prefix);
            assertThat(asked.model()).isEqualTo("some-model");
            assertThat(asked.system()).isEqualTo("Answer in JSON.");
            assertThat(asked.user()).isEqualTo("Le tribunal « condamne ».");
            assertThat(asked.schema()).contains(SCHEMA);
            assertThat(keyIn(asked)).isEqualTo("sk-very-secret");
            assertThat(temperatureIn(asked.body()).isNumber()).isFalse();
            assertThat(seedIn(asked.body()).isNumber()).isFalse();
            assertThat(reply.text()).isEqualTo(SAID);
            assertThat(reply.cutOff()).isFalse();
            assertThat(reply.inputTokens()).isEqualTo((15 + 25 + 3) / 4);
            assertThat(reply.outputTokens()).isEqualTo((SAID.length() + 3) / 4);
        }
    }

    @Test
    void sendsTheSettingsThatWereSet() {
        ModelSettings set = PLAIN.temperature(new BigDecimal("0.50")).maxOutputTokens(777);
        boolean seeded = Providers.require(provider).protocol().isSeeded();
        try (ModelServer server = ModelServer.saying(asked -> SAID).start()) {
            Chat chat = open(server, seeded ? set.seed(42) : set);
            chat.send(REQUEST);

            JsonNode body = server.last().body();
            assertThat(temperatureIn(body).asDouble()).isEqualTo(0.5);
            assertThat(limitIn(body).asInt()).isEqualTo(777);
            assertThat(seedIn(body).asInt(-1)).isEqualTo(seeded ? 42 : -1);
            assertThat(chat.name()).isEqualTo(provider + "/some-model");
            assertThat(chat.settings())
                    .containsEntry("temperature", "0.5")
                    .containsEntry("max-output-tokens", "777")
                    .containsEntry("base-url", server.url(prefix))
                    .containsEntry("structure", "native");
            assertThat(chat.settings().containsKey("seed")).isEqualTo(seeded);
        }
    }

    @Test
    void putsTheSchemaIntoTheInstructionsWhereTheServerKnowsNone() {
        try (ModelServer server = ModelServer.saying(asked -> SAID).start()) {
            Chat chat = open(server, PLAIN.structure(SchemaMode.PROMPT));
            chat.send(REQUEST);

            assertThat(server.last().schema()).isEmpty();
            assertThat(server.last().system())
                    .startsWith("Answer in JSON.\n\n")
                    .contains("JSON Schema")
                    .endsWith(SCHEMA.toString());
            assertThat(server.last().user()).isEqualTo("Le tribunal « condamne ».");
            assertThat(chat.settings().get("structure")).startsWith("prompt@");
        }
    }

    @Test
    void asksForPlainTextWithoutASchema() {
        try (ModelServer server = ModelServer.saying(asked -> "as you like").start()) {
            ChatReply reply = open(server, PLAIN).send(new ChatRequest("Speak.", "Hello.", null));

            assertThat(reply.text()).isEqualTo("as you like");
            assertThat(server.last().schema()).isEmpty();
            assertThat(server.last().system()).isEqualTo("Speak.");
        }
    }

    @Test
    void tellsWhenTheReplyWasCutOff() {
        try (ModelServer server = serving(Fault.cutOff())) {
            ChatReply reply = open(server, PLAIN).send(REQUEST);
            assertThat(reply.cutOff()).isTrue();
            assertThat(reply.text()).isEqualTo(SAID.substring(0, SAID.length() / 2));
        }
    }

    @Test
    void callsOnceAndSaysThatTheProviderIsBusy() {
        for (int status : new int[] {408, 429, 500, 502, 503, 504, 529}) {
            ChatFailure failure = failing(Fault.status(status));
            assertThat(failure.kind()).as("%d", status).isEqualTo(FailureKind.PROVIDER_BUSY);
            assertThat(failure.retryAfter()).isEmpty();
            assertThat(failure.isOverload())
                    .as("%d", status)
                    .isEqualTo(status == 429 || status == 503 || status == 529);
            assertThat(failure).hasMessageContaining("status " + status).hasMessageContaining("scripted failure");
        }
    }

    @Test
    void passesOnHowLongToWait() {
        assertThat(failing(Fault.tooManyRequests(Duration.ofSeconds(7))).retryAfter())
                .contains(Duration.ofSeconds(7));
        assertThat(failing(Fault.status(503).with("retry-after-ms", "250")).retryAfter())
                .contains(Duration.ofMillis(250));
        assertThat(failing(Fault.status(429).with("retry-after", "Thu, 01 Jan 2026 00:00:30 GMT"))
                        .retryAfter())
                .contains(Duration.ofSeconds(30));
    }

    /** A key goes where the user said, and nowhere else. */
    @Test
    void followsNoRedirectAndSaysWhereItPoints() {
        ChatFailure failure = failing(Fault.status(307, "moved").with("location", "https://other.example/v1"));
        assertThat(failure.kind()).isEqualTo(FailureKind.SETUP);
        assertThat(failure)
                .hasMessageContaining("status 307")
                .hasMessageContaining("points to https://other.example/v1");
    }

    @Test
    void saysBusyOfConnectionsAndBodiesThatBreak() {
        for (Fault fault : new Fault[] {
            Fault.reset(),
            Fault.truncatedBody(),
            Fault.truncatedJson(),
            Fault.garbageBody(),
            Fault.status(200, "application/json", "[]"),
            Fault.status(200, "application/json", "")
        }) {
            assertThat(failing(fault).kind()).as("%s", fault).isEqualTo(FailureKind.PROVIDER_BUSY);
        }
    }

    @Test
    void doesNotWaitForEverForAResponseThatDripsIn() {
        try (ModelServer server = serving(Fault.drip(200, Duration.ofMillis(50)))) {
            Chat chat = open(server, PLAIN.timeout(Duration.ofMillis(300)));
            ChatFailure failure = catchThrowableOfType(ChatFailure.class, () -> chat.send(REQUEST));
            assertThat(failure.kind()).isEqualTo(FailureKind.PROVIDER_BUSY);
            assertThat(failure).hasMessageContaining("no complete response within 300 ms");
        }
    }

    @Test
    void saysThatTheSetUpIsWrongAndNeverShowsTheKey() {
        for (int status : new int[] {400, 401, 402, 403, 404, 405}) {
            ChatFailure failure = failing(Fault.status(status, "bad key sk-very-secret here"));
            assertThat(failure.kind()).as("%d", status).isEqualTo(FailureKind.SETUP);
            assertThat(failure).hasMessageContaining(provider).hasMessageContaining("status " + status);
            for (Throwable at = failure; at != null; at = at.getCause()) {
                assertThat(at.toString()).doesNotContain("very-secret");
            }
        }
    }

    @Test
    void saysThatTheRequestIsRefusedWhenOnlyThatCanBeMeant() {
        assertThat(failing(Fault.status(413)).kind()).isEqualTo(FailureKind.PROVIDER_REFUSED);
        assertThat(failing(Fault.status(400, "This model's maximum context length is 8192 tokens"))
                        .kind())
                .isEqualTo(FailureKind.PROVIDER_REFUSED);
    }

    @Test
    void takesARefusalAfterASuccessToBeAboutTheRequest() {
        try (ModelServer server = ModelServer.saying(asked -> SAID)
                .faults(asked -> asked.number() == 2 ? Fault.status(400, "odd") : Fault.NONE)
                .start()) {
            Chat chat = open(server, PLAIN);
            chat.send(REQUEST);
            ChatFailure failure = catchThrowableOfType(ChatFailure.class, () -> chat.send(REQUEST));
            assertThat(failure.kind()).isEqualTo(FailureKind.PROVIDER_REFUSED);
            chat.send(REQUEST);
        }
    }

    @Test
    void saysThatNobodyListens() {
        ModelServer gone = ModelServer.saying(asked -> SAID).start();
        String url = gone.url(prefix);
        gone.close();
        Chat chat =
                Providers.open(new ModelName(provider, "some-model"), PLAIN.baseUrl(url), KEY, InstantSource.system());
        assertThatThrownBy(() -> chat.send(REQUEST))
                .isInstanceOfSatisfying(
                        ChatFailure.class, failure -> assertThat(failure.kind()).isEqualTo(FailureKind.SETUP))
                .hasMessageContaining("cannot be reached at " + url);
    }

    ChatFailure failing(Fault fault) {
        try (ModelServer server = serving(fault)) {
            Chat chat = open(server, PLAIN);
            ChatFailure failure = catchThrowableOfType(ChatFailure.class, () -> chat.send(REQUEST));
            assertThat(failure).as("%s", fault).isNotNull();
            assertThat(server.requests()).as("requests with %s", fault).isEqualTo(1);
            return failure;
        }
    }

    Chat open(ModelServer server, ModelSettings settings) {
        return Providers.open(
                new ModelName(provider, "some-model"),
                settings.baseUrl(server.url(prefix)),
                KEY,
                InstantSource.fixed(Instant.parse("2026-01-01T00:00:00Z")));
    }

    static ModelServer serving(Fault fault) {
        return ModelServer.saying(asked -> SAID).faults(Faults.always(fault)).start();
    }

    static ObjectNode object(String json) {
        try {
            return (ObjectNode) JSON.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
