package dev.assize.bench;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Writes reference-coverage cases to measure speed with: references of five sentences, each used by four outputs that
 * keep, change or drop some of them. The same seed gives the same cases.
 */
public final class CoverageCases {

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

    /** Arguments: how many cases. */
    public static void main(String[] arguments) throws IOException {
        int cases = Integer.parseInt(arguments[0]);
        CoverageCases made = new CoverageCases(42);
        BufferedWriter out = new BufferedWriter(new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
        List<String> reference = List.of();
        for (int i = 0; i < cases; i++) {
            if (i % OUTPUTS_PER_REFERENCE == 0) {
                reference = made.reference();
            }
            out.write(Json.write(made.record(i, reference)));
            out.write('\n');
        }
        out.flush();
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
        for (int i = 0; i < 4; i++) {
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
