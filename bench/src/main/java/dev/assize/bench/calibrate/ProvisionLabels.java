package dev.assize.bench.calibrate;

import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Value;
import dev.assize.judges.provision.EmbeddedDisputes;
import dev.assize.judges.provision.ProvisionExtraction;
import java.nio.file.Path;
import java.util.List;

/**
 * What the source cites is read by a grammar and not asked; the questions that are left are those on which careful readers
 * differ. The rules leave them open, and the annotators say "disputed" too, so there is nothing to be right about.
 */
final class ProvisionLabels implements LabelledSet {

    private final ProvisionExtraction judge = new ProvisionExtraction();
    private final EmbeddedDisputes rules = new EmbeddedDisputes();

    @Override
    public Judge<?> judge() {
        return judge;
    }

    @Override
    public Answerer rules() {
        return rules;
    }

    @Override
    public String origin() {
        return "bench/calibrate.sh; no question is answered by rules";
    }

    @Override
    public String said(Value value) {
        return value.toString();
    }

    @Override
    public List<LabelledCase> cases(Path data) {
        return List.of();
    }
}
