package dev.assize.text.detect;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.util.Optional;

/**
 * Tells the language of a text by its script and its little words. Threads share it: a text is read by an object of its
 * own.
 *
 * <p>A text mostly in a script without rules is foreign from two words on, or three letters where words are not set
 * apart ({@link WrittenScripts}). A text in Latin letters is foreign when some language without rules explains clearly more of
 * its words than each language with rules does ({@link ExplainedWords}).
 *
 * <p>What is not foreign is put to a vote of the languages with rules ({@link LanguageVotes}). Without any vote, or without a
 * winner, the text is too short to tell.
 */
public final class LanguageDetector {

    /** A lead in votes that the rest of a text does not turn. */
    private static final double SETTLING_LEAD = 12;

    /** Up to this many words, one word more than any language with rules explains is enough: there are no more to come. */
    private static final int FEW_WORDS = 4;

    /** Up to this many, it is where the others are not spelled like a language with rules: "Otherwise it makes no sense". */
    private static final int FEW_SPELLED = 6;

    private static final int FEWEST_EXPLAINED = 2;

    /** Prose has a little word in every two or three; in a list of names they are strays. */
    private static final double LEAST_EXPLAINED = 0.2;

    private static final double LEAST_LEAD = 0.05;
    private static final int FEWEST_ENDINGS = 2;
    private static final int FEWEST_TOLD_BY_ONE = 3;
    private static final int FEWEST_FOREIGN_LETTERS = 2;

    private final TellingWords telling = TellingWords.all();
    private final WrittenScripts scripts = new WrittenScripts();
    private final StringBuilder letters = new StringBuilder(0);
    private final ScannedWords text;
    private final ExplainedWords explained;
    private final LanguageVotes votes;
    private int words;

    private LanguageDetector(String text) {
        this.text = new ScannedWords(text);
        this.votes = new LanguageVotes(telling, this.text);
        this.explained = new ExplainedWords(telling, this.text);
    }

    private static LanguageDetector read(String text) {
        LanguageDetector detector = new LanguageDetector(text);
        detector.text.forEach(detector.new Count());
        return detector;
    }

    public static DetectedLanguage detect(String text) {
        LanguageDetector detector = read(text);
        return detector.foreign().or(detector::voted).orElseGet(DetectedLanguage.TooShort::new);
    }

    /** Whether the text is clearly in a language without rules: {@link #detect}, where the others need not be told apart. */
    static Optional<DetectedLanguage> foreign(String text) {
        return read(text).foreign();
    }

    /** Whether a word of the text denies in some language: all that can be said of a denial where the language cannot be told. */
    public static boolean mayDeny(String text) {
        boolean[] denies = new boolean[1];
        ScannedWords words = new ScannedWords(text);
        words.forEach((at, end, inNumber) -> {
            String word = words.word(at, end);
            denies[0] |= TellingWords.all().denies(Characters.lower(word), FoldedText.fold(word));
        });
        return denies[0];
    }

    /** What the words of the text say of its language. */
    private final class Count implements ScannedWords.Reader {

        @Override
        public void takeLatin(int at, int end, boolean inNumber) {
            countLatin(at, end, inNumber);
        }

        @Override
        public void takeScript(String word, Script script) {
            scripts.add(word, script);
            letters.append(Characters.lower(word));
            explained.add(MarkedWord.of(word, telling));
        }

        @Override
        public boolean hasEnough() {
            return isSettled();
        }
    }

    private void countLatin(int at, int end, boolean inNumber) {
        scripts.addLatin(end - at);
        if (inNumber) {
            return;
        }
        boolean plain = text.isPlain();
        // A lone letter is as often a label, a variable or an initial; one with an accent is not ("è", "é", "à").
        boolean isWord = end - at > 1 || !plain;
        words += isWord ? 1 : 0;
        if (plain) {
            PlainWords.Word known = telling.plain().find(text.head(), at, end, text.hash());
            votes.add(known == null ? TellingWords.NOBODY : known.voters());
            if (isWord) {
                explained.addPlain(at, end, known);
            }
        } else {
            MarkedWord marked = text.marked(at, end);
            votes.add(marked.voters());
            votes.addLetters(marked.letterVotes());
            if (isWord) {
                explained.add(marked);
            }
        }
        // A name keeps its letters in every language.
        if (isWord && votes.wantSpellings() && (words == 1 || !text.isCapital(at))) {
            votes.addSpelling(at, end);
        }
    }

    private boolean isSettled() {
        double most = 0;
        double second = 0;
        int own = 0;
        for (int place = 0; place < telling.known().size(); place++) {
            if (votes.of(place) > most) {
                second = most;
                most = votes.of(place);
                own = explained.by(place);
            } else {
                second = Math.max(second, votes.of(place));
            }
        }
        return scripts.isEmpty()
                && most - second >= SETTLING_LEAD
                && own - explained.bestForeign() >= SETTLING_LEAD / 2;
    }

    private Optional<DetectedLanguage> foreign() {
        if (scripts.isEmpty() || !scripts.prevail()) {
            return foreignLanguage();
        }
        return scripts.areEnough() ? Optional.of(foreignScript()) : Optional.empty();
    }

    private DetectedLanguage foreignScript() {
        Script script = scripts.most();
        String named = explained.bestForeign() > 0 ? explained.foreignNames(letters.toString()) : script.language();
        return new DetectedLanguage.Foreign(named != null ? named : "a language in " + script.name() + " script");
    }

    private Optional<DetectedLanguage> foreignLanguage() {
        int best = explained.bestForeign();
        if (isWrittenForeign() || isToldByOneWord()) {
            return Optional.of(new DetectedLanguage.Foreign(explained.foreignNames("")));
        }
        int lead = best - explained.bestKnown();
        boolean clear = best >= FEWEST_EXPLAINED
                && lead > 0
                && best >= LEAST_EXPLAINED * words
                && lead >= LEAST_LEAD * words
                && explained.bestForeigners().stream().anyMatch(place -> isClear(place, lead));
        return clear ? Optional.of(new DetectedLanguage.Foreign(explained.foreignNames(""))) : Optional.empty();
    }

    /**
     * Whether letters tell: a text of a few words, of which no language with rules explains more than are written with letters that
     * none of them has. One such letter may be a loan ("jalapeño").
     */
    private boolean isWrittenForeign() {
        return words <= LanguageVotes.MOST_SPELLED
                && explained.foreignLetters() >= FEWEST_FOREIGN_LETTERS
                && explained.bestKnown() <= explained.foreignWords();
    }

    /**
     * Whether the one little word of a few tells: no language with rules has it or another of them, and all the rest is written, and
     * most of it ends, as in a language that has it ("El trabajador despedido pierde el preaviso"). A name has no rest ("Los Angeles").
     */
    private boolean isToldByOneWord() {
        return words >= FEWEST_TOLD_BY_ONE
                && words <= LanguageVotes.MOST_SPELLED
                && explained.bestForeign() > 0
                && explained.bestKnown() == 0
                && explained.bestForeigners().stream()
                        .anyMatch(place -> telling.hasFinals(place)
                                && explained.explainsAlone(place)
                                && explained.othersMayBe(place)
                                && explained.othersEndAlike(place, 1));
    }

    private boolean isClear(int place, int lead) {
        return explained.explainsTwo(place)
                && (lead > 1
                        || words <= FEW_WORDS
                        || isUnlikeKnown(place)
                        || explained.othersEndAlike(place, FEWEST_ENDINGS));
    }

    private boolean isUnlikeKnown(int place) {
        return words <= FEW_SPELLED
                && explained.explainsAlone(place)
                && telling.known().stream().noneMatch(votes::isSpelledLike);
    }

    private Optional<DetectedLanguage> voted() {
        Optional<Language> winner = votes.spelledWinner(words).or(votes::winner);
        if (winner.isEmpty() && votes.areAny()) {
            // The number words break a tie; they alone are too few to tell.
            text.forEach((at, end, inNumber) -> {
                String word = text.word(at, end);
                votes.addNumberWord(FoldedText.fold(word), word);
            });
            winner = votes.winner();
        }
        return winner.filter(this::isExplained).map(DetectedLanguage.Known::new);
    }

    /** Lone letters do not make a text French. */
    private boolean isExplained(Language language) {
        int place = telling.known().indexOf(language);
        return (explained.by(place) > 0 || votes.hasLetters(place)) && !isAsLikelyForeign(place);
    }

    /**
     * Whether a language without rules explains as many of a few words. "Se vende" has a French word that is Spanish as well, and
     * there is no more to tell by; "de la casa" has two, and one that ends as Spanish words do; so may all words of "Madrid es la
     * capital de España". "De bakker verkoopt" is spelled like none of these: all are kin of French. Letters alone ("ä" is German
     * and Swedish), or fewer words than another explains, tell a language only where the words are spelled like it.
     */
    private boolean isAsLikelyForeign(int place) {
        if (explained.by(place) > explained.bestForeign() || words > LanguageVotes.MOST_SPELLED) {
            return false;
        }
        Language language = telling.known().get(place);
        if (!votes.hasWords(place) || explained.by(place) < explained.bestForeign()) {
            return !votes.isSpelledLike(language);
        }
        return !votes.isSpelledUnlikeFrench(language, words)
                && explained.bestForeigners().stream().anyMatch(this::mayBe);
    }

    /** Whether the words that say nothing by themselves may be words of a language that is easily taken for one with rules. */
    private boolean mayBe(int foreigner) {
        return telling.hasFinals(foreigner)
                ? explained.othersMayBe(foreigner)
                : telling.hasEndings(foreigner) && (words <= FEW_WORDS || explained.othersEndAlike(foreigner, 1));
    }
}
