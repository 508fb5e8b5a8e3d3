package dev.assize.judges.coverage.internal;

import java.util.Set;

/** Tells whether a sentence may name the one who acts after the deed: "was sued by", "werd aangeklaagd door". */
final class PassiveVoice {

    private static final Set<String> AUXILIARIES = Set.of(
            "was", "were", "been", "being", "is", "are", "be", "est", "sont", "fut", "furent", "etait", "etaient",
            "ete", "sera", "seront", "werd", "werden", "wordt", "worden", "wurde", "wurden", "wird");

    private PassiveVoice() {}

    /** Whether the word can make a verb passive. */
    static boolean isAuxiliary(String folded) {
        return AUXILIARIES.contains(folded);
    }
}
