package dev.assize.engine.internal.answerer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.engine.answerer.AnswererPart;
import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.GivenSettings;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.answerer.RateLimits;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.SetupException;
import dev.assize.models.answer.AnswerSettings;
import dev.assize.models.chat.Chat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.limits.Limits;
import dev.assize.models.limits.RetryPolicy;
import dev.assize.models.price.PriceList;
import dev.assize.models.provider.ModelSettings;
import dev.assize.models.provider.Provider;
import dev.assize.models.provider.Providers;
import dev.assize.models.provider.SchemaMode;
import dev.assize.models.provider.Secret;
import dev.assize.text.NearestName;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a model is made of: its connection with the key from the environment, how it is asked, what it charges. */
public final class ModelParts {

    private final Environment environment;
    private final InstantSource clock;

    public ModelParts(Environment environment, InstantSource clock) {
        this.environment = environment;
        this.clock = clock;
    }

    /**
     * The bare model, ready to be called; nothing is sent yet. Throws {@link SetupException} when that cannot work.
     *
     * @param sample which of several samples, from 1; 0 when only one is taken
     */
    public Chat chat(AnswererPart.Model model, int sample) {
        return open(model, sample, key(model));
    }

    /** As {@link #chat}, for its name and settings alone: works without a key. */
    public Chat unconnected(AnswererPart.Model model, int sample) {
        provider(model);
        return open(model, sample, Secret.of("none"));
    }

    private Chat open(AnswererPart.Model model, int sample, Secret key) {
        try {
            return Providers.open(model.model(), settings(model.settings(), sample), key, clock);
        } catch (ChatFailure e) {
            throw new SetupException(String.valueOf(e.getMessage()));
        }
    }

    private Secret key(AnswererPart.Model model) {
        Provider provider = provider(model);
        Optional<String> named = model.settings().text(ModelSetting.KEY_ENV);
        if (named.isPresent() && environment.find(named.get()).isEmpty()) {
            throw new SetupException("\"" + model.name() + "\" takes its key from the environment variable "
                    + named.get() + ", which is not set");
        }
        return environment
                .find(named.orElse(provider.keyVariable()))
                .map(Secret::of)
                .orElse(Secret.NONE);
    }

    private static Provider provider(AnswererPart.Model model) {
        try {
            return Providers.require(model.model().provider());
        } catch (ChatFailure e) {
            List<String> known = Providers.list().stream().map(Provider::name).toList();
            String meant = NearestName.to(model.model().provider(), known)
                    .map(name -> "; did you mean \"" + name + "\"?")
                    .orElse("");
            throw new SetupException(e.getMessage() + meant);
        }
    }

    private static ModelSettings settings(GivenSettings given, int sample) {
        ModelSettings settings = ModelSettings.DEFAULT;
        if (given.text(ModelSetting.BASE_URL).isPresent()) {
            settings = settings.baseUrl(given.text(ModelSetting.BASE_URL).get());
        }
        if (given.decimal(ModelSetting.TEMPERATURE).isPresent()) {
            settings =
                    settings.temperature(given.decimal(ModelSetting.TEMPERATURE).get());
        }
        if (given.whole(ModelSetting.SEED).isPresent()) {
            // Samples with one seed would all be the same.
            settings = settings.seed(given.whole(ModelSetting.SEED).getAsInt() + Math.max(0, sample - 1));
        }
        if (given.whole(ModelSetting.MAX_OUTPUT_TOKENS).isPresent()) {
            settings = settings.maxOutputTokens(
                    given.whole(ModelSetting.MAX_OUTPUT_TOKENS).getAsInt());
        }
        if (given.time(ModelSetting.TIMEOUT).isPresent()) {
            settings = settings.timeout(given.time(ModelSetting.TIMEOUT).get());
        }
        return given.text(ModelSetting.STRUCTURED).isEmpty()
                ? settings
                : settings.structure(SchemaMode.valueOf(
                        given.text(ModelSetting.STRUCTURED).get().toUpperCase(Locale.ROOT)));
    }

    public AnswerSettings answering(AnswererPart.Model model, int sample) {
        AnswerSettings settings = AnswerSettings.STANDARD.withSample(sample);
        return model.settings().whole(ModelSetting.REASKS).isPresent()
                ? settings.withReasks(
                        model.settings().whole(ModelSetting.REASKS).getAsInt())
                : settings;
    }

    /** How quickly it may be asked. */
    public RateLimits rateLimits(AnswererPart.Model model) {
        return new RateLimits(
                model.settings().concurrency(), limit(model, ModelSetting.RPM), limit(model, ModelSetting.TPM));
    }

    private static double limit(AnswererPart.Model model, ModelSetting setting) {
        return model.settings().number(setting).map(Long::doubleValue).orElse(Double.POSITIVE_INFINITY);
    }

    Limits limits(AnswererPart.Model model) {
        GivenSettings given = model.settings();
        return new Limits(
                given.concurrency(),
                given.number(ModelSetting.RPM).orElse(null),
                given.number(ModelSetting.TPM).orElse(null));
    }

    RetryPolicy retryPolicy(AnswererPart.Model model) {
        Duration first = model.settings().time(ModelSetting.RETRY_PAUSE).orElse(RetryPolicy.USUAL.first());
        Duration longest = RetryPolicy.USUAL.longest();
        return new RetryPolicy(
                model.settings().whole(ModelSetting.TRIES).orElse(RetryPolicy.USUAL.attempts()),
                RetryPolicy.USUAL.total(),
                first,
                first.compareTo(longest) > 0 ? first : longest);
    }

    /** The user's own prices first. */
    public PriceList prices(AnswererPart.Model model) {
        Optional<BigDecimal> input = model.settings().decimal(ModelSetting.INPUT_PRICE);
        Optional<BigDecimal> output = model.settings().decimal(ModelSetting.OUTPUT_PRICE);
        if (input.isEmpty() && output.isEmpty()) {
            return PriceList.standard();
        }
        if (input.isEmpty() || output.isEmpty()) {
            throw new SetupException("\"" + model.name() + "\" has one price, expected both: prices.input and"
                    + " prices.output, in US dollars for a million tokens");
        }
        ObjectNode list = Json.object()
                .put("as_of", model.settings().text(ModelSetting.PRICE_DATE).orElse("the day of your settings"));
        list.putArray("prices")
                .addObject()
                .put("model", model.model().toString())
                .put("input", input.get())
                .put("output", output.get());
        return PriceList.standard().overriddenBy(Json.write(list), AnswererRequest.USUAL_CONFIG);
    }
}
