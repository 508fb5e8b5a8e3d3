package dev.assize.judges.citation;

import dev.assize.law.be.court.CourtClass;
import dev.assize.law.be.court.CourtReading;
import dev.assize.law.be.ecli.Ecli;

/** The court that an identifier from outside Belgium names. */
final class ForeignEcli {

    private ForeignEcli() {}

    static CourtReading court(Ecli ecli) {
        String id = switch (ecli.country() + ":" + ecli.courtCode()) {
            case "EU:C" -> "CJEU";
            case "EU:T" -> "EU_GENERAL_COURT";
            case "CE:ECHR" -> "ECTHR";
            default -> ecli.country() + ":" + ecli.courtCode();
        };
        return new CourtReading.Elsewhere(
                ecli.toString(), "ECLI " + ecli + " is not Belgian", id, ecli.country(), CourtClass.NATIONAL);
    }
}
