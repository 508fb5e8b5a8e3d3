package dev.assize.models.bedrock;

import dev.assize.models.provider.ModelSettings;
import dev.assize.models.provider.Protocol;
import dev.langchain4j.model.bedrock.BedrockChatModel;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequestParameters;
import dev.langchain4j.model.chat.request.DefaultChatRequestParameters;
import java.math.BigDecimal;
import java.net.URI;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.auth.token.credentials.StaticTokenProvider;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.http.apache.ApacheHttpClient;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClient;
import software.amazon.awssdk.services.bedrockruntime.BedrockRuntimeClientBuilder;
import software.amazon.awssdk.services.bedrockruntime.auth.scheme.BedrockRuntimeAuthSchemeProvider;

/**
 * The converse protocol of Amazon Bedrock. With a key it is a Bedrock API key; without one, Amazon's own library looks for
 * credentials where it always does: its variables, its profiles, the role of the machine. The region is that of the base
 * URL.
 */
public final class Bedrock implements Protocol {

    private static final Pattern REGION = Pattern.compile("bedrock-runtime(?:-fips)?\\.([a-z0-9-]+)\\.");
    private static final int MOST_CONNECTIONS = 1024;

    @Override
    public String name() {
        return "BEDROCK";
    }

    @Override
    public boolean isSeeded() {
        return false;
    }

    /** Amazon's library has a transport of its own. */
    @Override
    public boolean usesTransport() {
        return false;
    }

    @Override
    public ChatModel open(Endpoint to) {
        return open(to.baseUrl(), to.key(), to.model(), to.settings());
    }

    private static ChatModel open(String baseUrl, @Nullable String key, String model, ModelSettings settings) {
        BedrockRuntimeClientBuilder client = BedrockRuntimeClient.builder()
                .endpointOverride(URI.create(baseUrl))
                .region(region(baseUrl))
                .httpClientBuilder(ApacheHttpClient.builder()
                        .maxConnections(MOST_CONNECTIONS)
                        .socketTimeout(settings.timeout()))
                .overrideConfiguration(
                        calls -> calls.apiCallTimeout(settings.timeout()).retryStrategy(AwsRetryStrategy.doNotRetry()));
        if (key != null) {
            client.tokenProvider(StaticTokenProvider.create(new BedrockKey(key)))
                    .authSchemeProvider(BedrockRuntimeAuthSchemeProvider.defaultProvider(List.of("httpBearerAuth")));
        }
        return BedrockChatModel.builder()
                .client(client.build())
                .modelId(model)
                .defaultRequestParameters(parameters(settings))
                .maxRetries(0)
                .build();
    }

    private static ChatRequestParameters parameters(ModelSettings settings) {
        DefaultChatRequestParameters.Builder<?> parameters = ChatRequestParameters.builder();
        BigDecimal temperature = settings.temperature();
        if (temperature != null) {
            parameters.temperature(temperature.doubleValue());
        }
        if (settings.maxOutputTokens() != null) {
            parameters.maxOutputTokens(settings.maxOutputTokens());
        }
        return parameters.build();
    }

    private static Region region(String baseUrl) {
        Matcher named = REGION.matcher(baseUrl);
        return named.find() ? Region.of(named.group(1)) : Region.US_EAST_1;
    }
}
