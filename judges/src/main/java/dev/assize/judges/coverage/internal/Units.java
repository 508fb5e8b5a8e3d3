package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import dev.assize.text.WordSet;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The units that may follow a number, in one word or several ("kilometres per hour", "km/h"), and what they are worth.
 *
 * <p>Threads share it: it never changes once it is read.
 */
final class Units {

    /**
     * A unit where a text has it.
     *
     * @param from its first token
     * @param to the token after its last
     */
    record Named(Unit unit, int from, int to) {

        List<Integer> places() {
            return IntStream.range(from, to).boxed().toList();
        }
    }

    /** @param converts whether it belongs to another system of measurement */
    record Unit(String dimension, BigDecimal size, boolean converts, List<String> name) {

        /** So many of it. */
        Quantity times(BigDecimal count, List<Integer> numbers, List<Integer> units) {
            Quantity.Precision precision =
                    new Quantity.Precision(size, place(count).multiply(size), converts);
            if (dimension.equals(FAHRENHEIT)) {
                return new Quantity(CELSIUS, celsius(count), precision, numbers, units);
            }
            return new Quantity(
                    dimension, count.multiply(size).setScale(12, RoundingMode.HALF_UP), precision, numbers, units);
        }

        private static BigDecimal place(BigDecimal count) {
            return BigDecimal.ONE.scaleByPowerOfTen(
                    -Math.max(0, count.stripTrailingZeros().scale()));
        }

        private static BigDecimal celsius(BigDecimal fahrenheit) {
            return fahrenheit
                    .subtract(BigDecimal.valueOf(32))
                    .multiply(BigDecimal.valueOf(5))
                    .divide(BigDecimal.valueOf(9), 12, RoundingMode.HALF_UP);
        }
    }

    static final String PERCENT = "percent";
    private static final String CELSIUS = "celsius";
    private static final String FAHRENHEIT = "fahrenheit";
    private static final Set<String> CURRENCIES = WordSet.of("$ £ €");

    /** Words that may stand between a number and its unit: "5 millions d'euros". */
    private static final Set<String> BETWEEN = Set.of("de", "d");

    private static final PerLanguage<Units> BY_LANGUAGE = new PerLanguage<>(Units::new);

    private final Map<String, List<Unit>> byFirstWord = new HashMap<>();

    private Units(Language language) {
        Stemmer stemmer = new Stemmer(language);
        for (String line : WordList.beside(Units.class, "units.txt").lines()) {
            String[] words = line.split(" +");
            for (int i = 2; i < words.length; i++) {
                int colon = words[i].indexOf(':');
                if (colon < 0 || words[i].startsWith(language.code())) {
                    add(words[0], words[1], words[i].substring(colon + 1), stemmer);
                }
            }
        }
        // The longest name first: "kilometres per hour" before "kilometres".
        byFirstWord
                .values()
                .forEach(units -> units.sort((one, other) ->
                        Integer.compare(other.name().size(), one.name().size())));
    }

    private void add(String dimension, String size, String written, Stemmer stemmer) {
        boolean converts = size.startsWith("~");
        BigDecimal worth = new BigDecimal(converts ? size.substring(1) : size);
        List<String> plain = List.of(written.split("_"));
        List<String> stems = plain.stream()
                .map(word -> isSign(word) ? word : stemmer.stem(word))
                .toList();
        for (List<String> name : new LinkedHashSet<>(List.of(plain, stems))) {
            byFirstWord
                    .computeIfAbsent(name.get(0), any -> new ArrayList<>())
                    .add(new Unit(dimension, worth, converts || dimension.equals(FAHRENHEIT), name));
        }
    }

    private static boolean isSign(String word) {
        return CURRENCIES.contains(word) || word.equals("%");
    }

    static Units of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    static boolean isCurrency(Token token) {
        return CURRENCIES.contains(token.key());
    }

    /** The number at this place with its unit; empty when it is no number or has none. */
    Optional<Quantity> at(List<Token> tokens, int number, int start, int end) {
        if (!isAmount(tokens.get(number))) {
            return Optional.empty();
        }
        Optional<Named> after = after(tokens, number + 1, end);
        if (after.isPresent()) {
            return after.map(named -> named.unit.times(value(tokens.get(number)), List.of(number), named.places()));
        }
        if (number > start && isCurrency(tokens.get(number - 1))) {
            Unit unit = candidates(tokens.get(number - 1)).get(0);
            return Optional.of(unit.times(value(tokens.get(number)), List.of(number), List.of(number - 1)));
        }
        return Optional.empty();
    }

    /** Whether a unit may begin with the word, as it is written or by its key. */
    boolean mayOpen(String word) {
        return byFirstWord.containsKey(word);
    }

    /** Whether the token is a plain number, which can be reckoned with. */
    static boolean isAmount(Token token) {
        return token.kind() == Token.Kind.NUMBER
                && token.key().charAt(0) == '#'
                && token.key().length() <= 20;
    }

    static BigDecimal value(Token number) {
        return new BigDecimal(number.key().substring(1));
    }

    /** The unit that stands at this place, or after a word for "of" there. */
    Optional<Named> after(List<Token> tokens, int at, int end) {
        boolean of = at < end && BETWEEN.contains(tokens.get(at).folded());
        int first = of || isPerCent(tokens, at, end) ? at + 1 : at;
        // "Un cinquième de l'énergie" has no litres.
        boolean elided = of && first < end && tokens.get(first).stop();
        return first < end && !elided ? named(tokens, first, end) : Optional.empty();
    }

    private static boolean isPerCent(List<Token> tokens, int at, int end) {
        return at + 1 < end && tokens.get(at).stop() && tokens.get(at + 1).key().equals("%");
    }

    /** The unit that stands at this place. */
    Optional<Named> named(List<Token> tokens, int at, int end) {
        for (Unit unit : candidates(tokens.get(at))) {
            if (stands(unit, tokens, at, end)) {
                return Optional.of(new Named(unit, at, at + unit.name().size()));
            }
        }
        return Optional.empty();
    }

    private List<Unit> candidates(Token token) {
        List<Unit> byKey = byFirstWord.get(token.key());
        return byKey != null ? byKey : byFirstWord.getOrDefault(token.folded(), List.of());
    }

    private static boolean stands(Unit unit, List<Token> tokens, int at, int end) {
        if (at + unit.name().size() > end) {
            return false;
        }
        for (int i = 0; i < unit.name().size(); i++) {
            Token token = tokens.get(at + i);
            String word = unit.name().get(i);
            if (!token.key().equals(word) && !token.folded().equals(word)) {
                return false;
            }
        }
        return true;
    }
}
