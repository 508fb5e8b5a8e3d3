package dev.assize.engine.answerer;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.engine.setup.SetupException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * All that is needed to make the same answerer again, on another day and in another process, but for the keys: those
 * stay in the environment.
 *
 * @param spec what the user wrote, to be shown
 * @param root who answers
 * @param most what may be spent, in US dollars; null when nobody set a limit
 * @param cached whether what models say is looked up and kept
 */
public record AnswererPlan(
        String spec, AnswererPart root, @Nullable BigDecimal most, boolean cached) {

    private static final int MOST_DIGITS = 15;

    /** The rules that ship with the judge. */
    public static final AnswererPlan EMBEDDED = new AnswererPlan("embedded", new AnswererPart.Embedded(), null, false);

    /** What may be spent, in US dollars. */
    public Optional<BigDecimal> budget() {
        return Optional.ofNullable(most);
    }

    /** Every model that may be asked. */
    public List<AnswererPart.Model> models() {
        List<AnswererPart.Model> models = root.all()
                .filter(AnswererPart.Model.class::isInstance)
                .map(AnswererPart.Model.class::cast)
                .toList();
        // To compare records, Java first makes code for it, which shows at the start.
        return models.size() < 2 ? models : models.stream().distinct().toList();
    }

    /**
     * The same with another threshold of doubt for the embedded rules; throws {@link SetupException} where they answer nothing.
     *
     * @param threshold null for that of the judge
     * @param withholds whether they withhold what is less sure
     */
    public AnswererPlan doubting(@Nullable AnswerConfidence threshold, boolean withholds) {
        if (root.all().noneMatch(AnswererPart.Embedded.class::isInstance)) {
            throw SetupException.of(
                    withholds ? "doubt" : "doubt-threshold",
                    "is for the embedded rules, whose answers tell how sure they are, and " + spec
                            + " has none of them");
        }
        AnswererPart doubting = root.each(
                part -> part instanceof AnswererPart.Embedded rules ? rules.doubting(threshold, withholds) : part);
        return new AnswererPlan(spec, doubting, most, cached);
    }

    /**
     * As {@link #doubting(AnswerConfidence, boolean)}, with a threshold in the words of a user; the same plan where nothing is said.
     *
     * @param threshold from 0 to 1; null for that of the judge
     */
    public AnswererPlan doubtingAsSaid(@Nullable String threshold, boolean withholds) {
        if (threshold == null) {
            return withholds ? doubting(null, true) : this;
        }
        try {
            return doubting(AnswerConfidence.parse(threshold), withholds);
        } catch (SetupException e) {
            throw e;
        } catch (IllegalArgumentException e) {
            throw SetupException.of("doubt-threshold", String.valueOf(e.getMessage()));
        }
    }

    /** Whether a person is asked, one question after the other. */
    public boolean asksPeople() {
        return root.all().anyMatch(AnswererPart.Human.class::isInstance);
    }

    /** Whether answers are looked up and kept in a store. */
    public boolean needsStore() {
        return cached && (!models().isEmpty() || asksPeople());
    }

    /** The same with another limit to what may be spent; throws {@link SetupException} where nothing is. */
    public AnswererPlan within(BigDecimal budget) {
        requireMoney(budget);
        if (models().isEmpty()) {
            throw SetupException.of("budget", "is for models, and " + spec + " asks none");
        }
        return new AnswererPlan(spec, root, budget, cached);
    }

    /** The same with other places for the files of written answers. */
    public AnswererPlan readingFrom(UnaryOperator<String> places) {
        AnswererPart moved = root.each(part -> part instanceof AnswererPart.Written written
                ? new AnswererPart.Written(places.apply(written.file()))
                : part);
        return new AnswererPlan(spec, moved, most, cached);
    }

    /** The files of written answers. */
    public List<String> files() {
        return root.all()
                .filter(AnswererPart.Written.class::isInstance)
                .map(part -> ((AnswererPart.Written) part).file())
                .distinct()
                .toList();
    }

    /** The most calls at once, of the model that allows most; 0 where no model is asked. */
    public int concurrency() {
        return models().stream()
                .mapToInt(model -> model.settings().concurrency())
                .max()
                .orElse(0);
    }

    /**
     * The share of one of several processes that ask the same models at the same time: of the calls at once, of requests and
     * tokens per minute, and of the budget. At least one call at once is left.
     *
     * @param part how many of the {@code whole} it is
     */
    public AnswererPlan shared(int part, int whole) {
        if (part < 1 || whole < part) {
            throw new IllegalArgumentException("A share is at least 1 of as many, got " + part + " of " + whole);
        }
        BigDecimal share = most == null
                ? null
                : most.multiply(BigDecimal.valueOf(part)).divide(BigDecimal.valueOf(whole), 9, RoundingMode.DOWN);
        AnswererPart slower = root.each(each -> each instanceof AnswererPart.Model model
                ? new AnswererPart.Model(
                        model.name(), model.model(), model.settings().shared(part, whole))
                : each);
        return new AnswererPlan(spec, slower, share, cached);
    }

    /**
     * Throws {@link SetupException} where {@link #shared} would leave so many processes together with more calls at once, requests
     * or tokens than a model may have, since each keeps at least one.
     */
    public void requireDivisible(int processes) {
        for (AnswererPart.Model model : models()) {
            model.settings().smallerThan(processes).ifPresent(limit -> {
                throw SetupException.of(
                        limit.getKey().key(),
                        model.name() + " may have " + limit.getValue() + ", which cannot be divided among " + processes
                                + " processes; set at least " + processes + ", or use fewer of them");
            });
        }
    }

    /**
     * Throws {@link SetupException} for an answerer that cannot give whole verdicts: they come from models alone, and no two of
     * them are the same to the letter.
     */
    public void requireWholeVerdicts() {
        if (models().isEmpty()) {
            throw SetupException.of(
                    "answerer",
                    "a whole prompt needs a model to answer it, and " + spec
                            + " asks none; choose one, such as model:openai/gpt-5-mini");
        }
        if (root.all().anyMatch(AnswererPart.Panel.class::isInstance)) {
            throw new SetupException("whole verdicts cannot be voted on, and " + spec
                    + " has a panel; name one model, or a cascade of them");
        }
        for (AnswererPart.Model model : models()) {
            int samples = model.settings().whole(ModelSetting.SAMPLES).orElse(1);
            if (samples > 1) {
                throw new SetupException("whole verdicts cannot be voted on, and \"" + model.name() + "\" takes "
                        + samples + " samples; take one");
            }
        }
    }

    /** What is kept of a run is written without an exponent: nobody has 1e999999999 dollars. */
    static void requireMoney(BigDecimal budget) {
        boolean many = budget.precision() - (long) budget.scale() > MOST_DIGITS || budget.scale() > MOST_DIGITS;
        if (budget.signum() <= 0 || many) {
            throw SetupException.of(
                    "budget",
                    "found " + budget + ", expected US dollars, more than 0" + (many ? ", such as 2.50" : ""));
        }
    }

    /** Holds no key. */
    public ObjectNode toJson() {
        ObjectNode written = Json.object().put("spec", spec);
        written.set("answerer", root.toJson());
        if (most != null) {
            written.put("budget", most);
        }
        return written.put("cache", cached);
    }

    /** What {@link #toJson} wrote; throws {@link IllegalArgumentException} for anything else. */
    public static AnswererPlan read(ObjectNode written) {
        JsonNode budget = written.path("budget");
        return new AnswererPlan(
                written.path("spec").asText(),
                AnswererPart.read(written.path("answerer")),
                budget.isNumber() ? budget.decimalValue() : null,
                written.path("cache").asBoolean());
    }
}
