package dev.assize.judges.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Ruling;
import dev.assize.core.question.Answers;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.function.Function;

/** Judges a case whose source was read wrongly on purpose; in the judge's package because no user may do so. */
public final class MisreadCase {

    private MisreadCase() {}

    public static Ruling judged(ObjectNode record, Function<DecisionText, ProvisionReading> grammar) {
        return new ProvisionExtraction().rule(ExtractionFields.read(record, grammar), Answers.none());
    }
}
