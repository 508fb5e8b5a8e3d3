package dev.assize.bench.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Severity;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The ways in which {@link Damage} spoils a perfect extraction, each with the issues that notice it and the verdict it deserves.
 *
 * @see Damage
 */
enum Defect {
    DROP(Severity.MINOR, "missing-provision", "missing-provisions", "incomplete-expansion"),
    DROP_THIRD(Severity.MAJOR, "missing-provisions", "incomplete-expansion"),
    WRONG_ACT(Severity.MAJOR, "wrong-parent-act", "base-convention", "hallucinated-provision"),
    FOREIGN_ACT(Severity.MAJOR, "wrong-parent-act", "parent-name", "base-convention", "hallucinated-provision"),
    PHANTOM(Severity.CRITICAL, "hallucinated-provision"),
    /** Taken only where it is named: figures of earlier versions do without it. */
    PHANTOM_IN_TEXT(Severity.CRITICAL, "hallucinated-provision"),
    PHANTOM_PARAGRAPH(Severity.CRITICAL, "invented-subdivision", "hallucinated-provision"),
    BARE_ACT(Severity.CRITICAL, "bare-act"),
    OVERSHOOT(Severity.MAJOR, "range-overshoot", "hallucinated-provision"),
    SPLIT(Severity.MAJOR, "split-act"),
    MERGED_IDS(Severity.CRITICAL, "id-integrity"),
    WRONG_DATE(Severity.MAJOR, "parent-date"),
    WRONG_ENUM(Severity.CRITICAL, "language-enum"),
    WRONG_KIND(Severity.MINOR, "act-kind"),
    WRONG_KEY(Severity.MAJOR, "provision-key"),
    DUPLICATED(Severity.MINOR, "duplicate");

    /** Those that are taken unless some are named. */
    static final Set<Defect> USUAL = EnumSet.complementOf(EnumSet.of(PHANTOM_IN_TEXT));

    private final Severity severity;
    private final String codes;

    Defect(Severity severity, String... codes) {
        this.severity = severity;
        this.codes = String.join(" ", codes);
    }

    Severity severity() {
        return severity;
    }

    boolean isNoticedBy(String code) {
        return List.of(codes.split(" ")).contains(code);
    }

    String written() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }

    /** The verdict of an extraction with this defect alone; one MINOR leaves it a PASS. */
    String verdict() {
        return switch (severity) {
            case CRITICAL -> "FAIL";
            case MAJOR -> "REVIEW_REQUIRED";
            case MINOR, INFO -> "PASS";
        };
    }

    static ObjectNode copy(ObjectNode item) {
        return item.deepCopy();
    }
}
