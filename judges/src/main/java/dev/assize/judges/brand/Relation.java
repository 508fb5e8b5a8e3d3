package dev.assize.judges.brand;

import java.util.List;
import java.util.stream.Stream;

/** What an entry of the output is to the brand. */
enum Relation {
    VARIATION("variation", "a variation", true),
    PRODUCT_LINE("product line", "a product line of the brand", true),
    GENERIC_TERM("generic term", "a generic term", false),
    OTHER_BRAND("other brand", "another brand", false);

    private static final List<Relation> ALL = List.of(values());
    private static final List<String> OPTIONS =
            Stream.of(values()).map(Relation::option).toList();

    private final String option;
    private final String described;
    private final boolean related;

    Relation(String option, String described, boolean related) {
        this.option = option;
        this.described = described;
        this.related = related;
    }

    /** The word that answers the question. */
    String option() {
        return option;
    }

    /** With its article, for a sentence. */
    String described() {
        return described;
    }

    boolean isRelated() {
        return related;
    }

    static List<String> options() {
        return OPTIONS;
    }

    static Relation ofOption(String option) {
        int place = OPTIONS.indexOf(option);
        if (place < 0) {
            throw new IllegalArgumentException("No relation is called \"" + option + "\", only " + options());
        }
        return ALL.get(place);
    }
}
