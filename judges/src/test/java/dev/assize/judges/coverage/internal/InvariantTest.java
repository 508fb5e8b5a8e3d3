package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.text.Language;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * However similar a sentence is: another number, date or name, a turned negation, an opposite word or exchanged roles
 * make it another statement. Sentences are generated from a small grammar of each language.
 */
class InvariantTest {

    private static final long SEED = 20261115;
    private static final int ROUNDS = 150;

    /**
     * What a language needs to say that someone did something with an amount somewhere at some time.
     *
     * @param plain with places for a name, a number, a place, a month and a year
     * @param denied the same, denied, in several ways
     * @param opposite the same with a verb of the opposite meaning
     * @param deed a deed between two people
     */
    private record Grammar(
            String plain,
            List<String> denied,
            List<String> opposite,
            String deed,
            String passive,
            List<String> months) {

        static Grammar of(Language language) {
            return switch (language.code()) {
                case "en" ->
                    new Grammar(
                            "%s increased the budget by %d euros in %s in %s %d.",
                            List.of(
                                    "%s did not increase the budget by %d euros in %s in %s %d.",
                                    "%s never increased the budget by %d euros in %s in %s %d.",
                                    "%s failed to increase the budget by %d euros in %s in %s %d.",
                                    "%s refused to increase the budget by %d euros in %s in %s %d.",
                                    "%s didn't increase the budget by %d euros in %s in %s %d."),
                            List.of("%s decreased the budget by %d euros in %s in %s %d."),
                            "%s sued %s.",
                            "%s was sued by %s.",
                            List.of("January", "March", "July", "October", "December"));
                case "fr" ->
                    new Grammar(
                            "%s augmente le budget de %d euros à %s en %s %d.",
                            List.of(
                                    "%s n'augmente pas le budget de %d euros à %s en %s %d.",
                                    "%s n'augmente jamais le budget de %d euros à %s en %s %d.",
                                    "%s refuse d'augmenter le budget de %d euros à %s en %s %d."),
                            List.of("%s diminue le budget de %d euros à %s en %s %d."),
                            "%s attaque %s.",
                            "%s est attaqué par %s.",
                            List.of("janvier", "mars", "juillet", "octobre", "décembre"));
                case "nl" ->
                    new Grammar(
                            "%s verhoogde het budget met %d euro in %s in %s %d.",
                            List.of(
                                    "%s verhoogde het budget niet met %d euro in %s in %s %d.",
                                    "%s verhoogde nooit het budget met %d euro in %s in %s %d.",
                                    "%s weigerde het budget met %d euro te verhogen in %s in %s %d."),
                            List.of("%s verlaagde het budget met %d euro in %s in %s %d."),
                            "%s beschuldigde %s.",
                            "%s werd door %s beschuldigd.",
                            List.of("januari", "maart", "juli", "oktober", "december"));
                case "de" ->
                    new Grammar(
                            "%s erhöhte das Budget um %d Euro in %s im %s %d.",
                            List.of(
                                    "%s erhöhte das Budget nicht um %d Euro in %s im %s %d.",
                                    "%s erhöhte nie das Budget um %d Euro in %s im %s %d.",
                                    "%s erhöhte kein Budget um %d Euro in %s im %s %d."),
                            List.of("%s senkte das Budget um %d Euro in %s im %s %d."),
                            "%s verklagte %s.",
                            "%s wurde von %s verklagt.",
                            List.of("Januar", "März", "Juli", "Oktober", "Dezember"));
                default -> throw new IllegalArgumentException("No sentences in " + language);
            };
        }
    }

    private static final List<String> NAMES =
            List.of("Marta Nowak", "Ivo Brandt", "Lena Krol", "Omar Haddad", "Rosa Vidal", "Piet Maes");
    private static final List<String> PLACES = List.of("Lisbon", "Gdansk", "Turin", "Bilbao", "Oslo");

    /** One generated statement. */
    private record Facts(String name, int amount, String place, String month, int year) {

        String in(String sentence) {
            return String.format(sentence, name, amount, place, month, year);
        }
    }

    private static Facts any(Random random, Grammar grammar) {
        return new Facts(
                pick(random, NAMES),
                2 + random.nextInt(5000),
                pick(random, PLACES),
                pick(random, grammar.months()),
                1900 + random.nextInt(120));
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void aStatementIsFoundInItself(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            String fact = any(random, grammar).in(grammar.plain());
            assertThat(stated(fact, fact)).as("seed %d, %s", seed, fact).isTrue();
            String other = any(random, grammar).in(grammar.plain());
            assertThat(stated(fact, other + " " + fact))
                    .as("seed %d, %s", seed, fact)
                    .isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void anotherNumberIsNoMatch(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            Facts one = any(random, grammar);
            Facts other =
                    new Facts(one.name(), one.amount() + 1 + random.nextInt(9), one.place(), one.month(), one.year());
            refuse(grammar.plain(), one, other, seed);
        });
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void anotherYearOrMonthIsNoMatch(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            Facts one = any(random, grammar);
            refuse(
                    grammar.plain(),
                    one,
                    new Facts(one.name(), one.amount(), one.place(), one.month(), one.year() - 1 - random.nextInt(30)),
                    seed);
            String month = other(random, grammar.months(), one.month());
            refuse(grammar.plain(), one, new Facts(one.name(), one.amount(), one.place(), month, one.year()), seed);
        });
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void anotherNameIsNoMatch(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            Facts one = any(random, grammar);
            String name = other(random, NAMES, one.name());
            refuse(grammar.plain(), one, new Facts(name, one.amount(), one.place(), one.month(), one.year()), seed);
            String place = other(random, PLACES, one.place());
            refuse(grammar.plain(), one, new Facts(one.name(), one.amount(), place, one.month(), one.year()), seed);
        });
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void whatIsSaidElsewhereDoesNotMendIt(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            Facts one = any(random, grammar);
            String name = other(random, NAMES, one.name());
            String swapped = new Facts(name, one.amount(), one.place(), one.month(), one.year()).in(grammar.plain());
            String known = other(random, NAMES, one.name());
            String aside = String.format(grammar.deed(), one.name(), known);
            String raised =
                    new Facts(one.name(), one.amount() + 7, one.place(), one.month(), one.year()).in(grammar.plain());
            String fact = one.in(grammar.plain());
            for (String output : List.of(
                    swapped + " " + aside,
                    aside + " " + swapped,
                    raised + " " + one.amount() + ".",
                    one.in(grammar.denied().get(0)) + " " + aside)) {
                assertThat(stated(fact, output))
                        .as("seed %d, %s / %s", seed, fact, output)
                        .isFalse();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void aTurnedNegationIsNoMatch(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            Facts facts = any(random, grammar);
            for (String denied : grammar.denied()) {
                assertThat(stated(facts.in(grammar.plain()), facts.in(denied)))
                        .as("seed %d, %s", seed, facts.in(denied))
                        .isFalse();
            }
            String negated = facts.in(grammar.denied().get(0));
            assertThat(stated(negated, facts.in(grammar.plain())))
                    .as("seed %d, %s", seed, negated)
                    .isFalse();
            assertThat(stated(negated, negated))
                    .as("seed %d, %s", seed, negated)
                    .isTrue();
        });
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void anOppositeWordIsNoMatch(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            Facts facts = any(random, grammar);
            for (String opposite : grammar.opposite()) {
                assertThat(stated(facts.in(grammar.plain()), facts.in(opposite)))
                        .as("seed %d, %s", seed, facts.in(opposite))
                        .isFalse();
            }
        });
    }

    @ParameterizedTest
    @MethodSource("dev.assize.text.Language#installed")
    void exchangedRolesAreNoMatch(Language language) {
        Grammar grammar = Grammar.of(language);
        each((random, seed) -> {
            String one = pick(random, NAMES);
            String other = other(random, NAMES, one);
            String fact = String.format(grammar.deed(), one, other);
            assertThat(stated(fact, String.format(grammar.deed(), other, one)))
                    .as("seed %d, %s", seed, fact)
                    .isFalse();
            assertThat(stated(fact, String.format(grammar.passive(), other, one)))
                    .as("seed %d, %s", seed, fact)
                    .isTrue();
        });
    }

    private static void refuse(String sentence, Facts fact, Facts output, long seed) {
        assertThat(stated(fact.in(sentence), output.in(sentence)))
                .as("seed %d, %s / %s", seed, fact.in(sentence), output.in(sentence))
                .isFalse();
    }

    private static boolean stated(String fact, String output) {
        boolean plain = OutputReader.of(output, "").statement(fact).stated();
        // A question makes the reader more generous, but not with what is wrong.
        return plain
                || OutputReader.of(output, "Warum? Pourquoi? Why?")
                        .statement(fact)
                        .stated();
    }

    private interface Round {
        void play(Random random, long seed);
    }

    private static void each(Round round) {
        for (int i = 0; i < ROUNDS; i++) {
            round.play(new Random(SEED + i), SEED + i);
        }
    }

    private static String pick(Random random, List<String> all) {
        return all.get(random.nextInt(all.size()));
    }

    private static String other(Random random, List<String> all, String not) {
        String picked = pick(random, all);
        return picked.equals(not) ? other(random, all, not) : picked;
    }
}
