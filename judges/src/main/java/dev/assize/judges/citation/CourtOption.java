package dev.assize.judges.citation;

import dev.assize.law.be.court.CourtAlignment;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What may be answered to whether two courts are one. */
enum CourtOption {
    SAME("same court", CourtAlignment.SAME_COURT),
    OTHER_SEAT("same kind, other seat", CourtAlignment.OTHER_SEAT),
    OTHER_KIND("other kind of court", CourtAlignment.OTHER_TYPE),
    CANNOT_TELL("cannot tell", CourtAlignment.UNKNOWN);

    private final String option;
    private final CourtAlignment alignment;

    CourtOption(String option, CourtAlignment alignment) {
        this.option = option;
        this.alignment = alignment;
    }

    String option() {
        return option;
    }

    CourtAlignment alignment() {
        return alignment;
    }

    static List<String> options() {
        return Stream.of(values()).map(CourtOption::option).toList();
    }

    static Optional<CourtOption> find(String option) {
        return Stream.of(values()).filter(value -> value.option.equals(option)).findFirst();
    }
}
