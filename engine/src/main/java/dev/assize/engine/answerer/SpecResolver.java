package dev.assize.engine.answerer;

import dev.assize.engine.internal.SecondReaders;
import dev.assize.engine.setup.SetupException;
import dev.assize.models.price.PriceList;
import dev.assize.models.provider.ModelName;
import dev.assize.text.NearestName;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** From what a user wrote to answerers with all their settings: names are looked up, options win over the file. */
final class SpecResolver {

    private final Supplier<ConfigFile> config;
    private final GivenSettings given;
    private final PriceList prices;
    private final Set<String> open = new LinkedHashSet<>();

    /**
     * @param config asked only when a name is to be looked up
     * @param given what the command line sets for every model
     * @param prices the user's own, for models whose settings name none
     */
    SpecResolver(Supplier<ConfigFile> config, GivenSettings given, PriceList prices) {
        this.config = config;
        this.given = given;
        this.prices = prices;
    }

    /** Throws {@link SetupException} for a name that nobody gave. */
    AnswererPart resolve(AnswererSpec spec) {
        if (spec instanceof AnswererSpec.Model model) {
            return model(model.name().toString(), model.name(), given);
        }
        if (spec instanceof AnswererSpec.Written written) {
            return new AnswererPart.Written(written.file());
        }
        if (spec instanceof AnswererSpec.Human human) {
            return new AnswererPart.Human(human.name());
        }
        if (spec instanceof AnswererSpec.Panel panel) {
            return new AnswererPart.Panel(all(panel.members()));
        }
        if (spec instanceof AnswererSpec.Cascade cascade) {
            return AnswererPart.Cascade.of(all(cascade.members()));
        }
        if (spec instanceof AnswererSpec.Embedded embedded) {
            String reader = embedded.reader();
            if (reader != null) {
                SecondReaders.require(reader);
            }
            return AnswererPart.Embedded.of(embedded);
        }
        return named(((AnswererSpec.Named) spec).name());
    }

    private AnswererPart model(String name, ModelName model, GivenSettings settings) {
        GivenSettings priced = prices.find(model.toString())
                .map(price -> settings.over(GivenSettings.NONE
                        .with(ModelSetting.INPUT_PRICE, price.input().toPlainString())
                        .with(ModelSetting.OUTPUT_PRICE, price.output().toPlainString())
                        .with(ModelSetting.PRICE_DATE, price.asOf())))
                .orElse(settings);
        boolean own = settings.text(ModelSetting.INPUT_PRICE).isPresent();
        return new AnswererPart.Model(name, model, own ? settings : priced);
    }

    private List<AnswererPart> all(List<AnswererSpec> members) {
        return members.stream().map(this::resolve).toList();
    }

    private AnswererPart named(String name) {
        NamedAnswerer found = config.get().find(name).orElseThrow(() -> unknown(name));
        if (!open.add(name)) {
            throw new SetupException(found.at() + "\"" + name + "\" is a member of itself (" + String.join(" → ", open)
                    + " → " + name + ")");
        }
        AnswererPart part = found.spec() instanceof AnswererSpec.Model model
                ? model(name, model.name(), given.over(found.settings()))
                : resolve(found.spec());
        open.remove(name);
        return part;
    }

    private SetupException unknown(String name) {
        List<String> known = config.get().names();
        String meant = NearestName.hint(
                name,
                known,
                known.isEmpty()
                        ? "a model is asked with model:PROVIDER/NAME, and other names stand in "
                                + AnswererRequest.USUAL_CONFIG + " or another file that is named"
                        : "there are embedded, " + String.join(", ", known) + ", and models as model:PROVIDER/NAME");
        return new SetupException("no answerer is called \"" + name + "\"; " + meant);
    }
}
