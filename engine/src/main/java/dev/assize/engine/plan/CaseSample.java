package dev.assize.engine.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Hash;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;

/**
 * Rows drawn from a dataset in one pass, each with the same chance (Vitter, "Random Sampling with a Reservoir", 1985,
 * algorithm R), while what cases share is counted over all of them. The same seed draws the same rows.
 */
final class CaseSample {

    /** When so many cases share nothing, none does. */
    private static final int LOOK_FOR_SHARED = 200;

    private final FieldMap fields;
    private final int size;
    private final Random random;
    private final List<Row> drawn = new ArrayList<>();
    private final Set<String> shared = new HashSet<>();
    private long cases;

    CaseSample(FieldMap fields, int size, long seed) {
        this.fields = fields;
        this.size = size;
        this.random = new Random(seed);
    }

    /** @param unit names what a case shares with others */
    void draw(Dataset dataset, long limit, Function<ObjectNode, Optional<String>> unit) {
        for (Optional<Row> row = dataset.next(); row.isPresent() && cases < limit; row = dataset.next()) {
            cases++;
            if (drawn.size() < size) {
                drawn.add(row.get());
            } else {
                long place = (long) (random.nextDouble() * cases);
                if (place < size) {
                    drawn.set((int) place, row.get());
                }
            }
            if (cases <= LOOK_FOR_SHARED || !shared.isEmpty()) {
                record(row.get()).flatMap(unit).ifPresent(name -> shared.add(Hash.of(name)));
            }
        }
    }

    /** The record of a row; empty when there is none, which costs nothing either. */
    private Optional<ObjectNode> record(Row row) {
        try {
            return Optional.of(fields.apply(row.record()));
        } catch (InvalidCase e) {
            return Optional.empty();
        }
    }

    List<ObjectNode> records() {
        return drawn.stream()
                .map(row -> record(row).orElseGet(dev.assize.core.json.Json::object))
                .toList();
    }

    Population population() {
        long unreadable = drawn.stream().filter(row -> record(row).isEmpty()).count();
        return new Population(cases, drawn.size(), unreadable, shared.size());
    }
}
