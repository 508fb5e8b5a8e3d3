package dev.assize.models.provider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.FailureKind;
import dev.assize.models.chat.ChatFailure;
import dev.assize.testkit.model.Fault;
import dev.assize.testkit.model.ReceivedRequest;
import dev.assize.testkit.model.WireFormat;
import java.net.URI;
import java.time.InstantSource;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ProvidersTest {

    private abstract static class OpenAiLike extends ProviderContract {
        private final String limit;

        OpenAiLike(String provider, String limit) {
            super(provider, WireFormat.CHAT_COMPLETIONS, "/v1");
            this.limit = limit;
        }

        @Override
        String keyIn(ReceivedRequest asked) {
            return asked.header("authorization").replace("Bearer ", "");
        }

        @Override
        JsonNode temperatureIn(JsonNode body) {
            return body.path("temperature");
        }

        @Override
        JsonNode seedIn(JsonNode body) {
            return body.path("seed");
        }

        @Override
        JsonNode limitIn(JsonNode body) {
            return body.path(limit);
        }
    }

    private abstract static class OfOurOwn extends OpenAiLike {

        OfOurOwn(String provider, String limit) {
            super(provider, limit);
        }

        /** As routers in front of providers send them. */
        @Test
        void readsAnErrorThatCallsItselfASuccess() {
            ChatFailure untold = failing(error("{\"message\": \"the model is overloaded\"}"));
            assertThat(untold.kind()).isEqualTo(FailureKind.PROVIDER_BUSY);
            assertThat(untold.isUnreadable()).isFalse();
            assertThat(untold).hasMessageEndingWith("sent an error in place of a reply: the model is overloaded");
            assertThat(failing(error("{\"code\": 402, \"message\": \"no credits\"}"))
                            .kind())
                    .isEqualTo(FailureKind.SETUP);
            assertThat(failing(error("{\"code\": 429, \"message\": \"slower\"}"))
                            .isOverload())
                    .isTrue();
        }

        private static Fault error(String error) {
            return Fault.status(200, "application/json", "{\"error\": " + error + "}");
        }

        @Test
        void readsNoMoreThanAnybodyWouldWriteNorDeeper() {
            ChatFailure large = failing(Fault.status(200, "application/json", "[" + " ".repeat(64 * 1024 * 1024)));
            assertThat(large.isUnreadable()).isTrue();
            assertThat(large).hasMessageContaining("cannot be read: it has more than 64 MB");
            assertThat(failing(Fault.status(200, "application/json", "{\"choices\":" + "[".repeat(10_000)))
                            .isUnreadable())
                    .isTrue();
        }
    }

    @Nested
    class OpenAi extends OfOurOwn {
        OpenAi() {
            super("openai", "max_completion_tokens");
        }
    }

    @Nested
    class Compatible extends OfOurOwn {
        Compatible() {
            super("compatible", "max_tokens");
        }
    }

    @Nested
    class Mistral extends OpenAiLike {
        Mistral() {
            super("mistral", "max_tokens");
        }

        @Override
        JsonNode seedIn(JsonNode body) {
            return body.path("random_seed");
        }
    }

    @Nested
    class Responses extends ProviderContract {
        Responses() {
            super("openai-responses", WireFormat.RESPONSES, "/v1");
        }

        @Override
        String keyIn(ReceivedRequest asked) {
            return asked.header("authorization").replace("Bearer ", "");
        }

        @Override
        JsonNode temperatureIn(JsonNode body) {
            return body.path("temperature");
        }

        @Override
        JsonNode seedIn(JsonNode body) {
            return body.path("seed");
        }

        @Override
        JsonNode limitIn(JsonNode body) {
            return body.path("max_output_tokens");
        }
    }

    @Nested
    class Anthropic extends ProviderContract {
        Anthropic() {
            super("anthropic", WireFormat.ANTHROPIC, "/v1");
        }

        @Override
        String keyIn(ReceivedRequest asked) {
            return asked.header("x-api-key");
        }

        @Override
        JsonNode temperatureIn(JsonNode body) {
            return body.path("temperature");
        }

        @Override
        JsonNode seedIn(JsonNode body) {
            return body.path("seed");
        }

        @Override
        JsonNode limitIn(JsonNode body) {
            return body.path("max_tokens");
        }
    }

    @Nested
    class Gemini extends ProviderContract {
        Gemini() {
            super("gemini", WireFormat.GEMINI, "/v1beta");
        }

        @Override
        String keyIn(ReceivedRequest asked) {
            return asked.header("x-goog-api-key");
        }

        @Override
        JsonNode temperatureIn(JsonNode body) {
            return body.at("/generationConfig/temperature");
        }

        @Override
        JsonNode seedIn(JsonNode body) {
            return body.at("/generationConfig/seed");
        }

        @Override
        JsonNode limitIn(JsonNode body) {
            return body.at("/generationConfig/maxOutputTokens");
        }
    }

    @Nested
    class Ollama extends ProviderContract {
        Ollama() {
            super("ollama", WireFormat.OLLAMA, "");
        }

        @Override
        String keyIn(ReceivedRequest asked) {
            return asked.header("authorization").replace("Bearer ", "");
        }

        @Override
        JsonNode temperatureIn(JsonNode body) {
            return body.at("/options/temperature");
        }

        @Override
        JsonNode seedIn(JsonNode body) {
            return body.at("/options/seed");
        }

        @Override
        JsonNode limitIn(JsonNode body) {
            return body.at("/options/num_predict");
        }
    }

    @Test
    void areListedWithDistinctNamesKeysAndUrls() {
        assertThat(Providers.list()).extracting(Provider::name).doesNotHaveDuplicates();
        for (Provider provider : Providers.list()) {
            assertThat(provider.keyVariable()).matches("[A-Z_]+");
            assertThat(URI.create(provider.urlExample()).getHost())
                    .as(provider.name())
                    .isNotNull();
        }
    }

    @Test
    void nameTheVariableOfAMissingKey() {
        assertThatThrownBy(() -> open("anthropic/claude", ModelSettings.DEFAULT, Secret.of(" ")))
                .isInstanceOfSatisfying(
                        ChatFailure.class, failure -> assertThat(failure.kind()).isEqualTo(FailureKind.SETUP))
                .hasMessage("anthropic/claude needs a key: set the environment variable ANTHROPIC_API_KEY");
    }

    @Test
    void nameTheProvidersThereAre() {
        assertThatThrownBy(() -> open("opnai/gpt", ModelSettings.DEFAULT, Secret.NONE))
                .hasMessageContaining("no provider is called \"opnai\"; there are openai, openai-responses, anthropic");
        assertThatThrownBy(() -> ModelName.parse("gpt-5")).hasMessageContaining("PROVIDER/MODEL");
        assertThat(ModelName.parse("openrouter/qwen/qwen3-32b")).hasToString("openrouter/qwen/qwen3-32b");
    }

    @Test
    void refuseASeedThatWouldChangeNothing() {
        assertThatThrownBy(() -> open("anthropic/claude", ModelSettings.DEFAULT.seed(3), Secret.of("k")))
                .hasMessageContaining("takes no seed");
    }

    @Test
    void wantABaseUrlWhereThereIsNoUsualOne() {
        assertThatThrownBy(() -> open("azure/gpt", ModelSettings.DEFAULT, Secret.of("k")))
                .hasMessageContaining("needs a base URL, such as https://RESOURCE.openai.azure.com/openai/v1");
        for (String wrong :
                new String[] {"localhost:8000", "ftp://x/y", "https://u:p@x/v1", "https://x/v1?key=1", "a b"}) {
            assertThatThrownBy(() -> open("compatible/m", ModelSettings.DEFAULT.baseUrl(wrong), Secret.NONE))
                    .as(wrong)
                    .isInstanceOf(ChatFailure.class)
                    .hasMessageContaining("base URL of compatible/m");
        }
    }

    @Test
    void sayWhichLibraryIsMissing() {
        assertThatThrownBy(() -> open("bedrock/nova", ModelSettings.DEFAULT, Secret.NONE))
                .hasMessageContaining("add assize-models-bedrock and what it brings");
    }

    @Test
    void refuseAKeyThatNoHeaderCanCarryBeforeAnythingIsSent() {
        for (String wrong : List.of("\u201Csk-1234567890\u201D", "sk-1234567890\u00A0", "sk-12345\n67890")) {
            assertThatThrownBy(() -> open("openai/gpt", ModelSettings.DEFAULT, Secret.of(wrong)))
                    .hasMessageContaining("the key in the environment variable OPENAI_API_KEY holds U+")
                    .hasMessageContaining("without quotation marks")
                    .hasMessageNotContaining("12345");
        }
        assertThatThrownBy(() -> open("openai/gpt", ModelSettings.DEFAULT, Secret.of("\u201Csk\u201D")))
                .hasMessageContaining("U+201C (left double quotation mark) as character 1 of 4");
    }

    @Test
    void keepSecretsToThemselves() {
        assertThat(Secret.of("sk-1")).hasToString("(secret)");
    }

    private static void open(String name, ModelSettings settings, Secret key) {
        Providers.open(ModelName.parse(name), settings, key, InstantSource.system());
    }
}
