package dev.assize.testkit.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.provider.ModelName;
import dev.assize.models.provider.ModelSettings;
import dev.assize.models.provider.Providers;
import dev.assize.models.provider.Secret;
import dev.assize.testkit.model.Fault;
import dev.assize.testkit.model.Faults;
import dev.assize.testkit.model.ModelServer;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** What holds for every protocol: a model is opened without a call, asked once for each request, and a failure is told. */
public abstract class ProtocolContract {

    /** A model of a provider that speaks it: {@code PROVIDER/NAME}. */
    protected abstract String model();

    /** What the protocol's paths begin with on a server: {@code /v1}. */
    protected abstract String prefix();

    private Chat open(ModelServer server) {
        return Providers.open(
                ModelName.parse(model()),
                ModelSettings.DEFAULT.baseUrl(server.url(prefix())),
                Secret.of("a key"),
                () -> Instant.EPOCH);
    }

    @Test
    void asksOnceForEachRequest() {
        try (ModelServer server =
                ModelServer.saying(asked -> "{\"answer\": true}").start()) {
            Chat chat = open(server);
            assertThat(server.requests()).isZero();
            ChatReply reply = chat.send(new ChatRequest("You answer.", "Is it so?", null));
            assertThat(reply.text()).contains("answer");
            assertThat(server.requests()).isEqualTo(1);
        }
    }

    @Test
    void triesNothingAgainByItself() {
        try (ModelServer server = ModelServer.saying(asked -> "{}")
                .faults(Faults.always(Fault.status(500)))
                .start()) {
            Chat chat = open(server);
            assertThatThrownBy(() -> chat.send(new ChatRequest("You answer.", "Is it so?", null)))
                    .isInstanceOf(ChatFailure.class);
            assertThat(server.requests()).isEqualTo(1);
        }
    }
}
