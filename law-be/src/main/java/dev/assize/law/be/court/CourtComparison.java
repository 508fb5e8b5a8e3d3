package dev.assize.law.be.court;

import dev.assize.law.be.court.CourtReading.AtSeat;
import dev.assize.law.be.court.CourtReading.Elsewhere;
import dev.assize.law.be.court.CourtReading.Named;
import dev.assize.law.be.court.CourtReading.OfType;
import dev.assize.text.Language;
import org.jspecify.annotations.Nullable;

/** The rules by which two readings are the same court; symmetric. */
final class CourtComparison {

    private CourtComparison() {}

    static CourtAlignment of(CourtReading one, CourtReading other) {
        if (!one.isKnown() || !other.isKnown()) {
            return CourtAlignment.UNKNOWN;
        }
        if (one instanceof Elsewhere foreign) {
            return other instanceof Elsewhere also && also.id().equals(foreign.id())
                    ? CourtAlignment.SAME_COURT
                    : CourtAlignment.OTHER_TYPE;
        }
        CourtType type = one.type().orElse(null);
        CourtType otherType = other.type().orElse(null);
        if (type == null || otherType == null || !type.sameAs(otherType)) {
            return CourtAlignment.OTHER_TYPE;
        }
        return seats(one, other);
    }

    private static CourtAlignment seats(CourtReading one, CourtReading other) {
        if (one instanceof OfType || other instanceof OfType) {
            return CourtAlignment.SAME_TYPE;
        }
        if (one instanceof Named named && other instanceof Named also) {
            return named(named, also);
        }
        if (one instanceof AtSeat seat && other instanceof AtSeat also) {
            return seats(seat, also);
        }
        return one instanceof AtSeat seat
                ? within(seat.within(), other.court().orElse(null))
                : within(((AtSeat) other).within(), one.court().orElse(null));
    }

    private static CourtAlignment named(Named one, Named other) {
        if (!one.namedCourt().sameJurisdiction(other.namedCourt())) {
            return CourtAlignment.OTHER_SEAT;
        }
        Language spoken = one.spokenLanguage();
        Language otherSpoken = other.spokenLanguage();
        boolean contradict = spoken != null && otherSpoken != null && spoken != otherSpoken;
        return contradict ? CourtAlignment.OTHER_SEAT : CourtAlignment.SAME_COURT;
    }

    private static CourtAlignment seats(AtSeat one, AtSeat other) {
        if (one.seat().equals(other.seat())) {
            boolean otherCanton = one.number() > 0 && other.number() > 0 && one.number() != other.number();
            return otherCanton ? CourtAlignment.OTHER_SEAT : CourtAlignment.SAME_COURT;
        }
        return one.within() == null || other.within() == null ? CourtAlignment.UNKNOWN : CourtAlignment.OTHER_SEAT;
    }

    /** An ECLI code of a justice of the peace or police court covers all seats of its district. */
    private static CourtAlignment within(@Nullable Court district, @Nullable Court court) {
        if (district == null || court == null) {
            return CourtAlignment.UNKNOWN;
        }
        return district.sameJurisdiction(court) ? CourtAlignment.SAME_COURT : CourtAlignment.OTHER_SEAT;
    }
}
