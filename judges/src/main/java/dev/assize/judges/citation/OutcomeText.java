package dev.assize.judges.citation;

import java.util.Optional;

/**
 * What a system did and what the right answer deserves, in the words that questions give to whoever answers them, and read back from
 * these words.
 *
 * @param chosen the place of the chosen candidate from 1 on; 0 when none was chosen, or one that is not listed
 * @param refused whether nothing at all was chosen
 * @param confidence that of a listed choice, in figures; blank when there is none
 * @param least what the right answer deserves at least, where the context points to the choice
 * @param otherwise the same where it does not
 */
record OutcomeText(int chosen, boolean refused, String confidence, String least, String otherwise) {

    private static final String NOT_CHOSEN = "no candidate was chosen";
    private static final String CANDIDATE = "candidate ";
    private static final String CHOSEN = " was chosen with ";
    private static final String UNLISTED = "a decision that is not listed";
    private static final String DESERVES = "; the right answer deserves ";
    private static final String BY_CONTEXT = " if the context points to it, else ";

    static String of(CitationCase subject, ExpectedRange otherwise, Optional<ExpectedRange> ifContextDecides) {
        ProposedMatch top = subject.output().top().orElse(null);
        if (top == null) {
            return NOT_CHOSEN;
        }
        String chosen =
                top.found().map(candidate -> CANDIDATE + candidate.index()).orElse(UNLISTED);
        String deserved = ifContextDecides.map(range -> range + BY_CONTEXT).orElse("");
        return chosen + CHOSEN + top.confidence() + DESERVES + deserved + otherwise;
    }

    static OutcomeText read(String words) {
        int chosen = words.indexOf(CHOSEN);
        if (!words.startsWith(CANDIDATE) || chosen < 0) {
            return new OutcomeText(0, words.equals(NOT_CHOSEN), "", "", "");
        }
        int ranges = words.indexOf(DESERVES, chosen) + DESERVES.length();
        int context = words.indexOf(BY_CONTEXT, ranges);
        return new OutcomeText(
                Integer.parseInt(words, CANDIDATE.length(), chosen, 10),
                false,
                words.substring(chosen + CHOSEN.length(), words.indexOf('%', chosen)),
                least(words, ranges),
                least(words, context < 0 ? ranges : context + BY_CONTEXT.length()));
    }

    private static String least(String words, int range) {
        return words.substring(range, words.indexOf('-', range));
    }

    /** Whether the choice has less confidence than the right answer deserves. */
    boolean isLowered(boolean contextDecides) {
        return Double.parseDouble(confidence) < Double.parseDouble(contextDecides ? least : otherwise);
    }
}
