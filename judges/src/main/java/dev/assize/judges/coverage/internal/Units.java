package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The units that may follow a number, in one word or several ("kilometres per hour", "km/h"), and what they are worth.
 *
 * <p>Threads share it: it never changes once it is read.
 */
final class Units {

    /**
     * An amount: a number with its unit.
     *
     * @param dimension what is measured; amounts of two dimensions are never the same
     * @param size the amount in the base unit of its dimension
     * @param from the first token of the unit
     * @param to the token after its last
     */
    record Quantity(String dimension, BigDecimal size, BigDecimal unit, int number, int from, int to) {

        /** Whether the two are the same amount, however written: 5 km and 5,000 m. Rounding in the third digit is forgiven. */
        boolean isSame(Quantity other) {
            if (!dimension.equals(other.dimension)) {
                return false;
            }
            BigDecimal difference = size.subtract(other.size).abs();
            BigDecimal tolerance = unit.compareTo(other.unit) == 0
                    ? BigDecimal.ZERO
                    : size.abs().multiply(ROUNDING);
            return difference.compareTo(tolerance) <= 0;
        }
    }

    private record Unit(String dimension, BigDecimal size, List<String> name) {}

    private static final BigDecimal ROUNDING = new BigDecimal("0.005");
    private static final Set<String> CURRENCIES = Set.of("$", "£", "€");

    /** Words that may stand between a number and its unit: "5 millions d'euros". */
    private static final Set<String> BETWEEN = Set.of("de", "d");

    private static final PerLanguage<Units> BY_LANGUAGE = new PerLanguage<>(Units::new);

    private final Map<String, List<Unit>> byFirstWord = new HashMap<>();

    private Units(Language language) {
        Stemmer stemmer = new Stemmer(language);
        for (String line : WordList.beside(Units.class, "units.txt").lines()) {
            String[] words = line.split(" +");
            for (int i = 2; i < words.length; i++) {
                add(words[0], new BigDecimal(words[1]), words[i], stemmer);
            }
        }
        // The longest name first: "kilometres per hour" before "kilometres".
        byFirstWord
                .values()
                .forEach(units -> units.sort((one, other) ->
                        Integer.compare(other.name().size(), one.name().size())));
    }

    private void add(String dimension, BigDecimal size, String written, Stemmer stemmer) {
        List<String> plain = List.of(written.split("_"));
        List<String> stems = plain.stream()
                .map(word -> isSign(word) ? word : stemmer.stem(word))
                .toList();
        for (List<String> name : new LinkedHashSet<>(List.of(plain, stems))) {
            byFirstWord.computeIfAbsent(name.get(0), any -> new ArrayList<>()).add(new Unit(dimension, size, name));
        }
    }

    private static boolean isSign(String word) {
        return CURRENCIES.contains(word) || word.equals("%");
    }

    static Units of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** The number at this place with its unit; empty when it is no number or has none. */
    Optional<Quantity> at(List<Token> tokens, int number, int start, int end) {
        if (tokens.get(number).kind() != Token.Kind.NUMBER
                || tokens.get(number).key().length() > 20) {
            return Optional.empty();
        }
        int after = number + 1;
        if (after < end && BETWEEN.contains(tokens.get(after).folded())) {
            after++;
        }
        if (after < end) {
            for (Unit unit : candidates(tokens.get(after))) {
                if (stands(unit, tokens, after, end)) {
                    int to = after + unit.name().size();
                    return Optional.of(quantity(tokens.get(number), unit, number, after, to));
                }
            }
        }
        if (number > start && CURRENCIES.contains(tokens.get(number - 1).key())) {
            Unit unit = candidates(tokens.get(number - 1)).get(0);
            return Optional.of(quantity(tokens.get(number), unit, number, number - 1, number));
        }
        return Optional.empty();
    }

    /** Every number with a unit. */
    List<Quantity> in(List<Token> tokens) {
        List<Quantity> found = new ArrayList<>();
        for (int i = 0; i < tokens.size(); i++) {
            at(tokens, i, 0, tokens.size()).ifPresent(found::add);
        }
        return List.copyOf(found);
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

    private static Quantity quantity(Token number, Unit unit, int at, int from, int to) {
        BigDecimal value = new BigDecimal(number.key().substring(1));
        BigDecimal size = value.multiply(unit.size()).setScale(12, RoundingMode.HALF_UP);
        return new Quantity(unit.dimension(), size, unit.size(), at, from, to);
    }
}
