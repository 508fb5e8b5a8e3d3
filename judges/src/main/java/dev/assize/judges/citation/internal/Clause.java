package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * A part of a sentence that says one thing, with the cues in it.
 *
 * @param sentence the index of the sentence it belongs to
 * @param place its own index among all clauses
 * @param text as it stands in the argument
 * @param english whether the argument is in English
 * @param told what it is about
 */
record Clause(
        int sentence, int place, String text, List<String> words, FoundCues cues, boolean english, ClauseTopic told) {

    /** Marks inside a word are apostrophes. */
    private static final Pattern QUOTED = Pattern.compile(
            "(?<!" + Characters.LETTER_OR_NUMBER + ")'[^']{1,120}'(?!" + Characters.LETTER_OR_NUMBER + ")");

    static Clause of(int sentence, int place, String text, List<String> words, boolean english) {
        return new Clause(sentence, place, text, words, CueList.SHIPPED.in(words), english, new ClauseTopic());
    }

    /** The clause without what stands between quotation marks. */
    Clause withoutQuotations() {
        String folded = FoldedText.fold(text);
        String bare = folded.indexOf('\'') < 0 ? folded : QUOTED.matcher(folded).replaceAll(" ");
        return of(sentence, place, text, words(bare), english);
    }

    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        String folded = FoldedText.fold(text);
        int at = 0;
        while (at < folded.length()) {
            int end = at;
            while (end < folded.length() && SpacedWords.isOfWord(folded.charAt(end))) {
                end++;
            }
            if (end > at) {
                words.add(folded.substring(at, end));
            }
            at = Math.max(end, at + 1);
        }
        return words;
    }

    /** What it is about. */
    StatedTopic topic() {
        return told.of(this);
    }

    boolean has(Cue cue) {
        return cues.has(cue);
    }

    boolean hasAny(Cue... wanted) {
        for (Cue cue : wanted) {
            if (has(cue)) {
                return true;
            }
        }
        return false;
    }

    List<Integer> positions(Cue cue) {
        return cues.positions(cue);
    }

    /** Whether a phrase of the cue begins at a position for which that holds. */
    boolean hasAt(Cue cue, IntPredicate condition) {
        if (has(cue)) {
            for (int position : positions(cue)) {
                if (condition.test(position)) {
                    return true;
                }
            }
        }
        return false;
    }

    boolean hasWord(Predicate<String> condition) {
        for (String word : words) {
            if (condition.test(word)) {
                return true;
            }
        }
        return false;
    }

    /** Whether one of {@code first} stands at most {@code distance} words before one of {@code second}. */
    boolean precedes(Cue first, Cue second, int distance) {
        return has(first)
                && has(second)
                && hasAt(first, at -> hasAt(second, other -> other > at && other - at <= distance));
    }

    boolean isNear(Cue one, Cue other, int distance) {
        return precedes(one, other, distance) || precedes(other, one, distance);
    }

    /** What is granted ("although the number agrees") is not the ground of an argument. */
    boolean isConceded() {
        return has(Cue.CONCEDED) || words.get(0).equals("al");
    }

    /** It finds that something agrees, and takes nothing back. */
    boolean isAgreement() {
        return hasAny(Cue.MATCH, Cue.BEARS, Cue.FIT) && !isNegated() && !hasAny(Cue.DIFFER, Cue.OTHER);
    }

    /** It finds two things to be one: a number that somebody bears is his, a name that a court bears may be another's. */
    boolean isEquation() {
        return isAgreement() && hasAny(Cue.MATCH, Cue.FIT);
    }

    /** A negation that negates something: "no doubt" and "without any difference" do not. */
    boolean isNegated() {
        return has(Cue.NOT) && !negations().isEmpty();
    }

    List<Integer> negations() {
        return meant(Cue.NOT);
    }

    /** Whether it says that something is not there. */
    boolean lacksSomething() {
        return has(Cue.MISSING) && !meant(Cue.MISSING).isEmpty();
    }

    private List<Integer> meant(Cue cue) {
        if (!has(Cue.SURE)) {
            return positions(cue);
        }
        List<Integer> meant = new ArrayList<>(positions(cue));
        meant.removeIf(at -> hasAt(Cue.SURE, sure -> at >= sure && at - sure <= 1));
        return meant;
    }
}
