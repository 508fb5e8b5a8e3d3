package dev.assize.judges.coverage.internal;

import java.util.Locale;

/** How well what is listed agrees with what people listed. */
final class ListAgreement {

    private int listed;
    private int wanted;
    private int both;

    void add(int listed, int wanted, int both) {
        this.listed += listed;
        this.wanted += wanted;
        this.both += both;
    }

    /** As a line of a table. */
    String line(String name) {
        return String.format(
                Locale.ROOT,
                "| %s | %.3f of %d | %.3f of %d |",
                name,
                both / (double) listed,
                listed,
                both / (double) wanted,
                wanted);
    }
}
