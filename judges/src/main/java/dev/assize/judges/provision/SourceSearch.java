package dev.assize.judges.provision;

import dev.assize.law.be.provision.DecisionText;
import org.jspecify.annotations.Nullable;

/** What is searched in a source, ready when somebody needs it: searching costs as much as reading, and most extractions never do. */
final class SourceSearch {

    private final DecisionText source;
    private @Nullable NumberPlaces places;
    private @Nullable Absence numbers;
    private @Nullable StepAbsence steps;

    SourceSearch(DecisionText source) {
        this.source = source;
    }

    Absence numbers() {
        Absence made = numbers == null ? new Absence(source, places()) : numbers;
        numbers = made;
        return made;
    }

    StepAbsence steps() {
        StepAbsence made = steps == null ? new StepAbsence(source, places()) : steps;
        steps = made;
        return made;
    }

    private NumberPlaces places() {
        NumberPlaces made = places == null ? new NumberPlaces(source.tokens()) : places;
        places = made;
        return made;
    }
}
