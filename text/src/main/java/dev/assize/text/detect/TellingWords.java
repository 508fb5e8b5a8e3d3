package dev.assize.text.detect;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/**
 * The little words and the special letters of all languages that can be told, with and without rules. A language is its
 * place in {@link #names}; those with rules come first. Threads share it: nothing in it changes.
 */
final class TellingWords {

    private static final String LETTERS = "letters ";
    private static final String ENDINGS = "endings ";
    private static final String DENIALS = "denials ";
    private static final int[] NOBODY = {};
    private static final TellingWords ALL = new TellingWords();

    private final List<Language> known = List.of(Language.values());
    private final List<Lexicon> lexicons = known.stream().map(Lexicon::of).toList();
    private final List<String> names = new ArrayList<>();
    private final Map<String, int[]> voters;
    private final Map<String, int[]> counters;
    private final Map<String, int[]> speakers;
    private final Map<Integer, int[]> writers;
    private final Map<Integer, List<String>> endings = new HashMap<>();
    private final Set<String> denials = new HashSet<>();

    private TellingWords() {
        Map<String, Set<Integer>> voting = new HashMap<>();
        Map<String, Set<Integer>> counting = new HashMap<>();
        Map<String, Set<Integer>> speaking = new HashMap<>();
        Map<Integer, Set<Integer>> writing = new HashMap<>();
        for (Lexicon lexicon : lexicons) {
            int place = names.size();
            names.add(known.get(place).englishName());
            lexicon.stopWords().forEach(word -> add(voting, word, place));
            denials.addAll(lexicon.negations());
            lexicon.numberWords().forEach(word -> add(counting, word, place));
            lexicon.tellingWords().forEach(word -> add(speaking, word, place));
            lexicon.letters().codePoints().map(Character::toLowerCase).forEach(letter -> add(writing, letter, place));
        }
        WordList list = WordList.beside(TellingWords.class, "foreign-words.txt");
        for (String section : list.sections()) {
            int blank = section.indexOf(' ');
            if (Language.find(section.substring(0, blank)).isEmpty()) {
                int place = names.size();
                names.add(section.substring(blank + 1));
                list.lines(section).forEach(line -> addLine(line, place, speaking, writing));
            }
        }
        voters = frozen(voting);
        counters = frozen(counting);
        speakers = frozen(speaking);
        writers = frozen(writing);
    }

    static TellingWords all() {
        return ALL;
    }

    /** The languages with rules; their places are the first ones. */
    List<Language> known() {
        return known;
    }

    /** The English names of all languages. */
    List<String> names() {
        return names;
    }

    /** The languages with rules that have the word among their stop words. */
    int[] voters(String folded) {
        return voters.getOrDefault(folded, NOBODY);
    }

    /** The languages with rules that count with the word. */
    int[] counters(String folded) {
        return counters.getOrDefault(folded, NOBODY);
    }

    /** How much the letter says for a language with rules. */
    double voteOfLetter(int place, char letter) {
        Lexicon lexicon = lexicons.get(place);
        return lexicon.letters().indexOf(letter) < 0 ? 0 : lexicon.voteOfLetter();
    }

    /**
     * All languages that have the word among the words they are told by. Languages with rules are asked without accents, as
     * people type; the others with them, since "iš" is no "is".
     */
    int[] speakers(String lowerCase, String folded) {
        int[] all = speakers.getOrDefault(lowerCase, NOBODY);
        if (lowerCase.equals(folded)) {
            return all;
        }
        IntStream foreign = Arrays.stream(all).filter(place -> place >= known.size());
        IntStream withRules =
                Arrays.stream(speakers.getOrDefault(folded, NOBODY)).filter(place -> place < known.size());
        return IntStream.concat(withRules, foreign).toArray();
    }

    /** All languages that write words with this lower-case letter beyond a to z. */
    int[] writers(int letter) {
        return writers.getOrDefault(letter, NOBODY);
    }

    /** Whether the word denies in some language, with rules or without. */
    boolean denies(String lowerCase, String folded) {
        return denials.contains(lowerCase) || denials.contains(folded);
    }

    /** Whether the language is one that is easily taken for one with rules in a few words, and told by its endings. */
    boolean hasEndings(int place) {
        return endings.containsKey(place);
    }

    /** Whether words of the language often end like this one; for languages where that tells something. */
    boolean endsAlike(int place, String lowerCase) {
        return endings.getOrDefault(place, List.of()).stream().anyMatch(lowerCase::endsWith);
    }

    private void addLine(String line, int place, Map<String, Set<Integer>> words, Map<Integer, Set<Integer>> letters) {
        if (line.startsWith(LETTERS)) {
            line.substring(LETTERS.length())
                    .codePoints()
                    .filter(letter -> letter != ' ')
                    .forEach(letter -> add(letters, letter, place));
        } else if (line.startsWith(DENIALS)) {
            denials.addAll(List.of(line.substring(DENIALS.length()).split(" ")));
        } else if (line.startsWith(ENDINGS)) {
            endings.put(place, List.of(line.substring(ENDINGS.length()).split(" ")));
        } else {
            Arrays.stream(line.split(" ")).forEach(word -> add(words, word, place));
        }
    }

    private static <K> void add(Map<K, Set<Integer>> speakers, K key, int place) {
        speakers.computeIfAbsent(key, any -> new TreeSet<>()).add(place);
    }

    private static <K> Map<K, int[]> frozen(Map<K, Set<Integer>> speakers) {
        Map<K, int[]> places = new HashMap<>();
        speakers.forEach((key, set) ->
                places.put(key, set.stream().mapToInt(Integer::intValue).toArray()));
        return places;
    }
}
