package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A part of a sentence that says one thing, with the cues in it.
 *
 * @param sentence the index of the sentence it belongs to
 * @param place its own index among all clauses
 * @param text as it stands in the argument
 */
record Clause(int sentence, int place, String text, List<String> words, Map<Cue, List<Integer>> cues) {

    /** Marks inside a word are apostrophes. */
    private static final Pattern QUOTED = Pattern.compile("(?<![\\p{L}\\p{N}])'[^']{1,120}'(?![\\p{L}\\p{N}])");

    static Clause of(int sentence, int place, String text, List<String> words) {
        return new Clause(sentence, place, text, words, CueList.SHIPPED.in(words));
    }

    /** The clause without what stands between quotation marks. */
    Clause withoutQuotations() {
        String folded = FoldedText.fold(text);
        String bare = folded.indexOf('\'') < 0 ? folded : QUOTED.matcher(folded).replaceAll(" ");
        return of(sentence, place, text, words(bare));
    }

    static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        char[] folded = FoldedText.fold(text).toCharArray();
        int at = 0;
        while (at < folded.length) {
            int end = at;
            while (end < folded.length && isOfWord(folded[end])) {
                end++;
            }
            if (end > at) {
                words.add(new String(folded, at, end - at));
            }
            at = Math.max(end, at + 1);
        }
        return words;
    }

    /** The same words in one text, with one blank before each and one at the end. */
    static char[] spaced(String text) {
        char[] folded = FoldedText.fold(text).toCharArray();
        char[] spaced = new char[folded.length + 2];
        int length = 0;
        spaced[length++] = ' ';
        for (char unit : folded) {
            if (isOfWord(unit)) {
                spaced[length++] = unit;
            } else if (spaced[length - 1] != ' ') {
                spaced[length++] = ' ';
            }
        }
        if (spaced[length - 1] != ' ') {
            spaced[length++] = ' ';
        }
        return Arrays.copyOf(spaced, length);
    }

    private static boolean isOfWord(char unit) {
        return Characters.isLetterOrDigit(unit) || unit == '_';
    }

    boolean has(Cue cue) {
        return cues.containsKey(cue);
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
        return cues.getOrDefault(cue, List.of());
    }

    /** Whether one of {@code first} stands at most {@code distance} words before one of {@code second}. */
    boolean precedes(Cue first, Cue second, int distance) {
        return positions(first).stream()
                .anyMatch(at -> positions(second).stream().anyMatch(other -> other > at && other - at <= distance));
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
        return negations().findAny().isPresent();
    }

    Stream<Integer> negations() {
        return meant(Cue.NOT);
    }

    /** Whether it says that something is not there. */
    boolean lacksSomething() {
        return meant(Cue.MISSING).findAny().isPresent();
    }

    private Stream<Integer> meant(Cue cue) {
        return positions(cue).stream()
                .filter(at -> positions(Cue.SURE).stream().noneMatch(sure -> at >= sure && at - sure <= 1));
    }
}
