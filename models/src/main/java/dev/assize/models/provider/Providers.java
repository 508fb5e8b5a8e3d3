package dev.assize.models.provider;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.json.Json;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.internal.http.Transport;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The providers we know, as {@code providers.json} lists them, and the way to their models. */
public final class Providers {

    private static final List<Provider> ALL = read();

    private Providers() {}

    public static List<Provider> list() {
        return ALL;
    }

    public static Optional<Provider> find(String name) {
        return ALL.stream().filter(provider -> provider.name().equals(name)).findFirst();
    }

    /** Throws a {@link ChatFailure} of kind SETUP that lists the names we know. */
    public static Provider require(String name) {
        return find(name)
                .orElseThrow(() -> setup("no provider is called \"" + name + "\"; there are "
                        + ALL.stream().map(Provider::name).collect(Collectors.joining(", "))
                        + " (\"compatible\" and a base URL reach any other server of chat completions)"));
    }

    /**
     * A model, ready to be called; nothing is sent yet. Throws a {@link ChatFailure} of kind SETUP when that cannot
     * work.
     *
     * @param key what the environment variable named by {@link Provider#keyVariable} holds; {@link Secret#NONE} when it
     *     is not set
     * @param clock for servers that name the date when to come back
     */
    public static Chat open(ModelName name, ModelSettings settings, Secret key, InstantSource clock) {
        Provider provider = require(name.provider());
        if (provider.keyNeeded() && key.isMissing()) {
            throw setup(name + " needs a key: set the environment variable " + provider.keyVariable());
        }
        key.mistake().ifPresent(mistake -> {
            throw setup("the key in the environment variable " + provider.keyVariable() + " holds " + mistake
                    + ", which cannot be part of a key; set the variable again, without quotation marks and blanks");
        });
        if (settings.seed() != null && !provider.protocol().isSeeded()) {
            throw setup(
                    name + " takes no seed, so a seed of " + settings.seed() + " would change nothing; leave it out");
        }
        String baseUrl = baseUrl(name, provider, settings);
        SchemaMode structure = settings.structure() == null ? provider.structure() : settings.structure();
        Transport transport = new Transport(settings.timeout(), clock, baseUrl);
        Protocol.Endpoint strict = new Protocol.Endpoint(
                transport, baseUrl, key.isMissing() ? null : key.reveal(), name.model(), settings, true);
        if (provider.protocol().usesTransport()) {
            WarmUp.of(provider.protocol(), strict);
        }
        return new LibraryChat(
                name,
                described(baseUrl, settings, structure),
                structure,
                provider.protocol(),
                provider.protocol().open(strict),
                provider.protocol().open(strict.lenient()),
                new Diagnosis(name, provider, baseUrl, key, settings.timeout()));
    }

    /** Has loaded what every call needs, whoever it goes to; nothing is sent. Meant for a thread beside the one that opens a model. */
    public static void loadAhead() {
        Transport.rehearse();
        WarmUp.request().build();
    }

    private static String baseUrl(ModelName name, Provider provider, ModelSettings settings) {
        String given = settings.baseUrl() == null ? provider.usualUrl() : settings.baseUrl();
        if (given == null) {
            throw setup(name + " needs a base URL, such as " + provider.urlExample());
        }
        try {
            URI url = new URI(given.strip());
            boolean web = "http".equals(url.getScheme()) || "https".equals(url.getScheme());
            if (!web || url.getHost() == null || url.getUserInfo() != null || url.getQuery() != null) {
                throw setup("the base URL of " + name + " must look like " + provider.urlExample()
                        + ", without user, password or query");
            }
            String text = url.toString();
            return text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
        } catch (URISyntaxException e) {
            throw setup("the base URL of " + name + " is no URL; one looks like " + provider.urlExample());
        }
    }

    private static SortedMap<String, String> described(String baseUrl, ModelSettings settings, SchemaMode structure) {
        SortedMap<String, String> described = new TreeMap<>();
        described.put("base-url", baseUrl);
        described.put(
                "structure",
                structure == SchemaMode.PROMPT ? structure + "@" + SchemaInPrompt.version() : structure.toString());
        BigDecimal temperature = settings.temperature();
        if (temperature != null) {
            described.put("temperature", temperature.stripTrailingZeros().toPlainString());
        }
        if (settings.seed() != null) {
            described.put("seed", settings.seed().toString());
        }
        if (settings.maxOutputTokens() != null) {
            described.put("max-output-tokens", settings.maxOutputTokens().toString());
        }
        return Collections.unmodifiableSortedMap(described);
    }

    private static ChatFailure setup(String message) {
        return new ChatFailure(FailureKind.SETUP, message, null, null);
    }

    private static List<Provider> read() {
        try (InputStream in = Providers.class.getResourceAsStream("providers.json")) {
            List<Provider> providers = new ArrayList<>();
            for (JsonNode row :
                    Json.parse(new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8))) {
                String url = row.path("url").asText("");
                providers.add(new Provider(
                        row.path("name").asText(),
                        row.path("title").asText(),
                        Protocol.named(row.path("protocol").asText()),
                        row.path("key").asText(),
                        !row.path("keyless").asBoolean(),
                        url.isEmpty() ? null : url,
                        row.path("example").asText(url),
                        SchemaMode.valueOf(row.path("structure").asText("NATIVE"))));
            }
            ServiceLoader.load(Protocol.class).forEach(brought -> providers.addAll(brought.providers()));
            return List.copyOf(providers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
