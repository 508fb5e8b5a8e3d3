package dev.assize.bench;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;

/**
 * Cases of reference-coverage to measure speed with: references of ten sentences, each used by four outputs that keep,
 * change or drop some of them.
 */
final class CoverageCases {

    private static final int SENTENCES = 9;
    private static final int OUTPUTS_PER_REFERENCE = 4;

    private static final List<String> NAMES = List.of(
            "Anna Keller", "Lucas Meyer", "Marie Dubois", "Jan Peeters", "Rome", "Antwerp", "Oslo", "Acme", "Globex");
    private static final List<String> THINGS =
            List.of("bridge", "court", "library", "turbine", "vaccine", "treaty", "network", "museum", "satellite");
    private static final List<String> DEEDS =
            List.of("opened", "approved", "rebuilt", "financed", "designed", "rejected", "measured", "described");

    private final Random random;

    private CoverageCases(long seed) {
        this.random = new Random(seed);
    }

    /** Cases without end, about 1.3 kB each. */
    static Iterator<ObjectNode> endless() {
        CoverageCases made = new CoverageCases(42);
        return new Iterator<>() {
            private List<String> reference = List.of();
            private int number;

            @Override
            public boolean hasNext() {
                return true;
            }

            @Override
            public ObjectNode next() {
                if (number % OUTPUTS_PER_REFERENCE == 0) {
                    reference = made.reference();
                }
                return made.record(number++, reference);
            }
        };
    }

    private ObjectNode record(int number, List<String> reference) {
        return Json.object()
                .put("id", number)
                .put("input", "What happened?")
                .put("reference", String.join(" ", reference))
                .put("output_text", output(reference));
    }

    private List<String> reference() {
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i < SENTENCES; i++) {
            sentences.add(one(NAMES) + " " + one(DEEDS) + " the " + one(THINGS) + " near " + one(NAMES) + " in "
                    + (1900 + random.nextInt(120)) + " with " + (2 + random.nextInt(900)) + " people.");
        }
        sentences.add("Therefore the " + one(THINGS) + " is safer than the old " + one(THINGS) + " was.");
        return sentences;
    }

    private String output(List<String> reference) {
        List<String> sentences = new ArrayList<>();
        for (String sentence : reference) {
            switch (random.nextInt(4)) {
                case 0 -> {}
                case 1 -> sentences.add(sentence.replace("in 19", "in 20"));
                case 2 -> sentences.add("It is known that " + sentence);
                default -> sentences.add(sentence);
            }
        }
        return sentences.isEmpty() ? "Nothing is known." : String.join(" ", sentences);
    }

    private String one(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }
}
