package dev.assize.text.detect;

import dev.assize.text.FoldedText;
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

/**
 * The little words and the special letters of all languages that can be told, with and without rules. A language is its
 * place in {@link #names}; those with rules come first. Threads share it: nothing in it changes.
 */
final class TellingWords {

    private static final String LETTERS = "letters ";
    private static final String ENDINGS = "endings ";
    private static final String DENIALS = "denials ";
    private static final String FINALS = "finals ";
    private static final String NEVER = "never ";
    private static final String ALPHABET = "alphabet ";

    /** Letters that words of the languages with rules have now and then: "café", "geïnd", "coördinatie", "aiguë". */
    private static final String OCCASIONAL = "àâäæçèéêëîïôöùûüÿœß";

    /** Dutch stresses any word with these. */
    private static final String STRESSED = "áíóú";

    static final int[] NOBODY = {};

    private static final TellingWords ALL = new TellingWords();

    private final List<Language> known = Language.installed();
    private final List<Lexicon> lexicons = known.stream().map(Lexicon::of).toList();
    private final List<String> names = new ArrayList<>();
    private final Map<String, int[]> voters = new HashMap<>();
    private final Map<String, int[]> counters = new HashMap<>();
    private final Map<String, int[]> speakers = new HashMap<>();
    private final Map<Integer, int[]> writers = new HashMap<>();
    private final Map<Integer, List<String>> endings = new HashMap<>();
    private final Map<Integer, String> finals = new HashMap<>();
    private final Map<Integer, List<String>> never = new HashMap<>();
    private final Map<Integer, String> alphabets = new HashMap<>();
    private final Set<String> denials = new HashSet<>();
    private final PlainWords plain;

    private TellingWords() {
        for (Lexicon lexicon : lexicons) {
            int place = names.size();
            names.add(known.get(place).englishName());
            lexicon.stopWords().forEach(word -> add(voters, word, place));
            denials.addAll(lexicon.negations());
            lexicon.numberWords().forEach(word -> add(counters, word, place));
            lexicon.tellingWords().forEach(word -> add(speakers, word, place));
            lexicon.letters().codePoints().map(Character::toLowerCase).forEach(letter -> add(writers, letter, place));
        }
        WordList list = WordList.beside(TellingWords.class, "foreign-words.txt");
        for (String section : list.sections()) {
            int blank = section.indexOf(' ');
            if (Language.find(section.substring(0, blank)).isEmpty()) {
                int place = names.size();
                names.add(section.substring(blank + 1));
                list.lines(section).forEach(line -> addLine(line, place));
            }
        }
        Set<String> plainWords = new HashSet<>(voters.keySet());
        plainWords.addAll(speakers.keySet());
        this.plain = new PlainWords(plainWords, this);
    }

    /** Those of plain letters. */
    PlainWords plain() {
        return plain;
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

    /** For each letter of the word that tells something, how much it says for each language with rules. */
    double[][] letterVotes(String word) {
        return word.chars()
                .filter(ScannedWords::isAccented)
                .filter(letter ->
                        lexicons.stream().anyMatch(lexicon -> lexicon.letters().indexOf(letter) >= 0))
                .mapToObj(letter -> lexicons.stream()
                        .mapToDouble(lexicon -> lexicon.letters().indexOf(letter) < 0 ? 0 : lexicon.voteOfLetter())
                        .toArray())
                .toArray(double[][]::new);
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
        int[] withoutAccents = isWrittenForeign(lowerCase) ? NOBODY : speakers.getOrDefault(folded, NOBODY);
        int[] both = new int[all.length + withoutAccents.length];
        int count = 0;
        for (int place : withoutAccents) {
            if (place < known.size()) {
                both[count++] = place;
            }
        }
        for (int place : all) {
            if (place >= known.size()) {
                both[count++] = place;
            }
        }
        return Arrays.copyOf(both, count);
    }

    /** All languages that write words with this lower-case letter beyond a to z. */
    int[] writers(int letter) {
        return writers.getOrDefault(letter, NOBODY);
    }

    /** Whether the word has a letter that no language with rules writes; people leave accents out and put none on. */
    boolean isWrittenForeign(String lowerCase) {
        for (int i = 0; i < lowerCase.length(); i++) {
            char letter = lowerCase.charAt(i);
            if (ScannedWords.isAccented(letter) && isForeign(letter) && STRESSED.indexOf(letter) < 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether languages without rules alone write words with this lower-case letter. */
    boolean isForeign(int letter) {
        int[] writing = writers(letter);
        return writing.length > 0 && writing[0] >= known.size() && OCCASIONAL.indexOf(letter) < 0;
    }

    /** Whether the language has all letters of the word, where its alphabet is known. */
    boolean mayWrite(int place, String lowerCase) {
        String alphabet = alphabets.get(place);
        return alphabet == null || lowerCase.chars().allMatch(letter -> alphabet.indexOf(letter) >= 0);
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

    /** Whether it is known how words of the language end. */
    boolean hasFinals(int place) {
        return finals.containsKey(place);
    }

    /**
     * Whether this may be a word of the language: it has nothing that its words are not written with ("rejette" is not Spanish), and
     * ends with one of its last letters, and not with two consonants.
     */
    boolean mayBeWord(int place, String lowerCase) {
        int end = lowerCase.length() - 1;
        return never.getOrDefault(place, List.of()).stream().noneMatch(lowerCase::contains)
                && finals.getOrDefault(place, "").indexOf(lowerCase.charAt(end)) >= 0
                && (end == 0 || isVowel(lowerCase.charAt(end)) || isVowel(lowerCase.charAt(end - 1)));
    }

    private static boolean isVowel(char letter) {
        return letter > 0x7F || "aeiouy".indexOf(letter) >= 0;
    }

    private void addLine(String line, int place) {
        if (line.startsWith(LETTERS)) {
            line.substring(LETTERS.length())
                    .codePoints()
                    .filter(letter -> letter != ' ')
                    .forEach(letter -> add(writers, letter, place));
        } else if (line.startsWith(DENIALS)) {
            for (String word : line.substring(DENIALS.length()).split(" ")) {
                denials.add(word);
                addUnaccentedDenial(FoldedText.fold(word));
            }
        } else if (line.startsWith(FINALS)) {
            finals.put(place, line.substring(FINALS.length()).replace(" ", ""));
        } else if (line.startsWith(ALPHABET)) {
            alphabets.put(place, line.substring(ALPHABET.length()));
        } else if (line.startsWith(NEVER)) {
            never.put(place, List.of(line.substring(NEVER.length()).split(" ")));
        } else if (line.startsWith(ENDINGS)) {
            endings.put(place, List.of(line.substring(ENDINGS.length()).split(" ")));
        } else {
            for (String word : line.split(" ")) {
                add(speakers, word, place);
            }
        }
    }

    /** People leave accents out ("nao"), but "án" without its own is an English word. */
    private void addUnaccentedDenial(String folded) {
        int[] told = speakers.get(folded);
        if (told == null || told[0] >= known.size()) {
            denials.add(folded);
        }
    }

    /** Places are added in their order, each as often as may be. */
    private static <K> void add(Map<K, int[]> speakers, K key, int place) {
        int[] before = speakers.get(key);
        if (before == null) {
            speakers.put(key, new int[] {place});
        } else if (before[before.length - 1] != place) {
            int[] after = Arrays.copyOf(before, before.length + 1);
            after[before.length] = place;
            speakers.put(key, after);
        }
    }
}
