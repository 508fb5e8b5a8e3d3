package dev.assize.text.detect;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Tells the language of a text by its script and its little words. Threads share it: a text is read by an object of its
 * own.
 *
 * <p>A text mostly in a script without rules is foreign from two words on, or three letters where words are not set
 * apart. A text in Latin letters is foreign when some language without rules explains clearly more of its words than each
 * language with rules does: a word is explained by a language that has it among its little words, or whose letters it is
 * written with. What the languages share ("de", "la") counts for all and so for none.
 *
 * <p>What is not foreign is put to a vote of the languages with rules. A little word gives each of its languages a share
 * of one vote, so "de" (French and Dutch) says less than "het"; letters that few write vote a little, and in a tie
 * number words do. In a few words one more or less is chance ("vos" is French, and a Dutch fox): where a language has at most one
 * vote less than the winner and the other words are clearly spelled like it, it is that one. Without any vote, or without a
 * winner, the text is too short to tell. The first part of a long text is enough.
 */
public final class LanguageDetector {

    private static final int WORDS_READ = 400;
    private static final int WORDS_BETWEEN_LOOKS = 40;
    private static final int LONGEST_WORD = 40;
    private static final int HEAD = 4_096;

    /** A lead in votes that the rest of a text does not turn. */
    private static final double SETTLING_LEAD = 12;

    /** Up to this many words, one word more than any language with rules explains is enough: there are no more to come. */
    private static final int FEW_WORDS = 4;

    /** Two words may be spelled like those of a neighbour. */
    private static final int FEWEST_SPELLED = 3;

    /** With more words, votes are enough. */
    private static final int MOST_SPELLED = 12;

    /** A lead of so many votes may be chance in a few words. */
    private static final double CHANCE_LEAD = 1;

    /** What a vote says beside the spelling, as a natural logarithm. */
    private static final double VOTE = 14;

    /** A language is told when it is this much likelier than any other, as a natural logarithm. */
    private static final double CLEAR_LEAD = 3;

    private static final int FEWEST_EXPLAINED = 2;

    /** Prose has a little word in every two or three; in a list of names they are strays. */
    private static final double LEAST_EXPLAINED = 0.2;

    private static final double LEAST_LEAD = 0.05;
    private static final int SHORTEST_WITH_ENDING = 4;
    private static final int FEWEST_ENDINGS = 2;
    private static final double LEAST_ENDINGS = 0.34;

    /** A letter of a script without blanks says as much as this many letters of an alphabet. */
    private static final int LETTERS_OF_AN_IDEOGRAM = 3;

    /** The last character that is written without accents everywhere. */
    private static final int LAST_PLAIN = 0x7F;

    private static final int FEWEST_SPACED_WORDS = 2;
    private static final int FEWEST_JOINED_LETTERS = 3;

    private final TellingWords telling = TellingWords.all();
    private final int[] explained = new int[telling.names().size()];
    private final @Nullable String[] firstExplained = new String[explained.length];
    private final boolean[] explainsTwo = new boolean[explained.length];
    private final String text;

    /** The first characters of the text, which are all that most texts have, and soon enough of the others. */
    private final char[] head;

    private final List<String> unexplained = new ArrayList<>();

    /** Where unexplained words of plain letters begin and end; hardly ever are they looked at. */
    private int[] unexplainedPlain = new int[64];

    private int unexplainedBounds;
    private final List<String> spelled = new ArrayList<>();
    private final double[] votes = new double[telling.known().size()];
    private final double[] letterVotes = new double[votes.length];
    private final Map<Script, int[]> scripts = new HashMap<>(2);
    private int latinLetters;
    private int words;

    private LanguageDetector(String text) {
        this.text = text;
        this.head = head(text);
    }

    private static char[] head(String text) {
        char[] head = new char[Math.min(text.length(), HEAD)];
        text.getChars(0, head.length, head, 0);
        return head;
    }

    public static DetectedLanguage detect(String text) {
        LanguageDetector detector = new LanguageDetector(text);
        detector.read();
        return detector.foreign().or(detector::voted).orElseGet(DetectedLanguage.TooShort::new);
    }

    /** Whether the text is clearly in a language without rules: {@link #detect}, where the others need not be told apart. */
    static Optional<DetectedLanguage> foreign(String text) {
        LanguageDetector detector = new LanguageDetector(text);
        detector.read();
        return detector.foreign();
    }

    /** Whether a word of the text denies in some language: all that can be said of a denial where the language cannot be told. */
    public static boolean mayDeny(String text) {
        boolean[] denies = new boolean[1];
        forEachWord(
                text,
                head(text),
                (at, end, inNumber) -> {
                    String word = text.substring(at, end);
                    denies[0] |= TellingWords.all().denies(Characters.lower(word), FoldedText.fold(word));
                },
                (word, script) -> {},
                () -> denies[0]);
        return denies[0];
    }

    private Optional<DetectedLanguage> foreign() {
        return scripts.isEmpty()
                ? foreignLanguage()
                : foreignScript().or(() -> mostlyForeignLetters() ? Optional.empty() : foreignLanguage());
    }

    private void read() {
        forEachWord(text, head, this::countLatin, this::countScript, this::isSettled);
    }

    /** Takes a word of Latin letters, by its place in the text. */
    @FunctionalInterface
    private interface LatinWords {
        void take(int at, int end, boolean inNumber);
    }

    private static void forEachWord(
            String text, char[] head, LatinWords latin, BiConsumer<String, Script> other, BooleanSupplier enough) {
        int runs = 0;
        int at = 0;
        int length = text.length();
        while (at < length && runs < WORDS_READ) {
            if (runs % WORDS_BETWEEN_LOOKS == WORDS_BETWEEN_LOOKS - 1 && enough.getAsBoolean()) {
                return;
            }
            char unit = at < head.length ? head[at] : text.charAt(at);
            if (unit <= LAST_PLAIN && !Characters.isLetter(unit)) {
                at++;
                continue;
            }
            int point = unit <= LAST_PLAIN ? unit : text.codePointAt(at);
            Script script = Script.of(point);
            int end = at + Character.charCount(point);
            if (script != null) {
                end = endOfScript(text, end, script);
                other.accept(text.substring(at, end), script);
                runs++;
            } else if (Characters.isLetter(point)) {
                while (end < length
                        && end - at < LONGEST_WORD
                        && Characters.isLetter(end < head.length ? head[end] : text.charAt(end))) {
                    end++;
                }
                latin.take(at, end, isInNumber(text, at));
                runs++;
            }
            at = end;
        }
    }

    /** The letters of "1er", "42km", "2013/AB/100" and "C.17.0234.F" are no words. */
    private static boolean isInNumber(String text, int at) {
        if (at == 0) {
            return false;
        }
        char before = text.charAt(at - 1);
        boolean joined = before == '/' || before == '.' || before == '-';
        return Characters.isDigit(before) || (joined && at > 1 && Characters.isDigit(text.charAt(at - 2)));
    }

    private boolean isSettled() {
        double most = 0;
        double second = 0;
        int own = 0;
        for (int place = 0; place < votes.length; place++) {
            if (votes[place] > most) {
                second = most;
                most = votes[place];
                own = explained[place];
            } else {
                second = Math.max(second, votes[place]);
            }
        }
        return scripts.isEmpty() && most - second >= SETTLING_LEAD && own - bestForeign() >= SETTLING_LEAD / 2;
    }

    private static int endOfScript(String text, int from, Script script) {
        int end = from;
        while (end < text.length()) {
            int point = text.codePointAt(end);
            if (!script.equals(Script.of(point))) {
                return end;
            }
            end += Character.charCount(point);
        }
        return end;
    }

    private void countScript(String word, Script script) {
        int[] count = scripts.computeIfAbsent(script, any -> new int[2]);
        count[0]++;
        count[1] += word.codePointCount(0, word.length());
        explain(word, FoldedText.fold(word));
    }

    private void countLatin(int at, int end, boolean inNumber) {
        latinLetters += end - at;
        if (inNumber) {
            return;
        }
        if (end <= head.length && isPlain(head, at, end)) {
            countPlain(at, end);
            return;
        }
        String word = text.substring(at, end);
        String folded = FoldedText.fold(word);
        vote(telling.voters(folded), word);
        if (isWord(at, end)) {
            words++;
            explain(word, folded);
            if (tellsBySpelling(at)) {
                spelled.add(folded);
            }
        }
    }

    /** As for any word, but folding one of plain letters only makes them small, so it is looked up where it stands. */
    private void countPlain(int at, int end) {
        TellingWords.Word known = telling.plain(head, at, end);
        int[] voters = known == null ? TellingWords.NOBODY : known.voters();
        for (int voter : voters) {
            votes[voter] += 1.0 / voters.length;
        }
        if (!isWord(at, end)) {
            return;
        }
        words++;
        if (known != null && known.speakers().length > 0) {
            for (int place : known.speakers()) {
                explainedBy(place, known.folded());
            }
        } else if (!Characters.isUpperCase(head[at])) {
            noteUnexplained(at, end);
        }
        if (tellsBySpelling(at)) {
            spelled.add(FoldedText.fold(text.substring(at, end)));
        }
    }

    private void noteUnexplained(int at, int end) {
        if (end - at < SHORTEST_WITH_ENDING) {
            return;
        }
        if (unexplainedBounds == unexplainedPlain.length) {
            unexplainedPlain = Arrays.copyOf(unexplainedPlain, unexplainedBounds * 2);
        }
        unexplainedPlain[unexplainedBounds++] = at;
        unexplainedPlain[unexplainedBounds++] = end;
    }

    /** A lone letter is as often a label, a variable or an initial. */
    private static boolean isWord(int at, int end) {
        return end - at > 1;
    }

    /** A name keeps its letters in every language. */
    private boolean tellsBySpelling(int at) {
        return spelled.size() <= MOST_SPELLED && (words == 1 || !Characters.isUpperCase(text.codePointAt(at)));
    }

    private void explain(String word, String folded) {
        boolean plain = isPlain(word);
        int[] speakers = telling.speakers(plain ? folded : Characters.lower(word), folded);
        if (speakers.length > 0) {
            for (int place : speakers) {
                explainedBy(place, folded);
            }
        } else if (!Characters.isUpperCase(word.codePointAt(0))) {
            if (!plain) {
                explainByLetters(word, folded);
            }
            unexplained.add(word);
        }
    }

    private static boolean isPlain(char[] text, int at, int end) {
        for (int i = at; i < end; i++) {
            if (text[i] > LAST_PLAIN) {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlain(String word) {
        return isPlain(word.toCharArray(), 0, word.length());
    }

    /** A name keeps its letters in every language, so only a word without a capital tells by them. */
    private void explainByLetters(String word, String folded) {
        boolean[] writers = null;
        for (int at = 0; at < word.length(); at += Character.charCount(word.codePointAt(at))) {
            int letter = word.codePointAt(at);
            if (letter > LAST_PLAIN) {
                writers = writers == null ? new boolean[explained.length] : writers;
                for (int place : telling.writers(letter)) {
                    writers[place] = true;
                }
            }
        }
        for (int place = 0; writers != null && place < writers.length; place++) {
            if (writers[place]) {
                explainedBy(place, folded);
            }
        }
    }

    private void explainedBy(int place, String folded) {
        explained[place]++;
        if (firstExplained[place] == null) {
            firstExplained[place] = folded;
        } else {
            explainsTwo[place] |= !folded.equals(firstExplained[place]);
        }
    }

    private void vote(int[] voters, String word) {
        for (int voter : voters) {
            votes[voter] += 1.0 / voters.length;
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) > LAST_PLAIN) {
                for (int place = 0; place < votes.length; place++) {
                    double vote = telling.voteOfLetter(place, word.charAt(i));
                    votes[place] += vote;
                    letterVotes[place] += vote;
                }
            }
        }
    }

    private boolean mostlyForeignLetters() {
        int weight = 0;
        for (Map.Entry<Script, int[]> count : scripts.entrySet()) {
            weight += count.getValue()[1] * (count.getKey().spaced() ? 1 : LETTERS_OF_AN_IDEOGRAM);
        }
        return weight > latinLetters;
    }

    private Optional<DetectedLanguage> foreignScript() {
        if (!mostlyForeignLetters()) {
            return Optional.empty();
        }
        int joinedLetters = 0;
        int spacedWords = 0;
        for (Map.Entry<Script, int[]> count : scripts.entrySet()) {
            joinedLetters += count.getKey().spaced() ? 0 : count.getValue()[1];
            spacedWords += count.getKey().spaced() ? count.getValue()[0] : 0;
        }
        if (spacedWords < FEWEST_SPACED_WORDS && joinedLetters < FEWEST_JOINED_LETTERS) {
            return Optional.empty();
        }
        Script script = mostWritten();
        String named = bestForeign() > 0 ? foreignNames() : script.language();
        return Optional.of(
                new DetectedLanguage.Foreign(named != null ? named : "a language in " + script.name() + " script"));
    }

    /** Japanese is written in Chinese letters and its own; its own are the sign. */
    private Script mostWritten() {
        Script most = null;
        for (Map.Entry<Script, int[]> count : scripts.entrySet()) {
            if ("Japanese".equals(count.getKey().language())) {
                return count.getKey();
            }
            int[] best = most == null ? new int[2] : scripts.getOrDefault(most, new int[2]);
            if (most == null || count.getValue()[1] > best[1]) {
                most = count.getKey();
            }
        }
        if (most == null) {
            throw new IllegalStateException("Asked for the script of a text that has only Latin letters");
        }
        return most;
    }

    private Optional<DetectedLanguage> foreignLanguage() {
        int best = bestForeign();
        int known = 0;
        for (int place = 0; place < telling.known().size(); place++) {
            known = Math.max(known, explained[place]);
        }
        int lead = best - known;
        boolean clear = best >= FEWEST_EXPLAINED
                && lead > 0
                && best >= LEAST_EXPLAINED * words
                && lead >= LEAST_LEAD * words
                && bestForeigners().stream().anyMatch(place -> isClear(place, lead));
        return clear ? Optional.of(new DetectedLanguage.Foreign(foreignNames())) : Optional.empty();
    }

    private boolean isClear(int place, int lead) {
        return explainsTwo[place] && (lead > 1 || words <= FEW_WORDS || othersEndAlike(place, FEWEST_ENDINGS));
    }

    /** Whether the words that say nothing by themselves end as those of the language do, well above chance. */
    private boolean othersEndAlike(int place, int fewest) {
        List<String> longer = new ArrayList<>();
        unexplained.stream()
                .filter(word -> word.length() >= SHORTEST_WITH_ENDING)
                .forEach(longer::add);
        for (int i = 0; i < unexplainedBounds; i += 2) {
            longer.add(text.substring(unexplainedPlain[i], unexplainedPlain[i + 1]));
        }
        long alike =
                longer.stream().filter(word -> telling.endsAlike(place, word)).count();
        return alike >= fewest && alike >= LEAST_ENDINGS * longer.size();
    }

    private int bestForeign() {
        int best = 0;
        for (int place = telling.known().size(); place < explained.length; place++) {
            best = Math.max(best, explained[place]);
        }
        return best;
    }

    private List<Integer> bestForeigners() {
        int best = bestForeign();
        List<Integer> places = new ArrayList<>();
        for (int place = telling.known().size(); place < explained.length; place++) {
            if (explained[place] == best) {
                places.add(place);
            }
        }
        return places;
    }

    /** The language that explains most, or those that explain equally much when they are two. */
    private String foreignNames() {
        List<String> names = bestForeigners().stream().map(telling.names()::get).toList();
        return names.size() == 2 ? names.get(0) + " or " + names.get(1) : names.get(0);
    }

    private Optional<DetectedLanguage> voted() {
        Optional<Language> winner = spelledWinner().or(this::winner);
        if (winner.isEmpty() && hasVotes()) {
            // The number words break a tie; they alone are too few to tell.
            forEachWord(
                    text,
                    head,
                    (at, end, inNumber) -> {
                        String word = text.substring(at, end);
                        vote(telling.counters(FoldedText.fold(word)), word);
                    },
                    (word, script) -> {},
                    () -> false);
            winner = winner();
        }
        return winner.filter(this::isExplained).map(DetectedLanguage.Known::new);
    }

    /** The language that a few words are clearly spelled like, where it has nearly as many votes as the best. */
    private Optional<Language> spelledWinner() {
        double most = Arrays.stream(votes).max().orElse(0);
        double near = Math.max(most - CHANCE_LEAD, 0);
        long close =
                Arrays.stream(votes).filter(vote -> vote > 0 && vote >= near).count();
        if (words < FEWEST_SPELLED || words > MOST_SPELLED || close < 2) {
            return Optional.empty();
        }
        Map<String, Double> spelling = SpellingHabits.learnt().of(spelled);
        int best = -1;
        double first = Double.NEGATIVE_INFINITY;
        double second = Double.NEGATIVE_INFINITY;
        for (int place = 0; place < votes.length; place++) {
            double habits = spelling.getOrDefault(telling.known().get(place).code(), 0.0);
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

    /** Whether some word is clearly spelled like another language that has votes: "Cour de cassation ontbreekt". */
    private boolean isMixed(int best) {
        for (String word : spelled) {
            Map<String, Double> spelling = SpellingHabits.learnt().of(List.of(word));
            double own = spelling.getOrDefault(telling.known().get(best).code(), 0.0);
            for (int place = 0; place < votes.length; place++) {
                double other = spelling.getOrDefault(telling.known().get(place).code(), 0.0);
                if (votes[place] > 0 && other - own >= 2 * CLEAR_LEAD) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Lone letters do not make a text French. */
    private boolean isExplained(Language language) {
        int place = telling.known().indexOf(language);
        return (explained[place] > 0 || letterVotes[place] > 0) && !isAsLikelyForeign(place);
    }

    /**
     * "Se vende" has a French word that is Spanish as well, and there is no more to tell by; "de la casa" has two, and one
     * that ends as Spanish words do. "De bakker verkoopt" is spelled like none of them: all are kin of French.
     */
    private boolean isAsLikelyForeign(int place) {
        return explained[place] > 0
                && explained[place] <= bestForeign()
                && !isSpelledUnlikeFrench(telling.known().get(place))
                && bestForeigners().stream()
                        .anyMatch(
                                other -> telling.hasEndings(other) && (words <= FEW_WORDS || othersEndAlike(other, 1)));
    }

    private boolean isSpelledUnlikeFrench(Language language) {
        if (words > MOST_SPELLED) {
            return false;
        }
        Map<String, Double> spelling = SpellingHabits.learnt().of(spelled);
        double lead = spelling.getOrDefault(language.code(), 0.0) - spelling.getOrDefault(Language.FRENCH.code(), 0.0);
        return lead >= 2 * CLEAR_LEAD;
    }

    private boolean hasVotes() {
        for (double vote : votes) {
            if (vote > 0) {
                return true;
            }
        }
        return false;
    }

    private Optional<Language> winner() {
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
}
