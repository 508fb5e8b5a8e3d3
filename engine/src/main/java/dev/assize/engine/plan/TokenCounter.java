package dev.assize.engine.plan;

import com.knuddels.jtokkit.Encodings;
import com.knuddels.jtokkit.api.Encoding;
import com.knuddels.jtokkit.api.EncodingRegistry;
import com.knuddels.jtokkit.api.EncodingType;
import dev.assize.models.provider.ModelName;
import java.util.List;
import java.util.Locale;

/**
 * How many tokens a model makes of a text. OpenAI's encodings are public, so its models are counted exactly. Those of
 * others are not in our reach: their tokens are those of {@code o200k_base} with a surcharge, which is an estimate and is
 * said to be one.
 */
final class TokenCounter {

    /** Reading an encoding takes a second, so each is read once; the registry is made for threads. */
    private static final EncodingRegistry ENCODINGS = Encodings.newLazyEncodingRegistry();

    private static final List<String> OLDER = List.of("gpt-4-", "gpt-3.5", "text-embedding");
    private static final List<String> OPEN_AI = List.of("gpt-", "o1", "o3", "o4", "chatgpt");
    private static final double SURCHARGE = 1.15;
    private static final double DOUBT = 0.25;

    private final Encoding encoding;
    private final boolean exact;

    private TokenCounter(EncodingType type, boolean exact) {
        this.encoding = ENCODINGS.getEncoding(type);
        this.exact = exact;
    }

    static TokenCounter of(ModelName name) {
        String model = name.model().toLowerCase(Locale.ROOT);
        // OpenRouter names the maker first.
        String own = model.startsWith("openai/") ? model.substring("openai/".length()) : model;
        boolean openAi = OPEN_AI.stream().anyMatch(own::startsWith);
        boolean older = own.equals("gpt-4") || OLDER.stream().anyMatch(own::startsWith);
        return new TokenCounter(older ? EncodingType.CL100K_BASE : EncodingType.O200K_BASE, openAi);
    }

    long count(String text) {
        // Marks such as <|endoftext|> are ordinary text here, as they are in a message.
        long tokens = encoding.countTokensOrdinary(text);
        return exact ? tokens : Math.round(tokens * SURCHARGE);
    }

    /** By how much a count may be wrong, as a share of it. */
    double doubt() {
        return exact ? 0 : DOUBT;
    }

    /** How it counts, for whoever reads the figures. */
    String described() {
        return exact
                ? "counted with " + encoding.getName()
                : "estimated: " + encoding.getName() + " plus 15 %, give or take 25 %";
    }
}
