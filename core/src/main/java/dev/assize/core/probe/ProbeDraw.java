package dev.assize.core.probe;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.CRC32;

/**
 * What a probe may draw on: chance, which a seed settles, and other cases of the same data. One for each case and kind, so that
 * a kind more or a case less changes no other draw. Not shared between threads.
 */
public final class ProbeDraw {

    private final Random random;
    private final List<ObjectNode> others;

    /** @param others cases beside the probed one */
    public ProbeDraw(long seed, String caseId, String kind, List<ObjectNode> others) {
        CRC32 name = new CRC32();
        name.update((caseId + "\n" + kind).getBytes(StandardCharsets.UTF_8));
        this.random = new Random(seed * 0x9E3779B97F4A7C15L ^ name.getValue());
        this.others = List.copyOf(others);
    }

    /** From 0 to {@code bound}, which is excluded. */
    public int below(int bound) {
        return random.nextInt(bound);
    }

    public <T> Optional<T> pick(List<T> choices) {
        return choices.isEmpty() ? Optional.empty() : Optional.of(choices.get(random.nextInt(choices.size())));
    }

    public <T> List<T> shuffled(List<T> entries) {
        List<T> copy = new ArrayList<>(entries);
        Collections.shuffle(copy, random);
        return copy;
    }

    /** The entries in an order that is not theirs; empty where there is none. */
    public <T> Optional<List<T>> reordered(List<T> entries) {
        if (entries.stream().distinct().count() < 2) {
            return Optional.empty();
        }
        List<T> copy = shuffled(entries);
        while (copy.equals(entries)) {
            copy = shuffled(entries);
        }
        return Optional.of(copy);
    }

    /** Other cases, in a drawn order. */
    public List<ObjectNode> others() {
        return shuffled(others);
    }
}
