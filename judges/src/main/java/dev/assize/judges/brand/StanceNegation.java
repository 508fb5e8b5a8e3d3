package dev.assize.judges.brand;

import java.util.List;

/**
 * What a negation, a doubt or an open question in a clause is about: the name beside it, or something else ("no other brand than", "not only", "not a word but
 * the brand"). A negation counts only where nothing stands between it and what it denies.
 */
final class StanceNegation {

    private StanceNegation() {}

    static boolean isDenial(List<StanceWord> words, int at) {
        boolean rival = at + 1 < words.size()
                && (words.get(at + 1).isOn(StanceList.OTHERS)
                        || words.get(at + 1).isOn(StanceList.AFFIRMERS)
                        || words.get(at + 1).isOn(StanceList.DOUBTING));
        return (words.get(at).isOn(StanceList.NEGATIONS) || words.get(at).isOn(StanceList.UNSAID))
                && !rival
                && !isOnly(words, at);
    }

    /** "Ne … que" says that it is nothing else; another "ne" begins anew. */
    private static boolean isOnly(List<StanceWord> words, int at) {
        boolean ne = isNe(words.get(at));
        for (int next = at + 1; ne && next < words.size() && !words.get(next).isMark(); next++) {
            ne = !isNe(words.get(next));
            if (words.get(next).folded().equals("que")
                    || words.get(next).folded().equals("qu")) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNe(StanceWord word) {
        return word.folded().equals("ne") || word.folded().equals("n");
    }

    /** "the brand is not Zorvex", "the maker is Bravix and not Zorvex": the name itself is ruled out. */
    static boolean isRuledOut(List<StanceWord> words, int start) {
        return start > 1
                && words.get(start - 1).isOn(StanceList.NEGATIONS)
                && (BrandNoun.before(words, start - 1) >= 0
                        || words.get(start - 2).isOn(StanceList.CONTRASTS)
                        || words.get(start - 2).isMark());
    }

    /** "Zorvex did not make this", "I do not believe that Zorvex made it". */
    static boolean isNotTheMaker(List<StanceWord> words, int start, int end) {
        boolean negated = false;
        for (int at = end; at < words.size() && at - end <= StanceList.LONGEST_GAP; at++) {
            StanceWord word = words.get(at);
            if (word.isMark() || word.isOn(StanceList.BY)) {
                return false;
            }
            negated |= word.isOn(StanceList.NEGATIONS);
            if (word.isOn(StanceList.MADE)) {
                return negated || isDoubted(words, start);
            }
        }
        return false;
    }

    /** Whether a negation between a name and the noun is about them, and nothing else. */
    static boolean isNegatedBetween(List<StanceWord> words, int from, int to) {
        for (int at = from; at < to; at++) {
            boolean negation = words.get(at).isOn(StanceList.NEGATIONS);
            boolean affirming = at + 1 < words.size() && words.get(at + 1).isOn(StanceList.AFFIRMERS);
            if (negation && !affirming && PronounRemarks.isPlainUpTo(words, at + 1, to)) {
                return true;
            }
        }
        return false;
    }

    /** "… dat Zorvex het merk niet is": the negation stands behind. */
    static boolean isNegationLast(List<StanceWord> words, int noun) {
        return noun + 1 < words.size()
                && words.get(noun + 1).isOn(StanceList.NEGATIONS)
                && (noun + 2 == words.size() || words.get(noun + 2).isOn(StanceList.COPULAS));
    }

    /** "Whether Zorvex is a brand cannot be said": an indirect question, and a negation outside it that denies no rival or doubt. */
    static boolean isLeftOpen(List<StanceWord> words, int start, int end) {
        for (int at = Math.max(0, start - 2); at < start; at++) {
            if (isWhether(words, at)) {
                return deniesWithin(words, 0, at) || deniesWithin(words, end, words.size());
            }
        }
        return false;
    }

    /** The Dutch word is one in English as well, so it has to open its clause; "if" that opens a sentence is a condition. */
    private static boolean isWhether(List<StanceWord> words, int at) {
        return switch (words.get(at).folded()) {
            case "of" ->
                at == 0 || words.get(at - 1).isMark() || words.get(at - 1).isOn(StanceList.NEGATIONS);
            case "if", "si" -> at > 0;
            default -> words.get(at).isOn(StanceList.WHETHER);
        };
    }

    /** "I do not think that Zorvex is the brand": a negated verb of thinking governs the clause. */
    static boolean isDoubted(List<StanceWord> words, int before) {
        for (int at = before - 1; at >= 0; at--) {
            if (words.get(at).folded().equals(";")) {
                return false;
            }
            if (words.get(at).isOn(StanceList.DOUBTING) && !isNear(words, at, StanceList.NEGATIONS)) {
                return true;
            }
            boolean thinking = words.get(at).isOn(StanceList.THINKING);
            if (thinking
                    && (isNear(words, at, StanceList.NEGATIONS) || words.get(at).isOn(StanceList.ROLES))) {
                return true;
            }
        }
        return false;
    }

    static boolean isNear(List<StanceWord> words, int at, StanceList wanted) {
        for (int near = Math.max(0, at - 2); near <= Math.min(words.size() - 1, at + 1); near++) {
            if (words.get(near).isOn(wanted)) {
                return true;
            }
        }
        return false;
    }

    static boolean isFollowedByOther(List<StanceWord> words, int noun) {
        for (int at = noun - 2; at <= noun + 2; at++) {
            if (at >= 0 && at < words.size() && words.get(at).isOn(StanceList.OTHERS)) {
                return true;
            }
        }
        return false;
    }

    /** "Kettle is not a brand" speaks of kettle, "there is no brand" of brands. */
    static boolean isCopulaNear(List<StanceWord> words, int negation) {
        for (int at = negation - 1; at >= Math.max(0, negation - 2); at--) {
            if (words.get(at).isOn(StanceList.COPULAS)) {
                return at > 0 && !words.get(at - 1).isOn(StanceList.SMALL);
            }
        }
        return false;
    }

    private static boolean deniesWithin(List<StanceWord> words, int from, int to) {
        for (int at = from; at < to; at++) {
            boolean rival = at + 1 < words.size()
                    && (words.get(at + 1).isOn(StanceList.OTHERS)
                            || words.get(at + 1).isOn(StanceList.DOUBTING));
            if (words.get(at).isOn(StanceList.NEGATIONS) && !rival) {
                return true;
            }
        }
        return false;
    }
}
