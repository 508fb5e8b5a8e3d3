package dev.assize.judges.brand;

import java.util.List;

/** Where the word for a brand or a maker stands that belongs to a name: behind it ("Zorvex is the brand") or before it ("the brand is Zorvex"). */
final class BrandNoun {

    private BrandNoun() {}

    /**
     * The brand noun that a copula joins to the name before {@code from}, or that stands beside it: "Zorvex, which opens the
     * title, is the brand", "the Zorvex brand". A noun that is itself the subject behind a comma speaks of something else.
     */
    static int after(List<StanceWord> words, int from) {
        boolean joined = false;
        boolean parted = false;
        boolean goesOn = false;
        for (int at = from; at < words.size() && at - from <= 2 * StanceList.LONGEST_GAP; at++) {
            StanceWord word = words.get(at);
            if (word.isOn(StanceList.NOUNS)) {
                boolean subject = at + 1 < words.size() && words.get(at + 1).isOn(StanceList.COPULAS);
                return (joined || at - from <= 2) && !(parted && (subject || goesOn)) ? at : -1;
            }
            if (word.folded().equals(";")) {
                return -1;
            }
            parted |= word.isMark();
            // "…, and the brand does not appear": another clause with a subject of its own.
            goesOn |= parted && word.isOn(StanceList.CONTRASTS);
            joined |= word.isOn(StanceList.COPULAS);
        }
        return -1;
    }

    /** The brand noun before {@code to} with nothing between the two but a copula, fillers and a negation. */
    static int before(List<StanceWord> words, int to) {
        for (int at = to - 1; at >= 0 && to - at <= StanceList.LONGEST_GAP; at--) {
            StanceWord word = words.get(at);
            if (word.isOn(StanceList.NOUNS)) {
                return at;
            }
            if (!word.isOn(StanceList.COPULAS) && !word.isOn(StanceList.FILLERS) && !word.isOn(StanceList.NEGATIONS)) {
                return -1;
            }
        }
        return -1;
    }
}
