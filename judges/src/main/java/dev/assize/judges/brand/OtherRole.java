package dev.assize.judges.brand;

import java.util.List;

/** What a name is said to be that is no brand: a shop, a colour, a place, a word like any other; or that no brand is told. */
final class OtherRole {

    private static final int LONGEST_GAP = 8;

    /** So many words away something still goes with a name or a noun. */
    private static final int NEAR = 3;

    private OtherRole() {}

    static boolean isGiven(List<StanceWord> words, int start, int end) {
        return isGivenAfter(words, end) || isGivenInversely(words, start, end) || isAnyWord(words, start, end);
    }

    static boolean isRole(StanceWord word) {
        return word.isOn(StanceList.ROLES) || word.isOn(StanceList.ROLE_COMPOUNDS);
    }

    /** "Zorvex is only the retailer"; but "Zorvex is also a village" grants something. */
    private static boolean isGivenAfter(List<StanceWord> words, int end) {
        boolean copula = false;
        boolean parted = false;
        for (int at = end; at < words.size() && at < end + LONGEST_GAP; at++) {
            StanceWord word = words.get(at);
            if ((word.isMark() && copula)
                    || (word.capital() && parted)
                    || word.isOn(StanceList.NEGATIONS)
                    || word.isOn(StanceList.ALSO)
                    || word.isOn(StanceList.NOUNS)) {
                return false;
            }
            copula |= word.isOn(StanceList.COPULAS);
            // "Zorvex, since Bravix is its range" says what another name is.
            parted |= word.isMark();
            if (copula && isRole(word)) {
                return true;
            }
        }
        return false;
    }

    /** "Vermutlich bezeichnet Zorvex lediglich die Farbe": the verb before the name, an article at most behind it. */
    private static boolean isGivenInversely(List<StanceWord> words, int start, int end) {
        if (start == 0
                || !words.get(start - 1).isOn(StanceList.COPULAS)
                || words.subList(0, start).stream().anyMatch(word -> word.isOn(StanceList.NOUNS))) {
            return false;
        }
        int at = end;
        while (at < words.size() && at - end < NEAR && isArticle(words.get(at))) {
            at++;
        }
        return at > end && at < words.size() && isRole(words.get(at));
    }

    private static boolean isArticle(StanceWord word) {
        return word.isOn(StanceList.DEFINITE) || word.isOn(StanceList.INDEFINITE) || word.isOn(StanceList.AFFIRMERS);
    }

    /** "Un zorvex est une auberge": a small letter and an article make a word like any other. */
    private static boolean isAnyWord(List<StanceWord> words, int start, int end) {
        return start > 0
                && end + 1 < words.size()
                && !words.get(start).capital()
                && words.get(start - 1).isOn(StanceList.INDEFINITE)
                && words.get(end).isOn(StanceList.COPULAS)
                && words.get(end + 1).isOn(StanceList.INDEFINITE);
    }

    /** "Brand missing", "le fabricant reste inconnu": at the end of the clause, with nothing that denies it. */
    static boolean isUnsaid(List<StanceWord> words, int noun) {
        for (int at = noun + 1;
                at < words.size() && at - noun <= NEAR && !words.get(at).isMark();
                at++) {
            boolean last = at + 1 == words.size() || words.get(at + 1).isMark();
            if (last && words.get(at).isOn(StanceList.UNSAID)) {
                return words.subList(Math.max(0, noun - NEAR), at).stream()
                        .noneMatch(word -> word.isOn(StanceList.NEGATIONS));
            }
        }
        return false;
    }
}
