package dev.assize.text;

import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What the small words of a language are for: stop words, negations, months, titles. Words are folded. */
public final class Lexicon {

    private static final PerLanguage<Lexicon> BY_LANGUAGE = new PerLanguage<>(Lexicon::new);

    // Hash maps: the immutable maps of Java divide for each look-up, and these are asked for every word of every text.
    private final Set<String> stopWords;
    private final Set<String> tellingWords;
    private final Set<String> numberWords;
    private final String letters;
    private final double voteOfLetter;
    private final Set<String> traits;
    private final Set<String> negations;
    private final List<List<String>> affirmingPhrases;
    private final Set<String> abbreviations;
    private final Map<String, Integer> months;
    private final Map<String, Integer> weekdays;
    private final Set<String> titles;
    private final Set<String> agentPrepositions;
    private final Set<String> determiners;
    private final Map<String, String> irregularForms;

    private Lexicon(Language language) {
        LanguagePack pack = LanguagePacks.of(language);
        WordList words = pack.lexicon();
        stopWords = WordSet.of(words.words("stop"));
        numberWords = NumberWords.of(language).words();
        tellingWords = tellingWords(words);
        letters = String.join("", words.words("letters"));
        voteOfLetter = Double.parseDouble(words.lines("letter-vote").get(0));
        traits = WordSet.of(words.words("traits"));
        negations = WordSet.of(words.words("negation"));
        affirmingPhrases = words.lines("affirming").stream()
                .map(line -> List.of(line.split(" ")))
                .toList();
        abbreviations = WordSet.of(words.words("abbreviation"));
        months = numbered(words.lines("month"));
        weekdays = numbered(words.lines("weekday"));
        titles = WordSet.of(words.words("title"));
        agentPrepositions = WordSet.of(words.words("agent"));
        determiners = WordSet.of(words.words("determiner"));
        irregularForms = forms(pack.irregularForms());
    }

    public static Lexicon of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    public boolean isStopWord(String folded) {
        return stopWords.contains(folded);
    }

    public Set<String> stopWords() {
        return Collections.unmodifiableSet(stopWords);
    }

    /**
     * The words that a text in this language is told from others by: stop words, number words, everyday words; not the
     * abbreviations among them that are words elsewhere ("no" for "numéro").
     */
    public Set<String> tellingWords() {
        return Collections.unmodifiableSet(tellingWords);
    }

    /** The words for numbers below a hundred. */
    public Set<String> numberWords() {
        return numberWords;
    }

    /** The letters beyond a to z that this language writes and few others do. */
    public String letters() {
        return letters;
    }

    /** How much one of the {@link #letters} says beside a stop word, which says 1. */
    public double voteOfLetter() {
        return voteOfLetter;
    }

    /** Whether rules may count on a trait of the language, such as {@code capital-nouns}; its word list names them all. */
    public boolean has(String trait) {
        return traits.contains(trait);
    }

    public boolean isNegation(String folded) {
        return negations.contains(folded);
    }

    public Set<String> negations() {
        return Collections.unmodifiableSet(negations);
    }

    /** Phrases with a negation in them that negate nothing: "not only", "sans doute". */
    public List<List<String>> affirmingPhrases() {
        return affirmingPhrases;
    }

    /** Whether a full stop after {@code folded} (which has none at its end) is part of the word. */
    public boolean isAbbreviation(String folded) {
        return abbreviations.contains(folded);
    }

    /** 1 to 12; 0 when the word is no month. */
    public int month(String folded) {
        return months.getOrDefault(folded, 0);
    }

    /** 1 (Monday) to 7; 0 when the word is no day of the week. */
    public int weekday(String folded) {
        return weekdays.getOrDefault(folded, 0);
    }

    /** A word that goes with a person's name and is no part of it: "Mr", "présidente", "burgemeester". */
    public boolean isTitle(String folded) {
        return titles.contains(folded);
    }

    /** The preposition before the one who acts, in a passive sentence: "by", "par", "door", "von". */
    public boolean isAgentPreposition(String folded) {
        return agentPrepositions.contains(folded);
    }

    public boolean isDeterminer(String folded) {
        return determiners.contains(folded);
    }

    /** The base form of an irregular form, or the word itself. */
    public String regular(String folded) {
        return irregularForms.getOrDefault(folded, folded);
    }

    private Set<String> tellingWords(WordList words) {
        Set<String> telling = new HashSet<>(stopWords);
        telling.addAll(numberWords);
        telling.addAll(words.words("telling"));
        words.words("untelling").forEach(telling::remove);
        return telling;
    }

    private static Map<String, Integer> numbered(List<String> lines) {
        Map<String, Integer> numbers = new HashMap<>();
        for (int i = 0; i < lines.size(); i++) {
            for (String word : lines.get(i).split(" ")) {
                numbers.put(word, i + 1);
            }
        }
        return numbers;
    }

    private static Map<String, String> forms(WordList list) {
        Map<String, String> bases = new HashMap<>();
        for (String line : list.lines()) {
            String[] forms = line.split(" ");
            Arrays.stream(forms).skip(1).forEach(form -> bases.put(form, forms[0]));
        }
        return bases;
    }
}
