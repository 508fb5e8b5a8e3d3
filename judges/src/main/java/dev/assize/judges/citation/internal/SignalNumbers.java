package dev.assize.judges.citation.internal;

import dev.assize.judges.citation.internal.CitationReasoningReader.Reading;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Numbers in their order; their names too, where somebody wants to know them. */
final class SignalNumbers {

    private final @Nullable List<String> names;

    private double[] numbers = new double[192];
    private int size;

    private SignalNumbers(@Nullable List<String> names) {
        this.names = names;
    }

    static SignalNumbers unnamed() {
        return new SignalNumbers(null);
    }

    /** Adds each name to the list. */
    static SignalNumbers named(List<String> names) {
        return new SignalNumbers(names);
    }

    double[] all() {
        return Arrays.copyOf(numbers, size);
    }

    void put(String name, double number) {
        put(name, "", number);
    }

    /** The parts of a name are put together only where it is wanted. */
    void put(String name, String of, double number) {
        if (size == numbers.length) {
            numbers = Arrays.copyOf(numbers, 2 * numbers.length);
        }
        numbers[size++] = number;
        if (names != null) {
            names.add(name + of);
        }
    }

    void put(String name, boolean holds) {
        put(name, holds ? 1 : 0);
    }

    /** Words tell more than the facts. */
    void put(String name, Reading rule) {
        double evidence = rule.basis().equals(Reading.WORDS) ? 2 : rule.basis().equals(Reading.FACTS) ? 1 : 0;
        put(name, rule.holds() ? evidence : -evidence);
    }

    void putShare(String name, String of, int part, int whole) {
        put(name, of, whole == 0 ? -1 : part / (double) whole);
    }
}
