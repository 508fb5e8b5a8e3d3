package dev.assize.text.detect;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * How many words of a text each language explains: a word is explained by a language that has it among its little words, or
 * whose letters it is written with. What the languages share ("de", "la") counts for all and so for none. One reader fills it.
 */
final class ExplainedWords {

    private static final int SHORTEST_WITH_ENDING = 4;
    private static final double LEAST_ENDINGS = 0.34;

    private final TellingWords telling;
    private final ScannedWords text;
    private final int withRules;
    private final int[] explained;

    /** The words that are explained, each as often as it stands there, and by which languages; seldom are they looked at again. */
    private String[] words = new String[32];

    private int[][] explainers = new int[words.length][];
    private int size;

    private final List<String> unexplained = new ArrayList<>();

    /** Where unexplained words of plain letters begin and end; hardly ever are they looked at. */
    private int[] unexplainedPlain = new int[64];

    private int unexplainedBounds;
    private final boolean[] writes;
    private final boolean[] explainsAlone;
    private int foreignWords;
    private int foreignLetters;

    ExplainedWords(TellingWords telling, ScannedWords text) {
        this.telling = telling;
        this.text = text;
        this.withRules = telling.known().size();
        this.explained = new int[telling.names().size()];
        this.writes = new boolean[explained.length];
        this.explainsAlone = new boolean[explained.length];
    }

    /** A name keeps its letters in every language, so only a word without a capital tells by them. */
    void add(MarkedWord word) {
        if (word.speakers().length > 0) {
            explainBySpeakers(word.speakers(), word.folded());
        } else if (!word.isCapital()) {
            explain(word.writers(), word.folded());
            for (int place : word.writers()) {
                writes[place] = true;
            }
            foreignWords += word.foreignLetters() > 0 ? 1 : 0;
            foreignLetters += word.foreignLetters();
            unexplained.add(word.word());
        }
    }

    /**
     * As for any word, but folding one of plain letters only makes them small, so it is looked up where it stands.
     *
     * @param known what is known of it; null when nothing is
     */
    void addPlain(int at, int end, PlainWords.@Nullable Word known) {
        if (known != null && known.speakers().length > 0) {
            explainBySpeakers(known.speakers(), known.folded());
        } else if (!text.isCapital(at)) {
            noteUnexplained(at, end);
        }
    }

    private void explainBySpeakers(int[] speakers, String folded) {
        explain(speakers, folded);
        // Languages with rules come first.
        if (speakers[0] >= withRules) {
            for (int place : speakers) {
                explainsAlone[place] = true;
            }
        }
    }

    private void explain(int[] languages, String folded) {
        if (size == words.length) {
            words = Arrays.copyOf(words, size * 2);
            explainers = Arrays.copyOf(explainers, size * 2);
        }
        words[size] = folded;
        explainers[size] = languages;
        size++;
        for (int place : languages) {
            explained[place]++;
        }
    }

    private void noteUnexplained(int at, int end) {
        if (unexplainedBounds == unexplainedPlain.length) {
            unexplainedPlain = Arrays.copyOf(unexplainedPlain, unexplainedBounds * 2);
        }
        unexplainedPlain[unexplainedBounds++] = at;
        unexplainedPlain[unexplainedBounds++] = end;
    }

    private List<String> unexplained() {
        List<String> all = new ArrayList<>(unexplained);
        for (int i = 0; i < unexplainedBounds; i += 2) {
            all.add(text.word(unexplainedPlain[i], unexplainedPlain[i + 1]));
        }
        return all;
    }

    /** Words with a letter that no language with rules writes: "przyjął". */
    int foreignWords() {
        return foreignWords;
    }

    /** How many such letters they have, those of each word counted once. */
    int foreignLetters() {
        return foreignLetters;
    }

    /** Whether the words that say nothing by themselves may all be words of the language, by how they are written. */
    boolean othersMayBe(int place) {
        return unexplained().stream().allMatch(word -> telling.mayBeWord(place, word));
    }

    int by(int place) {
        return explained[place];
    }

    /** Whether the language explains two words that are not the same. */
    boolean explainsTwo(int place) {
        String first = null;
        for (int i = 0; i < size; i++) {
            if (has(explainers[i], place)) {
                if (first != null && !first.equals(words[i])) {
                    return true;
                }
                first = words[i];
            }
        }
        return false;
    }

    private static boolean has(int[] languages, int wanted) {
        for (int place : languages) {
            if (place == wanted) {
                return true;
            }
        }
        return false;
    }

    /** Whether the language has a little word of the text that no language with rules has. */
    boolean explainsAlone(int place) {
        return explainsAlone[place];
    }

    /** What the best of the languages with rules explains. */
    int bestKnown() {
        int best = 0;
        for (int place = 0; place < telling.known().size(); place++) {
            best = Math.max(best, explained[place]);
        }
        return best;
    }

    /** What the best of the languages without rules explains. */
    int bestForeign() {
        int best = 0;
        for (int place = telling.known().size(); place < explained.length; place++) {
            best = Math.max(best, explained[place]);
        }
        return best;
    }

    /** The languages without rules that explain most. */
    List<Integer> bestForeigners() {
        int best = bestForeign();
        List<Integer> places = new ArrayList<>();
        for (int place = telling.known().size(); place < explained.length; place++) {
            if (explained[place] == best) {
                places.add(place);
            }
        }
        return places;
    }

    /**
     * The language without rules that explains most, or those that explain equally much when they are two; one whose letters are
     * written goes before one that only has the words.
     *
     * @param letters of another script than the Latin one, which the language must have
     */
    String foreignNames(String letters) {
        if (bestForeign() == 0) {
            return "another language";
        }
        List<Integer> best = narrowed(bestForeigners(), place -> telling.mayWrite(place, letters));
        List<String> names = narrowed(best, place -> writes[place]).stream()
                .map(telling.names()::get)
                .toList();
        return names.size() == 2 ? names.get(0) + " or " + names.get(1) : names.get(0);
    }

    private static List<Integer> narrowed(List<Integer> places, Predicate<Integer> wanted) {
        List<Integer> left = places.stream().filter(wanted).toList();
        return left.isEmpty() ? places : left;
    }

    /** Whether the words that say nothing by themselves end as those of the language do, well above chance. */
    boolean othersEndAlike(int place, int fewest) {
        List<String> longer = unexplained().stream()
                .filter(word -> word.length() >= SHORTEST_WITH_ENDING)
                .toList();
        long alike =
                longer.stream().filter(word -> telling.endsAlike(place, word)).count();
        return alike >= fewest && alike >= LEAST_ENDINGS * longer.size();
    }
}
