package dev.assize.judges.brand;

import java.util.List;

/** What a name is said to be that is no brand: a shop, a colour, a place, a word like any other; or that no brand is told. */
final class OtherRole {

    private static final int LONGEST_GAP = 8;

    /** So many words away something still goes with a name or a noun. */
    private static final int NEAR = 3;

    /** What makes a compound of a role: "modelnaam", "colourway". */
    private static final List<String> SECOND_PARTS = List.of("naam", "name", "bezeichnung", "aanduiding", "way", "ton");

    private OtherRole() {}

    static boolean isGiven(List<StanceWord> words, int start, int end) {
        return isGivenAfter(words, end) || isGivenInversely(words, start, end) || isAnyWord(words, start, end);
    }

    static boolean isRole(String word) {
        if (StanceWords.ROLES.contains(word)) {
            return true;
        }
        for (String second : SECOND_PARTS) {
            if (word.endsWith(second)
                    && StanceWords.ROLES.contains(word.substring(0, word.length() - second.length()))) {
                return true;
            }
        }
        return false;
    }

    /** "Zorvex is only the retailer"; but "Zorvex is also a village" grants something. */
    private static boolean isGivenAfter(List<StanceWord> words, int end) {
        boolean copula = false;
        for (int at = end; at < words.size() && at < end + LONGEST_GAP; at++) {
            String word = words.get(at).folded();
            if ((words.get(at).isMark() && copula)
                    || StanceWords.NEGATIONS.contains(word)
                    || StanceWords.ALSO.contains(word)
                    || StanceWords.NOUNS.contains(word)) {
                return false;
            }
            copula |= StanceWords.COPULAS.contains(word);
            if (copula && isRole(word)) {
                return true;
            }
        }
        return false;
    }

    /** "Vermutlich bezeichnet Zorvex lediglich die Farbe": the verb before the name, an article at most behind it. */
    private static boolean isGivenInversely(List<StanceWord> words, int start, int end) {
        if (start == 0
                || !StanceWords.COPULAS.contains(words.get(start - 1).folded())
                || words.subList(0, start).stream().anyMatch(word -> StanceWords.NOUNS.contains(word.folded()))) {
            return false;
        }
        int at = end;
        while (at < words.size() && at - end < NEAR && isArticle(words.get(at).folded())) {
            at++;
        }
        return at > end && at < words.size() && isRole(words.get(at).folded());
    }

    private static boolean isArticle(String word) {
        return StanceWords.DEFINITE.contains(word)
                || StanceWords.INDEFINITE.contains(word)
                || StanceWords.AFFIRMERS.contains(word);
    }

    /** "Un zorvex est une auberge": a small letter and an article make a word like any other. */
    private static boolean isAnyWord(List<StanceWord> words, int start, int end) {
        return start > 0
                && end + 1 < words.size()
                && !words.get(start).capital()
                && StanceWords.INDEFINITE.contains(words.get(start - 1).folded())
                && StanceWords.COPULAS.contains(words.get(end).folded())
                && StanceWords.INDEFINITE.contains(words.get(end + 1).folded());
    }

    /** "Brand missing", "le fabricant reste inconnu": at the end of the clause, with nothing that denies it. */
    static boolean isUnsaid(List<StanceWord> words, int noun) {
        for (int at = noun + 1;
                at < words.size() && at - noun <= NEAR && !words.get(at).isMark();
                at++) {
            boolean last = at + 1 == words.size() || words.get(at + 1).isMark();
            if (last && StanceWords.UNSAID.contains(words.get(at).folded())) {
                return words.subList(Math.max(0, noun - NEAR), at).stream()
                        .noneMatch(word -> StanceWords.NEGATIONS.contains(word.folded()));
            }
        }
        return false;
    }
}
