package dev.assize.text.detect;

import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A vote of the languages with rules. A little word gives each of its languages a share of one vote, so "de" (French and
 * Dutch) says less than "het"; letters that few write vote a little, and in a tie number words do. In a few words one more or
 * less is chance ("vos" is French, and a Dutch fox): where a language has at most one vote less than the winner and the other
 * words are clearly spelled like it, it is that one. One reader fills it.
 */
final class LanguageVotes {

    /** With more words, votes are enough. */
    static final int MOST_SPELLED = 12;

    /** Two words may be spelled like those of a neighbour. */
    private static final int FEWEST_SPELLED = 3;

    /** A lead of so many votes may be chance in a few words. */
    private static final double CHANCE_LEAD = 1;

    /** What a vote says beside the spelling, as a natural logarithm. */
    private static final double VOTE = 14;

    /** A language is told when it is this much likelier than any other, as a natural logarithm. */
    private static final double CLEAR_LEAD = 3;

    private final TellingWords telling;
    private final ScannedWords text;
    private final double[] votes;
    private final double[] letterVotes;

    /** Where words begin and end whose spelling may tell; most texts are told without. */
    private final int[] spelled = new int[2 * (MOST_SPELLED + 1)];

    private int spelledBounds;

    LanguageVotes(TellingWords telling, ScannedWords text) {
        this.telling = telling;
        this.text = text;
        this.votes = new double[telling.known().size()];
        this.letterVotes = new double[votes.length];
    }

    void addNumberWord(String folded, String word) {
        add(telling.counters(folded));
        addLetters(telling.letterVotes(word));
    }

    /** Each of the languages that have the word gets its share. */
    void add(int[] voters) {
        double share = 1.0 / voters.length;
        for (int voter : voters) {
            votes[voter] += share;
        }
    }

    void addLetters(double[][] letters) {
        for (double[] letter : letters) {
            for (int place = 0; place < votes.length; place++) {
                votes[place] += letter[place];
                letterVotes[place] += letter[place];
            }
        }
    }

    /** Whether more spellings are of use. */
    boolean wantSpellings() {
        return spelledBounds < spelled.length;
    }

    /** A word whose spelling may tell. */
    void addSpelling(int at, int end) {
        spelled[spelledBounds++] = at;
        spelled[spelledBounds++] = end;
    }

    private List<String> spelled() {
        List<String> words = new ArrayList<>(spelledBounds / 2);
        for (int i = 0; i < spelledBounds; i += 2) {
            words.add(FoldedText.fold(text.word(spelled[i], spelled[i + 1])));
        }
        return words;
    }

    double of(int place) {
        return votes[place];
    }

    boolean hasLetters(int place) {
        return letterVotes[place] > 0;
    }

    /** Whether a word, and not letters alone, speaks for the language. */
    boolean hasWords(int place) {
        return votes[place] > letterVotes[place];
    }

    boolean areAny() {
        return Arrays.stream(votes).anyMatch(vote -> vote > 0);
    }

    /** The language with most votes; empty without votes or in a tie. */
    Optional<Language> winner() {
        int best = -1;
        double most = 0;
        for (int place = 0; place < votes.length; place++) {
            if (votes[place] > most) {
                best = place;
                most = votes[place];
            } else if (votes[place] == most) {
                best = -1;
            }
        }
        return best < 0 ? Optional.empty() : Optional.of(telling.known().get(best));
    }

    /** The language that a few words are clearly spelled like, where it has nearly as many votes as the best. */
    Optional<Language> spelledWinner(int words) {
        double most = Arrays.stream(votes).max().orElse(0);
        double near = Math.max(most - CHANCE_LEAD, 0);
        long close =
                Arrays.stream(votes).filter(vote -> vote > 0 && vote >= near).count();
        if (words < FEWEST_SPELLED || words > MOST_SPELLED || close < 2) {
            return Optional.empty();
        }
        Map<String, Double> spelling = SpellingHabits.learnt().of(spelled());
        int best = -1;
        double first = Double.NEGATIVE_INFINITY;
        double second = Double.NEGATIVE_INFINITY;
        for (int place = 0; place < votes.length; place++) {
            double habits = like(spelling, telling.known().get(place));
            boolean likely = votes[place] > 0 && votes[place] >= near;
            double sum = likely ? habits + VOTE * votes[place] : habits + VOTE * near - CLEAR_LEAD;
            second = Math.max(second, Math.min(first, sum));
            best = sum > first ? likely ? place : -1 : best;
            first = Math.max(first, sum);
        }
        return best >= 0 && first - second >= CLEAR_LEAD && !isMixed(best)
                ? Optional.of(telling.known().get(best))
                : Optional.empty();
    }

    private static double like(Map<String, Double> spelling, Language language) {
        return spelling.getOrDefault(language.code(), 0.0);
    }

    /** Whether some word is clearly spelled like another language that has votes: "Cour de cassation ontbreekt". */
    private boolean isMixed(int best) {
        for (String word : spelled()) {
            Map<String, Double> spelling = SpellingHabits.learnt().of(List.of(word));
            double own = like(spelling, telling.known().get(best));
            for (int place = 0; place < votes.length; place++) {
                if (votes[place] > 0 && like(spelling, telling.known().get(place)) - own >= 2 * CLEAR_LEAD) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the words are clearly spelled like the language, and like no other with rules. */
    boolean isSpelledLike(Language language) {
        Map<String, Double> spelling = SpellingHabits.learnt().of(spelled());
        double own = like(spelling, language);
        return telling.known().stream()
                .allMatch(other -> other.equals(language) || own - like(spelling, other) >= 2 * CLEAR_LEAD);
    }

    /** Whether a few words are clearly spelled like the language, and not like French and its kin. */
    boolean isSpelledUnlikeFrench(Language language, int words) {
        if (words > MOST_SPELLED) {
            return false;
        }
        Map<String, Double> spelling = SpellingHabits.learnt().of(spelled());
        return like(spelling, language) - like(spelling, Language.FRENCH) >= 2 * CLEAR_LEAD;
    }
}
