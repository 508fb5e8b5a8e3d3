package dev.assize.engine.answerer;

import dev.assize.engine.setup.SetupException;
import dev.assize.models.price.PriceList;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who shall answer, as somebody asks for it. Names are looked up and settings put together by {@link #plan}.
 *
 * @param answerer {@code embedded}, {@code model:PROVIDER/NAME}, {@code panel:a,b}, {@code cascade:a,b}, or a name of the
 *     configuration file
 * @param escalate who answers what the answerer withholds, written likewise; null for nobody
 * @param settings for every model
 * @param budget what may be spent, in US dollars; null for no limit
 * @param prices a price list that goes before ours; null for none
 * @param config the file that names answerers; null for {@code assize.yaml}, where there is one
 * @param cached whether what models say is looked up and kept
 */
public record AnswererRequest(
        String answerer,
        @Nullable String escalate,
        GivenSettings settings,
        @Nullable BigDecimal budget,
        @Nullable Path prices,
        @Nullable Path config,
        boolean cached) {

    /** The file that names answerers where no other is given. */
    public static final String USUAL_CONFIG = "assize.yaml";

    /** As on the command line: {@code model:openai/gpt-5-mini}, {@code cascade:embedded,model:…}. */
    public static AnswererRequest of(String answerer) {
        return new AnswererRequest(answerer, null, GivenSettings.NONE, null, null, null, true);
    }

    /**
     * The name of who answers, where somebody may say it in full or name a model alone. Throws {@link SetupException} where both are said.
     *
     * @param answerer as {@link #answerer}; null where none is named, which is {@code embedded}
     * @param model {@code PROVIDER/NAME}; null where none is named
     */
    public static String named(@Nullable String answerer, @Nullable String model) {
        if (model == null) {
            return answerer == null ? "embedded" : answerer;
        }
        if (answerer != null) {
            throw SetupException.of(
                    "model",
                    "takes the place of an answerer; for both name one answerer, panel:" + answerer + ",model:"
                            + model);
        }
        if (model.indexOf('/') < 1) {
            throw SetupException.of(
                    "model", "found \"" + model + "\", expected PROVIDER/NAME, such as openai/gpt-5-mini");
        }
        return model.startsWith("model:") ? model : "model:" + model;
    }

    /** Asks the other, written likewise, what this one withholds; null for nobody. */
    public AnswererRequest escalatingTo(@Nullable String other) {
        return new AnswererRequest(answerer, other, settings, budget, prices, config, cached);
    }

    /** Sets this for every model that is asked. Throws {@link SetupException} for a value that the setting cannot have. */
    public AnswererRequest with(ModelSetting setting, String value) {
        return new AnswererRequest(answerer, escalate, settings.set(setting, value), budget, prices, config, cached);
    }

    /** Ends the run before models cost more than that many US dollars; null for no limit. */
    public AnswererRequest within(@Nullable BigDecimal dollars) {
        return new AnswererRequest(answerer, escalate, settings, dollars, prices, config, cached);
    }

    /** Counts cost by the prices of this file where it has them; null for ours alone. */
    public AnswererRequest priced(@Nullable Path list) {
        return new AnswererRequest(answerer, escalate, settings, budget, list, config, cached);
    }

    /** Looks names of answerers up in this file; null for {@code assize.yaml}, where there is one. */
    public AnswererRequest configuredBy(@Nullable Path file) {
        return new AnswererRequest(answerer, escalate, settings, budget, prices, file, cached);
    }

    /** Whether replies that the store has are taken from it, and new ones kept; true unless said otherwise. */
    public AnswererRequest cached(boolean kept) {
        return new AnswererRequest(answerer, escalate, settings, budget, prices, config, kept);
    }

    /** What it comes to. Throws {@link SetupException} for what cannot be understood. */
    public AnswererPlan plan() {
        SpecResolver resolver = new SpecResolver(this::configuration, settings, ownPrices());
        AnswererSpec spec = spec("answerer", answerer);
        AnswererPart root = resolver.resolve(spec);
        String text = answerer;
        if (escalate != null) {
            AnswererSpec next = spec("escalate", escalate);
            root = AnswererPart.Cascade.of(List.of(root, resolver.resolve(next)));
            text = new AnswererSpec.Cascade(List.of(spec, next)).text();
        }
        if (budget != null) {
            AnswererPlan.requireMoney(budget);
        }
        AnswererPlan plan = new AnswererPlan(text, root, budget, cached);
        if (plan.models().isEmpty()) {
            refuseModelSettings(answerer + " asks none; choose a model, such as model:openai/gpt-5-mini");
            return new AnswererPlan(text, root, null, cached && plan.asksPeople());
        }
        return plan;
    }

    /**
     * The same for a model alone, written PROVIDER/NAME or by a name of the configuration file. Throws
     * {@link SetupException} for anything else.
     */
    public AnswererPlan modelPlan() {
        // As in ollama/qwen3:8b; what has a colon before the slash is a kind of answerer, and written out.
        int slash = answerer.indexOf('/');
        String text = slash > 0 && answerer.lastIndexOf(':', slash) < 0 ? "model:" + answerer : answerer;
        AnswererPart root = new SpecResolver(this::configuration, settings, ownPrices()).resolve(spec("model", text));
        if (budget != null) {
            AnswererPlan.requireMoney(budget);
        }
        AnswererPlan plan = new AnswererPlan(text, root, budget, cached);
        if (plan.models().isEmpty()) {
            throw SetupException.of(
                    "model", answerer + " is no model; name one as PROVIDER/NAME, such as openai/gpt-5-mini");
        }
        return plan;
    }

    /**
     * Throws {@link SetupException} for anything that is set for a model.
     *
     * @param why who asks no model, and how to name one
     */
    public void refuseModelSettings(String why) {
        String only = "is for models, and " + why;
        if (!settings.isEmpty()) {
            throw SetupException.of(settings.values().firstKey().key(), only);
        }
        if (budget != null) {
            throw SetupException.of("budget", only);
        }
        if (prices != null) {
            throw SetupException.of("prices", only);
        }
    }

    private PriceList ownPrices() {
        if (prices == null) {
            return PriceList.empty();
        }
        try {
            return PriceList.empty().overriddenBy(Files.readString(prices), prices.toString());
        } catch (NoSuchFileException e) {
            throw SetupException.of("prices", prices + ": no such file; name a price list, or leave it out");
        } catch (IOException e) {
            throw SetupException.of("prices", prices + ": cannot be read as UTF-8 text: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw SetupException.of("prices", String.valueOf(e.getMessage()));
        }
    }

    private static AnswererSpec spec(String setting, String text) {
        return SetupException.whereWrong(setting, () -> AnswererSpec.parse(text));
    }

    /** The file that was named, the one in the working folder, or none. */
    private ConfigFile configuration() {
        if (config != null) {
            return ConfigFile.read(config);
        }
        Path usual = Path.of(USUAL_CONFIG);
        return Files.isRegularFile(usual) ? ConfigFile.read(usual) : ConfigFile.parse(USUAL_CONFIG, "");
    }
}
