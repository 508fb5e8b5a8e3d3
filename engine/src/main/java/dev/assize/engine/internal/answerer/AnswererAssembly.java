package dev.assize.engine.internal.answerer;

import dev.assize.core.panel.Cascade;
import dev.assize.core.panel.Panel;
import dev.assize.core.panel.Sampled;
import dev.assize.core.panel.ThresholdAnswerer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.engine.answerer.AnswererPart;
import dev.assize.engine.answerer.ModelSetting;
import dev.assize.engine.internal.NoAnswerer;
import dev.assize.engine.internal.SecondReaders;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.function.Function;

/** Puts answerers together as a plan says. What stands for a model is decided by whoever asks for it. */
public final class AnswererAssembly {

    /** Makes what answers for a model. */
    @FunctionalInterface
    public interface Models {

        /** @param sample which of several samples, from 1; 0 when only one is taken */
        Answerer open(AnswererPart.Model model, int sample);
    }

    private final Answerer embedded;
    private final Models models;
    private final Function<AnswererPart.Human, Answerer> people;
    private final Executor executor;
    private final Map<AnswererPart.Model, Answerer> opened = new HashMap<>();

    /**
     * @param people who is asked where a person shall answer
     * @param executor where members of a panel answer beside one another
     */
    public AnswererAssembly(
            Answerer embedded, Models models, Function<AnswererPart.Human, Answerer> people, Executor executor) {
        this.embedded = embedded;
        this.models = models;
        this.people = people;
        this.executor = executor;
    }

    /** Without people: whoever is named as one withholds everything. */
    public AnswererAssembly(Answerer embedded, Models models, Executor executor) {
        this(embedded, models, human -> NoAnswerer.INSTANCE, executor);
    }

    /** A model that is named in several places is opened once. */
    public Answerer of(AnswererPart part) {
        if (part instanceof AnswererPart.Panel panel) {
            return Panel.of(all(panel.members()), executor);
        }
        if (part instanceof AnswererPart.Cascade cascade) {
            return Cascade.of(all(cascade.members()));
        }
        if (part instanceof AnswererPart.Written written) {
            return AnswersFile.read(written.file());
        }
        if (part instanceof AnswererPart.Human human) {
            return people.apply(human);
        }
        return part instanceof AnswererPart.Model model ? model(model) : embedded((AnswererPart.Embedded) part);
    }

    private Answerer embedded(AnswererPart.Embedded part) {
        String reader = part.reader();
        Answerer rules =
                reader == null ? embedded : SecondReaders.require(reader).beside(embedded);
        AnswerConfidence given = part.threshold();
        AnswerConfidence threshold = given == null ? rules.threshold() : given;
        if (part.withholds()) {
            return ThresholdAnswerer.withholding(rules, threshold);
        }
        return given == null ? rules : ThresholdAnswerer.deciding(rules, threshold);
    }

    private List<Answerer> all(List<AnswererPart> members) {
        return members.stream().map(this::of).toList();
    }

    private Answerer model(AnswererPart.Model model) {
        Answerer known = opened.get(model);
        if (known == null) {
            int samples = model.settings().whole(ModelSetting.SAMPLES).orElse(1);
            known = samples == 1
                    ? models.open(model, 0)
                    : Sampled.of(samples, number -> models.open(model, number), executor);
            opened.put(model, known);
        }
        return known;
    }
}
