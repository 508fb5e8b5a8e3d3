package dev.assize.judges.provision;

import dev.assize.law.be.provision.ProvisionReading;
import java.util.List;

/**
 * A decision, what was extracted from it, and what its text cites.
 *
 * @param reading what the grammar reads in the source
 */
public record ExtractionCase(
        String decisionId,
        String language,
        String sourceText,
        List<ExtractedProvision> items,
        ProvisionReading reading) {

    public ExtractionCase {
        items = List.copyOf(items);
    }

    ProceduralLanguage procedural() {
        return ProceduralLanguage.valueOf(language);
    }

    /** The line of a place in the source, from 1 on. */
    int line(int place) {
        int line = 1;
        for (int at = sourceText.indexOf('\n'); at >= 0 && at < place; at = sourceText.indexOf('\n', at + 1)) {
            line++;
        }
        return line;
    }
}
