package dev.assize.judges.provision;

import dev.assize.law.be.act.ActType;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Language;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * A decision, what was extracted from it, and what its text cites. The text is read and compared once, when the case is made;
 * nothing in it changes afterwards.
 */
final class ExtractionCase {

    private final String decisionId;
    private final Language language;
    private final String sourceText;
    private final List<ExtractedProvision> items;
    private final ProvisionReading reading;
    private final SourceComparison comparison;
    private final int[] lineStarts;

    /** @param grammar reads the source; another than the standard one shows what a misreading leads to */
    ExtractionCase(
            String decisionId,
            String language,
            String sourceText,
            List<ExtractedProvision> items,
            Function<DecisionText, ProvisionReading> grammar) {
        this.decisionId = decisionId;
        this.language = Language.require(language);
        this.sourceText = sourceText;
        this.items = List.copyOf(items);
        // Not kept: a case may wait long for its answers, and its tokens are many times as large as its text.
        DecisionText source = DecisionText.of(sourceText, year(decisionId));
        this.reading = grammar.apply(source);
        this.comparison = new SourceComparison(source, reading, this.items);
        this.lineStarts = lineStarts(sourceText);
    }

    /** The year in an ECLI; other ids tell none. */
    private static OptionalInt year(String decisionId) {
        return Ecli.read(decisionId).map(ecli -> OptionalInt.of(ecli.year())).orElse(OptionalInt.empty());
    }

    private static int[] lineStarts(String text) {
        int lines = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            lines++;
        }
        int[] starts = new int[lines];
        int line = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            starts[line] = at + 1;
            line++;
        }
        return starts;
    }

    String decisionId() {
        return decisionId;
    }

    String sourceText() {
        return sourceText;
    }

    List<ExtractedProvision> items() {
        return items;
    }

    /** What the grammar reads in the source. */
    ProvisionReading reading() {
        return reading;
    }

    /** The extraction beside the source. */
    SourceComparison comparison() {
        return comparison;
    }

    /** The language of the procedure, which decides the list of act types. */
    Language language() {
        return language;
    }

    /** The act type that a name stands for in the list of the procedure's language; empty when the list does not have it. */
    Optional<ActType> actType(String name) {
        return ActType.find(name, language);
    }

    /** The line of a place in the source, from 1 on. */
    int line(int place) {
        int found = Arrays.binarySearch(lineStarts, place);
        return found >= 0 ? found + 1 : -found - 1;
    }
}
