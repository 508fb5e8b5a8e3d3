package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Every amount of a text that can be reckoned with: numbers with a unit, several of them that make one ("two hours and five
 * minutes"), shares ("three out of four", "a fifth"), and {@linkplain ClockTimes times of the day}.
 */
final class Quantities {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final BigDecimal HALF = new BigDecimal("0.5");

    /** How far before "out of" its first number may stand: "three patients out of four". */
    private static final int BEFORE = 3;

    private static final BigDecimal LARGEST_WHOLE = BigDecimal.valueOf(1000);

    private final List<Token> tokens;
    private final AmountWords words;
    private final Units units;
    private final List<Quantity> found = new ArrayList<>();

    private Quantities(List<Token> tokens, Language language) {
        this.tokens = tokens;
        this.words = AmountWords.of(language);
        this.units = Units.of(language);
    }

    /** @param traits the {@link WordTraits} of each token */
    static List<Quantity> in(List<Token> tokens, int[] traits, Language language) {
        boolean measured = false;
        for (int i = 0; i < traits.length && !measured; i++) {
            measured = (traits[i] & WordTraits.MEASURES) != 0 || Units.isAmount(tokens.get(i));
        }
        if (!measured) {
            return List.of();
        }
        Quantities quantities = new Quantities(tokens, language);
        ClockTimes times = new ClockTimes(tokens, language);
        for (int i = 0; i < traits.length; i++) {
            if ((traits[i] & WordTraits.COUNTS) != 0 || Units.isAmount(tokens.get(i))) {
                quantities.read(i);
                times.read(i);
            }
        }
        quantities.found.addAll(times.found());
        return List.copyOf(quantities.found);
    }

    private void read(int at) {
        Token token = tokens.get(at);
        if (Units.isAmount(token)) {
            measured(at);
            fraction(at);
        } else if (words.isArticle(token)) {
            one(at);
            fraction(at);
        } else if (words.isHalf(token)
                || words.denominator(token).filter("2"::equals).isPresent()) {
            half(at);
        }
        int outOf = at > 0 ? words.outOf(tokens, at) : 0;
        if (outOf > 0) {
            ratio(at, at + outOf);
        }
        if (words.isEvery(token) && at + 1 < tokens.size() && Units.isAmount(tokens.get(at + 1))) {
            share(BigDecimal.ONE, Units.value(tokens.get(at + 1)), List.of(at + 1));
        }
    }

    private void measured(int at) {
        units.at(tokens, at, 0, tokens.size()).ifPresent(first -> {
            found.add(first);
            more(first);
        });
    }

    /** "An hour" is one; the article counts nothing by itself, so the unit stands for both. */
    private void one(int at) {
        if (at + 1 < tokens.size()) {
            units.named(tokens, at + 1, tokens.size())
                    .filter(named -> !tokens.get(named.from()).stop())
                    .ifPresent(named -> {
                        Quantity one = named.unit().times(BigDecimal.ONE, List.of(), named.places());
                        found.add(one);
                        more(one);
                    });
        }
    }

    /** "Two hours and five minutes", "1 h 30", "an hour and a half". */
    private void more(Quantity first) {
        int next = first.units().get(first.units().size() - 1) + 1;
        boolean joined = next < tokens.size() && words.joins(tokens.get(next));
        next += joined ? 1 : 0;
        boolean article = joined && next < tokens.size() && words.isArticle(tokens.get(next));
        next += article ? 1 : 0;
        if (next >= tokens.size()) {
            return;
        }
        Token token = tokens.get(next);
        BigDecimal unit = first.precision().unit();
        if (article && !token.stop()) {
            // "Een uur en een kwartier".
            units.named(tokens, next, tokens.size())
                    .map(named -> named.unit().times(BigDecimal.ONE, List.of(), named.places()))
                    .filter(rest -> rest.dimension().equals(first.dimension())
                            && rest.size().compareTo(unit) < 0)
                    .ifPresent(rest -> add(first, rest.size(), rest.precision().unit(), rest.numbers(), rest.units()));
        }
        if (joined && words.isHalf(token)) {
            add(first, unit.multiply(HALF), unit.multiply(HALF), List.of(next), List.of());
        } else if (Units.isAmount(token)) {
            int number = next;
            Optional<Quantity> second = units.at(tokens, number, number, tokens.size())
                    .filter(rest -> rest.dimension().equals(first.dimension())
                            && rest.precision().unit().compareTo(unit) < 0
                            && rest.size().compareTo(unit) < 0);
            second.ifPresent(rest -> add(first, rest.size(), rest.precision().unit(), rest.numbers(), rest.units()));
        }
    }

    private void add(Quantity first, BigDecimal more, BigDecimal unit, List<Integer> numbers, List<Integer> places) {
        found.add(new Quantity(
                first.dimension(),
                first.size().add(more),
                new Quantity.Precision(unit, unit, first.precision().converts()),
                Stream.concat(first.numbers().stream(), numbers.stream()).toList(),
                Stream.concat(first.units().stream(), places.stream()).toList()));
    }

    /** "Two thirds", "a fifth of", "trois quarts d'heure". */
    private void fraction(int at) {
        if (at + 1 >= tokens.size()) {
            return;
        }
        Optional<String> denominator = words.denominator(tokens.get(at + 1));
        if (denominator.isEmpty()) {
            return;
        }
        BigDecimal count = Units.isAmount(tokens.get(at)) ? Units.value(tokens.get(at)) : BigDecimal.ONE;
        BigDecimal whole = new BigDecimal(denominator.get());
        List<Integer> places = tokens.get(at).isExact() ? List.of(at, at + 1) : List.of(at + 1);
        boolean followed = at + 2 < tokens.size() && words.isOf(tokens.get(at + 2));
        // "A third goal" counts goals.
        boolean ordinal = tokens.get(at + 1).isExact() && !tokens.get(at).isExact();
        if (count.compareTo(whole) < 0 && (followed || !ordinal)) {
            partOfUnit(at + 2, count.divide(whole, 12, RoundingMode.HALF_UP), places);
            share(count, whole, places);
        }
    }

    private void partOfUnit(int at, BigDecimal part, List<Integer> places) {
        int next = at;
        while (next < tokens.size()
                && next < at + 2
                && (words.isOf(tokens.get(next)) || words.isArticle(tokens.get(next)))) {
            next++;
        }
        if (next > at && next < tokens.size()) {
            units.named(tokens, next, tokens.size())
                    .filter(named -> !tokens.get(named.from()).stop())
                    .ifPresent(named -> found.add(named.unit().times(part, places, named.places())));
        }
    }

    /** "Half the voters", "la moitié des voix". */
    private void half(int at) {
        boolean ofAll =
                at + 1 < tokens.size() && (words.isOf(tokens.get(at + 1)) || words.isArticle(tokens.get(at + 1)));
        if (ofAll) {
            share(BigDecimal.ONE, BigDecimal.valueOf(2), List.of(at));
        }
    }

    /** "Three out of four", "un logement sur deux", "1 in 12". */
    private void ratio(int from, int to) {
        int last = to;
        while (last < tokens.size() && last <= to + 1 && words.isArticle(tokens.get(last))) {
            last++;
        }
        if (last >= tokens.size() || !Units.isAmount(tokens.get(last))) {
            return;
        }
        int whole = last;
        IntStream.iterate(from - 1, i -> i >= Math.max(0, from - BEFORE), i -> i - 1)
                .filter(i -> Units.isAmount(tokens.get(i)) || words.isArticle(tokens.get(i)))
                .findFirst()
                .ifPresent(first -> {
                    boolean number = Units.isAmount(tokens.get(first));
                    share(
                            number ? Units.value(tokens.get(first)) : BigDecimal.ONE,
                            Units.value(tokens.get(whole)),
                            number ? List.of(first, whole) : List.of(whole));
                });
    }

    private void share(BigDecimal count, BigDecimal whole, List<Integer> places) {
        if (count.signum() > 0 && count.compareTo(whole) < 0 && whole.compareTo(LARGEST_WHOLE) <= 0) {
            BigDecimal percent = count.multiply(HUNDRED).divide(whole, 12, RoundingMode.HALF_UP);
            found.add(new Quantity(
                    Units.PERCENT,
                    percent,
                    new Quantity.Precision(BigDecimal.ONE, BigDecimal.ZERO, true),
                    places,
                    List.of()));
        }
    }
}
