package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The words by which a language tells amounts, dates and times without a number and its unit: halves, fractions, decades, days
 * with names. Closed classes of each language, read from {@code en.amounts} and its like; {@link Amounts} and {@link Quantities} say what is done with
 * them. Threads share it: it never changes.
 */
final class AmountWords {

    /** A day of every year with a name of its own. */
    record NamedDay(int day, int month, List<String> words) {}

    private static final PerLanguage<AmountWords> BY_LANGUAGE = new PerLanguage<>(AmountWords::new);

    private final Set<String> articles;
    private final Set<String> halves;
    private final Set<String> joiners;
    private final Map<String, String> fractions;
    private final Map<String, String> halfWords;
    private final Map<String, String> decades;
    private final Map<String, String> clockNames;
    private final List<List<String>> outOf;
    private final Set<String> outOfOpeners;
    private final Set<String> of;
    private final Set<String> every;
    private final Map<String, List<NamedDay>> days = new HashMap<>();
    private final Set<String> decadeOpeners;
    private final Set<String> centuries;
    private final String quarterSign;
    private final String quarter;
    private final List<List<String>> hours;
    private final Set<String> halfPast;
    private final Set<String> past;
    private final Set<String> to;
    private final List<List<String>> morning;
    private final List<List<String>> evening;
    private final Set<String> openers;

    private AmountWords(Language language) {
        WordList words = WordList.beside(AmountWords.class, language.code() + ".amounts");
        articles = set(words, "article");
        halves = set(words, "half");
        joiners = set(words, "and");
        fractions = numbered(words.lines("fractions"));
        halfWords = numbered(words.lines("half-words"));
        decades = numbered(words.lines("decades"));
        clockNames = numbered(words.lines("clock-names"));
        outOf = phrases(words, "out-of");
        outOfOpeners = WordSet.of(outOf.stream().map(phrase -> phrase.get(0)).toList());
        of = set(words, "of");
        every = set(words, "every");
        decadeOpeners = set(words, "decade-opener");
        centuries = set(words, "century");
        quarterSign = words.words("quarter-sign").get(0);
        quarter = words.words("quarter").get(0);
        hours = phrases(words, "hour");
        halfPast = set(words, "half-past");
        past = set(words, "quarter-past");
        to = set(words, "quarter-to");
        morning = phrases(words, "morning");
        evening = phrases(words, "evening");
        for (String line : words.lines("days")) {
            List<String> fields = List.of(line.split(" "));
            NamedDay day = new NamedDay(
                    Integer.parseInt(fields.get(0)), Integer.parseInt(fields.get(1)), fields.subList(2, fields.size()));
            days.computeIfAbsent(day.words.get(0), any -> new ArrayList<>()).add(day);
        }
        openers = WordSet.of(
                Stream.of(halves, halfWords.keySet(), decades.keySet(), days.keySet(), decadeOpeners, centuries)
                        .flatMap(Set::stream)
                        .toList());
    }

    static AmountWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    private static Set<String> set(WordList words, String section) {
        return WordSet.of(words.words(section));
    }

    /** Lines of a number and the words for it. */
    private static Map<String, String> numbered(List<String> lines) {
        Map<String, String> numbers = new HashMap<>();
        for (String line : lines) {
            List<String> fields = List.of(line.split(" +"));
            fields.subList(1, fields.size()).forEach(word -> numbers.put(word, fields.get(0)));
        }
        return numbers;
    }

    private static List<List<String>> phrases(WordList words, String section) {
        return words.lines(section).stream()
                .flatMap(line -> section.equals("hour") ? List.of(line.split(" ")).stream() : List.of(line).stream())
                .map(line -> List.of(line.split("[ _]")))
                .toList();
    }

    /** Whether {@link Amounts} may rewrite what this word belongs to. */
    boolean mayOpen(String folded) {
        return openers.contains(folded);
    }

    /** Whether the word may tell an amount where no number and no unit stands: "half", "fifths", "noon". */
    boolean mayTellAmount(String folded) {
        return halves.contains(folded) || fractions.containsKey(folded) || clockNames.containsKey(folded);
    }

    /** Whether an amount may begin with the word, or with the number before it: "a fifth", "out of", "every". */
    boolean mayCount(String folded) {
        return mayTellAmount(folded)
                || articles.contains(folded)
                || outOfOpeners.contains(folded)
                || every.contains(folded);
    }

    boolean isArticle(Token token) {
        return articles.contains(token.folded());
    }

    boolean isHalf(Token token) {
        return halves.contains(token.folded());
    }

    boolean joins(Token token) {
        return joiners.contains(token.folded());
    }

    boolean isOf(Token token) {
        return of.contains(token.folded());
    }

    /** "Every fifth": one in five. */
    boolean isEvery(Token token) {
        return every.contains(token.folded());
    }

    /** 5 for "fifth" and "fifths". */
    Optional<String> denominator(Token token) {
        return Optional.ofNullable(fractions.get(token.folded()));
    }

    /** 1.5 for "anderthalb". */
    Optional<String> halfWord(Token token) {
        return Optional.ofNullable(halfWords.get(token.folded()));
    }

    /** 90 for "nineties". */
    Optional<String> decade(Token token) {
        return Optional.ofNullable(decades.get(token.folded()));
    }

    /** "Années 90", "jaren negentig". */
    boolean opensDecade(Token token) {
        return decadeOpeners.contains(token.folded());
    }

    boolean isCentury(Token token) {
        return centuries.contains(token.folded());
    }

    String century() {
        return centuries.stream().sorted().findFirst().orElseThrow();
    }

    /** The letter that numbers the quarters of a year: Q3, T3. */
    String quarterSign() {
        return quarterSign;
    }

    String quarter() {
        return quarter;
    }

    List<NamedDay> days(Token first) {
        return days.getOrDefault(first.folded(), List.of());
    }

    /** Minutes from midnight on: 720 for "noon". */
    Optional<String> clockName(Token token) {
        return Optional.ofNullable(clockNames.get(token.folded()));
    }

    /** How many tokens from this place on stand between the two numbers of "three out of four"; 0 when none do. */
    int outOf(List<Token> tokens, int at) {
        return outOfOpeners.contains(tokens.get(at).folded()) ? longest(outOf, tokens, at) : 0;
    }

    /** How many tokens from this place on say that the number before is an hour: "o'clock", "Uhr". */
    int hour(List<Token> tokens, int at) {
        return longest(hours, tokens, at);
    }

    boolean isHalfPast(Token token) {
        return halfPast.contains(token.folded());
    }

    /** Whether half of the hour is meant that is coming: "halb zehn" is 9:30. */
    boolean countsHalfTowards() {
        return halfPast.isEmpty();
    }

    boolean isPast(Token token) {
        return past.contains(token.folded());
    }

    boolean isTo(Token token) {
        return to.contains(token.folded());
    }

    int morning(List<Token> tokens, int at) {
        return longest(morning, tokens, at);
    }

    int evening(List<Token> tokens, int at) {
        return longest(evening, tokens, at);
    }

    private static int longest(List<List<String>> phrases, List<Token> tokens, int at) {
        int longest = 0;
        for (List<String> phrase : phrases) {
            if (phrase.size() > longest && stands(phrase, tokens, at)) {
                longest = phrase.size();
            }
        }
        return longest;
    }

    /** Whether the words stand one after the other from this place on. */
    static boolean stands(List<String> phrase, List<Token> tokens, int at) {
        if (at < 0 || at + phrase.size() > tokens.size()) {
            return false;
        }
        for (int i = 0; i < phrase.size(); i++) {
            if (!tokens.get(at + i).folded().equals(phrase.get(i))) {
                return false;
            }
        }
        return true;
    }
}
