package dev.assize.models.bedrock;

import java.time.Instant;
import java.util.Optional;
import software.amazon.awssdk.auth.token.credentials.SdkToken;

/** A Bedrock API key as Amazon's library wants it. It shows itself nowhere else. */
final class BedrockKey implements SdkToken {

    private final String key;

    BedrockKey(String key) {
        this.key = key;
    }

    @Override
    public String token() {
        return key;
    }

    @Override
    public Optional<Instant> expirationTime() {
        return Optional.empty();
    }

    @Override
    public String toString() {
        return "(secret)";
    }
}
