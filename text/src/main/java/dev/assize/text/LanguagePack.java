package dev.assize.text;

import java.util.function.UnaryOperator;

/**
 * All that Assize knows of one language: word lists as data, and the few things that only code can say. Packs are found as
 * services; each has a package of its own, with its lists beside its class, and, where words are told by what they are in a sentence,
 * the weights of the {@link PartOfSpeechTagger} in {@code tagger.weights}.
 */
public interface LanguagePack {

    Language language();

    /** Words by their office in a sentence: {@code [stop]}, {@code [negation]}, {@code [month]}, {@code [traits]} and so on. */
    default WordList lexicon() {
        return WordList.beside(getClass(), "lexicon.txt");
    }

    /** Irregular forms: on each line the base form, then what is read as it. */
    default WordList irregularForms() {
        return WordList.beside(getClass(), "irregular.txt");
    }

    /** Number words: {@code [values]}, {@code [one]}, {@code [multipliers]} and so on, a number and its words on each line. */
    default WordList numbers() {
        return WordList.beside(getClass(), "numbers.txt");
    }

    /** What takes the endings off a folded word. A new one each time, since the programs behind it hold their word. */
    UnaryOperator<String> stemmer();
}
