package dev.assize.models.price;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Prices by name of model. A line holds for the names that its pattern covers, in which {@code *} stands for any
 * characters; of several, the one with the most characters of its own counts. The list that ships is a start, with the
 * date of what it says: providers change their prices, so a user's own list goes before it.
 */
public final class PriceList {

    private final List<List<Price>> lists;

    private PriceList(List<List<Price>> lists) {
        this.lists = lists;
    }

    /** The prices that ship with Assize. */
    public static PriceList standard() {
        return new PriceList(List.of(read(Json.resource(PriceList.class, "prices.json"), "prices.json")));
    }

    /** A list on which nothing stands. */
    public static PriceList empty() {
        return new PriceList(List.of());
    }

    /**
     * The prices of a list in the form of {@code prices.json}, and these for what it does not name. Throws {@link
     * IllegalArgumentException} that names {@code source}, the line and what was expected.
     */
    public PriceList overriddenBy(String json, String source) {
        JsonNode root;
        try {
            root = Json.parse(json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(source + ": not JSON: " + JsonMistake.of(e), e);
        }
        if (!(root instanceof ObjectNode list)) {
            throw new IllegalArgumentException(source + ": expected an object with \"as_of\" and \"prices\"");
        }
        List<List<Price>> longer = new ArrayList<>();
        longer.add(read(list, source));
        longer.addAll(lists);
        return new PriceList(longer);
    }

    /** @param model provider and name, as in {@code openai/gpt-5-mini} */
    public Optional<Price> find(String model) {
        for (List<Price> list : lists) {
            Optional<Price> best = Optional.empty();
            for (Price price : list) {
                if (covers(price.pattern(), model)
                        && best.map(PriceList::weight).orElse(-1) < weight(price)) {
                    best = Optional.of(price);
                }
            }
            if (best.isPresent()) {
                return best;
            }
        }
        return Optional.empty();
    }

    private static int weight(Price price) {
        return (int) price.pattern().chars().filter(unit -> unit != '*').count();
    }

    /** Whether a pattern with stars covers a name, in time linear in both but for the number of stars. */
    private static boolean covers(String pattern, String name) {
        String[] parts = pattern.split("\\*", -1);
        if (parts.length == 1) {
            return pattern.equals(name);
        }
        if (!name.startsWith(parts[0])) {
            return false;
        }
        int at = parts[0].length();
        for (int i = 1; i < parts.length - 1; i++) {
            int found = name.indexOf(parts[i], at);
            if (found < 0) {
                return false;
            }
            at = found + parts[i].length();
        }
        String last = parts[parts.length - 1];
        return name.length() - last.length() >= at && name.endsWith(last);
    }

    private static List<Price> read(ObjectNode list, String source) {
        String asOf = list.path("as_of").asText();
        JsonNode prices = list.path("prices");
        if (asOf.isBlank() || !prices.isArray()) {
            throw new IllegalArgumentException(source + ": expected \"as_of\" (a date) and \"prices\" (a list)");
        }
        List<Price> read = new ArrayList<>();
        for (int i = 0; i < prices.size(); i++) {
            JsonNode line = prices.get(i);
            boolean whole = line.path("model").isTextual()
                    && line.path("input").isNumber()
                    && line.path("output").isNumber()
                    && line.path("input").decimalValue().signum() >= 0
                    && line.path("output").decimalValue().signum() >= 0;
            if (!whole) {
                throw new IllegalArgumentException(source + ": prices[" + i + "]: expected \"model\" (a name, * for any"
                        + " characters), \"input\" and \"output\" (US dollars for a million tokens), found " + line);
            }
            read.add(new Price(
                    line.path("model").textValue(),
                    line.path("input").decimalValue(),
                    line.path("output").decimalValue(),
                    line.path("as_of").asText(asOf)));
        }
        return List.copyOf(read);
    }
}
